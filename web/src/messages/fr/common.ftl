# Words that many pages share.

list = { $first } et { $last }
counting = un deux trois quatre cinq six sept huit neuf dix onze douze
seat-number = Place { $number }
player-number = Joueur { $number }
you = Vous
name-you = { $name } (vous)
guest = Invité
nobody = personne
bot-level = Bot · { $level }
bot-usual = Bot · niveau habituel
all-games = Tous les jeux
my-tables = Mes tables
rules = Règles
rules-of = Règles : { $title }
player-aid = Aide de jeu
player-aid-of = Aide de jeu : { $title }
learn = Apprendre
learn-game = Apprendre { $title }
print = Imprimer
print-game = Imprimer { $title }
replay = Revoir
replay-of = Relecture : { $title }
replay-game = Revoir { $title }
record = Enregistrement
debriefing = Débriefing
new-table-more = Nouvelle table…
watch = Regarder
close = Fermer
cancel = Annuler
remove = Retirer
send = Envoyer
hint = Conseil
skip = Passer
go-on = Continuer
pause = Pause
play-on = Continuer la partie
me = Moi
your-name = Votre nom
spectators = Spectateurs
link-to-watch = Lien pour regarder
what-if = Et si… ?
choices-and-seats = Choix et places
journal-and-rules = Journal et règles
turning-points = Tournants
not-begun = Pas encore commencée

# While something is fetched, and when it cannot be

loading = Chargement…
loading-table = Chargement de la table…
loading-game = Chargement de la partie…
loading-rules = Chargement des règles…
opening-table = Ouverture de la table…
no-such-game = Ce jeu n’existe pas.
no-answer = Le serveur ne répond pas. Est-il en marche ?
no-network = Il n’y a pas de réseau.
no-pictures = Les images de ce jeu n’ont pas pu être chargées.
status-code = Le serveur a répondu par le code { $status }.
offline = Pas de réseau. Les règles et les leçons déjà ouvertes restent lisibles ; les tables attendent le retour de la connexion.

# The connection to a table or a class

link-connecting = Connexion…
link-here = Connecté
link-away = Connexion perdue, nouvel essai…
link-gone = Non connecté

# What bots are called

level-random = au hasard
level-casual = tranquille
level-steady = solide
level-strong = fort
level-steady-cooperative = solide, coopératif
level-strong-cooperative = fort, coopératif
level-steady-money = solide, pour l’argent
level-strong-money = fort, pour l’argent
level-steady-aquabon = solide, pour Aquabon
level-strong-aquabon = fort, pour Aquabon

# Copying a link

copy = Copier
copy-copied = Copié ✓
copy-selected = Sélectionné
copy-name = { $says } : { $name }
copy-done = Le lien est copié.
copy-by-hand = Le lien est sélectionné : copiez-le avec Ctrl C, ou par un appui long.

# Durations and clocks

duration-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
duration-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
duration-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
duration-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
short-seconds = { $count } s
short-minutes = { $count } min
short-hours = { $hours } h { $minutes } min
clock-face-days = { $days } j { $hours } h
clock-none = Sans pendule
clock-days = { $count ->
        [one] { $count } jour par coup
       *[other] { $count } jours par coup
    }
clock-decision = { $time } par décision
clock-game = { $time } pour toute la partie
clock-increment = { $time } de plus après chaque coup
clock-talk = { $time } par discussion, puis les autres passent
talk-time = Temps par discussion
talk-time-limit = { $time } ; puis les autres passent
talk-time-none = Autant qu’il en faut

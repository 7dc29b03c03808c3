# A class: set up by its teacher, the console, the door on the wall, pupils' pages, and what all look at together.

class-gone = Cette classe n’existe plus.
class-refused = Cette classe ne connaît pas ce navigateur.
class-console = Tableau de bord
class-mine = Ma classe
class-a = Une classe
class-teacher-only = Cette page est réservée au professeur de la classe, par le lien privé. Les élèves entrent avec le code, par la page « Rejoindre une classe ».
class-table-number = Table { $number } :
class-away = hors ligne
class-pupil-more = { $here ->
        [yes] { $name }, en ligne : plus
       *[no] { $name }, hors ligne : plus
    }
class-seat-more = { $here ->
        [yes] { $name }, { $seat }, en ligne : plus
       *[no] { $name }, { $seat }, hors ligne : plus
    }
class-to-console = Au tableau de bord
class-decision-time = Temps par décision
class-no-limit = Sans limite

# A new class

setup-lead = Les élèves entrent avec un code court, sur téléphone, tablette ou ordinateur. Vous voyez toutes les tables sur une page, les mettez en pause, envoyez des messages et comparez toutes les parties à la fin.
setup-yours = Vos classes
setup-yours-label = Vos classes :
setup-kept = Ce qui est conservé : les noms que les élèves saisissent, et leurs parties. Tout est effacé quand vous supprimez la classe ; une classe que personne n’ouvre est supprimée d’elle-même. Rien d’autre sur les élèves n’est conservé, et il n’y a pas de comptes.
setup-empty-list = La liste est vide : écrivez un nom par ligne.
setup-game = Le jeu
setup-game-name = Jeu
setup-name = Nom de la classe
setup-name-example = 4e B, vendredi
setup-same-deal = La même donne à toutes les tables : cartes, événements et ordre identiques, seules les décisions diffèrent
setup-late = Les élèves en retard
setup-pupils = Élèves et tables
setup-people = Élèves par table
setup-tables = Tables
setup-seating = Qui s’assied où
setup-bots = Bots aux places vides
setup-usual-level = Le niveau habituel
setup-tables-count = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
setup-pupils-count = { $count ->
        [one] { $count } élève
       *[other] { $count } élèves
    }
setup-sum = { $tables } pour { $pupils }.
setup-sum-bots = { $tables } pour { $pupils } ; des bots complètent chaque table jusqu’à { $seats }.
setup-more = Pendule, conseils et options du jeu
setup-terms = Conditions
setup-hints = Les élèves peuvent demander des conseils
setup-keep-talk = Ce qui s’écrit aux tables fait partie du débriefing
setup-wait = Un instant…
setup-open = Ouvrir la classe
seating-arrival = Dans l’ordre d’arrivée
seating-choice = Les élèves choisissent leur place
seating-list = D’après ma liste de noms
latecomers-bot = prennent la place d’un bot
latecomers-watch = regardent

# Names as a teacher pastes them

names = Noms
names-example = Ada{ "\u000A" }Ben{ "\u000A" }Cléo{ "\u000A" }Dan
names-help = Un nom par ligne, prénoms seulement. Une ligne vide commence une nouvelle table ; sans ligne vide, les tables sont remplies à égalité.
names-tables = Tables de cette liste
names-too-long = « { $name }… » est trop long : un nom a au plus { $most } lettres.
names-twice = { $name } est deux fois dans la liste : ajoutez une lettre, par exemple « { $name } B ».
names-too-many = La table { $table } a { $count } noms, et { $most } élèves seulement s’assoient à une table.
names-tables-too-many = Cela fait { $count } tables : une classe en a au plus { $most }.

# The console

console-heading = { $title } : le tableau de bord
console-code = Code <code/>
console-stuck = { $count ->
        [one] { $count } bloquée
       *[other] { $count } bloquées
    }
console-tables = Tables
console-all = Pour toute la classe
console-begin = Lancer toutes les tables
console-pause = Tout mettre en pause
console-resume = Tout reprendre
console-debriefing = Débriefing commun
console-replay-now = La relecture guidée
console-replay = Revoir ensemble
console-end = Tout finir et débriefer
console-end-question = { $count ->
        [one] Finir la partie encore en cours et appeler tous les élèves au débriefing ?
       *[other] Finir les { $count } parties encore en cours et appeler tous les élèves au débriefing ?
    }
console-asking = <b>{ $name }</b> est déjà là, et quelqu’un veut entrer sous le même nom sur un autre appareil.
console-look-at = Voir { $name }
console-loose = Sans place :
attendance-nobody = Personne n’est encore arrivé
attendance-all = { $count ->
        [one] { $count } élève présent
       *[other] { $count } élèves présents
    }
attendance-some = { $here ->
        [one] { $here } élève présent sur { $all }
       *[other] { $here } élèves présents sur { $all }
    }
attendance-loose = { $attendance }, { $count } sans place
countdown = Temps de discussion

# One table on the console

card-more = Autres actions : { $name }
    .help = Message, nouvelle partie, fin…
card-begin = Lancer
card-begin-name = Lancer { $name }
card-pause-name = Pause : { $name }
card-go-on-name = Continuer : { $name }
card-watch-name = Regarder { $name }
card-open = en attente
card-finished = finie
card-closed = fermée
card-paused = en pause
card-stuck = bloquée
card-waits = On attend <people/>
card-wait = <b>{ $name }</b>, { $time }
card-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
card-free = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
card-bot-plays = un bot joue
card-message = Message pour { $name }
card-debriefing = Son débriefing
card-replay = La revoir avec la classe
card-end = Finir cette partie
card-end-question = Finir la partie sans gagnant ({ $name }) ?
card-new = Nouvelle partie
card-new-question = Commencer une nouvelle partie ({ $name }), avec les mêmes élèves ? L’ancienne est gardée pour le débriefing.
card-remove = Retirer la table
card-remove-question = Retirer { $name } ?

# One pupil

pupil-at = { $place }, { $state ->
        [here] en ligne
        [away] hors ligne
        [bot-here] en ligne ; un bot joue à sa place
       *[bot-away] hors ligne ; un bot joue à sa place
    }.
pupil-no-seat = Sans place
pupil-asks = Quelqu’un, sur un autre appareil, veut entrer comme { $name }. Si c’est bien { $name }, libérez le nom.
pupil-sits = Place
pupil-watches = Sans place : regarde
pupil-seat-here = { $table } · { $seat } (sa place)
pupil-seat-change = { $table } · { $seat } (échanger avec { $name })
pupil-seat-free = { $table } · { $seat } (libre)
pupil-seat-bot = { $table } · { $seat } (bot)
pupil-seat-person = { $table } · { $seat } (une personne)
pupil-name = Un autre nom
pupil-rename = Renommer
pupil-hand-back = Rendre la place
pupil-stand-in = Un bot à sa place
pupil-free = Libérer le nom
    .help = Pour un élève qui change d’appareil alors que l’ancien est encore connecté
pupil-dismiss = Retirer de la classe
pupil-dismiss-question = Retirer { $name } de la classe ? Le nom est effacé, et un bot prend la place.

# Messages, the clock, and what is arranged once

message = Message
message-to = Message pour
message-all = Pour tous
message-table = Pour { $name }
message-example = Encore 2 min…
message-sent = Envoyés
message-sent-all = Tous
message-line = { $when } { $whom } : { $text }
class-clock = Pendule pour tous
class-clock-end = Finir la discussion
class-clock-about = Sujet de la discussion
class-clock-about-example = Discussion : sur quoi ?
class-clock-for = Pendant
class-clock-start = Discuter
door-settings = Entrée et places
door-open = De nouveaux élèves peuvent entrer
door-add-table = Ajouter une table
door-use-list = Utiliser cette liste
export = Exporter et supprimer
export-all = Tout exporter (CSV, JSON, parties)
export-kept = La classe reste sur le serveur jusqu’à ce que vous la supprimiez ; celle que personne n’ouvre est supprimée d’elle-même. Les noms des élèves sont effacés avec elle, et rien d’autre n’est conservé sur eux.
export-remove = Supprimer la classe
export-remove-question = Supprimer la classe pour de bon ? Toutes les parties, tous les messages et les noms des élèves sont effacés. Exportez d’abord ce que vous voulez garder.
device = Ce tableau de bord sur un autre appareil
device-help = Quiconque a ce lien est le professeur de cette classe : ne le montrez à personne d’autre.
device-link = Lien privé du tableau de bord
device-code = Lien privé du tableau de bord sous forme de code pour l’appareil photo d’un téléphone

# The page for the wall

door-title = { $title } : entrez
door-back = Retour au tableau de bord
door-address = Ouvrez <address/>
door-type = et tapez le code
door-closed = L’entrée est fermée : personne de nouveau ne peut entrer. Ceux qui sont déjà venus peuvent revenir avec le code
door-code = Le code est { $letters }
door-unreachable = Les autres appareils ne peuvent pas atteindre cette adresse. Démarrez le serveur avec <command>paddlewheel class</command>, dans le même réseau que vos élèves.
door-other = Si les élèves ne peuvent pas l’ouvrir, essayez une autre adresse :
door-option = { $address } ({ $label })
door-option-near = { $address } ({ $label }, pas depuis d’autres appareils)
door-picture = Code pour appareil photo : il ouvre { $link }
door-no-seat = Pas encore de place
door-away = { " " }(hors ligne)

# Pupils

join-heading = Rejoignez votre classe
join-known = Vous êtes ici comme <b>{ $name }</b>. <link>Continuer comme { $name }</link>
join-code = Code
join-code-example = KTM 4X7
join-name = Votre prénom
join-moment = Un instant…
join-enter = Entrer
join-help = Sur un autre appareil, ou de retour plus tard ? Tapez le même code et le même prénom : votre place est toujours à vous.
kept = <b>Ce qui est conservé sur vous :</b> le nom que vous tapez, et ce que vous jouez et dites à la table. Votre professeur le voit. Le nom est effacé quand la classe est supprimée. Pas de courriel, pas de mot de passe, rien d’autre.
desk-come-in = Entrez avec le code de votre classe.
desk-outside = Vous n’êtes pas dans la classe
desk-again = Entrer de nouveau
desk-over = Les parties sont finies
desk-over-help = Comparez maintenant ce qui s’est passé à toutes les tables.
desk-debriefing = Le débriefing commun
desk-table = Ma table
desk-free = Autres places libres
desk-choose = Choisissez une place
desk-in-no-seat = <b>Vous êtes dans la classe.</b> Aucune place n’est libre pour l’instant. Cette page avance toute seule.
desk-in-wait = <b>Vous êtes dans la classe.</b> Votre professeur vous donne une place. Cette page avance toute seule.
desk-watch = Regarder en attendant
desk-leave = Quitter la classe
desk-leave-question = Quitter la classe pour de bon ? Votre nom est effacé, et votre place va à quelqu’un d’autre.
desk-seat = Ma place
desk-paused = Votre professeur a mis la partie en pause.
desk-begun = La partie a commencé.
desk-to-table = À ma table
desk-group = Allez vous asseoir avec votre groupe. La partie commencera toute seule sur cette page quand votre professeur la lancera.
desk-meanwhile = En attendant : <rules>les règles</rules>
desk-meanwhile-lesson = En attendant : <rules>les règles</rules> · <lesson>une première partie guidée</lesson>
desk-with = avec { $names }
desk-nobody = encore personne
desk-sit = S’asseoir ({ $table }) : { $seat }
desk-sit-bot = S’asseoir ({ $table }) : { $seat } (bot), à la place du bot
desk-bot = { $seat } (bot)
from-teacher = De votre professeur
teacher-says = <b>Votre professeur :</b> { $text }
teacher-ok = OK

# What all look at together

led-title = { $name }, ensemble
led-heading = { $name }, ensemble
led-by = { $name } guide
led-by-teacher = Votre professeur guide
led-by-you = Vous guidez : tous les écrans vous suivent
led-follow = Tous les écrans vous suivent
led-laying = Préparation de la table…
led-pick = Vous parcourez une partie, et les écrans de tous les élèves suivent. Vous pouvez laisser un élève guider.
led-show = Montrer à tous
led-show-name = Montrer à tous : { $name }
led-not-over = Pas encore finie
led-not-over-name = Pas encore finie : { $name }
led-who = Qui guide
led-i = Moi
led-end = Finir pour tous
led-what-if = <b>Et si… ?</b> Tous les écrans regardent cette partie.
led-back = Retour à la relecture
what-if-class = La partie continue à partir d’ici devant la classe, sur tous les écrans. Qui joue ?
what-if-i = Moi
what-if-bot = Un bot
what-if-class-go = Continuer devant la classe

# The joint debriefing

joint-comparing = Comparaison des tables…
joint-heading = { $game }, toutes les tables
joint-heading-class = { $title } : { $game }, toutes les tables
joint-same-deal = Toutes les tables ont eu la même donne, les mêmes événements et le même ordre : ce qui diffère vient des décisions.
joint-own-deal = Chaque table a eu sa propre donne.
joint-under-way = Certaines parties sont encore en cours : cette page les suit.
joint-to-class = À ma classe
joint-no-curves = Il n’y a pas encore de courbes : aucune table n’est allée au bout d’une période ({ $period }).
joint-parted = Là où les tables se séparent
joint-close = Elles sont restées proches jusqu’ici.
joint-tables = Table par table
joint-best = Le meilleur : { $round }.
joint-worst = Le pire : { $round }.
joint-show = montrer à tous
joint-show-best = Montrer à tous : meilleur moment, { $table }
joint-show-worst = Montrer à tous : pire moment, { $table }
joint-show-moment = Montrer à tous : { $table }, { $period } { $round }, { $text }
joint-debriefing-of = Débriefing <hidden>: { $table }</hidden>

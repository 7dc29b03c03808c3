# A table: before the game, while it is played, and at its end.

table-unknown = Cette table n’existe pas.
table-refused = Cette table ne connaît pas la clé de ce navigateur.
table-cannot-open = Cette table ne peut pas être ouverte
learn-link = Leçon
learn-meanwhile = Une première partie guidée ; cette table vous attend
watching = Spectateur
watchers = { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
talk-clock = Discussion { $time }
    .name = Temps de discussion restant
own-clock = Votre temps
board = Le plateau
seats-and-cards = Places et cartes
zoom = Zoom : { $title }
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-fit = Montrer tout le plateau
rule-number = Règle { $rule }

# Waiting for players

waiting-heading = { $title } : la table est prête
waiting-answers = { $count ->
        [one] La partie commence quand { $names } aura répondu.
       *[other] La partie commence quand { $names } auront répondu.
    }
waiting-host = Commencez quand tout le monde est là. Des bots prennent les places encore libres.
waiting-guest = L’hôte commence la partie quand tout le monde est là.
waiting-own = { " " }(vous)
waiting-bot = Bot ({ $level })
waiting-kept = réservée à { $name }
waiting-free = libre
waiting-sit = S’asseoir ici
waiting-change = Passer à la place { $number }
waiting-muted = muet
waiting-begin = Commencer
waiting-talk = Discussion
    .name = Discussion avant la partie
waiting-watch = Pour ceux qui veulent seulement regarder
waiting-who-plays = Qui joue à la place { $number }
take-used-up = Votre invitation a déjà servi ou a été remplacée : demandez un nouveau lien à l’hôte. En attendant, vous pouvez regarder.
take-invited = <b>La place { $number } est libre, et une invitation vous y attend.</b> { $problem }

# The host

host = Pour l’hôte
host-seat = <b>Place { $number }</b> { $who }
host-close = Fermer la table
host-close-question = Fermer la table pour de bon ? Plus personne ne pourra s’y joindre, y jouer ni y parler. Ce qui a été joué restera visible.
host-delete = Supprimer la table
host-delete-question = Supprimer la table pour tout le monde ? La partie, son enregistrement et tout ce qui a été dit seront perdus.
host-bot = Donner à un bot
host-bot-name = Donner à un bot : place { $number }
host-bot-question = Retirer { $name } et laisser désormais un bot jouer à cette place ?
host-remove-name = Retirer : { $name }, place { $number }
host-remove-question = Retirer { $name } ? La place devient libre et attend quelqu’un avec un nouveau lien.{ $listed ->
        [yes] { " " }La table quitte la liste publique, pour empêcher un retour immédiat.
       *[no] { "" }
    }
host-mute = Retirer la parole
host-mute-name = Retirer la parole : { $name }
host-unmute = Rendre la parole
host-unmute-name = Rendre la parole : { $name }
host-link = Lien pour la place { $number }
host-link-new = Nouveau lien
host-link-new-name = Nouveau lien : place { $number }
host-link-new-question = Créer un nouveau lien ? L’ancien ne fonctionnera plus.
host-link-make = Créer un lien pour la place { $number }

# Leaving

leave-menu = Quitter…
leave = Quitter
leave-seat = Quitter la place { $number }
leave-ask-pause = Demander une pause
leave-bot = Laisser un bot jouer pour moi
leave-bot-help = Vous reprenez votre place dès que vous ouvrez la table.
leave-ask-end = Demander à finir la partie
leave-resign = Abandonner
leave-resign-bot = Abandonner cette partie pour de bon ? Un bot continue à votre place.
leave-resign-end = Abandonner cette partie pour de bon ? Elle finit aussitôt.

# What people ask each other

people-bot-for-you = <b>Un bot joue pour vous.</b> Votre professeur vous rendra la place.
people-held-teacher = <b>Votre professeur a mis la partie en pause.</b> Aucune pendule ne tourne. Elle reprendra toute seule.
people-held-host = <b>L’hôte a mis la partie en pause.</b> Aucune pendule ne tourne. Elle reprendra toute seule.
people-paused = <b>La table est en pause.</b> Aucune pendule ne tourne. Chacun peut reprendre.
people-ask-pause = { $who ->
        [me] Vous demandez une pause.
        [us] { $names } demandez une pause.
        [several] { $names } demandent une pause.
       *[one] { $names } demande une pause.
    }
people-ask-end = { $who ->
        [me] Vous demandez de finir la partie sans gagnant.
        [us] { $names } demandez de finir la partie sans gagnant.
        [several] { $names } demandent de finir la partie sans gagnant.
       *[one] { $names } demande de finir la partie sans gagnant.
    }
people-missing = Pas encore de réponse : { $names }.
people-take-back = Retirer la demande
people-agree = Accepter
people-play-on = Continuer à jouer
people-end = Finir
people-refuse-end = Continuer
people-away = <b>Absence depuis plus de { $time } : { $name }.</b> Un bot peut jouer en attendant son retour.
people-let-bot = Laisser jouer un bot
people-wait = Attendre
people-end-game = Finir la partie

# Seats

seat-nobody = { $title } (personne)
seat-taken = { $title } ({ $name })
seat-own = { " " }(vous)
seat-bot = Bot, { $level }
seat-free = Place libre
seat-away = hors ligne
seat-resigned = abandon
seat-has-resigned = a abandonné
seat-stand-in = hors ligne, un bot joue ({ $level })
seat-decides = décide

# The decision

decision = La décision
prompt-closed = Cette table est fermée : la partie s’arrête là
prompt-paused = La table est en pause
prompt-over = La partie est finie
prompt-yours = À vous · { $seat }
prompt-waiting = On attend { $names }
prompt-skip-help = Une touche ou un clic sur le plateau fait de même
prompt-result = Résultat
undo = Annuler
    .help = Annuler votre dernier choix (U)
hint-help = Ce que ferait un joueur fort, et pourquoi (H)
status = Ce qui compte maintenant
tone-good = bon
tone-warning = attention
tone-danger = danger
turn-so-far = Votre tour jusqu’ici
turn-back = Revenir avant « { $choice } »
turn-back-name = Annuler { $choice }{ $more ->
        [0] { "" }
        [one] { " " }et { $more } autre
       *[other] { " " }et { $more } autres
    }

# Choosing

choices = Vos choix
choices-help = Pointez un choix pour lire ce qu’il signifie.
choices-final = Ce choix est définitif. Choisissez-le encore une fois pour le faire.
choices-final-said = { $choice } : ce choix est définitif. Choisissez-le encore une fois pour le faire.
choices-which = Lequel ?
choices-may = Vous pouvez
choices-all = Tous les choix
choices-hint = conseil
choices-at = { $label } : { $count } choix
only-choice = { $choice } : il n’y avait pas d’autre choix.
popup-sure = Vous confirmez ?
popup-which = Quel choix ?
popup-final = Ce choix est définitif.
popup-not-yet = Pas encore
popup-none = Aucun de ceux-ci
popup-do = Le faire, et ne plus demander
closer = Vu de près
closer-more = et { $count } de plus
closer-choices = Choix possibles ici

# Plans

plan = Le plan
plan-others-first = Quelqu’un d’autre décide d’abord.
plan-news = Quelque chose de nouveau est apparu.
plan-not-offered = La suite n’est pas possible maintenant.
plan-stopped = Arrêté après { $made } choix sur { $all }. { $why }
plan-ways = { $count } façons ; R passe à la suivante.
plan-way = { $way } sur { $count }
plan-turn = Molette ou R : une autre façon ({ $way } sur { $count })
plan-turn-name = Une autre façon, maintenant { $way } sur { $count }
plan-drop = Pas là

# Notes

note-close = Fermer la note
note-hint = Conseil :
note-allowed = « { $choice } » est permis.
note-allowed-here = Vous pouvez choisir ceci maintenant.
note-why-not = Pourquoi pas « { $choice } » ?
note-why-not-here = Pourquoi pas maintenant ?
greeting = <b>Première visite ?</b> Tout ce qui est encadré d’or peut être choisi : cliquez dessus, ou sur un choix plus bas. Cliquez sur le reste pour lire ce que c’est.
greeting-close = Fermer le mot de bienvenue
why-not = Pourquoi ne puis-je pas… ?
why-not-name = Un choix de ce jeu
why-not-example = un choix, par exemple « { $token } »
why-not-any = un choix
why-not-ask = Demander
why-not-help = Ou cliquez sur n’importe quoi pour lire ce que c’est, et pourquoi ce n’est pas un choix maintenant.

# Beside the table

side = Places, journal, règles et discussion
tabs = À côté de la table
tab-table = Table
tab-journal = Journal
tab-rules = Règles
tab-talk = Parler
tab-host = Hôte
tab-close = { $tab ->
        [table] Fermer la table
        [journal] Fermer le journal
        [rules] Fermer les règles
        [talk] Fermer la discussion
       *[host] Fermer l’onglet de l’hôte
    }
tab-unread = du nouveau
all-rules-page = Toutes les règles sur une page
notes-and-debriefing = Notes et débriefing
talk-kept = Ce qui se dit ici fait partie du débriefing.
talk = Discussion à la table
talk-table = Table
talk-watching = { $name } (spectateur)
talk-nothing = Personne n’a rien dit.
talk-something = Dire quelque chose
talk-say = Dire
talk-closed = Cette table est fermée.
talk-listen = Les spectateurs ne font qu’écouter ici.
talk-muted = L’hôte vous a retiré la parole.

# What has happened

journal-empty = Rien ne s’est encore passé.
journal-followed = La suite
journal-more = { $summary } Et { $count } de plus.
and-more = Et { $count } de plus.
since-turn = Depuis votre dernier tour
since-start = Ce qui s’est passé jusqu’ici
since-round = Le dernier tour de table
since-again = Encore
since-happened = { $count ->
        [one] Ce qui s’est passé : { $count } moment
       *[other] Ce qui s’est passé : { $count } moments
    }
since-back = Un moment en arrière
since-next = Le moment suivant
since-look = Le regarder
looking = Retour en arrière
looking-at = Retour en arrière : { $where }
looking-new = { $count ->
        [one] { $count } nouveau
       *[other] { $count } nouveaux
    }
looking-now = Revenir au présent
    .help = Échap fait de même
where-step = étape { $step } sur { $last }
where-moment = étape { $step } sur { $last }, moment { $moment } sur { $moments }
where-step-alone = Étape { $step } sur { $last }
where-moment-alone = Étape { $step } sur { $last }, moment { $moment } sur { $moments }
steps = Étapes
steps-first = Au début
steps-last = À la fin
steps-by = Avancer par
steps-back = { $unit ->
        [beat] Un moment en arrière
        [choice] Un choix en arrière
        [turn] Un tour en arrière
       *[round] Une manche en arrière
    }
steps-forward = { $unit ->
        [beat] Un moment en avant
        [choice] Un choix en avant
        [turn] Un tour en avant
       *[round] Une manche en avant
    }
unit-beat = Moment
unit-choice = Choix
unit-turn = Tour
unit-round = Manche

# Several people at one screen

curtain = Passez l’écran à { $name }
curtain-help = Les autres regardent ailleurs.
curtain-open = C’est moi, { $name }

# The end

result-ended = Finie sans gagnant
result-won-together = Vous avez gagné ensemble
result-lost-together = Vous avez perdu ensemble
result-all-won = Tous ont gagné
result-nobody = Personne n’a gagné
result-lost = Vous avez perdu
result-won = Vous avez gagné
result-won-too = Vous avez gagné, de même que { $others }
result-winner = Gagnant : { $names }
result-winners = Gagnants : { $names }
result-turned = Le tournant : <link>{ $moment }</link>
turning-step = étape { $step }
ending-analyse = Analyser
ending-board = Regarder le plateau
rematch-offer = { $who } propose une revanche.
rematch-host = L’hôte
rematch-accept = Accepter
rematch-decline = Refuser
rematch-without = Vous ne jouez pas la revanche.
rematch-go = Aller à la revanche
rematch-again = Rejouer

# The promise about the shuffle

shuffle = Le mélange est-il honnête ?
shuffle-help = Avant la partie, le serveur a choisi une graine secrète qui décide de tout le hasard, et a publié cette empreinte du jeu, de la graine et du sel. Il ne peut plus changer la graine sans changer l’empreinte.
shuffle-hash = Empreinte (SHA-256)
shuffle-seed = Graine
shuffle-salt = Sel
shuffle-later = Quand la partie sera finie, la graine et le sel seront montrés ici, et vous pourrez vérifier l’empreinte.
shuffle-check = Vérifier la promesse
shuffle-by-hand = Cette page n’est pas servie en https, le navigateur ne peut donc pas calculer l’empreinte. Vérifiez-la dans un terminal : <command/>
shuffle-kept = La promesse a été tenue : la graine et le sel donnent exactement cette empreinte.
shuffle-broken = La promesse a été rompue : la graine et le sel donnent une autre empreinte que celle publiée avant la partie.

# Tables and classes: names, what people are told, and the joint debriefing of a class.

guest = Invité
nobody = Personne
teacher = Enseignant
table-number = Table { $number }
table-game = Table { $number }, partie { $game }
what-if = Et si ?
player-number = Joueur { $number }
bot-of-level = { $level } (bot)
level-random = au hasard
level-casual = tranquille
level-steady = solide
level-strong = fort
round = Manche

not-asked = Ce n’est pas à vous maintenant : quelqu’un d’autre décide.
table-has-changed = La table a changé depuis.
only-so-many-back = Vous ne pouvez reprendre que { $steps } de vos choix maintenant.
invitation-used-up = Cette invitation a déjà servi ou a été remplacée. Demandez un nouveau lien à l’hôte.
analysis-failed = L’analyse n’a pas pu être faite. Demandez-la encore une fois.
archived-with-end = Cette partie a été jouée avec la version { $rules } de ses règles ; ici, c’est la version { $here }. Sa fin est donc montrée telle qu’elle a été conservée, et on ne peut ni la relire ni la continuer.
archived-as-record = Cette partie a été jouée avec la version { $rules } de ses règles ; ici, c’est la version { $here }. Seul son enregistrement a donc été conservé, et on ne peut ni la relire ni la continuer.

# Notifications
notify-turn = C’est à vous de jouer.
notify-turn-with = C’est à vous de jouer, avec { $others }.
notify-over = La partie est finie.
notify-over-with = La partie avec { $others } est finie.

# The joint debriefing of a class
a-class = Une classe
looking-back = { $title } : retour sur les parties
at-tables = { $game }, { $count } tables
deal-same = Toutes les tables avaient la même donne.
deal-own = Chaque table avait sa propre donne.
still-under-way = Certaines parties sont encore en cours.
average-of-players = moyenne des joueurs
how-the-tables-ended = Comment les tables ont fini
column-table = Table
column-players = Joueurs
column-ending = Fin de la partie
column-best = Meilleure
column-worst = Pire
best-and-worst = La meilleure et la pire manche de chaque table
as-a-bot-judges = D’après un bot, qui juge les chances selon ce que chaque place pouvait voir.
when-the-tables-parted = Quand les tables se sont séparées
stayed-together = Les tables sont restées proches.
parted = { $chart } : { $high } a { $most }, { $low } a { $least }. Auparavant ({ $period }), l’écart entre les tables ne dépassait pas { $before }.
apart-from-the-beginning = { $chart } : { $high } a { $most }, { $low } a { $least }. L’écart existait dès le début.
chances-rose = Les chances montent de { $old } à { $new } ({ $who }).
chances-fell = Les chances baissent de { $old } à { $new } ({ $who }).
chances-rose-together = Les chances du groupe montent de { $old } à { $new }.
chances-fell-together = Les chances du groupe baissent de { $old } à { $new }.
turning-points = Moments clés
talking-about-it = Pour en parler
notes = Notes
to-remember = Ce que nous voulons retenir

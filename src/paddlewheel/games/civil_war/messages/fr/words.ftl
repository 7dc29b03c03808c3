# Noms et petits mots de la guerre : camps, colonnes, cartes et totaux ; l’invite, les choix et l’état.

title = Civil War

side-0 = l’Union
    .title = L’Union
    .name = Union
    .flag = Union
    .army = Union
    .letter = U
side-1 = la Confédération
    .title = La Confédération
    .name = Confédération
    .flag = Confédérés
    .army = Confédération
    .letter = C

column-left = gauche
    .title = Gauche
    .column = Colonne de gauche
    .of = de gauche
    .the = la gauche
    .at = à gauche
    .to = à gauche
column-centre = centre
    .title = Centre
    .column = Colonne du centre
    .of = du centre
    .the = le centre
    .at = au centre
    .to = au centre
column-right = droite
    .title = Droite
    .column = Colonne de droite
    .of = de droite
    .the = la droite
    .at = à droite
    .to = à droite

kind-LDR = chef
kind-INF = infanterie
kind-CAV = cavalerie
kind-ART = artillerie
kind-NAV = marine
kind-SUP = soutien
kind-EVT = événement

# -- ce que disent les cartes --

effect-PA = jouez aussitôt une autre carte
    .printed = Jouez encore
effect-COL = { $k } à cette colonne
    .printed = { $k } ici
    .short = { $k } ici
effect-INF = { $k } par carte d’infanterie de sa colonne
    .printed = { $k } par infanterie
    .short = { $k } par infanterie ici
effect-CAV = { $k } par carte de cavalerie de sa colonne
    .printed = { $k } par cavalerie
    .short = { $k } par cavalerie ici
effect-ART = { $k } par carte d’artillerie de sa colonne
    .printed = { $k } par artillerie
    .short = { $k } par artillerie ici
effect-NAV = { $k } par carte de marine de sa colonne
    .printed = { $k } par marine
    .short = { $k } par marine ici
effect-ALL = { $k } à chaque colonne de son camp
    .printed = { $k } à vos colonnes
    .short = { $k } à toutes ses colonnes
effect-OWN_ALL = { $k } à chaque colonne de son camp
    .printed = { $k } à vos colonnes
effect-ENEMY_ALL = { $k } à chaque colonne ennemie
    .printed = { $k } colonnes ennemies
effect-OWN_ONE = { $k } à une colonne de son camp
    .printed = { $k } à une colonne
effect-ENEMY_ONE = { $k } à une colonne ennemie
    .printed = { $k } colonne ennemie
effect-ENEMY_NO_LEADERS = les chefs ennemis ne changent aucun total dans cette bataille
    .printed = Sans chefs ennemis
effect-OWN_NO_LEADERS = les chefs de son propre camp ne changent aucun total dans cette bataille
    .printed = Sans vos chefs
effect-RECOVER2 = les deux meilleures cartes tombées rejoignent les Survivants
    .printed = Deux cartes reviennent
effect-ENEMY_LOSE_TOP = l’ennemi perd la carte du dessus de sa pioche
    .printed = L’ennemi perd une carte

row = { $first } ; { $second }

face = { $card }, { $kind }, valeur { $value }
    .effects = { $card }, { $kind }, valeur { $value } : { $effects }
    .bare = { $card }, { $kind }
    .event = { $card }, { $kind } : { $effects }
    .void = { $card }, sans effet, compte zéro
    .planned = { $card }, engagée face cachée
face-tip = { $card }. { $note } Carte { $id }.
beside-tip = { $card }. Après la bataille, la carte va au Cimetière. { $note }
    .aimed = { $card }. La carte vise la colonne { $column }. Après la bataille, la carte va au Cimetière. { $note }

# -- totaux --

part-cards = cartes { $count }
part-leaders = chefs { $k }
part-events = évén. { $k }
total = { $total } ({ $parts })
    .floor = { $total } ({ $parts }, mais jamais moins de 0)
no-cards = aucune carte
taker-undecided = personne ne l’a encore prise
taker-nobody = personne n’y était
taker-both = les deux camps l’ont perdue
taker = { $who } l’a prise

# -- l’invite --

battle = Bataille { $battle }
prompt-strengthen = Bataille { $battle } : { $who } choisit une de ses colonnes pour « { $event } ».
prompt-weaken = Bataille { $battle } : { $who } choisit une colonne ennemie pour « { $event } ».
prompt-commit-own = Bataille { $battle } : engagez vos renforts, un par colonne ; encore { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
prompt-commit = Bataille { $battle } : { $who } engage ses renforts, face cachée.
    .both = Bataille { $battle } : { $who } engagent leurs renforts, face cachée.
ending-confederacy-eliminated = L’Union gagne la guerre : la Confédération n’a plus de cartes.
    .ruled = L’Union gagne la guerre : la Confédération n’a plus de cartes ({ $rule }).
ending-union-eliminated = La Confédération gagne la guerre : l’Union n’a plus de cartes.
    .ruled = La Confédération gagne la guerre : l’Union n’a plus de cartes ({ $rule }).
ending-both-eliminated = La guerre finit sans vainqueur : aucun camp n’a plus de carte.
    .ruled = La guerre finit sans vainqueur : aucun camp n’a plus de carte ({ $rule }).

# -- les choix --

choice-strengthen = Renforcer votre colonne { $column } ({ $k })
    .help = { $card } : { $k } à votre total dans cette colonne. { $standing }
choice-weaken = Affaiblir la colonne ennemie { $column } ({ $k })
    .help = { $card } : { $k } au total ennemi dans cette colonne. { $standing }
choice-commit = { $card } ({ $value }) dans la colonne { $column }
    .event = { $card } (événement, compte 0) dans la colonne { $column }
    .help = { $card }. { $standing }
    .event-help = Un événement est sans effet comme renfort et compte zéro ; il partage le sort de la colonne. { $standing }
standing = La colonne { $column } est à { $own } contre { $enemy }.

# -- l’état --

status-battle = Bataille
    .period = Bataille { $battle }
status-first = commence
status-forces = forces
    .value = { $left } sur { $all }
    .tip = Les cartes qui ne sont pas tombées. Sans aucune, la guerre est perdue.
status-deck = pioche
status-survivors = Survivants
    .tip = Ils forment la pioche suivante.
status-reinforcements = { $count } à engager
    .ready = engagés
    .tip = Les renforts de cette bataille.

# -- pourquoi une guerre finit, en quelques mots, pour les rapports --

ended-by-confederacy-eliminated = Confédération éliminée
ended-by-union-eliminated = Union éliminée
ended-by-both-eliminated = les deux camps éliminés

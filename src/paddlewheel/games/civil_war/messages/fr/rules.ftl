# Les règles en français, par numéro ; les mots du jeu et de ses options.

info-one-line = Deux armées de cartes se rencontrent dans trois colonnes ; les renforts décident, cachés jusqu’à ce que les deux camps se soient engagés.
info-credits = D’après le jeu de cartes American Civil War de David et Joe McCord (NewVenture Games, 2016). Les paquets sont notre propre reconstitution.

option-cards = Les paquets : standard, ou le nom d’un fichier du dossier decks (mine : decks/mine.txt).
    .title = cartes
option-cards-standard = standard

section-the-armies = Les armées
section-the-first-cards = Les premières cartes
section-reinforcements = Les renforts
section-events-and-characters = Événements et personnages
section-comparing-the-columns = Comparer les colonnes
section-ties = Les égalités
section-battle-after-battle = Bataille après bataille
section-the-end = La fin
section-what-the-cards-say = Ce que disent les cartes

decision-strengthen = laquelle de vos colonnes un événement renforce
    .when = avant le tirage des renforts, quand un tel événement à vous est visible
decision-weaken = quelle colonne ennemie un événement affaiblit
    .when = avant le tirage des renforts, quand un tel événement à vous est visible
decision-commit = où vont vos renforts, un par colonne
    .when = à chaque bataille, quand toutes les premières cartes sont visibles et les renforts tirés

# -- les armées --

CW-1 = Deux joueurs mènent l’Union et la Confédération, chacun avec son propre paquet de 72 cartes.
CW-1a = Le contenu des deux paquets est une reconstitution : les noms sont historiques, les valeurs et les effets sont de nous.
    .why = La liste des cartes imprimées n’est pas publique.
CW-1b = Une carte se reconnaît à son identifiant, non à son nom : les deux camps ont une Artillerie à cheval.
    .why = Deux cartes de nos paquets portent le même nom.
CW-1c = Les joueurs peuvent remplacer un paquet par un fichier à eux : 72 cartes avec les identifiants de ce camp et des effets de la liste connue. Un fichier de composants peut en avoir de 12 à 99 par camp.
    .why = Les joueurs doivent pouvoir essayer d’autres armées.
CW-2 = Le but de chaque camp est d’éliminer toutes les cartes de l’autre.
CW-3 = Chaque camp mélange son paquet et le pose devant soi, face cachée, en laissant entre les deux la place du champ de bataille.

# -- les premières cartes --

CW-4 = Tour à tour, chaque camp retourne trois cartes de sa pioche en une rangée, face visible, chacune en face d’une carte ennemie : ces paires sont les trois colonnes.
CW-4a = Les colonnes sont retournées de gauche à droite, une carte par camp ; le camp qui retourne la première carte change à chaque bataille.
    .why = « Chaque joueur à son tour » laisse l’ordre ouvert, et il importe pour les événements et les mélanges.
CW-4b = La carte retournée est celle du dessus de la pioche mélangée.
    .why = « Retourner au hasard » demande une manière de le faire.
CW-4c = À la première bataille, l’Union retourne la première.
    .why = Il faut bien que quelqu’un commence.
CW-5 = Quand une première carte dit « jouez encore », son camp en retourne aussitôt une autre, et ainsi de suite tant que la nouvelle carte le dit.
CW-5a = Jouer encore est une obligation, non une offre.
    .why = Le texte dit « devrait », puis « doit ».
CW-5b = Une carte qui dit « jouez encore » compte tout de même pour sa valeur et pour son bonus.
    .why = Rien ne dit que l’un supprime l’autre.
CW-6 = Une carte jouée parce qu’une autre le disait se pose sur celle-ci, dans la même colonne, de façon à laisser voir les valeurs du dessous ; toutes les cartes d’une colonne comptent.
CW-6a = La note sur « jouez encore » parle de n’importe quelle carte, quel que soit son type.
    .why = La note imprime deux fois le mot « any » (n’importe quelle), ce qui ne change rien.

# -- les renforts --

CW-7 = Quand toutes les premières cartes ont été jouées, chaque camp tire trois cartes de plus dans sa main : ses renforts pour cette bataille.
    .refusal = Cette carte n’est pas dans votre main.
CW-7a = Un camp voit ses propres renforts ; l’ennemi ne les voit pas.
    .why = Le texte dit « dans votre main » et « encore face cachée ».
CW-8 = En voyant la table, chaque camp pose ses renforts face cachée sur les colonnes, un sur chacune des trois.
    .refusal = Il faut d’abord engager vos renforts, un par colonne.
CW-8a = Jamais deux renforts sur une même colonne.
    .why = « Une carte à chacune » est pris au mot.
    .refusal = Un renfort est déjà posé sur cette colonne.
CW-9 = Une fois que les deux camps se sont engagés, tous les renforts sont retournés face visible.
CW-9a = Les deux camps s’engagent en même temps, dans un ordre quelconque ; aucun ne voit les renforts de l’autre avant que tous soient retournés.
    .why = « Quand les deux joueurs se sont engagés » en fait un choix caché et simultané.
CW-10 = Un renfort qui dit « jouez encore » est suivi d’une autre carte une fois retourné, jusqu’à ce que toutes ces cartes aient été jouées.
CW-10a = Les chaînes de renforts se jouent de gauche à droite, dans chaque colonne en commençant par le camp qui a retourné la première carte de cette bataille.
    .why = L’ordre des tirages doit être fixé ; il suit celui des premières cartes.

# -- événements et personnages --

CW-11 = Les événements ajoutent ou retirent le plus souvent des points aux colonnes d’un camp.
CW-12 = Un événement posé à côté du champ de bataille n’y reste que pour cette bataille et va au Cimetière une fois résolu.
CW-12a = La place qu’un tel événement laisse dans sa colonne est prise par la carte suivante de la pioche, et ainsi de suite.
    .why = Le texte ne comble pas le vide, et il faut remplir trois colonnes.
CW-12b = Il va dans tous les cas au Cimetière de son propriétaire, même après une bataille gagnée.
    .why = L’étape 4 l’y envoie et l’étape 5 n’en parle pas.
CW-13 = Les autres consignes des cartes sont suivies avant de comparer les colonnes.
CW-13a = Un événement qui n’est pas posé à côté du champ de bataille reste dans sa colonne avec la valeur 0 et son effet, et partage le sort de la colonne.
    .why = Le texte ne lui donne pas d’autre place.
CW-13b = Un événement amené par le « jouez encore » d’une première carte agit.
    .why = Il fait lui aussi partie des premières cartes.
CW-13c = La colonne à choisir pour un événement l’est quand toutes les premières cartes des deux camps sont visibles, avant le tirage des renforts ; le camp qui a retourné la première carte choisit d’abord.
    .why = Le texte ne donne pas de moment pour cela.
    .refusal = Il faut d’abord choisir la colonne de votre événement.
CW-14 = Certains personnages ajoutent des points aux cartes d’un camp, comme leur carte l’indique.
CW-14a = Les personnages agissent aussi comme renforts et comme cartes de départage.
    .why = Seuls les événements y sont sans effet.
CW-14b = Le bonus d’un chef vaut aussi pour les cartes qui rejoignent sa colonne plus tard : les totaux se font quand on compare les colonnes.
    .why = Le texte compte « après toutes les modifications ».
CW-15 = Un événement qui vient comme renfort reste dans sa colonne comme toute carte, mais il est ignoré et compte zéro.
CW-15a = Il en va de même d’un événement amené par le « jouez encore » d’un renfort ou d’une carte de départage.
    .why = Il est traité comme la carte qui l’a appelé.

# -- comparer les colonnes --

CW-16 = Dans chaque colonne, le camp qui a le total le plus élevé, toutes modifications comptées, bat l’autre.
CW-16a = Un total ne descend jamais au-dessous de 0 ; une colonne vide n’a pas de total.
    .why = Rien n’est dit des totaux négatifs.
CW-16b = Les trois colonnes sont comparées en même temps ; puis les égalités sont départagées de gauche à droite, et ce qui est décidé le reste.
    .why = Le texte ne dit pas si les colonnes s’attendent.
CW-17 = Les cartes perdantes d’une colonne vont au Cimetière, face cachée, à droite de la pioche.
CW-17a = Les cartes vont toujours aux piles de leur propre camp ; aucune carte ne change de camp.
    .why = « Chaque joueur a ses propres piles de Cimetière et de Survivants. »
CW-17b = Les deux camps peuvent regarder les Survivants ; d’un Cimetière, on ne montre que le nombre de cartes.
    .why = L’une des piles est face visible, l’autre face cachée.
CW-17c = Sur la table, la pioche est au milieu, les Survivants à sa gauche, le Cimetière à sa droite.
    .why = Le schéma de mise en place est perdu ; le texte en dit autant.
CW-18 = Les cartes gagnantes d’une colonne vont face visible aux Survivants, à gauche de la pioche.
CW-18a = Les cartes gagnées dans une bataille ne peuvent pas être tirées de nouveau dans la même bataille : les piles les reçoivent quand elle est finie.
    .why = Elles restent sur le champ de bataille jusqu’à ce qu’il soit débarrassé.

# -- les égalités --

CW-19 = Là où les deux totaux sont égaux, une carte de plus, du dessus de la pioche, est posée face visible sur la colonne à égalité, et sa valeur compte.
CW-19a = Les deux camps posent une carte de départage, en commençant par celui qui a retourné la première carte de cette bataille.
    .why = « Une carte de plus » s’adresse à chaque joueur.
CW-19b = Un chef de toute l’armée qui vient comme carte de départage compte pour cette colonne et pour les colonnes à égalité qui la suivent, non pour celles qui sont déjà décidées.
    .why = Ce qui est décidé le reste.
CW-19c = Quand un camp n’a plus de carte pour un départage, l’autre en pose une tout de même, et ainsi de suite tant qu’il le peut.
    .why = Le texte n’en dit rien ; une réserve doit compter.
CW-19d = Quand aucun camp n’a plus de carte pour un départage, les deux côtés de la colonne vont aux Cimetières.
    .why = Sinon, deux dernières cartes égales se rencontreraient sans fin.
CW-19e = Toute colonne qui était à égalité quand les trois ont été comparées reçoit des cartes de départage, même si un chef tiré pour une égalité précédente a changé son total entre-temps.
    .why = L’étape 6 découle de la comparaison, qui est faite une fois pour les trois.
CW-20 = Une carte de départage qui dit « jouez encore » est suivie aussitôt ; puis le total le plus élevé l’emporte, les perdants vont au Cimetière et les gagnants aux Survivants.
CW-21 = Une colonne encore à égalité après cela reçoit de nouveau des cartes de départage.
CW-22 = Un événement qui vient comme carte de départage reste dans la colonne comme toute carte, mais il est ignoré et compte zéro.

# -- bataille après bataille --

CW-23 = Quand le champ de bataille a été débarrassé, la bataille suivante commence par les premières cartes.
CW-24 = Une pioche épuisée est remplacée par les Survivants mélangés, face cachée ; une nouvelle pile de Survivants commence.
CW-24a = Cela se fait aussi en pleine bataille, dès qu’une carte est nécessaire et que la pioche est vide, avec les Survivants des batailles précédentes.
    .why = « Quand votre pioche est épuisée » n’attend pas la fin d’une bataille.
CW-24b = Sans pioche ni Survivants, un camp se bat avec ce qu’il a sur la table.
    .why = Le texte dit de jouer autant de cartes que possible.
CW-25 = Un camp à court de cartes en joue autant qu’il peut.
CW-25a = Les premières cartes remplissent les colonnes de gauche à droite ; moins de trois renforts vont aux colonnes que choisit leur propriétaire, un sur chacune, colonnes vides comprises.
    .why = Sinon, « où vous pouvez » laisserait deux dernières cartes s’éviter sans fin.
CW-26 = Des cartes qui n’ont en face d’elles aucune carte ennemie gagnent leur colonne.
CW-26a = On juge après les renforts si une colonne est sans adversaire.
    .why = Ils font partie de la bataille.
CW-26b = Dans une colonne vide des deux côtés, il ne se passe rien.
    .why = Il n’y a personne pour gagner ou perdre.

# -- la fin --

CW-27 = Le dernier camp qui a encore des forces gagne.
CW-27a = Après chaque bataille, un camp sans carte dans sa pioche ni parmi ses Survivants est éliminé.
    .why = « Éliminer toutes les cartes », « le dernier joueur qui a des forces » et « le Cimetière est plein » sont un seul et même critère.
CW-27b = Si les deux camps sont éliminés dans la même bataille, la guerre finit sans vainqueur.
    .why = Aucun n’y a gagné de colonne, rien ne les départage donc.
CW-28 = Un camp dont toutes les cartes sont au Cimetière a perdu.

# -- ce que disent les cartes --

CW-30 = COL : le total de la colonne de la carte change du nombre indiqué.
    .why = Le texte des cartes imprimées n’est pas public ; ceci est notre petit vocabulaire.
CW-31 = INF, CAV, ART, NAV : un chef ajoute le nombre indiqué pour chaque carte de ce type (infanterie, cavalerie, artillerie, marine) dans sa propre colonne.
    .why = Le texte des cartes imprimées n’est pas public ; ceci est notre petit vocabulaire.
CW-32 = ALL : un chef ajoute le nombre indiqué à chaque colonne de son camp qui contient une carte.
    .why = Le texte des cartes imprimées n’est pas public ; ceci est notre petit vocabulaire.
CW-33 = OWN_ALL et ENEMY_ALL : chaque colonne du propriétaire ou de l’ennemi qui contient une carte change du nombre indiqué.
    .why = Le texte des cartes imprimées n’est pas public ; ceci est notre petit vocabulaire.
CW-34 = OWN_ONE et ENEMY_ONE : une colonne du propriétaire ou de l’ennemi, choisie par le propriétaire, change du nombre indiqué.
    .why = Le texte des cartes imprimées n’est pas public ; ceci est notre petit vocabulaire.
CW-35 = ENEMY_NO_LEADERS et OWN_NO_LEADERS : ce que les chefs de ce camp font aux totaux est ignoré dans cette bataille ; leurs propres valeurs comptent.
    .why = Le texte des cartes imprimées n’est pas public ; ceci est notre petit vocabulaire.
CW-35a = Cela vaut aussi pour ce qu’un chef retire, mais pas pour « jouez encore ».
    .why = Des ordres que personne ne suit n’aident ni ne nuisent ; une carte déjà jouée reste jouée.
CW-36 = RECOVER2 : les deux cartes les plus fortes du Cimetière du propriétaire, événements exclus, rejoignent les Survivants ; à valeur égale, celles qui ont été enterrées d’abord.
    .why = Le texte des cartes imprimées n’est pas public ; ceci est notre petit vocabulaire.
CW-36a = Les cartes récupérées rejoignent aussitôt les Survivants et peuvent être tirées dans la même bataille.
    .why = L’événement agit quand il est retourné.
CW-37 = ENEMY_LOSE_TOP : la carte du dessus de la pioche ennemie va à son Cimetière, sauf si c’est la dernière de sa pioche et de ses Survivants.
    .why = Le texte des cartes imprimées n’est pas public ; ceci est notre petit vocabulaire.
CW-37a = La carte perdue est retournée au passage, pour que les deux camps la connaissent ; une pioche vide est d’abord remplacée.
    .why = Toute autre carte perdue a été vue.

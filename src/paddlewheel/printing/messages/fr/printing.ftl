# What is printed of any game: the cover, the count sheet, the booklet, the player aid, and the feet of sheets.

label = { $title } :

part-aid = Aides de jeu
part-rules = Livret de règles
part-cover = Couverture
part-count = Feuille de compte

cover = { $game } à imprimer et à jouer
    .how-to = Comment imprimer
    .in-file = Dans ce fichier
    .before = Avant de découper
how-to-print = Imprimez à 100 %, sans ajuster à la page. Pièces avec dos : recto verso, retournement sur le grand côté.
how-to-check = Tenez une feuille à contre-jour : les croix des deux faces se recouvrent. Sinon, imprimez rectos et versos séparément et collez-les.
how-to-cut = Découpez le long des traits fins et entre les repères d’angle ; pliez le long des tirets. La couleur dépasse la coupe de 2 mm.
how-to-join = Plateaux sur plusieurs feuilles : découpez aux repères d’angle, posez chaque feuille sur sa voisine de gauche jusqu’à la ligne en tirets, et collez. Les rangées se joignent bord à bord : fixez-les avec du ruban adhésif.
how-to-paper = Un carton mince (160 à 250 g) fait de bonnes cartes et tuiles ; du papier ordinaire suffit pour tout le reste.

count = { $game } : feuille de compte
    .cut-out = À découper
    .what = quoi
    .how-many = combien
    .of-which = dont
    .numbers-from = origine
    .sources = D’où viennent les nombres
    .credits = Crédits
    .version = Version { $version } des règles.
pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
board-size = { $width } x { $height } mm
sides = { $sides ->
    [1] une face
   *[2] deux faces
}
one-of-each = une de chaque
kind = { $name } : { $count }
source = { $source ->
    [rulebook] livret de règles
    [published] publication
   *[reconstructed] reconstitution
}
all-from = { $count } au total, { $source ->
    [rulebook] d’après le livret de règles
    [published] d’après une publication
   *[reconstructed] par reconstitution
}.
some-from = { $source } : { $names }

aid = { $game } : aide de jeu

rules = { $game } : les règles
    .full = { $game } : les règles complètes
    .examples = { $game } : exemples commentés
    .rulings = { $game } : questions et réponses
    .index = { $game } : index
who-plays = De { $least } à { $most } joueurs, { $short } à { $long } minutes. { $credits }
    .exactly = { $least } joueurs, { $short } à { $long } minutes. { $credits }
set-up = Mise en place
    .caption = La table au début, à { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }.
aim = Le but
reconstructed = { $rule } (reconstitution)
rulings = Ce que le livret laisse ouvert, sous le numéro de la règle concernée.
# No page begins behind the colon.
ruling = { $rule } Pourquoi : { $why }
examples = Une partie en cours, pas à pas. Chaque coup suit les règles qu’il nomme.
    .caption = { $chapter } : la table vers la fin.
    .none = Ils sont omis : avec ces composants, leurs coups ne sont pas possibles.
index-word = mot
index-rules = règles

# The foot of a sheet, and words on it.
sheet = feuille { $number }
side-front = recto
side-back = verso
board-sheet = { $board } : { $face }, rangée { $row }, colonne { $column }
glue = colle

no-ink = il n’y a pas d’encre { $ink } ; au choix : { $inks }
no-part = { $game } n’a pas de partie { $part } à imprimer ; les parties sont : { $parts }
no-paper = il n’y a pas de papier { $paper } ; les papiers sont : { $papers }
not-installed = { $module } n’est pas installé : pip install 'paddlewheel[print]'
too-large = une pièce de { $width } x { $height } mm est plus grande que le papier { $paper }

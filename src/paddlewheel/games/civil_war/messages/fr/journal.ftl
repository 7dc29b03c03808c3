# Le journal : une phrase par événement, et un ou deux mots pour le résumé d’un tour.

event-battle = Bataille { $battle } : { $who } retourne la première.
event-card = { $who } retourne { $card } dans la colonne { $column }.
    .does = { $who } retourne { $card } dans la colonne { $column } ({ $effects }).
    .another = { $who } retourne { $card } dans la colonne { $column }, et doit jouer une autre carte.
    .does-another = { $who } retourne { $card } dans la colonne { $column } ({ $effects }), et doit jouer une autre carte.
    .void = { $who } retourne « { $card } » dans la colonne { $column } : un événement y est ignoré et compte zéro.
    .short = { $card } { $column }
event-event = { $who } pose « { $card } » à côté du champ de bataille : { $effects }.
event-reshuffle = { $who } a épuisé sa pioche et en mélange une nouvelle avec { $cards ->
    [one] { $cards } survivant
   *[other] { $cards } survivants
}.
event-recovered = { $who } récupère une carte du Cimetière : « { $card } ».
event-raided = { $who } perd la carte du dessus de sa pioche, « { $card } », avant qu’elle ait pu se battre.
event-spared = { $who } a trop peu de cartes pour en perdre une dans un raid.
event-nothing-left = { $who } n’a plus de carte à jouer.
    .short = plus de carte
event-drawn = { $cards ->
    [0] { $who } n’a plus de renforts.
    [one] { $who } tire { $cards } renfort.
   *[other] { $who } tire { $cards } renforts.
}
    .short = tire ses renforts
event-hand = Vos renforts : { $cards }.
event-strengthen = { $who } joue « { $card } » sur sa colonne { $column }.
event-weaken = { $who } joue « { $card } » sur la colonne ennemie { $column }.
event-commits = Vous engagez « { $card } » dans la colonne { $column }.
event-committed = { $who } a engagé ses renforts.
    .short = a engagé
event-tie = Égalité dans la colonne { $column }, { $total } partout : chaque camp pose une carte de plus.
event-column = { $column } : { $who } la prend, { $own } contre { $enemy }. { $survive ->
    [one] { $survive } carte survit
   *[other] { $survive } cartes survivent
}, { $lost ->
    [one] { $lost } est perdue
   *[other] { $lost } sont perdues
}.
    .unopposed = { $column } : { $who } n’a pas d’adversaire et la prend avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
    .both = { $column } : toujours { $total } des deux côtés, et personne n’a plus de carte pour départager : les deux camps la perdent.
event-summary = La bataille { $battle } est terminée : { $taken }. L’Union enterre { $lost0 ->
    [one] { $lost0 } carte
   *[other] { $lost0 } cartes
} et il lui en reste { $left0 }, la Confédération en enterre { $lost1 } et il lui en reste { $left1 }.
    .takes = { $who } prend { $columns }
    .both = les deux camps perdent { $columns }
    .nobody = personne ne prend de colonne
event-over = { $who } gagne la guerre en { $battles ->
    [one] { $battles } bataille
   *[other] { $battles } batailles
}, avec encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}.
    .draw = La guerre finit sans vainqueur après { $battles ->
        [one] { $battles } bataille
       *[other] { $battles } batailles
    } : aucun camp n’a plus de carte.

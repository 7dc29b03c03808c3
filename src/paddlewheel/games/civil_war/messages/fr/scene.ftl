# Ce qui est sur la table : le champ de bataille, et les panneaux à côté.

country = La campagne sur les deux rives d’une rivière

pile-survivors = Survivants, { $army } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
    .tip = Survivants, { $army }, face visible : { $names }. Ils se battent de nouveau quand la pioche est épuisée.
    .nobody = personne
pile-deck = Pioche, { $army } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
    .tip = Pioche, { $army }, face cachée : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } à tirer.
pile-graveyard = Cimetière, { $army } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
    .tip = Cimetière, { $army }, face cachée : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } sur { $all }. Avec { $all }, la guerre est perdue.
flag = Camp : { $army }
drum = { $army } : retourne la première dans cette bataille
    .what = premier
orders-committed = Renforts, { $army } : { $count }, cachés, engagés
    .text = engagés
orders-deciding = Renforts, { $army } : { $count }, cachés, en cours de choix
    .text = choisit
orders-tip = { $count ->
    [one] { $count } renfort que personne d’autre n’a vu
   *[other] { $count } renforts que personne d’autre n’a vus
}. Tous sont retournés ensemble.
lane = { $army }, colonne { $column } : { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
column-total = Total, { $army }, colonne { $column } : { $total }
    .tip = Total, { $army }, colonne { $column } : { $total }. Les cartes comptent pour leur valeur ; les chefs et les événements ajoutent ou retirent ce que disent leurs cartes.

# -- panneaux --

hand = Vos renforts
seat = { $who } : { $standing ->
    [one] { $standing } carte
   *[other] { $standing } cartes
} debout, pioche { $deck }, Survivants { $survivors }, Cimetière { $graveyard }. { $state }
track = { $standing } cartes sur { $all } debout
marker = { $fallen ->
    [one] { $fallen } carte tombée
   *[other] { $fallen } cartes tombées
}
state-draw = Sans vainqueur
state-won = A gagné la guerre
state-lost = Éliminée
state-commits = Engage ses renforts
state-aims = Vise avec un événement
state-committed = Renforts engagés
state-waits = Attend
last-battle = Bataille { $battle } : le résultat
result = { $column } : Union { $union }, Confédération { $confederacy }, { $taker }
    .tip = { $column }, { $taker }. { $sides }
    .side = { $army } : { $total } : { $cards }.
    .nobody = Personne
    .more = et { $count } de plus

# -- words on pieces --

caption-deck = Pioche
caption-survivors = Survivants
caption-graveyard = Cimetière
standing-of = debout sur { $all }
stamp-void = ANNULÉ
stamp-planned = engagé
stamp-aimed-left = à gauche
stamp-aimed-centre = au centre
stamp-aimed-right = à droite

# The table: labels and tips of what lies on it, the players, the status, and the table as text.

forest = La forêt
river-and-banks = Le fleuve et ses rives
free-cell = Case libre { $cell }
river-tile = Tuile de fleuve { $number }
    .scored = Tuile de fleuve { $number } : cercles remplis, { $filled } sur { $circles }
river-circle = Un cercle du fleuve
circle = Un cercle
overflow = { $count ->
    [one] { $count } poisson de plus que de cercles
   *[other] { $count } poissons de plus que de cercles
}

tile = { $tile }, { $circles }, { $pieces }{ $pulled ->
    [yes] , peut être retirée
   *[no] { "" }
}
    .tip = { $tile } : { $pieces }{ $pulled ->
        [yes] , peut être retirée
       *[no] { "" }
    }. Au dos : { $action }.
    .can-pull = { $tile } peut être retirée
school-and-predator = { $school }, { predator }
fish = { fish-of-colour }
    .home = { fish-of-colour } dans le fleuve
gap = { $phase ->
    [flood] La tuile va ici
   *[dry] Le vide de la tuile retirée
}
aside = { $phase ->
    [flood] { $tile } va être posée
   *[dry] { $tile } est retirée et attend à l’écart jusqu’à la fin du tour
}
    .tip = { aside }. Au dos : { $action }.
which-way-round = Dans quel sens ?
your-choice = Votre choix
your-hand = Votre main
tile-held = { $tile }, { circles }, au dos : { $action }

# A panel a player; the short words stand under a number.
card = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, poissons rentrés : { $home }, mangés : { $eaten }{ $place ->
    [none] { "" }
   *[other] , { $place }
}
    .unit = points
    .fish = Un poisson : { $name }
figure-home = rentrés
    .label = { $value ->
        [one] { $value } poisson rentré au fleuve, { points-in-words } chacun
       *[other] { $value } poissons rentrés au fleuve, { points-in-words } chacun
    }
figure-eaten = mangés
    .label = { $value ->
        [one] { $value } poisson des autres mangé, { points-in-words } chacun
       *[other] { $value } poissons des autres mangés, { points-in-words } chacun
    }
figure-lost = perdus
    .label = { $value ->
        [one] { $value } de ces poissons a été mangé
       *[other] { $value } de ces poissons ont été mangés
    }
figure-supply = à placer
    .label = { $value ->
        [one] { $value } poisson encore à placer
       *[other] { $value } poissons encore à placer
    }
deck = main { $hand }, pioche { $deck }{ $top ->
    [none] { "" }
   *[other] , prochain dos : { $top }
}
    .label = { $name }, tuiles : { deck }
unplaced = à placer : { $predators }
held-action = { $action ->
    [none] aucune action en réserve
   *[other] action : { $action }
}
    .label = { $name } – { held-action }

status-phase = Phase
    .flood = crue
    .dry = décrue
    .flood-period = Phase de crue
    .dry-period = Phase de décrue
status-river = poissons au fleuve
    .value = { $filled } sur { $circles }
    .tip = Quand ses cercles sont remplis, la partie est finie.
status-tiles = tuiles sur le plateau
status-points = points
status-home = rentrés
    .tip = Poissons rentrés au fleuve, { points-in-words } chacun.
status-supply = poissons à placer
status-tiles-left = tuiles restantes
    .tip = { $hand } en main, { $deck } dans la pioche.
status-unplaced = à placer
status-action = action
    .none = aucune

# The table as text.
text-river = FLEUVE
text-gap = (vide)
text-mark = { $predator ->
    [caiman] <C>
    [piranhas] { "{P}" }
   *[jaguar] { "[J]" }
}
legend-terrain = { $water } eau { $forest } forêt
    .you = Vous êtes { $name } ({ $letter })
    .fish = { $letter }2 deux rouges, i violet
    .circles = (2) libres
    .predators = { $caiman } caïman { $piranhas } piranhas { $jaguar } jaguar
    .pulled = * peut être retirée
text-turns = Sens possibles :
text-to-lay = À poser, dans le sens voulu :
text-pulled = Retirée : { $tile }, avec { $pieces }.
text-hand = Votre main, avec
    .second = l’action au dos :
text-player = { $name }{ $you ->
    [yes] { " (vous)" }
   *[no] { "" }
}
    .flood = à placer { $supply } main { $hand } pioche { $deck }{ $top ->
        [none] { "" }
       *[other] { " " }({ $top })
    }
    .dry = rentrés { $home }  mangés { $eaten }
    .unplaced = à placer : { $predators }
    .action = action : { $action }

# Les choix d’un capitaine, et leurs enchaînements.

choice-speed = Vitesse { $speed } ({ $coal ->
    [0] gratuit
    [one] { $coal } charbon
   *[other] { $coal } charbons
})
    .help = Avancez exactement de { $speed ->
        [one] { $speed } case
       *[other] { $speed } cases
    } à ce tour.
choice-turn-left = Tourner à gauche ({ $coal ->
    [0] gratuit
    [one] coûte { $coal } charbon
   *[other] coûte { $coal } charbons
})
choice-turn-right = Tourner à droite ({ $coal ->
    [0] gratuit
    [one] coûte { $coal } charbon
   *[other] coûte { $coal } charbons
})
choice-turn-help = De 60 degrés. La première rotation d’un déplacement est gratuite, chacune des suivantes coûte un charbon.
choice-forward = Avancer
    .help = D’une case droit devant, pour un point de mouvement. Pousser un bateau qui barre la route coûte un point de plus.
choice-end = Finir le déplacement
    .text = Fin
    .help = C’est au bateau suivant.
choice-push = Pousser { $towards }
    .help = Le bateau poussé va sur la case voisine dans cette direction.
choice-face = Pointer { $towards }
    .help = Votre bateau a été poussé : orientez-le comme vous voulez.

# -- plans : où un bateau peut aller en un déplacement --

plan-sail = Aller en { $place } à vitesse { $speed }, cap { $heading } ({ $coal ->
    [0] gratuit
    [one] { $coal } charbon
   *[other] { $coal } charbons
})
plan-land = Aller en { $place } à vitesse { $speed }, et accoster ({ $coal ->
    [0] gratuit
    [one] { $coal } charbon
   *[other] { $coal } charbons
})
plan-help = { $chain }.
    .boards = Un passager monte à bord. { $chain }.

# Les choix d’un plan à la suite : vitesse 3, tourner à gauche, avancer 2 fois.
chain-speed = vitesse { $speed }
chain-turn-left = { $times ->
    [1] tourner à gauche
   *[other] tourner { $times } fois à gauche
}
chain-turn-right = { $times ->
    [1] tourner à droite
   *[other] tourner { $times } fois à droite
}
chain-forward = { $times ->
    [1] avancer
   *[other] avancer { $times } fois
}

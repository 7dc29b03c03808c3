# À quoi sert un déplacement et ce qu’il coûte.

reason-lands = Accoste et arrive { $place }.
reason-boards = Embarque un passager sur la tuile { $tile } : { $aboard } sur { $berths }.
reason-uncovers = Découvre la tuile suivante du fleuve, que personne ne connaît encore.
reason-costs = { $coal ->
    [one] Coûte { $coal } charbon
   *[other] Coûte { $coal } charbons
} ; { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
}.
reason-too-few = Ne peut plus gagner : il reste trop peu de passagers sur le fleuve.
reason-lost = Finit là d’où le bateau ne peut guère repartir.
reason-towards-landing = Poursuit vers le débarcadère, à environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
reason-can-land = Peut accoster { $turns ->
    [1] au prochain tour
   *[other] dans { $turns } tours
}, avec { $coal ->
    [one] { $coal } charbon
   *[other] { $coal } charbons
} en réserve.
reason-no-dock = Descend le fleuve : aucun quai avec un passager n’est à portée.
reason-dock = Peut être au quai de la tuile { $tile } à vitesse 1 { $turns ->
    [1] au prochain tour
   *[other] dans { $turns } tours
}, avec { $coal ->
    [one] { $coal } charbon
   *[other] { $coal } charbons
} en réserve.
reason-push-home = Pousse { $who } jusqu’au débarcadère.
reason-push-dock = Pousse { $who } à un quai, où un passager monte à son bord.
reason-push-back = Fait reculer { $who } d’environ { $moves ->
    [one] { $moves } déplacement
   *[other] { $moves } déplacements
}.
reason-push = Pousse { $who } de côté, ce qui ne le retarde guère.
reason-passes = Dépasse { $who }.
reason-behind = Passe derrière { $who } dans l’ordre du tour.

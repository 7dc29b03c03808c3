# Le journal : une phrase par événement, et un ou deux mots pour le résumé d’un tour.

event-speed = { $coal ->
    [0] { $who } passe de la vitesse { $was } à { $now }.
    [one] { $who } passe de la vitesse { $was } à { $now } pour { $coal } charbon.
   *[other] { $who } passe de la vitesse { $was } à { $now } pour { $coal } charbons.
}
    .kept = { $who } garde la vitesse { $now }.
    .short = vitesse { $now }
event-turn-left = { $coal ->
    [0] { $who } tourne à gauche.
    [one] { $who } tourne à gauche pour { $coal } charbon.
   *[other] { $who } tourne à gauche pour { $coal } charbons.
}
    .short = à gauche
event-turn-right = { $coal ->
    [0] { $who } tourne à droite.
    [one] { $who } tourne à droite pour { $coal } charbon.
   *[other] { $who } tourne à droite pour { $coal } charbons.
}
    .short = à droite
event-forward = { $who } avance.
    .short = { "{}" } en avant
event-push = { $who } pousse { $whom } { $towards }.
    .short = pousse { $whom } { $towards }
event-face = { $who } pointe désormais { $towards }.
    .short = pointe { $towards }
event-boards = { $who } embarque un passager : { $aboard } à bord.
    .short = embarque un passager
event-lands = { $who } atteint le débarcadère et arrive { $place }.
    .short = arrive { $place }
event-aground = { $who } ne peut éviter de s’échouer et quitte la course.
    .short = échoué
event-out-of-coal = { $who } n’a plus assez de charbon et quitte la course.
    .short = sans charbon
event-stranded = { $who } est coupé du fleuve et quitte la course.
    .short = coupé du fleuve
event-tile = { $waiting ->
    [0] { $who } pose la tuile { $tile } { $bend }.
    [one] { $who } pose la tuile { $tile } { $bend }. { $waiting } passager y attend.
   *[other] { $who } pose la tuile { $tile } { $bend }. { $waiting } passagers y attendent.
}
    .short = pose une tuile { $bend }
event-platform = { $who } lance le dé pour le débarcadère : { $bend }.
    .short = le débarcadère { $bend }
event-reroll = { $who } lance le dé, { $bend } : le fleuve se recouperait. Le dé est relancé.
event-removed = { $passengers ->
    [0] Une tuile que tous ont quittée est retirée.
    [one] Une tuile que tous ont quittée est retirée, avec { $passengers } passager.
   *[other] Une tuile que tous ont quittée est retirée, avec { $passengers } passagers.
}
event-round = Manche { $round }. Ordre : { $order }.
event-over = La course est terminée. Classement : { $places }.
    .unwon = { $ending } Du plus loin au moins loin : { $places }.

# Ce qui est sur la table : le fleuve et les panneaux.

river = Le fleuve
country = Le pays le long du fleuve

tile = Tuile { $number }
bank = La berge de la tuile { $number }
shore = Le rivage de la tuile { $number }
shallows = Les bas-fonds de la tuile { $number }
island = Île
station-red = station rouge
    .letter = R
    .label = Station rouge : { $waiting ->
        [0] plus personne n’attend
        [one] { $waiting } passager attend
       *[other] { $waiting } passagers attendent
    }
station-brown = station brune
    .letter = B
    .label = Station brune : { $waiting ->
        [0] plus personne n’attend
        [one] { $waiting } passager attend
       *[other] { $waiting } passagers attendent
    }
waiting = { $waiting ->
    [0] plus personne n’attend
    [one] { $waiting } passager attend
   *[other] { $waiting } passagers attendent
}
start = Case de départ { $number }
dock = Quai : { $waiting ->
    [0] plus de passager à prendre
    [one] { $waiting } passager à prendre, à vitesse 1
   *[other] { $waiting } passagers à prendre, à vitesse 1
}
passenger-waiting = Un passager qui attend
wake = Là où le bateau est passé
platform = Le débarcadère
entry = Cette case mène au débarcadère
aim-forward = Avancer
aim-turn-left = Tourner à gauche
aim-turn-right = Tourner à droite

steamer = Le vapeur : { $who }
steamer-heading = cap { $heading }
steamer-landed = Le vapeur : { $who }, { $place } au débarcadère
speed = vitesse { $speed }
coal = charbon { $coal }
passengers-of = { $aboard } sur { $berths } passagers à bord
passenger-of = Un passager à bord : { $who }
speed-of = Vitesse, { $who } : { $speed }
coal-of = Charbon, { $who } : { $coal }

dials = Réglez votre vitesse
dial = Vitesse { $speed }, { $coal ->
    [0] gratuit
    [one] coûte { $coal } charbon
   *[other] coûte { $coal } charbons
}
    .barred = Vitesse { $speed }, impossible pour l’instant
dial-price = { $coal ->
    [0] gratuit
   *[other] { $coal } ch.
}
    .barred = bloqué

order = Manche { $round } sur { $rounds } au plus : ordre du tour
order-place = { $who } joue en { $place } dans cette manche
order-number = Numéro { $number } dans l’ordre du tour
pile = { $tiles ->
    [0] Plus aucune tuile dans la pioche
    [one] Encore { $tiles } tuile dans la pioche
   *[other] Encore { $tiles } tuiles dans la pioche
}
    .text = en pioche
die = Le dé de direction indique : { $bend }
die-blank = Le dé de direction n’a pas encore été lancé
    .text = dé
die-left = gauche
die-ahead = droit
die-right = droite

card = { $who } : { $facts }
on-tile = sur la tuile { $tile }
aboard = { $aboard ->
    [0] aucun passager à bord
    [one] { $aboard } passager à bord
   *[other] { $aboard } passagers à bord
}
colours = Les couleurs : { $who }
wheel-speed = Vitesse { $speed }
    .text = vitesse
wheel-coal = Charbon { $coal }
    .text = charbon
berth-taken = Un passager à bord
berth-free = Une cabine libre

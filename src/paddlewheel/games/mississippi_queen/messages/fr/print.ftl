# La course sur papier.

print-tiles = Tuiles du fleuve et débarcadère
print-ships = Bateaux et roues
print-pieces = Passagers, dé et règle de mesure

tiles = Tuiles du fleuve
    .note = Une case mesure { $size } mm de large, pour qu’un bateau plié y tienne.
landing-platform = Débarcadère
    .piece = débarcadère
ships = Bateaux à plier
    .piece = bateau : { $who }
    .note = Le bout de la coque en forme de flèche est la proue.
glue = colle
wheels = Roues de vitesse et de charbon
    .speed = { $who } : vitesse
    .coal = { $who } : charbon
    .note = Découpez la fenêtre du couvercle et fixez-le sur son disque avec une attache parisienne, pour que le disque tourne.
passengers = Passagers
    .one = Un passager
    .piece = passager
    .note = Assez pour { $players } joueurs. Des pions ou des pièces de monnaie conviennent aussi.
river-die = Dé du fleuve
    .piece = dé
    .note = Un dé ordinaire convient aussi : 1 et 2 à gauche, 3 et 4 tout droit, 5 et 6 à droite.
stick = Règle de mesure
    .one = La règle de mesure
    .piece = règle de mesure

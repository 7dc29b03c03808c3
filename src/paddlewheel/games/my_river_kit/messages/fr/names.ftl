# Comment s’appellent les choses.

# Les villes, de la source vers l’aval : aucun de ces noms ne demande d’élision.
city-1 = Fontvive
city-2 = Guémoulin
city-3 = Pontaulne
city-4 = Port-Salin
city-you = { $city } (vous)

weather-very_wet = très humide
    .title = Très humide
weather-wet = humide
    .title = Humide
weather-normal = normal
    .title = Normal
weather-dry = sec
    .title = Sec

indicator-water = Disponibilité en eau
    .inside = disponibilité en eau
    .plain = disponibilité en eau
    .row = Eau
    .word = Eau
    .figure = eau
indicator-pollution = Pollution
    .inside = pollution
    .plain = pollution
    .row = Pollution
    .word = Pollution
    .figure = pollution
indicator-flood = Régulation des crues
    .inside = régulation des crues
    .plain = régulation des crues
    .object = la régulation des crues
    .row = Crues
    .word = Crues
    .figure = crues
indicator-recreation = Potentiel récréatif
    .inside = potentiel récréatif
    .plain = loisirs
    .object = le potentiel récréatif
    .row = Loisirs
    .word = Loisirs
    .figure = loisirs
indicator-biodiversity = Biodiversité
    .inside = biodiversité
    .plain = biodiversité
    .object = la biodiversité
    .row = Biodiversité
    .word = Espèces
    .figure = espèces
indicator-landscape = Beauté du paysage
    .inside = beauté du paysage
    .plain = paysage
    .row = Paysage
    .word = Paysage
    .figure = paysage

zone-red = zone rouge
    .short = rouge
    .letter = r
zone-between = zone neutre
    .short = neutre
    .letter = { " " }
zone-green = zone verte
    .short = vert
    .letter = v

goal-aquabon = le plus d’Aquabon
goal-richest = la ville la plus riche
goal-secret = un objectif secret par maire

wag = { $wag } WAG
marbles = { $marbles ->
    [one] { $marbles } bille
   *[other] { $marbles } billes
}
rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}

# L’action promise ou attendue ; `third` : à la troisième personne ; `of` : derrière « de » ; `first`, `you` : avec « je »,
# avec « vous ».
deed = { $act ->
    [add] ajouter { $card }
    [remove] retirer { $card }
   *[not-add] ne pas ajouter { $card }
}
    .of = { $act ->
        [add] d’ajouter { $card }
        [remove] de retirer { $card }
       *[not-add] de ne pas ajouter { $card }
    }
    .third = { $act ->
        [add] ajoute { $card }
        [remove] retire { $card }
       *[not-add] n’ajoute pas { $card }
    }
    .first = { $act ->
        [add] j’ajoute { $card }
        [remove] je retire { $card }
       *[not-add] je n’ajoute pas { $card }
    }
    .you = { $act ->
        [add] vous ajoutez { $card }
        [remove] vous retirez { $card }
       *[not-add] vous n’ajoutez pas { $card }
    }

apart = { "\u202F" };{ " " }

# Les cartes, par le nom qu’elles portent dans le fichier de composants.
card-city-centre = Centre-ville
card-ripisylvae = Ripisylve
card-conventional-corn = Maïs irrigué
card-canoe-base = Base de canoë
card-commercial-zone = Zone commerciale
card-industrial-zone = Zone industrielle
card-organic-farming = Agriculture bio
card-grazed-meadow = Prairie pâturée
card-wetland = Zone humide
card-forest = Forêt
card-wastewater-plant = Station d’épuration
card-campsite = Camping
card-riverside-park = Parc riverain
card-angling-reach = Parcours de pêche
card-eco-district = Écoquartier
card-nature-reserve = Réserve naturelle
card-flood-expansion-meadow = Prairie inondable
card-small-hydropower = Micro-centrale

# Leurs noms courts : dans les effets des évènements, les tableaux à télécharger et les phrases tapées.
key-city = centre-ville
key-ripisylvae = ripisylve
key-corn = maïs
key-canoe = canoë
key-commercial = commerce
key-industrial = industrie
key-organic = bio
key-meadow = prairie
key-wetland = zone-humide
key-forest = forêt
key-treatment = épuration
key-campsite = camping
key-park = parc
key-angling = pêche
key-eco-district = écoquartier
key-reserve = réserve
key-floodplain = inondable
key-hydropower = micro-centrale

event-spring-rains = Pluies de printemps
    .says = Des semaines de pluie : la rivière est haute.
event-flash-flood = Crue éclair
    .says = Une vague dévale la vallée ; les berges trop faibles sont à réparer.
event-wet-year = Année humide
    .says = Une année humide et sans surprise.
event-tourist-season = Saison touristique
    .says = L’eau attire du monde : canoë, camping et pêche rapportent plus.
event-storm-overflow = Débordement des égouts
    .says = Les orages font déborder les égouts des villes dans la rivière.
event-normal-year = Année normale
    .says = Une année comme tant d’autres.
event-water-agency-grant = Aide de l’agence de l’eau
    .says = Subventions pour ripisylves, zones humides et stations d’épuration.
event-factory-spill = Rejet d’usine
    .says = Une usine en amont de la vallée déverse ses rejets dans la rivière.
event-organic-label = Label bio
    .says = Grâce à un label, les fermes bio vendent à meilleur prix.
event-invasive-species = Espèces invasives
    .says = De nouvelles venues étouffent la vie de la rivière.
event-drought = Sécheresse
    .says = Presque pas de pluie.
event-heat-wave = Canicule
    .says = Les villes ont soif.
event-irrigation-ban = Arrêté sécheresse
    .says = Les exploitations peuvent prélever moins d’eau, et récoltent moins.

source-rulebook = livret de règles
source-reconstructed = reconstitution

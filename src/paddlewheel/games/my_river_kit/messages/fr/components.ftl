# Le modèle ouvert : les tableaux de tous les composants, et ce qui peut être faux dans un fichier de composants.

tables-from = origine
tables-mayors = { $seats ->
    [one] { $seats } maire
   *[other] { $seats } maires
}
table-numbers = Nombres
    .note = Un nombre par ligne.
    .number = nombre
    .is = vaut
    .die = dé { $face }
table-weather = Temps
    .note = Billes d’eau versées dans le gobelet d’eau, selon le nombre de maires.
    .weather = temps
table-zones = Zones
    .note = Six verts dans une manche : victoire ; quatre rouges dans une manche : défaite (sauf dans la première).
    .indicator = indicateur
    .limits = rouge { $worse } { $red }, vert { $better } { $green }
table-cards = Cartes
    .note = Le nombre pour le paysage est une indication pour le vote.
    .card = carte
    .copies = exemplaires
    .takes-water = prélève eau
    .takes-pollution = prélève pollution
    .takes-wag = prélève WAG
    .gives-water = donne eau
    .gives-pollution = donne pollution
    .gives-wag = donne WAG
    .flood = crues
    .recreation = loisirs
    .biodiversity = biodiversité
    .landscape = paysage
    .price = prix
    .aquabon = Aquabon
    .needs = exige
    .source = { $source } ; livret de règles : { $fields }
table-events = Évènements
    .note = Tirés à partir de la deuxième manche. Les limites qui dépendent du nombre de maires sont montrées pour deux.
    .event = évènement
    .weather = temps
    .effect = effet

fault-city = la première carte est le centre-ville, et elle est fixe
fault-city-copies = quatre maires ont besoin de quatre centres-villes
fault-die = un dé a 6 faces, et non { $faces }
fault-die-card = il n’y a pas d’activité « { $card } » ; les cartes sont : { $cards }
fault-die-copies = le dé peut donner cette carte à quatre maires : il en faut quatre exemplaires
fault-water = ce temps n’a pas de billes
fault-zones = les zones pour { $seats } maires manquent
fault-overlap = rouge { $red } et vert { $green } se chevauchent
fault-events = il faut au moins une carte évènement
fault-card-id = l’identifiant d’une carte est fait de minuscules et de traits d’union : il entre dans le code d’un choix
fault-field = il n’y a pas de champ « { $field } »
fault-event-card = { $event } : il n’y a pas de carte « { $card } »
fault-repairs = { $event } : flood_below demande un niveau pour 2, 3 et 4 maires
place-line = ligne { $line }, { $place }

# The model opened: the tables of all components, and what can be wrong in a component file.

tables-from = from
tables-mayors = { $seats ->
    [one] { $seats } mayor
   *[other] { $seats } mayors
}
table-numbers = Numbers
    .note = One number each.
    .number = number
    .is = is
    .die = die { $face }
table-weather = Weather
    .note = Marbles of water put into the stream cup, by number of mayors.
    .weather = weather
table-zones = Zones
    .note = Six green in one round win, four red in one round lose (not in the first).
    .indicator = indicator
    .limits = red { $worse } { $red }, green { $better } { $green }
table-cards = Cards
    .note = The landscape number is a hint for the vote.
    .card = card
    .copies = copies
    .takes-water = takes water
    .takes-pollution = takes pollution
    .takes-wag = takes WAG
    .gives-water = gives water
    .gives-pollution = gives pollution
    .gives-wag = gives WAG
    .flood = flood
    .recreation = recreation
    .biodiversity = biodiversity
    .landscape = landscape
    .price = price
    .aquabon = Aquabon
    .needs = needs
    .source = { $source }; rulebook: { $fields }
table-events = Events
    .note = Drawn from the second round on. Limits that depend on the number of mayors are shown for two.
    .event = event
    .weather = weather
    .effect = effect

fault-city = the first card is the City centre, and it is fixed
fault-city-copies = four mayors need four City centres
fault-die = a die has 6 faces, not { $faces }
fault-die-card = there is no activity '{ $card }'; the cards are: { $cards }
fault-die-copies = the die may give this card to four mayors: four copies are needed
fault-water = this weather has no marbles
fault-zones = the zones for { $seats } mayors are missing
fault-overlap = red { $red } and green { $green } overlap
fault-events = at least one event card is needed
fault-card-id = a card's id is small letters and hyphens: it is part of a choice's token
fault-field = there is no field '{ $field }'
fault-event-card = { $event }: there is no card '{ $card }'
fault-repairs = { $event }: flood_below needs a level for 2, 3 and 4 mayors
place-line = line { $line }, { $place }

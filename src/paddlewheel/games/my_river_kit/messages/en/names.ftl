# What things are called. Cards and events have the names of the component file.

# The cities from the source down.
city-1 = Highspring
city-2 = Millford
city-3 = Alderbridge
city-4 = Saltmouth
city-you = { $city } (you)

weather-very_wet = very wet
    .title = Very wet
weather-wet = wet
    .title = Wet
weather-normal = normal
    .title = Normal
weather-dry = dry
    .title = Dry

# The six lines of the monitoring table: in full, within a sentence (`inside`), on cards and in demands (`plain`), as
# what something raises or lowers (`object`), as a row of the table (`row`), as one word (`word`), as a figure (`figure`).
indicator-water = Water availability
    .inside = water availability
    .plain = water availability
    .row = Water
    .word = Water
    .figure = water
indicator-pollution = Pollution
    .inside = pollution
    .plain = pollution
    .row = Pollution
    .word = Pollution
    .figure = pollution
indicator-flood = Flood regulation
    .inside = flood regulation
    .plain = flood regulation
    .object = flood regulation
    .row = Flood regul.
    .word = Flood
    .figure = flood
indicator-recreation = Recreation potential
    .inside = recreation potential
    .plain = recreation
    .object = recreation
    .row = Recreation
    .word = Recreation
    .figure = recreation
indicator-biodiversity = Biodiversity
    .inside = biodiversity
    .plain = biodiversity
    .object = biodiversity
    .row = Biodiversity
    .word = Biodiversity
    .figure = species
indicator-landscape = Landscape beauty
    .inside = landscape beauty
    .plain = landscape
    .row = Landscape
    .word = Landscape
    .figure = landscape

# `letter`: in the table of a terminal.
zone-red = red zone
    .short = red
    .letter = r
zone-between = between the zones
    .short = between
    .letter = { " " }
zone-green = green zone
    .short = green
    .letter = g

goal-aquabon = most Aquabon
goal-richest = the richest city
goal-secret = a secret goal for each mayor

wag = { $wag } WAG
marbles = { $marbles ->
    [one] { $marbles } marble
   *[other] { $marbles } marbles
}
rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

# What is done or promised; `third`: of a third person.
deed = { $act ->
    [add] add { $card }
    [remove] remove { $card }
   *[not-add] not add { $card }
}
    .third = { $act ->
        [add] adds { $card }
        [remove] removes { $card }
       *[not-add] does not add { $card }
    }

# What stands between words that belong less together than those of a list.
apart = ;{ " " }

# The board: the valley, its cities and their plots, and the two cups on the river.

river = The river
valley = The river flows past { $seats ->
    [one] { $seats } city
   *[other] { $seats } cities
}, from the source at the top to the sea

plate = { $city }, city { $number } from the source, { $way ->
    [right] plots 1 to 5, left to right
   *[left] plots 1 to 5, right to left
}
plot = Plot { $plot } of { $city }: { $card }
    .free = Plot { $plot } of { $city }: free
    .failed = Plot { $plot } of { $city }: { $card }, in failure
plot-free = free plot

built-card = { $card }. { $words }
failed-card = { $card }, flipped: in failure
    .tip = { built-card } In failure: no impacts; a second failure in a row destroys it, unless it is fixed.
    .stamp = FAILURE

cup-water = Water cup { $where }: { marbles }
cup-pollution = Pollution cup { $where }: { marbles }
cups-at = at plot { $plot } of { $city }
cups-downstream = counted downstream
cups-source = at the source
marble-water = A marble of water
marble-pollution = A marble of pollution
reached = The cups are { $where }
    .earns = The cups are { $where }: earns { $wag } WAG
    .costs = The cups are { $where }: costs { $wag } WAG
    .wag = { $change } WAG

# The journal: a sentence for every event, and a word or two for the summary of a turn.
# Equal ones in a row are counted where `{}` stands: `three ahead`.

event-speed = { $coal ->
    [0] { $who } goes from speed { $was } to { $now }.
   *[other] { $who } goes from speed { $was } to { $now } for { $coal } coal.
}
    .kept = { $who } keeps speed { $now }.
    .short = speed { $now }
event-turn-left = { $coal ->
    [0] { $who } turns left.
   *[other] { $who } turns left for { $coal } coal.
}
    .short = left
event-turn-right = { $coal ->
    [0] { $who } turns right.
   *[other] { $who } turns right for { $coal } coal.
}
    .short = right
event-forward = { $who } steams ahead.
    .short = { "{}" } ahead
event-push = { $who } pushes { $whom } { $towards }.
    .short = pushes { $whom } { $towards }
event-face = { $who } now points { $towards }.
    .short = points { $towards }
event-boards = A passenger boards { $who }: { $aboard } aboard.
    .short = a passenger boards
event-lands = { $who } reaches the platform and comes { $place }.
    .short = comes { $place }
event-aground = { $who } cannot avoid running aground and is out.
    .short = aground
event-out-of-coal = { $who } needs more coal than is left and is out.
    .short = out of coal
event-stranded = { $who } is cut off from the river and is out.
    .short = cut off
event-tile = { $waiting ->
    [0] { $who } lays tile { $tile } { $bend }.
    [one] { $who } lays tile { $tile } { $bend }. { $waiting } passenger waits there.
   *[other] { $who } lays tile { $tile } { $bend }. { $waiting } passengers wait there.
}
    .short = lays a tile { $bend }
event-platform = { $who } rolls for the landing platform: { $bend }.
    .short = the platform { $bend }
event-reroll = { $who } rolls { $bend }: the river would meet itself. The die is rolled again.
event-removed = { $passengers ->
    [0] A tile that all have left is taken away.
    [one] A tile that all have left is taken away, with { $passengers } passenger.
   *[other] A tile that all have left is taken away, with { $passengers } passengers.
}
event-round = Round { $round }. Order: { $order }.
event-over = The race is over. Places: { $places }.
    .unwon = { $ending } How far they came: { $places }.

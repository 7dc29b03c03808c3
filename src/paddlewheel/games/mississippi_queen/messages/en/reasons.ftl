# What a move is for and what it costs.

reason-lands = Lands and comes { $place }.
reason-boards = Takes a passenger aboard on tile { $tile }: { $aboard } of { $berths }.
reason-uncovers = Uncovers the next tile of the river, which nobody knows yet.
reason-costs = Costs { $coal } coal; { $left ->
    [0] none is
    [one] { $left } is
   *[other] { $left } are
} left.
reason-too-few = Cannot win any more: too few passengers are left on the river.
reason-lost = Ends where the ship can hardly go on.
reason-towards-landing = Goes on towards the landing, about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} away.
reason-can-land = Can land { $turns ->
    [1] next turn
   *[other] in { $turns } turns
}, with { $coal } coal left.
reason-no-dock = Goes on down the river: no dock with a passenger is within reach.
reason-dock = Can be at the dock on tile { $tile } at speed 1 { $turns ->
    [1] next turn
   *[other] in { $turns } turns
}, with { $coal } coal left.
reason-push-home = Pushes { $who } to the landing.
reason-push-dock = Pushes { $who } to a dock, where a passenger boards it.
reason-push-back = Pushes { $who } back by about { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
reason-push = Pushes { $who } aside, which hardly holds it up.
reason-passes = Passes { $who }.
reason-behind = Falls behind { $who } in the order of play.

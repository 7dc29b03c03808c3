# The war in a terminal.

text-heading = Battle { $battle }: { $who } flips first.
    .you = Battle { $battle }: { $who } flips first. You are { $you }, below the line.
text-total = { $army } { $total }
    .empty = { $army }: no cards
text-card = { $value } { $card }, { $does }
    .void = 0 { $card }, void event
text-piles = { $side }: deck { $deck }, Survivors { $survivors }, Graveyard { $graveyard }
text-committed = { $count ->
    [one] { $count } reinforcement
   *[other] { $count } reinforcements
} committed
text-to-commit = { $count ->
    [one] { $count } reinforcement
   *[other] { $count } reinforcements
} to commit
text-beside = beside: { $card }: { $effects }
    .aimed = beside: { $card }: { $effects } -> { $column }
text-hand = hand: { $card }, { $kind } { $value }
    .does = hand: { $card }, { $kind } { $value }: { $effects }
    .void = hand: { $card }, { $kind } { $value }: void as a reinforcement, counts 0
text-last = Last battle
text-fought = { $column }: { $totals }; { $taker }

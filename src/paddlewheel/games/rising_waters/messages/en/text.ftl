# The table as text, for a terminal.

text-legend-waters = ~{ $water }:2 water { $water } at level 2, * the dot of a region, { $land }{ $height } land group { $land } at elevation { $height }, ≈{ $land } flooded,
text-legend-land = f field, t forest, v Vicksburg, ^ bluff, =4 levee of 4, + green camp, ! red camp, { $town } town of a player, { $site } town of nobody, { $ruin } lost town,
text-legend-people = R B G V pawns and s Survivors (a number: how many), _ raft; a crowd is written under its hex
text-signs = ~R1:2 water R1, level 2 | { $land }{ $height } land { $land }, height { $height }, f field t forest { $site } town | * dot | =4 levee | ≈ flooded
text-you = You are { $player }: { $letter } pawns | { $signs }
text-you-with-town = You are { $player }: { $letter } pawns, { $sign } { $town } | { $signs }
text-survivor = s
text-towns = towns: { $towns }
text-town = { $town } { $hex }
    .taken = { $town } { $hex } ({ $player })
text-dots = dots: { $dots }
text-note = History: { $title }. { $text } (Sources: { $sources })
text-tracks = losses { $losses } of { $limit } ({ $causes })   week { $week } of { $rounds }   { $phase }
text-row = landowner row: { $cards }
text-row-empty = landowner row: empty
text-decks = decks: landowner { $landowner }, weather { $weather }, community { $community }
text-relief = relief donations: { $donations } of { $needed }
text-weather = weather: { $weather }
text-next-weather = you know the next weather: { $weather }
text-next-landowner = you know the next Landowner cards: { $cards }
text-goal = goal { $number }: { $goal }: { $asks } ({ $first } + { $second } given)
text-board = { $title } | { $tracks }
text-board-with-powers = { $title } | { $tracks } | has { $powers }
text-track = { $track } { $value }
text-hand = hand: { $cards }
text-hand-empty = hand: empty
text-in-short =
    { $title } | { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
text-player = { $player }: { $facts }
text-you-mark = { $player } (you)
text-home-lost = { $town } (lost)
text-first = first

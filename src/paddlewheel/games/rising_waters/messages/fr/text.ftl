# The table as text, for a terminal.

text-legend-waters = ~{ $water }:2 eau { $water } au niveau 2, * le point d’une région, { $land }{ $height } groupe de terre { $land } à l’altitude { $height }, ≈{ $land } inondé,
text-legend-land = f champ, t forêt, v Vicksburg, ^ escarpement, =4 digue de 4, + camp vert, { "!" } camp rouge, { $town } ville d’un joueur, { $site } ville libre, { $ruin } ville perdue,
text-legend-people = R B V L pions (L : Violet) et s Survivants (un nombre : combien), _ radeau ; une foule s’écrit sous sa case
text-signs = ~R1:2 eau R1, niveau 2 | { $land }{ $height } terre { $land }, altitude { $height }, f champ t forêt { $site } ville | * point | =4 digue | ≈ inondé
text-you = Vous êtes { $player } : pions { $letter } | { $signs }
text-you-with-town = Vous êtes { $player } : pions { $letter }, { $sign } { $town } | { $signs }
text-survivor = s
text-towns = villes : { $towns }
text-town = { $town } { $hex }
    .taken = { $town } { $hex } ({ $player })
text-dots = points : { $dots }
text-note = L’histoire : { $title }. { $text } (Sources : { $sources })
text-tracks = pertes { $losses }/{ $limit } ({ $causes })   semaine { $week }/{ $rounds }   { $phase }
text-row = rangée : { $cards }
text-row-empty = rangée : vide
text-decks = pioches : Propriétaire { $landowner }, Météo { $weather }, Communauté { $community }
text-relief = dons pour les secours : { $donations } sur { $needed }
text-weather = météo : { $weather }
text-next-weather = vous connaissez la météo qui vient : { $weather }
text-next-landowner = vous connaissez les prochaines cartes Propriétaire : { $cards }
text-goal = objectif { $number } : { $goal } : { $asks } ({ $first } + { $second })
text-board = { $title } | { $tracks }
text-board-with-powers = { $title } | { $tracks } | a : { $powers }
text-track = { $track } { $value }
text-hand = main : { $cards }
text-hand-empty = main : vide
text-in-short =
    { $title } | { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
text-player = { $player } : { $facts }
text-you-mark = { $player } (vous)
text-home-lost = { $town } (perdue)
text-first = premier

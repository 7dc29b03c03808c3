# The journal: a sentence for every event, and a word or two for the summary of a turn.

event-battle = Battle { $battle }: { $who } flips first.
event-card = { $who } turns up { $card } in the { $column } column.
    .does = { $who } turns up { $card } in the { $column } column ({ $effects }).
    .another = { $who } turns up { $card } in the { $column } column, and must play another.
    .does-another = { $who } turns up { $card } in the { $column } column ({ $effects }), and must play another.
    .void = { $who } turns up { $card } in the { $column } column: an event there is ignored and counts zero.
    .short = { $card } { $column }
event-event = { $who } lays { $card } beside the battlefield: { $effects }.
event-reshuffle = { $who } has used up its deck and shuffles { $cards ->
    [one] { $cards } survivor
   *[other] { $cards } survivors
} into a new one.
event-recovered = { $who } gets { $card } back from the Graveyard.
event-raided = { $who } loses its top card, { $card }, before it could fight.
event-spared = { $who } has too few cards left to lose one to a raid.
event-nothing-left = { $who } has no card left to play.
    .short = no card left
event-drawn = { $cards ->
    [0] { $who } has no reinforcements left.
    [one] { $who } draws { $cards } reinforcement.
   *[other] { $who } draws { $cards } reinforcements.
}
    .short = draws reinforcements
event-hand = Your reinforcements: { $cards }.
event-strengthen = { $who } plays { $card } on its { $column } column.
event-weaken = { $who } plays { $card } on the enemy's { $column } column.
event-commits = You commit { $card } to the { $column } column.
event-committed = { $who } has committed its reinforcements.
    .short = has committed
event-tie = The { $column } column is tied at { $total }: each side lays one more card.
event-column = { $column }: { $who } takes it, { $own } against { $enemy }. { $survive ->
    [one] { $survive } card survives
   *[other] { $survive } cards survive
}, { $lost ->
    [one] { $lost } is
   *[other] { $lost } are
} lost.
    .unopposed = { $column }: { $who } is unopposed and takes it with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
    .both = { $column }: still { $total } on both sides, and nobody has a card left to break the tie: both lose it.
event-summary = Battle { $battle } is over: { $taken }. The Union buries { $lost0 ->
    [one] { $lost0 } card
   *[other] { $lost0 } cards
} and has { $left0 } left, the Confederacy buries { $lost1 } and has { $left1 } left.
    .takes = { $who } takes { $columns }
    .both = both sides lose { $columns }
    .nobody = nobody takes a column
event-over = { $who } wins the war after { $battles ->
    [one] { $battles } battle
   *[other] { $battles } battles
}, with { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left.
    .draw = The war is a draw after { $battles ->
        [one] { $battles } battle
       *[other] { $battles } battles
    }: neither side has a card left.

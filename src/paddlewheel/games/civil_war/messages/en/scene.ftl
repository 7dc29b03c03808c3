# What stands on the table: the battlefield, and the panels beside it.

country = Open country on both banks of a river

pile-survivors = { $army } Survivors: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
    .tip = { $army } Survivors, face up: { $names }. They fight again when the deck is used up.
    .nobody = nobody
pile-deck = { $army } deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
    .tip = { $army } deck, face down: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } to draw.
pile-graveyard = { $army } Graveyard: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
    .tip = { $army } Graveyard, face down: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of { $all }. With { $all } the war is lost.
flag = { $army } side
drum = { $army } side flips first in this battle
    .what = first
orders-committed = { $army } reinforcements: { $count }, unseen, committed
    .text = committed
orders-deciding = { $army } reinforcements: { $count }, unseen, deciding
    .text = deciding
orders-tip = { $count ->
    [one] { $count } reinforcement
   *[other] { $count } reinforcements
} nobody else has seen. They are turned up together.
lane = { $army } { $column } column: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
column-total = { $army } total, { $column } column: { $total }
    .tip = { $army } total, { $column } column: { $total }. Cards count with their values; leaders and events add or take away what their cards say.

# -- panels --

hand = Your reinforcements
seat = { $who }: { $standing ->
    [one] { $standing } card
   *[other] { $standing } cards
} standing, deck { $deck }, Survivors { $survivors }, Graveyard { $graveyard }. { $state }
track = { $standing } of { $all } cards standing
marker = { $fallen ->
    [one] { $fallen } card
   *[other] { $fallen } cards
} fallen
state-draw = A draw
state-won = Won the war
state-lost = Eliminated
state-commits = Commits reinforcements
state-aims = Aims an event
state-committed = Committed
state-waits = Waits
last-battle = Battle { $battle }: how it went
result = { $column }: Union { $union }, Confederacy { $confederacy }, { $taker }
    .tip = { $column }, { $taker }. { $sides }
    .side = { $army }: { $total }: { $cards }.
    .nobody = Nobody
    .more = and { $count } more

# -- words on pieces --

caption-deck = Deck
caption-survivors = Survivors
caption-graveyard = Graveyard
standing-of = standing of { $all }
stamp-void = VOID
stamp-planned = committed
stamp-aimed-left = on the left
stamp-aimed-centre = on the centre
stamp-aimed-right = on the right

# The debriefing: turning points, tables, decisions and questions.

players = players
battles = { $battles ->
    [one] { $battles } battle
   *[other] { $battles } battles
}
period = Battle
names-are-history = The names on the cards are historical; values and effects are ours.
not-over = The war is not over: battle { $battle }.

# Totals before the reinforcements, as one side sees them.
stood = { $own } against { $enemy }
    .nobody = no card

# -- charts --

charts-forces = Forces, battle by battle
charts-columns = Columns and losses
chart-left = Cards left
chart-lead = How many more cards the Union has left (below 0: the Confederacy)
    .curve = Union ahead by
chart-won = Columns won so far
chart-lost = Cards lost in a battle

# -- tables --

standings = Final standings
    .now = Standings now
    .side = Side
    .result = result
    .left = cards left
    .won = columns won
    .lost = cards lost
    .recovered = cards recovered
result-won = won
result-lost = lost
result-draw = draw
fought = The battles: totals of the Union and of the Confederacy
    .battle = Battle
    .lost = { $army } lost
    .left = { $army } left
    .none = none
    .both = both lose it
decisions = Decisions that mattered
    .battle = Battle
    .side = side
    .decision = decision
    .result = what came of it

# -- decisions, and what came of them --

decided-strengthen = plays { $card } on its own { $column } column
decided-weaken = plays { $card } on the enemy's { $column } column
decided-lays = lays { $cards } on the { $column } column
decided-holds = holds the { $column } column
decided-reinforcements = lays its reinforcements and takes { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}
came-undecided = not decided yet
came-taken = { $who } takes it
came-nobody = nobody takes it
came-turned = from { $before } to { $own } against { $enemy }: the column is taken
    .tie = from { $before } to { $own } against { $enemy } after a tie: the column is taken
came-hindsight = laid otherwise, the same cards would have taken { $columns }: { $plan }
plan-card = { $card } { $column }

# -- turning points --

moment-lead = { $who } has more forces left, { $own } against { $enemy }, for { $battles ->
    [one] { $battles } battle
   *[other] { $battles } battles
}.
moment-low = { $who } is down to { $cards } cards, a third of its army or less.
moment-heaviest = The costliest battle, in cards lost: { $losses }.
moment-sweep = For the first time a side takes all three columns: { $who }.
moment-turned = Reinforcements turn the { $column } column: { $who } stood { $before } there and takes it with { $own } against { $enemy }.
moment-tie = The first tie: in the { $column } column each side lays one more card (CW-19).
moment-both = Both sides lose the { $column } column: nobody has a card left to break the tie (CW-19d).
moment-reshuffle = { $who } has used up its deck for the first time: its survivors fight again (CW-24).
moment-recovered = { $who } gets { $card } back from the Graveyard (CW-36).
moment-raided = { $who } loses its top card, { $card }, before it could fight (CW-37).
moment-over = The war is over ({ $rule }).

# -- questions --

talk-dark = Deciding without knowing
talk-forces = Forces and losses
talk-chance = Chance
talk-history = The war behind the game

was-turned = In battle { $battle }, { $who } stood { $before } in the { $column } column and took it.
ask-turned = { $turned } What did each side know when it laid its cards, and what could it only guess?
was-hindsight = In battle { $battle }, { $who } took { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}; the same cards, laid otherwise, would have taken { $could }.
ask-hindsight = { $hindsight } Could this side have known that? What would it have had to see?
ask-no-hindsight = Neither side could have taken more columns by laying its cards otherwise. Was that skill, or was it so clear?
was-strengthen = In battle { $battle }, { $who } played { $card } on its own { $column } column.
was-weaken = In battle { $battle }, { $who } played { $card } on the enemy's { $column } column.
ask-aimed = { $aimed } Why this column, with the reinforcements of both sides still unknown?
ask-spread = Is it better to be strong in one column and give up another, or to be fairly strong in all? What does this war say?
was-lead = After battle { $battle }, { $who } had more forces left, and kept that for { $battles ->
    [one] { $battles } battle
   *[other] { $battles } battles
}.
ask-lead = { $lead } What had changed by then, and could the other side have answered it?
was-sweep = In battle { $battle }, { $who } took all three columns.
ask-sweep = { $sweep } Was it the cards, or where they were laid?
was-heaviest = Battle { $battle } cost the most cards: { $losses }.
ask-heaviest = { $heaviest } Was what was gained there worth it?
was-again = In battle { $battle }, { $who } shuffled { $cards ->
    [one] { $cards } survivor
   *[other] { $cards } survivors
} into a new deck.
ask-again = { $again } Which of them would you have held back if you had been allowed to?
was-tie = In battle { $battle }, the { $column } column was tied.
ask-tie = { $tie } The cards that broke the tie were chosen by nobody. How fair is that?
was-raid = In battle { $battle }, { $who } lost { $card } before it could fight.
ask-raid = { $raid } How much of this war was chance, and how much was decided by people?
ask-draw = The war ended in a draw: neither side had a card left. Was that ever worth it?
ask-missing = The cards name people and units of a war that was fought over slavery and ended it, at the cost of some 700,000 lives. What does a game that counts cards leave out, and who is missing from it?
ask-name = Choose one name from the cards and look it up: what did this person, or this unit, do before, in and after the war?
ask-commanders = Commanders in 1861 to 1865 also sent people without knowing what the other side had. What is different when it is cards?

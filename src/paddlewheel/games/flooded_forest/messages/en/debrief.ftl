# The debriefing: facts, standings, curves, turning points and questions.

players-word = players
turn-word = Turn
turn-of = Turn { $turn }: { $who }
reconstruction = { $facts }. The tiles are a reconstruction.
so-far = The game is not over: turn { $turn }, { $phase ->
    [flood] the flood rises
    [predators] the predators come
   *[dry] the forest dries
}.
fish-of = { $count } of { $owner }

tie = { $who } have { points } each; { $steps }.
    .homes = more fish in the river rank higher: { $fish } (FF-67)
    .bites = { $who } have { $home } fish in the river each, and who ate more of the others in the tie ranks higher: { $eaten } ({ $rule })
    .shared = { $who } are equal in everything and share { $place ->
        [1] the victory
        [2] the second place
        [3] the third place
       *[4] the fourth place
    } (FF-68a)

standings = { $over ->
    [yes] Final standings
   *[no] Standings now
}
column-player = Player
column-place = place
column-points = points
column-home = fish at home
column-eaten = fish of others eaten
column-lost = own fish lost
column-left = fish left in the forest
mattered = Decisions that mattered: turns that changed the points
column-turn = Turn
column-who = player
column-done = what was done
column-points-of = points of { $who }

chart-dry = The dry season, turn by turn
chart-whole = Flood and forest, turn by turn
chart-points = Points
chart-home = Fish at home in the river
chart-eaten = Fish of others eaten
chart-forest = Fish in the forest
chart-tiles = Flood tiles on the board
    .curve = Tiles
chart-river = Fish in the river
    .curve = Fish
    .full = full at

moment-height = The flood is at its height: { $tiles } tiles, and fish in the forest: { $fish }.
moment-dry = The dry season begins; { $who } has the first turn.
moment-all-placed = { $who } is the first to have all fish in the forest.
moment-first-home = { $who } brings the first fish home: { $fish }.
moment-most-home = The largest homecoming: { $who } opens the way for { $fish }.
moment-half = Half of the river's circles are filled: { $filled } of { $circles }.
moment-over = { $reason ->
    [river-full] The last circle is filled: the game ends at once ({ $rule }).
   *[forest-dry] No tile is left ({ $rule }).
}
moment-first-meal = { $who } has the first meal, with { the-predator }: { $fish }.
moment-largest-meal = The largest meal: { $who } takes { $count } fish, { $fish }.
moment-own-eaten = { $who } lets own fish be eaten, which score nothing (FF-48).
moment-driven-off = For the first time a predator gives way: { the-predator } { $predator ->
    [piranhas] are
   *[one] is
} out.
moment-lead = { $who } takes the lead with { points } and keeps it for { turns }.

part-flood = The flood
part-predators = Predators
part-home = The way home
part-whole = The whole game

happened-extra = In turn { $turn }, { $who } put { $count } extra fish into the forest
happened-posted = { $count ->
    [one] { $count } predator was placed
   *[other] { $count } predators were placed
}
happened-lead = { $who } took the lead in turn { $turn } and kept it for { turns }
happened-left = { $who } had { $count } fish left in the forest in the end
happened-meal = In turn { $turn }, { $who } ate { $fish }
happened-homecoming = In turn { $turn }, { $who } brought home { $fish }
happened-own = In turn { $turn }, { $who } let own fish be eaten
happened-gift = In turn { $turn }, { $who } brought home { $fish } and none of their own
happened-action = In turn { $turn }, { $who } used the action of a tile

question-laying = Where did you lay your tiles: near the river, where the way home is short, or further out, where there is room? What was that worth in the dry season?
question-extra = { $extra }. Is a crowd of fish a gain or a risk?
question-posted = { $posted }. Whom was each of them put there against, and whom did it serve?
question-meal = { $meal }. What would have been eaten if this player had pulled another tile?
question-own = { $own }. Was there another way, and what would it have cost?
question-none-eaten = Nobody's fish were eaten. Did the predators never come near, or did everybody keep the schools small?
question-homecoming = { $homecoming }. Who gained most by it, and was it meant so?
question-gift = { $gift }. When is it right to bring the fish of others home?
question-action = { $action }. What would have happened without it?
question-left = { $left }. In which turn was it too late for them?
question-lead = { $lead }. What could the others have done together about it?
question-river-full = The river was full before the forest was dry. Who hurried the end, and who wanted more time?
question-forest-dry = The forest fell dry before the river was full. Why did so few fish find home?
question-open = The game is still open. Which tile may decide it, and for whom?
question-real-river = A real river rises into its forest and falls again every year. What of that is in the game, and what is not?

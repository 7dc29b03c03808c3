# What to conclude from a series, and what is measured of games.

half-the-games = Half the games take up to { $middle } decisions, one in twenty more than { $long }.
commonest-end = The commonest end: { $end }.
end-with-share = { $reason }, { $share }
win-together = All seats win together in { $share } of the games.
seat-matters = The seat matters: seat { $best } wins { $most }, seat { $worst } only { $least }; a fair share is { $fair }.
no-seat-better = No seat is clearly better than another; a fair share of wins is { $fair }.
strength-alone = { $decides ->
    [yes] Strength decides
   *[no] Strength is not seen to decide
}: one { $stronger } player among { $weaker } ones, in every seat in turn, wins { $share }; { $expected } would be no better than the rest.
strength-together = { $decides ->
    [yes] Strength decides
   *[no] Strength is not seen to decide
}: a table of { $stronger } players wins { $share } together, one of { $weaker } players { $expected }.
course-of-games = There are { $options } choices a decision. By the judgement of the bots { $together ->
    [yes] the outlook turns
   *[no] the lead changes
} { $changes } times a game; the games are decided after { $decided } of their decisions, and { $close } only in the last tenth.
parts-winners = { $count } of { $all } cards, tiles and actions clearly part winners from losers, first of all { $names }. They may follow from winning as well as lead to it.
hardly-taken = Hardly ever taken when something else can be done: { $names }. Such a choice may be dominated: make it stronger or cheaper, or leave it out.
uses-lose = Who uses these wins clearly less often: { $names }.
and-more = { $names } and { $count } more

# What is measured of every game. Aims name the measures in English, whatever is spoken.
measure-won-together = won together
measure-seat-wins = seat { $seat } wins
measure-nobody-wins = nobody wins
measure-decisions = decisions
measure-turns = turns
measure-choices-a-decision = choices a decision
measure-score = score
measure-score-spread = score spread
measure-lead-changes = lead changes
measure-decided-at = decided at
measure-close-finish = close finish
measure-ended-by = ended by { $reason }

"""What a turn is for: fish brought home, eaten, put out, brought nearer to the river or cut off from it."""

from __future__ import annotations

from collections.abc import Callable

from paddlewheel.games.flooded_forest.components import ACTIONS
from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.games.flooded_forest.rules.board import NOWHERE
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.rules.vocabulary import COLOURS, PREDATOR_NAMES
from paddlewheel.games.flooded_forest.state import MOST_SEATS, NOBODY, Forest
from paddlewheel.games.flooded_forest.tactics.standings import Standings
from paddlewheel.games.flooded_forest.view.words import action_name, fish_list
from paddlewheel.language import Fact
from paddlewheel.presentation import PlayedTurn

#: Points that a seat may expect more or less, from which on this is spoken of.
CHANGED = 0.05


def reasons(turn: PlayedTurn[Forest], data: ForestData) -> list[str]:
    """What this turn does for the seat, points first, and what it does to the others."""
    before, after, seat = turn.before, turn.after, turn.seat
    others = [other for other in range(after.seats) if other != seat]
    said = []
    home = after.home[seat] - before.home[seat]
    if home:
        said.append(say("brings-home", own=int(home), points=int(home * data.numbers.home)))
    eaten = {other: _eaten(before, after, seat, other) for other in others}
    if any(eaten.values()):
        points = sum(eaten.values()) * data.numbers.eaten
        said.append(say("eats-others", fish=fish_list(eaten), points=int(points)))
    said += _ways(before, after, seat, others)
    said += _predator(before, after, seat)
    given = {other: after.home[other] - before.home[other] for other in others}
    if any(given.values()):
        said.append(say("brings-others-home", fish=fish_list(given)))
    lost = sum(_eaten(before, after, eater, seat) for eater in range(after.seats))
    if lost:
        said.append(say("costs", own=lost))
    said += _held(before, after, turn, data)
    return said or _standing(before, after, seat, data)


def _eaten(before: Forest, after: Forest, eater: int, owner: int) -> int:
    at = MOST_SEATS * eater + owner
    return int(after.eaten[at] - before.eaten[at])


# -- the way to the river ------------------------------------------------------------------------------------------


def _ways(before: Forest, after: Forest, seat: int, others: list[int]) -> list[str]:
    """Fish put out, fish next to the river, and fish that no water leads to the river from: what has changed."""
    then, now = distances(before), distances(after)

    def more(owner: int, counts: Callable[[int], bool]) -> int:
        return _count(after, now, owner, counts) - _count(before, then, owner, counts)

    said = []
    put_out = int(before.supply[seat] - after.supply[seat])
    nearer = more(seat, lambda far: far == 0)
    if put_out:
        near = "all" if nearer == put_out else "some" if nearer > 0 else "none"
        said.append(say("puts-out", own=put_out, near=near, nearer=nearer))
    elif nearer > 0:
        said.append(say("brings-nearer", own=nearer))
    cut = {owner: more(owner, lambda far: far < 0) for owner in (seat, *others)}
    harmed = {other: number for other, number in cut.items() if other != seat and number > 0}
    if harmed:
        said.append(say("cuts-others-off", fish=fish_list(harmed)))
    if cut[seat] > 0:
        said.append(say("cuts-own-off", own=cut[seat]))
    if cut[seat] < 0 and nearer <= 0:
        said.append(say("opens-way", own=-cut[seat]))
    return said


def distances(forest: Forest) -> list[int]:
    """By tile: how many tiles lie between it and the river by water, or -1 where no water leads there."""
    linked = forest.survey.linked
    tiles = range(len(forest.cells))
    found = [-1 for _ in tiles]
    reached = [tile for tile in tiles if linked[forest.survey.river] >> tile & 1]
    far = 0
    while reached:
        for tile in reached:
            found[tile] = far
        onward = {there for tile in reached for there in tiles if linked[tile] >> there & 1}
        reached = [tile for tile in onward if found[tile] < 0 and forest.survey.on_board >> tile & 1]
        far += 1
    return found


def _count(forest: Forest, distance: list[int], owner: int, counts: Callable[[int], bool]) -> int:
    return sum(
        forest.owned(tile, owner)
        for tile, cell in enumerate(forest.cells)
        if cell != NOWHERE and counts(distance[tile])
    )


# -- predators and actions -----------------------------------------------------------------------------------------


def _predator(before: Forest, after: Forest, seat: int) -> list[str]:
    """A predator that has come to a tile with fish."""
    said = []
    for tile, predator in enumerate(after.predators):
        if predator in (NOBODY, before.predators[tile]) or after.cells[tile] == NOWHERE:
            continue
        fish = {owner: int(after.owned(tile, owner)) for owner in range(after.seats) if owner != seat}
        own = int(after.owned(tile, seat))
        if own or any(fish.values()):
            whom = "" if not own else ".and-own" if any(fish.values()) else ".own"
            facts: dict[str, Fact] = {"predator": PREDATOR_NAMES[predator], "fish": fish_list(fish), "own": own}
            said.append(say(f"sets-predator{whom}", **facts))
    return said


def _held(before: Forest, after: Forest, turn: PlayedTurn[Forest], data: ForestData) -> list[str]:
    """The action tile that lies before the player in the end, where that has been decided."""
    held = after.actions[turn.seat]
    if held == before.actions[turn.seat] and data.choices.keep_held not in turn.choices:
        return []
    if held == NOWHERE:
        return [say("uses-up-action")]
    return [say("keeps-action", action=action_name(ACTIONS[data.tiles.actions[held]]))]


def _standing(before: Forest, after: Forest, seat: int, data: ForestData) -> list[str]:
    """Where nothing is scored or moved: for whom the way to the river has become better or worse."""
    standings = Standings(data, ())
    then, now = standings.tell(before), standings.tell(after)
    change = [now[each] - then[each] for each in range(after.seats)]
    if change[seat] > CHANGED:
        return [say("better-chance")]
    worst = min((each for each in range(after.seats) if each != seat), key=change.__getitem__)
    if change[worst] < min(0.0, change[seat]) - CHANGED:
        return [say("worse-chance", colour=COLOURS[worst])]
    return []

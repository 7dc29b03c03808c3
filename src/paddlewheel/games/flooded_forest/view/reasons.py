"""What a turn is for: fish brought home, eaten, put out, brought nearer to the river or cut off from it."""

from __future__ import annotations

from collections.abc import Callable

from paddlewheel.games.flooded_forest.components import ACTIONS
from paddlewheel.games.flooded_forest.rules.board import NOWHERE, RIVER, TILES
from paddlewheel.games.flooded_forest.rules.data import ForestData
from paddlewheel.games.flooded_forest.rules.vocabulary import COLOURS, KEEP_HELD, PREDATOR_NAMES
from paddlewheel.games.flooded_forest.state import MOST_SEATS, NOBODY, Forest
from paddlewheel.games.flooded_forest.tactics.standings import standings
from paddlewheel.presentation import PlayedTurn, counted, listed

#: Points that a seat may expect more or less, from which on this is spoken of.
CHANGED = 0.05


def reasons(turn: PlayedTurn[Forest], data: ForestData) -> list[str]:
    """What this turn does for the seat, points first, and what it does to the others."""
    before, after, seat = turn.before, turn.after, turn.seat
    others = [other for other in range(after.seats) if other != seat]
    said = []
    home = after.home[seat] - before.home[seat]
    if home:
        said.append(f"Brings {_own(home)} into the river for {counted(home * data.numbers.home, 'point')}.")
    eaten = {other: _eaten(before, after, seat, other) for other in others}
    if any(eaten.values()):
        points = sum(eaten.values()) * data.numbers.eaten
        said.append(f"Eats {_fish(eaten)} for {counted(points, 'point')}.")
    said += _ways(before, after, seat, others)
    said += _predator(before, after, seat)
    given = {other: after.home[other] - before.home[other] for other in others}
    if any(given.values()):
        said.append(f"Also brings {_fish(given)} into the river.")
    lost = sum(_eaten(before, after, eater, seat) for eater in range(after.seats))
    if lost:
        said.append(f"Costs {_own(lost)}, eaten.")
    said += _held(before, after, turn, data)
    return said or _standing(before, after, seat, data)


def _own(number: int) -> str:
    return "one of your fish" if number == 1 else f"{number} of your fish"


def _fish(by_seat: dict[int, int]) -> str:
    return f"{listed(f'{number} {COLOURS[seat]}' for seat, number in by_seat.items() if number)} fish"


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
    put_out = before.supply[seat] - after.supply[seat]
    nearer = more(seat, lambda far: far == 0)
    if put_out:
        placed = ", next to the river" if nearer == put_out else f", {nearer} next to the river" if nearer > 0 else ""
        said.append(f"Puts {_own(put_out)} into the forest{placed}.")
    elif nearer > 0:
        said.append(f"Brings {_own(nearer)} next to the river.")
    cut = {owner: more(owner, lambda far: far < 0) for owner in (seat, *others)}
    harmed = {other: number for other, number in cut.items() if other != seat and number > 0}
    if harmed:
        said.append(f"Cuts {_fish(harmed)} off from the river.")
    if cut[seat] > 0:
        said.append(f"Cuts {_own(cut[seat])} off from the river.")
    if cut[seat] < 0 and nearer <= 0:
        said.append(f"Opens the way to the river for {_own(-cut[seat])}.")
    return said


def distances(forest: Forest) -> list[int]:
    """By tile: how many tiles lie between it and the river by water, or -1 where no water leads there."""
    linked = forest.survey.linked
    found = [-1] * TILES
    reached = [tile for tile in range(TILES) if linked[RIVER] >> tile & 1]
    far = 0
    while reached:
        for tile in reached:
            found[tile] = far
        onward = {there for tile in reached for there in range(TILES) if linked[tile] >> there & 1}
        reached = [tile for tile in onward if found[tile] < 0 and forest.survey.on_board >> tile & 1]
        far += 1
    return found


def _count(forest: Forest, distance: list[int], owner: int, counts: Callable[[int], bool]) -> int:
    return sum(
        forest.owned(tile, owner) for tile in range(TILES) if forest.cells[tile] != NOWHERE and counts(distance[tile])
    )


# -- predators and actions -----------------------------------------------------------------------------------------


def _predator(before: Forest, after: Forest, seat: int) -> list[str]:
    """A predator that has come to a tile with fish."""
    said = []
    for tile in range(TILES):
        predator = after.predators[tile]
        if predator in (NOBODY, before.predators[tile]) or after.cells[tile] == NOWHERE:
            continue
        fish = {owner: int(after.owned(tile, owner)) for owner in range(after.seats) if owner != seat}
        own = int(after.owned(tile, seat))
        if any(fish.values()):
            beside = f", and {_own(own)}" if own else ""
            said.append(f"Sets the {PREDATOR_NAMES[predator]} on {_fish(fish)}{beside}.")
        elif own:
            said.append(f"Sets the {PREDATOR_NAMES[predator]} on {_own(own)}.")
    return said


def _held(before: Forest, after: Forest, turn: PlayedTurn[Forest], data: ForestData) -> list[str]:
    """The action tile that lies before the player in the end, where that has been decided."""
    held = after.actions[turn.seat]
    if held == before.actions[turn.seat] and KEEP_HELD not in turn.choices:
        return []
    if held == NOWHERE:
        return ["Uses up your action."]
    return [f"Keeps the action {ACTIONS[data.tiles.actions[held]]} for later."]


def _standing(before: Forest, after: Forest, seat: int, data: ForestData) -> list[str]:
    """Where nothing is scored or moved: for whom the way to the river has become better or worse."""
    then, now = standings(data, before), standings(data, after)
    change = [now[each] - then[each] for each in range(after.seats)]
    if change[seat] > CHANGED:
        return ["Gives your fish a better chance to reach the river."]
    worst = min((each for each in range(after.seats) if each != seat), key=change.__getitem__)
    if change[worst] < min(0.0, change[seat]) - CHANGED:
        return [f"Leaves {COLOURS[worst]} fish a worse chance to reach the river."]
    return []

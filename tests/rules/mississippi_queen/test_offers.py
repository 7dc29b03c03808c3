"""What is offered is exactly what a move can be completed from: compared with a plain search over whole moves."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.games.mississippi_queen.rules.vocabulary import REMOVE_TILES
from rules.mississippi_queen.oracle import PLACES, TILES, WAY_NAMES, Oracle, centres_of, turned
from rules.mississippi_queen.river import Mode, Placed, River, a_race, new_race, ship
from support import random_walk, rule

RECORDS = sorted((Path(__file__).parents[2] / "records" / "mississippi-queen").glob("*.record"))
#: Three turns before each of six hexes: more coal than any move can need.
MUCH_COAL = 18


def overlaps(courses: list[int]) -> bool:
    centres = centres_of(courses)
    hexes = [
        (centre[0] + q, centre[1] + r)
        for centre, course in zip(centres, courses, strict=True)
        for q, r in (turned(place, course) for place in PLACES)
    ]
    return len(set(hexes)) < len(hexes)


def random_river(dice: random.Random) -> tuple[list[str], str]:
    """A start tile and one to five more."""
    while True:
        names = ["A0", *dice.sample(list(TILES)[1:], dice.randint(1, 5))]
        bends = "0" + "".join(dice.choice("L0R") for _ in names[2:])
        courses = [0]
        for bend in bends:
            courses.append((courses[-1] + {"L": 5, "0": 0, "R": 1}[bend]) % 6)
        if not overlaps(courses):
            return names, bends


def random_ship(dice: random.Random, names: list[str], tile: int, coal: int) -> Placed:
    number = dice.choice([number for number in range(20) if number not in TILES[names[tile]][1]])
    aboard = dice.sample([other for other in range(1, len(names)) if TILES[names[other]][2]] + [20, 21], 2)
    return ship(
        tile,
        number,
        facing=dice.choice(WAY_NAMES),
        speed=dice.choice((1, 1, 2, 3, 4, 5, 6)),
        coal=dice.randint(0, coal),
        aboard=aboard[: dice.randint(0, 2)],
    )


def random_position(seed: int, begin: bool = True) -> River:
    """Ships close together, often short of coal: where legality is hardest."""
    dice = random.Random(seed)  # noqa: S311
    names, bends = random_river(dice)
    race: Mode = dice.choice(("passenger", "introductory"))
    heart = dice.randrange(len(names))
    coal = dice.choice((0, 0, 1, 2, 4))
    ships: list[Placed] = []
    while len(ships) < dice.randint(2, 5):
        tile = min(max(heart + dice.choice((-1, 0, 0, 0, 1)), 0), len(names) - 1)
        new = random_ship(dice, names, tile, coal)
        if all(new[:2] != old[:2] for old in ships):
            ships.append(new)
    platform = dice.choice(("", "L", "0", "R")) if heart >= len(names) - 2 else ""
    return a_race(ships, names, bends, race, platform, begin=begin)


def agree(river: River, oracle: Oracle) -> None:
    assert river.offers() == oracle.offers(river.state)


def fate_of_the_first(river: River) -> str:
    """What should become of seat 0, which is about to be asked."""
    river.state.owe(REMOVE_TILES, 0)
    river.state.advance()
    oracle = Oracle(river.state)
    if oracle.speeds(river.state, 0):
        return "racing"
    return "out of coal" if oracle.speeds(river.state, 0, MUCH_COAL) else "aground"


@rule("MQ-17a", "MQ-17", "MQ-24", "MQ-28")
@pytest.mark.parametrize("block", range(10))
def test_offers_are_exactly_the_choices_a_move_can_be_completed_from(block: int) -> None:
    for seed in range(block * 60, block * 60 + 60):
        river = random_position(seed)
        dice = random.Random(seed)  # noqa: S311
        oracle = Oracle(river.state)
        turn = (river.state.round, river.state.turn)
        while river.state.outcome is None and (river.state.round, river.state.turn) == turn:
            agree(river, oracle)
            river.say(dice.choice(sorted(river.offers())))


@rule("MQ-18a", "MQ-18", "MQ-10")
@pytest.mark.parametrize("block", range(5))
def test_a_ship_is_out_exactly_when_no_complete_move_exists(block: int) -> None:
    for seed in range(block * 60, block * 60 + 60):
        river = random_position(seed, begin=False)
        expected = fate_of_the_first(river)
        assert river.begin().fate(0) == expected, f"position {seed}"


@rule("MQ-17a")
@pytest.mark.parametrize("seed", range(6))
def test_offers_are_right_all_through_a_race(seed: int) -> None:
    river = new_race(2 + seed % 4, seed, "introductory" if seed % 2 else "passenger")
    for number, _ in enumerate(random_walk(river.state, seed)):
        if number % 5 == 0:
            agree(river, Oracle(river.state))


@rule("MQ-17a")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_offers_are_right_all_through_the_recorded_races(path: Path) -> None:
    record = pw.parse_record(path.read_text(encoding="utf-8"))
    river = new_race(record.seats, record.seed, *modes(record))
    for number, (seat, token) in enumerate(record.choices):
        if number % 7 == 0:
            agree(river, Oracle(river.state))
        river.state.play(seat, token)


def modes(record: pw.Record) -> tuple[Mode, int]:
    rounds = record.options["rounds"]
    assert isinstance(rounds, int)
    return "introductory" if record.options["race"] == "introductory" else "passenger", rounds

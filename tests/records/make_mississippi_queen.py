"""Makes the recorded races of Mississippi Queen: looks for races that show what is wanted, and writes them down.

    python tests/records/make_mississippi_queen.py [NN ...]

The same wishes give the same files. Run it again, compiled, when the rules version changes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Literal, NamedTuple

import paddlewheel as pw
from paddlewheel.games.mississippi_queen import GAME
from paddlewheel.games.mississippi_queen.rules.vocabulary import LAY_TILE
from paddlewheel.games.mississippi_queen.state import HOME, NOWHERE, RACING, TILE_SHIFT, Race
from paddlewheel.kernel import OptionValue, new_record, seal

FOLDER = Path(__file__).parent / "mississippi-queen"
TRIES = 14
SEED_STREAM = 6000

Mode = Literal["passenger", "introductory"]
#: How a captain plays: well, to push others about, too fast, to stay behind, or like a drifting log.
Temper = Literal["captain", "bully", "racer", "idler", "drifter"]


class Wish(NamedTuple):
    """A record to be made: its name, how to set the race up, who plays, and what has to happen in it."""

    name: str
    race: Mode
    tempers: tuple[Temper, ...]
    shows: tuple[str, ...]
    rounds: int = 60
    #: What the die alone has to lead to while somebody stays on the start tile: spares a long search.
    river: str = ""
    #: Where the search begins: rare things were found by a longer one.
    first_seed: int = 0


def crew(*tempers: Temper) -> tuple[Temper, ...]:
    return tempers


CAPTAINS = crew("captain", "captain", "captain", "captain", "captain")
BULLIES = crew("bully", "captain", "bully", "captain", "bully")
RACERS = crew("racer", "captain", "racer", "racer", "captain")
TRAIL = crew("captain", "captain", "idler")
DRIFTERS = crew("drifter", "drifter", "drifter", "drifter", "drifter")

WISHES = (
    Wish("01-a-short-race-of-two", "introductory", CAPTAINS[:2], ("lands", "over: landed")),
    Wish("02-three-race-for-the-places", "introductory", CAPTAINS[:3], ("lands", "all places", "points left over")),
    Wish("03-five-in-the-introductory-race", "introductory", CAPTAINS, ("all places", "push")),
    Wish("04-pushed-to-the-platform", "introductory", BULLIES[:4], ("lands by push",)),
    Wish("05-no-ship-left", "introductory", DRIFTERS[:2], ("out of coal", "over: all out")),
    Wish("06-an-introductory-race-with-a-round-limit", "introductory", CAPTAINS[:4], ("over: rounds", "push"), 6),
    Wish("07-out-of-coal", "introductory", RACERS[:4], ("out of coal", "lands", "turn for coal", "speed for coal")),
    Wish("08-two-with-the-passengers-of-three", "passenger", CAPTAINS[:2], ("two passengers", "lands", "reroll")),
    Wish("09-three-collect-passengers", "passenger", CAPTAINS[:3], ("all places", "removed with passengers")),
    Wish("10-four-with-red-and-brown-stations", "passenger", CAPTAINS[:4], ("all places", "push", "reroll")),
    Wish("11-five-with-two-passengers-a-station", "passenger", CAPTAINS, ("all places", "lands 4")),
    Wish("12-pushed-to-a-dock", "passenger", BULLIES[:4], ("boards by push", "lands")),
    Wish("13-pushed-from-a-dock", "passenger", BULLIES, ("push from a dock", "two pushes in a move")),
    Wish("14-pushed-onto-the-furthest-tile", "passenger", BULLIES[:3], ("tile by push", "lands")),
    Wish("15-pushed-home-with-two-passengers", "passenger", BULLIES, ("lands by push",)),
    Wish("16-the-round-limit", "passenger", BULLIES[:3], ("over: rounds", "boards", "platform"), 24),
    Wish("17-boards-and-lands-at-once", "passenger", CAPTAINS[:4], ("boards and lands",)),
    Wish("18-an-island-before-the-platform", "passenger", CAPTAINS[:3], ("island before the platform", "lands")),
    Wish(
        "19-too-few-passengers-for-anyone",
        "passenger",
        RACERS[:5],
        ("out of coal", "over: too few passengers", "goes back"),
    ),
    Wish("20-aground", "passenger", DRIFTERS, ("aground",), first_seed=51217),
    Wish("21-a-river-without-a-way-on", "passenger", TRAIL, ("dead end",), river="dead end"),
    Wish("22-cut-off-from-the-river", "passenger", TRAIL, ("stranded",), river="stranded"),
)


# -- what happened in a race --------------------------------------------------------------------------------


def moments(events: list[pw.Event], race: Race) -> set[str]:
    """What a race shows: kinds of events, the rules they name, and some things that need a closer look."""
    found = {event.kind for event in events} | {event.rule for event in events}
    found |= {f"over: {event.facts['reason']}" for event in events if event.kind == "over"}
    found |= {f"{event.kind} for coal" for event in events if event.facts.get("coal")}
    found |= {f"lands {event.facts['place']}" for event in events if event.kind == "lands"}
    found |= {"two passengers" for event in events if event.facts.get("aboard") == 2}
    found |= {"removed with passengers" for event in events if event.kind == "removed" and event.facts["passengers"]}
    found |= {"tile by push" for event in events if event.rule == "MQ-30"}
    if all(ship.fate == HOME for ship in race.ships) or len(race.ships) == 1 + sum(
        ship.fate == HOME for ship in race.ships
    ):
        found.add("all places")
    if race.platform != NOWHERE and len(list(entries(race))) == 2:
        found.add("island before the platform")
    if race.platform != NOWHERE and len(race.pile):
        found.add("dead end")
    for before, event in pairwise(events):
        found |= set(moments_of(before, event))
    return found | set(moments_of_moves(events, race))


def moments_of(before: pw.Event, event: pw.Event) -> Iterator[str]:
    """What two events one after the other show."""
    pushed = before.kind == "push" and before.facts["pushed"] == event.seat
    if event.kind in ("boards", "lands") and pushed:
        yield f"{event.kind} by push"
    if event.kind == "lands" and before.kind == "boards" and before.seat == event.seat:
        yield "boards and lands"
    if event.kind == "lands" and before.kind == "forward" and before.facts["left"]:
        yield "points left over"


def moments_of_moves(events: list[pw.Event], race: Race) -> Iterator[str]:
    """What shows only over a whole move."""
    river = race.rules.river
    pushes, here = 0, NOWHERE
    for event in events:
        if event.kind == "speed":
            pushes, here = 0, NOWHERE
        elif event.kind == "forward":
            there = number(event, "hex")
            if here != NOWHERE and there >> TILE_SHIFT < here >> TILE_SHIFT:
                yield "goes back"
            here = there
        elif event.kind == "push":
            pushes += 1
            if pushes == 2:
                yield "two pushes in a move"
            if river.is_dock(race, here):
                yield "push from a dock"
            if river.is_dock(race, number(event, "hex")):
                yield "push onto a dock"


def number(event: pw.Event, name: str) -> int:
    value = event.facts[name]
    assert isinstance(value, int)
    return value


def entries(race: Race) -> Iterator[int]:
    last = (len(race.tiles) - 1) << TILE_SHIFT
    river = race.rules.river
    return (last + hex for hex in range(20) if river.is_entry(race, last + hex))


# -- captains -----------------------------------------------------------------------------------------------


class Captain:
    """Tries a few whole moves at random and plays the one that ends best."""

    def __init__(self, temper: Temper, seed: int) -> None:
        self.temper = temper
        self.stream = pw.Chance(seed, pw.BOT_STREAM)
        self.plan: list[int] = []

    def choose(self, race: Race, seat: int) -> int:
        choices = race.choices(seat)
        if self.temper == "drifter":
            return choices[self.stream.below(len(choices))]
        if not self.plan or self.plan[0] not in choices:
            trials = [self.try_a_move(race, seat) for _ in range(TRIES)]
            self.plan = max(trials)[1]
        return self.plan.pop(0)

    def try_a_move(self, race: Race, seat: int) -> tuple[float, list[int]]:
        """One way to finish the move at hand: how good it is, and this captain's choices up to another's."""
        trial = race.clone()
        # The captain does not know how the die will fall.
        trial.chance = pw.Chance(self.stream.new_seed(), pw.GAME_STREAM)
        chosen: list[int] = []
        alone, pushes = True, 0
        move = (trial.round, trial.turn)
        while trial.deciders and (trial.round, trial.turn) == move:
            (decider,) = trial.deciders
            choice = self.guess(trial, decider)
            alone = alone and decider == seat
            if alone:
                chosen.append(choice)
            pushes += trial.step().name == "push" and decider == seat
            trial.play(decider, choice)
        return self.worth(trial, seat, pushes), chosen

    def guess(self, race: Race, seat: int) -> int:
        """Mostly straight on: turning costs coal."""
        choices = race.choices(seat)
        for liked in ("end move", "forward"):
            choice = race.game.choice(liked)
            if choice in choices and self.stream.below(10) < 6:
                return choice
        return choices[self.stream.below(len(choices))]

    def worth(self, race: Race, seat: int, pushes: int) -> float:
        """How well the ship stands."""
        ship = race.ships[seat]
        if ship.fate == HOME:
            return 1000.0
        if ship.fate != RACING or not race.rules.look_ahead.can_move(race, seat):
            return -1000.0
        speed, coal, aboard = int(ship.speed), int(ship.coal), int(ship.passengers)
        progress = int(race.rules.river.progress(ship.hex))
        if self.temper == "idler":
            return 2.0 * coal - progress
        worth = 40.0 * aboard + (14.0 * pushes if self.temper == "bully" else 0.0)
        if self.temper == "racer":
            return worth + 3.0 * speed + progress
        way = self.way_to_go(race, seat)
        if way is None:
            return worth + progress + coal + 0.3 * speed
        too_fast = 0.0 if race.rules.introductory else max(0.0, speed - max(1.0, way / 2))
        return worth + 60.0 - 2.0 * way - 2.5 * too_fast + 1.5 * coal

    def way_to_go(self, race: Race, seat: int) -> int | None:
        """Hexes to the next station that helps, or to the platform; None when neither is in sight."""
        ship, river, seen = race.ships[seat], race.rules.river, {race.ships[seat].hex}
        goals = set(entries(race))
        if not race.rules.introductory and ship.passengers < 2:
            stations = [tile for tile in range(race.first, len(race.tiles)) if race.waiting[tile]]
            goals = {
                (tile << TILE_SHIFT) + river.docks[race.tiles[tile]]
                for tile in stations
                if not ship.islands >> tile & 1
            }
        edge, way = [ship.hex], 0
        while edge and goals:
            if way and goals & set(edge):
                return way
            way += 1
            near = {river.ahead(race, hex, heading) for hex in edge for heading in range(6)}
            edge = [hex for hex in sorted(near) if hex != NOWHERE and (hex not in seen or hex in goals)]
            seen |= set(edge)
            if way > 40:
                return None
        return None


# -- looking for races --------------------------------------------------------------------------------------


def race_for(wish: Wish, seed: int) -> tuple[pw.Record, set[str]]:
    """A whole race as a record, and what it shows."""
    options: dict[str, OptionValue] = {"race": wish.race, "rounds": wish.rounds}
    record = new_record(GAME, len(wish.tempers), seed, options)
    captains = [Captain(temper, seed * 8 + seat) for seat, temper in enumerate(wish.tempers)]
    journal = pw.Journal()
    race = GAME.set_up(record.seats, seed, options, journal)
    while race.deciders:
        (seat,) = race.deciders
        choice = captains[seat].choose(race, seat)
        race.play(seat, choice)
        record.choices.append((seat, GAME.token(choice)))
    seal(record, GAME)
    return record, moments(journal.events, race)


def river_shows(wish: Wish, seed: int) -> bool:
    """Whether the die leads to the river that is wanted, with all ships on the start tile."""
    race = GAME.new(len(wish.tempers), seed, race=wish.race)
    race.journal = pw.Journal()
    while race.platform == NOWHERE and all(ship.fate == RACING for ship in race.ships):
        race.owe(LAY_TILE, 0)
        race.advance()
    return wish.river in moments(race.journal.events, race)


def fulfil(wish: Wish) -> pw.Record | None:
    """The first race that shows what is wanted."""
    for seed in range(wish.first_seed, wish.first_seed + SEED_STREAM):
        if wish.river and not river_shows(wish, seed):
            continue
        record, shown = race_for(wish, seed)
        if set(wish.shows) <= shown:
            return record
    return None


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for wish in WISHES:
        if names and not wish.name.startswith(tuple(names)):
            continue
        record = fulfil(wish)
        if record is None:
            print(f"{wish.name}: no such race among {SEED_STREAM} seeds", flush=True)
            continue
        (FOLDER / f"{wish.name}.record").write_text(record.text(), encoding="utf-8")
        print(f"{wish.name}: seed {record.seed}, {len(record.choices)} choices", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

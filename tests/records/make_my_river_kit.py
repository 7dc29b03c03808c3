"""Makes the recorded games of My River Kit: looks for games that show what is wanted, and writes them down.

    python tests/records/make_my_river_kit.py

The same wishes give the same files. Run it, compiled, whenever the rules version changes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import paddlewheel as pw
from paddlewheel.games.my_river_kit.components import FILE, load
from paddlewheel.games.my_river_kit.game import GAME
from paddlewheel.games.my_river_kit.groups import Player, mind_of
from paddlewheel.kernel import OptionValue, new_record, seal

FOLDER = Path(__file__).parent / "my-river-kit"
PARTS = load(FILE)
SEED_STREAM = 4000

Options = dict[str, OptionValue]


class Wish(NamedTuple):
    """A record to be made: its name, the table, who plays, and what has to happen in it."""

    name: str
    seats: int
    mix: tuple[str, ...]
    shows: tuple[str, ...]
    options: Options = {}


FRIENDS = ("co-operative",)
TRADERS = ("money",)
FAMOUS = ("aquabon",)
ANYBODY = ("random",)
MIXED = ("co-operative", "money")
HALF_RANDOM = ("random", "co-operative")

RECORDS = (
    Wish("01-two-win-together", 2, FRIENDS, ("over: green", "announces", "takes pollution")),
    Wish("02-three-win-together", 3, FRIENDS, ("over: green", "adds reserve", "adds floodplain")),
    Wish("03-four-win-together-with-a-gift", 4, FRIENDS, ("over: green", "gift")),
    Wish("04-money-ruins-the-river", 4, TRADERS, ("over: red", "fine RK-43", "adds industrial")),
    Wish("05-fame-ruins-the-river", 3, FAMOUS, ("over: red", "adds commercial")),
    Wish("06-spared-in-the-first-round-then-lost", 3, TRADERS, ("spared", "over: red")),
    Wish("07-spared-and-saved", 2, FRIENDS, ("spared", "over: green")),
    Wish("08-half-care-half-trade", 4, MIXED, ("destroyed", "fails for water", "over: aquabon")),
    Wish(
        "09-the-richest-wins",
        3,
        HALF_RANDOM,
        ("over: richest", "borrows", "instalment to the bank"),
        {"goal": "richest"},
    ),
    Wish(
        "10-debts-decide-who-is-richest",
        2,
        ANYBODY,
        ("over: richest", "debt", "unpaid to a mayor"),
        {"goal": "richest"},
    ),
    Wish("11-secret-goals", 4, HALF_RANDOM, ("over: own goals", "recovers"), {"goal": "secret"}),
    Wish("12-secret-goals-lost", 3, TRADERS, ("over: red", "your goal"), {"goal": "secret"}),
    Wish(
        "13-secret-goals-over-ten-rounds",
        2,
        ANYBODY,
        ("over: own goals", "ten rounds"),
        {"goal": "secret", "rounds": 10},
    ),
    Wish(
        "14-ten-rounds-and-the-median", 4, HALF_RANDOM, ("ten rounds", "votes apart"), {"rounds": 10, "vote": "median"}
    ),
    Wish("15-the-lowest-vote-counts", 3, HALF_RANDOM, ("vote lowest", "could not add"), {"vote": "lowest"}),
    Wish("16-a-single-round", 2, ANYBODY, ("one round", "over: aquabon"), {"rounds": 1}),
    Wish(
        "17-loans-between-mayors", 3, ANYBODY, ("loan accepted", "instalment to a mayor", "counter-offer", "declines")
    ),
    Wish("18-a-swap-and-an-exchange", 3, ANYBODY, ("swap accepted", "exchanges", "moves", "removes")),
    Wish("19-drought-and-water-bought", 4, HALF_RANDOM, ("event: Drought", "buys water", "fine RK-42", "fails city")),
    Wish("20-heat-wave-and-irrigation-ban", 3, HALF_RANDOM, ("event: Heat wave", "event: Irrigation ban")),
    Wish("21-flood-spill-and-overflow", 2, HALF_RANDOM, ("repairs", "spill", "event: Storm overflow")),
    Wish(
        "22-tourists-label-and-grant",
        4,
        HALF_RANDOM,
        ("event: Tourist season", "event: Organic label", "event: Water-agency grant"),
    ),
    Wish(
        "23-species-and-quiet-years", 2, ANYBODY, ("event: Invasive species", "event: Normal year", "event: Wet year")
    ),
    Wish("24-every-kind-of-failure", 4, ANYBODY, ("fails for WAG", "fails again", "destroyed", "fails ripisylvae")),
    Wish("25-the-city-of-the-future", 3, HALF_RANDOM, ("adds eco-district", "adds campsite", "adds angling")),
    Wish("26-power-and-treatment", 2, ANYBODY, ("adds hydropower", "adds treatment", "adds canoe")),
    Wish("27-promises-kept-and-broken", 4, ANYBODY, ("keeps promise", "breaks promise", "promises", "to several")),
    Wish("28-conditions-earned-and-not", 3, ANYBODY, ("earned", "not earned", "counter-offer")),
    Wish("29-help-with-water", 3, ANYBODY, ("buys water for", "water accepted")),
)

#: What the records have to show together.
SHOWN = {
    *(f"over: {reason}" for reason in ("green", "red", "aquabon", "richest", "own goals")),
    *(f"event: {event.name}" for event in PARTS.event),
    *(f"adds {card}" for card in PARTS.kinds()[1:]),
    *(f"fails {card}" for card in ("city", "ripisylvae", "corn", "canoe", "commercial", "industrial", "park")),
    *("fails for water", "fails for WAG", "fails again", "destroyed", "recovers", "buys water", "takes pollution"),
    *("spared", "spill", "repairs", "fine RK-42", "fine RK-43", "debt", "borrows", "instalment to the bank"),
    *("instalment to a mayor", "unpaid to a mayor", "announces", "proposes", "gift", "loan accepted"),
    *("promises", "keeps promise", "breaks promise", "earned", "not earned", "buys water for", "water accepted"),
    *("counter-offer", "to several", "ready", "ask promise accepted"),
    *("swap accepted", "declines", "moves", "exchanges", "removes", "could not add", "votes apart", "your goal"),
    *(f"{seats} mayors" for seats in (2, 3, 4)),
    *(
        "RK-4",
        "RK-4b",
        "RK-5",
        "RK-6",
        "RK-7",
        "RK-12b",
        "RK-12c",
        "RK-14",
        "RK-21",
        "RK-22",
        "RK-25",
        "RK-27",
        "RK-28",
    ),
    *("RK-29", "RK-31", "RK-32", "RK-33", "RK-34", "RK-35", "RK-37b", "RK-38", "RK-38a", "RK-39", "RK-39b", "RK-40a"),
    *(
        "RK-40b",
        "RK-40f",
        "RK-40g",
        "RK-41",
        "RK-54c",
        "RK-42",
        "RK-43",
        "RK-44",
        "RK-46",
        "RK-46a",
        "RK-47",
        "RK-47a",
        "RK-48",
        "RK-52a",
        "RK-54",
    ),
    *("RK-57", "RK-63"),
    *("ten rounds", "one round", "vote median", "vote lowest", "goal richest", "goal secret"),
}


def moments(record: pw.Record) -> set[str]:
    """Everything worth seeing in one game."""
    journal = pw.Journal()
    state = pw.replay(record, GAME, journal=journal)
    found = {f"{record.seats} mayors"}
    found |= {f"{name} {value}" for name, value in record.options.items() if name != "rounds"}
    if state.outcome is not None:
        found.add(f"over: {state.outcome.reason}")
    if state.round == 10:
        found.add("ten rounds")
    if record.options.get("rounds") == 1:
        found.add("one round")
    for event in journal.events:
        found |= set(_moment(event))
    return found


def _moment(event: pw.Event) -> Iterator[str]:
    facts = event.facts
    yield event.kind
    yield event.rule
    if event.kind in ("adds", "fails"):
        yield f"{event.kind} {facts['card']}"
    if event.kind == "event":
        yield f"event: {facts['event']}"
    if event.kind == "fails":
        yield f"fails for {facts['why']}"
        yield from ["fails again"] * bool(facts["again"]) + ["destroyed"] * bool(facts["lost"])
    if event.kind == "fine":
        yield f"fine {event.rule}"
    if facts.get("unpaid"):
        yield "debt"
    if event.kind == "instalment":
        yield "instalment to the bank" if facts["to"] == -1 else "instalment to a mayor"
        if facts["to"] != -1 and facts["unpaid"]:
            yield "unpaid to a mayor"
    if event.kind == "accepts":
        yield f"{facts['what']} accepted"
        yield from ["loan accepted"] * bool(facts.get("instalment")) + ["gift"] * (facts.get("tie") == "nothing")
    if event.kind == "proposes":
        yield from ["counter-offer"] * bool(facts["counter"])
        to = facts["to"]
        yield from ["to several"] * (isinstance(to, tuple) and len(to) > 1)
    if event.kind == "moves" and facts["exchanged"]:
        yield "exchanges"
    votes = facts.get("votes")
    if isinstance(votes, tuple) and max(int(vote) for vote in votes) - min(int(vote) for vote in votes) >= 4:
        yield "votes apart"


def a_game(seats: int, options: Options, mix: tuple[str, ...], seed: int) -> pw.Record:
    """One game played by minds of this mix."""
    record = new_record(GAME, seats, seed, options)
    state = GAME.new(seats=seats, seed=seed, **options)
    stream = pw.Chance(seed, pw.BOT_STREAM)
    players = [
        Player(mind_of(state.rules, mix[seat % len(mix)]), pw.Chance(seed, pw.BOT_STREAM + 256 * (seat + 1)))
        for seat in range(seats)
    ]
    while state.deciders:
        seat = state.deciders[stream.below(len(state.deciders))]
        choice = players[seat].choose(state, seat)
        record.choices.append((seat, GAME.token(choice)))
        state.play(seat, choice)
    seal(record, GAME)
    return record


def make(wish: Wish) -> pw.Record:
    """The first game that shows what is wished for."""
    for seed in range(SEED_STREAM):
        record = a_game(wish.seats, wish.options, wish.mix, seed)
        if moments(record) >= set(wish.shows):
            return record
    raise LookupError(f"no game shows {wish.shows}")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.record"):
        old.unlink()
    shown: set[str] = set()
    for wish in RECORDS:
        record = make(wish)
        shown |= moments(record)
        (FOLDER / f"{wish.name}.record").write_text(record.text(), encoding="utf-8")
        print(wish.name, record.seed)
    print("not shown:", sorted(SHOWN - shown) or "nothing")


if __name__ == "__main__":
    main()

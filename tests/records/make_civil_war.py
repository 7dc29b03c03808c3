"""Makes the recorded wars: looks for games that show what is wanted, and writes them down.

    python tests/records/make_civil_war.py [NN ...]

The same wishes give the same files. Run it again, compiled, when the rules version or the cards change.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Literal, NamedTuple

import paddlewheel as pw
from paddlewheel.bots.random import random_stream
from paddlewheel.games.civil_war.game import GAME
from paddlewheel.games.civil_war.rules.steps import COMMITS
from paddlewheel.games.civil_war.state import War
from paddlewheel.kernel import seal
from paddlewheel.tables.game_log import GameLog

FOLDER = Path(__file__).parent / "civil-war"
SEED_STREAM = 20_000

#: How a general decides: with care, at random, always the first thing offered, or as the engine plays out a war.
Temper = Literal["careful", "random", "first", "engine"]


class Wish(NamedTuple):
    """A record to be made: its name, who plays, and what has to happen in it."""

    name: str
    tempers: tuple[Temper, Temper]
    shows: tuple[str, ...]
    #: Where the search begins: rare things were found by a longer one.
    first_seed: int = 0


def both(temper: Temper) -> tuple[Temper, Temper]:
    return temper, temper


WISHES = (
    Wish("01-the-union-wins", both("careful"), ("over: union", "CW-10")),
    Wish("02-the-confederacy-wins", both("careful"), ("over: confederacy", "CW-5")),
    Wish("03-a-draw", both("random"), ("over: draw",)),
    Wish("04-a-careful-union-against-chance", ("careful", "random"), ("over: union",), first_seed=700),
    Wish("05-a-careful-confederacy-against-chance", ("random", "careful"), ("over: confederacy",), first_seed=600),
    Wish("06-the-first-that-comes", both("first"), ("over",)),
    Wish("07-a-short-war", both("random"), ("at most 14 battles",)),
    Wish("08-a-long-war", both("random"), ("at least 22 battles",)),
    Wish("09-a-raid-on-the-deck", both("careful"), ("raided",), first_seed=500),
    Wish("10-a-raid-that-finds-too-little", both("engine"), ("spared",), first_seed=22381),
    Wish("11-wounded-return", both("careful"), ("recovered 4",)),
    Wish("12-nobody-to-recover", both("random"), ("nobody recovered",)),
    Wish("13-a-tie-broken-at-the-third-try", both("random"), ("a tie of three rounds",)),
    Wish("14-three-ties-in-one-battle", both("random"), ("three ties in a battle",)),
    Wish("15-a-tie-nobody-can-break", both("random"), ("CW-19d", "over: union")),
    Wish("16-one-side-out-of-cards-in-a-tie", both("random"), ("a tie card from one side only",)),
    Wish("17-a-tie-card-with-a-chain", both("random"), ("CW-20", "CW-22"), first_seed=100),
    Wish("18-a-void-event-in-a-chain", both("random"), ("CW-15a", "CW-15"), first_seed=200),
    Wish("19-unopposed", both("careful"), ("CW-26",), first_seed=800),
    Wish("20-aimed-at-all-columns", both("random"), ("strengthen 0 and 1 and 2, weaken",)),
    Wish("21-three-events-aimed-in-one-battle", both("random"), ("three events aimed in a battle",)),
    Wish("22-a-long-chain", both("random"), ("a chain of five",)),
    Wish("23-a-deck-replaced-in-a-tie", both("random"), ("reshuffle in a tie",)),
    Wish("24-one-reinforcement-for-three-columns", both("careful"), ("one reinforcement",), first_seed=300),
    Wish("25-an-army-wide-leader-in-a-tie", both("random"), ("an army-wide leader in a tie",), first_seed=400),
    Wish("26-leaders-without-influence", both("careful"), ("both armies without leaders",)),
)


# -- what happened in a war ----------------------------------------------------------------------------------


def moments(events: list[pw.Event]) -> set[str]:
    """What a war shows: kinds of events, the rules they name, the cards, and some things that need a closer look."""
    found = {event.kind for event in events} | {event.rule for event in events}
    for event in events:
        if event.kind in ("card", "event"):
            found.add(f"{event.kind} {event.facts['card']}")
        if event.kind == "over":
            battles = event.facts["battles"]
            assert isinstance(battles, int)
            found.add(f"over: {('union', 'confederacy', 'draw')[event.seat]}")
            found |= {f"at most {most} battles" for most in (14,) if battles <= most}
            found |= {f"at least {least} battles" for least in (22,) if battles >= least}
    kinds = Counter(event.kind for event in events)
    if kinds["recovered"] == 4:
        found.add("recovered 4")
    aimed = {event.facts["column"] for event in events if event.kind in ("strengthen", "weaken")}
    if len(aimed) == 3 and kinds["weaken"]:
        found.add("strengthen 0 and 1 and 2, weaken")
    if any(event.kind == "drawn" and event.facts["cards"] == 1 for event in events):
        found.add("one reinforcement")
    for battle in battles_of(events):
        found |= set(moments_of_a_battle(battle))
    return found


def battles_of(events: list[pw.Event]) -> Iterator[list[pw.Event]]:
    battle: list[pw.Event] = []
    for event in events:
        if event.kind == "battle":
            yield battle
            battle = []
        battle.append(event)
    yield battle


def moments_of_a_battle(battle: list[pw.Event]) -> Iterator[str]:
    ties = Counter(event.facts["column"] for event in battle if event.kind == "tie")
    if ties and max(ties.values()) >= 3:
        yield "a tie of three rounds"
    if len(ties) == 3:
        yield "three ties in a battle"
    if sum(event.kind in ("strengthen", "weaken") for event in battle) >= 3:
        yield "three events aimed in a battle"
    effects = [str(event.facts["effects"]) for event in battle if event.kind == "event"]
    if any("RECOVER2" in each for each in effects) and not any(event.kind == "recovered" for event in battle):
        yield "nobody recovered"
    if any("ENEMY_NO_LEADERS" in each for each in effects) and any("OWN_NO_LEADERS" in each for each in effects):
        yield "both armies without leaders"
    chain = 0
    for event in battle:
        chain = chain + 1 if event.rule in ("CW-5", "CW-10", "CW-20", "CW-12a") else 0
        if chain >= 4:
            yield "a chain of five"
    tied = False
    for before, event in pairwise(battle):
        tied = tied or before.kind == "tie"
        if tied and event.kind == "reshuffle":
            yield "reshuffle in a tie"
        if event.rule == "CW-19" and event.kind == "card" and "ALL+1" in str(event.facts["effects"]):
            yield "an army-wide leader in a tie"
    yield from lone_tie_cards(battle)


def lone_tie_cards(battle: list[pw.Event]) -> Iterator[str]:
    """Ties in which one side had no card left."""
    laying: set[int] | None = None
    for event in battle:
        if event.kind in ("tie", "column", "summary"):
            if laying is not None and len(laying) == 1:
                yield "a tie card from one side only"
            laying = set() if event.kind == "tie" else None
        elif event.kind == "card" and laying is not None:
            laying.add(event.seat)


# -- playing -------------------------------------------------------------------------------------------------


def played(wish: Wish, seed: int) -> GameLog[War]:
    """One war of these generals; whose decision comes first is left to chance."""
    log = GameLog(GAME, 2, seed, {})
    stream = pw.Chance(seed, pw.BOT_STREAM)
    if wish.tempers == both("engine"):
        return played_by_the_engine(log, seed)
    while log.state.deciders:
        seat = log.state.deciders[stream.below(len(log.state.deciders))]
        log.play(seat, decided(log.state, seat, wish.tempers[seat], stream))
    return log


def played_by_the_engine(log: GameLog[War], seed: int) -> GameLog[War]:
    """The choices of a playout, so that rare things can be looked for fast."""
    streams = [random_stream(seed, seat) for seat in range(2)]
    while log.state.deciders:
        seat = log.state.deciders[0]
        choices = log.state.choices(seat)
        log.play(seat, choices[streams[seat].below(len(choices))])
    return log


def decided(state: War, seat: int, temper: Temper, stream: pw.Chance) -> int:
    choices = state.choices(seat)
    if temper == "random" or (temper == "first" and choices[0] < COMMITS):
        return choices[stream.below(len(choices))]
    if temper == "first":
        return choices[0]
    tactics = GAME.tactics(state.rules)
    weights = [tactics.weigh(state, seat, choice) for choice in choices]
    return choices[weights.index(max(weights))]


def made(wish: Wish) -> GameLog[War]:
    for seed in range(wish.first_seed, wish.first_seed + SEED_STREAM):
        log = played(wish, seed)
        if set(wish.shows) <= moments(log.journal.events):
            return log
    raise SystemExit(f"{wish.name}: not found among {SEED_STREAM} seeds from {wish.first_seed}")


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for wish in WISHES:
        if wanted and wish.name[:2] not in wanted:
            continue
        log = made(wish)
        record = log.record
        seal(record, GAME)
        (FOLDER / f"{wish.name}.record").write_text(record.text(), encoding="utf-8")
        print(f"{wish.name}: seed {record.seed}, {len(record.choices)} choices")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Makes the recorded games of Rising Waters: each is one seed, one set-up and one temper, and shows what its name says.

    python tests/records/make_rising_waters.py

The same wishes give the same files. Run it again, compiled, when the rules version changes.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import paddlewheel as pw
from paddlewheel.games.rising_waters.game import GAME
from paddlewheel.kernel.match import Match
from paddlewheel.kernel.options import OptionValue

FOLDER = Path(__file__).parent / "rising-waters"
SEEDS = 4000


class Wish(NamedTuple):
    """A record to be made: its name, how to set the game up, how wild the players are, and what has to happen."""

    name: str
    seats: int
    options: dict[str, OptionValue]
    #: Of ten choices, how many are made at random; the others follow the game's tactics.
    wild: int
    shows: tuple[str, ...]


FALL: dict[str, OptionValue] = {}
SPRING: dict[str, OptionValue] = {"version": "spring"}
GOALS: dict[str, OptionValue] = {"version": "spring", "community_goals": True}
ROLES: dict[str, OptionValue] = {"individual_goals": True}
ALL: dict[str, OptionValue] = {"version": "spring", "community_goals": True, "individual_goals": True}

WISHES = (
    Wish("01-alone-through-the-fall", 1, FALL, 2, ("over: survived", "levee", "raises")),
    Wish("02-two-in-the-fall", 2, FALL, 3, ("over: survived", "walks", "resists", "cancels")),
    Wish("03-three-in-the-fall-with-force-and-race-hatred", 3, FALL, 4, ("crisis 2", "crisis 3", "pays", "cannot pay")),
    Wish("04-four-in-the-fall-are-overwhelmed", 4, FALL, 10, ("over: overwhelmed", "town lost", "pawn lost")),
    Wish("05-the-strict-text-for-levees", 4, {"washed_out_levees": True}, 5, ("RW-108a", "levee gone")),
    Wish("06-offers-are-withdrawn-in-the-fall", 3, {"stale_offers": "on"}, 5, ("stale offer", "takes threat", "counters")),
    Wish("07-alone-in-the-spring", 1, SPRING, 3, ("red camp", "sent to camp", "survivor taken")),
    Wish("08-two-in-the-spring-with-dynamite", 2, SPRING, 4, ("dynamite", "crisis 5", "no levee")),
    Wish("09-a-green-camp-and-rescues", 2, SPRING, 0, ("green camp", "rescues", "launches", "picks up")),
    Wish("10-three-in-the-spring-landowners-flee", 3, SPRING, 3, ("crisis 4", "red camp", "survivor lost")),
    Wish("11-four-in-the-spring", 4, SPRING, 4, ("over: overwhelmed", "flows", "floods")),
    Wish("12-the-spring-is-survived", 3, SPRING, 0, ("over: survived",)),
    Wish("13-news-and-radio", 3, SPRING, 10, ("reads", "listens", "tells", "fundraiser")),
    Wish("14-pawns-lent-and-rafts-boarded", 3, SPRING, 10, ("consents", "asks", "floats", "boards", "drops off")),
    Wish("15-goals-of-music-and-schools", 3, GOALS, 3, ("goal 0", "goal 4", "new goal")),
    Wish("16-goals-of-labor-and-self-help", 3, GOALS, 3, ("goal 6", "goal 8")),
    Wish("17-rafts-for-a-goal", 4, GOALS, 4, ("goal 2",)),
    Wish("18-b-goals", 4, GOALS, 2, ("goal 1",)),
    Wish("19-b-goals-of-newspaper-and-aid", 4, GOALS, 2, ("goal 5",)),
    Wish("20-a-union", 4, GOALS, 2, ("goal 7",)),
    Wish("21-a-mutual-aid-society", 4, GOALS, 2, ("goal 9",)),
    Wish("22-a-motorboat", 4, GOALS, 4, ("goal 3",)),
    Wish("23-singer-and-sharecropper", 4, ROLES, 5, ("performs", "sells", "role 0", "role 3")),
    Wish("24-child-and-preacher", 4, ALL, 5, ("finds", "RW-86", "RW-88", "role 2", "role 4")),
    Wish("25-teacher-and-activist", 4, ALL, 5, ("teaches", "witnesses", "RW-89", "RW-85", "role 1", "role 5")),
    Wish("26-every-power", 4, SPRING, 6, ("power 1", "power 2", "power 3", "power 4")),
)


def moments(journal: pw.Journal, state: pw.State) -> set[str]:
    """What a game shows: kinds of events, rules, and closer looks."""
    found: set[str] = set()
    for event in journal.events:
        found |= {event.kind, event.rule}
        for fact in ("card", "goal", "role", "power"):
            if fact in event.facts and event.kind in ("crisis", "goal", "role", "power"):
                found.add(f"{event.kind} {event.facts[fact]}")
    if state.outcome is not None:
        found.add(f"over: {state.outcome.reason}")
    return found


def played(wish: Wish, seed: int) -> Match:
    """One game: mostly what the tactics like best, sometimes anything."""
    match = Match.new(GAME, wish.seats, seed, wish.options)
    stream = pw.Chance(seed, pw.BOTS)
    tactics = GAME.tactics(match.state.rules)
    while match.state.deciders:
        seat = match.state.deciders[stream.below(len(match.state.deciders))]
        choices = match.state.choices(seat)
        if stream.below(10) < wish.wild:
            choice = choices[stream.below(len(choices))]
        else:
            choice = max(choices, key=lambda one: tactics.weigh(match.state, seat, one))  # noqa: B023
        match.play(seat, choice)
    match.close()
    return match


def make(wish: Wish) -> None:
    for seed in range(SEEDS):
        match = played(wish, seed)
        if set(wish.shows) <= moments(match.journal, match.state):
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / f"{wish.name}.record").write_text(match.record.text(), encoding="utf-8")
            print(f"{wish.name}: seed {seed}, {len(match.record.choices)} choices")
            return
    print(f"{wish.name}: nothing found")


if __name__ == "__main__":
    for wish in WISHES:
        make(wish)

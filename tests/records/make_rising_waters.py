"""Makes the recorded games of Rising Waters: each is one seed, one set-up and one temper, and shows what its name says.

    python tests/records/make_rising_waters.py [NN ...]

The same wishes give the same files. Run it again, compiled, when the rules version changes.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import paddlewheel as pw
from paddlewheel.games.rising_waters.game import GAME
from paddlewheel.games.rising_waters.kinds import OFFER
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import OptionValue, new_record, seal

FOLDER = Path(__file__).parent / "rising-waters"
SEED_STREAM = 1500


class Wish(NamedTuple):
    """A record to be made: its name, how to set the game up, how wild the players are, and what has to happen."""

    name: str
    seats: int
    options: dict[str, OptionValue]
    #: Of ten choices, how many are made at random; the others follow the game's tactics.
    wild: int
    shows: tuple[str, ...]
    #: Choices that are made wherever they are offered.
    prefers: tuple[str, ...] = ()


FALL: dict[str, OptionValue] = {}
SPRING: dict[str, OptionValue] = {"version": "spring"}
GOALS: dict[str, OptionValue] = {"version": "spring", "community_goals": True}
ROLES: dict[str, OptionValue] = {"individual_goals": True}
ALL: dict[str, OptionValue] = {"version": "spring", "community_goals": True, "individual_goals": True}

#: Instead of a share of random choices: players who live for the Community Goals.
SEEKERS = -1

TAUGHT = ("be the Teacher", "call outside activism with education", "read the newspaper with education")

WISHES = (
    Wish("01-alone-through-the-fall", 1, FALL, 2, ("over: survived", "levee", "raises")),
    Wish("02-two-in-the-fall", 2, FALL, 3, ("over: survived", "walks", "resists", "cancels")),
    Wish("03-three-in-the-fall-with-force-and-race-hatred", 3, FALL, 8, ("crisis 2", "crisis 3", "pays")),
    Wish("04-four-in-the-fall-are-overwhelmed", 4, FALL, 10, ("over: overwhelmed", "town lost", "pawn lost")),
    Wish("05-the-strict-text-for-levees", 4, {"washed_out_levees": True}, 5, ("RW-108a", "levee gone")),
    Wish(
        "06-offers-are-withdrawn-in-the-fall", 3, {"stale_offers": "on"}, 5, ("stale offer", "takes threat", "counters")
    ),
    Wish("07-alone-in-the-spring", 1, SPRING, 3, ("red camp", "sent to camp", "survivor taken")),
    Wish("08-two-in-the-spring-with-dynamite", 2, SPRING, 10, ("crisis 5", "no levee")),
    Wish("09-a-green-camp-and-rescues", 2, SPRING, 0, ("green camp", "rescues", "launches", "picks up")),
    Wish("10-three-in-the-spring-landowners-flee", 3, SPRING, 3, ("crisis 4", "red camp", "survivor lost")),
    Wish("11-four-in-the-spring", 4, SPRING, 4, ("over: overwhelmed", "flows", "floods")),
    Wish("12-the-spring-is-survived", 3, SPRING, 0, ("over: survived",)),
    Wish("13-news-and-radio", 3, SPRING, 10, ("reads", "listens", "tells", "fundraiser")),
    Wish("14-pawns-lent-and-rafts-boarded", 3, SPRING, 10, ("consents", "asks", "floats", "boards")),
    Wish("15-goals-of-music-and-schools", 3, GOALS, SEEKERS, ("goal 0", "goal 4", "new goal")),
    Wish("16-goals-of-labor-and-self-help", 3, GOALS, SEEKERS, ("goal 6", "goal 8")),
    Wish("17-rafts-for-a-goal", 4, GOALS, 4, ("goal 2",)),
    Wish("18-b-goals", 4, GOALS, SEEKERS, ("goal 1",)),
    Wish("19-b-goals-of-newspaper-and-aid", 4, GOALS, SEEKERS, ("goal 5",)),
    Wish("20-a-union", 4, GOALS, SEEKERS, ("goal 7",)),
    Wish("21-a-mutual-aid-society", 4, GOALS, SEEKERS, ("goal 9",)),
    Wish("22-a-motorboat", 4, GOALS, SEEKERS, ("goal 3",)),
    Wish("23-singer-and-sharecropper", 4, ROLES, 5, ("performs", "sells", "role 0", "role 3")),
    Wish("24-child-and-preacher", 4, ALL, 10, ("finds", "RW-86", "RW-88", "role 2", "role 4")),
    Wish("25-teacher-and-activist", 4, ALL, 5, ("teaches", "witnesses", "RW-89", "RW-85", "role 1", "role 5")),
    Wish("26-every-power", 4, SPRING, 6, ("power 1", "power 2", "power 3", "power 4")),
    Wish("27-a-survivor-set-down-elsewhere", 4, SPRING, 5, ("drops off",)),
    Wish("28-nobody-can-pay", 4, SPRING, 10, ("cannot pay", "RW-34")),
    Wish("29-the-group-cannot-pay-force", 2, GOALS, SEEKERS, ("RW-32",)),
    Wish("30-a-green-camp-is-declined", 2, SPRING, 0, ("no camp",), ("place no camp",)),
    Wish("31-the-child-keeps-what-it-finds", 4, ALL, 10, ("keeps", "finds"), ("keep it",)),
    Wish("32-the-teacher-against-race-hatred", 3, ALL, 3, ("cancels", "role 5"), TAUGHT),
)


def moments(journal: pw.Journal, state: Flood) -> set[str]:
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


def sought(flood: Flood, choices: list[int]) -> int:
    """What somebody chooses who lives for the Community Goals, or -1."""
    tokens = {GAME.token(choice): choice for choice in choices}
    gifts = [token for token in tokens if token.startswith("give") and "to goal" in token]
    if gifts:
        return tokens[gifts[0]]
    if "donate" in tokens:
        twin = flood.clone()
        twin.play(twin.deciders[0], "donate")
        if any("to goal" in GAME.token(choice) for choice in twin.choices(twin.deciders[0])):
            return tokens["donate"]
    for place in range(len(flood.goals)):
        goal = flood.goals[place]
        stuck = goal % 2 == 1 and flood.done[goal - 1] == 0
        if f"replace goal {place + 1}" in tokens and (stuck or goal == 2 or (goal % 2 == 0 and flood.done[goal] > 0)):
            return tokens[f"replace goal {place + 1}"]
    for wished in ("buy raft", "launch a raft with pawn 1", "take an offer", "end work", "accept work"):
        if wished in tokens and (wished != "accept work" or OFFER in flood.row):
            return tokens[wished]
    if "work for the community" in tokens:
        return tokens["work for the community"]
    return tokens.get("upgrades done", -1)


class Played(NamedTuple):
    """One game that was played: its choices, and what it shows."""

    choices: list[tuple[int, int]]
    shown: set[str]


def played(wish: Wish, seed: int) -> Played:
    """One game: mostly what the tactics like best, sometimes anything."""
    journal = pw.Journal()
    flood = GAME.set_up(wish.seats, seed, wish.options, journal)
    tactics = GAME.tactics(flood.rules)
    stream = pw.Chance(seed, pw.BOT_STREAM)
    made: list[tuple[int, int]] = []
    steps: set[str] = set()
    while flood.deciders:
        seat = flood.deciders[stream.below(len(flood.deciders))]
        choices = flood.choices(seat)
        steps.add(f"decides: {flood.step().name}")
        liked = [choice for choice in choices if GAME.token(choice) in wish.prefers]
        eager = sought(flood, choices) if wish.wild == SEEKERS and stream.below(10) > 1 else -1
        if liked:
            choice = liked[0]
        elif eager >= 0:
            choice = eager
        elif stream.below(10) < wish.wild:
            choice = choices[stream.below(len(choices))]
        else:
            choice = max(choices, key=lambda one: tactics.weigh(flood, seat, one))
        flood.play(seat, choice)
        made.append((seat, choice))
    return Played(made, moments(journal, flood) | steps)


def make(wish: Wish) -> None:
    for seed in range(SEED_STREAM):
        game = played(wish, seed)
        if set(wish.shows) <= game.shown:
            record = new_record(GAME, wish.seats, seed, wish.options)
            record.choices = [(seat, GAME.token(choice)) for seat, choice in game.choices]
            seal(record, GAME)
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / f"{wish.name}.record").write_text(record.text(), encoding="utf-8")
            print(f"{wish.name}: seed {seed}, {len(game.choices)} choices")
            return
    print(f"{wish.name}: nothing found")


if __name__ == "__main__":
    for wish in WISHES:
        if not sys.argv[1:] or wish.name[:2] in sys.argv[1:]:
            make(wish)

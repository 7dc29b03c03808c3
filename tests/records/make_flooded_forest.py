"""Makes the recorded games of Flooded Forest: looks for games that show what is wanted, and writes them down.

    python tests/records/make_flooded_forest.py [NN ...]

The same wishes give the same files. Run it again, compiled, when the rules version changes.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal, NamedTuple

import paddlewheel as pw
from paddlewheel.games.flooded_forest import GAME
from paddlewheel.games.flooded_forest.components import ACTIONS
from paddlewheel.games.flooded_forest.rules.vocabulary import PREDATOR_NAMES
from paddlewheel.games.flooded_forest.state import FLOOD, Forest
from paddlewheel.games.flooded_forest.tactics import ForestTactics
from paddlewheel.kernel import Event, new_record, seal
from paddlewheel.presentation import number

FOLDER = Path(__file__).parent / "flooded-forest"
SEED_STREAM = 4000

#: How everybody plays: at random, to spawn as much as possible, as bots weigh it, or to keep fish out of the river.
Temper = Literal["drifter", "spawner", "fisher", "hoarder"]


class Wish(NamedTuple):
    """A record to be made: its name, the seats, how they play, and what has to happen in it."""

    name: str
    seats: int
    temper: Temper
    shows: tuple[str, ...]
    reverse: bool = False


WISHES = (
    Wish("01-three-at-the-river", 3, "fisher", ("over: river full", "extra bite")),
    Wish("02-four-at-the-river", 4, "fisher", ("over: river full", "predator step before")),
    Wish("03-the-dry-phase-backwards", 4, "fisher", ("reversed", "fish step after"), reverse=True),
    Wish("04-three-backwards", 3, "drifter", ("reversed", "predator step after"), reverse=True),
    Wish("05-all-fish-placed", 3, "spawner", ("all placed",)),
    Wish("06-a-long-chain", 4, "spawner", ("chain of four",)),
    Wish("07-no-tile-fits", 3, "drifter", ("discards",)),
    Wish("08-the-forest-runs-dry", 3, "hoarder", ("over: forest dry",)),
    Wish("09-four-until-the-forest-is-dry", 4, "hoarder", ("over: forest dry",)),
    Wish("10-more-fish-than-circles", 4, "spawner", ("overflow",)),
    Wish("11-a-tie-broken-by-fish-at-home", 4, "drifter", ("tie broken by home",)),
    Wish("12-a-tie-broken-by-fish-eaten", 3, "drifter", ("tie broken by eaten",)),
    Wish("13-a-shared-victory", 3, "drifter", ("shared victory",)),
    Wish("14-piranhas-at-three", 4, "fisher", ("piranhas at three", "piranhas wait")),
    Wish("15-a-caiman-over-land", 4, "drifter", ("caiman over land with", "caiman over land before")),
    Wish("16-a-caiman-leaps-into-the-river", 4, "drifter", ("caiman leaps into the river",)),
    Wish("17-a-jaguar-leaps", 4, "drifter", ("jaguar leap with", "jaguar leap after")),
    Wish("18-last-bites-in-the-river", 4, "drifter", ("caiman eats in the river", "extra bite")),
    Wish("19-piranhas-in-the-river", 3, "spawner", ("piranhas eats in the river",)),
    Wish("20-a-jaguar-in-the-river", 3, "spawner", ("jaguar eats in the river",)),
    Wish("21-two-meals-at-once", 4, "spawner", ("school first", "predator first")),
    Wish("22-every-fight", 4, "drifter", ("jaguar beats caiman", "caiman beats piranhas", "piranhas beats jaguar")),
    Wish("23-equals-meet", 4, "drifter", ("jaguar beats jaguar", "caiman beats caiman")),
    Wish("24-own-fish-eaten", 3, "drifter", ("own fish eaten", "piranhas beats piranhas")),
    Wish("25-a-tile-is-lifted", 3, "hoarder", ("lifted",)),
    Wish("26-three-steps-of-fish", 3, "fisher", ("fish step before", "keep held", "keep pulled")),
)


def played(wish: Wish, seed: int) -> pw.Record:
    """One game in the manner of the wish."""
    options: dict[str, str | int | bool] = {"reversed_dry_phase": True} if wish.reverse else {}
    record = new_record(GAME, wish.seats, seed, options)
    state = GAME.new(seats=wish.seats, seed=seed, **options)
    stream = pw.Chance(seed, pw.BOT_STREAM)
    tactics = GAME.tactics(state.rules)
    while state.deciders:
        seat = state.deciders[0]
        choices = state.choices(seat)
        if wish.temper != "drifter" and len(choices) > 1:
            choices = liked(wish.temper, state, seat, choices, tactics)
        choice = choices[stream.below(len(choices))]
        record.choices.append((seat, GAME.token(choice)))
        state.play(seat, choice)
    seal(record, GAME)
    return record


def liked(temper: Temper, state: Forest, seat: int, choices: list[int], tactics: ForestTactics) -> list[int]:
    """The choices that suit a temper; all of them where it does not care."""
    tokens = {choice: GAME.token(choice) for choice in choices}
    if temper == "hoarder":
        dry = [choice for choice in choices if not tokens[choice].endswith("to river") and "fish" not in tokens[choice]]
        return dry or choices
    if temper == "spawner" and state.phase() == FLOOD:
        best = [choice for choice in choices if tokens[choice].startswith(("extra", "next"))]
        return [choice for choice in best if state.owned(int(tokens[choice][-2:]) - 1, seat)] or best or choices
    if temper == "fisher":
        worth = {choice: tactics.weigh(state, seat, choice) for choice in choices}
        return [choice for choice in choices if worth[choice] >= 0.6 * max(worth.values())]
    return choices


def moments(record: pw.Record) -> set[str]:
    """What a recorded game shows: every kind of event and its rule, every family of choices, and rarer things."""
    state = GAME.new(seats=record.seats, seed=record.seed, **record.options)
    state.journal = pw.Journal()
    found = {f"seats {record.seats}"} | ({"reversed"} if record.options else set())
    spawned = 0
    for seat, token in record.choices:
        told = len(state.journal.events)
        choice = GAME.choice(token)
        family = " ".join(word for word in token.split() if not any(letter.isdigit() for letter in word))
        found.add(family)
        spawned = spawned + 1 if family in ("extra fish", "next fish") else 0
        if spawned >= 4:
            found.add("chain of four")
        if token.startswith("pull "):
            found |= pulled(state, choice - GAME.tile_set.choices.pulls)
        moment = {"action before pull": "before", "action after pull": "after"}.get(token, "with")
        state.play(seat, choice)
        for event in state.journal.events[told:]:
            found |= {event.kind, event.rule, *closer(event, moment)}
        if token == "leap to river":  # noqa: S105
            found.add("caiman leaps into the river")
    return found | endings(state)


def pulled(state: Forest, tile: int) -> set[str]:
    lifted = not state.survey.slides(state.cells[tile])
    return {f"pulls T{tile + 1:02}"} | ({"lifted"} if lifted else set())


def closer(event: Event, moment: str) -> set[str]:
    facts = event.facts
    if event.kind == "eats":
        eater = PREDATOR_NAMES[number(facts, "predator")]
        place = "in the river" if number(facts, "site") == GAME.tile_set.river else "in the forest"
        own = {"own fish eaten"} if number(facts, "owner") == event.seat else set()
        return {f"{eater} eats {place}"} | own
    if event.kind == "drives off":
        return {f"{PREDATOR_NAMES[number(facts, 'winner')]} beats {PREDATOR_NAMES[number(facts, 'loser')]}"}
    if event.kind == "action":
        name = ACTIONS[number(facts, "action")]
        return {name, f"{name} {moment}"}
    if event.kind == "lays":
        return {f"lays T{number(facts, 'tile') + 1:02}"}
    return set()


def endings(state: Forest) -> set[str]:
    outcome = state.outcome
    assert outcome is not None
    found = {f"over: {outcome.reason}"}
    if state.in_river() > state.rules.data.numbers.circles:
        found.add("overflow")
    best = max(outcome.scores)
    tied = [seat for seat in range(state.seats) if outcome.scores[seat] == best]
    if len(outcome.winners) > 1:
        found.add("shared victory")
    elif len(tied) > 1:
        home = [state.home[seat] for seat in tied]
        found.add("tie broken by home" if home.count(max(home)) == 1 else "tie broken by eaten")
    return found


def make(wish: Wish) -> pw.Record | None:
    for seed in range(SEED_STREAM):
        record = played(wish, seed)
        if set(wish.shows) <= moments(record):
            return record
    return None


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    chosen = sys.argv[1:]
    for wish in WISHES:
        if chosen and wish.name[:2] not in chosen:
            continue
        record = make(wish)
        if record is None:
            print(f"{wish.name}: not found")
            continue
        (FOLDER / f"{wish.name}.record").write_text(record.text(), encoding="utf-8")
        print(f"{wish.name}: seed {record.seed}, {len(record.choices)} choices")


if __name__ == "__main__":
    main()

"""A game is its log: undo reveals nothing, forks leave the future open, and a counter goes up for whoever can see."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.kernel import Fork
from paddlewheel.tables.final_choices import final_choices
from paddlewheel.tables.game_log import GameLog
from paddlewheel.tables.models import Viewer
from pebbles.components import load
from pebbles.game import PebblesGame, PebblesOptions
from pebbles.rules.rules import PebblesRules
from pebbles.rules.steps import Picking
from pebbles.rules.vocabulary import PICKING, REVEAL
from pebbles.state import PebblesState
from support import Variant, variants

AnyLog = GameLog[pw.AnyState]

EVERY_VARIANT = pytest.mark.parametrize("variant", variants(), ids=str)
#: Choices that are looked at in each variant of a game.
LOOKED_AT = 160


@pytest.fixture
def race() -> AnyLog:
    return GameLog(pw.load("mississippi-queen"), 3, 7, {"race": "introductory"})


def new_log(variant: Variant, seed: int) -> AnyLog:
    return GameLog(variant.game, variant.seats, seed, variant.options)


def play_random_choice(log: AnyLog, stream: pw.Chance) -> int:
    """One random choice of a random decider. Returns its seat."""
    deciders = log.state.deciders
    seat = deciders[stream.below(len(deciders))]
    offered = log.state.choices(seat)
    log.play(seat, offered[stream.below(len(offered))])
    return seat


def play_on(log: AnyLog, choices: int) -> None:
    stream = pw.Chance(4, pw.BOT_STREAM)
    for _ in range(choices):
        if not log.state.deciders:
            return
        play_random_choice(log, stream)


# -- choices and undo --------------------------------------------------------------------------------------


def test_a_refused_choice_changes_nothing(race: AnyLog) -> None:
    before = race.state.fingerprint()
    with pytest.raises(pw.Refusal, match="not the decision of seat 1"):
        race.play(1, "speed 1")
    with pytest.raises(pw.BadInput, match="knows no choice"):
        race.play(0, "fly")
    assert (race.length, race.state.fingerprint()) == (0, before)


def test_undo_takes_back_choices_of_the_own_move(race: AnyLog) -> None:
    start = race.state.fingerprint()
    for token in ("speed 2", "forward", "turn left"):
        race.play(0, token)
    noted = len(race.journal.events)
    for _ in range(3):
        race.undo(0)
    assert race.state.fingerprint() == start
    assert len(race.journal.events) < noted
    assert race.choices == []
    assert race.length == 6


def test_nobody_takes_back_another_seats_choice(race: AnyLog) -> None:
    for token in ("speed 1", "forward", "end move"):
        race.play(0, token)
    assert race.refusal("undo", 1, "1") is not None
    race.play(1, "speed 1")
    with pytest.raises(pw.Refusal, match="before another seat acts") as refused:
        race.undo(0)
    assert refused.value.rule == "PW-1"


def test_nothing_is_taken_back_once_something_random_was_revealed() -> None:
    log = GameLog(pw.load("pebbles"), 2, 3, {})
    log.play(0, "pick 1")
    assert log.undo_steps(0) == 1
    log.play(1, "pick 3")
    with pytest.raises(pw.Refusal, match="has been revealed"):
        log.undo(1)


def test_final_choices_are_known_beforehand(race: AnyLog) -> None:
    assert final_choices(race, 0) == []
    for token in ("speed 1", "forward"):
        race.play(0, token)
    assert [choice.token for choice in race.turn(0)] == ["speed 1", "forward"]
    assert [race.game.token(choice) for choice in final_choices(race, 0)] == ["end move"]
    assert final_choices(race, 1) == []


def test_what_is_not_final_can_be_taken_back() -> None:
    for name in pw.games():
        log = GameLog(pw.load(name), pw.load(name).info.usual_seats, 11, {})
        for number in range(150):
            if not log.state.deciders:
                break
            seat = log.state.deciders[0]
            choices = log.state.choices(seat)
            choice = choices[number % len(choices)]
            is_final = choice in final_choices(log, seat)
            log.play(seat, choice)
            if not is_final:
                assert log.undo_steps(seat)


def test_the_record_is_that_of_the_choices_that_stand(race: AnyLog) -> None:
    for token in ("speed 2", "turn left", "forward"):
        race.play(0, token)
    race.undo(0, 2)
    race.play(0, "forward")
    assert race.record.choices == [(0, "speed 2"), (0, "forward")]
    assert race.lengths() == [0, 1, 5]
    assert pw.replay(race.record, race.game).fingerprint() == race.state.fingerprint()


def test_a_fork_keeps_the_past_and_leaves_the_future_open() -> None:
    game = pw.load("mississippi-queen")
    whole = GameLog(game, 2, 7, {})
    play_on(whole, 200)
    for keeps in ((0,), (0, 1), None):
        fork = GameLog(game, 2, 7, {}, forks=[Fork(12, 83, keeps)])
        for seat, token in whole.choices[:12]:
            fork.play(seat, token)
        there = pw.replay(whole.record, game, at=12)
        assert fork.state.fingerprint() != there.fingerprint()
        assert all(fork.state.observe(seat) == there.observe(seat) for seat in keeps or (0, 1))
        assert not fork.undo_steps(0)
        play_on(fork, 200)
        read = pw.parse_record(fork.record.text())
        assert read.forks == [Fork(12, 83, keeps)]
        assert pw.replay(read, game).outcome == fork.state.outcome
        end = fork.state.fingerprint()
        assert fork.copy().state.fingerprint() == end
        assert GameLog.from_record(game, read).state.fingerprint() == end


# -- who notices what ----------------------------------------------------------------------------------------


def seen_by(log: AnyLog, viewer: Viewer) -> tuple[bytes, list[pw.Event]]:
    return log.state.observe(viewer).encoded(), log.events(viewer)


@EVERY_VARIANT
def test_whoever_sees_a_change_is_told_and_of_a_secret_nobody_else(variant: Variant) -> None:
    """Choices and undos, in any order of the seats."""
    log, stream = new_log(variant, seed=3), pw.Chance(3, pw.BOT_STREAM)
    viewers = (*range(variant.seats), None)
    #: The steps that several seats decide at the same time.
    shared: set[str] = set()
    for _ in range(LOOKED_AT):
        if not log.state.deciders:
            break
        before = {viewer: (log.seq(viewer), seen_by(log, viewer)) for viewer in viewers}
        step = log.state.step().name
        if len(log.state.deciders) > 1:
            shared.add(step)
        able = [seat for seat in range(variant.seats) if log.undo_steps(seat)]
        if able and stream.below(4) == 0:
            actor = able[stream.below(len(able))]
            log.undo(actor, 1 + stream.below(log.undo_steps(actor)))
        else:
            actor = play_random_choice(log, stream)
        for viewer in viewers:
            seq, seen = before[viewer]
            changed = seen_by(log, viewer) != seen
            noticed = log.seq(viewer) - seq
            assert noticed in (0, 1)
            if changed or viewer == actor:
                assert noticed
            elif step in shared:
                assert not noticed


@EVERY_VARIANT
def test_a_decision_stays_the_same_while_others_decide_at_the_same_time(variant: Variant) -> None:
    log, stream = new_log(variant, seed=5), pw.Chance(5, pw.BOT_STREAM)
    for _ in range(LOOKED_AT):
        if not log.state.deciders:
            break
        waiting = {seat: (log.seq(seat), log.state.choices(seat)) for seat in log.state.deciders}
        actor = play_random_choice(log, stream)
        for seat, (seq, choices) in waiting.items():
            if seat in log.state.deciders and log.is_current(seat, seq):
                assert seat != actor
                assert log.state.choices(seat) == choices


class SilentPicking(Picking):
    """Tells the others nothing, although everybody can see who has picked."""

    def play(self, state: PebblesState, seat: int, choice: int) -> None:
        super().play(state, seat, choice)
        assert state.journal is not None
        state.journal.events[:] = [event for event in state.journal.events if not event.known_to(None)]


class FastPicking(Picking):
    """The first pick ends the round for everybody."""

    def play(self, state: PebblesState, seat: int, choice: int) -> None:
        state.settle()
        state.owe(REVEAL, 0)


def pebbles_with(picking: Picking) -> GameLog[PebblesState]:
    """Pebbles with another first step."""

    class OtherPebbles(PebblesGame):
        def make_rules(self, seats: int, options: PebblesOptions) -> PebblesRules:
            rules = super().make_rules(seats, options)
            rules.steps[PICKING] = picking
            return rules

    return GameLog(OtherPebbles(load()), 2, 1, {})


def test_everybody_notices_who_has_decided_even_if_the_journal_does_not_tell() -> None:
    log = pebbles_with(SilentPicking())
    log.play(0, "pick 1")
    assert [log.seq(viewer) for viewer in (0, 1, None)] == [1, 1, 1]


def test_a_decision_that_another_seat_ended_is_no_longer_current() -> None:
    log = pebbles_with(FastPicking())
    log.play(0, "pick 1")
    assert 1 in log.state.deciders
    assert not log.is_current(1, 0)


def test_a_secret_choice_changes_nothing_for_the_others_and_stays_when_they_undo() -> None:
    game = pw.load("civil-war")
    unseen = undone = 0
    for seed in range(6):
        log, stream = GameLog(game, 2, seed, {}), pw.Chance(seed, pw.BOT_STREAM)
        for _ in range(150):
            if not log.state.deciders:
                break
            before = [undo_facts(log, seat) for seat in range(2)]
            actor = play_random_choice(log, stream)
            other = 1 - actor
            if undo_facts(log, other)[0] == before[other][0]:
                unseen += 1
                assert undo_facts(log, other) == before[other]
                undone += check_undo(log, other, actor)
    assert unseen
    assert undone


def undo_facts(log: AnyLog, seat: int) -> tuple[int, bytes, int, str]:
    return log.seq(seat), log.state.observe(seat).encoded(), log.undo_steps(seat), str(log.refusal("undo", seat, "1"))


def check_undo(log: AnyLog, seat: int, actor: int) -> bool:
    """Undo before a secret choice of another seat: that choice stays, and the record leads to the state."""
    if not log.undo_steps(seat):
        return False
    twin = log.copy()
    made = [choice for choice in twin.choices if choice[0] == actor]
    twin.undo(seat)
    assert [choice for choice in twin.choices if choice[0] == actor] == made
    assert pw.replay(twin.record, log.game).fingerprint() == twin.state.fingerprint()
    assert twin.lengths()[-1] == twin.length
    assert seat in twin.state.deciders
    return True

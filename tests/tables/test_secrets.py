"""Not a byte that a seat or a spectator is sent depends on what it cannot see.

Whole games are played twice: as they were, and with everything re-dealt that the viewer cannot see.
What the viewer is sent must be the same.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.tables.game_log import GameLog
from paddlewheel.tables.messages import Show
from paddlewheel.tables.models import ClockPlan, Viewer
from paddlewheel.tables.views import encode, view
from pebbles import GAME as PEBBLES
from tables.harness import ME, FakeListener, Harness

GAMES = sorted({*pw.games(), PEBBLES.info.id})
SHOWS: tuple[Show, ...] = ("scene", "observation")

AnyLog = GameLog[pw.AnyState]


def sent(log: AnyLog, viewer: Viewer) -> bytes:
    """All that a viewer can be sent about a position."""
    return b"".join(encode(view(log, viewer, show)) for show in SHOWS)


def random_logs(game: pw.LoadedGame, seed: int) -> list[AnyLog]:
    """One random game, as it was after every few entries."""
    log = GameLog(game, game.info.usual_seats, seed, {})
    stream = pw.Chance(seed, pw.BOT_STREAM)
    found = []
    while log.state.deciders:
        seat = log.state.deciders[stream.below(len(log.state.deciders))]
        choices = log.state.choices(seat)
        log.play(seat, choices[stream.below(len(choices))])
        if log.length % 7 == 0:
            found.append(log.copy())
    return found


@pytest.mark.parametrize("name", GAMES)
def test_views_are_the_same_for_re_dealt_twins(name: str) -> None:
    game = pw.load(name)
    changed = 0
    for number, log in enumerate(random_logs(game, seed=5)[:12]):
        for viewer in (*range(game.info.usual_seats), None):
            before, real = sent(log, viewer), log.state
            twin = real.resample(viewer, pw.Chance(number, pw.GUESS_STREAM))
            changed += twin.fingerprint() != real.fingerprint()
            log.state = twin
            assert sent(log, viewer) == before
            log.state = real
    assert changed


@pytest.mark.parametrize("name", GAMES)
def test_a_hidden_choice_reaches_the_others_neither_by_content_nor_by_number(name: str) -> None:
    game = pw.load(name)
    for log in random_logs(game, seed=6):
        if len(log.state.deciders) < 2:
            continue
        actor = log.state.deciders[0]
        others: list[Viewer] = [*[seat for seat in range(log.state.seats) if seat != actor], None]
        told: dict[Viewer, set[bytes]] = {other: set() for other in others}
        for choice in log.state.choices(actor):
            twin = log.copy()
            reveals, counter = twin.state.reveals, twin.state.chance.counter
            twin.play(actor, choice)
            if twin.state.reveals != reveals or twin.state.chance.counter != counter:
                continue
            if actor in twin.state.deciders:
                continue  # A chain of small choices: what counts is shown once it is complete.
            for other in others:
                told[other].add(sent(twin, other))
        assert all(len(kinds) <= 1 for kinds in told.values())


@pytest.mark.parametrize("name", GAMES)
def test_no_seed_salt_or_key_is_ever_sent_before_the_end(harness: Harness, name: str) -> None:
    game = pw.load(name)
    table, created = harness.create(*[ME] * game.info.usual_seats, game=name)
    listeners = [FakeListener(seat) for seat in range(game.info.usual_seats)] + [FakeListener(None, show="scene")]
    for listener in listeners:
        table.add(listener)
    stream = pw.Chance(3, pw.BOT_STREAM)
    secrets = [str(table.data.seed), table.data.salt, created.host, *(issued.key for issued in created.mine)]
    for _ in range(60):
        if not table.log.state.deciders:
            break
        seat = table.log.state.deciders[0]
        choices = table.log.state.choices(seat)
        answer = harness.play(table, seat, game.token(choices[stream.below(len(choices))]))
        assert answer.result == "done"
        if table.data.status == "finished":
            break
        for listener in listeners:
            for message in listener.received:
                assert not any(secret.encode() in message for secret in secrets)
            listener.received.clear()


@pytest.mark.parametrize("name", GAMES)
def test_a_view_offers_the_choices_of_its_own_seat_only(name: str) -> None:
    """A view carries the choices of its own seat and nobody else's."""
    game = pw.load(name)
    for log in random_logs(game, seed=8)[:10]:
        for viewer in (*range(game.info.usual_seats), None):
            shown = view(log, viewer, "scene")
            own = [] if viewer is None else [game.token(choice) for choice in log.state.choices(viewer)]
            assert shown.choices == own
            assert shown.scene is not None
            assert {offer.token for offer in shown.scene.offers} <= set(own)
            assert not re.search(r'"seed"|"chance"', msgspec.json.encode(shown).decode())


def heard_at_a_secret_decision(harness: Harness, waits: list[float]) -> list[bytes]:
    """What the other side and a spectator are sent when seat 0 makes a choice after each of these waits."""
    table, _ = harness.create(ME, ME, game="civil-war", clock=ClockPlan(decision=100, game=1000))
    table.data.salt = "s" * 32
    assert table.log.state.deciders == (0, 1)
    began = harness.clock.time
    listeners = [FakeListener(1), FakeListener(None)]
    for listener in listeners:
        table.add(listener)
    for wait in waits:
        harness.clock.time += wait
        harness.play(table, 0, table.game.token(table.log.state.choices(0)[0]))
        assert table.log.state.deciders == (0, 1)
    harness.clock.time = began + 10
    # Somebody comes in: everybody is told of the table with all its clocks, and then the other side decides.
    table.add(FakeListener(None))
    for number in range(3):
        harness.play(table, 1, table.game.token(table.log.state.choices(1)[0]), client=f"c{number}")
    assert list(table.log.state.deciders) == [0]
    return [message.replace(table.id.encode(), b"TABLE") for listener in listeners for message in listener.received]


def test_no_message_depends_on_a_secret_choice(tmp_path: Path) -> None:
    """With a clock, too: neither that there was a choice, nor when, nor how much time it leaves."""
    heard = []
    for number, waits in enumerate([[], [0.1], [1.7], [0.1, 0.2], [3.3, 0.1]]):
        (tmp_path / str(number)).mkdir()
        harness = Harness(tmp_path / str(number))
        heard.append(heard_at_a_secret_decision(harness, waits))
        harness.close()
    assert len(heard[0]) > 6
    assert all(messages == heard[0] for messages in heard)

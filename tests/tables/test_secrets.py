"""Not a byte that a seat or a spectator is sent depends on what it cannot see.

Whole games are played twice: as they were, and with everything re-dealt that the viewer cannot see.
What the viewer is sent must be the same.
"""

from __future__ import annotations

import re

import msgspec
import pytest

import paddlewheel as pw
from paddlewheel.tables.course import Course
from paddlewheel.tables.messages import Show
from paddlewheel.tables.models import Entry, Viewer
from paddlewheel.tables.views import encode, view
from pebbles import GAME as PEBBLES
from tables.sitting import ME, Ear, Venue

GAMES = sorted({*pw.games(), PEBBLES.info.id})
SHOWS: tuple[Show, ...] = ("scene", "observation")


def sent(course: Course, viewer: Viewer) -> bytes:
    """All that a viewer can be sent about a position."""
    return b"".join(encode(view(course, viewer, show)) for show in SHOWS)


def random_course(game: pw.LoadedGame, seed: int) -> list[Course]:
    """One random game, as the course after every few entries."""
    course = Course(game, game.info.usual_seats, seed, {})
    stream = pw.Chance(seed, pw.BOT_STREAM)
    found = []
    while course.state.deciders:
        seat = course.state.deciders[stream.below(len(course.state.deciders))]
        choices = course.state.choices(seat)
        token = game.token(choices[stream.below(len(choices))])
        course.apply(Entry(course.length + 1, "choice", seat, token, "", 0.0))
        if course.length % 7 == 0:
            found.append(course.until(course.length))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_views_are_the_same_for_re_dealt_twins(name: str) -> None:
    game = pw.load(name)
    changed = 0
    for number, course in enumerate(random_course(game, seed=5)[:12]):
        for viewer in (*range(game.info.usual_seats), None):
            before, real = sent(course, viewer), course.match.state
            twin = real.resample(viewer, pw.Chance(number, pw.GUESS_STREAM))
            changed += twin.fingerprint() != real.fingerprint()
            course.match.state = twin
            assert sent(course, viewer) == before
            course.match.state = real
    assert changed


@pytest.mark.parametrize("name", GAMES)
def test_a_hidden_choice_reaches_the_others_neither_by_content_nor_by_number(name: str) -> None:
    game = pw.load(name)
    for course in random_course(game, seed=6):
        if len(course.state.deciders) < 2:
            continue
        actor = course.state.deciders[0]
        others: list[Viewer] = [*[seat for seat in range(course.state.seats) if seat != actor], None]
        told: dict[Viewer, set[bytes]] = {other: set() for other in others}
        for choice in course.state.choices(actor):
            twin = course.until(course.length)
            reveals, counter = twin.state.reveals, twin.state.chance.counter
            twin.apply(Entry(twin.length + 1, "choice", actor, game.token(choice), "", 0.0))
            if twin.state.reveals != reveals or twin.state.chance.counter != counter:
                continue
            if actor in twin.state.deciders:
                continue  # A chain of small choices: what counts is shown once it is complete.
            for other in others:
                told[other].add(sent(twin, other))
        assert all(len(kinds) <= 1 for kinds in told.values())


@pytest.mark.parametrize("name", GAMES)
def test_no_seed_salt_or_key_is_ever_sent_before_the_end(venue: Venue, name: str) -> None:
    game = pw.load(name)
    table, created = venue.create(*[ME] * game.info.usual_seats, game=name)
    ears = [Ear(seat) for seat in range(game.info.usual_seats)] + [Ear(None, show="scene")]
    for ear in ears:
        table.add(ear)
    stream = pw.Chance(3, pw.BOT_STREAM)
    secrets = [str(table.data.seed), table.data.salt, created.host, *(issued.key for issued in created.mine)]
    for _ in range(60):
        if not table.course.state.deciders:
            break
        seat = table.course.state.deciders[0]
        choices = table.course.state.choices(seat)
        answer = venue.play(table, seat, game.token(choices[stream.below(len(choices))]))
        assert answer.result == "done"
        if table.data.status == "finished":
            break
        for ear in ears:
            for message in ear.heard:
                assert not any(secret.encode() in message for secret in secrets)
            ear.heard.clear()


@pytest.mark.parametrize("name", GAMES)
def test_views_name_no_other_seats_choices(name: str) -> None:
    """A view carries the choices of its own seat and nobody else's."""
    game = pw.load(name)
    for course in random_course(game, seed=8)[:10]:
        for viewer in (*range(game.info.usual_seats), None):
            shown = view(course, viewer, "scene")
            own = [] if viewer is None else [game.token(choice) for choice in course.state.choices(viewer)]
            assert shown.choices == own
            assert shown.scene is not None
            assert {offer.token for offer in shown.scene.offers} <= set(own)
            assert not re.search(r'"seed"|"chance"', msgspec.json.encode(shown).decode())

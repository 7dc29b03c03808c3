"""Not a byte on a real socket depends on what its viewer cannot see.

A game is laid twice on a running server: as it was, and from some point on with everything dealt again that one seat
could not see. That seat and a spectator connect, ask and play at both, and must be sent the same bytes.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

import paddlewheel as pw
from paddlewheel.kernel import Fork
from paddlewheel.tables.game_log import GameLog
from paddlewheel.tables.keys import commitment, digest
from paddlewheel.tables.models import ClockPlan, Entry, Seat, TableData, Viewer
from paddlewheel.tables.storage.store import Store
from server.running import Running
from support import PATIENCE

GAMES = [*pw.games()]
POINTS = 6
SEED, SALT = 5, "s" * 32
KEYS = [f"key-of-seat-{seat}-{'k' * 20}" for seat in range(8)]
#: What is left on a clock.
TIME = re.compile(rb"(?<=:)[0-9]+\.[0-9e-]+(?=[,}])")
PING, PONG = {"type": "ping"}, b'{"type":"pong"}'


class Laid:
    """A table on the server, and the same game here, to know what is to be played."""

    def __init__(
        self,
        store: Store,
        game: pw.LoadedGame,
        entries: list[Entry],
        forks: list[Fork],
        clock: ClockPlan | None = None,
    ) -> None:
        self.id = secrets.token_urlsafe(12)
        seats = game.info.usual_seats
        self.data = TableData(
            id=self.id, game=game.info.id, rules=game.info.rules_version, seats=seats, options={}, seed=SEED, salt=SALT,
            host="", listed=False, hints=True, clock=clock, absent_after=None, status="playing", created=1, touched=1,
            forks=forks, last_used=time.time(),
        )  # fmt: skip
        people = [Seat(seat=seat, kind="person", name=f"P{seat}", key=digest(KEYS[seat])) for seat in range(seats)]
        store.create(self.data, people, entries)
        self.log = GameLog(game, seats, SEED, {}, forks=forks)
        self.log.replay(entries)
        self.viewers: list[Viewer] = [*range(seats), None]
        self.sockets: dict[Viewer, ClientConnection] = {}
        self._heard: dict[Viewer, list[bytes]] = {viewer: [] for viewer in self.viewers}

    async def open(self, server: Running, scenes: tuple[Viewer, ...] = (0, None)) -> None:
        """Everybody comes in, one after the other; some get scenes, the others observations."""
        for viewer in self.viewers:
            self.sockets[viewer] = await server.connect(self.id)
            keys = [] if viewer is None else [KEYS[viewer]]
            await self.send(
                viewer, {"type": "hello", "keys": keys, "show": "scene" if viewer in scenes else "observation"}
            )
            await self.listen(viewer)

    async def send(self, viewer: Viewer, message: dict[str, Any]) -> None:
        await self.sockets[viewer].send(msgspec.json.encode(message).decode())

    async def listen(self, viewer: Viewer) -> None:
        """Take in all that was sent to a viewer by now."""
        await self.send(viewer, PING)
        while (raw := await asyncio.wait_for(self.sockets[viewer].recv(decode=False), PATIENCE)) != PONG:
            self._heard[viewer].append(raw)

    async def heard(self, viewer: Viewer) -> list[bytes]:
        """Everything a viewer was sent, with the two things in it that are each table's own made equal."""
        await self.listen(viewer)
        promise = commitment(self.data.game, self.data.promised_seed, SALT).encode()
        return [raw.replace(self.id.encode(), b"TABLE").replace(promise, b"PROMISE") for raw in self._heard[viewer]]

    async def play(self, seat: int, token: str) -> None:
        number = self.log.length
        play = {"type": "play", "seat": seat, "token": token, "client": f"c{number}", "seq": self.log.seq(seat)}
        await self.send(seat, play)
        await self.listen(seat)
        answer = next(raw for raw in reversed(self._heard[seat]) if raw.startswith(b'{"type":"answer"'))
        assert msgspec.json.decode(answer)["result"] == "done"
        self.log.play(seat, token)

    async def close(self) -> None:
        for socket in self.sockets.values():
            await socket.close()


@pytest.fixture(scope="module")
def store(server: Running) -> Iterator[Store]:
    store = Store(server.settings.database)
    yield store
    store.close()


def whole_game(game: pw.LoadedGame) -> list[Entry]:
    log = GameLog(game, game.info.usual_seats, SEED, {})
    stream = pw.Chance(SEED, pw.BOT_STREAM)
    while log.state.deciders:
        seat = log.state.deciders[stream.below(len(log.state.deciders))]
        choices = log.state.choices(seat)
        log.play(seat, choices[stream.below(len(choices))])
    return list(log.entries)


def twins(store: Store, game: pw.LoadedGame, entries: list[Entry], seed: int, keeper: int) -> tuple[Laid, Laid]:
    """One game as it was, and one with everything dealt again that the keeper cannot see."""
    point = len(entries)
    return Laid(store, game, entries, [Fork(point, seed)]), Laid(store, game, entries, [Fork(point, seed, (keeper,))])


async def compare(server: Running, tables: tuple[Laid, Laid], keeper: int) -> tuple[int, bool]:
    """Connect, ask, play. Returns how many messages were the same, and whether another seat's secret was among them."""
    one, other = tables
    game = one.log.game
    for laid in tables:
        await laid.open(server)
        for token in game.tokens[:: max(1, len(game.tokens) // 8)]:
            await laid.send(keeper, {"type": "why", "seat": keeper, "token": token})
        scene = game.scene(laid.log.state.observe(keeper))
        elements = [element.id for area in scene.areas for element in area.elements]
        for element in elements[:: max(1, len(elements) // 8)]:
            await laid.send(keeper, {"type": "why", "seat": keeper, "element": element})
        await laid.send(keeper, {"type": "undo", "seat": keeper, "client": "u", "seq": laid.log.seq(keeper), "back": 1})
    compared = 0
    for viewer in (keeper, None):
        heard = await one.heard(viewer)
        assert heard == await other.heard(viewer)
        compared += len(heard)
    secret = False
    others = [seat for seat in one.log.state.deciders if seat != keeper]
    if keeper in one.log.state.deciders and others:
        mine = game.token(one.log.state.choices(keeper)[-1])
        for laid, pick in zip(tables, (0, -1), strict=True):
            await laid.play(keeper, mine)
            theirs = laid.log.state.choices(others[0])
            if theirs:
                await laid.play(others[0], game.token(theirs[pick]))
        if one.log.state.observe(keeper) == other.log.state.observe(keeper):
            assert await one.heard(keeper) == await other.heard(keeper)
            secret = True
    for laid in tables:
        await laid.close()
    return compared, secret


@pytest.mark.parametrize("name", GAMES)
def test_what_is_sent_is_the_same_for_re_dealt_twins(server: Running, store: Store, name: str) -> None:
    game = pw.load(name)
    entries = whole_game(game)
    changed = 0
    for number in range(POINTS):
        for keeper in (0, 1):
            tables = twins(store, game, entries[: number * (len(entries) - 1) // POINTS], 77 + number, keeper)
            changed += tables[0].log.state.facts() != tables[1].log.state.facts()
            compared, _ = asyncio.run(compare(server, tables, keeper))
            assert compared > 8
    assert changed


def test_a_secret_decision_is_not_heard_of(server: Running, store: Store) -> None:
    """Both sides of the Civil War reinforce at once: until both have, neither hears what the other does."""
    game = pw.load("civil-war")
    entries = whole_game(game)
    points = range(0, len(entries) - 1, 5)
    assert any(asyncio.run(compare(server, twins(store, game, entries[:point], point, 0), 0))[1] for point in points)


def test_with_a_clock_a_secret_choice_is_not_heard_of(server: Running, store: Store) -> None:
    """Not a message more, whether the other side has made none, one or two of its secret choices."""

    async def heard(choices: int) -> list[list[bytes]]:
        laid = Laid(store, pw.load("civil-war"), [], [], ClockPlan(decision=1000, game=5000))
        await laid.open(server)
        for _ in range(choices):
            await laid.play(0, laid.log.game.token(laid.log.state.choices(0)[0]))
        found = [[TIME.sub(b"SECONDS", raw) for raw in await laid.heard(viewer)] for viewer in (1, None)]
        await laid.close()
        return found

    silent = asyncio.run(heard(0))
    assert all(silent)
    assert [asyncio.run(heard(choices)) for choices in (1, 2)] == [silent, silent]


@pytest.mark.parametrize("name", GAMES)
def test_no_seed_salt_or_key_is_sent_in_a_whole_game(server: Running, store: Store, name: str) -> None:
    game = pw.load(name)
    entries = whole_game(game)
    laid = Laid(store, game, [], [])
    secret = [SALT.encode(), b'"seed":"', *(key.encode() for key in KEYS), *(digest(key).encode() for key in KEYS)]

    async def scenario() -> int:
        await laid.open(server, scenes=(None,))
        for entry in entries[:-1]:
            await laid.play(entry.seat, entry.token)
        sent = b"".join([raw for viewer in laid.viewers for raw in await laid.heard(viewer)])
        await laid.close()
        assert not [word for word in secret if word in sent]
        return len(sent)

    assert asyncio.run(scenario()) > 100 * len(entries)

"""A model of an unreliable network: messages are lost, repeated, delayed, reordered; connections end; servers restart.

Whatever happens, the log holds exactly what was acknowledged, in that order, and everybody who listens sees it.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from paddlewheel.tables.messages import Answer
from paddlewheel.tables.table import Table
from tables.harness import ME, FakeListener, Harness

SEATS = 2


class Sent(msgspec.Struct, frozen=True):
    """A message of a client: what it asks for, and what it had seen."""

    kind: str
    seat: int
    token: str
    client: str
    seq: int


class Client:
    """What one seat's browser knows: only what reached it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.listener: FakeListener | None = None
        self.seen: dict[str, object] = {}
        self.lines: list[str] = []

    def read(self) -> None:
        """Read what was received since the last time."""
        if self.listener is None:
            return
        for view in self.listener.messages("view"):
            assert view["kept"] <= len(self.lines), "a line of the journal was skipped"
            self.lines = self.lines[: view["kept"]] + [line["text"] for line in view["lines"]]
            self.seen = view
        self.listener.received.clear()


class UnreliableNetwork(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory()
        self.harness = Harness(Path(self._folder.name), seeds=lambda: self.seed)
        self.seed = 0
        self.clients = [Client(seat) for seat in range(SEATS)]
        self.in_transit: list[Sent] = []
        self.delivered: list[Sent] = []
        self.answers: dict[tuple[int, str], Answer] = {}
        #: What was acknowledged as done, in order.
        self.done: list[Sent] = []
        self.number = 0

    @initialize(game=st.sampled_from(["pebbles", "mississippi-queen", "civil-war"]), seed=st.integers(0, 1000))
    def create_table(self, game: str, seed: int) -> None:
        self.seed = seed
        table, _ = self.harness.create(*[ME] * SEATS, game=game)
        self.name = table.id
        for client in self.clients:
            self._connect(client)

    @property
    def table(self) -> Table:
        return self.harness.table(self.name)

    def _connect(self, client: Client) -> None:
        client.listener = FakeListener(client.seat)
        self.table.add(client.listener)
        client.lines.clear()
        client.read()

    # -- what clients do -----------------------------------------------------------------------------------

    @rule(seat=st.integers(0, SEATS - 1), pick=st.integers(0, 7))
    def choose(self, seat: int, pick: int) -> None:
        """A client sends one of the choices it sees."""
        choices = self.clients[seat].seen.get("choices")
        assert isinstance(choices, list)
        if choices:
            self._send("choice", seat, choices[pick % len(choices)])

    @rule(seat=st.integers(0, SEATS - 1))
    def take_back(self, seat: int) -> None:
        self._send("undo", seat, "1")

    @rule(seat=st.integers(0, SEATS - 1), token=st.sampled_from(["pick 1", "speed 1", "forward", "nonsense"]))
    def choose_anything(self, seat: int, token: str) -> None:
        self._send("choice", seat, token)

    def _send(self, kind: str, seat: int, token: str) -> None:
        self.number += 1
        seq = self.clients[seat].seen["seq"]
        assert isinstance(seq, int)
        self.in_transit.append(Sent(kind, seat, token, f"c{self.number}", seq))

    # -- what the network does -----------------------------------------------------------------------------

    @precondition(lambda self: self.in_transit)
    @rule(data=st.data())
    def deliver(self, data: st.DataObject) -> None:
        """Any message may arrive next: that is delay and reordering."""
        at = data.draw(st.integers(0, len(self.in_transit) - 1))
        self._deliver(self.in_transit.pop(at))

    @precondition(lambda self: self.in_transit)
    @rule(data=st.data())
    def drop(self, data: st.DataObject) -> None:
        self.in_transit.pop(data.draw(st.integers(0, len(self.in_transit) - 1)))

    @precondition(lambda self: self.delivered)
    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        self._deliver(data.draw(st.sampled_from(self.delivered)))

    def _deliver(self, sent: Sent) -> None:
        length = self.table.log.length
        kind = "undo" if sent.kind == "undo" else "choice"
        answer = self.harness.run(self.table.act(kind, sent.seat, sent.token, sent.client, sent.seq))  # type: ignore[arg-type]
        self.delivered.append(sent)
        first = self.answers.get((sent.seat, sent.client))
        if first is not None and first.result == "done":
            assert answer == first, "a repeat gets the first answer"
        if first is not None and first.result != "done":
            assert answer.result != "done", "what was refused is not done later"
        self.answers.setdefault((sent.seat, sent.client), answer)
        is_new = answer.result == "done" and first is None
        assert self.table.log.length == length + is_new
        if is_new:
            self.done.append(sent)

    @rule(seat=st.integers(0, SEATS - 1), reads_first=st.booleans())
    def lose_the_connection(self, seat: int, reads_first: bool) -> None:
        """What was sent to it and not read yet is lost."""
        client = self.clients[seat]
        if client.listener is not None:
            if reads_first:
                client.read()
            self.table.remove(client.listener)
            client.listener = None

    @rule(seat=st.integers(0, SEATS - 1))
    def come_back(self, seat: int) -> None:
        if self.clients[seat].listener is None:
            self._connect(self.clients[seat])

    @rule()
    def restart(self) -> None:
        """All connections end with the server."""
        self.harness.restart()
        for client in self.clients:
            client.listener = None

    @rule(seat=st.integers(0, SEATS - 1))
    def read(self, seat: int) -> None:
        self.clients[seat].read()

    # -- what always holds ----------------------------------------------------------------------------------

    @invariant()
    def what_was_acknowledged_is_in_the_log(self) -> None:
        if not hasattr(self, "name"):
            return
        logged = [(entry.kind, entry.seat, entry.token, entry.client) for entry in self.table.log.entries]
        assert logged == [(sent.kind, sent.seat, sent.token, sent.client) for sent in self.done]

    def teardown(self) -> None:
        for client in self.clients:
            self.come_back(client.seat)
            client.read()
            fresh = FakeListener(client.seat)
            self.table.add(fresh)
            now = fresh.last_view()
            assert client.seen["seq"] == now["seq"]
            assert client.seen["observation"] == now["observation"]
            assert client.lines == [line["text"] for line in now["lines"]]
        stored = self.harness.registry.async_store.store.load(self.name)
        assert stored is not None
        assert stored.entries == list(self.table.log.entries)
        self.harness.close()
        self._folder.cleanup()


UnreliableNetwork.TestCase.settings = settings(
    max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestUnreliableNetwork = UnreliableNetwork.TestCase

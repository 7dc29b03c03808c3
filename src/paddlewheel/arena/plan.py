"""One game of a series: who plays what, from which seed, and how it ended. A plan always gives the same games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

import msgspec

from paddlewheel.arena.executors import Executor, inline
from paddlewheel.arena.messages import say
from paddlewheel.bots import Bot, make_player
from paddlewheel.bots.random import random_stream
from paddlewheel.kernel import (
    AnyGame,
    AnyRules,
    AnyState,
    BadInput,
    ComponentFile,
    OptionValue,
    Refusal,
    SeatView,
    derived_seed,
    playout,
)
from paddlewheel.registry import load_with

#: Called with the state, the seat and the choice before each choice is made.
Watch = Callable[[AnyState, int, int], None]


class Plan(msgspec.Struct, frozen=True):
    """What is played: the game, its options and changed numbers, who sits where, and the seed of the series."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: dict[str, OptionValue] = {}
    #: Changed numbers of the component file, by their place (`ship.coal`).
    changes: dict[str, int] = {}
    #: A component file of one's own; None: the game's.
    components: ComponentFile | None = None

    def load(self) -> AnyGame:
        """The game, with the changed numbers."""
        return _loaded(self.game, self.components, tuple(self.changes.items()))

    def rules(self) -> AnyRules:
        """The rules of every game of the series; the options are checked once."""
        changes = tuple(self.changes.items())
        return _rules(self.game, self.components, changes, len(self.players), tuple(self.options.items()))

    def new(self, number: int) -> AnyState:
        """Game `number` of the series before its first choice."""
        state: AnyState = self.load().begin(self.rules(), len(self.players), self.game_seed(number))
        return state

    def game_seed(self, number: int) -> int:
        """The seed of the game with this number."""
        return derived_seed(self.seed, number)

    def check(self) -> None:
        """Raise one clear error if the plan cannot be played."""
        self.new(0)
        for seat, level in enumerate(self.players):
            make_player(level, 0, seat, self.load())


@lru_cache(maxsize=4)
def _loaded(game: str, components: ComponentFile | None, changes: tuple[tuple[str, int], ...]) -> AnyGame:
    found: AnyGame = load_with(game, components)
    return found.changed(dict(changes)) if changes else found


@lru_cache(maxsize=16)
def _rules(
    game: str,
    components: ComponentFile | None,
    changes: tuple[tuple[str, int], ...],
    seats: int,
    options: tuple[tuple[str, OptionValue], ...],
) -> AnyRules:
    found: AnyRules = _loaded(game, components, changes).rules_for(seats, dict(options))
    return found


class Played(msgspec.Struct, frozen=True):
    """One game of a series, and how it ended."""

    number: int
    seed: int
    reason: str
    decisions: int
    ranks: tuple[int, ...]
    scores: tuple[float, ...]
    winners: tuple[int, ...]

    @property
    def won_by_all(self) -> bool:
        """Whether everybody has won."""
        return len(self.winners) == len(self.ranks)


def play_game(plan: Plan, number: int, watch: Watch | None = None) -> Played:
    """Play game `number` of a series."""
    state = plan.new(number)
    seed = plan.game_seed(number)
    decisions = play_out(state, plan.players, seed, watch)
    outcome = state.outcome
    if outcome is None:
        info = state.game.info
        raise RuntimeError(f"{info.id} did not end within {info.longest} decisions")
    return Played(number, seed, outcome.reason, decisions, outcome.ranks, outcome.scores, outcome.winners)


def play_out(state: AnyState, players: Sequence[str], seed: int, watch: Watch | None = None) -> int:
    """Let the players finish this game, within the longest that it can be; returns the decisions made."""
    longest = state.game.info.longest
    if watch is None and all(player == "random" for player in players):
        return playout(state, [random_stream(seed, seat) for seat in range(len(players))], longest)
    return finish(state, [make_player(level, seed, seat) for seat, level in enumerate(players)], players, watch)


def finish(state: AnyState, bots: Sequence[Bot], players: Sequence[str], watch: Watch | None = None) -> int:
    """The same with bots that are there already; `players` are their names."""
    made = 0
    while state.deciders and made < state.game.info.longest:
        seat = state.deciders[0]
        choice = bots[seat].choose(SeatView(state, seat))
        if watch is not None:
            watch(state, seat, choice)
        try:
            state.play(seat, choice)
        except Refusal as refusal:
            raise BadInput(say("wrong-choice", player=players[seat], why=str(refusal))) from refusal
        made += 1
    return made


def play_portion(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    """Play these games of a series: what a worker does."""
    return [play_game(plan, number) for number in numbers]


def play_series(plan: Plan, numbers: Iterable[int], executor: Executor = inline) -> Iterator[Played]:
    """Play the numbered games of a series, in whatever order they finish."""
    plan.check()
    yield from executor(play_portion, plan, list(numbers))


def random_position(game: AnyGame, seats: int | None, seed: int, at: int, options: dict[str, OptionValue]) -> AnyState:
    """The position after a number of random choices."""
    state: AnyState = game.set_up(seats, seed, options)
    playout(state, [random_stream(seed, seat) for seat in range(state.seats)], at)
    return state

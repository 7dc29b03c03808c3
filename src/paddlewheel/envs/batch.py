"""Many games of one kind, stepped together by one call; whoever is not learned from plays on in here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from paddlewheel.kernel import (
    BOT_STREAM,
    AnyGame,
    AnyState,
    BadInput,
    Chance,
    Features,
    Menu,
    Outcome,
    Rules,
    SeatView,
    Sheet,
    derived_seed,
)


class Batch:
    """Several games. Every row shows the seat that decides there; a finished game is followed by a new one at once."""

    def __init__(
        self,
        game: AnyGame,
        rules: Rules[Any],
        features: Features[Any],
        seats: i64,
        rows: i64,
        learners: i64,
        viewer: i64,
        worth: Callable[[Outcome], tuple[float, ...]],
        player: Callable[[int, int], Any],
    ) -> None:
        """`learners`: a bit for each seat that the caller decides for; `viewer`: the one that is shown a game's end;
        `worth`: what an outcome is worth to each seat; `player`: a bot for a game's seed and a seat, None for one that
        chooses at random."""
        self.game: AnyGame = game
        self.rules: Rules[Any] = rules
        self.seats: i64 = seats
        self.rows: i64 = rows
        self.learners: i64 = learners
        self.viewer: i64 = viewer
        self.worth: Callable[[Outcome], tuple[float, ...]] = worth
        self.player: Callable[[int, int], Any] = player
        self.sheet: Sheet = Sheet(features, rules.vocabulary, rows)
        #: How a game that has just ended looked to the viewer.
        self.last: Sheet = Sheet(features, rules.vocabulary, rows)
        self.states: list[AnyState] = []
        self.streams: vec[Chance] = vec[Chance]([])
        #: By row and seat, each for one game: they remember what they have planned.
        self.bots: list[Any] = [None] * (rows * seats)
        self.seat: vec[i64] = vec[i64]([0] * rows)
        self.rewards: vec[float] = vec[float]([0.0] * (rows * seats))
        self.ended: vec[u8] = vec[u8]([0] * rows)
        self.replaced: vec[u8] = vec[u8]([0] * rows)
        self.menu: Menu = Menu(rules.vocabulary)
        self.seed: i64 = 0
        #: Games begun so far: each has a seed of its own.
        self.begun: i64 = 0

    def reset(self, seed: i64) -> None:
        """Start all games again, from this seed."""
        self.seed = seed
        self.begun = 0
        self.states = []
        self.streams = vec[Chance]([])
        row: i64 = 0
        while row < self.rows:
            self.states.append(self.new_game(row))
            self.streams = append(self.streams, Chance(derived_seed(seed, row), BOT_STREAM))
            self.replaced[row] = 0
            row += 1
        self.sheet.wipe()
        row = 0
        while row < self.rows:
            self.settle(row)
            self.ended[row] = 0
            row += 1
        place: i64 = 0
        while place < self.rows * self.seats:
            self.rewards[place] = 0.0
            place += 1

    def new_game(self, row: i64) -> AnyState:
        """The next game of the run, with bots who know nothing of the last."""
        number = self.begun
        self.begun = number + 1
        seed = derived_seed(self.seed, number)
        fresh: AnyState = self.game.begin(self.rules, self.seats, seed)
        seat: i64 = 0
        while seat < self.seats:
            if not self.learners >> seat & 1:
                self.bots[row * self.seats + seat] = self.player(seed, seat)
            seat += 1
        return fresh

    def step(self, choices: list[int], refuse: bool) -> None:
        """One choice in every game. One that is not allowed is refused, or replaced by the first that is."""
        if len(choices) != self.rows:
            raise BadInput(f"{self.rows} choices are wanted, one for each game, not {len(choices)}")
        row: i64 = 0
        while row < self.rows and refuse:
            self.check(row, choices[row])
            row += 1
        mask = self.sheet.mask
        self.sheet.wipe()
        vocabulary = self.rules.vocabulary
        row = 0
        while row < self.rows:
            choice: i64 = choices[row]
            self.replaced[row] = 0
            self.ended[row] = 0
            if choice < 0 or choice >= vocabulary or mask[row * vocabulary + choice] == 0:
                self.replaced[row] = 1
                choice = 0
                while mask[row * vocabulary + choice] == 0:
                    choice += 1
            place = row * self.seats
            while place < (row + 1) * self.seats:
                self.rewards[place] = 0.0
                place += 1
            self.states[row].apply(self.seat[row], choice)
            self.settle(row)
            row += 1

    def check(self, row: i64, choice: int) -> None:
        """Refuse, with its rule, what is not allowed; before anything is played."""
        refusal = self.states[row].why_not(self.seat[row], choice)
        if refusal is not None:
            raise refusal

    def settle(self, row: i64) -> None:
        """Play on to the next decision of a learner, into the next game if need be, and write the wiped row."""
        state = self.states[row]
        while True:
            owing = state.owing()
            if owing == 0:
                state = self.end(row, state)
                continue
            mine = owing & self.learners
            seat: i64 = 0
            if mine != 0:
                while not mine >> seat & 1:
                    seat += 1
                break
            while not owing >> seat & 1:
                seat += 1
            bot = self.bots[row * self.seats + seat]
            if bot is None:
                state.offer(seat, self.menu)
                state.apply(seat, self.menu.items[self.streams[row].below(self.menu.count)])
            else:
                state.play(seat, bot.choose(SeatView(state, seat)))
        self.seat[row] = seat
        self.sheet.write(row, state, seat)

    def end(self, row: i64, state: AnyState) -> AnyState:
        """Pay out a finished game and begin the next."""
        outcome = state.outcome
        if outcome is None:
            raise RuntimeError("nobody owes a decision, and there is no outcome")
        for seat, reward in enumerate(self.worth(outcome)):
            self.rewards[row * self.seats + seat] = reward
        self.ended[row] = 1
        self.last.rewrite(row, state, self.viewer)
        state = self.new_game(row)
        self.states[row] = state
        return state

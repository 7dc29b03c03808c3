"""Making puzzles: games among bots are played, and turns are kept that stay clearly the best on a deeper look."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from paddlewheel.analysis.judging import Depth, Judge
from paddlewheel.analysis.played_turns import played_turns, positions
from paddlewheel.analysis.puzzles import Puzzle
from paddlewheel.analysis.trial import Trial
from paddlewheel.bots import make_bot
from paddlewheel.bots.strong import Budget, by_iterations, think
from paddlewheel.kernel import GUESS_STREAM, AnyState, Chance, Record, SeatView, new_record
from paddlewheel.presentation import LoadedGame

#: Who plays the games in which puzzles are looked for: people meet positions that are not perfect.
PLAYERS = "casual"
#: How far the best turn has to be ahead, as a part of a game won; at a first look a little farther.
LEAD = 0.05
AT_FIRST = 1.2
FIRST_LOOK = Depth(deals=6)
DEEPER_LOOK = Depth(deals=48)
#: The search that has to agree with the first choice.
SEARCH = by_iterations(3000)
#: Fewer choices than this are no puzzle.
LEAST_CHOICES = 3
MOST_OF_ONE_GAME = 2


class PuzzleMaker:
    """Looks through games from consecutive seeds until there are enough puzzles."""

    def __init__(self, game: LoadedGame, lead: float = LEAD, search: Budget = SEARCH) -> None:
        self.game = game
        self.lead = lead
        self.seats = game.info.usual_seats
        self.search = search
        self.games = 0

    def make(self, count: int, seed: int, most_games: int, found: Callable[[int, int], None]) -> list[Puzzle]:
        """This many puzzles, or as many as there are in the games. `found` hears of puzzles and games so far.

        Whoever interrupts gets those that were found.
        """
        puzzles: list[Puzzle] = []
        with suppress(KeyboardInterrupt):
            while len(puzzles) < count and self.games < most_games:
                record = self._played(seed + self.games)
                self.games += 1
                puzzles += self._puzzles_of(record)[: count - len(puzzles)]
                found(len(puzzles), self.games)
        return puzzles

    def _played(self, seed: int) -> Record:
        """A whole game among bots."""
        state: AnyState = self.game.set_up(self.seats, seed, {})
        record = new_record(self.game, self.seats, seed, {})
        bots = [make_bot(PLAYERS, seed, seat) for seat in range(self.seats)]
        while state.deciders:
            seat = state.deciders[0]
            token = self.game.token(bots[seat].choose(SeatView(state, seat)))
            record.choices.append((seat, token))
            state.play(seat, token)
        return record

    def _puzzles_of(self, record: Record) -> list[Puzzle]:
        begun = {turn.first: turn.seat for turn in played_turns(record)}
        puzzles: list[Puzzle] = []
        for made, state in enumerate(positions(record)):
            seat = begun.get(made, -1)
            if seat >= 0 and len(state.choices(seat)) >= LEAST_CHOICES:
                puzzle = self._puzzle(state.clone(), seat, record, made)
                puzzles += [puzzle] if puzzle else []
        return sorted(puzzles, key=lambda puzzle: -puzzle.lead)[:MOST_OF_ONE_GAME]

    def _puzzle(self, state: AnyState, seat: int, record: Record, made: int) -> Puzzle | None:
        best, lead = Judge(state, seat, made, FIRST_LOOK).best_turn()
        if lead < AT_FIRST * self.lead:
            return None
        deeper = Judge(state, seat, made + 1, DEEPER_LOOK)
        better, lead = deeper.best_turn()
        if lead < self.lead or deeper.worth(better) - deeper.worth(best) > 0.005:
            return None
        advice = think(SeatView(state, seat), Chance(made, GUESS_STREAM + 250), self.search)
        if advice.choice != better[0]:
            return None
        tokens = [self.game.token(choice) for choice in better]
        if not Trial(state, seat, tokens).is_over:
            return None
        choices = [f"{who} {token}" for who, token in record.choices[:made]]
        return Puzzle(self.seats, record.seed, {}, choices, seat, tokens, round(lead, 3))

"""Who may do what, and what it does."""

from __future__ import annotations

from paddlewheel.kernel import AnyGame, Chance, Rules, Step, ranked
from toy.state import HIDDEN, Pebbles

TOKENS = ("pick 1", "pick 2", "pick 3", "keep", "give", "to 0", "to 1", "to 2")
PICK, DECIDE, CHOOSE = range(3)


class Pick(Step[Pebbles]):
    def deciders(self, state: Pebbles) -> int:
        return sum(1 << seat for seat in range(state.seats) if state.picked[seat] == HIDDEN)

    def refusal(self, state: Pebbles, seat: int, choice: int) -> str | None:
        return None

    def play(self, state: Pebbles, seat: int, choice: int) -> None:
        state.picked[seat] = choice + 1
        if state.journal is not None:
            state.journal.note("picked", seat, "PB-1", {})
            state.journal.note("your pick", seat, "PB-1", {"pebble": choice + 1}, seen_by=1 << seat)
        if HIDDEN in state.picked:
            return
        state.settle()
        state.reveals += 1
        alone = [pebble for pebble in state.picked if state.picked.count(pebble) == 1]
        if not alone:
            next_round(state)
            return
        state.shell = 1 + state.chance.below(6)
        state.owe(DECIDE, state.picked.index(max(alone)))


class Decide(Step[Pebbles]):
    def refusal(self, state: Pebbles, seat: int, choice: int) -> str | None:
        return None

    def play(self, state: Pebbles, seat: int, choice: int) -> None:
        if TOKENS[choice] == "give":
            state.owe(CHOOSE, seat)
            return
        state.settle()
        state.shells[seat] += state.shell
        next_round(state)


class Choose(Step[Pebbles]):
    def refusal(self, state: Pebbles, seat: int, choice: int) -> str | None:
        receiver = choice - self.first
        return "PB-3a" if receiver == seat or receiver >= state.seats else None

    def play(self, state: Pebbles, seat: int, choice: int) -> None:
        state.settle()
        state.settle()
        state.shells[choice - self.first] += state.shell
        next_round(state)


def next_round(state: Pebbles) -> None:
    state.shell = 0
    if state.round == 3:
        state.finish(ranked("three rounds", "PB-4", state.shells))
        return
    state.round += 1
    state.picked = [HIDDEN] * state.seats
    state.owe(PICK, 0)


class PebblesRules(Rules[Pebbles]):
    def __init__(self) -> None:
        steps = [Pick("pick", "PB-1", 0, 3), Decide("decide", "PB-3", 3, 5), Choose("choose", "PB-3", 5, 8)]
        super().__init__(steps, len(TOKENS))

    def start(self, game: AnyGame, seats: int, chance: Chance) -> Pebbles:
        state = Pebbles(game, self, seats, chance)
        state.owe(PICK, 0)
        return state

    def redeal(self, state: Pebbles, eyes: int, stream: Chance) -> None:
        if state.stack and state.step().name == "pick":
            for other in range(state.seats):
                if not eyes >> other & 1 and state.picked[other] != HIDDEN:
                    state.picked[other] = 1 + stream.below(3)

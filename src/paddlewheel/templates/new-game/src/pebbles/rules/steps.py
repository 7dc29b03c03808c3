"""The steps of a round: three kinds of decision, and two things that happen by themselves."""

from __future__ import annotations

from paddlewheel.kernel import AutomaticStep, Step, ranked
from pebbles.rules.vocabulary import ALL, GIVE, GIVING, KEEP, KEEP_OR_GIVE, PICK, PICKING, REVEAL, ROUND_END, TO
from pebbles.state import NOTHING, PebblesState


class Picking(Step[PebblesState]):
    """Everybody picks a pebble at the same time, unseen by the others (PB-1)."""

    def __init__(self) -> None:
        super().__init__("pick", "PB-1", PICK, KEEP)

    def deciders(self, state: PebblesState) -> int:
        return sum(1 << seat for seat in range(state.seats) if state.picked[seat] == NOTHING)

    def refusal(self, state: PebblesState, seat: int, choice: int) -> str | None:
        return None

    def play(self, state: PebblesState, seat: int, choice: int) -> None:
        state.picked[seat] = choice - PICK + 1
        if state.journal is not None:
            state.journal.note("picked", seat, "PB-1", {})
            state.journal.note("your pick", seat, "PB-1", {"size": state.picked[seat]}, seen_by=1 << seat)
        if NOTHING not in state.picked:
            state.settle()
            state.owe(REVEAL, 0)


class Reveal(AutomaticStep[PebblesState]):
    """All show what they picked; the largest pebble that only one seat picked wins a shell (PB-2)."""

    def __init__(self, most_valuable: int) -> None:
        super().__init__("reveal", "PB-2")
        self.most_valuable = most_valuable

    def happen(self, state: PebblesState, argument: int) -> None:
        state.reveals += 1
        state.owe(ROUND_END, 0)
        alone = [size for size in state.picked if state.picked.count(size) == 1]
        if not alone:
            if state.journal is not None:
                state.journal.note("nobody wins", -1, "PB-2", {"sizes": tuple(state.picked)})
            return
        winner = state.picked.index(max(alone))
        state.shell = 1 + state.chance.below(self.most_valuable)
        if state.journal is not None:
            state.journal.note("wins", winner, "PB-2", {"sizes": tuple(state.picked), "shell": state.shell})
        state.owe(KEEP_OR_GIVE, winner)


class KeepOrGive(Step[PebblesState]):
    """The winner keeps the shell or gives it away (PB-3)."""

    def __init__(self) -> None:
        super().__init__("keep or give", "PB-3", KEEP, TO)

    def refusal(self, state: PebblesState, seat: int, choice: int) -> str | None:
        return None

    def play(self, state: PebblesState, seat: int, choice: int) -> None:
        state.settle()
        if choice == GIVE:
            state.owe(GIVING, seat)
            return
        hand_over(state, seat, seat)


class Giving(Step[PebblesState]):
    """Who gets it: anybody but oneself (PB-3a)."""

    def __init__(self) -> None:
        super().__init__("give to", "PB-3", TO, ALL)

    def refusal(self, state: PebblesState, seat: int, choice: int) -> str | None:
        return "PB-3a" if choice - TO == seat or choice - TO >= state.seats else None

    def play(self, state: PebblesState, seat: int, choice: int) -> None:
        state.settle()
        hand_over(state, seat, choice - TO)


class RoundEnd(AutomaticStep[PebblesState]):
    """The next round begins, or the game is over (PB-4)."""

    def __init__(self, rounds: int) -> None:
        super().__init__("round end", "PB-4")
        self.rounds = rounds

    def happen(self, state: PebblesState, argument: int) -> None:
        state.shell = 0
        if state.round == self.rounds:
            state.finish(ranked("all rounds played", "PB-4", state.shells))
            return
        state.round += 1
        state.picked = [NOTHING] * state.seats
        state.owe(PICKING, 0)


def hand_over(state: PebblesState, giver: int, receiver: int) -> None:
    state.shells[receiver] += state.shell
    if state.journal is not None:
        state.journal.note("shell", giver, "PB-3", {"receiver": receiver, "shell": state.shell})

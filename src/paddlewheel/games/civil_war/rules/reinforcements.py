"""Reinforcements: drawn unseen, committed unseen, turned up together."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop
from mypy_extensions import i64

from paddlewheel.games.civil_war.rules.card_play import CardPlay
from paddlewheel.games.civil_war.rules.vocabulary import COMMIT, COMMITS
from paddlewheel.games.civil_war.state import COLUMNS, CONFEDERACY, NONE, UNION, War
from paddlewheel.kernel import AutomaticStep, Menu, Step
from paddlewheel.parts.piles import NOT_THERE, place_of


@final
class DrawReinforcements(AutomaticStep[War]):
    """Three cards for each hand, or as many as there are (CW-7, CW-25)."""

    def __init__(self, play: CardPlay, reinforcements: i64) -> None:
        super().__init__("draw reinforcements", "CW-7")
        self.card_play: CardPlay = play
        self.reinforcements: i64 = reinforcements

    def happen(self, state: War, argument: i64) -> None:
        first = state.first()
        self.draw_hand(state, first)
        self.draw_hand(state, 1 - first)
        if len(state.armies[UNION].hand) > 0 or len(state.armies[CONFEDERACY].hand) > 0:
            state.reveals += 1
            state.owe(COMMIT, 0)

    def draw_hand(self, war: War, seat: i64) -> None:
        army = war.armies[seat]
        while len(army.hand) < self.reinforcements:
            card = self.card_play.draw(war, seat)
            if card == NONE:
                break
            army.hand = append(army.hand, card)
        if war.journal is not None:
            self.card_play.report.hand(war, seat)


@final
class Commit(Step[War]):
    """Both sides lay their reinforcements face down, card by card, each unseen by the other (CW-8, CW-9a)."""

    def __init__(self, play: CardPlay) -> None:
        super().__init__("commit", "CW-8", COMMITS, play.cards.end)
        self.card_play: CardPlay = play

    def deciders(self, state: War) -> i64:
        armies = state.armies
        return (1 if len(armies[UNION].hand) > 0 else 0) + (2 if len(armies[CONFEDERACY].hand) > 0 else 0)

    def refusal(self, state: War, seat: i64, choice: i64) -> str | None:
        army = state.armies[seat]
        if place_of(army.hand, (choice - COMMITS) // COLUMNS) == NOT_THERE:
            return "CW-7"
        if army.plan[(choice - COMMITS) % COLUMNS] != NONE:
            return "CW-8a"
        return None

    def offer(self, state: War, seat: i64, menu: Menu) -> None:
        hand = state.armies[seat].hand
        plan = state.armies[seat].plan
        items = menu.items
        count = menu.count
        place: i64 = 0
        while place < len(hand):
            choice = COMMITS + hand[place] * COLUMNS
            column: i64 = 0
            while column < COLUMNS:
                if plan[column] == NONE:
                    items[count] = choice + column
                    count += 1
                column += 1
            place += 1
        menu.count = count

    def play(self, state: War, seat: i64, choice: i64) -> None:
        army = state.armies[seat]
        card = (choice - COMMITS) // COLUMNS
        column = (choice - COMMITS) % COLUMNS
        army.hand, _laid = pop(army.hand, place_of(army.hand, card))
        army.plan[column] = card
        if state.journal is not None:
            self.card_play.report.committed(state, seat, card, column)
        # CW-9: nothing is turned up, and nothing drawn, before both sides are ready.
        if len(army.hand) == 0 and len(state.armies[1 - seat].hand) == 0:
            state.settle()


@final
class RevealReinforcements(AutomaticStep[War]):
    """All reinforcements are turned face up, with the cards they call for (CW-9, CW-10, CW-10a)."""

    def __init__(self, play: CardPlay) -> None:
        super().__init__("reveal reinforcements", "CW-9")
        self.card_play: CardPlay = play

    def happen(self, state: War, argument: i64) -> None:
        state.reveals += 1
        first = state.first()
        column: i64 = 0
        while column < COLUMNS:
            self.turn_up(state, first, column)
            self.turn_up(state, 1 - first, column)
            column += 1

    def turn_up(self, war: War, seat: i64, column: i64) -> None:
        plan = war.armies[seat].plan
        card = plan[column]
        if card != NONE:
            plan[column] = NONE
            self.card_play.lay_chain(war, seat, card, column, "CW-9", "CW-10", "CW-15")


def is_committing(war: War) -> bool:
    """Whether the reinforcements of this battle are drawn and not all committed yet."""
    return len(war.stack) > 0 and war.stack[len(war.stack) - 1] & 255 == COMMIT

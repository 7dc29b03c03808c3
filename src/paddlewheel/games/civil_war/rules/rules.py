"""The rules of a war: its steps, its start, and what is dealt again for a guess."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.civil_war.rules.card_play import CardPlay
from paddlewheel.games.civil_war.rules.cards import Cards
from paddlewheel.games.civil_war.rules.clearing import ClearBattlefield
from paddlewheel.games.civil_war.rules.comparison import BreakTie, CompareColumns, Comparison, TellResult
from paddlewheel.games.civil_war.rules.first_cards import Aim, FlipFirstCards
from paddlewheel.games.civil_war.rules.reinforcements import Commit, DrawReinforcements, RevealReinforcements
from paddlewheel.games.civil_war.rules.vocabulary import FLIP, STRENGTHENS, WEAKENS
from paddlewheel.games.civil_war.state import NONE, Army, War
from paddlewheel.kernel import AnyGame, Chance, Rules, Step
from paddlewheel.parts.piles import redealt, shuffled


@final
class WarRules(Rules[War]):
    """The rules of a war with these decks."""

    def __init__(self, cards: Cards, name: str, reinforcements: i64) -> None:
        play = CardPlay(cards)
        comparison = Comparison(cards)
        # In the order of their numbers in vocabulary.py.
        steps: list[Step[War]] = [
            Aim("strengthen", STRENGTHENS, play),
            Aim("weaken", WEAKENS, play),
            Commit(play),
            FlipFirstCards(play),
            DrawReinforcements(play, reinforcements),
            RevealReinforcements(play),
            CompareColumns(comparison),
            BreakTie(play, comparison),
            TellResult(play.report),
            ClearBattlefield(play.report),
        ]
        super().__init__(steps, cards.end)
        self.cards: Cards = cards
        #: What the decks are called.
        self.name: str = name
        #: Cards for each hand in a battle.
        self.reinforcements: i64 = reinforcements

    def start(self, game: AnyGame, seats: i64, chance: Chance) -> War:
        war = War(game, self, seats, chance)
        war.decks = self.cards.checksum
        armies = vec[Army](capacity=2)
        seat: i64 = 0
        while seat < 2:
            army = Army()
            army.deck = shuffled(seat * self.cards.deck, (seat + 1) * self.cards.deck, chance)
            armies = append(armies, army)
            seat += 1
        war.armies = armies
        war.owe(FLIP, 0)
        return war

    def redeal(self, state: War, eyes: i64, stream: Chance) -> None:
        """Nobody knows the order of a deck, and only its owner a hand and where it lies (CW-7a, CW-9a)."""
        side: i64 = 0
        while side < 2:
            army = state.armies[side]
            if eyes >> side & 1:
                army.deck = redealt(army.deck, 2 * self.cards.deck, stream)
            else:
                redeal_unseen(army, 2 * self.cards.deck, stream)
            side += 1


def redeal_unseen(army: Army, cards: i64, stream: Chance) -> None:
    """Another hand from the cards unseen. A side that is not ready may have laid any or none: it has laid none."""
    ready = len(army.hand) == 0
    unseen = army.deck[:]
    for card in army.hand:
        unseen = append(unseen, card)
    for card in army.plan:
        if card != NONE:
            unseen = append(unseen, card)
    unseen = redealt(unseen, cards, stream)
    kept: i64 = len(army.deck)
    army.deck = unseen[:kept]
    army.hand = unseen[kept:]
    army.plan = vec[i64]([NONE, NONE, NONE])
    if ready and len(army.hand) > 0:
        columns = vec[i64]([0, 1, 2])
        stream.shuffle(columns)
        place: i64 = 0
        while place < len(army.hand):
            army.plan[columns[place]] = army.hand[place]
            place += 1
        army.hand = vec[i64]([])

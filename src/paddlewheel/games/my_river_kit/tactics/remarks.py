"""What a mayor says: the reason of a proposal or an answer, from what all can see, as the name of a message."""

from __future__ import annotations

from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.agreements import ASK, ASK_PROMISE, GIVE, ONCE_DONE, SWAP
from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.vocabulary import ANSWER, CARD, TERM, Vocabulary
from paddlewheel.games.my_river_kit.state import Basin
from paddlewheel.kernel import Remark


def remark(data: GameData, words: Vocabulary, state: Basin, seat: i64, choice: i64) -> Remark | None:
    step = state.stack[len(state.stack) - 1] & 255
    if step == ANSWER:
        return answered(words, state, seat, choice)
    if step == CARD and len(state.deals) > 0 and state.deal().tie == ONCE_DONE:
        return {"say": "remark-costs-the-river"}
    if step == TERM and len(state.deals) > 0 and state.deal().kind == ASK:
        return {"say": "remark-cannot-pay"}
    return None


def answered(words: Vocabulary, state: Basin, seat: i64, choice: i64) -> Remark:
    """Why yes, why no, why other terms."""
    deal = state.deal()
    pays = deal.kind != SWAP and deal.lender(seat) == seat
    if choice == words.answer:
        if deal.kind == ASK_PROMISE:
            return {"say": "remark-would-anyway"}
        return {"say": "remark-helps-the-river" if pays else "remark-helps-me"}
    if choice == words.answer + 1:
        if deal.kind == ASK_PROMISE:
            return {"say": "remark-not-bound"}
        return {"say": "remark-needs-the-money" if pays else "remark-costs-more"}
    if deal.kind == GIVE or deal.kind == ASK:
        return {"say": "remark-not-that-much" if pays else "remark-needs-more"}
    return {"say": "remark-another-way"}

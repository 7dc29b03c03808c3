"""What a mayor says: the reason of a proposal or an answer in one short sentence, from what all can see."""

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
        return {"say": "This card costs the whole river more than it brings."}
    if step == TERM and len(state.deals) > 0 and state.deal().kind == ASK:
        return {"say": "I cannot pay for what I have to do; you get it back."}
    return None


def answered(words: Vocabulary, state: Basin, seat: i64, choice: i64) -> Remark:
    """Why yes, why no, why other terms."""
    deal = state.deal()
    pays = deal.kind != SWAP and deal.lender(seat) == seat
    if choice == words.answer:
        if deal.kind == ASK_PROMISE:
            return {"say": "That is what I mean to do anyway."}
        return {"say": "It helps the river, and so me." if pays else "That helps me. Thank you."}
    if choice == words.answer + 1:
        if deal.kind == ASK_PROMISE:
            return {"say": "I do not want to bind myself to that."}
        return {"say": "I need the money for my own city." if pays else "It costs me more than it brings."}
    if deal.kind == GIVE or deal.kind == ASK:
        return {"say": "Not for that much, but I have another idea." if pays else "For that I would need more."}
    return {"say": "I would rather have it another way."}

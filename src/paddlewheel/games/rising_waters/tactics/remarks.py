"""What a player says to the others with a choice: its reason, from what everybody can see. The view words it."""

from __future__ import annotations

from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import NOWHERE, PAWNS_EACH
from paddlewheel.games.rising_waters.rules import vocabulary as v
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import Remark


def remark(flood: Flood, seat: i64, choice: i64) -> Remark | None:
    """The message with its facts, or None where a choice speaks for itself."""
    if flood.seats == 1:
        return None
    if choice >= v.ACT_MOVE and choice < v.MOVE_PAWN:
        return _of_action(flood, choice)
    if choice >= v.RESIST_AT and choice < v.ACT_MOVE:
        return _of_crisis(flood, choice)
    if choice >= v.MOVE_ASK and choice < v.MOVE_MULES:
        return {"say": "remark-move-your-pawn", "player": (choice - v.MOVE_ASK) // PAWNS_EACH}
    if choice >= v.WORK_ASK and choice < v.WORK_END:
        return {"say": "remark-build-with-your-pawn", "player": (choice - v.WORK_ASK) // PAWNS_EACH}
    if choice == v.LEND:
        return {"say": "remark-take-my-pawn"}
    if choice == v.LEND_NOT:
        return {"say": "remark-keep-my-pawn"}
    if choice == v.TELL_YES:
        return {"say": "remark-looked-ahead"}
    if choice >= v.WORK_LEVEE and choice < v.WORK_ASK:
        return {"say": "remark-levee", "place": v.LAND_WORDS[choice - v.WORK_LEVEE]}
    if choice >= v.DONATE_AT and choice < v.DONATE_END:
        return _of_gift((choice - v.DONATE_AT) // v.GIFTS)
    if choice >= v.RAISE_AT and choice < v.BUY_AT and (choice - v.RAISE_AT) // 4 == 0:
        return {"say": "remark-more-actions"}
    if choice >= v.BUY_AT and choice < v.BUY_AT + 3:
        return {"say": "remark-raft"}
    return None


def _of_action(flood: Flood, choice: i64) -> Remark | None:
    if choice == v.ACT_SEEK:
        return {"say": "remark-seek-work"}
    if choice == v.ACT_NEWSPAPER:
        return {"say": "remark-read-newspaper"}
    if choice == v.ACT_BIG_SHOW:
        return {"say": "remark-fundraiser"}
    if choice >= v.ACT_COUNTER and choice < v.ACT_TEACH:
        return {"say": "remark-counter-threat"}
    if choice >= v.ACT_TEACH and choice < v.ACT_FIND:
        return {"say": "remark-teach-for-you"}
    if choice >= v.ACT_PICK_UP and choice < v.ACT_DROP_OFF:
        return {"say": "remark-come-aboard"}
    if choice >= v.ACT_DROP_OFF and choice < v.ACT_NEWSPAPER:
        hex = flood.pawns[flood.turn * PAWNS_EACH + choice - v.ACT_DROP_OFF]
        safe = hex != NOWHERE and flood.camps[hex] != 0
        return {"say": "remark-safe"} if safe else None
    return None


def _of_crisis(flood: Flood, choice: i64) -> Remark | None:
    if choice == v.TAKE_THREAT:
        return {"say": "remark-take-threat"}
    if choice < v.TAKE_THREAT:
        return {"say": "remark-resist", "card": v.CARD_WORDS.index(v.RESISTING[choice - v.RESIST_AT])}
    if choice == v.TEACH_YES:
        return {"say": "remark-education"}
    if choice == v.CANCEL_YES or choice == v.CANCEL_TAUGHT:
        return {"say": "remark-outside-activism"}
    if choice >= v.FORCE_AT and choice < v.FORCE_NO:
        return {"say": "remark-pay"}
    if choice == v.FORCE_NO:
        return {"say": "remark-leave-to-others"}
    if choice >= v.CAMP_AT and choice < v.CAMP_NO:
        return {"say": "remark-camp", "place": v.LAND_WORDS[choice - v.CAMP_AT]}
    return None


def _of_gift(receiver: i64) -> Remark | None:
    if receiver == v.RELIEF:
        return {"say": "remark-for-a-camp"}
    if receiver > v.RELIEF:
        return {"say": "remark-for-the-goal"}
    return {"say": "remark-gift", "player": receiver}

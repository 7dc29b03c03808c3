"""What a player says to the others with a choice: its reason in a sentence, from what everybody can see."""

from __future__ import annotations

from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import NOWHERE, PAWNS_EACH
from paddlewheel.games.rising_waters.rules import vocabulary as v
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import Remark


def remark(flood: Flood, seat: i64, choice: i64) -> Remark | None:
    """The sentence, or None where a choice speaks for itself."""
    if flood.seats == 1:
        return None
    if choice >= v.ACT_MOVE and choice < v.MOVE_PAWN:
        return _of_action(flood, choice)
    if choice >= v.RESIST_AT and choice < v.ACT_MOVE:
        return _of_crisis(flood, choice)
    if choice >= v.MOVE_ASK and choice < v.MOVE_MULES:
        return {"say": f"May I move your pawn, {v.COLOURS[(choice - v.MOVE_ASK) // PAWNS_EACH]}?"}
    if choice >= v.WORK_ASK and choice < v.WORK_END:
        owner = v.COLOURS[(choice - v.WORK_ASK) // PAWNS_EACH]
        return {"say": f"A levee is wanted beside your pawn, {owner}: may it build?"}
    if choice == v.LEND:
        return {"say": "Take my pawn, it helps us all."}
    if choice == v.LEND_NOT:
        return {"say": "I need that pawn where it is."}
    if choice == v.TELL_YES:
        return {"say": "I have looked ahead: now you all know."}
    if choice >= v.WORK_LEVEE and choice < v.WORK_ASK:
        place = v.LAND_WORDS[choice - v.WORK_LEVEE]
        return {"say": f"{place} is where the water will come first: it goes behind a levee."}
    if choice >= v.DONATE_AT and choice < v.DONATE_END:
        return _of_gift((choice - v.DONATE_AT) // v.GIFTS)
    if choice >= v.RAISE_AT and choice < v.BUY_AT and (choice - v.RAISE_AT) // 4 == 0:
        return {"say": "One more action every week: worth the cards."}
    if choice >= v.BUY_AT and choice < v.BUY_AT + 3:
        return {"say": "I build a raft: somebody is waiting."}
    return None


def _of_action(flood: Flood, choice: i64) -> Remark | None:
    if choice == v.ACT_SEEK:
        return {"say": "We need offers; I ask for work, whatever else it brings."}
    if choice == v.ACT_NEWSPAPER:
        return {"say": "Before we build, let us see where the rain will fall."}
    if choice == v.ACT_BIG_SHOW:
        return {"say": "A fundraiser for everybody: two cards each."}
    if choice >= v.ACT_COUNTER and choice < v.ACT_TEACH:
        return {"say": "I have carried this Threat long enough."}
    if choice >= v.ACT_TEACH and choice < v.ACT_FIND:
        return {"say": "Let me answer that Threat for you."}
    if choice >= v.ACT_PICK_UP and choice < v.ACT_DROP_OFF:
        return {"say": "Come aboard, we bring you to the camp."}
    if choice >= v.ACT_DROP_OFF and choice < v.ACT_NEWSPAPER:
        hex = flood.pawns[flood.turn * PAWNS_EACH + choice - v.ACT_DROP_OFF]
        safe = hex != NOWHERE and flood.camps[hex] != 0
        return {"say": "Safe: one loss less."} if safe else None
    return None


def _of_crisis(flood: Flood, choice: i64) -> Remark | None:
    if choice == v.TAKE_THREAT:
        return {"say": "I take the Threat; keep your Resistance cards."}
    if choice < v.TAKE_THREAT:
        return {"say": f"I answer it with {v.RESISTING[choice - v.RESIST_AT]}; keep yours."}
    if choice == v.TEACH_YES:
        return {"say": "Education answers this one."}
    if choice == v.CANCEL_YES or choice == v.CANCEL_TAUGHT:
        return {"say": "Outside Activism turns this away from all of us."}
    if choice >= v.FORCE_AT and choice < v.FORCE_NO:
        return {"say": "I can spare this one, keep yours."}
    if choice == v.FORCE_NO:
        return {"say": "My hand is thin; can you pay this time?"}
    if choice >= v.CAMP_AT and choice < v.CAMP_NO:
        return {"say": f"A camp of our own at {v.LAND_WORDS[choice - v.CAMP_AT]}: near those who wait."}
    return None


def _of_gift(receiver: i64) -> Remark | None:
    if receiver == v.RELIEF:
        return {"say": "For a camp of our own, before they build theirs."}
    if receiver > v.RELIEF:
        return {"say": "This is for our common goal."}
    return {"say": f"You need this more than I do, {v.COLOURS[receiver]}."}

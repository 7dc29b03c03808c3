"""What single choices are for that change nothing on the board: answers, requests, cards that are kept."""

from __future__ import annotations

from paddlewheel.games.rising_waters.grid import hex_name
from paddlewheel.games.rising_waters.kinds import JOB
from paddlewheel.games.rising_waters.rules import vocabulary as v
from paddlewheel.games.rising_waters.rules.decision import Decision
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.games.rising_waters.tactics.forecast import Outlook
from paddlewheel.games.rising_waters.view.names import CARD_NAMES, LAND_AT, PLAYERS, RESIST_NAMES, land_words
from paddlewheel.presentation import counted

#: Land that floods in fewer than this part of the forecasts is not called threatened.
THREATENED = 0.25


def danger(land: int, outlook: Outlook) -> list[str]:
    """How often land that is protected floods in the forecasts: in the next rain, or by their end."""
    soon, later = float(outlook.soon[land]), float(outlook.later[land])
    if soon >= THREATENED:
        return [f"Protects {land_words(land)}, which the next rain would flood about {round(10 * soon)} times in 10."]
    if later >= THREATENED:
        return [
            f"Protects {land_words(land)}, which would flood in the coming weeks about {round(10 * later)} times in 10."
        ]
    return []


def choice_reasons(flood: Flood, choice: int, outlook: Outlook) -> list[str]:
    """What the first choice of a turn does for the group, by what the player who makes it holds."""
    step = flood.step()
    if not isinstance(step, Decision):
        return []
    own = step.player(flood)
    kept = counted(flood.community_cards(own), "Community card")
    if v.RESIST_AT <= choice < v.TAKE_THREAT:
        return [f"Turns the Threat away with {RESIST_NAMES[choice - v.RESIST_AT]}: nobody has to carry it."]
    if choice == v.TAKE_THREAT:
        return ["Saves the Resistance cards of the group; the Threat can be countered later."]
    if choice == v.UPGRADED:
        return [f"Keeps {kept} for the weeks to come."]
    if choice == v.FORCE_NO:
        return [f"Keeps your {kept}; the others are asked to pay."]
    if v.FORCE_AT <= choice < v.FORCE_NO:
        return [f"Pays with {CARD_NAMES[choice - v.FORCE_AT]}; once all is paid it is no loss."]
    if v.HATRED_AT <= choice < v.CAMP_AT:
        return [f"Pays with {CARD_NAMES[choice - v.HATRED_AT]}; once all is paid it is no loss."]
    if v.WORK_ASK <= choice < v.WORK_END:
        return _levee_beside(flood.pawns[choice - v.WORK_ASK], outlook)
    if v.MOVE_ASK <= choice < v.MOVE_MULES:
        return ["Brings a pawn that is nearer into the Move."]
    if v.SURVIVOR_AT <= choice < v.RAISE_AT:
        return [_waiting(LAND_AT[v.LAND_HEXES[choice - v.SURVIVOR_AT]], outlook)]
    if choice == v.LEND:
        return [f"Lets {PLAYERS[flood.turn]} use your pawn in this turn."]
    if choice == v.LEND_NOT:
        return [f"Keeps your pawn where it is, whatever {PLAYERS[flood.turn]} plans."]
    if choice == v.TELL_YES:
        return ["Lets everybody plan for the weather that you have seen."]
    return _ended(flood, own, choice)


def _levee_beside(hex: int, outlook: Outlook) -> list[str]:
    """Where a pawn of somebody else could build, and the land there."""
    return [f"Brings a levee within reach at {hex_name(hex)}.", *danger(LAND_AT[hex], outlook)]


def _ended(flood: Flood, player: int, choice: int) -> list[str]:
    """What a player who stops here keeps."""
    if choice == v.WORK_END:
        offers = flood.held(player, JOB)
        if offers == 0:
            return ["Ends the work: no Job Offer is left in your hand."]
        return [f"Keeps {counted(offers, 'Job Offer')} for a levee that is wanted more."]
    if choice == v.MOVE_END:
        return ["Leaves the pawns where they are."]
    if choice == v.DONATE_END:
        return [f"Keeps {counted(flood.community_cards(player), 'Community card')} in your hand."]
    if choice == v.ACT_END and flood.actions == 0:
        return ["Ends the turn: no action is left."]
    return []


def _waiting(land: int, outlook: Outlook) -> str:
    """Where a Survivor waits, with what the forecast says of the land."""
    later = float(outlook.later[land])
    if later < THREATENED:
        return f"Lets the Survivor wait on {land_words(land)}, which seldom floods in the coming weeks."
    return f"Lets the Survivor wait on {land_words(land)}, which floods about {round(10 * later)} times in 10."

"""What single choices are for that change little on the board: answers, requests, cards that are kept."""

from __future__ import annotations

from paddlewheel.games.rising_waters.grid import hex_name
from paddlewheel.games.rising_waters.kinds import JOB, PAWNS_EACH
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.rules import vocabulary as v
from paddlewheel.games.rising_waters.rules.decision import Decision
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.games.rising_waters.tactics.forecast import Outlook
from paddlewheel.games.rising_waters.view.names import (
    LAND_AT,
    RESISTING_CARDS,
    card_name,
    hex_words,
    land_words,
    player_name,
)

#: Land that floods in fewer than this part of the forecasts is not called threatened.
THREATENED = 0.25


def danger(land: int, outlook: Outlook) -> list[str]:
    """How often land that is protected floods in the forecasts: in the next rain, or by their end."""
    soon, later = float(outlook.soon[land]), float(outlook.later[land])
    if soon >= THREATENED:
        return [say("reason-protects-soon", land=land_words(land), times=round(10 * soon))]
    if later >= THREATENED:
        return [say("reason-protects-later", land=land_words(land), times=round(10 * later))]
    return []


def choice_reasons(flood: Flood, choice: int, outlook: Outlook) -> list[str]:
    """What one choice does for the group, by what the player who makes it holds."""
    step = flood.step()
    if not isinstance(step, Decision):
        return []
    own = step.player(flood)
    cards = flood.community_cards(own)
    if v.RESIST_AT <= choice < v.TAKE_THREAT:
        return [say("reason-resists", card=card_name(RESISTING_CARDS[choice - v.RESIST_AT]))]
    if choice == v.TAKE_THREAT:
        return [say("reason-takes-threat")]
    if choice == v.UPGRADED:
        return [say("reason-keeps-cards", cards=cards)]
    if choice == v.FORCE_NO:
        return [say("reason-leaves-to-others", cards=cards)]
    if v.FORCE_AT <= choice < v.FORCE_NO:
        return [say("reason-pays", card=card_name(choice - v.FORCE_AT))]
    if v.HATRED_AT <= choice < v.CAMP_AT:
        return [say("reason-pays", card=card_name(choice - v.HATRED_AT))]
    if v.WORK_ASK <= choice < v.WORK_END:
        return _levee_beside(flood.pawns[choice - v.WORK_ASK], outlook)
    if v.MOVE_ASK <= choice < v.MOVE_MULES:
        return [say("reason-nearer-pawn")]
    if v.NEW_PAWN_AT <= choice < v.UPGRADED:
        return [say("reason-new-pawn")]
    if v.SURVIVOR_AT <= choice < v.RAISE_AT:
        return [_waiting(LAND_AT[v.LAND_HEXES[choice - v.SURVIVOR_AT]], outlook)]
    if choice == v.LEND:
        return [say("reason-lends", player=player_name(flood.turn))]
    if choice == v.LEND_NOT:
        return [say("reason-does-not-lend", player=player_name(flood.turn))]
    if choice == v.TELL_YES:
        return [say("reason-tells")]
    if v.DISCARD_AT <= choice < v.GOALS_KEEP:
        return [say("reason-discards", card=card_name(choice - v.DISCARD_AT))]
    return _in_a_crisis(flood, own, choice) + _ended(flood, own, choice)


def _in_a_crisis(flood: Flood, player: int, choice: int) -> list[str]:
    """What an answer to Race Hatred or to a Relief Camp brings."""
    if choice in (v.CANCEL_YES, v.CANCEL_TAUGHT):
        return [say("reason-cancels")]
    if choice == v.CANCEL_NO:
        return [say("reason-holds-back")]
    if v.CAMP_AT <= choice < v.CAMP_NO:
        return [say("reason-camp", hex=hex_words(v.LAND_HEXES[choice - v.CAMP_AT]))]
    if v.SEND_AT <= choice < v.GIVE_UP_AT:
        left = flood.pawns[player * PAWNS_EACH + choice - v.SEND_AT]
        return [say("reason-sends", hex=hex_words(left))]
    if v.GIVE_UP_AT <= choice < v.DYNAMITE_AT:
        return [say("reason-gives-up", hex=hex_words(flood.survivors[choice - v.GIVE_UP_AT]))]
    return []


def _levee_beside(hex: int, outlook: Outlook) -> list[str]:
    """Where a pawn of somebody else could build, and the land there."""
    return [say("reason-levee-within-reach", hex=hex_name(hex)), *danger(LAND_AT[hex], outlook)]


def _ended(flood: Flood, player: int, choice: int) -> list[str]:
    """What a player who stops here keeps."""
    if choice == v.WORK_END:
        return [say("reason-ends-work", offers=flood.held(player, JOB))]
    if choice == v.MOVE_END:
        return [say("reason-ends-move")]
    if choice == v.DONATE_END:
        return [say("reason-ends-donation", cards=flood.community_cards(player))]
    if choice == v.ACT_END and flood.actions == 0:
        return [say("reason-ends-turn")]
    if choice == v.ACT_END:
        return [say("reason-ends-turn-early", cards=flood.community_cards(player))]
    return []


def _waiting(land: int, outlook: Outlook) -> str:
    """Where a Survivor waits, with what the forecast says of the land."""
    later = float(outlook.later[land])
    if later < THREATENED:
        return say("reason-waits-dry", land=land_words(land))
    return say("reason-waits", land=land_words(land), times=round(10 * later))

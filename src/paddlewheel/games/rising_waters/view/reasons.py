"""What a turn does for the community: land, towns and people saved, levees, rescues, offers, cards and news."""

from __future__ import annotations

from paddlewheel.games.rising_waters.grid import hex_name
from paddlewheel.games.rising_waters.kinds import (
    CAUSES,
    FIVE,
    GOAL,
    HEXES,
    JOB,
    NOWHERE,
    PAWNS_EACH,
    RESCUE,
    SURVIVORS,
    THREAT,
)
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.rules.vocabulary import ACT_SEEK
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.games.rising_waters.tactics.tactics import FloodTactics
from paddlewheel.games.rising_waters.view.choice_reasons import THREATENED, choice_reasons, danger
from paddlewheel.games.rising_waters.view.names import (
    LAND_AT,
    cause_name,
    hex_words,
    land_words,
    player_name,
    power_name,
    track_name,
)
from paddlewheel.language import listed
from paddlewheel.presentation import PlayedTurn

#: A forecast that changes by less than this many losses is not spoken of.
SLIGHT = 0.15


def reasons(turn: PlayedTurn[Flood], tactics: FloodTactics) -> list[str]:
    """What the choices of this turn do before the next rain falls, the most important first."""
    before, seat = turn.before, turn.seat
    after = _before_the_rain(turn)
    player = before.turn if before.turn != NOWHERE else seat
    said = _town(before, after, player, seat, tactics) + _people(before, after)
    said += _levees(before, after, seat, tactics)
    said += _losses(before, after)
    said += _gifts(before, after, player)
    said += _hand(before, after, player)
    said += _board(before, after, player)
    if after.weather_known[seat] > before.weather_known[seat]:
        said.append(say("reason-weather"))
    if ACT_SEEK in turn.choices:
        said.append(say("reason-seeks-work"))
    said += _places(before, after, player, tactics, seat)
    return said + _choices(turn, tactics, is_silent=not said)


def _choices(turn: PlayedTurn[Flood], tactics: FloodTactics, is_silent: bool) -> list[str]:
    """What the first choice is for; where nothing else speaks for the turn, the first that is for something."""
    said: list[str] = []
    for position, choice in zip(turn.positions, turn.choices, strict=False):
        said = choice_reasons(position, choice, tactics.forecast.look(position, turn.seat))
        if said or not is_silent:
            break
    return said


def _before_the_rain(turn: PlayedTurn[Flood]) -> Flood:
    """The last position of the turn itself: what rain and the next Landowner cards bring is no merit of it."""
    before = turn.before
    own = [each for each in turn.positions if each.week == before.week and each.turn == before.turn]
    return own[-1]


# -- towns and people ----------------------------------------------------------------------------------------------


def _town(before: Flood, after: Flood, player: int, seat: int, tactics: FloodTactics) -> list[str]:
    """A town that is settled in, with what the forecast says of its land."""
    home = after.towns[player]
    if home == before.towns[player] or home == NOWHERE:
        return []
    later = tactics.forecast.look(before, seat).later[LAND_AT[home]]
    land = land_words(LAND_AT[home])
    if later < THREATENED:
        return [say("reason-settles-dry", land=land)]
    return [say("reason-settles", land=land, times=round(10 * later))]


def _people(before: Flood, after: Flood) -> list[str]:
    said = []
    rescued = after.eased[RESCUE] - before.eased[RESCUE]
    if rescued:
        said.append(say("reason-rescues", survivors=rescued))
    boarded = sum(
        after.survivor_rafts[survivor] != NOWHERE and before.survivor_rafts[survivor] == NOWHERE
        for survivor in range(SURVIVORS)
    )
    if boarded:
        said.append(say("reason-picks-up", survivors=boarded))
    if after.rafts_out() > before.rafts_out():
        said.append(say("reason-launches"))
    if after.eased[GOAL] > before.eased[GOAL]:
        said.append(say("reason-goal"))
    return said


def _losses(before: Flood, after: Flood) -> list[str]:
    more = {cause: after.causes[cause] - before.causes[cause] for cause in range(CAUSES)}
    lost = sum(more.values())
    if lost <= 0:
        return []
    causes = listed(cause_name(cause) for cause in more if more[cause])
    return [say("reason-costs-losses", losses=lost, causes=causes)]


# -- the water -----------------------------------------------------------------------------------------------------


def _levees(before: Flood, after: Flood, seat: int, tactics: FloodTactics) -> list[str]:
    """Levees built or raised, with the land behind them and what the forecast says of it."""
    raised = [hex for hex in range(HEXES) if after.levees[hex] > before.levees[hex]]
    if not raised:
        return []
    what = "several" if len(raised) > 1 else "raised" if before.levees[raised[0]] else "built"
    said = [say("reason-levees", what=what, hexes=listed(hex_name(hex) for hex in raised))]
    outlook = tactics.forecast.look(before, seat)
    averted = outlook.losses - tactics.forecast.look(after, seat).losses
    if averted >= SLIGHT:
        said.append(say("reason-averts", losses=round(averted, 1)))
    lands = sorted({LAND_AT[hex] for hex in raised} - {NOWHERE})
    return said + [reason for land in lands for reason in danger(land, outlook)]


def _places(before: Flood, after: Flood, player: int, tactics: FloodTactics, seat: int) -> list[str]:
    """Where pawns have gone: to land that a levee could save, or out of danger."""
    said = []
    look = tactics.forecast.look(before, seat)
    for pawn in range(player * PAWNS_EACH, (player + 1) * PAWNS_EACH):
        was, now = before.pawns[pawn], after.pawns[pawn]
        if NOWHERE in (was, now) or was == now:
            continue
        danger = [float(look.soon[LAND_AT[hex]]) if LAND_AT[hex] >= 0 else 0.0 for hex in (was, now)]
        if danger[0] >= THREATENED > danger[1]:
            said.append(say("reason-out-of-danger", hex=hex_words(now)))
        elif LAND_AT[now] >= 0 and look.later[LAND_AT[now]] >= THREATENED:
            land = land_words(LAND_AT[now])
            said.append(say("reason-where-levees-are-needed", hex=hex_words(now), land=land))
        else:
            said.append(say("reason-moves", hex=hex_words(now)))
    return [*dict.fromkeys(said)]  # two pawns that go to one place are spoken of once


# -- hands and boards ----------------------------------------------------------------------------------------------


def _gifts(before: Flood, after: Flood, player: int) -> list[str]:
    said = []
    receivers = [
        player_name(other)
        for other in range(after.players)
        if other != player and after.hand_size(other) > before.hand_size(other)
    ]
    if receivers:
        said.append(say("reason-gives", players=listed(receivers)))
    if after.donations > before.donations:
        said.append(say("reason-for-a-camp"))
    if sum(after.given) > sum(before.given):
        said.append(say("reason-for-a-goal"))
    return said


def _hand(before: Flood, after: Flood, player: int) -> list[str]:
    said = []
    offers = after.held(player, JOB) - before.held(player, JOB)
    if offers > 0:
        said.append(say("reason-offers", offers=offers))
    if after.held(player, THREAT) < before.held(player, THREAT):
        said.append(say("reason-threat-gone"))
    if after.held(player, THREAT) > before.held(player, THREAT):
        said.append(say("reason-threat-held"))
    cards = after.community_cards(player) - before.community_cards(player)
    if cards > 0:
        said.append(say("reason-draws", cards=cards))
    if cards < 0:
        said.append(say("reason-costs-cards", cards=-cards))
    return said


def _board(before: Flood, after: Flood, player: int) -> list[str]:
    """Tracks raised and powers bought."""
    at = player * FIVE
    tracks = [track_name(each) for each in range(FIVE) if after.tracks[at + each] > before.tracks[at + each]]
    powers = [power_name(each) for each in range(FIVE) if after.powers[at + each] > before.powers[at + each]]
    said = [say("reason-raises", tracks=listed(tracks))] if tracks else []
    return said + ([say("reason-buys", powers=listed(powers))] if powers else [])

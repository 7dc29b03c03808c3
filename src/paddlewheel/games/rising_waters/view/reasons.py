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
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.games.rising_waters.tactics.tactics import FloodTactics
from paddlewheel.games.rising_waters.view.choice_reasons import THREATENED, choice_reasons, danger
from paddlewheel.games.rising_waters.view.names import (
    CAUSE_NAMES,
    LAND_AT,
    PLAYERS,
    POWER_NAMES,
    TRACK_NAMES,
    hex_words,
    land_words,
)
from paddlewheel.presentation import PlayedTurn, counted, listed

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
        said.append("Shows which weather comes next.")
    said += _places(before, after, player, tactics, seat)
    if turn.choices:
        said += choice_reasons(before, turn.choices[0], tactics.forecast.look(before, seat))
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
        return [f"Settles on {land}, which seldom floods in the coming weeks."]
    return [f"Settles on {land}, which floods in the coming weeks about {round(10 * later)} times in 10."]


def _people(before: Flood, after: Flood) -> list[str]:
    said = []
    rescued = after.eased[RESCUE] - before.eased[RESCUE]
    if rescued:
        who = "a Survivor" if rescued == 1 else f"{rescued} Survivors"
        said.append(f"Brings {who} to a camp: {counted(rescued, 'loss', 'losses')} less.")
    boarded = sum(
        after.survivor_rafts[survivor] != NOWHERE and before.survivor_rafts[survivor] == NOWHERE
        for survivor in range(SURVIVORS)
    )
    if boarded:
        said.append(f"Takes {'a Survivor' if boarded == 1 else f'{boarded} Survivors'} aboard a raft.")
    if after.rafts_out() > before.rafts_out():
        said.append("Puts a raft on the water.")
    if after.eased[GOAL] > before.eased[GOAL]:
        said.append("Reaches a Community Goal, which takes losses back.")
    return said


def _losses(before: Flood, after: Flood) -> list[str]:
    more = {cause: after.causes[cause] - before.causes[cause] for cause in range(CAUSES)}
    lost = sum(more.values())
    if lost <= 0:
        return []
    causes = listed(CAUSE_NAMES[cause] for cause in more if more[cause])
    return [f"Costs {counted(lost, 'loss', 'losses')} ({causes})."]


# -- the water -----------------------------------------------------------------------------------------------------


def _levees(before: Flood, after: Flood, seat: int, tactics: FloodTactics) -> list[str]:
    """Levees built or raised, with the land behind them and what the forecast says of it."""
    raised = [hex for hex in range(HEXES) if after.levees[hex] > before.levees[hex]]
    if not raised:
        return []
    places = listed(hex_name(hex) for hex in raised)
    verb = "Raises the levee" if all(before.levees[hex] for hex in raised) else "Builds a levee"
    if len(raised) > 1:
        verb = "Builds up levees"
    said = [f"{verb} at {places}."]
    outlook = tactics.forecast.look(before, seat)
    averted = outlook.losses - tactics.forecast.look(after, seat).losses
    if averted >= SLIGHT:
        said.append(f"Averts about {averted:.1f} losses, by the weather that may come.")
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
            said.append(f"Takes a pawn out of danger, to {hex_words(now)}.")
        elif LAND_AT[now] >= 0 and look.later[LAND_AT[now]] >= THREATENED:
            said.append(f"Brings a pawn to {hex_words(now)}: {land_words(LAND_AT[now])} needs levees.")
        else:
            said.append(f"Brings a pawn to {hex_words(now)}.")
    return said


# -- hands and boards ----------------------------------------------------------------------------------------------


def _gifts(before: Flood, after: Flood, player: int) -> list[str]:
    said = []
    receivers = [
        PLAYERS[other]
        for other in range(after.players)
        if other != player and after.hand_size(other) > before.hand_size(other)
    ]
    if receivers:
        said.append(f"Gives {listed(receivers)} cards that are needed there.")
    if after.donations > before.donations:
        said.append("Brings a Relief Camp of the community's own nearer.")
    if sum(after.given) > sum(before.given):
        said.append("Gives cards towards a Community Goal.")
    return said


def _hand(before: Flood, after: Flood, player: int) -> list[str]:
    said = []
    offers = after.held(player, JOB) - before.held(player, JOB)
    if offers > 0:
        said.append(f"Brings {counted(offers, 'Job Offer')} to build with.")
    if after.held(player, THREAT) < before.held(player, THREAT):
        said.append("Gets rid of a Threat.")
    if after.held(player, THREAT) > before.held(player, THREAT):
        said.append("Leaves a Threat in your hand.")
    cards = after.community_cards(player) - before.community_cards(player)
    if cards > 0:
        said.append(f"Draws {counted(cards, 'Community card')}.")
    if cards < 0:
        said.append(f"Costs {counted(-cards, 'Community card')}.")
    return said


def _board(before: Flood, after: Flood, player: int) -> list[str]:
    """Tracks raised and powers bought."""
    at = player * FIVE
    tracks = [TRACK_NAMES[each] for each in range(FIVE) if after.tracks[at + each] > before.tracks[at + each]]
    powers = [POWER_NAMES[each] for each in range(FIVE) if after.powers[at + each] > before.powers[at + each]]
    said = [f"Raises {listed(tracks)} for the rest of the game."] if tracks else []
    return said + ([f"Gets ready: {listed(powers)}."] if powers else [])

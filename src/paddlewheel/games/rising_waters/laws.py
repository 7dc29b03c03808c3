"""What must always hold: every card, pawn, token and loss is accounted for."""

from __future__ import annotations

from paddlewheel.games.rising_waters.kinds import (
    CLOUDY,
    COMMUNITY,
    HEXES,
    JOB,
    LANDOWNERS,
    NOWHERE,
    OFFER,
    PAWNS,
    PAWNS_EACH,
    RAFTS,
    SURVIVORS,
    THREAT,
    THREATENS,
    WATERS,
)
from paddlewheel.games.rising_waters.rules.rules import FloodRules
from paddlewheel.games.rising_waters.state import Flood


def broken_law(flood: Flood) -> str | None:
    """The first law that does not hold, as a sentence; None when all do."""
    rules = flood.rules
    return _cards(flood, rules) or _people(flood, rules) or _map(flood, rules) or _losses(flood, rules)


def _cards(flood: Flood, rules: FloodRules) -> str | None:
    decks = rules.setup.decks
    players = range(flood.players)
    deck = list(flood.community)
    for card in range(COMMUNITY):
        count = deck.count(card) + flood.community_discard[card] + sum(flood.held(player, card) for player in players)
        count += flood.found == card
        if count != decks.community[card]:
            return f"there are {count} Community cards of kind {card}, not {decks.community[card]}"
    deck = [*flood.landowner, *flood.row, flood.crisis]
    for card in range(LANDOWNERS):
        count = deck.count(card) + flood.landowner_discard[card]
        if card == OFFER:
            count += sum(flood.held(player, JOB) for player in players) + (flood.found == JOB)
        if card == THREATENS:
            count += sum(flood.held(player, THREAT) for player in players)
        if count != decks.main[card] + decks.starred[card]:
            return f"there are {count} Landowner cards of kind {card}"
    deck = [*flood.weather, *flood.box]
    for card in range(CLOUDY + 1):
        if deck.count(card) + flood.weather_discard[card] != decks.weather[card]:
            return f"there are not {decks.weather[card]} Weather Reports of kind {card}"
    if min(flood.hands) < 0 or len(flood.row) > rules.shared.numbers.row:
        return "a hand has less than no cards, or the row too many"
    return None


def _people(flood: Flood, rules: FloodRules) -> str | None:
    atlas = rules.shared.atlas
    for player in range(flood.players):
        on_map = rules.shared.pawns_on_map(flood, player)
        if flood.homes[player] == NOWHERE:
            continue
        upgrading = flood.outcome is None and flood.step().name == "upgrade"
        if on_map != flood.track(player, PAWNS) and not (upgrading and on_map + 1 == flood.track(player, PAWNS)):
            return f"player {player} has {on_map} pawns on the map and {flood.track(player, PAWNS)} on the board"
        if flood.towns[player] not in (NOWHERE, atlas.towns[flood.homes[player]]):
            return f"the town of player {player} has moved"
    if flood.outcome is not None:
        return None  # The last flood may have ended the game half-way.
    moving = flood.step().name in ("move", "consent")
    for pawn in range(flood.players * PAWNS_EACH):
        hex, raft = flood.pawns[pawn], flood.pawn_rafts[pawn]
        if raft != NOWHERE and flood.rafts[raft] != hex:
            return f"pawn {pawn} is on a raft that is elsewhere"
        if hex != NOWHERE and raft == NOWHERE and atlas.is_water(flood, hex) and not moving:
            return f"pawn {pawn} is left in the water"
    for survivor in range(SURVIVORS):
        hex, raft = flood.survivors[survivor], flood.survivor_rafts[survivor]
        if raft != NOWHERE and flood.rafts[raft] != hex:
            return f"survivor {survivor} is on a raft that is elsewhere"
        if hex != NOWHERE and raft == NOWHERE and atlas.is_water(flood, hex):
            return f"survivor {survivor} is left in the water"
    for raft in range(RAFTS):
        if flood.aboard(raft) > 2:
            return f"raft {raft} carries more than two"
    return None


def _map(flood: Flood, rules: FloodRules) -> str | None:
    atlas = rules.shared.atlas
    numbers = rules.shared.numbers
    if flood.levees_out() > numbers.levees or flood.rafts_out() > numbers.rafts:
        return "more levees or rafts are out than there are"
    for hex in range(HEXES):
        levee = flood.levees[hex]
        if levee and not atlas.elevations[hex] < levee <= numbers.top_levee:
            return f"a levee of {levee} stands on hex {hex}"
        if flood.camps[hex] and atlas.land_of[hex] == NOWHERE:
            return f"a camp floats on hex {hex}"
    if sum(camp > 0 for camp in flood.camps) > len(atlas.camps):
        return "there are more camps than camp hexes"
    for water in range(WATERS):
        if flood.levels[water] < 0 or flood.rains[water] < 0:
            return f"water {water} stands at {flood.levels[water]}"
    return None


def _losses(flood: Flood, rules: FloodRules) -> str | None:
    if flood.losses != sum(flood.causes) - sum(flood.eased):
        return f"the track shows {flood.losses} losses, the causes say {sum(flood.causes)} less {sum(flood.eased)}"
    if not 0 <= flood.losses <= rules.shared.numbers.limit:
        return f"the loss track stands at {flood.losses}"
    if (flood.losses == rules.shared.numbers.limit) != (
        flood.outcome is not None and flood.outcome.reason != "survived"
    ):
        return "at the limit, and only there, the game is lost"
    if flood.causes[0] != int(flood.flooded).bit_count():
        return "every flooded land group is one loss"
    return None

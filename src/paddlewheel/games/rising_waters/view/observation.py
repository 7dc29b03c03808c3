"""What a seat may know: all that lies open; of the decks only their size and what it has looked at."""

from __future__ import annotations

from typing import Literal

import msgspec

from paddlewheel.games.rising_waters.kinds import FIVE, HAND, HEXES, NOWHERE, PAWNS_EACH, RAFTS, SURVIVORS, WATERS
from paddlewheel.games.rising_waters.rules.phases import phase_of
from paddlewheel.games.rising_waters.rules.rules import FloodRules
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import Observation

PHASES = ("setting up", "upgrades", "landowner cards", "player actions", "weather", "clean-up")
Camp = Literal["", "green", "red"]
CAMPS: tuple[Camp, ...] = ("", "green", "red")


class PlayerSeen(msgspec.Struct, frozen=True):
    """A player's board and hand."""

    #: Twelve counts: ten Community cards, Job Offers, Threats.
    hand: tuple[int, ...]
    tracks: tuple[int, ...]
    #: What the next box of each track costs; 0 at its end.
    costs: tuple[int, ...]
    powers: tuple[int, ...]
    home: int
    #: The hex of the town, or -1 once it is lost.
    town: int
    role: int
    points: int
    #: Hex and raft of the four pawns, or -1.
    pawns: tuple[tuple[int, int], ...]


class FloodObservation(Observation, frozen=True, kw_only=True):
    version: Literal["fall", "spring"]
    step: str
    #: The player the decision at hand is about, or -1.
    player: int
    phase: str
    week: int
    rounds: int
    first: int
    losses: int
    limit: int
    causes: tuple[int, ...]
    eased: tuple[int, ...]
    donations: int
    donations_needed: int
    players: tuple[PlayerSeen, ...]
    survivors: tuple[tuple[int, int], ...]
    rafts: tuple[int, ...]
    levees: dict[str, int]
    camps: dict[str, Camp]
    levels: tuple[int, ...]
    rains: tuple[int, ...]
    flooded: tuple[int, ...]
    #: The elevation of every land group on this side of the board.
    elevations: tuple[int, ...]
    start_level: int
    row: tuple[int, ...]
    crisis: int
    due: int
    community: int
    community_discard: tuple[int, ...]
    landowner: int
    landowner_discard: tuple[int, ...]
    starred: int
    weather: int
    weather_discard: tuple[int, ...]
    reports: tuple[int, ...]
    #: The next cards this seat has looked at, the very next first; and how many each seat has looked at.
    next_weather: tuple[int, ...]
    next_landowner: tuple[int, ...]
    weather_known: tuple[int, ...]
    landowner_known: tuple[int, ...]
    goals: tuple[int, ...]
    goal_pile: int
    given: tuple[int, ...]
    done: tuple[int, ...]
    activism_used: bool
    upgrading: tuple[int, ...]
    turn: int
    actions: int
    #: Half steps left in the Move, cards left to give in the Donate.
    pool: int
    gifts: int
    discount: bool
    lent: tuple[int, ...]
    found: int
    individual: bool
    goals_used: bool


def player_at(flood: Flood, seat: int | None) -> int:
    """The player the decision at hand is about, as this seat sees it."""
    if flood.outcome is not None:
        return NOWHERE
    decision = flood.rules.decisions[flood.stack[-1] & 255]
    return decision.player_for(flood, NOWHERE if seat is None else seat)


def observe(flood: Flood, seat: int | None) -> FloodObservation:
    rules = flood.rules
    numbers = rules.shared.numbers
    weather = flood.weather_known[seat] if seat is not None else 0
    landowner = flood.landowner_known[seat] if seat is not None else 0
    return FloodObservation(
        **flood.common(seat),
        version="spring" if numbers.spring else "fall",
        step="over" if flood.outcome is not None else flood.step().name,
        player=player_at(flood, seat),
        phase=PHASES[phase_of(flood)],
        week=flood.week,
        rounds=numbers.rounds,
        first=flood.first,
        losses=flood.losses,
        limit=numbers.limit,
        causes=tuple(flood.causes),
        eased=tuple(flood.eased),
        donations=flood.donations,
        donations_needed=numbers.donations,
        players=tuple(_player(flood, rules, player) for player in range(flood.players)),
        survivors=tuple((flood.survivors[one], flood.survivor_rafts[one]) for one in range(SURVIVORS)),
        rafts=tuple(flood.rafts[raft] for raft in range(RAFTS)),
        levees={str(hex): flood.levees[hex] for hex in range(HEXES) if flood.levees[hex]},
        camps={str(hex): CAMPS[flood.camps[hex]] for hex in range(HEXES) if flood.camps[hex]},
        levels=tuple(flood.levels[water] for water in range(WATERS)),
        rains=tuple(flood.rains[water] for water in range(WATERS)),
        flooded=tuple(land for land in range(rules.shared.atlas.lands) if flood.flooded >> land & 1),
        elevations=tuple(_elevation(rules, land) for land in range(rules.shared.atlas.lands)),
        start_level=numbers.start_level,
        row=tuple(flood.row),
        crisis=flood.crisis,
        due=flood.due,
        community=len(flood.community),
        community_discard=tuple(flood.community_discard),
        landowner=len(flood.landowner),
        landowner_discard=tuple(flood.landowner_discard),
        starred=flood.starred,
        weather=len(flood.weather),
        weather_discard=tuple(flood.weather_discard),
        reports=tuple(flood.reports),
        next_weather=tuple([*flood.weather][::-1][:weather]),
        next_landowner=tuple([*flood.landowner][::-1][:landowner]),
        weather_known=tuple(flood.weather_known),
        landowner_known=tuple(flood.landowner_known),
        goals=tuple(flood.goals),
        goal_pile=len(flood.goal_pile),
        given=tuple(flood.given),
        done=tuple(flood.done),
        activism_used=bool(flood.activism_used),
        upgrading=tuple(player for player in range(flood.players) if flood.upgrading >> player & 1),
        turn=flood.turn,
        actions=flood.actions,
        pool=flood.pool,
        gifts=flood.gifts,
        discount=bool(flood.discount),
        lent=tuple(pawn for pawn in range(flood.players * PAWNS_EACH) if flood.lent >> pawn & 1),
        found=flood.found,
        individual=numbers.individual_goals,
        goals_used=numbers.goals,
    )


def _player(flood: Flood, rules: FloodRules, player: int) -> PlayerSeen:
    return PlayerSeen(
        hand=tuple(flood.held(player, card) for card in range(HAND)),
        tracks=tuple(flood.track(player, track) for track in range(FIVE)),
        costs=tuple(rules.boards.cost(track, flood.track(player, track)) for track in range(FIVE)),
        powers=tuple(flood.power(player, power) for power in range(FIVE)),
        home=flood.homes[player],
        town=flood.towns[player],
        role=flood.roles[player],
        points=flood.points[player],
        pawns=tuple(
            (flood.pawns[pawn], flood.pawn_rafts[pawn])
            for pawn in range(player * PAWNS_EACH, player * PAWNS_EACH + PAWNS_EACH)
        ),
    )


def _elevation(rules: FloodRules, land: int) -> int:
    atlas = rules.shared.atlas
    return atlas.elevations[atlas.group_hexes[atlas.group_starts[land]]]

"""What a seat may know: all that lies open; of the decks only their size and what it has looked at."""

from __future__ import annotations

from typing import Literal

import msgspec

from paddlewheel.games.rising_waters.kinds import FIVE, HAND, HEXES, NOWHERE, PAWNS_EACH, RAFTS, SURVIVORS, WATERS
from paddlewheel.games.rising_waters.rules.moving import FOR_BUILDING
from paddlewheel.games.rising_waters.rules.phases import IN_CLEAN_UP, phase_of
from paddlewheel.games.rising_waters.rules.rules import FloodRules
from paddlewheel.games.rising_waters.rules.vocabulary import RAIN, RESOLVE_WATER
from paddlewheel.games.rising_waters.rules.water import water_at_work
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
    # Between two decisions, or -1: the place of the report whose water comes, the water that is resolved, and the
    # land that it floods next.
    report: int
    resolving: int
    endangered: int
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
    #: The pawn that its owner is asked for (or -1), and whether it is to build.
    asked: int
    asked_to_build: bool
    found: int
    individual: bool
    goals_used: bool


def player_at(flood: Flood, seat: int | None) -> int:
    """The player the decision at hand is about, as this seat sees it."""
    if flood.outcome is not None or flood.is_between_decisions():
        return NOWHERE
    decision = flood.rules.decisions[flood.stack[-1] & 255]
    return decision.player_for(flood, NOWHERE if seat is None else seat)


def _step(flood: Flood) -> str:
    """The decision at hand; `between` two of them."""
    if flood.outcome is not None:
        return "over"
    return "between" if flood.is_between_decisions() else flood.step().name


def _phase(flood: Flood) -> str:
    if flood.is_between_decisions() and len(flood.stack) == 1:
        return PHASES[IN_CLEAN_UP]  # the only step that leaves nothing below it
    return PHASES[phase_of(flood)]


def _report(flood: Flood) -> int:
    """The report whose water comes: those after it wait on the stack, and so does the water."""
    if not flood.is_between_decisions() or not flood.reports:
        return NOWHERE
    owed = [number & 255 for number in flood.stack]
    return len(flood.reports) - owed.count(RAIN) - 1 if RESOLVE_WATER in owed[:-1] and not _at_work(flood) else NOWHERE


def _at_work(flood: Flood) -> tuple[int, int] | None:
    """The water that a beat shows while it is resolved, and the land that it floods next."""
    if flood.is_between_decisions() and len(flood.stack) > 1 and flood.stack[-2] & 255 == RESOLVE_WATER:
        water, land = water_at_work(flood.stack[-2] >> 8)
        return (water, land) if water != NOWHERE else None
    return None


def observe(flood: Flood, seat: int | None) -> FloodObservation:
    rules = flood.rules
    numbers = rules.shared.numbers
    weather = flood.weather_known[seat] if seat is not None else 0
    landowner = flood.landowner_known[seat] if seat is not None else 0
    resolving, endangered = _at_work(flood) or (NOWHERE, NOWHERE)
    asked = flood.argument() if _step(flood) == "consent" else NOWHERE
    return FloodObservation(
        **flood.common(seat),
        version="spring" if numbers.spring else "fall",
        step=_step(flood),
        player=player_at(flood, seat),
        phase=_phase(flood),
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
        report=_report(flood),
        resolving=resolving,
        endangered=endangered,
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
        asked=asked % FOR_BUILDING if asked >= 0 else NOWHERE,
        asked_to_build=asked >= FOR_BUILDING,
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

"""From the data files to the tables that the rules look things up in."""

from __future__ import annotations

from paddlewheel.games.rising_waters.components import CARDS, LANDOWNERS, REGION_KEYS, TRACKS, Components
from paddlewheel.games.rising_waters.grid import clockwise, distances, neighbour, neighbours
from paddlewheel.games.rising_waters.kinds import HEXES
from paddlewheel.games.rising_waters.mapfile import REGIONS, RiverMap
from paddlewheel.games.rising_waters.rules.atlas import Atlas
from paddlewheel.games.rising_waters.rules.goals import Goals
from paddlewheel.games.rising_waters.rules.numbers import Numbers
from paddlewheel.games.rising_waters.rules.setup import Decks, SetUp
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.upgrade import PlayerBoards

NONE = -1


def atlas_of(river_map: RiverMap) -> Atlas:
    """Neighbours, borders and clock orders, computed once."""
    land_of = [river_map.land_of(hex) for hex in range(HEXES)]
    borders = []
    for hexes in [*(group.hexes for group in river_map.water), *(group.hexes for group in river_map.land)]:
        pairs = [(here, there) for here in hexes for there in neighbours(here)]
        borders.append([(here, there) for here, there in pairs if there not in hexes and land_of[there] >= 0])
    clock: list[int] = []
    for group in river_map.water:
        order = clockwise(group.hexes)
        clock += [order.index(hex) for hex in range(HEXES)]
    mounds = next(group for group in river_map.water if REGIONS[group.region] == "Mounds Landing")
    return Atlas(
        neighbours=[neighbour(hex, way) for hex in range(HEXES) for way in range(6)],
        water_of=[river_map.water_of(hex) for hex in range(HEXES)],
        land_of=land_of,
        elevations=[river_map.land[land].elevation if land >= 0 else 0 for land in land_of],
        fertile=[int(mark in "ft") for mark in river_map.ground],
        vicksburg=[int(mark == "v") for mark in river_map.ground],
        land_groups=[group.hexes for group in river_map.land],
        downstream=[group.downstream for group in river_map.water],
        regions=[group.region for group in river_map.water],
        clock=clock,
        borders=borders,
        distances=[far for hex in range(HEXES) for far in distances(hex)],
        land_hexes=[hex for hex in range(HEXES) if land_of[hex] >= 0],
        landing=next(hex for hex in river_map.dots if hex in mounds.hexes),
        towns=[hex for _, hex in river_map.towns],
        camps=[hex for _, hex in river_map.camps],
    )


def numbers_of(
    parts: Components,
    players: int,
    *,
    spring: bool,
    goals: bool,
    individual_goals: bool,
    stale_offers: bool,
    washed_out: bool,
) -> Numbers:
    version = parts.spring if spring else parts.fall
    count = str(players)
    return Numbers(
        spring=spring,
        rounds=version.rounds.value,
        limit=version.limit[count].value,
        start_level=version.start_level.value,
        heavy_kept=sum(number.value for number in parts.weather.heavy.values())
        if spring
        else parts.fall.heavy_kept.value,
        donations=parts.table.donations[count].value,
        hand_limit=parts.table.hand_limit.value,
        deal=parts.table.deal.value,
        refill=parts.table.refill.value,
        row=parts.table.row.value,
        reports=parts.table.reports.value,
        levees=parts.table.levees.value,
        rafts=parts.table.rafts.value,
        top_levee=parts.table.top_levee.value,
        mule_hexes=parts.power.mule_hexes.value,
        supper_cards=parts.power.supper_cards.value,
        goals=goals,
        individual_goals=individual_goals,
        stale_offers=stale_offers,
        washed_out=washed_out,
    )


def boards_of(parts: Components) -> PlayerBoards:
    costs = [parts.track_cost(track, value + 1) for track in TRACKS for value in range(8)]
    return PlayerBoards(
        cards=[parts.track_card(track) for track in TRACKS],
        costs=costs,
        first=[CARDS.index(power.cards[0]) for power in parts.renewable],
        second=[CARDS.index(power.cards[1]) for power in parts.renewable],
    )


def goals_of(parts: Components, shared: SharedBoard) -> Goals:
    cards: list[int] = []
    counts: list[int] = []
    for goal in parts.goal:
        asked = [*goal.cards.items(), ("", 0), ("", 0)][:2]
        cards += [CARDS.index(card) if card else NONE for card, _ in asked]
        counts += [count for _, count in asked]
    return Goals(shared, cards, counts, [goal.rafts for goal in parts.goal], [goal.meeting for goal in parts.goal])


def decks_of(parts: Components, river_map: RiverMap, spring: bool) -> Decks:
    """The cards of this version: Fall keeps some crises and leaves out others (RW-10)."""
    landowner = [parts.landowner[kind].value for kind in LANDOWNERS]
    camps = [1] * len(river_map.camps)
    if not spring:
        fall = parts.fall
        landowner = [landowner[0], fall.threat.value, fall.force.value, fall.race_hatred.value, 0, 0]
        camps = [0] * len(river_map.camps)
    starred = [parts.starred["job_offer"].value, parts.starred["threat"].value, 0, 0, 0, 0, *([0] * len(camps))]
    main = [count - star for count, star in zip([*landowner, *camps], starred, strict=True)]
    weather: list[int] = []
    for region in REGION_KEYS:
        for kind in (parts.weather.heavy, parts.weather.medium, parts.weather.light, parts.weather.sunny):
            weather.append(kind[region].value)
    return Decks(
        community=[parts.community[card].value for card in CARDS[:10]],
        main=main,
        starred=starred,
        weather=[*weather, parts.weather.cloudy.value],
    )


def setup_of(parts: Components, river_map: RiverMap, shared: SharedBoard, goals: Goals) -> SetUp:
    return SetUp(
        shared,
        goals,
        decks_of(parts, river_map, shared.numbers.spring),
        starts=[parts.track_start(track) for track in TRACKS],
        role_tracks=[TRACKS.index(role.track) if role.track else NONE for role in parts.role],
        role_cards=[CARDS.index(role.card) if role.card else NONE for role in parts.role],
    )

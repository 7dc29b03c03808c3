"""The names of things, for words, text and scene."""

from __future__ import annotations

from paddlewheel.games.rising_waters.components import load
from paddlewheel.games.rising_waters.grid import hex_name
from paddlewheel.games.rising_waters.kinds import HEXES
from paddlewheel.games.rising_waters.mapfile import GROUND, REGIONS, load_map

RIVER_MAP = load_map()
PARTS = load()
#: The water grouping and the land group of every hex, or -1.
WATER_AT = tuple(RIVER_MAP.water_of(hex) for hex in range(HEXES))
LAND_AT = tuple(RIVER_MAP.land_of(hex) for hex in range(HEXES))

PLAYERS = ("Red", "Blue", "Green", "Violet")
CARD_NAMES = (
    *("Blues", "Church", "Family", "Farm Animals", "Garden", "Education"),
    *("Newspaper", "Radio", "Outside Activism", "Vaudeville", "Job Offer", "Threat"),
)
TRACK_NAMES = ("actions", "movement", "pawns", "donations", "swim")
POWER_NAMES = ("raft", "work discount", "mule team", "helping hands", "church supper")
ROLE_NAMES = tuple(role.name for role in PARTS.role)
LANDOWNER_NAMES = (
    *("Job Offer", "Threat", "Force", "Race Hatred", "Landowner Flees", "Dynamite"),
    *(f"Relief Camp: {name}" for name, _ in RIVER_MAP.camps),
)
SEVERITIES = ("heavy rain", "medium rain", "light rain", "sun")
CAUSE_NAMES = ("land", "towns", "pawns", "Survivors", "levees", "landowners", "penalties")
GOAL_NAMES = tuple(goal.name for goal in PARTS.goal)
TOWN_NAMES = tuple(name for name, _ in RIVER_MAP.towns)
CAMP_NAMES = tuple(name for name, _ in RIVER_MAP.camps)
WATER_NAMES = tuple(group.name for group in RIVER_MAP.water)

# What each Landowner card does, in a few words.
LANDOWNER_HELP = (
    "Work on a levee: two offers build one, one raises one.",
    "Resist with a Resistance card, or carry it in your hand.",
    "The group pays two Community cards, or it is a loss.",
    "Everybody pays two Community cards, or it is a loss each.",
    "A landowner leaves: one loss.",
    "The highest levee is blown up: one loss.",
    *("Enough donations make a green camp; otherwise a red one." for _ in RIVER_MAP.camps),
)


def hex_words(hex: int) -> str:
    """A hex as people say it: its name and what is there."""
    name = hex_name(hex)
    for town, site in RIVER_MAP.towns:
        if site == hex:
            return f"{name} ({town})"
    ground = RIVER_MAP.ground[hex]
    return f"{name} (Vicksburg)" if ground == "v" else name


def ground_words(hex: int) -> str:
    """What lies on a hex: field, forest, water and so on."""
    ground = RIVER_MAP.ground[hex]
    if ground == "~":
        group = RIVER_MAP.water[WATER_AT[hex]]
        return f"water {group.name}, {REGIONS[group.region]}"
    land = RIVER_MAP.land[LAND_AT[hex]]
    return f"{GROUND[ground]}, group {land.name}"


def land_words(land: int) -> str:
    """A land group by its letter and its towns."""
    group = RIVER_MAP.land[land]
    towns = [town for town, site in RIVER_MAP.towns if site in group.hexes]
    return f"land {group.name} ({' and '.join(towns)})" if towns else f"land {group.name}"


def weather_words(card: int) -> str:
    return "Cloudy" if card == 16 else f"{SEVERITIES[card & 3].capitalize()} at {REGIONS[card >> 2]}"


def goal_words(goal: int) -> str:
    """What a goal asks for."""
    made = PARTS.goal[goal]
    asked = [f"{count} {card.replace('_', ' ').title()}" for card, count in made.cards.items()]
    if made.rafts:
        asked.append(f"{made.rafts} rafts on the map at once")
    if made.meeting:
        asked.append(f"pawns of {made.meeting} players in one hex")
    return " and ".join(asked)

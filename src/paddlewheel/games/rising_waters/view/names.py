"""The names of things, for words, text and scene."""

from __future__ import annotations

from paddlewheel.games.rising_waters.components import load
from paddlewheel.games.rising_waters.grid import hex_name
from paddlewheel.games.rising_waters.kinds import HEXES
from paddlewheel.games.rising_waters.mapfile import GROUND, REGIONS, load_map

RIVER_MAP = load_map()
COMPONENTS = load()
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
ROLE_NAMES = tuple(role.name for role in COMPONENTS.role)
LANDOWNER_NAMES = (
    *("Job Offer", "Threat", "Force", "Race Hatred", "Landowner Flees", "Dynamite"),
    *(f"Relief Camp: {name}" for name, _ in RIVER_MAP.camps),
)
#: What is written on a Landowner card: its name in lines, and what it does in a few words.
LANDOWNER_TITLES = (
    *("Job Offer", "Threat", "Force", "Race Hatred", "Landowner Flees", "Dynamite"),
    *(f"Relief Camp\n{name.split(',')[0]}" for name, _ in RIVER_MAP.camps),
)
LANDOWNER_SIGNS = (
    *("work on levees", "resist or carry", "group pays 2", "each pays 2", "one loss", "a levee blown up"),
    *("donate for green" for _ in RIVER_MAP.camps),
)
SEVERITIES = ("heavy rain", "medium rain", "light rain", "sun")
CAUSE_NAMES = ("land", "towns", "pawns", "Survivors", "levees", "landowners", "penalties")
GOAL_NAMES = tuple(goal.name for goal in COMPONENTS.goal)
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

# What choices bring, in a few words.
ROLE_HELP = (
    "Points for Blues cards sung for others. Starts with swim.",
    "Points for Newspapers and Radios when Force or Race Hatred appears. Starts with a Newspaper more.",
    "Points for Church cards donated. Starts with three cards a donation.",
    "Points for Farm Animals and Garden sold to others. Starts with movement 4.",
    "Points for discards found from Vicksburg and brought to somebody. Starts with a third pawn.",
    "Points for Threats turned away with Education, which is any Resistance card for you.",
)
POWER_HELP = (
    "Launch it later, as an action, where one of your pawns is; it carries two, Survivors too.",
    "One levee costs a Job Offer less.",
    "Three hexes more in one Move.",
    "One action more in a turn.",
    "Draw three Community cards.",
)
RESIST_NAMES = ("Newspaper", "Radio", "Outside Activism", "Vaudeville", "Education")
#: The actions: a label, a sentence of help, what it touches (nothing: the own board).
ACTIONS = (
    ("Move", "Your pawns and rafts, hex by hex, out of one pool.", ""),
    ("Donate", "Give cards to others, to the relief track or towards a goal.", ""),
    ("Accept work", "Take Job Offers from the row; build and raise levees.", "row"),
    ("Seek work", "Fill the Landowner row. A crisis that appears is yours to answer.", "row"),
    ("Work for the community", "Draw a card, and one for each pawn of yours in a field or forest.", "community"),
)
#: What the Resistance cards do as an action: a label, the cards, a sentence of help, what it touches.
RESISTANCE = (
    ("Read the Newspaper", "1 Newspaper", "Look at the next three Weather Reports.", "weather"),
    ("Listen to the Radio", "1 Radio", "Look at the next three Landowner cards.", "row"),
    ("Hold a fundraiser", "1 Vaudeville", "Draw two cards.", "community"),
    ("Hold a fundraiser for all", "2 Vaudeville", "Everybody draws two cards.", "community"),
)
#: The same with the Teacher's Education.
TAUGHT = (
    *((number, "1 Education") for number in range(3)),
    (3, "1 Vaudeville and 1 Education"),
    (3, "2 Education"),
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
    """A land group by its letters and its towns."""
    group = RIVER_MAP.land[land]
    towns = [town for town, site in RIVER_MAP.towns if site in group.hexes]
    return f"land {group.name} ({' and '.join(towns)})" if towns else f"land {group.name}"


def weather_words(card: int) -> str:
    return "Cloudy" if card == 16 else f"{SEVERITIES[card & 3].capitalize()} at {REGIONS[card >> 2]}"


def goal_words(goal: int) -> str:
    """What a goal asks for."""
    made = COMPONENTS.goal[goal]
    asked = [f"{count} {card.replace('_', ' ').title()}" for card, count in made.cards.items()]
    if made.rafts:
        asked.append(f"{made.rafts} rafts on the map at once")
    if made.meeting:
        asked.append(f"pawns of {made.meeting} players in one hex")
    return " and ".join(asked)

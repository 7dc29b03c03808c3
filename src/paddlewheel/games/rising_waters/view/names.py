"""The names of things, for words, text and scene."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from paddlewheel.games.rising_waters.components import CARDS, LANDOWNERS, POWERS, ROLES, TRACKS, Components
from paddlewheel.games.rising_waters.grid import hex_name
from paddlewheel.games.rising_waters.kinds import CAMP, CLOUDY, HEXES
from paddlewheel.games.rising_waters.mapfile import GROUND, REGIONS, load_map
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.rules.vocabulary import CARD_WORDS, COLOURS, RESISTING
from paddlewheel.language import identifier, listed

RIVER_MAP = load_map()
#: The water grouping and the land group of every hex, or -1.
WATER_AT = tuple(RIVER_MAP.water_of(hex) for hex in range(HEXES))
LAND_AT = tuple(RIVER_MAP.land_of(hex) for hex in range(HEXES))

#: The causes of losses, as the documents of a debriefing name them.
CAUSE_NAMES = ("land", "towns", "pawns", "Survivors", "levees", "landowners", "penalties")
TOWN_NAMES = tuple(name for name, _ in RIVER_MAP.towns)
WATER_NAMES = tuple(group.name for group in RIVER_MAP.water)
#: The cards that resist, in the order of the choices.
RESISTING_CARDS = tuple(CARD_WORDS.index(card) for card in RESISTING)
SEVERITIES = ("heavy", "medium", "light", "sunny")

# The messages that name things, by number.
_PLAYERS = tuple(f"player-{colour}" for colour in COLOURS)
_CARDS = tuple(f"card-{identifier(card)}" for card in CARDS)
_TRACKS = tuple(f"track-{track}" for track in TRACKS)
_POWERS = tuple(f"power-{identifier(power)}" for power in POWERS)
_ROLES = tuple(f"role-{identifier(role)}" for role in ROLES)
_LANDOWNERS = tuple(f"landowner-{identifier(card)}" for card in LANDOWNERS)
_REGIONS = tuple(f"region-{identifier(region)}" for region in REGIONS)
_CAUSES = tuple(f"cause-{identifier(cause)}" for cause in CAUSE_NAMES)
_GROUND = {mark: f"ground-{identifier(ground)}" for mark, ground in GROUND.items()}


def player_name(player: int, form: str = "") -> str:
    """A player by colour; `.within` a sentence, or a `.letter`."""
    return say(_PLAYERS[player] + form)


def pawn_name(pawn: int, form: str = "") -> str:
    return say("pawn", player=player_name(pawn // 4, form), number=pawn % 4 + 1)


def card_name(card: int, form: str = "") -> str:
    """A card; `.within` a sentence, or in `.lines` for a narrow place."""
    return say(_CARDS[card] + form)


def track_name(track: int, form: str = "") -> str:
    """A track; at the `.start` of a line, or the choice to `.raise` it."""
    return say(_TRACKS[track] + form)


def power_name(power: int, form: str = "") -> str:
    """A power; at the `.start` of a line, or the choice to `.buy` it."""
    return say(_POWERS[power] + form)


def power_words(parts: Components, power: int, form: str) -> str:
    """What a power gives: its `.help`, or its `.sign`."""
    return say(_POWERS[power] + form, hexes=parts.power.mule_hexes.value, cards=parts.power.supper_cards.value)


def role_name(role: int) -> str:
    return say(_ROLES[role])


def role_words(parts: Components, role: int) -> str:
    """What a role gets points for, and what it starts with."""
    return f"{say(f'{_ROLES[role]}.help')} {role_start(parts, role)}".strip()


def role_start(parts: Components, role: int) -> str:
    """What a role has more of than others at the start; empty where it has no more."""
    made = parts.role[role]
    if made.track:
        return say("role-gives-track", track=track_name(TRACKS.index(made.track)))
    return say("role-gives-card", card=card_name(CARDS.index(made.card))) if made.card else ""


def landowner_name(card: int, form: str = "") -> str:
    """A Landowner card; its `.title` in lines, its `.help`, or its `.sign`: what it does in a few words."""
    if card < CAMP:
        return say(_LANDOWNERS[card] + form)
    camp = camp_name(card - CAMP, is_short=form == ".title")
    return say(f"landowner-camp{form}", camp=camp)


def camp_name(site: int, is_short: bool = False) -> str:
    """The site of a Relief Camp; in short, without the town it lies by."""
    name, _ = RIVER_MAP.camps[site]
    return say.name("site", name.partition(",")[0] if is_short else name)


def goal_name(parts: Components, goal: int) -> str:
    return say.name("goal", parts.goal[goal].name)


def town_name(town: int) -> str:
    return TOWN_NAMES[town]


def water_name(water: int) -> str:
    return WATER_NAMES[water]


def region_name(region: int, form: str = "") -> str:
    """A region, or the same in `.lines` for a narrow place."""
    return say(_REGIONS[region] + form)


def cause_name(cause: int, form: str = "") -> str:
    """A cause of losses; at the `.start` of a line."""
    return say(_CAUSES[cause] + form)


def causes_words(causes: Sequence[int]) -> str:
    """The causes that there were, with how many losses each; empty where there were none."""
    counted = [(cause_name(cause), count) for cause, count in enumerate(causes) if count]
    return ", ".join(say("cause-count", cause=cause, count=count) for cause, count in counted)


def version_name(version: str, form: str = "") -> str:
    """A version of the game, or its `.sign` for a narrow place."""
    return say(f"version-{version}{form}")


def phase_name(phase: str) -> str:
    return say(f"phase-{identifier(phase)}")


def severity_name(severity: int) -> str:
    return say(f"severity-{SEVERITIES[severity]}")


def weather_words(card: int) -> str:
    if card == CLOUDY:
        return say("weather-cloudy")
    return say("weather-at", severity=severity_name(card & 3), region=region_name(card >> 2))


def price_words(*cards: tuple[int, int]) -> str:
    """So many cards of each kind."""
    return listed(say("cards-of-kind", count=count, card=card_name(card)) for count, card in cards)


def goal_words(parts: Components, goal: int) -> str:
    """What a goal asks for."""
    made = parts.goal[goal]
    asked = [price_words((count, CARDS.index(card))) for card, count in made.cards.items()]
    if made.rafts:
        asked.append(say("goal-rafts", rafts=made.rafts))
    if made.meeting:
        asked.append(say("goal-meeting", players=made.meeting))
    return listed(asked)


def hex_words(hex: int) -> str:
    """A hex as people say it: its name and what is there."""
    name = hex_name(hex)
    for town, site in RIVER_MAP.towns:
        if site == hex:
            return f"{name} ({town})"
    return f"{name} (Vicksburg)" if RIVER_MAP.ground[hex] == "v" else name


def ground_words(hex: int, height: int | None = None) -> str:
    """What lies on a hex: field, forest, water and so on; land with its height where that is given."""
    ground = RIVER_MAP.ground[hex]
    if ground == "~":
        group = RIVER_MAP.water[WATER_AT[hex]]
        return say("water-of-region", water=group.name, region=region_name(group.region))
    named = say(_GROUND[ground])
    land = RIVER_MAP.land[LAND_AT[hex]].name
    if height is None:
        return say("land-of-group", ground=named, group=land)
    return say("land-of-height", ground=named, group=land, height=height)


def land_words(land: int, form: str = "") -> str:
    """A land group by its letters and its towns; at the `.start` of a sentence."""
    group = RIVER_MAP.land[land]
    towns = [town for town, site in RIVER_MAP.towns if site in group.hexes]
    if not towns:
        return say(f"land{form}", group=group.name)
    return say(f"land-with-towns{form}", group=group.name, towns=listed(towns))


def chained(words: Iterable[str]) -> str:
    """c5 and c6 and d6: one after the other."""
    return reduce(lambda before, word: listed((before, word)), words)

"""Reading the component file: decks, player boards, goals and roles, each number marked with where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from paddlewheel.games.rising_waters.mapfile import FLOODABLE, RiverMap, load_map
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.kernel import BadData, ComponentFile, DataFile, Number, Source, component_data, typed_components

FILE = Path(__file__).with_name("components.toml")

#: What a hand can hold, by number: ten Community cards, then Landowner cards that were taken.
CARDS = (
    *("blues", "church", "family", "farm_animals", "garden", "education"),
    *("newspaper", "radio", "outside_activism", "vaudeville"),
    *("job_offer", "threat"),
)
TRACKS = ("actions", "movement", "pawns", "donation", "swim")
POWERS = ("raft", "work discount", "mule team", "helping hands", "church supper")
ROLES = ("Blues Singer", "Outside Activist", "Preacher", "Sharecropper", "Child", "Teacher")
LANDOWNERS = ("job_offer", "threat", "force", "race_hatred", "flees", "dynamite")
REGION_KEYS = ("yazoo_valley", "mounds_landing", "cabin_teele", "tensas_basin")
COUNTS = ("2", "3", "4")
HUNDRED = 100
#: Cards of a deck of one's own.
FEWEST, MOST = 60, 200
HEAVY = 18


class Fall(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Number
    start_level: Number
    heavy_kept: Number
    force: Number
    race_hatred: Number
    threat: Number
    limit: dict[str, Number]


class Spring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Number
    start_level: Number
    limit: dict[str, Number]


class TableNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand_limit: Number
    deal: Number
    refill: Number
    row: Number
    reports: Number
    levees: Number
    rafts: Number
    top_levee: Number
    donations: dict[str, Number]


class PowerNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mule_hexes: Number
    supper_cards: Number


class WeatherDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cloudy: Number
    heavy: dict[str, Number]
    medium: dict[str, Number]
    light: dict[str, Number]
    sunny: dict[str, Number]


class GoalCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    name: str
    theme: str
    level: Literal["A", "B"]
    source: Source
    cards: dict[str, int] = {}
    rafts: int = 0
    meeting: int = 0


class Renewable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    name: str
    source: Source
    cards: tuple[str, str]


class Role(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    name: str
    source: Source
    track: str = ""
    card: str = ""


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fall: Fall
    spring: Spring
    table: TableNumbers
    track: dict[str, dict[str, Number | str]]
    power: PowerNumbers
    community: dict[str, Number]
    landowner: dict[str, Number]
    starred: dict[str, Number]
    weather: WeatherDeck
    goal: list[GoalCard]
    renewable: list[Renewable]
    role: list[Role]
    #: The elevation of each group of land on the Spring side of the map.
    map: dict[str, Number]

    def track_card(self, track: str) -> int:
        return CARDS.index(str(self.track[track]["card"]))

    def track_start(self, track: str) -> int:
        start = self.track[track]["start"]
        return start.value if isinstance(start, Number) else 0

    def track_cost(self, track: str, value: int) -> int:
        """Cards for the box with this value, or 0 when the track has no such box."""
        cost = self.track[track].get(f"to_{value}")
        return cost.value if isinstance(cost, Number) else 0


def load(path: DataFile = FILE) -> Components:
    """The components, checked; a bad file gets an error that names the place."""
    raw, changes = component_data(path, FILE, {"map": elevations(load_map())})
    parts = typed_components(path, Components, raw)
    if any(place.startswith("weather.") for place in changes) and "weather.cloudy" not in changes:
        parts = _with_a_whole_weather_deck(path, parts)
    _names(path, "map", parts.map, tuple(group.name for group in load_map().land))
    _names(path, "track", parts.track, TRACKS)
    _names(path, "community", parts.community, CARDS[:10])
    _names(path, "landowner", parts.landowner, LANDOWNERS)
    _names(path, "starred", parts.starred, ("job_offer", "threat"))
    for place, seats in (
        ("fall.limit", parts.fall.limit),
        ("spring.limit", parts.spring.limit),
        ("table.donations", parts.table.donations),
    ):
        _names(path, place, seats, COUNTS)
    for name, track in parts.track.items():
        if track.get("card") not in CARDS[:6] or not isinstance(track.get("start"), Number):
            raise BadData(path.name, f"track.{name}", say("fault-track"))
    for kind in ("heavy", "medium", "light", "sunny"):
        _names(path, f"weather.{kind}", getattr(parts.weather, kind), REGION_KEYS)
    _counts(path, parts)
    if tuple(power.name for power in parts.renewable) != POWERS:
        raise BadData(path.name, "renewable", say("fault-powers", powers=", ".join(POWERS)))
    for power in parts.renewable:
        _known(path, f"renewable {power.name}", power.cards)
    if tuple(role.name for role in parts.role) != ROLES:
        raise BadData(path.name, "role", say("fault-roles", roles=", ".join(ROLES)))
    _goals(path, parts)
    return parts


def elevations(river_map: RiverMap) -> dict[str, dict[str, object]]:
    """The elevation of each group of land as a number of the file. What is never flooded stays as it is."""
    lowest, highest = min(group.elevation for group in river_map.land), FLOODABLE - 1
    return {
        group.name: {
            "is": group.elevation,
            "from": "reconstructed",
            "least": lowest if group.elevation < FLOODABLE else group.elevation,
            "most": highest if group.elevation < FLOODABLE else group.elevation,
        }
        for group in river_map.land
    }


def _with_a_whole_weather_deck(path: DataFile, parts: Components) -> Components:
    """When a designer changes the rains, the number of cloudy reports changes so that the deck keeps its size."""
    weather = parts.weather
    kinds = (weather.heavy, weather.medium, weather.light, weather.sunny)
    rest = sum(number.value for kind in kinds for number in kind.values())
    if rest > HUNDRED:
        raise BadData(path.name, "weather", say("fault-weather", cards=str(rest), deck=HUNDRED))
    cloudy = msgspec.structs.replace(weather.cloudy, value=HUNDRED - rest)
    return msgspec.structs.replace(parts, weather=msgspec.structs.replace(weather, cloudy=cloudy))


def _counts(path: DataFile, parts: Components) -> None:
    designed = isinstance(path, ComponentFile)
    heavy = sum(number.value for number in parts.weather.heavy.values())
    if heavy != HEAVY and not designed:
        raise BadData(path.name, "weather.heavy", say("fault-heavy", heavy=HEAVY, found=heavy))
    others = [*parts.weather.medium.values(), *parts.weather.light.values(), *parts.weather.sunny.values()]
    decks = {
        "community": sum(number.value for number in parts.community.values()),
        "landowner": sum(number.value for number in parts.landowner.values()) + 7,
        "weather": heavy + parts.weather.cloudy.value + sum(number.value for number in others),
    }
    for deck, count in decks.items():
        if designed and not FEWEST <= count <= MOST:
            raise BadData(path.name, deck, say("fault-own-deck", fewest=FEWEST, most=MOST, found=str(count)))
        if count != HUNDRED and not designed:
            raise BadData(path.name, deck, say("fault-deck", cards=HUNDRED, found=str(count)))
    kept = {"threat": parts.fall.threat, "force": parts.fall.force, "race_hatred": parts.fall.race_hatred}
    for kind, number in kept.items():
        if number.value > parts.landowner[kind].value:
            raise BadData(
                path.name,
                f"fall.{kind}",
                say("fault-fall-keeps", kept=str(number.value), cards=str(parts.landowner[kind].value)),
            )
    for kind in ("job_offer", "threat"):
        if parts.starred[kind].value > parts.landowner[kind].value:
            raise BadData(path.name, f"starred.{kind}", say("fault-starred"))


def _goals(path: DataFile, parts: Components) -> None:
    if [goal.level for goal in parts.goal] != ["A", "B"] * 5:
        raise BadData(path.name, "goal", say("fault-goals"))
    for goal in parts.goal:
        _known(path, f"goal {goal.name}", goal.cards)
        if len(goal.cards) > 2 or not (goal.cards or goal.rafts):
            raise BadData(path.name, f"goal {goal.name}", say("fault-goal"))


def _known(path: DataFile, place: str, cards: tuple[str, ...] | Mapping[str, int]) -> None:
    for card in cards:
        if card not in CARDS[:11]:
            raise BadData(path.name, place, say("fault-no-card", card=repr(card)))


def _names(path: DataFile, place: str, found: Mapping[str, object], wanted: tuple[str, ...]) -> None:
    if sorted(found) != sorted(wanted):
        raise BadData(
            path.name, place, say("fault-names", found=", ".join(sorted(found)), wanted=", ".join(sorted(wanted)))
        )

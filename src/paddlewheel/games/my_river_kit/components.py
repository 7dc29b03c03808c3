"""Reading the component file: cards, events, zones and the numbers of the rulebook, checked field by field."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.kernel import BadData, DataFile, Number, Source, component_data

FILE = Path(__file__).with_name("components.toml")

Weather = Literal["very_wet", "wet", "normal", "dry"]
WEATHERS: tuple[Weather, ...] = ("very_wet", "wet", "normal", "dry")
SEATS = ("2", "3", "4")
#: The six lines of the monitoring table, from top to bottom.
INDICATORS = ("water", "pollution", "flood", "recreation", "biodiversity", "landscape")

Marbles = Annotated[int, Meta(ge=0, le=9)]
Impact = Annotated[int, Meta(ge=-9, le=9)]
Level = Annotated[int, Meta(ge=0, le=10)]


class FileTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    """A table of the component file: a field it does not know is an error."""


class TableNumbers(FileTable, frozen=True):
    wag: Number
    proposals: Number


class Prices(FileTable, frozen=True):
    move: Number
    water: Number


class Fines(FileTable, frozen=True):
    water_below: Number
    low_water: Number
    pollution: Number


class BankLoan(FileTable, frozen=True):
    amount: Number
    instalment: Number
    rounds: Number


class Availability(FileTable, frozen=True):
    full: Number
    per_failure: Number


class Die(FileTable, frozen=True):
    faces: list[str]
    source: Source


class Water(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"source": "from", "two": "2", "three": "3", "four": "4"},
):
    """Marbles of one weather, by number of mayors."""

    source: Source
    two: Annotated[int, Meta(ge=0, le=60)]
    three: Annotated[int, Meta(ge=0, le=60)]
    four: Annotated[int, Meta(ge=0, le=60)]

    def marbles(self, seats: int) -> int:
        return (self.two, self.three, self.four)[seats - 2]


class Zone(FileTable, frozen=True):
    red: Level
    green: Level


class Zones(FileTable, frozen=True):
    source: Source
    water: Zone
    pollution: Zone
    flood: Zone
    recreation: Zone
    biodiversity: Zone
    landscape: Zone

    def zone(self, indicator: int) -> Zone:
        found: Zone = getattr(self, INDICATORS[indicator])
        return found


class Resources(FileTable, frozen=True):
    water: Marbles = 0
    pollution: Marbles = 0
    wag: Marbles = 0


class Needs(FileTable, frozen=True):
    water: Level | None = None
    pollution_at_most: Level | None = None
    flood: Level | None = None
    recreation: Level | None = None
    biodiversity: Level | None = None
    landscape: Level | None = None

    def listed(self) -> tuple[int | None, ...]:
        """The level asked for, by indicator; of pollution the most, of the others the least."""
        return self.water, self.pollution_at_most, self.flood, self.recreation, self.biodiversity, self.landscape


class Impacts(FileTable, frozen=True):
    flood: Impact = 0
    recreation: Impact = 0
    biodiversity: Impact = 0
    landscape: Impact = 0


class Card(FileTable, frozen=True):
    name: str
    takes: Resources
    gives: Resources
    impacts: Impacts
    price: Annotated[int, Meta(ge=0, le=20)]
    aquabon: Annotated[int, Meta(ge=-9, le=20)]
    copies: Annotated[int, Meta(ge=0, le=20)]
    source: Source
    needs: Needs = Needs()
    #: Never lost, removed or moved.
    fixed: bool = False
    #: How many of a kind one city may have; 0: any number.
    each: Annotated[int, Meta(ge=0, le=5)] = 0
    #: The fields whose numbers the rulebook gives.
    rulebook: list[str] = []


class EventCard(FileTable, frozen=True):
    name: str
    weather: Weather
    says: str
    source: Source
    cards: list[str] = []
    takes_water: Impact = 0
    gives_pollution: Impact = 0
    gives_wag: Impact = 0
    price: Impact = 0
    spill: Marbles = 0
    flood: Impact = 0
    recreation: Impact = 0
    biodiversity: Impact = 0
    repairs: Marbles = 0
    flood_below: dict[str, Level] = {}


class Components(FileTable, frozen=True):
    table: TableNumbers
    prices: Prices
    fines: Fines
    loan: BankLoan
    availability: Availability
    die: Die
    water: dict[Weather, Water]
    zones: dict[str, Zones]
    card: dict[str, Card]
    event: list[EventCard]

    def kinds(self) -> tuple[str, ...]:
        """The cards by id; their place here is their number in the engine. The City centre is number 0."""
        return tuple(self.card)


def load(path: DataFile = FILE) -> Components:
    """The components, checked; a bad file gets an error that names the line and the field."""
    text = path.read_text(encoding="utf-8")
    raw, _ = component_data(path, FILE)
    try:
        components = msgspec.convert(raw, Components)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        place = _readable(where.strip("`"), raw)
        raise BadData(path.name, _with_line(text, place), what) from None
    for place, why in _faults(components):
        raise BadData(path.name, _with_line(text, place), why)
    return components


def _faults(parts: Components) -> list[tuple[str, str]]:
    """What the types cannot say: place and reason."""
    faults = []
    kinds = parts.kinds()
    if not kinds or kinds[0] != "city" or not parts.card["city"].fixed:
        faults.append(("card.city", say("fault-city")))
    elif parts.card["city"].copies < 4:
        faults.append(("card.city.copies", say("fault-city-copies")))
    if len(parts.die.faces) != 6:
        faults.append(("die.faces", say("fault-die", faces=len(parts.die.faces))))
    for face in dict.fromkeys(parts.die.faces):
        if face not in kinds or face == "city":
            faults.append(("die.faces", say("fault-die-card", card=face, cards=", ".join(kinds[1:]))))
        elif parts.card[face].copies < 4:
            faults.append((f"card.{face}.copies", say("fault-die-copies")))
    for weather in WEATHERS:
        if weather not in parts.water:
            faults.append((f"water.{weather}", say("fault-water")))
    for seats in SEATS:
        if seats not in parts.zones:
            faults.append((f"zones.{seats}", say("fault-zones", seats=seats)))
            continue
        for number, name in enumerate(INDICATORS):
            zone = parts.zones[seats].zone(number)
            if (zone.red <= zone.green) if name == "pollution" else (zone.red >= zone.green):
                faults.append((f"zones.{seats}.{name}", say("fault-overlap", red=zone.red, green=zone.green)))
    if not parts.event:
        faults.append(("event", say("fault-events")))
    for name, card in parts.card.items():
        if not name.replace("-", "").isalpha() or not name.islower():
            faults.append((f"card.{name}", say("fault-card-id")))
        for field in card.rulebook:
            table, _, inner = field.partition(".")
            if not hasattr(getattr(card, table, None), inner):
                faults.append((f"card.{name}.rulebook", say("fault-field", field=field)))
    for number, event in enumerate(parts.event):
        for name in event.cards:
            if name not in kinds:
                faults.append((f"event.{number}.cards", say("fault-event-card", event=event.name, card=name)))
        if event.repairs and set(event.flood_below) != set(SEATS):
            faults.append((f"event.{number}.repairs", say("fault-repairs", event=event.name)))
    return faults


# -- where in the file ---------------------------------------------------------------------------------


def _readable(where: str, raw: object) -> str:
    """`$.card[...].price` names no card: find the one that is at fault."""
    place = where.removeprefix("$").removeprefix(".").replace("[", ".").replace("]", "")
    table, dots, rest = place.partition("....")
    if not dots:
        return place
    kinds: dict[str, type] = {"card": Card, "zones": Zones, "water": Water}
    kind = kinds.get(table)
    inner = raw.get(table) if isinstance(raw, dict) else None
    if kind is not None and isinstance(inner, dict):
        for name, value in inner.items():
            try:
                msgspec.convert(value, kind)
            except msgspec.ValidationError:
                return ".".join(part for part in (table, name, rest.lstrip(".")) if part)
    return place


def _with_line(text: str, place: str) -> str:
    """The place with its line in the file: `line 96, card.corn.price`."""
    lines = text.splitlines()
    parts = place.split(".")
    at = 0
    if parts[0] == "event" and len(parts) > 1 and parts[1].isdigit():
        headers = [number for number, line in enumerate(lines) if line.strip() == "[[event]]"]
        if int(parts[1]) >= len(headers):
            return place
        at, fields = headers[int(parts[1])], parts[2:]
    else:
        for size in range(len(parts), 0, -1):
            header = f"[{'.'.join(parts[:size])}]"
            found = [number for number, line in enumerate(lines) if line.strip().startswith(header)]
            if found:
                at, fields = found[0], parts[size:]
                break
        else:
            return place
    for number in range(at + 1, len(lines)):
        if lines[number].startswith("["):
            break
        if fields and lines[number].split("=")[0].strip() == fields[0]:
            at = number
            break
    return say("place-line", line=str(at + 1), place=place)

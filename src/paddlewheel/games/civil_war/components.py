"""Reading decks: one line a card. A bad line gets an error that names the card and the field."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final, Literal, NamedTuple, get_args

import msgspec

from paddlewheel.games.civil_war.messages import say
from paddlewheel.kernel import BadData, BadInput, DataFile, Number, load_components
from paddlewheel.language import either

FILE = Path(__file__).with_name("cards.txt")
NUMBERS = Path(__file__).with_name("components.toml")
#: Players' own decks are in this folder, or in the one that this variable names: `mine.txt` is the deck `mine`.
FOLDER = "decks"
VARIABLE = "PADDLEWHEEL_DECKS"

Kind = Literal["LDR", "INF", "CAV", "ART", "NAV", "SUP", "EVT"]
KINDS: tuple[Kind, ...] = get_args(Kind)

SIDES = ("U", "C")
#: Cards of each side as the rulebook has it, and the most that a component file may give it.
DECK: Final = 72
MOST_CARDS: Final = 99
LARGEST = 20
LONGEST_NAME = 32
FIELDS = ("id", "name", "type", "value", "effects", "note")

#: The effects there are, each with the signs its number may have ("": it has none).
EFFECTS = {
    "PA": "",
    "COL": "+-",
    **dict.fromkeys(("INF", "CAV", "ART", "NAV", "ALL"), "+"),
    "BESIDE": "",
    "OWN_ALL": "+-",
    "ENEMY_ALL": "-",
    "OWN_ONE": "+",
    "ENEMY_ONE": "-",
    "ENEMY_NO_LEADERS": "",
    "OWN_NO_LEADERS": "",
    "RECOVER2": "",
    "ENEMY_LOSE_TOP": "",
}
LEADING = ("INF", "CAV", "ART", "NAV", "ALL")
#: What an event does from beside the battlefield, and only from there.
FROM_BESIDE = tuple(EFFECTS)[tuple(EFFECTS).index("OWN_ALL") :]
TARGETED = ("OWN_ONE", "ENEMY_ONE")


class Effect(msgspec.Struct, frozen=True):
    """One effect of a card: `COL+2` is COL with the amount 2."""

    name: str
    amount: int = 0

    def __str__(self) -> str:
        return f"{self.name}{self.amount:+d}" if self.amount else self.name

    @classmethod
    def read(cls, code: str) -> Effect:
        """The effect that is written so."""
        sign = max(code.find("+"), code.find("-"))
        return cls(code) if sign < 0 else cls(code[:sign], int(code[sign:]))


class Card(msgspec.Struct, frozen=True):
    id: str
    name: str
    kind: Kind
    value: int
    effects: tuple[Effect, ...] = ()
    note: str = ""

    def has(self, effect: str) -> bool:
        return any(own.name == effect for own in self.effects)

    def amount(self, effect: str) -> int:
        return sum(own.amount for own in self.effects if own.name == effect)


class Decks(msgspec.Struct, frozen=True):
    """Both decks: the cards of the Union, then as many of the Confederacy, in the order of their ids."""

    cards: tuple[Card, ...]
    #: Where names, values and effects come from: "reconstructed", or what a player's own file says.
    source: str

    @property
    def size(self) -> int:
        """The cards of one side."""
        return len(self.cards) // len(SIDES)

    def number(self, card: str) -> int:
        """The place of a card in the decks: U01 is 0, and C01 comes after the last card of the Union."""
        return SIDES.index(card[0]) * self.size + int(card[1:]) - 1

    def card(self, name: str) -> Card:
        """The card with this id."""
        return self.cards[self.number(name)]

    def checksum(self) -> int:
        """A number for everything that matters in play, so that other decks give other fingerprints."""
        text = "\n".join(
            f"{card.id} {card.kind} {card.value} {' '.join(map(str, card.effects))}" for card in self.cards
        )
        return int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "big")


class WarNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: Number
    columns: Number
    reinforcements: Number


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    war: WarNumbers
    #: Cards of one's own, each a line as in cards.txt: in place of those with their ids, or beyond the standard decks.
    cards: list[str] = []


def load_numbers(path: DataFile = NUMBERS) -> WarNumbers:
    """The numbers of a battle."""
    return load_components(path, Numbers, NUMBERS).war


def load_own(path: DataFile) -> tuple[WarNumbers, Decks]:
    """The numbers of a file of one's own, and the decks with its cards in them."""
    found = load_components(path, Numbers, NUMBERS)
    standard = load()
    size = found.war.deck.value
    own = _parsed(path.name, found.cards, "place-entry", size)[1] if found.cards else {}
    known = {card.id: card for card in standard.cards} | own
    cards = [f"{side}{number:02}" for side in SIDES for number in range(1, size + 1)]
    missing = next((card for card in cards if card not in known), None)
    if missing is not None:
        raise BadData(path.name, say("place-card", card=missing), say("fault-own-missing", size=size))
    return found.war, Decks(tuple(known[card] for card in cards), "own and reconstructed" if own else standard.source)


def load_named(name: str) -> Decks:
    """The decks that a player has put into the folder for decks under this name."""
    folder = Path(os.environ.get(VARIABLE, FOLDER))
    known = sorted(path.stem for path in folder.glob("*.txt"))
    if name not in known:
        found = ", ".join(["standard", *known])
        raise BadInput(say("fault-no-decks", name=repr(name), folder=folder.name, decks=found))
    return load(folder / f"{name}.txt")


def load(path: Path | str = FILE) -> Decks:
    """Both decks from a file. A file with the cards of one side only replaces that side's standard deck."""
    path = Path(path)
    source, found = _read(path)
    for side in SIDES:
        own = [card for card in found if card[0] == side]
        wanted = [f"{side}{number:02}" for number in range(1, DECK + 1)]
        missing = [card for card in wanted if card not in found]
        if missing and (own or path == FILE):
            raise BadData(
                path.name, say("place-card", card=missing[0]), say("fault-missing", size=DECK, found=len(own))
            )
        if missing:
            found |= {card.id: card for card in load().cards if card.id[0] == side}
    return Decks(tuple(found[f"{side}{number:02}"] for side in SIDES for number in range(1, DECK + 1)), source)


def _read(path: Path) -> tuple[str, dict[str, Card]]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(path.name, say("place-file"), say("fault-unreadable", why=str(error))) from None
    return _parsed(path.name, lines, "place-line", DECK)


class _Line(NamedTuple):
    """A line with a card: its file, the message that words where it stands, and its number."""

    file: str
    place: str
    number: int

    def fault(self, why: str, card: str = "", field: str = "") -> BadData:
        """What is wrong with the line, or with a field of its card."""
        place = say(self.place, number=str(self.number))
        if card:
            place = say("place-field", place=place, card=card, field=field)
        return BadData(self.file, place, why)


def _parsed(file: str, lines: Sequence[str], place: str, size: int) -> tuple[str, dict[str, Card]]:
    """Where the cards come from, and the cards by id; a side has this many. `place` words where a line stands."""
    source = "own"
    found: dict[str, Card] = {}
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("from "):
            source = line.removeprefix("from ").strip()
            continue
        written = _Line(file, place, number)
        card = _card(written, line, size)
        if card.id in found:
            raise written.fault(say("fault-same-id"), card.id, "id")
        found[card.id] = card
    if not found:
        raise BadData(file, say("place-file"), say("fault-no-cards"))
    return source, found


def _card(written: _Line, line: str, size: int) -> Card:
    parts = [part.strip() for part in line.split("|")]
    if len(parts) not in (len(FIELDS) - 1, len(FIELDS)):
        raise written.fault(say("fault-line", fields=" | ".join(FIELDS), line=repr(line.strip())))
    mark, name, kind, value, effects, note = [*parts, ""][: len(FIELDS)]
    if not re.fullmatch(r"[UC][0-9]{2}", mark) or not 1 <= int(mark[1:]) <= size:
        raise written.fault(say("fault-id", size=size), mark, "id")
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise written.fault(say("fault-name", longest=LONGEST_NAME, name=repr(name)), mark, "name")
    known = next((one for one in KINDS if one == kind), None)
    if known is None:
        raise written.fault(say("fault-type", type=repr(kind), types=", ".join(KINDS)), mark, "type")
    if not re.fullmatch(r"[0-9]{1,2}", value) or int(value) > LARGEST:
        raise written.fault(say("fault-value", largest=LARGEST, value=repr(value)), mark, "value")
    card = Card(mark, name, known, int(value), tuple(_effect(written, mark, code) for code in effects.split()), note)
    fault = _fault(card)
    if fault is not None:
        field, why = fault
        raise written.fault(why, mark, field)
    return card


def _effect(written: _Line, card: str, code: str) -> Effect:
    match = re.fullmatch(r"([A-Z_]+2?)(?:([+-])([0-9]{1,2}))?", code)
    if match is None or match[1] not in EFFECTS:
        raise written.fault(say("fault-effect", effect=repr(code), effects=", ".join(EFFECTS)), card, "effects")
    name, sign, amount = match[1], match[2] or "", int(match[3] or 0)
    signs = EFFECTS[name]
    if not signs and sign:
        raise written.fault(say("fault-no-amount", effect=name, code=repr(code)), card, "effects")
    if signs and (not sign or sign not in signs or not 1 <= amount <= LARGEST):
        ranges = either(say("fault-range", least=f"{name}{one}1", most=f"{name}{one}{LARGEST}") for one in signs)
        raise written.fault(say("fault-amount", effect=name, ranges=ranges, code=repr(code)), card, "effects")
    return Effect(name, -amount if sign == "-" else amount)


def _fault(card: Card) -> tuple[str, str] | None:
    """The field of a card that does not go with the others, and why; None when all is well."""
    names = [effect.name for effect in card.effects]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice:
        return "effects", say("fault-twice", effect=twice)
    if card.kind == "EVT" and card.value:
        return "value", say("fault-event-value")
    for name in names:
        if name in LEADING and card.kind != "LDR":
            return "effects", say("fault-leader", effect=name)
        if name == "BESIDE" and card.kind != "EVT":
            return "effects", say("fault-beside")
        if name in FROM_BESIDE and "BESIDE" not in names:
            return "effects", say("fault-needs-beside", effect=name)
        if name in ("PA", "COL") and "BESIDE" in names:
            return "effects", say("fault-needs-place", effect=name)
    if len([name for name in names if name in TARGETED]) > 1:
        return "effects", say("fault-two-aims")
    return None

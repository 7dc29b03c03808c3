"""Small forests for tests, drawn as text maps.

    a_forest('''
          a   b
        c   d   e
      =   =   =   =   =   =   =
    ''')

Four columns of the drawing are one tile; `=` is the river, a letter is a flood tile (a is T01, b is T02, ...), `.` is
nothing. All sides of all tiles are water unless a pair is named in `forest`: "ab" puts forest between a and b, "a="
between a and the river. Circles are three and actions are predator steps unless said otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import dedent

from paddlewheel.games.flooded_forest import GAME
from paddlewheel.games.flooded_forest.components import ACTIONS
from paddlewheel.games.flooded_forest.laws import broken_stack
from paddlewheel.games.flooded_forest.rules.board import NOWHERE, STEPS, cell_at, cell_named, name_of_cell
from paddlewheel.games.flooded_forest.rules.data import ForestData, Numbers
from paddlewheel.games.flooded_forest.rules.phases import EVERY_KIND
from paddlewheel.games.flooded_forest.rules.rules import ForestRules
from paddlewheel.games.flooded_forest.rules.tiles import Tiles
from paddlewheel.games.flooded_forest.rules.vocabulary import COLOURS, FLOOD_TURN, PREDATOR_NAMES
from paddlewheel.games.flooded_forest.state import DRY, FLOOD, PREDATORS, Forest
from paddlewheel.kernel import Chance, Event, Journal
from paddlewheel.testing import check_stack

Hex = tuple[int, int]
STARTS = [cell_named(name) for name in ("N1.3", "N1.6", "S1.3", "S1.6")]
TILES = 36
#: The tile that a player holds for its action in these tests.
HELD = TILES - 1
LETTERS = {colour[0]: seat for seat, colour in enumerate(COLOURS)}


def tile_of(letter: str) -> int:
    return ord(letter) - ord("a")


def drawn(picture: str) -> dict[str, Hex]:
    """Where each letter of a map lies."""
    rows = [row for row in dedent(picture).split("\n") if row.strip()]
    river = next((number for number, row in enumerate(rows) if "=" in row), len(rows))
    left = rows[river].index("=") if river < len(rows) else 0
    found = {}
    for number, row in enumerate(rows):
        for column, mark in enumerate(row):
            if mark not in " .=":
                r = number - river
                found[mark] = ((column - left) // 2 - r) // 2, r
    return found


class ForestTable:
    """A forest with short words for what a test asks of it."""

    def __init__(self, forest: Forest) -> None:
        self.forest = forest
        self.forest.journal = Journal()

    def say(self, *tokens: str) -> ForestTable:
        """Let whoever is to decide play these choices. Tiles may be called by their letters."""
        for token in tokens:
            self.forest.play(self.forest.active, spelled(token))
            check_stack(self.forest)
            assert broken_stack(self.forest) is None
        return self

    def offers(self) -> list[str]:
        """What the active player may choose, tiles by their letters."""
        found = []
        for choice in self.forest.choices(self.forest.active):
            *words, last = GAME.token(choice).split()
            if last[0] == "T" and last[1:].isdigit():
                last = chr(ord("a") + int(last[1:]) - 1)
            found.append(" ".join([*words, last]))
        return found

    def refused(self, token: str) -> str:
        """The rule by which a choice is refused; "" when it is not."""
        refusal = self.forest.why_not(self.forest.active, spelled(token))
        return refusal.rule if refusal else ""

    def reason(self, token: str) -> str:
        refusal = self.forest.why_not(self.forest.active, spelled(token))
        return refusal.why if refusal else ""

    def step(self) -> str:
        return "over" if self.forest.outcome else self.forest.step().name

    def fish(self, letter: str) -> str:
        """The fish on a tile: "rrb"."""
        return "".join(name * self.forest.owned(tile_of(letter), seat) for name, seat in LETTERS.items())

    def predator(self, letter: str) -> str:
        return PREDATOR_NAMES[self.forest.predators[tile_of(letter)]]

    def home(self) -> list[int]:
        return [self.forest.home[seat] for seat in range(self.forest.seats)]

    def eaten(self, eater: int = 0) -> str:
        """The fish this seat has eaten: "bb"."""
        return "".join(name * self.forest.eaten[4 * eater + owner] for name, owner in LETTERS.items())

    def told(self, kind: str) -> int:
        """How often something happened."""
        return sum(event.kind == kind for event in self.events())

    def events(self, since: int = 0) -> list[Event]:
        """What happened, from event number `since` on."""
        assert self.forest.journal is not None
        return self.forest.journal.events[since:]


def spelled(token: str) -> str:
    *words, last = token.split()
    return " ".join([*words, f"T{tile_of(last) + 1:02}"]) if len(last) == 1 and last.isalpha() else token


def a_forest(
    picture: str,
    *,
    forest: Sequence[str] = (),
    fish: Mapping[str, str] | None = None,
    predators: Mapping[str, str] | None = None,
    circles: Mapping[str, int] | None = None,
    holds: str = "",
    seats: int = 4,
    reverse: bool = False,
    fewest: bool = False,
    phase: int = DRY,
    hand: str = "",
    edges: Mapping[str, str] | None = None,
    deck: str = "",
    supply: int = 18,
    home: Sequence[int] = (),
    banks: Sequence[int] = (63,) * 7,
) -> ForestTable:
    """A position: the dry phase with seat 0 to pull, or another phase with seat 0 to decide."""
    places = drawn(picture)
    water = [63] * TILES
    river = list(banks)
    for letter, sides in (edges or {}).items():
        water[tile_of(letter)] = sum(1 << side for side, terrain in enumerate(sides) if terrain == "W")
    for pair in forest:
        _put_forest(places, water, river, pair[0], pair[1])
    room = [(circles or {}).get(chr(ord("a") + tile), 3) for tile in range(TILES)]
    actions = [0] * TILES
    actions[HELD] = ACTIONS.index(holds) if holds else 0
    numbers = Numbers(18, 3, 8, 3 * (5 if seats == 4 else 4), 2, 1, [0, 2, 4, 3], [0, 1, 2, 1])
    data = ForestData(Tiles(water, room, actions, river), numbers, reverse, fewest)
    rules = ForestRules(data, STARTS)
    table = Forest(GAME, rules, seats, Chance(1, 0))
    table.set_out(data.tiles.bare)
    for letter, (q, r) in places.items():
        table.lay(tile_of(letter), cell_at(q, r), 0, water[tile_of(letter)])
    for letter, school in (fish or {}).items():
        for colour in school:
            table.fish[tile_of(letter)] += 1 << 8 * LETTERS[colour]
    for letter, name in (predators or {}).items():
        table.predators[tile_of(letter)] = PREDATOR_NAMES.index(name)
    for seat in range(seats):
        table.supply[seat] = supply
    for seat, number in enumerate(home):
        table.home[seat] = number
    if holds:
        table.actions[0] = HELD
    _begin(table, phase, hand, deck)
    return ForestTable(table)


def _begin(table: Forest, phase: int, hand: str, deck: str) -> None:
    """Put the turn step of a phase on the stack, as play would, and let it give the turn to seat 0."""
    if phase == PREDATORS:
        for seat in range(table.seats):
            table.unplaced[seat] = EVERY_KIND
    elif phase == FLOOD:
        for letter in hand:
            table.hands[0] |= 1 << tile_of(letter)
        for letter in deck:
            table.decks[table.deck_sizes[0]] = tile_of(letter)
            table.deck_sizes[0] += 1
    table.owe(FLOOD_TURN + phase, 0)
    table.advance()


def _put_forest(places: Mapping[str, Hex], water: list[int], river: list[int], one: str, other: str) -> None:
    q, r = places[one]
    for side, (dq, dr) in enumerate(STEPS):
        there = q + dq, r + dr
        if other == "=" and there[1] == 0 and 0 <= there[0] < 7:
            water[tile_of(one)] &= ~(1 << side)
            river[there[0]] &= ~(1 << (side + 3) % 6)
        elif other != "=" and there == places[other]:
            water[tile_of(one)] &= ~(1 << side)
            water[tile_of(other)] &= ~(1 << (side + 3) % 6)


def where(table: ForestTable, letter: str) -> str:
    cell = table.forest.cells[tile_of(letter)]
    return "" if cell == NOWHERE else name_of_cell(cell)

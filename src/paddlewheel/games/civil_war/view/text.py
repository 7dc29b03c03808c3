"""The war as text: two rows of three columns for the terminal, the viewer's side below."""

from __future__ import annotations

from itertools import zip_longest

from paddlewheel.games.civil_war.components import Card, Decks
from paddlewheel.games.civil_war.rules.vocabulary import COLUMN_NAMES
from paddlewheel.games.civil_war.state import COLUMNS
from paddlewheel.games.civil_war.view.observation import Column, EventBeside, LastBattle, WarObservation
from paddlewheel.games.civil_war.view.words import (
    ARMIES,
    KIND_WORDS,
    SIDES,
    effect_words,
    effects_words,
    part_words,
    prompt,
    taker_words,
)
from paddlewheel.presentation import counted

WIDTH = 27
CELL = WIDTH - 2
#: Effects as they stand below a card's name.
SHORT = {"PA": "play another", "BESIDE": ""}


def text(seen: WarObservation, decks: Decks) -> str:
    """The enemy above, the viewer below, the totals between them."""
    near = 1 if seen.seat == 1 else 0
    far = 1 - near
    lines = [*_last(seen), f"Battle {seen.battle}. {SIDES[seen.first][4:]} flips first.", "", _piles(seen, far)]
    lines += _beside(seen.armies[far].beside, decks)
    lines += ["", _row([f"[{name}]" for name in COLUMN_NAMES])]
    lines += _cards(seen.armies[far].columns, decks)
    lines += _totals(seen.armies[far].columns, far)
    lines += ["─" * (WIDTH * COLUMNS - 2)]
    lines += _totals(seen.armies[near].columns, near)
    lines += _cards(seen.armies[near].columns, decks)
    lines += [*_plan(seen, decks), ""]
    lines += [*_beside(seen.armies[near].beside, decks), _piles(seen, near), *_hand(seen, decks)]
    return "\n".join(line.rstrip() for line in [*lines, "", prompt(seen, decks)])


def _row(cells: list[str]) -> str:
    return "".join((cell if len(cell) <= CELL else f"{cell[: CELL - 1]}…").ljust(WIDTH) for cell in cells)


def _rows(stacks: list[list[str]]) -> list[str]:
    return [_row(list(cells)) for cells in zip_longest(*stacks, fillvalue="")]


def _totals(columns: tuple[Column, ...], side: int) -> list[str]:
    """The totals, and below them what leaders and events do to them."""
    stacks = []
    for column in columns:
        first, *more = ["no cards"] if column.total is None else part_words(column.total)
        total = "-" if column.total is None else str(column.total.total)
        stacks.append([f"{ARMIES[side][0]} {total:>2}  {first}", *([f"      {' '.join(more)}"] if more else [])])
    return _rows(stacks)


def _cards(columns: tuple[Column, ...], decks: Decks) -> list[str]:
    stacks = []
    for column in columns:
        stacks.append([line for placed in column.cards for line in _card(decks.card(placed.card), placed.void)])
    return _rows(stacks)


def _card(card: Card, void: bool) -> list[str]:
    """One row for value and name, a second one for what the card is and does."""
    if void:
        return [f"  0 {card.name}", "    void event"]
    marks = [KIND_WORDS[card.kind], *(SHORT.get(str(effect), str(effect)) for effect in card.effects)]
    return [f"  {card.value} {card.name}", f"    {' '.join(marks)}"]


def _piles(seen: WarObservation, side: int) -> str:
    army = seen.armies[side]
    words = f"{SIDES[side][4:]:12} deck {army.deck}, Survivors {len(army.survivors)}, Graveyard {army.graveyard}"
    if army.reinforcements:
        state = "committed" if army.ready else "to commit"
        words += f", {counted(army.reinforcements, 'reinforcement')} {state}"
    return words


def _beside(beside: tuple[EventBeside, ...], decks: Decks) -> list[str]:
    lines = []
    for event in beside:
        card = decks.card(event.card)
        aim = f" -> {COLUMN_NAMES[event.column]}" if event.column is not None else ""
        lines.append(f"  beside: {card.name}: {effects_words(tuple(map(str, card.effects)))}{aim}")
    return lines


def _plan(seen: WarObservation, decks: Decks) -> list[str]:
    plan = None if seen.seat is None else seen.armies[seen.seat].plan
    if plan is None or not any(plan):
        return []
    return [_row([f"  > {decks.card(card).name} {decks.card(card).value}" if card else "" for card in plan])]


def _hand(seen: WarObservation, decks: Decks) -> list[str]:
    hand = None if seen.seat is None else seen.armies[seen.seat].hand
    lines = []
    for held in hand or ():
        card = decks.card(held)
        effects = "; ".join(effect_words(str(effect)) for effect in card.effects if effect.name != "BESIDE")
        words = "void as a reinforcement, counts 0" if card.kind == "EVT" else effects
        lines.append(f"  hand: {card.id} {card.name}, {card.kind} {card.value}{': ' + words if words else ''}")
    return lines


def _last(seen: WarObservation) -> list[str]:
    last = seen.last
    if last is None:
        return []
    return ["Last battle", *(_fought(last, column) for column in range(COLUMNS)), ""]


def _fought(last: LastBattle, column: int) -> str:
    totals = [side[column].total for side in last.columns]
    words = " : ".join("-" if total is None else str(total.total) for total in totals)
    return f"  {COLUMN_NAMES[column]:7}{words:8} {taker_words(last.takers[column])}"

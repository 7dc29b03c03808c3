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
    prompt,
    signed,
    taker_words,
    total_words,
)
from paddlewheel.presentation import Size, broken, counted

#: The width of all three columns in `text`, and the least that they need.
WIDTH, LEAST = 80, 60
#: What a card does, short enough to stand beside its name.
SHORT = {
    "COL": "{k} here",
    "INF": "{k} each infantry here",
    "CAV": "{k} each cavalry here",
    "ART": "{k} each artillery here",
    "NAV": "{k} each navy here",
    "ALL": "{k} to all own columns",
}


def text(seen: WarObservation, decks: Decks) -> str:
    """The enemy above, the viewer below, the totals between them."""
    return "\n".join(_table(seen, decks, WIDTH))


def close_up(seen: WarObservation, decks: Decks, size: Size) -> str:
    """The same in columns of the width that there is; where it is too high, without the last battle and free lines."""
    lines = _table(seen, decks, max(LEAST, size.width))
    if size.height is not None and len(lines) > size.height:
        without = len(_last(seen, size.width))
        lines = [line for line in lines[without:] if line]
    return "\n".join(part for line in lines for part in broken(line, size.width))


def _table(seen: WarObservation, decks: Decks, width: int) -> list[str]:
    near = 1 if seen.seat == 1 else 0
    far = 1 - near
    cell = width // COLUMNS
    if seen.outcome is not None:
        return [*_last(seen, width), _piles(seen, far), _piles(seen, near), "", prompt(seen, decks)]
    columns = [seen.armies[side].columns for side in (far, near)]
    lines = [*_last(seen, width), *_heading(seen), "", _piles(seen, far)]
    lines += _beside(seen.armies[far].beside, decks)
    lines += _row([f"[{name}]" for name in COLUMN_NAMES], cell)
    lines += _rows([[*_cards(column, decks), *_total(column, far)] for column in columns[0]], cell, is_above=True)
    lines += ["─" * (cell * COLUMNS - 2)]
    lines += _rows([[*_total(column, near), *_cards(column, decks)] for column in columns[1]], cell)
    lines += [*_plan(seen, decks, cell)]
    lines += [
        *_beside(seen.armies[near].beside, decks),
        _piles(seen, near),
        *_hand(seen, decks),
        "",
        prompt(seen, decks),
    ]
    return [part for line in lines for part in broken(line, width)]


def _heading(seen: WarObservation) -> list[str]:
    you = f" You are {SIDES[seen.seat]}, below the line." if seen.seat is not None else ""
    return [f"Battle {max(1, seen.battle)}: {SIDES[seen.first]} flips first.{you}"]


def _row(cells: list[str], width: int) -> list[str]:
    return ["".join(cell.ljust(width) for cell in cells).rstrip()]


def _rows(stacks: list[list[str]], width: int, is_above: bool = False) -> list[str]:
    """Lists side by side, long lines broken. Those above the line end at it."""
    parts = [[part for line in stack for part in broken(line, width - 2)] for stack in stacks]
    if is_above:
        height = max(map(len, parts))
        parts = [[""] * (height - len(stack)) + stack for stack in parts]
    return [line for cells in zip_longest(*parts, fillvalue="") for line in _row(list(cells), width)]


def _total(column: Column, side: int) -> list[str]:
    """The total, and what leaders and events do to it."""
    total = column.total
    if total is None:
        return [f"{ARMIES[side]}: no cards"]
    plain = not total.leaders and not total.events
    return [f"{ARMIES[side]} {total.total if plain else total_words(total)}"]


def _cards(column: Column, decks: Decks) -> list[str]:
    return [_card(decks.card(placed.card), placed.void) for placed in column.cards]


def _card(card: Card, void: bool) -> str:
    """Value and name, what it is, and what it does."""
    if void:
        return f"0 {card.name}, void event"
    does = [SHORT[effect.name].replace("{k}", signed(effect.amount)) for effect in card.effects if effect.name in SHORT]
    return f"{card.value} {card.name}, {'; '.join([KIND_WORDS[card.kind], *does])}"


def _piles(seen: WarObservation, side: int) -> str:
    army = seen.armies[side]
    words = f"{SIDES[side][4:]}: deck {army.deck}, Survivors {len(army.survivors)}, Graveyard {army.graveyard}"
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


def _plan(seen: WarObservation, decks: Decks, width: int) -> list[str]:
    plan = None if seen.seat is None else seen.armies[seen.seat].plan
    if plan is None or not any(plan):
        return []
    return _rows([[f"> {decks.card(card).name} {decks.card(card).value}"] if card else [] for card in plan], width)


def _hand(seen: WarObservation, decks: Decks) -> list[str]:
    hand = None if seen.seat is None else seen.armies[seen.seat].hand
    lines = []
    for held in hand or ():
        card = decks.card(held)
        effects = "; ".join(effect_words(str(effect)) for effect in card.effects if effect.name != "BESIDE")
        words = "void as a reinforcement, counts 0" if card.kind == "EVT" else effects
        kind = KIND_WORDS[card.kind]
        lines.append(f"  hand: {card.name}, {kind} {card.value}{': ' + words if words else ''}")
    return lines


def _last(seen: WarObservation, width: int) -> list[str]:
    last = seen.last
    if last is None:
        return []
    fought = [_fought(last, column) for column in range(COLUMNS)]
    return [*(part for line in ["Last battle", *fought] for part in broken(line, width)), ""]


def _fought(last: LastBattle, column: int) -> str:
    totals = [side[column].total for side in last.columns]
    words = ", ".join(f"{ARMIES[side]} {'-' if total is None else total.total}" for side, total in enumerate(totals))
    return f"  {COLUMN_NAMES[column]}: {words}; {taker_words(last.takers[column])}"

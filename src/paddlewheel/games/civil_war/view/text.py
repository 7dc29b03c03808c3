"""The war as text: two rows of three columns for the terminal, the viewer's side below."""

from __future__ import annotations

from itertools import zip_longest

from paddlewheel.games.civil_war.components import Card, Decks
from paddlewheel.games.civil_war.messages import say
from paddlewheel.games.civil_war.state import COLUMNS
from paddlewheel.games.civil_war.view.observation import Column, EventBeside, LastBattle, WarObservation
from paddlewheel.games.civil_war.view.words import (
    army,
    card_name,
    column_name,
    effects_words,
    kind_words,
    prompt,
    row,
    side,
    side_name,
    signed,
    taker_words,
    total_words,
)
from paddlewheel.presentation import Size, broken

#: The width of all three columns in `text`, and the least that they need.
WIDTH, LEAST = 80, 60
#: What is told of a card in its column, beside its name.
TOLD = ("COL", "INF", "CAV", "ART", "NAV", "ALL")


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
    lines += _row([f"[{column_name(column)}]" for column in range(COLUMNS)], cell)
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
    battle, first = max(1, seen.battle), side(seen.first)
    if seen.seat is None:
        return [say("text-heading", battle=battle, who=first)]
    return [say("text-heading.you", battle=battle, who=first, you=side(seen.seat))]


def _row(cells: list[str], width: int) -> list[str]:
    return ["".join(cell.ljust(width) for cell in cells).rstrip()]


def _rows(stacks: list[list[str]], width: int, is_above: bool = False) -> list[str]:
    """Lists side by side, long lines broken. Those above the line end at it."""
    parts = [[part for line in stack for part in broken(line, width - 2)] for stack in stacks]
    if is_above:
        height = max(map(len, parts))
        parts = [[""] * (height - len(stack)) + stack for stack in parts]
    return [line for cells in zip_longest(*parts, fillvalue="") for line in _row(list(cells), width)]


def _total(column: Column, seat: int) -> list[str]:
    """The total, and what leaders and events do to it."""
    total = column.total
    if total is None:
        return [say("text-total.empty", army=army(seat))]
    plain = not total.leaders and not total.events
    return [say("text-total", army=army(seat), total=total.total if plain else total_words(total))]


def _cards(column: Column, decks: Decks) -> list[str]:
    return [_card(decks.card(placed.card), placed.void) for placed in column.cards]


def _card(card: Card, void: bool) -> str:
    """Value and name, what it is, and what it does."""
    if void:
        return say("text-card.void", card=card_name(card.name))
    does = [
        say(f"effect-{effect.name}.short", k=signed(effect.amount)) for effect in card.effects if effect.name in TOLD
    ]
    return say("text-card", value=card.value, card=card_name(card.name), does=row([kind_words(card), *does]))


def _piles(seen: WarObservation, seat: int) -> str:
    own = seen.armies[seat]
    words = say(
        "text-piles",
        side=side_name(seat),
        deck=own.deck,
        survivors=len(own.survivors),
        graveyard=own.graveyard,
    )
    if not own.reinforcements:
        return words
    return ", ".join([words, say("text-committed" if own.ready else "text-to-commit", count=own.reinforcements)])


def _beside(beside: tuple[EventBeside, ...], decks: Decks) -> list[str]:
    lines = []
    for event in beside:
        card = decks.card(event.card)
        name, effects = card_name(card.name), effects_words(card.effects)
        if event.column is None:
            told = say("text-beside", card=name, effects=effects)
        else:
            told = say("text-beside.aimed", card=name, effects=effects, column=column_name(event.column))
        lines.append(f"  {told}")
    return lines


def _plan(seen: WarObservation, decks: Decks, width: int) -> list[str]:
    plan = None if seen.seat is None else seen.armies[seen.seat].plan
    if plan is None or not any(plan):
        return []
    return _rows(
        [[f"> {card_name(decks.card(card).name)} {decks.card(card).value}"] if card else [] for card in plan], width
    )


def _hand(seen: WarObservation, decks: Decks) -> list[str]:
    hand = None if seen.seat is None else seen.armies[seen.seat].hand
    return [f"  {_held(decks.card(card))}" for card in hand or ()]


def _held(card: Card) -> str:
    name, kind, effects = card_name(card.name), kind_words(card), effects_words(card.effects)
    if card.kind == "EVT":
        return say("text-hand.void", card=name, kind=kind, value=card.value)
    if effects:
        return say("text-hand.does", card=name, kind=kind, value=card.value, effects=effects)
    return say("text-hand", card=name, kind=kind, value=card.value)


def _last(seen: WarObservation, width: int) -> list[str]:
    last = seen.last
    if last is None:
        return []
    fought = [_fought(last, column) for column in range(COLUMNS)]
    return [*(part for line in [say("text-last"), *fought] for part in broken(line, width)), ""]


def _fought(last: LastBattle, column: int) -> str:
    totals = [side[column].total for side in last.columns]
    words = ", ".join(
        say("text-total", army=army(seat), total="-" if total is None else total.total)
        for seat, total in enumerate(totals)
    )
    told = say("text-fought", column=column_name(column), totals=words, taker=taker_words(last.takers[column]))
    return f"  {told}"

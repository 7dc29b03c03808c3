"""Beside the battlefield: the hand, the two sides, and how the last battle went."""

from __future__ import annotations

from collections.abc import Iterator

from paddlewheel.games.civil_war.components import Decks
from paddlewheel.games.civil_war.rules.vocabulary import COLUMN_NAMES
from paddlewheel.games.civil_war.state import COLUMNS, UNDECIDED
from paddlewheel.games.civil_war.view.cards import SIDE_CLASSES, held_element
from paddlewheel.games.civil_war.view.observation import LastBattle, WarObservation
from paddlewheel.games.civil_war.view.words import ARMIES, SIDES, column_words, taker_words
from paddlewheel.presentation import Area, Element, counted

TITLES = ("The Union", "The Confederacy")


def hand_area(seen: WarObservation, decks: Decks) -> list[Area]:
    """A side's own reinforcements that are still to be committed."""
    hand = None if seen.seat is None else seen.armies[seen.seat].hand
    if not hand:
        return []
    cards = [held_element(decks.card(card), 64.0 + 126 * number, 4, layer=number) for number, card in enumerate(hand)]
    return [Area("hand", "Your reinforcements", "hand", (0, 0, 380, 154), tuple(cards), seat=seen.seat)]


def seat_area(seen: WarObservation, decks: Decks, side: int) -> Area:
    army = seen.armies[side]
    standing = decks.size - army.graveyard
    state = _state(seen, side)
    label = (
        f"{TITLES[side]}: {counted(standing, 'card')} standing, deck {army.deck}, "
        f"Survivors {len(army.survivors)}, Graveyard {army.graveyard}. {state}"
    )
    plate = Element(
        f"plate-{side}",
        "plate",
        0,
        0,
        label,
        texts={"name": TITLES[side], "state": state, "standing": str(standing), "letter": ARMIES[side][0]},
        classes=(SIDE_CLASSES[side], *(("deciding",) if side in seen.deciders else ())),
    )
    track = Element(f"track-{side}", "track", 84, 66, f"{standing} of {decks.size} cards standing", layer=1)
    marker = Element(
        f"marker-{side}",
        "marker",
        84 + 200 * standing / decks.size,
        66,
        f"{counted(army.graveyard, 'card')} fallen",
        layer=2,
        classes=(SIDE_CLASSES[side],),
    )
    return Area(f"seat-{side}", TITLES[side], "seat", (0, 0, 380, 84), (plate, track, marker), seat=side)


def _state(seen: WarObservation, side: int) -> str:
    if seen.outcome is not None:
        if not seen.outcome.winners:
            return "A draw"
        return "Won the war" if side in seen.outcome.winners else "Eliminated"
    if side in seen.deciders:
        return "Commits reinforcements" if seen.step == "commit" else "Aims an event"
    if not seen.deciders:
        return ""
    return "Committed" if seen.armies[side].ready else "Waits"


def last_battle(seen: WarObservation, decks: Decks) -> list[Area]:
    """The three columns of the battle before: totals, who took them, and why."""
    if seen.last is None:
        return []
    fought = seen.battle if seen.step in ("judging", "cleared", "over") else seen.battle - 1
    results = tuple(_result(seen.last, decks, column) for column in range(COLUMNS))
    return [Area("last-battle", f"Battle {fought}: how it went", "panel", (0, 0, 380, 306), results)]


def _result(last: LastBattle, decks: Decks, column: int) -> Element:
    taker = last.takers[column]
    totals = [side[column].total for side in last.columns]
    words = ["-" if total is None else str(total.total) for total in totals]
    name = COLUMN_NAMES[column].capitalize()
    tip = " ".join(
        f"{ARMIES[side]}: {column_words(last.columns[side][column])}: {', '.join(_named(last, decks, side, column))}."
        for side in range(2)
    )
    rows = ["\n".join(_rows(_named(last, decks, side, column))) for side in range(2)]
    return Element(
        f"result-{column}",
        "result",
        0,
        102.0 * column,
        f"{name} column: Union {words[0]}, Confederacy {words[1]}, {taker_words(taker)}",
        tip=f"{name} column, {taker_words(taker)}. {tip}",
        texts={
            "column": name,
            "union": words[0],
            "confederacy": words[1],
            "union-cards": rows[0],
            "confederacy-cards": rows[1],
            "taker": "" if taker == UNDECIDED else "Nobody" if taker < 0 else SIDES[taker][4:],
        },
        classes=(f"taken-{SIDE_CLASSES[taker]}" if taker >= 0 else "taken-nobody",),
    )


def _named(last: LastBattle, decks: Decks, side: int, column: int) -> list[str]:
    """The cards of one side in a column, with their values."""
    cards = last.columns[side][column].cards
    named = [f"{decks.card(each.card).name} {0 if each.void else decks.card(each.card).value}" for each in cards]
    return named or ["no cards"]


def _rows(named: list[str]) -> Iterator[str]:
    """At most four rows; the tooltip has them all."""
    shown = named if len(named) <= 4 else [*named[:3], f"and {len(named) - 3} more"]
    yield from (row if len(row) <= 18 else f"{row[:14].rstrip()}… {row.split()[-1]}" for row in shown)

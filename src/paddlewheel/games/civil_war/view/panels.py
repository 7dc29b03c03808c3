"""Beside the battlefield: the hand, the two sides, and how the last battle went."""

from __future__ import annotations

from collections.abc import Iterator

from paddlewheel.games.civil_war.components import Decks
from paddlewheel.games.civil_war.messages import say
from paddlewheel.games.civil_war.rules.vocabulary import COLUMN_NAMES
from paddlewheel.games.civil_war.state import COLUMNS, UNDECIDED
from paddlewheel.games.civil_war.view.cards import SIDE_CLASSES, held_element
from paddlewheel.games.civil_war.view.observation import LastBattle, WarObservation
from paddlewheel.games.civil_war.view.words import (
    army,
    card_name,
    column_title,
    column_words,
    side_letter,
    side_name,
    taker_words,
    title,
)
from paddlewheel.presentation import Area, Element


def hand_area(seen: WarObservation, decks: Decks) -> list[Area]:
    """A side's own reinforcements that are still to be committed."""
    hand = None if seen.seat is None else seen.armies[seen.seat].hand
    if not hand:
        return []
    cards = [held_element(decks.card(card), 64.0 + 126 * number, 4, layer=number) for number, card in enumerate(hand)]
    return [Area("hand", say("hand"), "hand", (0, 0, 380, 154), tuple(cards), seat=seen.seat)]


def seat_area(seen: WarObservation, decks: Decks, side: int) -> Area:
    own = seen.armies[side]
    standing = decks.size - own.graveyard
    state = _state(seen, side)
    label = say(
        "seat",
        who=title(side),
        standing=standing,
        deck=own.deck,
        survivors=len(own.survivors),
        graveyard=own.graveyard,
        state=state,
    )
    plate = Element(
        f"plate-{side}",
        "plate",
        0,
        0,
        label,
        texts={
            "name": title(side),
            "state": state,
            "standing": str(standing),
            "of": say("standing-of", all=decks.size),
            "letter": side_letter(side),
        },
        classes=(SIDE_CLASSES[side], *(("deciding",) if side in seen.deciders else ())),
    )
    track = Element(f"track-{side}", "track", 84, 66, say("track", standing=standing, all=decks.size), layer=1)
    marker = Element(
        f"marker-{side}",
        "marker",
        84 + 200 * standing / decks.size,
        66,
        say("marker", fallen=own.graveyard),
        layer=2,
        classes=(SIDE_CLASSES[side],),
    )
    return Area(f"seat-{side}", title(side), "seat", (0, 0, 380, 84), (plate, track, marker), seat=side)


def _state(seen: WarObservation, side: int) -> str:
    if seen.outcome is not None:
        if not seen.outcome.winners:
            return say("state-draw")
        return say("state-won" if side in seen.outcome.winners else "state-lost")
    if side in seen.deciders:
        return say("state-commits" if seen.step == "commit" else "state-aims")
    if not seen.deciders:
        return ""
    return say("state-committed" if seen.armies[side].ready else "state-waits")


def last_battle(seen: WarObservation, decks: Decks) -> list[Area]:
    """The three columns of the battle before: totals, who took them, and why."""
    if seen.last is None:
        return []
    fought = seen.battle if seen.step in ("judging", "cleared", "over") else seen.battle - 1
    results = tuple(_result(seen.last, decks, column) for column in range(COLUMNS))
    return [Area("last-battle", say("last-battle", battle=fought), "panel", (0, 0, 380, 306), results)]


def _result(last: LastBattle, decks: Decks, column: int) -> Element:
    taker = last.takers[column]
    totals = [side[column].total for side in last.columns]
    words = ["-" if total is None else str(total.total) for total in totals]
    name = column_title(column)
    named = [_named(last, decks, side, column) for side in range(2)]
    told = " ".join(
        say(
            "result.side",
            army=army(side),
            total=column_words(last.columns[side][column]),
            cards=", ".join(f"{card} {value}" for card, value in named[side]) or say("no-cards"),
        )
        for side in range(2)
    )
    rows = ["\n".join(_rows(each)) for each in named]
    return Element(
        f"result-{column}",
        "result",
        0,
        102.0 * column,
        say("result", column=name, union=words[0], confederacy=words[1], taker=taker_words(taker)),
        tip=say("result.tip", column=name, taker=taker_words(taker), sides=told),
        texts={
            "column": say(f"column-{COLUMN_NAMES[column]}.title"),
            "union": words[0],
            "confederacy": words[1],
            "union-cards": rows[0],
            "confederacy-cards": rows[1],
            "taker": "" if taker == UNDECIDED else say("result.nobody") if taker < 0 else side_name(taker),
        },
        classes=(f"taken-{SIDE_CLASSES[taker]}" if taker >= 0 else "taken-nobody",),
    )


def _named(last: LastBattle, decks: Decks, side: int, column: int) -> list[tuple[str, int]]:
    """The cards of one side in a column, with their values."""
    found = [(decks.card(each.card), each.void) for each in last.columns[side][column].cards]
    return [(card_name(card.name), 0 if void else card.value) for card, void in found]


def _rows(named: list[tuple[str, int]]) -> Iterator[str]:
    """At most four rows; the tooltip has them all."""
    shown = named if len(named) <= 4 else named[:3]
    for card, value in shown:
        row = f"{card} {value}"
        yield row if len(row) <= 18 else f"{row[:14].rstrip()}… {value}"
    if not named:
        yield say("no-cards")
    elif len(shown) < len(named):
        yield say("result.more", count=len(named) - len(shown))

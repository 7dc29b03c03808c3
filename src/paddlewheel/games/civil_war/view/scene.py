"""The war as a scene: three roads over a river, an army on either bank, and the panels beside it."""

from __future__ import annotations

from collections.abc import Iterator

from paddlewheel.games.civil_war.components import Decks
from paddlewheel.games.civil_war.messages import say
from paddlewheel.games.civil_war.rules.vocabulary import COLUMN_NAMES, COMMITS, WEAKENS
from paddlewheel.games.civil_war.state import COLUMNS, UNDECIDED
from paddlewheel.games.civil_war.view.cards import CARD_HEIGHT, SIDE_CLASSES, card_element, event_tip
from paddlewheel.games.civil_war.view.observation import Column, WarObservation
from paddlewheel.games.civil_war.view.panels import hand_area, last_battle, seat_area
from paddlewheel.games.civil_war.view.status import status
from paddlewheel.games.civil_war.view.words import (
    army,
    card_name,
    choice_words,
    column_name,
    column_of,
    column_words,
    part_words,
    prompt,
    side_letter,
)
from paddlewheel.presentation import Area, Element, Offer, Scene

WIDTH, HEIGHT = 960.0, 690.0
#: The middles of the three columns, and of the events beside them.
COLUMN_X = (274.0, 468.0, 662.0)
BESIDE_X = 862.0
# From top to bottom, for the far side and the near side.
CARDS_Y = (13.0, 411.0)
TOTALS_Y = (318.0, 372.0)
#: What stands left of the columns, for the far side and the near side.
FLAG = ((50.0, 42.0), (50.0, 648.0))
DRUM = ((142.0, 36.0), (142.0, 642.0))
DECK = ((54.0, 126.0), (88.0, 456.0))
ORDERS = ((134.0, 120.0), (134.0, 462.0))
# Survivors left of the deck and the Graveyard right of it, as their owner sits.
SURVIVORS = ((134.0, 220.0), (44.0, 550.0))
GRAVEYARD = ((46.0, 220.0), (134.0, 550.0))
PILE_SCALE = 0.9
#: How far one card of a column lies below the next, and how much room a column has.
STRIP = 37.0
ROOM = 266.0
#: With less than this between two cards, a name has one line.
ONE_LINE = 35.0

# Layers of the board, from the ground up.
GROUND, LANE, PILE, CARD, TOTAL = 0, 1, 2, 3, 60


def scene(seen: WarObservation, decks: Decks, tokens: tuple[str, ...]) -> Scene:
    offers = tuple(_offer(seen, decks, choice, tokens[choice]) for choice in seen.choices)
    areas = [_board(seen, decks), *hand_area(seen, decks), *(seat_area(seen, decks, side) for side in _sides(seen))]
    areas += last_battle(seen, decks)
    return Scene(seen.game, say("title"), prompt(seen, decks), seen.rule, tuple(areas), offers, status(seen, decks))


def _sides(seen: WarObservation) -> tuple[int, int]:
    """The far side and the near side: the viewer's own is near, a spectator looks from the Union's."""
    return (0, 1) if seen.seat == 1 else (1, 0)


def _offer(seen: WarObservation, decks: Decks, choice: int, token: str) -> Offer:
    label, help_ = choice_words(seen, decks, choice)
    near = seen.seat or 0
    column = choice % COLUMNS
    if choice < COMMITS:
        side = near if choice < WEAKENS else 1 - near
        return Offer(token, label, (f"lane-{side}-{column}", f"card-{seen.aiming}"), help_)
    card = decks.cards[(choice - COMMITS) // COLUMNS].id
    return Offer(token, label, (f"card-{card}", f"lane-{near}-{column}"), help_)


def _board(seen: WarObservation, decks: Decks) -> Area:
    elements = [Element("country", "country", 0, 0, say("country"), layer=GROUND)]
    for row, side in enumerate(_sides(seen)):
        elements += _piles(seen, decks, side, row)
        elements += _lanes(seen, side, row)
        elements += _beside(seen, decks, side, row)
        elements += _carried_off(seen, decks, side, row)
        for column in range(COLUMNS):
            elements += _column(seen, decks, side, column, row)
            elements.append(_total(seen, side, column, row))
    return Area("battlefield", say("battle", battle=seen.battle), "board", (0, 0, WIDTH, HEIGHT), tuple(elements))


# -- piles ---------------------------------------------------------------------------------------------------


def _piles(seen: WarObservation, decks: Decks, side: int, row: int) -> Iterator[Element]:
    piles, whose = seen.armies[side], army(side)
    own = SIDE_CLASSES[side]
    survivors = ", ".join(card_name(decks.card(card).name) for card in piles.survivors) or say("pile-survivors.nobody")
    yield _pile(
        f"survivors-{side}",
        "survivors",
        SURVIVORS[row],
        len(piles.survivors),
        say("pile-survivors", army=whose, cards=len(piles.survivors)),
        say("pile-survivors.tip", army=whose, names=survivors),
        own,
    )
    yield _pile(
        f"deck-{side}",
        "deck",
        DECK[row],
        piles.deck,
        say("pile-deck", army=whose, cards=piles.deck),
        say("pile-deck.tip", army=whose, cards=piles.deck),
        own,
    )
    yield _pile(
        f"graveyard-{side}",
        "graveyard",
        GRAVEYARD[row],
        piles.graveyard,
        say("pile-graveyard", army=whose, cards=piles.graveyard),
        say("pile-graveyard.tip", army=whose, cards=piles.graveyard, all=decks.size),
        own,
    )
    label = say("flag", army=whose)
    yield Element(
        f"flag-{side}", "flag", *FLAG[row], label, scale=PILE_SCALE, layer=PILE, classes=(own,), texts=_flag(side)
    )
    if side == seen.first and seen.outcome is None:
        label = say("drum", army=whose)
        yield Element("drum", "drum", *DRUM[row], label, scale=PILE_SCALE, layer=PILE, texts={"what": say("drum.what")})
    if piles.reinforcements and side != seen.seat:
        yield _orders(seen, side, row)


def _flag(side: int) -> dict[str, str]:
    return {"letter": side_letter(side), "name": say(f"side-{side}.flag")}


def _pile(name: str, symbol: str, at: tuple[float, float], count: int, label: str, tip: str, own: str) -> Element:
    empty = ("empty",) if count == 0 else ()
    texts = {"count": str(count), "caption": say(f"caption-{symbol}")}
    return Element(name, symbol, *at, label, scale=PILE_SCALE, layer=PILE, tip=tip, texts=texts, classes=(own, *empty))


def _orders(seen: WarObservation, side: int, row: int) -> Element:
    """The other side's reinforcements: how many, and whether they are committed. No more."""
    count = seen.armies[side].reinforcements
    state = "committed" if seen.armies[side].ready else "deciding"
    label = say(f"orders-{state}", army=army(side), count=count)
    return Element(
        f"orders-{side}",
        "orders",
        *ORDERS[row],
        label,
        scale=PILE_SCALE,
        layer=PILE,
        tip=say("orders-tip", count=count),
        texts={"count": str(count), "state": say(f"orders-{state}.text")},
        classes=(SIDE_CLASSES[side], state),
    )


# -- columns -------------------------------------------------------------------------------------------------


def _lanes(seen: WarObservation, side: int, row: int) -> Iterator[Element]:
    whose = army(side)
    for column, here in enumerate(_columns(seen, side)):
        label = say("lane", army=whose, column=column_of(column), cards=len(here.cards))
        yield Element(
            f"lane-{side}-{column}",
            "lane",
            COLUMN_X[column],
            CARDS_Y[row],
            label,
            layer=LANE,
            texts={"name": column_name(column)},
            classes=(SIDE_CLASSES[side],),
        )


def _columns(seen: WarObservation, side: int) -> tuple[Column, ...]:
    """The columns of the battle under way; once the war is over, those of its last battle."""
    if seen.outcome is not None and seen.last is not None:
        return seen.last.columns[side]
    return seen.armies[side].columns


def _column(seen: WarObservation, decks: Decks, side: int, column: int, row: int) -> Iterator[Element]:
    """The cards of a column, each covering the one before but for its name and value."""
    if seen.step == "cleared":
        return
    placed = _columns(seen, side)[column].cards
    plan = seen.armies[side].plan
    planned = plan[column] if plan else None
    rows = len(placed) + (planned is not None)
    strip = min(STRIP, (ROOM - CARD_HEIGHT) / max(1, rows - 1))
    tight = ("compact",) if strip < ONE_LINE else ()
    x = COLUMN_X[column]
    for number, each in enumerate(placed):
        y = CARDS_Y[row] + number * strip
        marks = (*tight, "void") if each.void else tight
        yield card_element(decks.card(each.card), x, y, layer=CARD + number, classes=marks)
    if planned is not None:
        y = CARDS_Y[row] + len(placed) * strip
        yield card_element(
            decks.card(planned), x + 5, y, layer=CARD + len(placed), angle=1.6, classes=(*tight, "planned")
        )


def _total(seen: WarObservation, side: int, column: int, row: int) -> Element:
    here, there = (_columns(seen, each)[column] for each in (side, 1 - side))
    whose, where, total = army(side), column_of(column), column_words(here)
    texts = {"total": "-", "parts": total, "mark": _mark(here, there)}
    if here.total is not None:
        texts["total"] = str(here.total.total)
        texts["parts"] = "\n".join(part_words(here.total))
    return Element(
        f"total-{side}-{column}",
        "total",
        COLUMN_X[column],
        TOTALS_Y[row],
        say("column-total", army=whose, column=where, total=total),
        scale=0.95,
        layer=TOTAL,
        tip=say("column-total.tip", army=whose, column=where, total=total),
        texts=texts,
        classes=(SIDE_CLASSES[side], *(("ahead",) if texts["mark"] == "★" else ()), *_verdict(seen, side, column)),
    )


def _verdict(seen: WarObservation, side: int, column: int) -> tuple[str, ...]:
    """Whether this side has won or lost the column, once that is told."""
    if seen.step != "judging" or seen.last is None:
        return ()
    taker = seen.last.takers[column]
    return () if taker == UNDECIDED else ("won",) if taker == side else ("lost",)


def _carried_off(seen: WarObservation, decks: Decks, side: int, row: int) -> Iterator[Element]:
    """The cards of a battle on their way: winners lie on the Survivors, losers on the Graveyard (CW-17, CW-18)."""
    if seen.step != "cleared" or seen.last is None:
        return
    for column, taker in enumerate(seen.last.takers):
        for placed in seen.last.columns[side][column].cards:
            to, fate = (SURVIVORS[row], "survives") if taker == side else (GRAVEYARD[row], "buried")
            yield _carried(decks, placed.card, to, fate)
    for event in seen.last.beside[side]:
        yield _carried(decks, event.card, GRAVEYARD[row], "buried")


def _carried(decks: Decks, card: str, to: tuple[float, float], fate: str) -> Element:
    return card_element(decks.card(card), *to, layer=PILE - 1, scale=0.3, classes=(fate,))


def _mark(here: Column, there: Column) -> str:
    """A star for the side ahead, an equals sign for a tie."""
    if here.total is None or there.total is None:
        return "★" if here.total is not None else ""
    if here.total.total == there.total.total:
        return "="
    return "★" if here.total.total > there.total.total else ""


# -- beside the battlefield ----------------------------------------------------------------------------------


def _beside(seen: WarObservation, decks: Decks, side: int, row: int) -> Iterator[Element]:
    over = seen.last if seen.outcome is not None else None
    events = over.beside[side] if over else seen.armies[side].beside
    strip = min(STRIP, (ROOM - CARD_HEIGHT) / max(1, len(events) - 1))
    tight = ("compact",) if strip < ONE_LINE else ()
    for number, event in enumerate(events):
        card = decks.card(event.card)
        aimed = () if event.column is None else (f"aimed-{COLUMN_NAMES[event.column]}",)
        yield card_element(
            card,
            BESIDE_X,
            CARDS_Y[row] + number * strip,
            layer=CARD + number,
            classes=(*tight, "beside", *aimed),
            tip=event_tip(card, event.column),
        )

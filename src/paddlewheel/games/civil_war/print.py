"""The war on paper: two decks with their backs, the battlefield, and mats for tent and graveyard."""

from __future__ import annotations

from paddlewheel.games.civil_war.components import Card, Decks
from paddlewheel.games.civil_war.messages import say
from paddlewheel.games.civil_war.state import COLUMNS
from paddlewheel.games.civil_war.view.cards import SIDE_CLASSES, side_of
from paddlewheel.games.civil_war.view.words import (
    card_name,
    column_name,
    effects_words,
    kind_words,
    note_words,
    sentence,
    side_name,
)
from paddlewheel.games.civil_war.view.words import side as side_words
from paddlewheel.presentation import Area, Element
from paddlewheel.presentation.printed import Board, Face, Piece, PieceSet, PrintedPart

#: A card, in millimetres.
WIDTH, HEIGHT = 60.0, 84.0
#: A column of the battlefield holds a card and the strips of those below it.
LANE_VIEW = (180.0, 0.0, 576.0, 690.0)
TINTS = ("#2c4a7c", "#7c6241")
#: The engraving of a card without its frame and words.
ENGRAVING = (-64.0, 36.0, 128.0, 84.0)
MAT = (-62.0, -56.0, 124.0, 120.0)
#: Symbols with a word below them.
CAPTIONED = ("deck", "survivors", "graveyard")


def printed(decks: Decks) -> tuple[PrintedPart, ...]:
    cards = tuple(_deck(decks, side) for side in range(2))
    mats = PieceSet(
        title=say("print-mats"),
        width=90.0,
        height=84.0,
        pieces=tuple(_mat(side, name) for side in range(2) for name in ("survivors", "graveyard")),
        note=say("print-mats.note"),
    )
    return (
        PrintedPart(id="cards", title=say("print-cards"), items=cards),
        PrintedPart(id="board", title=say("print-board"), items=(_battlefield(), mats)),
    )


def _deck(decks: Decks, side: int) -> PieceSet:
    back = Face(
        art=_symbol("deck", (-33, -46, 66, 88), side),
        title=say("title"),
        lines=(side_name(side),),
        tint=TINTS[side],
    )
    return PieceSet(
        title=say("print-deck", side=side_words(side)),
        width=WIDTH,
        height=HEIGHT,
        pieces=tuple(
            Piece(name=card_name(card.name), faces=(_face(card),)) for card in decks.cards if side_of(card) == side
        ),
        back=back,
        source=decks.source,
    )


def _face(card: Card) -> Face:
    words = effects_words(card.effects)
    kind = say("print-kind", kind=sentence(kind_words(card)), side=side_words(side_of(card)), id=card.id)
    return Face(
        art=_symbol(f"card-{card.kind}", ENGRAVING, side_of(card)),
        title=card_name(card.name),
        badge="" if card.kind == "EVT" else str(card.value),
        lines=(kind, *((f"{sentence(words)}.",) if words else ())),
        note=note_words(card),
        tint=TINTS[side_of(card)],
    )


def _symbol(symbol: str, view: tuple[float, float, float, float], side: int) -> Area:
    texts = {"caption": say(f"caption-{symbol}")} if symbol in CAPTIONED else {}
    element = Element("symbol", symbol, 0, 0, symbol, classes=(SIDE_CLASSES[side], "printed"), texts=texts)
    return Area("symbol", symbol, "panel", view, (element,))


def _mat(side: int, symbol: str) -> Piece:
    name = say(f"print-{symbol}", side=side_words(side))
    return Piece(name=name, faces=(Face(art=_symbol(symbol, MAT, side), title=name, tint=TINTS[side]),))


def _battlefield() -> Board:
    """Three columns, each wide enough for a card; the enemy's above the river, one's own below."""
    elements = [Element("country", "country", 0, 0, say("print-country"))]
    for row, (side, y) in enumerate(((1, 13.0), (0, 411.0))):
        for column, name in enumerate(map(column_name, range(COLUMNS))):
            elements.append(
                Element(
                    f"lane-{row}-{column}",
                    "lane",
                    274.0 + 194 * column,
                    y,
                    name,
                    layer=1,
                    texts={"name": name},
                    classes=(SIDE_CLASSES[side],),
                )
            )
    view = LANE_VIEW
    # A card is 180 of the picture's units wide and 60 mm on paper.
    scale = WIDTH * 1.06 / 180
    area = Area("battlefield", say("battlefield"), "board", view, tuple(elements))
    return Board(title=say("battlefield"), face=area, width=view[2] * scale, height=view[3] * scale)

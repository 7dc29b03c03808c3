"""The valley on paper: board strips, cards with backs, the monitoring table, marbles, and what a session needs."""

from __future__ import annotations

from collections.abc import Iterator

from paddlewheel.games.my_river_kit.components import INDICATORS, SEATS, WEATHERS, Card, Components, EventCard
from paddlewheel.games.my_river_kit.debrief.questions import questions
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.rules.vocabulary import MOST_SEATS
from paddlewheel.games.my_river_kit.view.board import FAMILY_OF, card_texts, without
from paddlewheel.games.my_river_kit.view.cards import card_words, event_words, signed
from paddlewheel.games.my_river_kit.view.component_tables import mayors
from paddlewheel.games.my_river_kit.view.names import (
    apart,
    capital,
    card_name,
    city,
    event_name,
    event_says,
    indicator_words,
    source_words,
    weather_words,
)
from paddlewheel.presentation import Area, Element
from paddlewheel.presentation.printed import (
    Blank,
    Block,
    Board,
    Face,
    Heading,
    Piece,
    PieceSet,
    Points,
    PrintedPart,
    TextPage,
    TextTable,
    Words,
)

#: Cards and plots, in millimetres: a card is as wide as its plot on the strip.
WIDTH, HEIGHT = 60.0, 84.0
#: What is printed of the picture of an activity, in the units of the art.
CARD_VIEW = (-79.0, -26.0, 158.0, 77.0)
#: A strip of the board, and a card on it.
WIDE, TALL, CARD_WIDTH = 890.0, 340.0, 168.0
PLOTS = 5
MIDDLE = 2
TOKEN = 14.0
TINTS = {"town": "#7a5f86", "work": "#8b4a35", "farm": "#8a7420", "leisure": "#1f6f94", "nature": "#3f7538"}
WEATHER_TINT = "#2d6a8f"
#: Coins to print for each mayor's cash: the bank needs some more.
COINS_EACH = 3


def printed(parts: Components) -> tuple[PrintedPart, ...]:
    return (
        PrintedPart(id="board", title=say("part-board"), items=(_valley(), *_monitoring(parts))),
        PrintedPart(id="cards", title=say("part-cards"), items=(_activities(parts), _events(parts))),
        PrintedPart(id="tokens", title=say("part-tokens"), items=tuple(_tokens(parts))),
        PrintedPart(id="facilitator", title=say("part-facilitator"), items=(_facilitator(parts),)),
        PrintedPart(id="debriefing", title=say("part-debriefing"), items=tuple(_debriefing())),
    )


# -- the board ---------------------------------------------------------------------------------------------------


def _valley() -> Board:
    """A strip for each city, five plots above the river: as many as there are mayors are cut off and used."""
    elements = [element for seat in range(MOST_SEATS) for element in _strip(seat)]
    area = Area("valley", say("strips.view"), "board", (0, 0, WIDE, TALL * MOST_SEATS), tuple(elements))
    scale = WIDTH / CARD_WIDTH
    return Board(
        title=say("strips"),
        face=area,
        width=WIDE * scale,
        height=TALL * MOST_SEATS * scale,
        note=say("strips.note"),
    )


def _strip(seat: int) -> Iterator[Element]:
    top = TALL * seat
    yield Element(f"strip-{seat}", "strip", 0, top, say("strip"))
    texts = {"number": str(seat + 1), "name": city(seat), "what": say("strip-plots")}
    yield Element(f"plate-{seat}", "plate", 12, top + 20, city(seat), layer=1, texts=texts, classes=(f"seat-{seat}",))
    for plot in range(PLOTS):
        texts = {"number": str(plot + 1), "say": say("strip-centre" if plot == MIDDLE else "plot-free")}
        x = WIDE / PLOTS * (plot + 0.5)
        yield Element(
            f"plot-{seat}-{plot}", "tall-plot", x, top + 160, say("strip-plot", plot=plot + 1), layer=1, texts=texts
        )


def _monitoring(parts: Components) -> list[TextPage]:
    return [_monitoring_page(parts, seats) for seats in SEATS]


def _monitoring_page(parts: Components, seats: str) -> TextPage:
    zones = parts.zones[seats]
    rows = []
    for number, name in enumerate(INDICATORS):
        zone = zones.zone(number)
        cells = [indicator_words(name)]
        for value in range(11):
            red = value >= zone.red if name == "pollution" else value <= zone.red
            green = value <= zone.green if name == "pollution" else value >= zone.green
            cells.append(f"{value} {'▼' if red else '▲' if green else ''}".strip())
        rows.append(tuple(cells))
    rounds = tuple((str(number), *[""] * len(INDICATORS)) for number in range(1, 11))
    blocks: tuple[Block, ...] = (
        Words(say("paper-monitoring.marker")),
        TextTable((), tuple(rows)),
        Words(say("paper-monitoring.ends")),
        Heading(say("paper-monitoring.rounds"), 2),
        TextTable((say("paper-monitoring.round"), *(indicator_words(name) for name in INDICATORS)), rounds),
        Words(say("paper-monitoring.source", source=source_words(zones.source))),
    )
    return TextPage(title=say("paper-monitoring", seats=seats), blocks=blocks)


# -- cards -------------------------------------------------------------------------------------------------------


def _activities(parts: Components) -> PieceSet:
    pieces = tuple(
        Piece(name=card_name(card), faces=(_activity(kind, card),), back=_failed(card), copies=card.copies)
        for kind, card in parts.card.items()
        if card.copies
    )
    return PieceSet(
        title=say("paper-activities"),
        width=WIDTH,
        height=HEIGHT,
        pieces=pieces,
        source=say("paper-activities.source"),
        note=say("paper-activities.note"),
    )


def _activity(kind: str, card: Card) -> Face:
    lines = [card_words(card, card.price)]
    if card.impacts.landscape:
        lines.append(say("paper-landscape", change=signed(card.impacts.landscape)))
    if card.fixed:
        lines.append(say("paper-fixed"))
    message = "paper-source.fields" if card.rulebook else "paper-source"
    source = say(message, fields=", ".join(card.rulebook), source=source_words(card.source))
    name = card_name(card)
    tint = TINTS.get(FAMILY_OF.get(kind, ""), "#5b5546")
    known = kind if kind in FAMILY_OF else "other"
    elements = (
        Element("card", "activity", 0, 0, name, texts=card_texts(card, name), classes=("printed", *without(card))),
        Element("picture", f"picture-{known}", 0, 4, name, scale=0.85, layer=1),
    )
    area = Area("card", name, "panel", CARD_VIEW, elements)
    return Face(art=area, title=name, lines=tuple(lines), note=source, tint=tint)


def _failed(card: Card) -> Face:
    picture = Element("failed", "picture-failed", 0, 0, say("paper-failure"))
    area = Area("failed", say("paper-failure"), "panel", (-45, -45, 90, 90), (picture,))
    words = (say("paper-failure.effect"),)
    lost = () if card.fixed else (say("paper-failure.lost"),)
    return Face(art=area, title=card_name(card), lines=(*words, *lost), tint="#8e1f10")


def _events(parts: Components) -> PieceSet:
    pieces = tuple(Piece(name=event_name(event.name), faces=(_event(parts, event),)) for event in parts.event)
    picture = Element("cloud", "weather-wet", 0, 0, say("paper-events.weather"))
    area = Area("back", say("paper-events.weather"), "panel", (-40, -34, 80, 68), (picture,))
    back = Face(art=area, title="My River Kit", lines=(say("paper-events.back"),), tint=WEATHER_TINT)
    return PieceSet(
        title=say("paper-events"), width=WIDTH, height=HEIGHT, pieces=pieces, back=back, source=_sources(parts.event)
    )


def _event(parts: Components, event: EventCard) -> Face:
    water = parts.water[event.weather]
    marbles = " · ".join(
        say("paper-events.mayors", seats=int(seats), marbles=water.marbles(int(seats))) for seats in SEATS
    )
    effect = event_words(event, int(SEATS[0]), lambda kind: card_name(parts.card[kind]))
    if event.repairs:
        below = [say("paper-events.below", below=event.flood_below.get(seats, 0), seats=int(seats)) for seats in SEATS]
        effect = say("effect-repairs", repairs=event.repairs, below=", ".join(below))
    weather, name = WEATHERS.index(event.weather), event_name(event.name)
    picture = Element("weather", f"weather-{event.weather}", 0, 0, weather_words(weather))
    area = Area("event", name, "panel", (-46, -40, 92, 80), (picture,))
    water_line = say("paper-events.water", weather=say(f"weather-{event.weather}.title"), marbles=marbles)
    lines = (event_says(event), f"{capital(effect)}.", water_line)
    return Face(art=area, title=name, lines=lines, note=f"{capital(source_words(event.source))}.", tint=WEATHER_TINT)


def _sources(events: list[EventCard]) -> str:
    return ", ".join(source_words(source) for source in sorted({event.source for event in events}))


# -- tokens ------------------------------------------------------------------------------------------------------


def _tokens(parts: Components) -> list[PieceSet]:
    most_water = max(water.marbles(MOST_SEATS) for water in parts.water.values())
    dirt = max(card.gives.pollution for card in parts.card.values()) * MOST_SEATS * PLOTS // 2
    coins = (parts.table.wag.value + COINS_EACH) * MOST_SEATS
    markers = tuple(
        Piece(name=indicator_words(name), faces=(Face(title=indicator_words(name, "word")),)) for name in INDICATORS
    )
    tokens = (
        Piece(
            name=say("paper-marble-water"),
            faces=(_marble((), say("paper-marble-water")),),
            copies=most_water + 2 * MOST_SEATS,
        ),
        Piece(
            name=say("paper-marble-pollution"),
            faces=(_marble(("pollution",), say("paper-marble-pollution")),),
            copies=dirt,
        ),
        Piece(name=say("paper-wag"), faces=(Face(title=say("paper-coin"), art=_coin()),), copies=coins),
    )
    faces = tuple(Face(title=card_name(parts.card[kind])) for kind in parts.die.faces)
    return [
        PieceSet(
            title=say("paper-marbles"),
            width=TOKEN,
            height=TOKEN,
            pieces=tokens,
            note=say("paper-marbles.note"),
        ),
        PieceSet(title=say("paper-markers"), width=22.0, height=TOKEN, pieces=markers),
        PieceSet(
            title=say("paper-die"),
            width=24.0,
            height=24.0,
            depth=24.0,
            shape="box",
            pieces=(Piece(name=say("paper-die.name"), faces=faces),),
            source=source_words(parts.die.source),
            note=say(
                "paper-die.note",
                faces=apart(
                    say("paper-die.face", face=number, card=card_name(parts.card[kind]))
                    for number, kind in enumerate(parts.die.faces, start=1)
                ),
            ),
        ),
        PieceSet(
            title=say("paper-votes"),
            width=22.0,
            height=30.0,
            pieces=tuple(
                Piece(name=str(value), faces=(Face(title=str(value)),), copies=MOST_SEATS) for value in range(11)
            ),
            note=say("paper-votes.note"),
        ),
    ]


def _marble(classes: tuple[str, ...], name: str) -> Face:
    picture = Element("marble", "marble", 0, 0, name, classes=classes)
    return Face(art=Area("marble", name, "panel", (-4.6, -4.6, 9.2, 9.2), (picture,)), title=name)


def _coin() -> Area:
    picture = Element("coin", "coin", 0, 0, say("paper-coin"))
    return Area("coin", say("paper-coin"), "panel", (-9, -9, 18, 18), (picture,))


# -- the session -------------------------------------------------------------------------------------------------


def _facilitator(parts: Components) -> TextPage:
    water = tuple(
        (weather_words(WEATHERS.index(name)), *(str(marbles.marbles(int(seats))) for seats in SEATS))
        for name, marbles in parts.water.items()
    )
    columns = ("round", "event", "water-in", "water-out", "pollution-out", "failures", "agreed")
    blocks: tuple[Block, ...] = (
        Heading(say("sheet-before"), 2),
        Points(
            (
                say("sheet-before.strips"),
                say("sheet-before.centre", plot=MIDDLE + 1, wag=parts.table.wag.value),
                say("sheet-before.die"),
                say("sheet-before.events"),
            )
        ),
        Heading(say("sheet-water"), 2),
        TextTable((say("sheet-water.weather"), *mayors()), water),
        Heading(say("sheet-money"), 2),
        TextTable((), tuple(_prices(parts))),
        Heading(say("sheet-notes"), 2),
        TextTable(
            tuple(say(f"sheet-notes.{column}") for column in columns),
            tuple((str(number), *[""] * (len(columns) - 1)) for number in range(1, 11)),
        ),
        Heading(say("sheet-own"), 2),
        Blank(8),
    )
    return TextPage(title=say("sheet"), blocks=blocks)


def _prices(parts: Components) -> Iterator[tuple[str, str]]:
    """What is paid for, and how much."""
    fines, loan = parts.fines, parts.loan
    yield say("sheet-move"), say("sheet-move.price", wag=parts.prices.move.value)
    yield say("sheet-buy"), say("sheet-buy.price", wag=parts.prices.water.value)
    low_water = say("sheet-low-water", marbles=fines.water_below.value)
    yield low_water, say("sheet-low-water.price", wag=fines.low_water.value)
    yield say("sheet-pollution"), say("sheet-pollution.price", wag=fines.pollution.value)
    terms = say("sheet-loan.price", wag=loan.amount.value, instalment=loan.instalment.value, rounds=loan.rounds.value)
    yield say("sheet-loan"), terms


def _debriefing() -> list[TextPage]:
    blocks: list[Block] = []
    phase = ""
    for question in questions():
        if question.part != phase:
            phase = question.part
            blocks.append(Heading(phase, 2))
        blocks += [Words(question.text), Blank(1)]
    form: list[Block] = [
        TextTable((), tuple((say(f"mayor-sheet.{row}"), "") for row in ("name", "city", "goal", "end")))
    ]
    for written in ("plan", "decision", "rivers"):
        form += [Words(say(f"mayor-sheet.{written}")), Blank(4)]
    return [
        TextPage(title=say("questions-sheet"), blocks=tuple(blocks)),
        TextPage(title=say("mayor-sheet"), blocks=tuple(form), copies=MOST_SEATS),
    ]

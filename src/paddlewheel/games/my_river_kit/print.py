"""The valley on paper: board strips, cards with backs, the monitoring table, marbles, and what a session needs."""

from __future__ import annotations

from collections.abc import Iterator

from paddlewheel.games.my_river_kit.components import INDICATORS, SEATS, Card, Components, EventCard
from paddlewheel.games.my_river_kit.debrief.questions import QUESTIONS
from paddlewheel.games.my_river_kit.view.board import FAMILY_OF, card_texts, without
from paddlewheel.games.my_river_kit.view.cards import card_words, event_words, signed
from paddlewheel.games.my_river_kit.view.names import CITIES, INDICATOR_WORDS, wag
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
        PrintedPart(id="board", title="Board strips and monitoring table", items=(_valley(), *_monitoring(parts))),
        PrintedPart(id="cards", title="Activity and event cards", items=(_activities(parts), _events(parts))),
        PrintedPart(id="tokens", title="Marbles, coins, markers and the die", items=tuple(_tokens(parts))),
        PrintedPart(id="facilitator", title="Facilitator's sheet", items=(_facilitator(parts),)),
        PrintedPart(id="debriefing", title="Debriefing: questions and forms", items=tuple(_debriefing())),
    )


# -- the board ---------------------------------------------------------------------------------------------------


def _valley() -> Board:
    """A strip for each city, five plots above the river: as many as there are mayors are cut off and used."""
    elements = [element for seat in range(len(CITIES)) for element in _strip(seat)]
    area = Area("valley", "from the source to the sea", "board", (0, 0, WIDE, TALL * len(CITIES)), tuple(elements))
    scale = WIDTH / CARD_WIDTH
    return Board(
        title="Board strips",
        face=area,
        width=WIDE * scale,
        height=TALL * len(CITIES) * scale,
        note="Use the strips of as many cities as there are mayors, from the source down; cut between them.",
    )


def _strip(seat: int) -> Iterator[Element]:
    top = TALL * seat
    yield Element(f"strip-{seat}", "strip", 0, top, "The river along five plots")
    texts = {"number": str(seat + 1), "name": CITIES[seat], "what": "plots 1 to 5"}
    yield Element(f"plate-{seat}", "plate", 12, top + 20, CITIES[seat], layer=1, texts=texts, classes=(f"seat-{seat}",))
    for plot in range(PLOTS):
        texts = {"number": str(plot + 1), "say": "City centre" if plot == MIDDLE else "free plot"}
        x = WIDE / PLOTS * (plot + 0.5)
        yield Element(f"plot-{seat}-{plot}", "tall-plot", x, top + 160, f"Plot {plot + 1}", layer=1, texts=texts)


def _monitoring(parts: Components) -> list[TextPage]:
    return [_monitoring_page(parts, seats) for seats in SEATS]


def _monitoring_page(parts: Components, seats: str) -> TextPage:
    zones = parts.zones[seats]
    rows = []
    for number, name in enumerate(INDICATORS):
        zone = zones.zone(number)
        cells = [INDICATOR_WORDS[name]]
        for value in range(11):
            red = value >= zone.red if name == "pollution" else value <= zone.red
            green = value <= zone.green if name == "pollution" else value >= zone.green
            cells.append(f"{value} {'▼' if red else '▲' if green else ''}".strip())
        rows.append(tuple(cells))
    rounds = tuple((str(number), *[""] * len(INDICATORS)) for number in range(1, 11))
    blocks: tuple[Block, ...] = (
        Words("Put a marker on each line after every assessment. ▲ is green, ▼ is red; the others lie between."),
        TextTable((), tuple(rows)),
        Words("Six ▲ in one round: all win. Four ▼ in one round, not in the first: all lose."),
        Heading("Round by round", 2),
        TextTable(("round", *(INDICATOR_WORDS[name] for name in INDICATORS)), rounds),
        Words(f"The limits of the zones are {zones.source}."),
    )
    return TextPage(title=f"Monitoring table for {seats} mayors", blocks=blocks)


# -- cards -------------------------------------------------------------------------------------------------------


def _activities(parts: Components) -> PieceSet:
    pieces = tuple(
        Piece(name=card.name, faces=(_activity(kind, card),), back=_failed(card), copies=card.copies)
        for kind, card in parts.card.items()
        if card.copies
    )
    return PieceSet(
        title="Activity cards",
        width=WIDTH,
        height=HEIGHT,
        pieces=pieces,
        source="reconstructed, but for the numbers that a card marks",
        note="The back of a card shows it in failure: turn it over when it fails.",
    )


def _activity(kind: str, card: Card) -> Face:
    lines = [card_words(card, card.price)]
    if card.impacts.landscape:
        lines.append(f"Landscape {signed(card.impacts.landscape)}: a hint for the vote.")
    if card.fixed:
        lines.append("Never lost, removed or moved.")
    source = "From the rulebook: " + ", ".join(card.rulebook) + ". The rest: " if card.rulebook else "Numbers: "
    tint = TINTS.get(FAMILY_OF.get(kind, ""), "#5b5546")
    known = kind if kind in FAMILY_OF else "other"
    elements = (
        Element("card", "activity", 0, 0, card.name, texts=card_texts(card), classes=("printed", *without(card))),
        Element("picture", f"picture-{known}", 0, 4, card.name, scale=0.85, layer=1),
    )
    area = Area("card", card.name, "panel", CARD_VIEW, elements)
    return Face(art=area, title=card.name, lines=tuple(lines), note=f"{source}{card.source}.", tint=tint)


def _failed(card: Card) -> Face:
    picture = Element("failed", "picture-failed", 0, 0, "In failure")
    area = Area("failed", "In failure", "panel", (-45, -45, 90, 90), (picture,))
    words = ("In failure: no income, no impacts.",)
    lost = () if card.fixed else ("Fails twice in a row: lost.",)
    return Face(art=area, title=card.name, lines=(*words, *lost), tint="#8e1f10")


def _events(parts: Components) -> PieceSet:
    pieces = tuple(Piece(name=event.name, faces=(_event(parts, event),)) for event in parts.event)
    picture = Element("cloud", "weather-wet", 0, 0, "Weather")
    area = Area("back", "Weather", "panel", (-40, -34, 80, 68), (picture,))
    back = Face(art=area, title="My River Kit", lines=("Event",), tint=WEATHER_TINT)
    return PieceSet(
        title="Event cards", width=WIDTH, height=HEIGHT, pieces=pieces, back=back, source=_sources(parts.event)
    )


def _event(parts: Components, event: EventCard) -> Face:
    water = parts.water[event.weather]
    marbles = " · ".join(f"{seats} mayors: {water.marbles(int(seats))}" for seats in SEATS)
    effects = [event_words(event, int(SEATS[0]))]
    if event.repairs:
        by_seats = ", ".join(f"{event.flood_below.get(seats, 0)} with {seats} mayors" for seats in SEATS)
        effects = [f"everybody pays {wag(event.repairs)} if flood regulation was below {by_seats}"]
    named = [f"{word[0].upper()}{word[1:]}." for word in _with_names(parts, effects)]
    picture = Element("weather", f"weather-{event.weather}", 0, 0, event.weather)
    area = Area("event", event.name, "panel", (-46, -40, 92, 80), (picture,))
    weather = event.weather.replace("_", " ").capitalize()
    lines = (event.says, *named, f"{weather}. Water: {marbles}")
    return Face(art=area, title=event.name, lines=lines, note=f"{event.source.capitalize()}.", tint=WEATHER_TINT)


def _with_names(parts: Components, effects: list[str]) -> list[str]:
    """Effects with the names of cards instead of their keys."""
    found = []
    for effect in effects:
        cards, colon, rest = effect.partition(": ")
        names = [parts.card[key].name if key in parts.card else key for key in cards.split(", ")]
        found.append(", ".join(names) + colon + rest if colon else effect)
    return found


def _sources(events: list[EventCard]) -> str:
    return ", ".join(sorted({event.source for event in events}))


# -- tokens ------------------------------------------------------------------------------------------------------


def _tokens(parts: Components) -> list[PieceSet]:
    most_water = max(water.marbles(len(CITIES)) for water in parts.water.values())
    dirt = max(card.gives.pollution for card in parts.card.values()) * len(CITIES) * PLOTS // 2
    coins = (parts.table.wag.value + COINS_EACH) * len(CITIES)
    markers = tuple(
        Piece(name=INDICATOR_WORDS[name], faces=(Face(title=INDICATOR_WORDS[name].split()[0]),)) for name in INDICATORS
    )
    tokens = (
        Piece(name="water", faces=(_marble((), "water"),), copies=most_water + 2 * len(CITIES)),
        Piece(name="pollution", faces=(_marble(("pollution",), "pollution"),), copies=dirt),
        Piece(name="WAG", faces=(Face(title="1 WAG", art=_coin()),), copies=coins),
    )
    faces = tuple(Face(title=parts.card[kind].name) for kind in parts.die.faces)
    return [
        PieceSet(
            title="Marbles and coins",
            width=TOKEN,
            height=TOKEN,
            pieces=tokens,
            note="Glass marbles do better: blue for water, pink for pollution, yellow for WAG. Two cups hold them.",
        ),
        PieceSet(title="Markers of the monitoring table", width=22.0, height=TOKEN, pieces=markers),
        PieceSet(
            title="Die for the first activity",
            width=24.0,
            height=24.0,
            depth=24.0,
            shape="box",
            pieces=(Piece(name="die", faces=faces),),
            source=parts.die.source,
            note="An ordinary die does as well: "
            + "; ".join(f"{number} {parts.card[kind].name}" for number, kind in enumerate(parts.die.faces, start=1))
            + ".",
        ),
        PieceSet(
            title="Landscape votes",
            width=22.0,
            height=30.0,
            pieces=tuple(
                Piece(name=str(value), faces=(Face(title=str(value)),), copies=len(CITIES)) for value in range(11)
            ),
            note="A set from 0 to 10 for each mayor, to vote in secret.",
        ),
    ]


def _marble(classes: tuple[str, ...], name: str) -> Face:
    picture = Element("marble", "marble", 0, 0, name, classes=classes)
    return Face(art=Area("marble", name, "panel", (-4.6, -4.6, 9.2, 9.2), (picture,)), title=name)


def _coin() -> Area:
    picture = Element("coin", "coin", 0, 0, "1 WAG")
    return Area("coin", "1 WAG", "panel", (-9, -9, 18, 18), (picture,))


# -- the session -------------------------------------------------------------------------------------------------


def _facilitator(parts: Components) -> TextPage:
    water = tuple(
        (name.replace("_", " "), *(str(marbles.marbles(int(seats))) for seats in SEATS))
        for name, marbles in parts.water.items()
    )
    blocks: tuple[Block, ...] = (
        Heading("Before", 2),
        Points(
            (
                "Lay the strips of as many cities as there are mayors one below the other, the source at the top.",
                f"Each mayor puts a City centre on plot {MIDDLE + 1} and takes {wag(parts.table.wag.value)}.",
                "Each rolls the die and puts the activity it shows on a plot of their choice, for nothing.",
                "Shuffle the events. The first round is wet and has none.",
            )
        ),
        Heading("Water for the stream cup", 2),
        TextTable(("weather", *(f"{seats} mayors" for seats in SEATS)), water),
        Heading("Money", 2),
        TextTable(
            (),
            (
                ("Move, remove or swap a card", f"{wag(parts.prices.move.value)} each"),
                ("Water bought for a City centre", f"{wag(parts.prices.water.value)} a marble"),
                (
                    f"Fewer than {parts.fines.water_below.value} water downstream",
                    f"all pay {wag(parts.fines.low_water.value)}",
                ),
                ("More pollution than water downstream", f"all pay {wag(parts.fines.pollution.value)}"),
                (
                    "Loan of the bank, once each",
                    f"{wag(parts.loan.amount.value)}, then {wag(parts.loan.instalment.value)} in each of "
                    f"{parts.loan.rounds.value} rounds",
                ),
            ),
        ),
        Heading("What to write down", 2),
        TextTable(
            ("round", "event", "water in", "water out", "pollution out", "failures", "what was agreed"),
            tuple((str(number), "", "", "", "", "", "") for number in range(1, 11)),
        ),
        Heading("Your notes", 2),
        Blank(8),
    )
    return TextPage(title="Facilitator's sheet", blocks=blocks)


def _debriefing() -> list[TextPage]:
    blocks: list[Block] = []
    phase = ""
    for question in QUESTIONS:
        if question.part != phase:
            phase = question.part
            blocks.append(Heading(phase, 2))
        blocks += [Words(question.text), Blank(1)]
    form: tuple[Block, ...] = (
        TextTable((), (("Name", ""), ("City", ""), ("Goal", ""), ("Aquabon and WAG at the end", ""))),
        Words("My plan at the start, and what became of it"),
        Blank(4),
        Words("A decision I would make in another way now"),
        Blank(4),
        Words("What I want to remember about rivers"),
        Blank(4),
    )
    return [
        TextPage(title="Debriefing: questions", blocks=tuple(blocks)),
        TextPage(title="Debriefing: a mayor's form", blocks=form, copies=len(CITIES)),
    ]

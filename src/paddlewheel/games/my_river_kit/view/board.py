"""The board: the valley, every city's five plots with their cards, and the two cups on the river."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from paddlewheel.games.my_river_kit.components import Card, Components
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.view.cards import card_words, signed
from paddlewheel.games.my_river_kit.view.names import card_name, city, own_city, wag
from paddlewheel.games.my_river_kit.view.observation import BasinObservation, PlotSeen
from paddlewheel.presentation import Area, Element

WIDTH = 930.0
#: The height of the board and the room of one city on it, by the number of cities: fewer cities have a wider river.
HEIGHTS = {2: 640.0, 3: 656.0, 4: 670.0}
PITCHES = {2: 300.0, 3: 212.0, 4: 164.0}
#: The middle of the first card, and the river below it.
CARD_Y = 80.0
WATER_Y = {2: 217.0, 3: 173.0, 4: 149.0}
CUP_SCALES = {2: 1.5, 3: 1.25, 4: 1.0}
GROUND, PLOT, CARD, PICTURE, CUP, MARBLE = range(6)

#: What a card is about: it tints the head of the card.
FAMILIES = {
    "town": ("city", "eco-district"),
    "work": ("commercial", "industrial", "hydropower", "treatment"),
    "farm": ("corn", "organic", "meadow"),
    "leisure": ("canoe", "campsite", "park", "angling"),
    "nature": ("ripisylvae", "wetland", "forest", "reserve", "floodplain"),
}
FAMILY_OF = {card: family for family, cards in FAMILIES.items() for card in cards}
MARBLES_IN_A_ROW = 6
#: A cup shows this many; the number on it tells the rest.
MOST_MARBLES = 18
#: How far the source lies left of the first plot.
TO_THE_SOURCE = 52.0
#: From this many marbles on, for each city, the river is full; from this many on there is some water.
FULL, SOME = 2.0, 1.0
#: Water on the left, pollution on the right: the cups, and the marbles on a card.
MARBLE_KINDS = ("water", "pollution")
CUPS_X = (-38.0, 38.0)
CUP_CLASSES: tuple[tuple[str, ...], tuple[str, ...]] = ((), ("pollution",))
ON_THE_CARD = (-18.0, 18.0)
LARGE = 2.2
#: A name of more letters is written smaller, and in two lines on the board.
LONG_NAME = 18


def board(seen: BasinObservation, parts: Components, open_ids: set[str]) -> Area:
    flows = say("valley", seats=seen.seats)
    elements = [Element("valley", f"valley-{seen.seats}", 0, 0, flows, layer=GROUND, classes=_river_classes(seen))]
    for seat in range(seen.seats):
        elements += _city(seen, parts, seat, open_ids)
    elements += _cups(seen)
    return Area("river", say("river"), "board", (0, 0, WIDTH, HEIGHTS[seen.seats]), tuple(elements))


def _river_classes(seen: BasinObservation) -> tuple[str, str]:
    """How wide the river is drawn, and in which colour."""
    water, pollution = _counts(seen)
    amount = "full" if water >= FULL * seen.seats else "some" if water >= SOME * seen.seats else "little"
    return amount, "foul" if pollution > water else "murky" if pollution * 2 > water else "clear"


def _counts(seen: BasinObservation) -> tuple[int, int]:
    """The marbles of water and of pollution that flow now, or that arrived downstream."""
    flowing = seen.at is not None or seen.poured or not seen.round
    return (seen.stream, seen.pollution) if flowing else (seen.water_out, seen.pollution_out)


def place_of(seats: int, seat: int, plot: int) -> tuple[float, float]:
    """The middle of a plot. The river meanders: every second city lies from right to left."""
    column = plot if seat % 2 == 0 else 4 - plot
    return 133 + 166.0 * column, CARD_Y + PITCHES[seats] * seat


def _city(seen: BasinObservation, parts: Components, seat: int, open_ids: set[str]) -> Iterator[Element]:
    mayor, called = seen.mayors[seat], city(seat)
    x, y = 62.0 if seat % 2 == 0 else 662.0, CARD_Y - 67 + PITCHES[seen.seats] * seat
    yield Element(
        f"city-{seat}",
        "plate",
        x,
        y,
        say("plate", city=called, number=seat + 1, way="left" if seat % 2 else "right"),
        layer=CARD,
        texts={"number": str(seat + 1), "name": own_city(seat, seen.seat), "what": wag(mayor.wag)},
        classes=(f"seat-{seat}",) + (("deciding",) if seat in seen.deciders else ()),
    )
    for plot, there in enumerate(mayor.plots):
        x, y = place_of(seen.seats, seat, plot)
        name = f"plot-{seat}-{plot}"
        classes = (*(() if there is None else ("built",)), *(("open",) if name in open_ids else ()))
        if there is None:
            texts = {"number": str(plot + 1), "say": say("plot-free")}
            label = say("plot.free", plot=plot + 1, city=called)
            yield Element(name, "plot", x, y, label, layer=PLOT, texts=texts, classes=classes)
            continue
        card = parts.card[there.card]
        what = card_name(card)
        label = say("plot.failed" if there.failed else "plot", plot=plot + 1, city=called, card=what)
        yield Element(name, "plot", x, y, label, layer=PLOT, classes=classes)
        yield from _card(card, there, what, f"{seat}-{plot}", x, y)


def _card(card: Card, there: PlotSeen, called: str, name: str, x: float, y: float) -> Iterator[Element]:
    words = card_words(card, card.price)
    if there.failed:
        yield Element(
            f"card-{name}",
            "failed-card",
            x,
            y,
            say("failed-card", card=called),
            layer=CARD,
            tip=say("failed-card.tip", card=called, words=words),
            texts={"what": say("failed-card.stamp"), "name": called},
        )
        yield Element(f"picture-{name}", "picture-failed", x, y - 12, called, scale=0.8, layer=PICTURE)
        return
    yield Element(
        f"card-{name}",
        "activity",
        x,
        y,
        say("built-card", card=called, words=words),
        layer=CARD,
        texts=card_texts(card, called),
        classes=(FAMILY_OF.get(there.card, "other"), *long_name(called), *without(card)),
    )
    known = there.card if there.card in FAMILY_OF else "other"
    # The picture says no more than the card.
    yield Element(f"picture-{name}", f"picture-{known}", x, y + 4, called, scale=0.85, layer=PICTURE)


def long_name(name: str) -> tuple[str, ...]:
    return ("long",) if len(name) > LONG_NAME else ()


def card_texts(card: Card, name: str) -> dict[str, str]:
    """What a card that is built does; what it cost and needed is in its closer look."""
    numbers = {slot: "" if not number else str(number) for slot, number in _flows(card).items()}
    impacts = {slot: "" if not number else signed(number) for slot, number in _impacts(card).items()}
    return {"name": "\n".join(wrap(name, LONG_NAME)), **numbers, **impacts, "aquabon": str(card.aquabon)}


def _flows(card: Card) -> dict[str, int]:
    return {
        "takes-water": card.takes.water,
        "takes-pollution": card.takes.pollution,
        "takes-wag": card.takes.wag,
        "gives-water": card.gives.water,
        "gives-pollution": card.gives.pollution,
        "gives-wag": card.gives.wag,
    }


def _impacts(card: Card) -> dict[str, int]:
    impacts = card.impacts
    return {
        "flood": impacts.flood,
        "recreation": impacts.recreation,
        "biodiversity": impacts.biodiversity,
        "landscape": impacts.landscape,
    }


def without(card: Card) -> Iterator[str]:
    """Classes that hide the signs of what a card does not do."""
    return (f"no-{slot}" for slot, number in (_flows(card) | _impacts(card)).items() if not number)


def _cups(seen: BasinObservation) -> Iterator[Element]:
    """The two cups, a frame around the plot they have reached, and the marbles that move just now."""
    x, y, where = _cups_place(seen)
    scale = CUP_SCALES[seen.seats]
    to_the_card = CARD_Y - WATER_Y[seen.seats]
    counts = _counts(seen)
    playing = seen.playing
    moved = (0, 0) if playing is None else (playing.water, playing.pollution)
    on_card = playing is not None and playing.moment == "taken"
    resting = [min(count if on_card else count - hand, MOST_MARBLES) for count, hand in zip(counts, moved, strict=True)]
    for cup, kind in enumerate(MARBLE_KINDS):
        yield Element(
            ("stream-cup", "pollution-cup")[cup],
            "cup",
            x + CUPS_X[cup] * scale,
            y,
            say(f"cup-{kind}", where=where, marbles=counts[cup]),
            scale=scale,
            layer=CUP,
            texts={"count": str(counts[cup])},
            classes=(*CUP_CLASSES[cup], *((f"holds-{resting[cup]}",) if resting[cup] else ())),
        )
    if seen.at is not None:
        yield _frame(seen, x, y + to_the_card, where)
    # Numbered through both kinds: what an activity takes as water can come back as pollution.
    hand = [(cup, number) for cup in range(2) for number in range(moved[cup])]
    for number, (cup, place) in enumerate(hand):
        if on_card:
            spot = x + ON_THE_CARD[cup] * (0.6 + place % 3), y + to_the_card - 4 + 18.0 * (place // 3)
        else:
            number_in_cup = min(resting[cup] + place, MOST_MARBLES - 1)
            spot = _in_the_cup(x + CUPS_X[cup] * scale, y, scale, number_in_cup)
        yield Element(
            f"marble-{number}",
            "marble",
            *spot,
            say(f"marble-{MARBLE_KINDS[cup]}"),
            scale=LARGE if on_card else scale,
            layer=MARBLE,
            classes=CUP_CLASSES[cup],
        )


def _cups_place(seen: BasinObservation) -> tuple[float, float, str]:
    """At the plot they have reached; else downstream with what arrived; before the first plot at the source."""
    last = seen.seats - 1
    to_the_water = WATER_Y[seen.seats] - CARD_Y
    if seen.at is not None:
        x, y = place_of(seen.seats, *seen.at)
        return x, y + to_the_water, say("cups-at", plot=seen.at[1] + 1, city=city(seen.at[0]))
    if seen.round and not seen.poured:
        x, y = place_of(seen.seats, last, 4)
        return x, y + to_the_water, say("cups-downstream")
    x, y = place_of(seen.seats, 0, 0)
    return x - TO_THE_SOURCE + 36 * (CUP_SCALES[seen.seats] - 1), y + to_the_water, say("cups-source")


def _in_the_cup(x: float, y: float, scale: float, number: int) -> tuple[float, float]:
    row, column = divmod(number, MARBLES_IN_A_ROW)
    return x + scale * (-9 + 7.6 * column), y + scale * (-7.6 + 7.6 * row)


def _frame(seen: BasinObservation, x: float, y: float, where: str) -> Element:
    """Around the plot, with what its activity has just cost or earned."""
    change = 0 if seen.playing is None else seen.playing.wag
    if not change:
        return Element("reached", "reached", x, y, say("reached", where=where), layer=CUP)
    words = say("reached.earns" if change > 0 else "reached.costs", where=where, wag=abs(change))
    texts = {"wag": say("reached.wag", change=signed(change))}
    return Element("reached", "reached", x, y, words, layer=CUP, texts=texts, classes=("pays",))

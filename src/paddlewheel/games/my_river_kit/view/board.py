"""The board: the valley, every city's five plots with their cards, and the two cups on the river."""

from __future__ import annotations

from collections.abc import Iterator

from paddlewheel.games.my_river_kit.components import Card, Components
from paddlewheel.games.my_river_kit.view.cards import card_words, signed
from paddlewheel.games.my_river_kit.view.names import CITIES
from paddlewheel.games.my_river_kit.view.observation import BasinObservation, PlotSeen
from paddlewheel.presentation import Area, Element, counted

WIDTH = 1080.0
PITCH = 250.0
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
MOST_MARBLES = 18
#: A name of more letters is written smaller.
LONG_NAME = 18


def board(seen: BasinObservation, parts: Components, open_ids: set[str]) -> Area:
    elements = [
        Element(
            "valley",
            f"valley-{seen.seats}",
            0,
            0,
            f"The river winds past {counted(seen.seats, 'city', 'cities')}, from the source at the top to the sea",
            layer=GROUND,
        )
    ]
    for seat in range(seen.seats):
        elements += _city(seen, parts, seat, open_ids)
    elements += _cups(seen)
    return Area("river", "The river", "board", (-16, -4, WIDTH + 32, PITCH * seen.seats + 50), tuple(elements))


def place_of(seat: int, plot: int) -> tuple[float, float]:
    """The middle of a plot. The river meanders: every second city lies from right to left."""
    column = plot if seat % 2 == 0 else 4 - plot
    return 172 + 184.0 * column, 110 + PITCH * seat


def _city(seen: BasinObservation, parts: Components, seat: int, open_ids: set[str]) -> Iterator[Element]:
    mayor = seen.mayors[seat]
    x, y = (90.0, 18 + PITCH * seat) if seat % 2 == 0 else (690.0, 18 + PITCH * seat)
    own = " (you)" if seat == seen.seat else ""
    flows = "plots 1 to 5, left to right" if seat % 2 == 0 else "plots 1 to 5, right to left"
    yield Element(
        f"city-{seat}",
        "plate",
        x,
        y,
        f"{CITIES[seat]}, city {seat + 1} from the source, {flows}",
        layer=CARD,
        texts={"number": str(seat + 1), "name": CITIES[seat] + own, "what": f"{mayor.wag} WAG"},
        classes=(f"seat-{seat}",) + (("deciding",) if seat in seen.deciders else ()),
    )
    for plot, there in enumerate(mayor.plots):
        x, y = place_of(seat, plot)
        name = f"plot-{seat}-{plot}"
        what = parts.card[there.card].name + (", in failure" if there.failed else "") if there is not None else "free"
        classes = (("open",) if name in open_ids else ()) + (("reached",) if seen.at == (seat, plot) else ())
        texts = {"number": str(plot + 1), "say": "free plot"} if there is None else {}
        # A choice of a plot that carries a card shows as a frame around the card.
        grown = 1.08 if there is not None and classes else 1.0
        label = f"Plot {plot + 1} of {CITIES[seat]}: {what}"
        yield Element(name, "plot", x, y, label, scale=grown, layer=PLOT, texts=texts, classes=classes)
        if there is not None:
            yield from _card(parts.card[there.card], there, f"{seat}-{plot}", x, y)


def _card(card: Card, there: PlotSeen, name: str, x: float, y: float) -> Iterator[Element]:
    tip = f"{card.name}. {card_words(card, card.price)}"
    if there.failed:
        yield Element(
            f"card-{name}",
            "failed-card",
            x,
            y,
            f"{card.name}, flipped: in failure",
            layer=CARD,
            tip=f"{tip} In failure: no impacts; a second failure in a row destroys it, unless it is fixed.",
            texts={"what": "FAILURE", "name": card.name},
        )
        return
    yield Element(
        f"card-{name}",
        "activity",
        x,
        y,
        f"{card.name}. {card_words(card, card.price)}",
        layer=CARD,
        tip=tip,
        texts=card_texts(card),
        classes=(FAMILY_OF.get(there.card, "other"), *long_name(card)),
    )
    known = there.card if there.card in FAMILY_OF else "other"
    yield Element(f"picture-{name}", f"picture-{known}", x, y - 13, f"Picture of {card.name}", layer=PICTURE)


def long_name(card: Card) -> tuple[str, ...]:
    return ("long",) if len(card.name) > LONG_NAME else ()


def card_texts(card: Card) -> dict[str, str]:
    """The six zones of a card in its text slots."""
    impacts = card.impacts
    return {
        "name": card.name,
        "takes-water": str(card.takes.water),
        "takes-pollution": str(card.takes.pollution),
        "takes-wag": str(card.takes.wag),
        "gives-water": str(card.gives.water),
        "gives-pollution": str(card.gives.pollution),
        "gives-wag": str(card.gives.wag),
        "needs": _needs(card),
        "flood": signed(impacts.flood),
        "recreation": signed(impacts.recreation),
        "biodiversity": signed(impacts.biodiversity),
        "landscape": signed(impacts.landscape),
        "price": str(card.price),
        "aquabon": str(card.aquabon),
    }


def _needs(card: Card) -> str:
    names = ("water", "pollut.", "flood", "recreat.", "biodiv.", "landsc.")
    found = [
        f"{name} {'≤' if name == 'pollut.' else '≥'} {need}"
        for name, need in zip(names, card.needs.listed(), strict=True)
        if need is not None
    ]
    return f"needs {found[0]}" if len(found) == 1 else ", ".join(found)


def _cups(seen: BasinObservation) -> Iterator[Element]:
    """At the plot they have reached; else downstream with what arrived; before the first round at the source."""
    last = seen.seats - 1
    if seen.at is not None:
        x, y = place_of(*seen.at)
        water, dirt, where = seen.stream, seen.pollution, f"at plot {seen.at[1] + 1} of {CITIES[seen.at[0]]}"
    elif seen.round:
        x, y = place_of(last, 4)
        x += 40 if last % 2 == 0 else -40
        water, dirt, where = seen.water_out, seen.pollution_out, "counted downstream"
    else:
        x, y = place_of(0, 0)
        water, dirt, where = 0, 0, "at the source"
    y += 116
    for name, kind, count, offset in (("stream-cup", "", water, -40.0), ("pollution-cup", "pollution", dirt, 40.0)):
        what = "pollution" if kind else "water"
        yield Element(
            name,
            "cup",
            x + offset,
            y,
            f"{what.capitalize()} cup {where}: {counted(count, 'marble')}",
            layer=CUP,
            texts={"count": str(count), "what": "" if count > 12 else what},
            classes=(kind,) if kind else (),
        )
        for number in range(min(count, MOST_MARBLES)):
            row, column = divmod(number, MARBLES_IN_A_ROW)
            yield Element(
                f"{what}-marble-{number}",
                "marble",
                x + offset - 27 + 10.8 * column,
                y - 8 + 10.5 * row,
                f"A marble of {what}",
                layer=MARBLE,
                classes=(kind,) if kind else (),
            )

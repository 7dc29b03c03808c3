"""The Delta on paper: the map with both its sides, all decks, player boards, pieces, goals, characters and history."""

from __future__ import annotations

from paddlewheel.games.rising_waters.components import CARDS, COUNTS, TRACKS, Components
from paddlewheel.games.rising_waters.debrief.questions import QUESTIONS
from paddlewheel.games.rising_waters.kinds import SURVIVORS
from paddlewheel.games.rising_waters.mapfile import REGIONS, RiverMap
from paddlewheel.games.rising_waters.print_decks import community, goals, landowners, roles, weather
from paddlewheel.games.rising_waters.view.beside import LEFT
from paddlewheel.games.rising_waters.view.board import VIEW, board
from paddlewheel.games.rising_waters.view.names import CARD_NAMES, PLAYERS, TRACK_NAMES
from paddlewheel.games.rising_waters.view.notes import NOTES
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.kernel import Number
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

#: Millimetres for a unit of the map: a hex is 31 mm across.
SCALE = 0.45
#: The part of the board that is map.
MAP_VIEW = (VIEW[0], VIEW[1], LEFT - 26 - VIEW[0], VIEW[3])
#: Pieces that stand on the map are cut out, not printed on it.
STANDING = ("pawn-", "survivor-", "raft-", "levee-", "camp-", "town-")
TOKEN = 15.0
PAWN = (14.0, 18.0)
PAWNS_EACH = 4
LEVELS = range(7)


def printed(parts: Components, river_map: RiverMap, sides: list[FloodObservation]) -> tuple[PrintedPart, ...]:
    decks = (community(parts), landowners(parts), weather(parts))
    return (
        PrintedPart(id="map", title="Map: Fall 1926 and Spring 1927", items=(_map(sides),)),
        PrintedPart(id="cards", title="Community, Landowner and Weather decks", items=decks),
        PrintedPart(id="goals", title="Community Goals and characters", items=(goals(parts), roles(parts))),
        PrintedPart(id="boards", title="Player boards and tracks", items=(_player_board(parts), _tracks(parts))),
        PrintedPart(
            id="pieces",
            title="Pawns, Survivors, levees, rafts, camps, water levels",
            items=tuple(_pieces(parts, river_map)),
        ),
        PrintedPart(id="history", title="Notes on history and questions", items=(_notes(), _questions())),
    )


def _map(sides: list[FloodObservation]) -> Board:
    front, back = (_map_side(seen) for seen in sides)
    return Board(
        title="Map",
        face=front,
        back=back,
        width=MAP_VIEW[2] * SCALE,
        height=MAP_VIEW[3] * SCALE,
        source="reconstructed",
        note="Spring 1927 is behind Fall 1926: glue the columns first, then tape the rows.",
    )


def _map_side(seen: FloodObservation) -> Area:
    elements = tuple(each for each in board(seen).elements if each.x < LEFT - 20 and not each.id.startswith(STANDING))
    title = "Spring 1927" if seen.version == "spring" else "Fall 1926"
    return Area("map", title, "board", MAP_VIEW, elements)


# -- boards ------------------------------------------------------------------------------------------------------


def _player_board(parts: Components) -> TextPage:
    """Tracks with the cards that the next box costs, and the powers that two cards buy."""
    tracks = []
    for name, shown in zip(TRACKS, TRACK_NAMES, strict=True):
        boxes = [f"start: {parts.track_start(name)}"]
        boxes += [f"{key.removeprefix('to_')}: {_cards(cost.value)}" for key, cost in _costs(parts, name)]
        card = CARD_NAMES[parts.track_card(name)]
        tracks.append((shown.capitalize(), card, *boxes, *[""] * (6 - len(boxes))))
    powers = tuple(
        (power.name.capitalize(), " and ".join(CARD_NAMES[CARDS.index(card)] for card in power.cards), "", power.source)
        for power in parts.renewable
    )
    blocks: tuple[Block, ...] = (
        TextTable((), (("Player", ""), ("Home town", ""), ("Character", ""))),
        Heading("What you can do: put a marker on each line", 2),
        TextTable(("track", "cards", "box", "box", "box", "box", "box", "box"), tuple(tracks)),
        Words(f"Hand: at most {parts.table.hand_limit.value} cards, dealt {parts.table.deal.value} at the start."),
        Heading("Powers, bought with two cards and used once", 2),
        TextTable(("power", "cards", "bought", "from"), powers),
        Words("Education may stand for one of the cards while another one is real."),
    )
    return TextPage(title="Player board", blocks=blocks, copies=len(PLAYERS))


def _costs(parts: Components, track: str) -> list[tuple[str, Number]]:
    found = parts.track[track].items()
    return [(key, cost) for key, cost in found if key.startswith("to_") and isinstance(cost, Number)]


def _cards(count: int) -> str:
    return f"{count} card" if count == 1 else f"{count} cards"


def _tracks(parts: Components) -> TextPage:
    """Losses, weeks and donations: what the table keeps together."""
    limits = tuple(
        (
            name,
            str(version.rounds.value),
            str(version.start_level.value),
            *(str(version.limit[n].value) for n in COUNTS),
        )
        for name, version in (("Fall 1926", parts.fall), ("Spring 1927", parts.spring))
    )
    most = max(number.value for version in (parts.fall, parts.spring) for number in version.limit.values())
    numbers = [str(number) for number in range(1, most + 1)]
    rows = [tuple((numbers[first : first + 10] + [""] * 10)[:10]) for first in range(0, most, 10)]
    weeks = tuple(str(week) for week in range(1, max(parts.fall.rounds.value, parts.spring.rounds.value) + 1))
    donations = tuple((f"{n} players", str(parts.table.donations[n].value)) for n in COUNTS)
    columns = ("version", "weeks", "water at start", *(f"losses that end it, {n} players" for n in COUNTS))
    keeps = (
        f"{parts.fall.heavy_kept.value} heavy rains",
        f"{parts.fall.threat.value} Threats",
        f"{parts.fall.force.value} Force",
        f"{parts.fall.race_hatred.value} Race Hatred",
    )
    blocks: tuple[Block, ...] = (
        TextTable(columns, limits),
        Words(f"Fall keeps only {', '.join(keeps)}, and no Landowner Flees, Relief Camp and Dynamite cards."),
        Heading("Losses", 2),
        TextTable((), tuple(rows)),
        Heading("Weeks", 2),
        TextTable((), (weeks,)),
        Heading("Donations for a green Relief Camp", 2),
        TextTable((), donations),
        Heading("Order of the water", 2),
        Points(REGIONS, numbered=True),
    )
    return TextPage(title="Losses, weeks and donations", blocks=blocks)


# -- pieces ------------------------------------------------------------------------------------------------------


def _pieces(parts: Components, river_map: RiverMap) -> list[PieceSet]:
    table = parts.table
    found = [_camps(river_map)]
    found.append(
        PieceSet(
            title="Pawns",
            width=PAWN[0],
            height=PAWN[1],
            shape="tent",
            pieces=tuple(
                Piece(name=f"{player} pawn {number + 1}", faces=(_pawn(seat, number),))
                for seat, player in enumerate(PLAYERS)
                for number in range(PAWNS_EACH)
            ),
            note="The four players differ by the shape of their pawns.",
        )
    )
    survivor = Face(art=_area("survivor", (-17, -19, 34, 38), {}, ()))
    people = (Piece(name="Survivor", faces=(survivor,), copies=SURVIVORS),)
    found.append(PieceSet(title="Survivors", width=PAWN[0], height=PAWN[1], shape="tent", pieces=people))
    tops = range(1, table.top_levee.value + 1)
    levee = _area("levee", (-34, 8, 68, 28), {}, ())
    share = -(-table.levees.value // len(tops))
    heights = [min(share, table.levees.value - share * number) for number in range(len(tops))]
    levees = tuple(
        Piece(name=f"levee {height}", faces=(Face(art=levee, title=str(height)),), copies=count)
        for height, count in zip(tops, heights, strict=True)
        if count > 0
    )
    rafts = tuple(
        Piece(
            name=f"raft {number + 1}",
            faces=(Face(art=_area("raft", (-33, -2, 66, 32), {"number": str(number + 1)}, ())),),
        )
        for number in range(table.rafts.value)
    )
    towns = tuple(
        Piece(name=f"town of {player}", faces=(Face(art=_town(seat), title=player),))
        for seat, player in enumerate(PLAYERS)
    )
    waters = tuple(
        Piece(name=f"level {level}", faces=(Face(title=str(level)),), copies=len(river_map.water)) for level in LEVELS
    )
    found += [
        PieceSet(
            title="Levees",
            width=TOKEN,
            height=TOKEN,
            pieces=levees,
            source=table.levees.source,
            note="The number is the height. A higher levee replaces a lower one.",
        ),
        PieceSet(title="Rafts", width=20.0, height=10.0, pieces=rafts, source=table.rafts.source),
        PieceSet(title="Towns", width=TOKEN, height=TOKEN, pieces=towns),
        PieceSet(
            title="Water levels", width=11.0, height=11.0, pieces=waters, note="Laid on the number of a water grouping."
        ),
    ]
    return found


def _area(
    symbol: str, view: tuple[float, float, float, float], texts: dict[str, str], classes: tuple[str, ...]
) -> Area:
    return Area(symbol, symbol, "panel", view, (Element(symbol, symbol, 0, 0, symbol, texts=texts, classes=classes),))


def _pawn(seat: int, number: int) -> Face:
    return Face(art=_area(f"pawn-{seat}", (-18, -22, 36, 44), {"number": str(number + 1)}, (f"seat-{seat}",)))


def _town(seat: int) -> Area:
    return _area("town", (-22, -20, 44, 42), {"letter": PLAYERS[seat][0]}, (f"seat-{seat}",))


def _camps(river_map: RiverMap) -> PieceSet:
    """Relief Camps, a green and a red one for each site; the signs + and ! say the same as the colours."""
    sides = [
        Face(art=_area("camp", (-28, -25, 56, 48), {"sign": sign}, (colour,)), title=f"{colour} camp")
        for sign, colour in (("+", "green"), ("!", "red"))
    ]
    return PieceSet(
        title="Relief Camps",
        width=TOKEN,
        height=TOKEN,
        pieces=tuple(Piece(name=face.title, faces=(face,), copies=len(river_map.camps)) for face in sides),
        note="A green and a red one for each site.",
    )


# -- history -----------------------------------------------------------------------------------------------------


def _notes() -> TextPage:
    blocks: list[Block] = []
    for note in NOTES.values():
        blocks += [Heading(note.title, 2), Words(note.text), Words(note.source, "To read:")]
    return TextPage(title="Notes on history", blocks=tuple(blocks), columns=2)


def _questions() -> TextPage:
    blocks: list[Block] = []
    part = ""
    for question in QUESTIONS:
        if question.part != part:
            part = question.part
            blocks.append(Heading(part, 2))
        note = NOTES.get(question.note)
        more = f" (Note: {note.title})" if note is not None else ""
        blocks += [Words(f"{question.text}{more}"), Blank(1)]
    return TextPage(title="Questions after the game", blocks=tuple(blocks))

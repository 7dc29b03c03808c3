"""The Delta on paper: the map with both its sides, all decks, player boards, pieces, goals, characters and history."""

from __future__ import annotations

from paddlewheel.games.rising_waters.components import CARDS, COUNTS, TRACKS, Components
from paddlewheel.games.rising_waters.debrief.questions import questions
from paddlewheel.games.rising_waters.kinds import PAWNS_EACH, SURVIVORS
from paddlewheel.games.rising_waters.mapfile import REGIONS, RiverMap
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.print_decks import community, goals, landowners, roles, sources, weather
from paddlewheel.games.rising_waters.rules.vocabulary import COLOURS
from paddlewheel.games.rising_waters.view.beside import LEFT
from paddlewheel.games.rising_waters.view.board import VIEW, board
from paddlewheel.games.rising_waters.view.names import (
    card_name,
    player_name,
    power_name,
    region_name,
    track_name,
    version_name,
)
from paddlewheel.games.rising_waters.view.notes import notes
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.kernel import Number
from paddlewheel.language import listed
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
LEVELS = range(7)
PLAYERS = range(len(COLOURS))


def printed(parts: Components, river_map: RiverMap, sides: list[FloodObservation]) -> tuple[PrintedPart, ...]:
    decks = (community(parts), landowners(parts), weather(parts))
    return (
        PrintedPart(id="map", title=say("part-map"), items=(_map(parts, sides),)),
        PrintedPart(id="cards", title=say("part-cards"), items=decks),
        PrintedPart(id="goals", title=say("part-goals"), items=(goals(parts), roles(parts))),
        PrintedPart(id="boards", title=say("part-boards"), items=(_player_board(parts), _tracks(parts))),
        PrintedPart(
            id="pieces",
            title=say("part-pieces"),
            items=tuple(_pieces(parts, river_map)),
        ),
        PrintedPart(id="history", title=say("part-history"), items=(_notes(), _questions())),
    )


def _map(parts: Components, sides: list[FloodObservation]) -> Board:
    front, back = (_map_side(parts, seen) for seen in sides)
    return Board(
        title=say("sheet-map"),
        face=front,
        back=back,
        width=MAP_VIEW[2] * SCALE,
        height=MAP_VIEW[3] * SCALE,
        source=sources(["reconstructed"]),
        note=say("sheet-map.note"),
    )


def _map_side(parts: Components, seen: FloodObservation) -> Area:
    shown = board(seen, parts).elements
    elements = tuple(each for each in shown if each.x < LEFT - 20 and not each.id.startswith(STANDING))
    return Area("map", version_name(seen.version), "board", MAP_VIEW, elements)


# -- boards ------------------------------------------------------------------------------------------------------


def _player_board(parts: Components) -> TextPage:
    """Tracks with the cards that the next box costs, and the powers that two cards buy."""
    tracks = []
    for track, name in enumerate(TRACKS):
        boxes = [say("box-start", value=parts.track_start(name))]
        boxes += [say("box-cost", value=key.removeprefix("to_"), cards=cost.value) for key, cost in _costs(parts, name)]
        card = card_name(parts.track_card(name))
        tracks.append((track_name(track, ".start"), card, *boxes, *[""] * (6 - len(boxes))))
    powers = tuple(
        (
            power_name(number, ".start"),
            listed(card_name(CARDS.index(card)) for card in power.cards),
            "",
            sources([power.source]),
        )
        for number, power in enumerate(parts.renewable)
    )
    words = "sheet-board"
    blocks: tuple[Block, ...] = (
        TextTable((), tuple((say(f"{words}.{name}"), "") for name in ("player", "home", "character"))),
        Heading(say(f"{words}.tracks"), 2),
        TextTable(tuple(say(f"{words}.{name}") for name in ("track", "cards", *["box"] * 6)), tuple(tracks)),
        Words(say(f"{words}.hand", limit=parts.table.hand_limit.value, dealt=parts.table.deal.value)),
        Heading(say(f"{words}.powers"), 2),
        TextTable(tuple(say(f"{words}.{name}") for name in ("power", "cards", "bought", "from")), powers),
        Words(say(f"{words}.education")),
    )
    return TextPage(title=say(words), blocks=blocks, copies=len(PLAYERS))


def _costs(parts: Components, track: str) -> list[tuple[str, Number]]:
    found = parts.track[track].items()
    return [(key, cost) for key, cost in found if key.startswith("to_") and isinstance(cost, Number)]


def _tracks(parts: Components) -> TextPage:
    """Losses, weeks and donations: what the table keeps together."""
    limits = tuple(
        (
            version_name(name),
            str(version.rounds.value),
            str(version.start_level.value),
            *(str(version.limit[n].value) for n in COUNTS),
        )
        for name, version in (("fall", parts.fall), ("spring", parts.spring))
    )
    most = max(number.value for version in (parts.fall, parts.spring) for number in version.limit.values())
    numbers = [str(number) for number in range(1, most + 1)]
    rows = [tuple((numbers[first : first + 10] + [""] * 10)[:10]) for first in range(0, most, 10)]
    weeks = tuple(str(week) for week in range(1, max(parts.fall.rounds.value, parts.spring.rounds.value) + 1))
    words = "sheet-tracks"
    donations = tuple((say(f"{words}.players", players=n), str(parts.table.donations[n].value)) for n in COUNTS)
    columns = (
        *(say(f"{words}.{name}") for name in ("version", "weeks-each", "water")),
        *(say(f"{words}.limit", players=n) for n in COUNTS),
    )
    fall = say(
        f"{words}.fall",
        heavy=parts.fall.heavy_kept.value,
        threats=parts.fall.threat.value,
        force=parts.fall.force.value,
        hatred=parts.fall.race_hatred.value,
    )
    blocks: tuple[Block, ...] = (
        TextTable(columns, limits),
        Words(fall),
        Heading(say(f"{words}.losses"), 2),
        TextTable((), tuple(rows)),
        Heading(say(f"{words}.weeks"), 2),
        TextTable((), (weeks,)),
        Heading(say(f"{words}.donations"), 2),
        TextTable((), donations),
        Heading(say(f"{words}.order"), 2),
        Points(tuple(region_name(region) for region in range(len(REGIONS))), numbered=True),
    )
    return TextPage(title=say(words), blocks=blocks)


# -- pieces ------------------------------------------------------------------------------------------------------


def _pieces(parts: Components, river_map: RiverMap) -> list[PieceSet]:
    table = parts.table
    found = [_camps(river_map)]
    found.append(
        PieceSet(
            title=say("pieces-pawns"),
            width=PAWN[0],
            height=PAWN[1],
            shape="tent",
            pieces=tuple(
                Piece(
                    name=say("pieces-pawns.pawn", player=player_name(seat), number=number + 1),
                    faces=(_pawn(seat, number),),
                )
                for seat in PLAYERS
                for number in range(PAWNS_EACH)
            ),
            note=say("pieces-pawns.note"),
        )
    )
    survivor = Face(art=_area("survivor", (-17, -19, 34, 38), {}, ()))
    people = (Piece(name=say("pieces-survivors.survivor"), faces=(survivor,), copies=SURVIVORS),)
    found.append(PieceSet(title=say("pieces-survivors"), width=PAWN[0], height=PAWN[1], shape="tent", pieces=people))
    tops = range(1, table.top_levee.value + 1)
    levee = _area("levee", (-34, 8, 68, 28), {}, ())
    share = -(-table.levees.value // len(tops))
    heights = [min(share, table.levees.value - share * number) for number in range(len(tops))]
    levees = tuple(
        Piece(name=say("pieces-levees.levee", height=height), faces=(Face(art=levee, title=str(height)),), copies=count)
        for height, count in zip(tops, heights, strict=True)
        if count > 0
    )
    rafts = tuple(
        Piece(
            name=say("pieces-rafts.raft", number=number + 1),
            faces=(Face(art=_area("raft", (-33, -2, 66, 32), {"number": str(number + 1)}, ())),),
        )
        for number in range(table.rafts.value)
    )
    towns = tuple(
        Piece(
            name=say("pieces-towns.town", player=player_name(seat)),
            faces=(Face(art=_town(seat), title=player_name(seat)),),
        )
        for seat in PLAYERS
    )
    waters = tuple(
        Piece(
            name=say("pieces-waters.level", level=level), faces=(Face(title=str(level)),), copies=len(river_map.water)
        )
        for level in LEVELS
    )
    found += [
        PieceSet(
            title=say("pieces-levees"),
            width=TOKEN,
            height=TOKEN,
            pieces=levees,
            source=sources([table.levees.source]),
            note=say("pieces-levees.note"),
        ),
        PieceSet(
            title=say("pieces-rafts"), width=20.0, height=10.0, pieces=rafts, source=sources([table.rafts.source])
        ),
        PieceSet(title=say("pieces-towns"), width=TOKEN, height=TOKEN, pieces=towns),
        PieceSet(title=say("pieces-waters"), width=11.0, height=11.0, pieces=waters, note=say("pieces-waters.note")),
    ]
    return found


def _area(
    symbol: str, view: tuple[float, float, float, float], texts: dict[str, str], classes: tuple[str, ...]
) -> Area:
    return Area(symbol, symbol, "panel", view, (Element(symbol, symbol, 0, 0, symbol, texts=texts, classes=classes),))


def _pawn(seat: int, number: int) -> Face:
    return Face(art=_area(f"pawn-{seat}", (-18, -22, 36, 44), {"number": str(number + 1)}, (f"seat-{seat}",)))


def _town(seat: int) -> Area:
    return _area("town", (-22, -20, 44, 42), {"letter": player_name(seat, ".letter")}, (f"seat-{seat}",))


def _camps(river_map: RiverMap) -> PieceSet:
    """Relief Camps, a green and a red one for each site; the signs + and ! say the same as the colours."""
    sides = [
        Face(art=_area("camp", (-28, -25, 56, 48), {"sign": sign}, (colour,)), title=say(f"pieces-camps.{colour}"))
        for sign, colour in (("+", "green"), ("!", "red"))
    ]
    return PieceSet(
        title=say("pieces-camps"),
        width=TOKEN,
        height=TOKEN,
        pieces=tuple(Piece(name=face.title, faces=(face,), copies=len(river_map.camps)) for face in sides),
        note=say("pieces-camps.note"),
    )


# -- history -----------------------------------------------------------------------------------------------------


def _notes() -> TextPage:
    blocks: list[Block] = []
    for note in notes().values():
        blocks += [Heading(note.title, 2), Words(note.text), Words(note.source, say("sheet-notes.sources"))]
    return TextPage(title=say("sheet-notes"), blocks=tuple(blocks), columns=2)


def _questions() -> TextPage:
    blocks: list[Block] = []
    part = ""
    for question in questions():
        if question.part != part:
            part = question.part
            blocks.append(Heading(part, 2))
        note, words = notes().get(question.note), question.text
        if note is not None:
            words = say("sheet-questions.note", question=words, note=note.title)
        blocks += [Words(words), Blank(1)]
    return TextPage(title=say("sheet-questions"), blocks=tuple(blocks))

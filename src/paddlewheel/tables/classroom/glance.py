"""What teachers and pupils see of a class: each table at a glance, and where everybody sits."""

from __future__ import annotations

from paddlewheel.language import language
from paddlewheel.presentation import Scene, StatusLine, round_text, unnamed_seat
from paddlewheel.tables.archived_table import ArchivedTable
from paddlewheel.tables.classroom.messages import (
    ClassInfo,
    FreeSeat,
    GlanceSeat,
    LedReplay,
    PupilInfo,
    PupilPlace,
    PupilState,
    TableGlance,
    WaitedFor,
    WatchTable,
)
from paddlewheel.tables.classroom.models import PlayedTable, Pupil
from paddlewheel.tables.classroom.room import Room
from paddlewheel.tables.models import Seat
from paddlewheel.tables.table import Table
from paddlewheel.tables.views import ended_early
from paddlewheel.tables.words import table_name

#: Seconds for which a table may wait for a pupil before it counts as stuck.
STUCK_AFTER = 90

Tables = list[tuple[PlayedTable, Table]]

# -- seats -------------------------------------------------------------------------------------------------


def has_seat(pupil: Pupil, seat: Seat) -> bool:
    """Whether this seat is the pupil's."""
    return seat.kind == "person" and bool(seat.key) and seat.key in (pupil.key, pupil.old_key)


def place_of(pupil: Pupil, tables: Tables) -> tuple[PlayedTable, Table, Seat] | None:
    """Where a pupil sits."""
    for played, table in tables:
        for seat in table.seats:
            if has_seat(pupil, seat):
                return played, table, seat
    return None


def is_free(room: Room, table: Table, seat: Seat) -> bool:
    """Whether a pupil can take this seat: before the begin an open one, later a bot's."""
    if table.data.status == "open":
        return seat.kind == "open"
    late = table.data.status == "playing" and room.data.plan.latecomers == "bot"
    return late and seat.kind == "bot" and seat.seat not in table.resigned


def seat_titles(room: Room, table: Table) -> list[str]:
    """What the game calls the seats of the tables of a class."""
    found = room.titles.get(language())
    if found is None:
        scene = None if isinstance(table, ArchivedTable) else table.game.scene(table.log.state.observe(None))
        found = room.titles[language()] = _titles(table, scene)
    return found


def _titles(table: Table, scene: Scene | None) -> list[str]:
    titles = [unnamed_seat(seat.seat) for seat in table.seats]
    for area in scene.areas if scene else ():
        if area.kind == "seat" and area.seat is not None:
            titles[area.seat] = area.title
    return titles


# -- the console -------------------------------------------------------------------------------------------


def table_glance(room: Room, played: PlayedTable, table: Table, now: float) -> TableGlance:
    """One table, as a spectator could see it."""
    data, titles = table.data, seat_titles(room, table)
    lines: tuple[StatusLine, ...] = ()
    told, seq = "", 0
    if not isinstance(table, ArchivedTable):
        log = table.log
        scene = log.game.scene(log.state.observe(None))
        seq = log.seq(None)
        if data.status != "open":
            lines = scene.status
            over = log.outcome is not None
            events = log.events(None)
            told = scene.prompt if over or not events else log.game.told(events[-1], log.state.seats).text
            if over and log.outcome is not log.state.outcome:
                told = ended_early(log, scene).prompt
    waits = waited_for(table, titles)
    pupils = {pupil.key: pupil.id for pupil in room.data.pupils if pupil.key}
    pupils |= {pupil.old_key: pupil.id for pupil in room.data.pupils if pupil.old_key}
    seats = [
        GlanceSeat(
            seat=seat.seat,
            title=titles[seat.seat],
            kind=seat.kind,
            name=seat.name,
            pupil=pupils.get(seat.key, "") if seat.key else "",
            here=table.is_here(seat.seat),
            stand_in=bool(seat.stand_in),
        )
        for seat in table.seats
    ]
    return TableGlance(
        number=played.number,
        name=table_name(played.number),
        table=table.id,
        status=data.status,
        earlier=len(played.earlier),
        paused=table.is_paused,
        held=data.held,
        seq=seq,
        round=round_text(lines),
        figures=lines,
        waits=waits,
        stuck=not table.is_paused and any(_is_stuck(table, each, now) for each in waits),
        told=told,
        seats=seats,
        length=table.length if data.status == "finished" else None,
    )


def waited_for(table: Table, titles: list[str]) -> list[WaitedFor]:
    """Who has to decide, as everybody knows it, and since when."""
    if table.data.status != "playing":
        return []
    log = table.log
    found = []
    for seat in log.state.observe(None).deciders:
        asked = log.asked_at(seat)
        since = log.entries[asked - 1].at if asked else table.data.touched
        taken = table.seats[seat]
        bot = bool(taken.bot) or seat in table.resigned
        found.append(WaitedFor(seat=seat, name=taken.name or titles[seat], since=since, bot=bot))
    return found


def _is_stuck(table: Table, waited: WaitedFor, now: float) -> bool:
    return not waited.bot and (now - waited.since > STUCK_AFTER or not table.is_here(waited.seat))


def class_info(room: Room, tables: Tables, now: float) -> ClassInfo:
    """The class, as its teacher sees it."""
    data, plan = room.data, room.data.plan
    game = tables[0][1].game if tables else None
    return ClassInfo(
        id=data.id,
        title=plan.title,
        code=data.code,
        game=plan.game,
        game_title=game.about.title if game else plan.game,
        seat_titles=seat_titles(room, tables[0][1]) if tables else [],
        people=plan.people,
        options=plan.options,
        hints=plan.hints,
        keep_talk=plan.keep_talk,
        same_deal=plan.same_deal,
        seating=plan.seating,
        names=plan.names,
        latecomers=plan.latecomers,
        door=data.door,
        status=data.status,
        decision=plan.decision,
        discussion=data.discussion,
        notices=data.notices,
        replay=led_replay(room),
        pupils=[_pupil_info(room, pupil, tables) for pupil in data.pupils],
        created=data.created,
        debriefing=game.has_debriefing if game else False,
        stuck_after=STUCK_AFTER,
        now=now,
    )


def _pupil_info(room: Room, pupil: Pupil, tables: Tables) -> PupilInfo:
    place = place_of(pupil, tables)
    replay = room.data.replay
    return PupilInfo(
        id=pupil.id,
        name=pupil.name,
        here=is_here(room, pupil, tables),
        asks=pupil.id in room.asks,
        table=place[0].number if place else None,
        seat=place[2].seat if place else None,
        stand_in=bool(place and place[2].stand_in),
        leads=replay is not None and replay.leader == pupil.id,
        joined=pupil.joined,
    )


def is_here(room: Room, pupil: Pupil, tables: Tables) -> bool:
    """Whether a device of the pupil is connected: to the class, or to the table."""
    place = place_of(pupil, tables)
    return room.is_connected(pupil.id) or (place is not None and place[1].is_here(place[2].seat))


def led_replay(room: Room) -> LedReplay | None:
    """What everybody looks at together."""
    replay = room.data.replay
    if replay is None:
        return None
    leader = next((pupil for pupil in room.data.pupils if pupil.id == replay.leader), None)
    return LedReplay(
        table=replay.table,
        name=room.name_of(replay.table),
        at=replay.at,
        beat=replay.beat,
        length=replay.length,
        leader=leader.id if leader else "",
        leader_name=leader.name if leader else "",
    )


# -- a pupil -----------------------------------------------------------------------------------------------


def pupil_state(room: Room, pupil: Pupil, tables: Tables, now: float) -> PupilState:
    """The class, as one pupil sees it."""
    data = room.data
    place = place_of(pupil, tables)
    number = place[0].number if place else None
    replay = led_replay(room)
    return PupilState(
        id=data.id,
        title=data.plan.title,
        game=data.plan.game,
        game_title=tables[0][1].game.about.title if tables else data.plan.game,
        status=data.status,
        pupil=pupil.id,
        name=pupil.name,
        place=_place(room, *place) if place else None,
        free=[] if place else free_seats(room, tables),
        watch=[] if place else [_watch(played) for played, table in tables if table.data.status != "open"],
        paused=bool(place and place[1].data.held),
        discussion=data.discussion,
        notices=[notice for notice in data.notices if notice.table in (None, number)],
        replay=replay,
        leads=replay is not None and replay.leader == pupil.id,
        now=now,
    )


def _place(room: Room, played: PlayedTable, table: Table, seat: Seat) -> PupilPlace:
    return PupilPlace(
        number=played.number,
        name=table_name(played.number),
        table=table.id,
        seat=seat.seat,
        title=seat_titles(room, table)[seat.seat],
        begun=table.data.status != "open",
    )


def free_seats(room: Room, tables: Tables) -> list[FreeSeat]:
    """The seats that a pupil without one can choose. By the teacher's list there are none to choose."""
    if room.data.plan.seating == "list":
        return []
    found = []
    for played, table in tables:
        free = [seat for seat in table.seats if is_free(room, table, seat)]
        titles = seat_titles(room, table) if free else []
        mates = [seat.name for seat in table.seats if seat.kind == "person"]
        found += [
            FreeSeat(
                number=played.number,
                name=table_name(played.number),
                seat=seat.seat,
                title=titles[seat.seat],
                bot=seat.kind == "bot",
                mates=mates,
            )
            for seat in free
        ]
    return found


def _watch(played: PlayedTable) -> WatchTable:
    return WatchTable(number=played.number, name=table_name(played.number), table=played.table)

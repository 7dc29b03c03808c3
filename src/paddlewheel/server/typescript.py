"""The types of the browser client, written from the structs: `python -m paddlewheel.server.typescript`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import inspect

from paddlewheel.bots.appraisal import Appraisal
from paddlewheel.kernel import OptionValue
from paddlewheel.presentation import Aid
from paddlewheel.server.analysis_schemas import (
    AnalysisState,
    AnswerBody,
    PuzzleList,
    PuzzleText,
    Solution,
    Tried,
    TryBody,
)
from paddlewheel.server.people_schemas import (
    BindBody,
    ChannelBody,
    ChannelInfo,
    ChannelRemoval,
    Done,
    ForgetBody,
    Me,
    NotificationWays,
    QrCode,
    TokenBody,
)
from paddlewheel.server.print_jobs import PrintState
from paddlewheel.server.print_routes import PrintBody, PrintChoices
from paddlewheel.server.schemas import (
    BotBody,
    Ended,
    ForkBody,
    GameCard,
    JoinBody,
    LessonText,
    MoveBody,
    MuteBody,
    Next,
    NoteBody,
    RecordBody,
    RuleText,
    ServerLoad,
    StoredTables,
    Talk,
    WatchingBody,
)
from paddlewheel.tables.classroom.messages import (
    ClassCreated,
    ClassIncoming,
    ClassOutgoing,
    JoinAddress,
    Joined,
    JointDebriefing,
    WhatIfStarted,
)
from paddlewheel.tables.classroom.models import ClassPlan
from paddlewheel.tables.classroom.requests import (
    AddressBody,
    ClassChange,
    ClassClock,
    ClassJoin,
    ClassNotice,
    ClassPause,
    ClassWhatIf,
    DiscussionBody,
    LeaderBody,
    OneOrAll,
    PupilBody,
    PupilMove,
    PupilName,
    PupilStandIn,
    ReplayBody,
    SitBody,
    TablesBody,
)
from paddlewheel.tables.lobby import LobbyPage
from paddlewheel.tables.messages import Incoming, Outgoing
from paddlewheel.tables.models import TablePlan
from paddlewheel.tables.table_registry import Created

#: What the server reads and what it sends. A field may be left out where it has a default and the struct omits
#: defaults, or takes nothing unknown: then it comes from outside.
REQUESTS = (
    TablePlan, JoinBody, ForkBody, RecordBody, BotBody, MuteBody, MoveBody, WatchingBody, NoteBody, TryBody, AnswerBody,
    PrintBody,
)  # fmt: skip
PEOPLE = (
    BindBody, ForgetBody, ChannelBody, ChannelRemoval, TokenBody, ChannelInfo, Me, NotificationWays, QrCode, Done,
)  # fmt: skip
CLASSROOM = (
    *(ClassPlan, ClassJoin, SitBody, ClassChange, TablesBody, OneOrAll, ClassPause, ClassNotice, ClassClock),
    *(DiscussionBody, PupilBody, PupilStandIn, PupilMove, PupilName, ReplayBody, LeaderBody, ClassWhatIf, AddressBody),
    *(ClassCreated, JoinAddress, Joined, JointDebriefing, WhatIfStarted),
)
ANSWERS = (
    *(GameCard, RuleText, Aid, Created, Next, LobbyPage, LessonText, Talk, Appraisal, Ended, ServerLoad),
    *(StoredTables, AnalysisState, Tried, PuzzleList, PuzzleText, Solution, PrintChoices, PrintState),
)
#: Types that have a name in Python but are no structs.
NAMED: dict[str, Any] = {
    "OptionValue": OptionValue,
    "Incoming": Incoming,
    "Outgoing": Outgoing,
    "ClassIncoming": ClassIncoming,
    "ClassOutgoing": ClassOutgoing,
}

HEADER = "// Written by `make types`. Do not edit: change the Python structs, where the fields are also explained."
WIDTH = 120


def types_module() -> str:
    """The whole text of `web/src/types.ts`."""
    found = inspect.multi_type_info([*NAMED.values(), *REQUESTS, *ANSWERS, *PEOPLE, *CLASSROOM])
    named = [_alias(name, info) for name, info in zip(NAMED, found[: len(NAMED)], strict=True)]
    structs = sorted(_structs(found), key=lambda info: info.cls.__name__)
    return "\n\n".join([HEADER, *named, *map(_interface, structs)]) + "\n"


def _structs(infos: Iterable[inspect.Type]) -> Iterator[inspect.StructType]:
    """Every struct that these types reach, once."""
    waiting = list(infos)
    known: set[type] = set()
    while waiting:
        info = waiting.pop()
        match info:
            case inspect.StructType():
                if info.cls not in known:
                    known.add(info.cls)
                    yield info
                    waiting += [field.type for field in info.fields]
            case inspect.UnionType():
                waiting += info.types
            case inspect.DictType():
                waiting.append(info.value_type)
            case inspect.TupleType():
                waiting += info.item_types
            case inspect.CollectionType():
                waiting.append(info.item_type)
            case inspect.Metadata():
                waiting.append(info.type)


def _interface(info: inspect.StructType) -> str:
    config = info.cls.__struct_config__
    omitted = config.omit_defaults or config.forbid_unknown_fields
    lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
    for field in info.fields:
        optional = "?" if omitted and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {_written(field.type)};")
    return "\n".join([f"export interface {info.cls.__name__} {{", *lines, "}"])


def _alias(name: str, info: inspect.Type) -> str:
    line = f"export type {name} = {_written(info)};"
    if len(line) <= WIDTH or not isinstance(info, inspect.UnionType):
        return line
    return "\n".join([f"export type {name} =", *(f"  | {_written(each)}" for each in info.types)]) + ";"


def _written(info: inspect.Type) -> str:
    match info:
        case inspect.StructType():
            return info.cls.__name__
        case inspect.Metadata():
            return _written(info.type)
        case inspect.UnionType():
            parts = dict.fromkeys(_written(each) for each in info.types)
            return "unknown" if "unknown" in parts else " | ".join(parts)
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in info.values)
        case inspect.DictType():
            return f"Record<{_written(info.key_type)}, {_written(info.value_type)}>"
        case inspect.TupleType():
            return f"[{', '.join(map(_written, info.item_types))}]"
        case inspect.CollectionType():
            item = _written(info.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType() | inspect.RawType():
            return "unknown"
        case _:
            raise TypeError(f"there is no TypeScript type for {info!r} yet")


if __name__ == "__main__":
    print(types_module(), end="")

"""Answers to what a table need not commit: it is committed already, or it cannot be."""

from __future__ import annotations

from typing import Any

from paddlewheel.tables.errors import closed_table
from paddlewheel.tables.game_log import GameLog
from paddlewheel.tables.messages import Answer
from paddlewheel.tables.models import SERVER_CLIENTS, EntryKind, Status
from paddlewheel.tables.table_rules import RESIGNED, refused_by
from paddlewheel.tables.views import reason
from paddlewheel.tables.words import say


def answer_without_commit(
    log: GameLog[Any], status: Status, kind: EntryKind, seat: int, token: str, client: str, seq: int
) -> Answer | None:
    """The answer to what is committed already or cannot be; None for what is to be committed."""
    is_own = client.startswith(SERVER_CLIENTS)
    first = None if is_own else log.entries.length_with(seat, client)
    if first is not None:
        return Answer(client=client, result="done", seq=log.seq_at(seat, first))
    now = log.seq(seat)
    if kind == ("pause" if log.paused else "resume"):
        return Answer(client=client, result="done", seq=now)
    if status == "closed":
        return Answer(client=client, result="refused", seq=now, why=closed_table().why)
    if kind == "choice" and seat in log.early_end.resigned and not is_own:
        rule, why = reason(refused_by(RESIGNED))
        return Answer(client=client, result="refused", seq=now, rule=rule, why=why)
    refused = log.refusal(kind, seat, token)
    if refused is not None and (seq == now or kind in ("resign", "end")):
        rule, why = reason(refused)
        return Answer(client=client, result="refused", seq=now, rule=rule, why=why)
    current = kind in ("resign", "end") or (seq == now if kind == "undo" else log.is_current(seat, seq))
    if refused is not None or not current:
        return Answer(client=client, result="stale", seq=now, why=say("table-has-changed"))
    return None

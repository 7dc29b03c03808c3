"""What the table itself says in the journal: the time is up, somebody resigns, the game ends early."""

from __future__ import annotations

from typing import Any

from paddlewheel.kernel import AnyState, Event, Fact
from paddlewheel.presentation import PresentedGame
from paddlewheel.presentation._table_words import ENDED_EARLY, RESIGNED, TABLE_CHOSE, TALK_OVER, TIME_UP
from paddlewheel.tables.early_end import ABANDONED, AGREED, BY_HOST
from paddlewheel.tables.models import Entry
from paddlewheel.tables.table_rules import TALK_TIME

AnyPresentedGame = PresentedGame[Any, Any, Any, Any]


def time_up(game: AnyPresentedGame, entry: Entry, before: AnyState, is_public: bool) -> list[Event]:
    """The table chooses for a seat. Only the seat is told what; for the others, the game tells what they may know."""
    seat, own = entry.seat, 1 << entry.seat
    scene = game.scene(before.observe(seat))
    label = next((offer.label for offer in scene.offers if offer.token == entry.token), entry.token)
    facts: dict[str, Fact] = {"who": seat_title(game, before, seat)}
    said = Event(TIME_UP, seat, "", facts) if is_public else Event(TIME_UP, seat, "", facts, own)
    return [said, Event(TABLE_CHOSE, seat, "", {"choice": label}, own)]


def talk_over() -> list[Event]:
    """The time that the host has given to a talk is up."""
    return [Event(TALK_OVER, -1, TALK_TIME, {})]


def early_end(game: AnyPresentedGame, entry: Entry, state: AnyState) -> list[Event]:
    """Somebody resigns, or the game ends."""
    if entry.kind == "resign":
        return [Event(RESIGNED, entry.seat, "", {"who": seat_title(game, state, entry.seat)})]
    if entry.token in (AGREED, ABANDONED, BY_HOST):
        return [Event(ENDED_EARLY, -1, "", {"how": entry.token})]
    return []


def seat_title(game: AnyPresentedGame, state: AnyState, seat: int) -> str:
    """What the game calls a seat, as everybody sees it."""
    areas = game.scene(state.observe(None)).areas
    return next((area.title for area in areas if area.kind == "seat" and area.seat == seat), f"Seat {seat + 1}")

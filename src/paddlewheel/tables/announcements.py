"""What the table itself says in the journal: the time is up, somebody resigns, the game ends early."""

from __future__ import annotations

from typing import Any

from paddlewheel.kernel import AnyState, Event, Fact
from paddlewheel.language import in_all_languages
from paddlewheel.presentation import PresentedGame, unnamed_seat
from paddlewheel.presentation._table_words import ENDED_EARLY, RESIGNED, TABLE_CHOSE, TALK_OVER, TIME_UP
from paddlewheel.tables.early_end import ABANDONED, AGREED, BY_HOST
from paddlewheel.tables.models import Entry
from paddlewheel.tables.table_rules import TALK_TIME

AnyPresentedGame = PresentedGame[Any, Any, Any, Any]


def time_up(game: AnyPresentedGame, entry: Entry, before: AnyState, is_public: bool) -> list[Event]:
    """The table chooses for a seat. Only the seat is told what; for the others, the game tells what they may know."""
    seat, own = entry.seat, 1 << entry.seat
    facts = _seat_titles(game, before, seat)
    said = Event(TIME_UP, seat, "", facts) if is_public else Event(TIME_UP, seat, "", facts, own)
    labels = in_all_languages(lambda: choice_label(game, before, seat, entry.token))
    return [said, Event(TABLE_CHOSE, seat, "", {**labels}, own)]


def talk_over() -> list[Event]:
    """The time that the host has given to a talk is up."""
    return [Event(TALK_OVER, -1, TALK_TIME, {})]


def early_end(game: AnyPresentedGame, entry: Entry, state: AnyState) -> list[Event]:
    """Somebody resigns, or the game ends."""
    if entry.kind == "resign":
        return [Event(RESIGNED, entry.seat, "", _seat_titles(game, state, entry.seat))]
    if entry.token in (AGREED, ABANDONED, BY_HOST):
        return [Event(ENDED_EARLY, -1, "", {"how": entry.token})]
    return []


def _seat_titles(game: AnyPresentedGame, state: AnyState, seat: int) -> dict[str, Fact]:
    """What the game calls a seat, in every language."""
    return {**in_all_languages(lambda: seat_title(game, state, seat))}


def choice_label(game: AnyPresentedGame, state: AnyState, seat: int, token: str) -> str:
    """What a choice is called that a seat can make here."""
    scene = game.scene(state.observe(seat))
    return next((offer.label for offer in scene.offers if offer.token == token), token)


def seat_title(game: AnyPresentedGame, state: AnyState, seat: int) -> str:
    """What the game calls a seat, as everybody sees it."""
    areas = game.scene(state.observe(None)).areas
    return next((area.title for area in areas if area.kind == "seat" and area.seat == seat), unnamed_seat(seat))

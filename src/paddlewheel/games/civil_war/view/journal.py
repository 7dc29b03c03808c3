"""The war as it is told: every event as a sentence of the journal."""

from __future__ import annotations

from collections.abc import Callable

from paddlewheel.games.civil_war.components import Effect
from paddlewheel.games.civil_war.messages import say
from paddlewheel.games.civil_war.rules.vocabulary import COLUMN_NAMES
from paddlewheel.games.civil_war.state import BOTH_LOST
from paddlewheel.games.civil_war.view.observation import Total
from paddlewheel.games.civil_war.view.words import (
    card_name,
    column_of,
    column_title,
    effects_words,
    sentence,
    side,
    total_words,
)
from paddlewheel.kernel import Event, Fact
from paddlewheel.language import listed
from paddlewheel.presentation import Line, number, numbers, texts

#: The piles of a side that an event changes.
TOUCHED_PILES = {
    "reshuffle": ("survivors", "deck"),
    "recovered": ("graveyard", "survivors"),
    "raided": ("deck", "graveyard"),
    "drawn": ("deck",),
}


def line(event: Event) -> Line:
    """An event as one sentence of the journal."""
    text = SENTENCES[event.kind](event.seat, event.facts)
    touches: tuple[str, ...] = ()
    if event.kind in ("card", "event"):
        touches = (f"card-{event.facts['card']}",)
    elif event.kind in ("tie", "column"):
        touches = tuple(f"total-{seat}-{event.facts['column']}" for seat in range(2))
    elif event.kind in TOUCHED_PILES:
        touches = tuple(f"{pile}-{event.seat}" for pile in TOUCHED_PILES[event.kind])
    return Line(sentence(text), touches, event.rule, short=_short(event))


def _short(event: Event) -> str:
    """A word or two for the summary of a turn."""
    facts = event.facts
    if event.kind == "card":
        card = f"{_name(facts)} {0 if facts['void'] else facts['value']}"
        return say("event-card.short", card=card, column=say(f"column-{COLUMN_NAMES[number(facts, 'column')]}.at"))
    if event.kind in ("event", "strengthen", "weaken"):
        return _name(facts)
    return say(SHORT[event.kind]) if event.kind in SHORT else ""


SHORT = {
    "drawn": "event-drawn.short",
    "committed": "event-committed.short",
    "nothing left": "event-nothing-left.short",
}


def _name(facts: dict[str, Fact]) -> str:
    return card_name(str(facts["name"]))


def _column(facts: dict[str, Fact]) -> str:
    return column_of(number(facts, "column"))


def _effects(facts: dict[str, Fact], leave_out: str = "") -> str:
    return effects_words(tuple(Effect.read(code) for code in texts(facts, "effects") if code != leave_out))


def _card(seat: int, facts: dict[str, Fact]) -> str:
    who, name, column = side(seat), _name(facts), _column(facts)
    if facts["void"]:
        return say("event-card.void", who=who, card=name, column=column)
    effects = _effects(facts, leave_out="PA")
    card = f"{name} {facts['value']}" if facts["value"] or not effects else name
    another = bool(facts["another"])
    if effects:
        form = "event-card.does-another" if another else "event-card.does"
        return say(form, who=who, card=card, column=column, effects=effects)
    return say("event-card.another" if another else "event-card", who=who, card=card, column=column)


def _summary(seat: int, facts: dict[str, Fact]) -> str:
    takers = numbers(facts, "takers")
    taken = [
        say("event-summary.takes", who=side(each), columns=_taken(takers, each)) for each in range(2) if each in takers
    ]
    if BOTH_LOST in takers:
        taken.append(say("event-summary.both", columns=_taken(takers, BOTH_LOST)))
    lost, left = numbers(facts, "lost"), numbers(facts, "left")
    return say(
        "event-summary",
        battle=number(facts, "battle"),
        taken=", ".join(taken) or say("event-summary.nobody"),
        lost0=lost[0],
        left0=left[0],
        lost1=lost[1],
        left1=left[1],
    )


def _taken(takers: list[int], taker: int) -> str:
    return listed(say(f"column-{name}.the") for place, name in enumerate(COLUMN_NAMES) if takers[place] == taker)


def _column_result(seat: int, facts: dict[str, Fact]) -> str:
    taker = number(facts, "taker")
    counts = numbers(facts, "cards")
    totals = [total_words(Total(*numbers(facts, name))) for name in ("union", "confederacy")]
    column = column_title(number(facts, "column"))
    if taker == BOTH_LOST:
        return say("event-column.both", column=column, total=totals[0])
    other = 1 - taker
    if counts[other] == 0:
        return say("event-column.unopposed", column=column, who=side(taker), cards=counts[taker])
    return say(
        "event-column",
        column=column,
        who=side(taker),
        own=totals[taker],
        enemy=totals[other],
        survive=counts[taker],
        lost=counts[other],
    )


def _over(seat: int, facts: dict[str, Fact]) -> str:
    battles = number(facts, "battles")
    if seat < 0:
        return say("event-over.draw", battles=battles)
    return say("event-over", who=side(seat), battles=battles, left=numbers(facts, "left")[seat])


SENTENCES: dict[str, Callable[[int, dict[str, Fact]], str]] = {
    "battle": lambda seat, facts: say("event-battle", battle=number(facts, "battle"), who=side(seat)),
    "card": _card,
    "event": lambda seat, facts: say("event-event", who=side(seat), card=_name(facts), effects=_effects(facts)),
    "reshuffle": lambda seat, facts: say("event-reshuffle", who=side(seat), cards=number(facts, "cards")),
    "recovered": lambda seat, facts: say("event-recovered", who=side(seat), card=_name(facts)),
    "raided": lambda seat, facts: say("event-raided", who=side(seat), card=_name(facts)),
    "spared": lambda seat, facts: say("event-spared", who=side(seat)),
    "nothing left": lambda seat, facts: say("event-nothing-left", who=side(seat)),
    "drawn": lambda seat, facts: say("event-drawn", who=side(seat), cards=number(facts, "cards")),
    "your hand": lambda seat, facts: say("event-hand", cards=listed(map(card_name, texts(facts, "names")))),
    "strengthen": lambda seat, facts: say("event-strengthen", who=side(seat), card=_name(facts), column=_column(facts)),
    "weaken": lambda seat, facts: say("event-weaken", who=side(seat), card=_name(facts), column=_column(facts)),
    "commits": lambda seat, facts: say("event-commits", card=_name(facts), column=_column(facts)),
    "committed": lambda seat, facts: say("event-committed", who=side(seat)),
    "tie": lambda seat, facts: say("event-tie", column=_column(facts), total=number(facts, "total")),
    "column": _column_result,
    "summary": _summary,
    "over": _over,
}

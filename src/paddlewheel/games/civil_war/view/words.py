"""The war in words: the prompt, the choices and the journal."""

from __future__ import annotations

import re
from collections.abc import Callable

from paddlewheel.games.civil_war.components import Card, Decks
from paddlewheel.games.civil_war.rules.vocabulary import COLUMN_NAMES, COMMITS, WEAKENS
from paddlewheel.games.civil_war.state import BOTH_LOST, COLUMNS, NOBODY_THERE, UNDECIDED
from paddlewheel.games.civil_war.view.observation import Column, Total, WarObservation
from paddlewheel.kernel import Event, Fact
from paddlewheel.presentation import Line, counted, listed, number, numbers, texts

SIDES = ("the Union", "the Confederacy")
ARMIES = ("Union", "Confederate")
KIND_WORDS = {
    "LDR": "leader",
    "INF": "infantry",
    "CAV": "cavalry",
    "ART": "artillery",
    "NAV": "navy",
    "SUP": "support",
    "EVT": "event",
}
EFFECT_WORDS = {
    "PA": "play another card at once",
    "COL": "{k} to this column",
    "INF": "{k} for each infantry card in its column",
    "CAV": "{k} for each cavalry card in its column",
    "ART": "{k} for each artillery card in its column",
    "NAV": "{k} for each navy card in its column",
    "ALL": "{k} to each column of its side",
    "BESIDE": "",
    "OWN_ALL": "{k} to each column of its side",
    "ENEMY_ALL": "{k} to each enemy column",
    "OWN_ONE": "{k} to one column of its side",
    "ENEMY_ONE": "{k} to one enemy column",
    "ENEMY_NO_LEADERS": "enemy leaders change no totals in this battle",
    "OWN_NO_LEADERS": "its own side's leaders change no totals in this battle",
    "RECOVER2": "the two best fallen cards return to the Survivors",
    "ENEMY_LOSE_TOP": "the enemy loses its top card",
}
ENDINGS = {
    "confederacy eliminated": "The Union wins the war: the Confederacy has no cards left.",
    "union eliminated": "The Confederacy wins the war: the Union has no cards left.",
    "both eliminated": "The war ends in a draw: neither side has a card left.",
}
TWO_SIDES = "both sides"
#: The piles of a side that an event changes.
TOUCHED_PILES = {
    "reshuffle": ("survivors", "deck"),
    "recovered": ("graveyard", "survivors"),
    "raided": ("deck", "graveyard"),
    "drawn": ("deck",),
}


# -- small words ---------------------------------------------------------------------------------------------


def signed(number: int) -> str:
    """With a sign, as printed: a real minus."""
    return f"+{number}" if number >= 0 else f"\N{MINUS SIGN}{-number}"


def effect_words(code: str) -> str:
    """One effect of a card, `COL+2`, as words."""
    match = re.fullmatch(r"([A-Z_]+2?)([+-]\d+)?", code)
    if match is None:
        return code
    return EFFECT_WORDS[match[1]].replace("{k}", signed(int(match[2] or 0)))


def effects_words(codes: tuple[str, ...]) -> str:
    return "; ".join(words for words in map(effect_words, codes) if words)


def card_words(card: Card) -> str:
    """A card as one sentence: name, type, value, what it says."""
    effects = effects_words(tuple(str(effect) for effect in card.effects))
    value = "" if card.kind == "EVT" else f", value {card.value}"
    return f"{card.name}, {KIND_WORDS[card.kind]}{value}{': ' + effects if effects else ''}"


def part_words(total: Total) -> list[str]:
    """What a total comes from: cards, leaders, events."""
    parts = [f"cards {total.values}"]
    if total.leaders:
        parts.append(f"leaders {signed(total.leaders)}")
    if total.events:
        parts.append(f"events {signed(total.events)}")
    return parts


def total_words(total: Total) -> str:
    """A total with what it comes from: 14 (cards 11, leaders +2, events +1)."""
    floor = ", but never below 0" if total.values + total.leaders + total.events < 0 else ""
    return f"{total.total} ({', '.join(part_words(total))}{floor})"


def column_words(column: Column) -> str:
    return "no cards" if column.total is None else total_words(column.total)


# -- the prompt and the choices ------------------------------------------------------------------------------


def prompt(seen: WarObservation, decks: Decks) -> str:
    """Whose decision it is, and what it is."""
    if seen.outcome is not None:
        return ENDINGS[seen.outcome.reason]
    battle = f"Battle {seen.battle}"
    if not seen.deciders:
        return battle
    if seen.step == "commit":
        return f"{battle}: {_commit_prompt(seen)}"
    event = decks.card(seen.aiming or "").name
    which = "one of its columns" if seen.step == "strengthen" else "an enemy column"
    return f"{battle}: {SIDES[seen.deciders[0]]} chooses {which} for {event}."


def _commit_prompt(seen: WarObservation) -> str:
    if seen.seat in seen.deciders and seen.seat is not None:
        left = len(seen.armies[seen.seat].hand or ())
        return f"commit your reinforcements, one to each column; {counted(left, 'card')} to go."
    who = " and ".join(SIDES[seat] for seat in seen.deciders)
    verb = "commit their" if len(seen.deciders) > 1 else "commits its"
    return f"{who} {verb} reinforcements, unseen."


def choice_words(seen: WarObservation, decks: Decks, choice: int) -> tuple[str, str]:
    """A choice as a label and one more sentence of help."""
    if choice < COMMITS:
        own = choice < WEAKENS
        column = choice % COLUMNS
        card = decks.card(seen.aiming or "")
        change = signed(card.amount("OWN_ONE") if own else card.amount("ENEMY_ONE"))
        verb, whose = ("Strengthen your", "your") if own else ("Weaken the enemy's", "the enemy's")
        label = f"{verb} {COLUMN_NAMES[column]} column ({change})"
        return label, f"{card.name} changes {whose} total there by {change}. {_standing(seen, column)}"
    card = decks.cards[(choice - COMMITS) // COLUMNS]
    column = (choice - COMMITS) % COLUMNS
    value = "event, counts 0" if card.kind == "EVT" else str(card.value)
    label = f"{card.name} ({value}) to the {COLUMN_NAMES[column]} column"
    return label, f"{_reinforcement_words(card)} {_standing(seen, column)}"


def _reinforcement_words(card: Card) -> str:
    if card.kind == "EVT":
        return "An event is void as a reinforcement and counts zero; it lives or dies with the column."
    return f"{card_words(card)}."


def _standing(seen: WarObservation, column: int) -> str:
    if seen.seat is None:
        return ""
    own, enemy = (seen.armies[side].columns[column].total for side in (seen.seat, 1 - seen.seat))
    totals = [str(total.total) if total else "no cards" for total in (own, enemy)]
    return f"The {COLUMN_NAMES[column]} column stands {totals[0]} against {totals[1]}."


# -- the journal ---------------------------------------------------------------------------------------------


def line(event: Event) -> Line:
    """An event as one sentence of the journal."""
    text = SENTENCES[event.kind](event.seat, event.facts)
    touches: tuple[str, ...] = ()
    if event.kind in ("card", "event"):
        touches = (f"card-{event.facts['card']}",)
    elif event.kind in ("tie", "column"):
        touches = tuple(f"total-{side}-{event.facts['column']}" for side in range(2))
    elif event.kind in TOUCHED_PILES:
        touches = tuple(f"{pile}-{event.seat}" for pile in TOUCHED_PILES[event.kind])
    return Line(text[0].upper() + text[1:], touches, event.rule, short=_short(event))


def _short(event: Event) -> str:
    """A word or two for the summary of a turn."""
    facts = event.facts
    if event.kind == "card":
        return f"{facts['name']} {0 if facts['void'] else facts['value']} {_column(facts)}"
    if event.kind in ("event", "strengthen", "weaken"):
        return f"{facts['name']}"
    return {"drawn": "draws reinforcements", "committed": "has committed", "nothing left": "no card left"}.get(
        event.kind, ""
    )


def _column(facts: dict[str, Fact]) -> str:
    return COLUMN_NAMES[number(facts, "column")]


def _card(seat: int, facts: dict[str, Fact]) -> str:
    where = f"in the {_column(facts)} column"
    if facts["void"]:
        return f"{SIDES[seat]} turns up {facts['name']} {where}: an event there is ignored and counts zero."
    effects = effects_words(tuple(code for code in texts(facts, "effects") if code != "PA"))
    value = f" {facts['value']}" if facts["value"] or not effects else ""
    another = ", and must play another" if facts["another"] else ""
    return f"{SIDES[seat]} turns up {facts['name']}{value} {where}{f' ({effects})' if effects else ''}{another}."


def _event(seat: int, facts: dict[str, Fact]) -> str:
    effects = effects_words(texts(facts, "effects"))
    return f"{SIDES[seat]} lays {facts['name']} beside the battlefield: {effects}."


def _summary(seat: int, facts: dict[str, Fact]) -> str:
    takers = numbers(facts, "takers")
    taken = [
        f"{SIDES[side]} takes {listed([COLUMN_NAMES[column] for column in range(COLUMNS) if takers[column] == side])}"
        for side in range(2)
        if side in takers
    ]
    if BOTH_LOST in takers:
        names = listed([COLUMN_NAMES[column] for column in range(COLUMNS) if takers[column] == BOTH_LOST])
        taken.append(f"{TWO_SIDES} lose {names}")
    lost, left = numbers(facts, "lost"), numbers(facts, "left")
    return (
        f"Battle {facts['battle']} is over: {', '.join(taken) or 'nobody takes a column'}. "
        f"The Union buries {counted(lost[0], 'card')} and has {left[0]} left, "
        f"the Confederacy buries {lost[1]} and has {left[1]} left."
    )


def _column_result(seat: int, facts: dict[str, Fact]) -> str:
    taker = number(facts, "taker")
    counts = numbers(facts, "cards")
    totals = [total_words(Total(*numbers(facts, name))) for name in ("union", "confederacy")]
    where = f"{_column(facts).capitalize()} column"
    if taker == BOTH_LOST:
        return f"{where}: still {totals[0]} on {TWO_SIDES}, and nobody has a card left to break the tie: both lose it."
    other = 1 - taker
    if counts[other] == 0:
        return f"{where}: {SIDES[taker]} is unopposed and takes it with {counted(counts[taker], 'card')}."
    return (
        f"{where}: {SIDES[taker]} takes it, {totals[taker]} against {totals[other]}. "
        f"{counted(counts[taker], 'card survives', 'cards survive')}, {counted(counts[other], 'is', 'are')} lost."
    )


def _hand(seat: int, facts: dict[str, Fact]) -> str:
    return f"Your reinforcements: {listed(texts(facts, 'names'))}."


def _drawn(seat: int, facts: dict[str, Fact]) -> str:
    cards = number(facts, "cards")
    if cards == 0:
        return f"{SIDES[seat]} has no reinforcements left."
    return f"{SIDES[seat]} draws {counted(cards, 'reinforcement')}."


def _over(seat: int, facts: dict[str, Fact]) -> str:
    battles = counted(number(facts, "battles"), "battle")
    if seat < 0:
        return f"The war is a draw after {battles}: neither side has a card left."
    return f"{SIDES[seat]} wins the war after {battles}, with {counted(numbers(facts, 'left')[seat], 'card')} left."


SENTENCES: dict[str, Callable[[int, dict[str, Fact]], str]] = {
    "battle": lambda seat, facts: f"Battle {facts['battle']}: {SIDES[seat]} flips first.",
    "card": _card,
    "event": _event,
    "reshuffle": lambda seat, facts: (
        f"{SIDES[seat]} has used up its deck and shuffles {counted(number(facts, 'cards'), 'survivor')} into a new one."
    ),
    "recovered": lambda seat, facts: f"{SIDES[seat]} gets {facts['name']} back from the Graveyard.",
    "raided": lambda seat, facts: f"{SIDES[seat]} loses its top card, {facts['name']}, before it could fight.",
    "spared": lambda seat, facts: f"{SIDES[seat]} has too few cards left to lose one to a raid.",
    "nothing left": lambda seat, facts: f"{SIDES[seat]} has no card left to play.",
    "drawn": _drawn,
    "your hand": _hand,
    "strengthen": lambda seat, facts: f"{SIDES[seat]} plays {facts['name']} on its {_column(facts)} column.",
    "weaken": lambda seat, facts: f"{SIDES[seat]} plays {facts['name']} on the enemy's {_column(facts)} column.",
    "commits": lambda seat, facts: f"You commit {facts['name']} to the {_column(facts)} column.",
    "committed": lambda seat, facts: f"{SIDES[seat]} has committed its reinforcements.",
    "tie": lambda seat, facts: (
        f"The {_column(facts)} column is tied at {facts['total']}: each side lays one more card."
    ),
    "column": _column_result,
    "summary": _summary,
    "over": _over,
}


def taker_words(taker: int) -> str:
    """Who took a column of the last battle."""
    if taker == UNDECIDED:
        return "nobody has taken it yet"
    if taker == NOBODY_THERE:
        return "nobody was there"
    return "both lost it" if taker == BOTH_LOST else f"{SIDES[taker]} took it"

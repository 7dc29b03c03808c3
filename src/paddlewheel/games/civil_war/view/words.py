"""The war in words: sides, columns, cards and totals, the prompt and the choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce

from paddlewheel.games.civil_war.components import Card, Decks, Effect, load
from paddlewheel.games.civil_war.messages import say
from paddlewheel.games.civil_war.rules.vocabulary import COLUMN_NAMES, COMMITS, WEAKENS
from paddlewheel.games.civil_war.state import BOTH_LOST, COLUMNS, NOBODY_THERE, UNDECIDED
from paddlewheel.games.civil_war.view.observation import Column, Total, WarObservation
from paddlewheel.language import identifier, kept, listed

#: What lies beside the battlefield is seen there: no words are needed.
UNWORDED = "BESIDE"


# -- small words ---------------------------------------------------------------------------------------------


def side(seat: int) -> str:
    """A side inside a sentence: the Union."""
    return say(f"side-{seat}")


def sides() -> tuple[str, str]:
    """Both sides inside a sentence."""
    return side(0), side(1)


def title(seat: int) -> str:
    """A side at the beginning of a sentence, or alone: The Union."""
    return say(f"side-{seat}.title")


def side_name(seat: int) -> str:
    """A side by its bare name: Union."""
    return say(f"side-{seat}.name")


def army(seat: int) -> str:
    """Whose something is: Confederate."""
    return say(f"side-{seat}.army")


def side_letter(seat: int) -> str:
    """What stands on the flag of a side."""
    return say(f"side-{seat}.letter")


def column_name(place: int) -> str:
    """A column by its bare name: left."""
    return say(f"column-{COLUMN_NAMES[place]}")


def column_title(place: int) -> str:
    """A column at the beginning of a sentence: Left column."""
    return say(f"column-{COLUMN_NAMES[place]}.column")


def column_of(place: int) -> str:
    """Which column, beside that word: the left column."""
    return say(f"column-{COLUMN_NAMES[place]}.of")


def kind_words(card: Card) -> str:
    """The type of a card."""
    return say(f"kind-{card.kind}")


def card_name(name: str) -> str:
    """What a card is called here, by its name in the file of its deck."""
    return say.name("card", name)


def note_words(card: Card) -> str:
    """The note for the curious, as a sentence. Notes of people's own decks stay as they are."""
    is_ours = _standard_notes().get(card.id) == card.note
    note = say.translated(f"note-{card.id}", card.note) if is_ours else card.note
    return f"{sentence(note)}." if note else ""


@cache
def _standard_notes() -> dict[str, str]:
    return {card.id: card.note for card in load().cards}


def sentence(text: str) -> str:
    """With a capital at its beginning."""
    return text[0].upper() + text[1:]


def signed(number: int) -> str:
    """With a sign, as printed: a real minus."""
    return f"+{number}" if number >= 0 else f"\N{MINUS SIGN}{-number}"


# -- cards and totals ----------------------------------------------------------------------------------------


def effects_words(effects: tuple[Effect, ...]) -> str:
    """What a card says, as words."""
    return row([say(f"effect-{effect.name}", k=signed(effect.amount)) for effect in effects if effect.name != UNWORDED])


def row(parts: Sequence[str]) -> str:
    """Parts that may have commas in them, one behind the other."""
    return reduce(lambda first, second: say("row", first=first, second=second), parts) if parts else ""


@kept
def card_words(card: Card) -> str:
    """A card as one sentence: name, type, value, what it says."""
    name, kind, effects = card_name(card.name), kind_words(card), effects_words(card.effects)
    if card.kind == "EVT":
        return say("face.event" if effects else "face.bare", card=name, kind=kind, effects=effects)
    if effects:
        return say("face.effects", card=name, kind=kind, value=card.value, effects=effects)
    return say("face", card=name, kind=kind, value=card.value)


def part_words(total: Total) -> list[str]:
    """What a total comes from: cards, leaders, events."""
    parts = [say("part-cards", count=total.values)]
    if total.leaders:
        parts.append(say("part-leaders", k=signed(total.leaders)))
    if total.events:
        parts.append(say("part-events", k=signed(total.events)))
    return parts


@kept
def total_words(total: Total) -> str:
    """A total with what it comes from: 14 (cards 11, leaders +2, events +1)."""
    is_floor = total.values + total.leaders + total.events < 0
    return say("total.floor" if is_floor else "total", total=total.total, parts=", ".join(part_words(total)))


def column_words(column: Column) -> str:
    return say("no-cards") if column.total is None else total_words(column.total)


def taker_words(taker: int) -> str:
    """Who took a column of the last battle."""
    if taker == UNDECIDED:
        return say("taker-undecided")
    if taker == NOBODY_THERE:
        return say("taker-nobody")
    return say("taker-both") if taker == BOTH_LOST else say("taker", who=side(taker))


# -- the prompt and the choices ------------------------------------------------------------------------------


def prompt(seen: WarObservation, decks: Decks) -> str:
    """Whose decision it is, and what it is."""
    if seen.outcome is not None:
        return ending(seen.outcome.reason)
    if not seen.deciders:
        return say("battle", battle=seen.battle)
    if seen.step == "commit":
        return _commit_prompt(seen)
    event = card_name(decks.card(seen.aiming or "").name)
    return say(f"prompt-{seen.step}", battle=seen.battle, who=side(seen.deciders[0]), event=event)


def ending(reason: str, rule: str = "") -> str:
    """How the war ended, and by which rule."""
    name = f"ending-{identifier(reason)}"
    return say(f"{name}.ruled", rule=rule) if rule else say(name)


def _commit_prompt(seen: WarObservation) -> str:
    if seen.seat in seen.deciders and seen.seat is not None:
        left = len(seen.armies[seen.seat].hand or ())
        return say("prompt-commit-own", battle=seen.battle, cards=left)
    name = "prompt-commit.both" if len(seen.deciders) > 1 else "prompt-commit"
    return say(name, battle=seen.battle, who=listed(side(seat) for seat in seen.deciders))


def choice_words(seen: WarObservation, decks: Decks, choice: int) -> tuple[str, str]:
    """A choice as a label and one more sentence of help."""
    place = choice % COLUMNS
    column, standing = column_of(place), _standing(seen, place)
    if choice < COMMITS:
        card = decks.card(seen.aiming or "")
        own = choice < WEAKENS
        name = "choice-strengthen" if own else "choice-weaken"
        change = signed(card.amount("OWN_ONE") if own else card.amount("ENEMY_ONE"))
        help_ = say(f"{name}.help", card=card_name(card.name), k=change, standing=standing)
        return say(name, column=column, k=change), help_
    card = decks.cards[(choice - COMMITS) // COLUMNS]
    if card.kind == "EVT":
        label = say("choice-commit.event", card=card_name(card.name), column=column)
        return label, say("choice-commit.event-help", standing=standing)
    label = say("choice-commit", card=card_name(card.name), value=card.value, column=column)
    return label, say("choice-commit.help", card=card_words(card), standing=standing)


def _standing(seen: WarObservation, place: int) -> str:
    if seen.seat is None:
        return ""
    own, enemy = (seen.armies[each].columns[place].total for each in (seen.seat, 1 - seen.seat))
    totals = [str(total.total) if total else say("no-cards") for total in (own, enemy)]
    return say("standing", column=column_of(place), own=totals[0], enemy=totals[1])

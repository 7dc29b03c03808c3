"""The questions of the debriefing of a war: about decisions with hidden cards, and about what a card game leaves out.

They are asked only about what happened in this war.
"""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.games.civil_war.debrief.battles import BattleTold
from paddlewheel.games.civil_war.debrief.hindsight import Hindsight
from paddlewheel.games.civil_war.debrief.turning_points import leads, standing_words, swept, turned
from paddlewheel.kernel import Outcome
from paddlewheel.presentation import Question, TalkingPoint, counted, happenings, number, talking_points

DARK = "Deciding without knowing"
FORCES = "Forces and losses"
CHANCE = "Chance"
HISTORY = "The war behind the game"

QUESTIONS = (
    Question(
        DARK,
        "{turned}. What did each side know when it laid its cards, and what could it only guess?",
        after=("turned",),
    ),
    Question(
        DARK,
        "{hindsight}. Could this side have known that? What would it have had to see?",
        after=("hindsight",),
    ),
    Question(
        DARK,
        "Neither side could have taken more columns by laying its cards otherwise. Was that skill, or was it so clear?",
        after=("over",),
        unless=("hindsight",),
    ),
    Question(DARK, "{aimed}. Why this column, with the reinforcements of both sides still unknown?", after=("aimed",)),
    Question(
        DARK,
        "Is it better to be strong in one column and give up another, or to be fairly strong in all? What does this "
        "war say?",
        after=("fought",),
    ),
    Question(FORCES, "{lead}. What had changed by then, and could the other side have answered it?", after=("lead",)),
    Question(FORCES, "{sweep}. Was it the cards, or where they were laid?", after=("sweep",)),
    Question(FORCES, "{heaviest}. Was what was gained there worth it?", after=("heaviest",)),
    Question(FORCES, "{again}. Which of them would you have held back if you had been allowed to?", after=("again",)),
    Question(CHANCE, "{tie}. The cards that broke the tie were chosen by nobody. How fair is that?", after=("tie",)),
    Question(
        CHANCE, "{raid}. How much of this war was chance, and how much was decided by people?", after=("raid",)
    ),
    Question(FORCES, "The war ended in a draw: neither side had a card left. Was that ever worth it?", after=("draw",)),
    Question(
        HISTORY,
        "The cards name people and units of a war that was fought over slavery and ended it, at the cost of some "
        "700,000 lives. What does a game that counts cards leave out, and who is missing from it?",
    ),
    Question(
        HISTORY,
        "Choose one name from the cards and look it up: what did this person, or this unit, do before, in and after "
        "the war?",
    ),
    Question(
        HISTORY,
        "Commanders in 1861 to 1865 also sent people without knowing what the other side had. What is different when "
        "it is cards?",
        after=("fought",),
    ),
)  # fmt: skip


def questions_for(
    battles: Sequence[BattleTold], sides: Sequence[str], judged: Sequence[Hindsight], outcome: Outcome | None
) -> tuple[TalkingPoint, ...]:
    """The questions that fit this war."""
    happened = _of_battles([battle for battle in battles if battle.is_over], sides) | _of_events(battles, sides)
    if outcome is not None:
        happened["over"] = ""
        if not outcome.winners:
            happened["draw"] = ""
    if judged:
        most = max(judged, key=lambda one: one.could_have_won - one.won)
        could = f"the same cards, laid otherwise, would have taken {most.could_have_won}"
        taken = counted(most.won, "column")
        happened["hindsight"] = f"In battle {most.battle}, {sides[most.side]} took {taken}; {could}"
    return talking_points(QUESTIONS, happened)


def _of_battles(battles: Sequence[BattleTold], sides: Sequence[str]) -> dict[str, str]:
    """What happened in battles that are over, each the first or the most telling time, in words."""
    found = {}
    best = turned(battles)
    if best is not None:
        battle, column = best
        who, stood = sides[column.taker], standing_words(column, column.taker)
        found["turned"] = f"In battle {battle.battle}, {who} stood {stood} in the {column.name} column and took it"
    sweep = swept(battles)
    if sweep is not None:
        battle, side = sweep
        found["sweep"] = f"In battle {battle.battle}, {sides[side]} took all three columns"
    held = leads(battles)
    if len(held) > 1:
        battle, leader, length = held[-1]
        kept = f"and kept that for {counted(length, 'battle')}"
        found["lead"] = f"After battle {battle.battle}, {sides[leader]} had more forces left, {kept}"
    if len(battles) > 1:
        heaviest = max(battles, key=lambda battle: sum(side.lost for side in battle.sides))
        losses = " and ".join(f"{name} {side.lost}" for name, side in zip(sides, heaviest.sides, strict=True))
        found["heaviest"] = f"Battle {heaviest.battle} cost the most cards: {losses}"
    if battles:
        found["fought"] = ""
    return found


def _of_events(battles: Sequence[BattleTold], sides: Sequence[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for battle, happening in happenings(battles, "strengthen", "weaken", "tie", "raided", "reshuffle"):
        when = f"In battle {battle.battle},"
        event = happening.event
        name = str(event.facts.get("name", ""))
        if event.kind in ("strengthen", "weaken"):
            column = battle.columns[number(event.facts, "column")].name
            whose = "its own" if event.kind == "strengthen" else "the enemy's"
            found.setdefault("aimed", f"{when} {sides[event.seat]} played {name} on {whose} {column} column")
        elif event.kind == "tie" and battle.columns[number(event.facts, "column")].taker >= 0:
            column = battle.columns[number(event.facts, "column")].name
            found.setdefault("tie", f"{when} the {column} column was tied")
        elif event.kind == "raided":
            found.setdefault("raid", f"{when} {sides[event.seat]} lost {name} before it could fight")
        elif event.kind == "reshuffle":
            cards = counted(number(event.facts, "cards"), "survivor")
            found.setdefault("again", f"{when} {sides[event.seat]} shuffled {cards} into a new deck")
    return found

"""The questions of the debriefing of the forest: about decisions, and only about what this game had in it."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.games.flooded_forest.debrief.turning_points import (
    MANY_EATEN,
    MANY_HOME,
    fish_words,
    largest,
    leads,
)
from paddlewheel.games.flooded_forest.debrief.turns import TurnTold
from paddlewheel.kernel import Outcome
from paddlewheel.presentation import Question, TalkingPoint, counted, happenings, talking_points

FLOOD = "The flood"
PREDATORS = "Predators"
HOME = "The way home"
WHOLE = "The whole game"

#: Fish left in the forest in the end that are worth asking about.
MANY_LEFT = 4

QUESTIONS = (
    Question(
        FLOOD,
        "Where did you lay your tiles: near the river, where the way home is short, or further out, where there is "
        "room? What was that worth in the dry season?",
        after=("dry",),
    ),
    Question(FLOOD, "{extra}. Is a crowd of fish a gain or a risk?", after=("extra",)),
    Question(PREDATORS, "{posted}. Whom was each of them put there against, and whom did it serve?", after=("posted",)),
    Question(
        PREDATORS,
        "{meal}. What would have been eaten if this player had pulled another tile?",
        after=("meal",),
    ),
    Question(PREDATORS, "{own}. Was there another way, and what would it have cost?", after=("own",)),
    Question(
        PREDATORS,
        "Nobody's fish were eaten. Did the predators never come near, or did everybody keep the schools small?",
        after=("over",),
        unless=("eaten",),
    ),
    Question(HOME, "{homecoming}. Who gained most by it, and was it meant so?", after=("homecoming",)),
    Question(HOME, "{gift}. When is it right to bring the fish of others home?", after=("gift",)),
    Question(HOME, "{action}. What would have happened without it?", after=("action",)),
    Question(HOME, "{left}. In which turn was it too late for them?", after=("left",)),
    Question(WHOLE, "{lead}. What could the others have done together about it?", after=("lead",)),
    Question(
        WHOLE,
        "The river was full before the forest was dry. Who hurried the end, and who wanted more time?",
        after=("river full",),
    ),
    Question(
        WHOLE,
        "The forest fell dry before the river was full. Why did so few fish find home?",
        after=("forest dry",),
    ),
    Question(WHOLE, "The game is still open. Which tile may decide it, and for whom?", unless=("over", "flooding")),
    Question(
        WHOLE,
        "A real river rises into its forest and falls again every year. What of that is in the game, and what is not?",
    ),
)  # fmt: skip


def questions_for(turns: Sequence[TurnTold], names: Sequence[str], outcome: Outcome | None) -> tuple[TalkingPoint, ...]:
    """The questions that fit this game."""
    happened = _happened(turns, names) | _happened_in_the_dry_season(turns, names)
    if not any(turn.phase == "dry" for turn in turns):
        happened["flooding"] = ""
    if outcome is not None:
        happened |= {"over": "", outcome.reason: ""}
        left = [player.in_forest for player in turns[-1].players]
        if max(left) >= MANY_LEFT:
            happened["left"] = f"{names[left.index(max(left))]} had {max(left)} fish left in the forest in the end"
    return talking_points(QUESTIONS, happened)


def _happened(turns: Sequence[TurnTold], names: Sequence[str]) -> dict[str, str]:
    """What happened, each the first or the most telling time, in words."""
    found = {}
    extras = [sum(each.event.kind == "spawns" for each in turn.happenings) for turn in turns]
    if any(extras):
        turn = turns[extras.index(max(extras))]
        fish = counted(max(extras), "extra fish", "extra fish")
        found["extra"] = f"In turn {turn.turn}, {names[turn.seat]} put {fish} into the forest"
    posted = [*happenings(turns, "posts")]
    if posted:
        found["posted"] = f"{counted(len(posted), 'predator was', 'predators were')} placed"
    if any(turn.phase == "dry" for turn in turns):
        found["dry"] = ""
    held = leads(turns)
    if held:
        turn, leader, length = held[-1]
        found["lead"] = f"{names[leader]} took the lead in turn {turn.turn} and kept it for {counted(length, 'turn')}"
    return found


def _happened_in_the_dry_season(turns: Sequence[TurnTold], names: Sequence[str]) -> dict[str, str]:
    found = {}
    if any(sum(turn.ate) for turn in turns):
        found["eaten"] = ""
    meal = largest(turns, "ate", MANY_EATEN)
    if meal is not None:
        found["meal"] = f"In turn {meal.turn}, {names[meal.seat]} ate {fish_words(meal.ate, names)}"
    homecoming = largest(turns, "came_home", MANY_HOME)
    if homecoming is not None:
        fish = fish_words(homecoming.came_home, names)
        found["homecoming"] = f"In turn {homecoming.turn}, {names[homecoming.seat]} brought home {fish}"
    for turn in turns:
        who, when = names[turn.seat], f"In turn {turn.turn},"
        if turn.ate[turn.seat]:
            found.setdefault("own", f"{when} {who} let own fish be eaten")
        if sum(turn.came_home) > turn.came_home[turn.seat] == 0:
            found.setdefault(
                "gift", f"{when} {who} brought home {fish_words(turn.came_home, names)} and none of their own"
            )
        if any(each.event.kind == "action" for each in turn.happenings):
            found.setdefault("action", f"{when} {who} used the action of a tile")
    return found

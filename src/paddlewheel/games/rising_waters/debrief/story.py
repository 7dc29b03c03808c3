"""What a debriefing tells, gathered from a record: one entry a week, and the whole of it."""

from __future__ import annotations

import msgspec

from paddlewheel.games.rising_waters.components import LANDOWNERS
from paddlewheel.games.rising_waters.debrief.questions import questions
from paddlewheel.games.rising_waters.game import GAME, RisingWaters
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.games.rising_waters.view.names import CAUSE_NAMES, cause_name, version_name
from paddlewheel.games.rising_waters.view.notes import Note, notes
from paddlewheel.kernel import Event, OptionValue, Record
from paddlewheel.presentation import Question, number, retold

#: The causes that are people, and what losing one of them is called in `WeekTold.first`.
PEOPLE_LOST = ("pawns", "Survivors")
PEOPLE = "people"
CRISIS_NAMES = (*(name.replace("_", " ") for name in LANDOWNERS), "relief camp")


class WeekTold(msgspec.Struct):
    """One week: what was lost and why, how high the water stood, and what people did about it."""

    week: int
    losses: int = 0
    #: Losses of this week by cause, and what moved the track down.
    by_cause: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(CAUSE_NAMES, 0))
    rescued: int = 0
    eased_by_goals: int = 0
    #: The water at the end of the week: the highest grouping, the sum of all, land groups under water.
    highest_water: int = 0
    all_water: int = 0
    flooded_groups: int = 0
    #: Rain that fell, in points.
    rain: int = 0
    levees_built: int = 0
    levees_washed_away: int = 0
    cards_given: int = 0
    threats_resisted: int = 0
    threats_taken: int = 0
    crises: dict[str, int] = msgspec.field(default_factory=dict)
    #: How many choices of the record had been made when the week was over.
    at: int = 0
    #: By what happened, when it first did: how many choices had been made, and the beat of the last of them.
    first: dict[str, tuple[int, int]] = msgspec.field(default_factory=dict)
    lines: list[str] = msgspec.field(default_factory=list)

    @property
    def lost(self) -> int:
        return sum(self.by_cause.values())

    def when(self, seen_at: str) -> tuple[int, int]:
        """After how many choices this first happened, and at which beat of the last one; else the end of the week."""
        return self.first.get(seen_at, (self.at, 0))

    def toll(self) -> str:
        """What the week took, with its causes."""
        causes = (
            say("toll-cause", cause=cause_name(CAUSE_NAMES.index(name)), count=count)
            for name, count in self.by_cause.items()
            if count
        )
        return say("toll", losses=self.lost, causes=", ".join(causes))


class TurningPoint(msgspec.Struct, frozen=True):
    week: int
    text: str
    #: What can be seen of it, by the names of `WeekTold.first`; empty: the end of the week.
    seen_at: str = ""


class Story(msgspec.Struct):
    """The debriefing of a whole game."""

    game: str
    seats: int
    #: None while the game goes on: who knows it foresees every event.
    seed: int | None
    options: dict[str, OptionValue]
    version: str
    limit: int
    rounds: int
    ending: str
    reason: str
    losses: int
    weeks: list[WeekTold]
    turning_points: list[TurningPoint]
    questions: tuple[Question, ...]
    notes: tuple[Note, ...]


def debrief(record: Record, game: RisingWaters = GAME) -> Story:
    """The debriefing of a record. A damaged record raises BadRecord; an unfinished one is told as far as it goes."""
    weeks: list[WeekTold] = []
    for choice in retold(record, game):
        state = choice.after
        for told in choice.events:
            _tell(game, weeks, told.event, record.seats)
            if weeks:
                _note(weeks[-1], told.event, told.when)
        if weeks:
            weeks[-1].at = choice.made
            _measure(weeks[-1], state)
    numbers = game.observe(state, None)
    outcome = state.outcome
    return Story(
        game=game.info.id,
        seats=record.seats,
        seed=record.seed if outcome is not None else None,
        options=dict(record.options),
        version=version_name(numbers.version),
        limit=numbers.limit,
        rounds=numbers.rounds,
        ending=_ending(outcome.reason if outcome is not None else "", state, numbers.limit),
        reason=outcome.reason if outcome is not None else "",
        losses=state.losses,
        weeks=weeks,
        turning_points=turning_points(weeks, numbers.limit),
        questions=tuple(question for question in questions() if question.fits(_happened(weeks))),
        notes=tuple(notes().values()),
    )


def _happened(weeks: list[WeekTold]) -> set[str]:
    """What happened in any week: events by their kind, and the Landowner cards that appeared."""
    cards = {f"{name} card" for week in weeks for name in week.crises}
    return cards | {what for week in weeks for what in week.first}


def _ending(reason: str, state: Flood, limit: int) -> str:
    if reason == "survived":
        return say("debriefing-survived", losses=state.losses, limit=limit)
    if reason:
        return say("debriefing-overwhelmed", week=state.week + 1, losses=state.losses, limit=limit)
    return ""


def _tell(game: RisingWaters, weeks: list[WeekTold], event: Event, seats: int) -> None:
    if event.kind == "round":
        weeks.append(WeekTold(number(event.facts, "round")))
    if not weeks:
        return
    now = weeks[-1]
    if event.kind not in ("resolved", "draws"):
        now.lines.append(game.line(event, seats).text)
    if event.kind == "loss":
        now.by_cause[CAUSE_NAMES[number(event.facts, "cause")]] += 1
        now.losses = number(event.facts, "losses")
    elif event.kind == "rescues":
        now.rescued += number(event.facts, "eased")
    elif event.kind == "goal":
        now.eased_by_goals += number(event.facts, "eased")
    elif event.kind == "rain":
        now.rain += 3 - number(event.facts, "severity")
    elif event.kind == "levee":
        now.levees_built += 1
    elif event.kind == "levee gone":
        now.levees_washed_away += 1
    elif event.kind == "gives":
        now.cards_given += 1
    elif event.kind in ("resists", "counters", "teaches"):
        now.threats_resisted += 1
    elif event.kind == "takes threat":
        now.threats_taken += 1
    elif event.kind == "crisis":
        name = CRISIS_NAMES[min(number(event.facts, "card"), len(CRISIS_NAMES) - 1)]
        now.crises[name] = now.crises.get(name, 0) + 1


def _note(now: WeekTold, event: Event, when: tuple[int, int]) -> None:
    """Note when something first happened in a week."""
    now.first.setdefault(event.kind, when)
    if event.kind == "loss":
        cause = CAUSE_NAMES[number(event.facts, "cause")]
        now.first.setdefault(PEOPLE if cause in PEOPLE_LOST else cause, when)
        now.first.setdefault(f"{number(event.facts, 'losses')} losses", when)


def _measure(now: WeekTold, state: Flood) -> None:
    levels = [int(level) for level in state.levels]
    now.losses = state.losses
    now.highest_water = max(levels)
    now.all_water = sum(levels)
    now.flooded_groups = int(state.flooded).bit_count()


def turning_points(weeks: list[WeekTold], limit: int) -> list[TurningPoint]:
    """The moments that turned the game, found by rule, in the order of the weeks."""
    found: list[TurningPoint] = []
    before = 0
    halfway = False
    for week in weeks:
        gained = week.losses - before
        if week.lost >= max(4, limit // 5):
            found.append(TurningPoint(week.week, say("moment-hard-week", toll=week.toll()), "loss"))
        people = sum(week.by_cause[cause] for cause in PEOPLE_LOST)
        if people >= 2:
            found.append(TurningPoint(week.week, say("moment-people", people=people), PEOPLE))
        if week.rescued:
            found.append(TurningPoint(week.week, say("moment-rescued", rescued=week.rescued), "rescues"))
        if week.losses == before and week.rain >= 4:
            found.append(TurningPoint(week.week, say("moment-held", rain=week.rain)))
        if not halfway and week.losses * 2 >= limit:
            halfway = True
            text = say("moment-half", losses=week.losses, limit=limit)
            found.append(TurningPoint(week.week, text, f"{-(-limit // 2)} losses"))
        if gained < 0:
            seen_at = "rescues" if week.rescued else "goal"
            found.append(TurningPoint(week.week, say("moment-back", losses=-gained), seen_at))
        before = week.losses
    if not found and any(week.lost for week in weeks):
        worst = max(weeks, key=lambda week: week.lost)
        found.append(TurningPoint(worst.week, say("moment-worst", toll=worst.toll()), "loss"))
    return found

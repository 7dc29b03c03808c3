"""The game in words: every event of the journal as a sentence, and how a game ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paddlewheel.games.my_river_kit.components import INDICATORS, Components
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.view.cards import event_words
from paddlewheel.games.my_river_kit.view.names import (
    capital,
    card_name,
    cities,
    city,
    event_name,
    event_says,
    goal_words,
    hyphened,
    indicator_words,
    weather_words,
)
from paddlewheel.games.my_river_kit.view.observation import GOAL_NAMES
from paddlewheel.kernel import REMARK, Event, Outcome
from paddlewheel.language import Fact
from paddlewheel.presentation import Line, number, numbers

#: A sentence: the name of its message, and what it is about.
Sentence = tuple[str, dict[str, Fact]]

#: Facts of events that stand for cards, cities and plots.
CARDS = frozenset({"card", "my_card", "their_card"})
SEATS = frozenset({"to", "lender"})
PLACES = frozenset({"plot", "target"})
#: Facts of events whose words choose how a sentence goes on.
WORDS = frozenset({"act", "tie"})
#: The rule of the fine for too little water; the other one is for pollution.
LOW_WATER = "RK-42"


def ending(reason: str, winners: tuple[int, ...], level: Sequence[int] = ()) -> str:
    """How it ended. Of those who are level the one furthest downstream wins (RK-8), and that is what is said."""
    name, facts = _ending(reason, winners, level)
    return say(name, **facts)


def _ending(reason: str, winners: tuple[int, ...], level: Sequence[int]) -> Sentence:
    winner = city(winners[0]) if len(winners) == 1 else ""
    if len(level) > 1 and winner:
        return "ending-level", {"equals": cities(level), "winner": winner, "reason": hyphened(reason)}
    return f"ending-{hyphened(reason)}", {"winner": winner}


def level_with_winner(outcome: Outcome) -> list[int]:
    """Where one mayor wins: all who have as much as that one."""
    if len(outcome.winners) != 1:
        return []
    return [seat for seat, score in enumerate(outcome.scores) if score == outcome.scores[outcome.winners[0]]]


# -- the journal ---------------------------------------------------------------------------------------


def line(event: Event, parts: Components, seats: int) -> Line:
    """An event as one sentence of the journal, and in short: what sums a turn up."""
    name, facts = SENTENCES[event.kind](EventFacts(event, parts, seats))
    short = f"{name}.short"
    return Line(
        say(name, **facts),
        _touches(event, seats),
        event.rule,
        short=say(short, **facts) if say.has(short) else "",
    )


class EventFacts:
    """One event with its facts at hand, as sentences name them."""

    def __init__(self, event: Event, parts: Components, seats: int) -> None:
        self.event = event
        self.seats = seats
        self.parts = parts
        self.said: dict[str, Fact] = {"who": city(event.seat) if event.seat >= 0 else ""}
        for name, value in event.facts.items():
            if not isinstance(value, tuple):
                self.said[name] = self._fact(name, value)

    def _fact(self, name: str, value: Fact) -> Fact:
        if isinstance(value, str):
            if name in CARDS:
                return card_name(self.parts.card[value])
            return hyphened(value) if name in WORDS else value
        if name in SEATS:
            return city(int(value)) if value >= 0 else "bank"
        return int(value) + 1 if name in PLACES else value

    def number(self, name: str) -> int:
        return number(self.event.facts, name)

    def numbers(self, name: str) -> list[int]:
        return numbers(self.event.facts, name)

    def word(self, name: str) -> str:
        return str(self.event.facts[name])

    def sentence(self, ending: str = "", **facts: Fact) -> Sentence:
        """The sentence of this kind of event, or the one of a special case, with some more facts."""
        return f"journal-{hyphened(self.event.kind)}{ending}", self.said | facts


def _touches(event: Event, seats: int) -> tuple[str, ...]:
    """The elements of the scene that an event speaks of."""
    if event.kind == "indicator":
        return (f"line-{INDICATORS[number(event.facts, 'indicator')]}",)
    if event.seat < 0:
        return {
            "water": ("stream-cup",),
            "spill": ("pollution-cup",),
            "event": ("event",),
            "counted": ("stream-cup", "pollution-cup"),
            "votes": tuple(f"mayor-{seat}" for seat in range(seats)),
            "assessed": tuple(f"line-{name}" for name in INDICATORS),
        }.get(event.kind, ())
    touched: tuple[str, ...] = (f"mayor-{event.seat}",)
    if "plot" in event.facts:
        touched += (f"plot-{event.seat}-{event.facts['plot']}",)
    if event.kind in ("takes water", "gives water", "reaches"):
        touched += ("stream-cup",)
    if event.kind in ("takes pollution", "gives pollution"):
        touched += ("pollution-cup",)
    return touched


def _your_goal(facts: EventFacts) -> Sentence:
    return facts.sentence(goal=goal_words(GOAL_NAMES[facts.number("goal")]))


def _water(facts: EventFacts) -> Sentence:
    return facts.sentence(weather=weather_words(facts.number("weather")), marbles=facts.number("water"))


def _event(facts: EventFacts) -> Sentence:
    name = facts.word("event")
    for event in facts.parts.event:
        if event.name == name:
            effect = capital(event_words(event, facts.seats))
            return facts.sentence(event=event_name(name), says=event_says(event), effect=effect)
    return facts.sentence(".unknown", event=event_name(name))


def _takes_water(facts: EventFacts) -> Sentence:
    return facts.sentence(".some" if facts.number("marbles") < facts.number("wanted") else "")


def _fine(facts: EventFacts) -> Sentence:
    return facts.sentence(why="water" if facts.event.rule == LOW_WATER else "pollution")


def _indicator(facts: EventFacts) -> Sentence:
    return facts.sentence(indicator=indicator_words(INDICATORS[facts.number("indicator")]))


def _votes(facts: EventFacts) -> Sentence:
    votes = enumerate(facts.numbers("votes"))
    return facts.sentence(votes=", ".join(say("journal-votes.one", city=city(seat), vote=vote) for seat, vote in votes))


def _proposes(facts: EventFacts) -> Sentence:
    """What is proposed, told of a third person."""
    partners = facts.numbers("to")
    return facts.sentence(f"-{hyphened(facts.word('what'))}", to=cities(partners), partners=len(partners))


def _accepts(facts: EventFacts) -> Sentence:
    what = facts.word("what")
    if what == "swap":
        return facts.sentence("-swap")
    if what not in ("give", "ask"):
        return facts.sentence()
    if facts.word("tie") in ("once done", "lent once done"):
        return facts.sentence("-condition")
    lends = facts.number("lender") == facts.event.seat
    return facts.sentence("-money", borrower=facts.said["to" if lends else "who"])


def _standing(facts: EventFacts) -> Sentence:
    goal = facts.number("goal")
    return facts.sentence(".goal", goal=goal_words(GOAL_NAMES[goal])) if goal >= 0 else facts.sentence()


def _over(facts: EventFacts) -> Sentence:
    winners = (facts.event.seat,) if facts.event.seat >= 0 else ()
    return _ending(facts.word("reason"), winners, facts.numbers("level") if winners else ())


def _remark(facts: EventFacts) -> Sentence:
    return "remark", {"who": facts.said["who"], "words": say(facts.word("say"))}


#: Kinds of events whose facts are all that their sentence needs.
PLAIN = (
    *("goal picked", "settles", "repairs", "spill", "reaches", "buys water"),
    *("takes pollution", "pays", "gives water", "gives pollution", "earns", "fails"),
    *("recovers", "counted", "instalment", "voted", "your vote", "assessed"),
    *("spared", "announces", "borrows", "declines", "promises", "keeps promise"),
    *("breaks promise", "earned", "not earned", "buys water for", "ready", "adds"),
    *("removes", "moves", "could not add", "cleared"),
)
SENTENCES: dict[str, Callable[[EventFacts], Sentence]] = dict.fromkeys(PLAIN, EventFacts.sentence) | {
    "your goal": _your_goal,
    "water": _water,
    "event": _event,
    "takes water": _takes_water,
    "fine": _fine,
    "indicator": _indicator,
    "votes": _votes,
    "proposes": _proposes,
    "accepts": _accepts,
    "standing": _standing,
    "over": _over,
    REMARK: _remark,
}

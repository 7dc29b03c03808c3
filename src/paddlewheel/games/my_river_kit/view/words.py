"""The game in words: every event of the journal as a sentence, and how a game ends."""

from __future__ import annotations

from collections.abc import Callable

from paddlewheel.games.my_river_kit.components import INDICATORS, Components
from paddlewheel.games.my_river_kit.view.cards import event_words
from paddlewheel.games.my_river_kit.view.names import CITIES, GOAL_WORDS, INDICATOR_WORDS, WEATHER_WORDS, wag
from paddlewheel.kernel import Event
from paddlewheel.presentation import Line, counted, number, numbers

ENDINGS = {
    "green": "All six indicators are in the green zone: all mayors win together.",
    "red": "Four indicators are in the red zone: all mayors lose together.",
    "aquabon": "{winner} has the most Aquabon and wins alone.",
    "richest": "{winner} is the richest city and wins alone.",
    "own goals": "{winner} comes furthest by the goal its mayor picked and wins alone.",
}


def ending(reason: str, winners: tuple[int, ...]) -> str:
    return ENDINGS[reason].format(winner=CITIES[winners[0]] if winners else "")


def loan_words(proposer: str, other: str, asked: bool, amount: int, instalment: int, rounds: int) -> str:
    if instalment == 0:
        return (
            f"{proposer} asks {other} for a gift of {wag(amount)}."
            if asked
            else f"{proposer} offers {other} a gift of {wag(amount)}."
        )
    terms = f"{wag(amount)}, paid back with {wag(instalment)} a round for {counted(rounds, 'round')}"
    return (
        f"{proposer} asks {other} for a loan of {terms}." if asked else f"{proposer} offers {other} a loan of {terms}."
    )


# -- the journal ---------------------------------------------------------------------------------------


def line(event: Event, parts: Components, seats: int) -> Line:
    """An event as one sentence of the journal."""
    text = SENTENCES[event.kind](EventFacts(event, parts, seats))
    return Line(text, _touches(event), event.rule)


class EventFacts:
    """One event with its facts at hand."""

    def __init__(self, event: Event, parts: Components, seats: int) -> None:
        self.event = event
        self.seats = seats
        self.parts = parts
        self.who = CITIES[event.seat] if event.seat >= 0 else ""

    def number(self, name: str) -> int:
        return number(self.event.facts, name)

    def numbers(self, name: str) -> list[int]:
        return numbers(self.event.facts, name)

    def word(self, name: str) -> str:
        return str(self.event.facts[name])

    def card(self, name: str = "card") -> str:
        return self.parts.card[self.word(name)].name

    def city(self, name: str) -> str:
        return CITIES[self.number(name)]

    def rest(self) -> str:
        unpaid = self.number("unpaid")
        return f" {wag(unpaid)} remain a debt." if unpaid else ""


def _touches(event: Event) -> tuple[str, ...]:
    """The elements of the scene that an event speaks of."""
    if event.seat < 0:
        return {
            "water": ("stream-cup",),
            "spill": ("pollution-cup",),
            "event": ("event",),
            "counted": ("stream-cup", "pollution-cup"),
            "votes": ("line-landscape",),
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


def _marbles(facts: EventFacts, colour: str) -> str:
    return f"{counted(facts.number('marbles'), 'marble')} of {colour}"


def _water(facts: EventFacts) -> str:
    weather = WEATHER_WORDS[facts.number("weather")]
    marbles = counted(facts.number("water"), "marble")
    return f"Round {facts.number('round')}, {weather}: {marbles} of water at the source."


def _event(facts: EventFacts) -> str:
    name = facts.word("event")
    for event in facts.parts.event:
        if event.name == name:
            effect = event_words(event, facts.seats)
            return f"Event: {name}. {event.says} {effect[:1].upper() + effect[1:]}."
    return f"Event: {name}."


def _takes_water(facts: EventFacts) -> str:
    taken, wanted, left = facts.number("marbles"), facts.number("wanted"), facts.number("left")
    if taken < wanted:
        return f"{facts.card()} takes {taken} of the {wanted} water it needs; {left} flow on."
    return f"{facts.card()} takes {taken} water from the stream; {left} flow on."


def _fails(facts: EventFacts) -> str:
    why = f"{facts.card()} of {facts.who} lacks {'water' if facts.word('why') == 'water' else 'WAG'}"
    if facts.number("lost"):
        return f"{why} for the second round in a row: it is destroyed."
    if facts.number("again"):
        return f"{why} again and stays in failure."
    return f"{why}: it is turned into failure."


def _instalment(facts: EventFacts) -> str:
    to = "the bank" if facts.number("to") < 0 else facts.city("to")
    paid, left = wag(facts.number("wag")), facts.number("left")
    return f"{facts.who} pays {to} an instalment of {paid}; {left} to go.{facts.rest()}"


def _fine(facts: EventFacts) -> str:
    why = "too little water downstream" if facts.event.rule == "RK-42" else "more pollution than water downstream"
    return f"{facts.who} pays a fine of {wag(facts.number('wag'))}: {why}.{facts.rest()}"


def _assessed(facts: EventFacts) -> str:
    levels = facts.numbers("levels")
    read = ", ".join(f"{INDICATOR_WORDS[name].lower()} {level}" for name, level in zip(INDICATORS, levels, strict=True))
    greens, reds = facts.number("greens"), facts.number("reds")
    return f"Assessment of round {facts.number('round')}: {read}. {greens} green, {reds} red."


def _votes(facts: EventFacts) -> str:
    votes = ", ".join(f"{CITIES[seat]} {vote}" for seat, vote in enumerate(facts.numbers("votes")))
    return f"The votes: {votes}. Landscape beauty is {facts.number('landscape')}."


def _loan(facts: EventFacts, asked: bool) -> str:
    terms = facts.number("wag"), facts.number("instalment"), facts.number("rounds")
    return loan_words(facts.who, facts.city("to"), asked, *terms)


def _swap(facts: EventFacts) -> str:
    return f"{facts.who} proposes to swap {facts.card('my_card')} for {facts.city('to')}'s {facts.card('their_card')}."


def _accepts(facts: EventFacts) -> str:
    if facts.number("swap"):
        return f"{facts.who} accepts: {facts.card('my_card')} and {facts.card('their_card')} change owners."
    money = wag(facts.number("wag"))
    lender = facts.city("lender")
    borrower = facts.city("to") if facts.number("lender") == facts.event.seat else facts.who
    return f"{facts.who} accepts: {money} go from {lender} to {borrower}."


def _moves(facts: EventFacts) -> str:
    way = f"from plot {facts.number('plot') + 1} to plot {facts.number('target') + 1}"
    exchange = " in exchange" if facts.number("exchanged") else ""
    return f"{facts.who} moves {facts.card()} {way}{exchange} for {wag(facts.number('wag'))}."


def _standing(facts: EventFacts) -> str:
    goal = facts.number("goal")
    after = f" The goal was {GOAL_WORDS[('aquabon', 'richest')[goal]]}." if goal >= 0 else ""
    return f"{facts.who}: {facts.number('aquabon')} Aquabon, a wealth of {wag(facts.number('wealth'))}.{after}"


def _over(facts: EventFacts) -> str:
    winners = (facts.event.seat,) if facts.event.seat >= 0 else ()
    return ending(facts.word("reason"), winners)


SENTENCES: dict[str, Callable[[EventFacts], str]] = {
    "goal picked": lambda facts: f"{facts.who} has picked a goal.",
    "your goal": lambda facts: f"Your goal: {GOAL_WORDS[('aquabon', 'richest')[facts.number('goal')]]}.",
    "settles": lambda facts: (
        f"{facts.who} rolls {facts.number('die')} and settles {facts.card()} "
        f"on plot {facts.number('plot') + 1} for nothing."
    ),
    "water": _water,
    "event": _event,
    "repairs": lambda facts: f"{facts.who} pays {wag(facts.number('wag'))} for repairs after the flood.{facts.rest()}",
    "spill": lambda facts: f"{_marbles(facts, 'pollution')} spill into the river above the first city.",
    "reaches": lambda facts: (
        f"The cups reach {facts.card()} of {facts.who}: "
        f"{facts.number('water')} water, {facts.number('pollution')} pollution."
    ),
    "buys water": lambda facts: (
        f"{facts.who} buys {_marbles(facts, 'water')} for its City centre: {wag(facts.number('wag'))}."
    ),
    "takes water": _takes_water,
    "takes pollution": lambda facts: (
        f"{facts.card()} takes {_marbles(facts, 'pollution')} out of the river; {facts.number('left')} flow on."
    ),
    "pays": lambda facts: f"{facts.who} pays {wag(facts.number('marbles'))} to run {facts.card()}.",
    "gives water": lambda facts: (
        f"{facts.card()} gives back {_marbles(facts, 'water')}; {facts.number('left')} flow on."
    ),
    "gives pollution": lambda facts: (
        f"{facts.card()} rejects {_marbles(facts, 'pollution')}; {facts.number('left')} flow on."
    ),
    "earns": lambda facts: f"{facts.card()} earns {facts.who} {wag(facts.number('marbles'))}.",
    "fails": _fails,
    "recovers": lambda facts: f"{facts.card()} of {facts.who} has all it needs again and is turned back.",
    "counted": lambda facts: (
        f"{facts.number('water')} water and {facts.number('pollution')} pollution arrive downstream."
    ),
    "fine": _fine,
    "instalment": _instalment,
    "voted": lambda facts: f"{facts.who} has voted.",
    "your vote": lambda facts: f"You voted {facts.number('vote')}.",
    "votes": _votes,
    "assessed": _assessed,
    "spared": lambda facts: f"{facts.number('reds')} indicators are red, but it is the first round: another chance.",
    "announces": lambda facts: f"{facts.who} announces: {facts.card()}.",
    "borrows": lambda facts: (
        f"{facts.who} borrows {wag(facts.number('wag'))} from the bank: "
        f"{wag(facts.number('instalment'))} a round for {counted(facts.number('rounds'), 'round')}."
    ),
    "offers loan": lambda facts: _loan(facts, False),
    "asks loan": lambda facts: _loan(facts, True),
    "proposes swap": _swap,
    "accepts": _accepts,
    "declines": lambda facts: f"{facts.who} refuses the proposal of {facts.city('to')}.",
    "adds": lambda facts: (
        f"{facts.who} adds {facts.card()} on plot {facts.number('plot') + 1} for {wag(facts.number('wag'))}."
    ),
    "removes": lambda facts: (
        f"{facts.who} removes {facts.card()} from plot {facts.number('plot') + 1} for {wag(facts.number('wag'))}."
    ),
    "moves": _moves,
    "could not add": lambda facts: f"{facts.who} could not add an activity.",
    "cleared": lambda facts: f"The table is cleared: round {facts.number('round')} is over.",
    "standing": _standing,
    "over": _over,
}

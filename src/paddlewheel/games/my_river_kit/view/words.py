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


def _marbles(told: EventFacts, colour: str) -> str:
    return f"{counted(told.number('marbles'), 'marble')} of {colour}"


def _water(told: EventFacts) -> str:
    weather = WEATHER_WORDS[told.number("weather")]
    return f"Round {told.number('round')}, {weather}: {counted(told.number('water'), 'marble')} of water at the source."


def _event(told: EventFacts) -> str:
    name = told.word("event")
    for event in told.parts.event:
        if event.name == name:
            effect = event_words(event, told.seats)
            return f"Event: {name}. {event.says} {effect[:1].upper() + effect[1:]}."
    return f"Event: {name}."


def _takes_water(told: EventFacts) -> str:
    taken, wanted, left = told.number("marbles"), told.number("wanted"), told.number("left")
    if taken < wanted:
        return f"{told.card()} takes {taken} of the {wanted} water it needs; {left} flow on."
    return f"{told.card()} takes {taken} water from the stream; {left} flow on."


def _fails(told: EventFacts) -> str:
    why = f"{told.card()} of {told.who} lacks {'water' if told.word('why') == 'water' else 'WAG'}"
    if told.number("lost"):
        return f"{why} for the second round in a row: it is destroyed."
    if told.number("again"):
        return f"{why} again and stays in failure."
    return f"{why}: it is turned into failure."


def _instalment(told: EventFacts) -> str:
    to = "the bank" if told.number("to") < 0 else told.city("to")
    return f"{told.who} pays {to} an instalment of {wag(told.number('wag'))}; {told.number('left')} to go.{told.rest()}"


def _fine(told: EventFacts) -> str:
    why = "too little water downstream" if told.event.rule == "RK-42" else "more pollution than water downstream"
    return f"{told.who} pays a fine of {wag(told.number('wag'))}: {why}.{told.rest()}"


def _assessed(told: EventFacts) -> str:
    levels = told.numbers("levels")
    read = ", ".join(f"{INDICATOR_WORDS[name].lower()} {level}" for name, level in zip(INDICATORS, levels, strict=True))
    greens, reds = told.number("greens"), told.number("reds")
    return f"Assessment of round {told.number('round')}: {read}. {greens} green, {reds} red."


def _votes(told: EventFacts) -> str:
    votes = ", ".join(f"{CITIES[seat]} {vote}" for seat, vote in enumerate(told.numbers("votes")))
    return f"The votes: {votes}. Landscape beauty is {told.number('landscape')}."


def _loan(told: EventFacts, asked: bool) -> str:
    terms = told.number("wag"), told.number("instalment"), told.number("rounds")
    return loan_words(told.who, told.city("to"), asked, *terms)


def _swap(told: EventFacts) -> str:
    return f"{told.who} proposes to swap {told.card('my_card')} for {told.city('to')}'s {told.card('their_card')}."


def _accepts(told: EventFacts) -> str:
    if told.number("swap"):
        return f"{told.who} accepts: {told.card('my_card')} and {told.card('their_card')} change owners."
    money = wag(told.number("wag"))
    lender = told.city("lender")
    borrower = told.city("to") if told.number("lender") == told.event.seat else told.who
    return f"{told.who} accepts: {money} go from {lender} to {borrower}."


def _moves(told: EventFacts) -> str:
    way = f"from plot {told.number('plot') + 1} to plot {told.number('target') + 1}"
    exchange = " in exchange" if told.number("exchanged") else ""
    return f"{told.who} moves {told.card()} {way}{exchange} for {wag(told.number('wag'))}."


def _standing(told: EventFacts) -> str:
    goal = told.number("goal")
    after = f" The goal was {GOAL_WORDS[('aquabon', 'richest')[goal]]}." if goal >= 0 else ""
    return f"{told.who}: {told.number('aquabon')} Aquabon, a wealth of {wag(told.number('wealth'))}.{after}"


def _over(told: EventFacts) -> str:
    winners = (told.event.seat,) if told.event.seat >= 0 else ()
    return ending(told.word("reason"), winners)


SENTENCES: dict[str, Callable[[EventFacts], str]] = {
    "goal picked": lambda told: f"{told.who} has picked a goal.",
    "your goal": lambda told: f"Your goal: {GOAL_WORDS[('aquabon', 'richest')[told.number('goal')]]}.",
    "settles": lambda told: (
        f"{told.who} rolls {told.number('die')} and settles {told.card()} "
        f"on plot {told.number('plot') + 1} for nothing."
    ),
    "water": _water,
    "event": _event,
    "repairs": lambda told: f"{told.who} pays {wag(told.number('wag'))} for repairs after the flood.{told.rest()}",
    "spill": lambda told: f"{_marbles(told, 'pollution')} spill into the river above the first city.",
    "reaches": lambda told: (
        f"The cups reach {told.card()} of {told.who}: "
        f"{told.number('water')} water, {told.number('pollution')} pollution."
    ),
    "buys water": lambda told: (
        f"{told.who} buys {_marbles(told, 'water')} for its City centre: {wag(told.number('wag'))}."
    ),
    "takes water": _takes_water,
    "takes pollution": lambda told: (
        f"{told.card()} takes {_marbles(told, 'pollution')} out of the river; {told.number('left')} flow on."
    ),
    "pays": lambda told: f"{told.who} pays {wag(told.number('marbles'))} to run {told.card()}.",
    "gives water": lambda told: f"{told.card()} gives back {_marbles(told, 'water')}; {told.number('left')} flow on.",
    "gives pollution": lambda told: (
        f"{told.card()} rejects {_marbles(told, 'pollution')}; {told.number('left')} flow on."
    ),
    "earns": lambda told: f"{told.card()} earns {told.who} {wag(told.number('marbles'))}.",
    "fails": _fails,
    "recovers": lambda told: f"{told.card()} of {told.who} has all it needs again and is turned back.",
    "counted": lambda told: f"{told.number('water')} water and {told.number('pollution')} pollution arrive downstream.",
    "fine": _fine,
    "instalment": _instalment,
    "voted": lambda told: f"{told.who} has voted.",
    "your vote": lambda told: f"You voted {told.number('vote')}.",
    "votes": _votes,
    "assessed": _assessed,
    "spared": lambda told: f"{told.number('reds')} indicators are red, but it is the first round: another chance.",
    "announces": lambda told: f"{told.who} announces: {told.card()}.",
    "borrows": lambda told: (
        f"{told.who} borrows {wag(told.number('wag'))} from the bank: "
        f"{wag(told.number('instalment'))} a round for {counted(told.number('rounds'), 'round')}."
    ),
    "offers loan": lambda told: _loan(told, False),
    "asks loan": lambda told: _loan(told, True),
    "proposes swap": _swap,
    "accepts": _accepts,
    "declines": lambda told: f"{told.who} refuses the proposal of {told.city('to')}.",
    "adds": lambda told: (
        f"{told.who} adds {told.card()} on plot {told.number('plot') + 1} for {wag(told.number('wag'))}."
    ),
    "removes": lambda told: (
        f"{told.who} removes {told.card()} from plot {told.number('plot') + 1} for {wag(told.number('wag'))}."
    ),
    "moves": _moves,
    "could not add": lambda told: f"{told.who} could not add an activity.",
    "cleared": lambda told: f"The table is cleared: round {told.number('round')} is over.",
    "standing": _standing,
    "over": _over,
}

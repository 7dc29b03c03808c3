"""The game in words: every event of the journal as a sentence, and how a game ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paddlewheel.games.my_river_kit.components import INDICATORS, Components
from paddlewheel.games.my_river_kit.view.cards import event_words, signed
from paddlewheel.games.my_river_kit.view.names import (
    CITIES,
    GOAL_WORDS,
    INDICATOR_WORDS,
    WEATHER_WORDS,
    ZONE_WORDS,
    act_words,
    wag,
)
from paddlewheel.kernel import REMARK, Event, Outcome
from paddlewheel.presentation import Line, counted, listed, number, numbers

ENDINGS = {
    "green": "All six indicators are in the green zone: all mayors win together.",
    "red": "Four indicators are in the red zone: all mayors lose together.",
    "aquabon": "{winner} has the most Aquabon and wins alone.",
    "richest": "{winner} is the richest city and wins alone.",
    "own goals": "{winner} comes furthest by the goal its mayor picked and wins alone.",
}


#: What mayors are level in, by the reason of the end.
LEVEL_IN = {"aquabon": "Aquabon", "richest": "wealth", "own goals": "what they have reached of their goals"}


def ending(reason: str, winners: tuple[int, ...], level: Sequence[int] = ()) -> str:
    """How it ended. Of those who are level the one furthest downstream wins (RK-8), and that is what is said."""
    if len(level) > 1 and len(winners) == 1:
        equals = listed([CITIES[seat] for seat in level])
        return f"{equals} are level in {LEVEL_IN[reason]}; {CITIES[winners[0]]} lies further downstream and wins alone."
    return ENDINGS[reason].format(winner=CITIES[winners[0]] if winners else "")


def level_with_winner(outcome: Outcome) -> list[int]:
    """Where one mayor wins: all who have as much as that one."""
    if len(outcome.winners) != 1:
        return []
    return [seat for seat, score in enumerate(outcome.scores) if score == outcome.scores[outcome.winners[0]]]


# -- the journal ---------------------------------------------------------------------------------------


def line(event: Event, parts: Components, seats: int) -> Line:
    """An event as one sentence of the journal."""
    facts = EventFacts(event, parts, seats)
    text = SENTENCES[event.kind](facts)
    return Line(text, _touches(event, seats), event.rule, short=_short(facts, text))


def _short(facts: EventFacts, text: str) -> str:
    """What sums a turn up: money and failures of a flow, else what the mayor does, without the name."""
    kind = facts.event.kind
    if kind in ("pays", "earns"):
        return f"{signed(facts.number('marbles') * (1 if kind == 'earns' else -1))} WAG"
    if kind in ("fails", "recovers"):
        return f"{facts.card()} {kind}"
    name = f"{facts.who} "
    return text.removeprefix(name).removesuffix(".") if facts.who and text.startswith(name) else ""


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
        return f" {wag(unpaid)} {'remains' if unpaid == 1 else 'remain'} a debt." if unpaid else ""


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


def _flow_on(left: int) -> str:
    return "1 flows on" if left == 1 else f"{left} flow on"


def _takes_water(facts: EventFacts) -> str:
    taken, wanted, left = facts.number("marbles"), facts.number("wanted"), facts.number("left")
    if taken < wanted:
        return f"{facts.card()} takes {taken} of the {wanted} water it needs; {_flow_on(left)}."
    return f"{facts.card()} takes {taken} water from the stream; {_flow_on(left)}."


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


def _indicator(facts: EventFacts) -> str:
    name = INDICATOR_WORDS[INDICATORS[facts.number("indicator")]]
    zone = ("red", "between", "green")[facts.number("zone")]
    where = ZONE_WORDS[zone] if zone == "between" else f"in the {ZONE_WORDS[zone]}"
    return f"{name} is {facts.number('level')}: {where}."


def _assessed(facts: EventFacts) -> str:
    greens, reds = facts.number("greens"), facts.number("reds")
    return f"Assessment of round {facts.number('round')}: {greens} of six in the green zone, {reds} in the red zone."


def _votes(facts: EventFacts) -> str:
    votes = ", ".join(f"{CITIES[seat]} {vote}" for seat, vote in enumerate(facts.numbers("votes")))
    return f"The votes: {votes}. Landscape beauty is {facts.number('landscape')}."


def _proposes(facts: EventFacts) -> str:
    """What is proposed, told of a third person."""
    to = listed([CITIES[seat] for seat in facts.numbers("to")])
    what = facts.word("what")
    verb = f"{facts.who} counters" if facts.number("counter") else facts.who
    if what == "swap":
        return f"{verb} {'with' if facts.number('counter') else 'proposes'} a swap to {to}: {_swapped(facts)}."
    if facts.number("counter"):
        verb += ", and"
    if what == "water":
        marbles = counted(facts.number("marbles"), "marble")
        return f"{verb} offers {to} to buy up to {marbles} of water for its City centre in the next flow."
    if what == "ask promise":
        return f"{verb} asks {to} to promise to {act_words(facts.word('act'), facts.card())}."
    each = " each" if len(facts.numbers("to")) > 1 else ""
    return (
        f"{verb} {'asks' if what == 'ask' else 'offers'} {to}{each} {'for ' if what == 'ask' else ''}{_terms(facts)}."
    )


def _swapped(facts: EventFacts) -> str:
    return f"{facts.card('my_card')} for {facts.card('their_card')}"


def _terms(facts: EventFacts) -> str:
    """The sum, and what it is given for."""
    money, tie = wag(facts.number("wag")), facts.word("tie")
    if tie == "nothing":
        return f"a gift of {money}"
    if tie in ("paid back", "lent once done"):
        rounds = counted(facts.number("rounds"), "round")
        money = f"a loan of {money}, paid back with {wag(facts.number('instalment'))} a round for {rounds}"
    if tie == "paid back":
        return money
    act = act_words(facts.word("act"), facts.card())
    return f"{money} on the promise to {act}" if tie == "promise" else f"{money} on the condition to {act}"


def _accepts(facts: EventFacts) -> str:
    what = facts.word("what")
    if what == "swap":
        return f"{facts.who} accepts: {facts.card('my_card')} and {facts.card('their_card')} change owners."
    if what not in ("give", "ask"):
        return f"{facts.who} accepts what {facts.city('to')} proposes."
    money = wag(facts.number("wag"))
    lender = facts.city("lender")
    if facts.word("tie") in ("once done", "lent once done"):
        return f"{facts.who} accepts: {lender} sets {money} aside."
    borrower = facts.city("to") if facts.number("lender") == facts.event.seat else facts.who
    go = "goes" if facts.number("wag") == 1 else "go"
    return f"{facts.who} accepts: {money} {go} from {lender} to {borrower}."


def _promises(facts: EventFacts) -> str:
    return f"{facts.who} promises {facts.city('to')} to {act_words(facts.word('act'), facts.card())}."


def _judged(facts: EventFacts, verb: str) -> str:
    return f"{facts.who} {verb} its promise to {facts.city('to')} to {act_words(facts.word('act'), facts.card())}."


def _earned(facts: EventFacts) -> str:
    act = act_words(facts.word("act"), facts.card(), True)
    return f"{facts.city('to')} {act} and gets {wag(facts.number('wag'))} from {facts.who}."


def _not_earned(facts: EventFacts) -> str:
    act = act_words(facts.word("act"), facts.card())
    return f"{facts.city('to')} did not earn it (to {act}): {facts.who} takes {wag(facts.number('wag'))} back."


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
    return ending(facts.word("reason"), winners, facts.numbers("level") if winners else ())


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
    "spill": lambda facts: (
        f"{_marbles(facts, 'pollution')} {'spills' if facts.number('marbles') == 1 else 'spill'} into the river "
        "above the first city."
    ),
    "reaches": lambda facts: (
        f"The cups reach {facts.card()} of {facts.who}: "
        f"{facts.number('water')} water, {facts.number('pollution')} pollution."
    ),
    "buys water": lambda facts: (
        f"{facts.who} buys {_marbles(facts, 'water')} for its City centre: {wag(facts.number('wag'))}."
    ),
    "takes water": _takes_water,
    "takes pollution": lambda facts: (
        f"{facts.card()} takes {_marbles(facts, 'pollution')} out of the river; {_flow_on(facts.number('left'))}."
    ),
    "pays": lambda facts: f"{facts.who} pays {wag(facts.number('marbles'))} to run {facts.card()}.",
    "gives water": lambda facts: (
        f"{facts.card()} gives back {_marbles(facts, 'water')}; {_flow_on(facts.number('left'))}."
    ),
    "gives pollution": lambda facts: (
        f"{facts.card()} rejects {_marbles(facts, 'pollution')}; {_flow_on(facts.number('left'))}."
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
    "indicator": _indicator,
    "assessed": _assessed,
    "spared": lambda facts: f"{facts.number('reds')} indicators are red, but it is the first round: another chance.",
    "announces": lambda facts: f"{facts.who} announces: {facts.card()}.",
    "borrows": lambda facts: (
        f"{facts.who} borrows {wag(facts.number('wag'))} from the bank: "
        f"{wag(facts.number('instalment'))} a round for {counted(facts.number('rounds'), 'round')}."
    ),
    "proposes": _proposes,
    "accepts": _accepts,
    "declines": lambda facts: f"{facts.who} refuses the proposal of {facts.city('to')}.",
    "promises": _promises,
    "keeps promise": lambda facts: _judged(facts, "keeps"),
    "breaks promise": lambda facts: _judged(facts, "breaks"),
    "earned": _earned,
    "not earned": _not_earned,
    "buys water for": lambda facts: (
        f"{facts.who} buys {_marbles(facts, 'water')} for the City centre of {facts.city('to')}: "
        f"{wag(facts.number('wag'))}."
    ),
    "ready": lambda facts: f"{facts.who} is ready for the next round.",
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
    REMARK: lambda facts: f"{facts.who}: “{facts.word('say')}”",
    "over": _over,
}

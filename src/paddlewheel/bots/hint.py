"""A hint: the turn that the strong bot would make, what it is for, and what the next best would give up."""

from __future__ import annotations

import msgspec

from paddlewheel.bots.explain import played, quantity_at, turn_reasons
from paddlewheel.bots.steady import SteadyBot
from paddlewheel.bots.strong import Advice, Budget, surer, think
from paddlewheel.bots.whole_turn import step_labels, whole_turn
from paddlewheel.bots.words import say
from paddlewheel.kernel import GUESS_STREAM, BadInput, Chance, SeatView
from paddlewheel.presentation import listed, presented

#: The stream of hints: apart from those of the bots at the table.
HINTS = GUESS_STREAM + 128
#: A choice is trusted if it was looked at this often, as a part of the looks at the choice looked at most.
TRUSTED = 0.25
#: Of the other choices, this many are followed to the end of their turns.
RIVALS = 3
#: Of the reasons for the next best turn, this many are given.
CONTRASTS = 2


class Hint(msgspec.Struct, frozen=True):
    """The turn, why it is the best, and how the seat stands after it from 0 (lost) to 1 (won).

    Where the decision asks for the player's own opinion there is no token and no turn, only the sentence that says so.
    """

    token: str
    #: The whole turn as far as it can be planned, `token` first, and the same in words.
    turn: tuple[str, ...]
    plan: str
    #: What the turn is for and what it costs, a sentence each.
    reasons: tuple[str, ...]
    #: What the turn comes to, and what is as good or the next best.
    compared: str
    value: float
    #: What `value` stands for.
    quantity: str
    iterations: int

    @property
    def why(self) -> str:
        """All of it in one line."""
        return " ".join(filter(None, (self.plan, *self.reasons, self.compared)))


class Judged(msgspec.Struct, frozen=True):
    """A choice with its value."""

    choice: int
    value: float


def hint(view: SeatView, seed: int, budget: Budget | None = None) -> Hint:
    """The best turn as far as the search can see, explained. There is none where only one choice is left."""
    choices = view.choices()
    if not choices:
        raise BadInput(say("owes-nothing", seat=view.seat))
    if len(choices) == 1:
        raise BadInput(say("nothing-to-advise"))
    game = presented(view.game)
    seen = view.observe()
    measure = quantity_at(view)
    opinion = game.opinion(seen)
    if opinion:
        return Hint("", (), "", (opinion,), "", 0.5, measure.name, 0)
    stream = Chance(seed, HINTS + 256 * view.seat)
    advice = _advice(view, seed, stream, budget or Budget())
    first, *others = ranked(advice)
    best, different = _turns(view, stream, first, others)
    labels = {game.choice(offer.token): offer.label for offer in game.scene(seen).offers}
    reasons = turn_reasons(view, best)
    as_good = [other.choice for other in others if measure.is_equal(first.value, other.value)]
    named = say("measured", name=f"{measure.name[0].upper()}{measure.name[1:]}", value=measure.said(first.value))
    equal = [labels[other.choice] for other, _ in different if other.choice in as_good]
    if len(as_good) == len(choices) - 1:
        compared = say("whatever-you-choose", named=named)
    elif equal:
        compared = say("as-good", named=named, others=listed(equal), count=len(equal))
    elif different:
        second, turn = different[0]
        name = f"{labels[second.choice]}, {measure.said(second.value)}"
        compared = f"{named}. {given_up(name, reasons, turn_reasons(view, turn))}"
    else:
        compared = f"{named}."
    tokens = tuple(game.token(choice) for choice in best)
    plan = f"{step_labels(view, best)}."
    return Hint(tokens[0], tokens, plan, tuple(reasons), compared, first.value, measure.name, advice.iterations)


def _advice(view: SeatView, seed: int, stream: Chance, budget: Budget) -> Advice:
    """What the strong bot would choose, and what else it looked at."""
    advice = think(view, stream, budget)
    planner = SteadyBot(seed, view.seat, learned=True)
    doubt = planner.tactics(view).doubt()
    return surer(advice, planner.choose(view), doubt) if doubt > 0 else advice


def ranked(advice: Advice) -> list[Judged]:
    """The choices that can be compared, the best first.

    What was hardly looked at has a value that means little: it is left out, but for what is advised, and for the one
    looked at most where nothing else is left to compare with.
    """
    most = max(looks for _, _, looks in advice.considered)
    known = [
        Judged(choice, value)
        for choice, value, looks in advice.considered
        if looks >= TRUSTED * most or choice == advice.choice
    ]
    known.sort(key=lambda each: (-each.value, each.choice != advice.choice, each.choice))
    if len(known) == 1:
        best = known[0]
        rest = [Judged(choice, value) for choice, value, looks in advice.considered if looks]
        known += [other for other in rest if other.choice != best.choice and other.value <= best.value][:1]
    return known


def _turns(
    view: SeatView, stream: Chance, first: Judged, others: list[Judged]
) -> tuple[list[int], list[tuple[Judged, list[int]]]]:
    """The best turn, and those of the next choices that come to something else: no other order of the same turn."""
    guess = view.resample(stream)
    best = whole_turn(view, stream, first.choice)
    end = played(guess, view.seat, best).after.fingerprint()
    turns = [(other, whole_turn(view, stream, other.choice)) for other in others[:RIVALS]]
    return best, [(other, turn) for other, turn in turns if played(guess, view.seat, turn).after.fingerprint() != end]


def given_up(name: str, reasons: list[str], others: list[str]) -> str:
    """The next best turn: what it is for instead, or what it does without."""
    said = [say("next-best", name=name)]
    instead = [reason for reason in others if reason not in reasons]
    costs = say("costs-begin-with")
    lost = [reason for reason in reasons if reason not in others and not reason.startswith(costs)]
    if instead:
        said += instead[:CONTRASTS]
    elif lost:
        said.append(say("gives-that-up") if len(lost) == len(reasons) else say("gives-this-up", lost=lost[0]))
    return " ".join(said)

"""The contract between a game and everyone who plays it: the one file to read first.

A **Game** (`_game.py`) is what a title is: its name, its rulebook, its vocabulary of choices, and what each seat sees.
Its **Rules**, for one set of options, are a few **Steps**. A **State** is what is on the table, with a stack of the
steps that are owed; the top one says who decides and what. Playing a choice changes the table and the stack.

    choices(seat)   asks the top step: which of your choices do you refuse?
    play(seat, c)   asks the top step: do you refuse this one? and if not, plays it
    why_not(...)    shows what the step answered

After every choice the kernel runs the steps that nobody decides, until somebody has to decide or the game is over.

Choices are integers inside (the place in the game's vocabulary) and tokens outside (`speed 4`).
Everything here runs as plain Python and compiled by mypyc, to the same results.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from paddlewheel.kernel._chance import GAME_STREAM, Chance
from paddlewheel.kernel._errors import Refusal, no_such_seat
from paddlewheel.kernel._journal import Beat, Journal
from paddlewheel.kernel._observation import Common, Observation
from paddlewheel.kernel._outcome import Outcome

if TYPE_CHECKING:
    from paddlewheel.kernel._game import AnyGame

S = TypeVar("S", bound="State[Rules[Any]]")
R = TypeVar("R", bound="Rules[Any]")
#: A state with rules of its own kind can stand for one with any rules.
R_co = TypeVar("R_co", bound="Rules[Any]", covariant=True)

#: Steps that nobody decides, in a row. More than this is a game that hangs.
MOST_STEPS_IN_A_ROW: Final = 100_000

#: The seats in a mask of bits, for up to eight seats.
SEATS_IN: Final[list[tuple[int, ...]]] = [tuple([seat for seat in range(8) if mask >> seat & 1]) for mask in range(256)]


@final
class Menu:
    """A list of choices that is filled again and again without making garbage."""

    __slots__ = ("count", "items")

    items: vec[i64]
    count: i64

    def __init__(self, size: i64) -> None:
        self.items = vec[i64]([0] * size)
        self.count = 0

    def add(self, choice: i64) -> None:
        """Put a choice at the end."""
        self.items[self.count] = choice
        self.count += 1

    def listed(self) -> list[int]:
        """The choices as a list."""
        items = self.items
        found: list[int] = []
        place: i64 = 0
        while place < self.count:
            found.append(items[place])
            place += 1
        return found


def require_methods(made: object, base: type, names: tuple[str, ...]) -> None:
    """Refuse an object whose class leaves out what its base asks for, before anybody calls it."""
    missing = [name for name in names if getattr(type(made), name) is getattr(base, name)]
    if missing:
        raise TypeError(f"{type(made).__name__} does not define {', '.join(missing)}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of decision: who owes it, what may be chosen, why not, and what it does.

    Its own choices are `first` to `end - 1` of the vocabulary; `rule` is the rule in force meanwhile.
    """

    def __init__(self, name: str, rule: str, first: i64, end: i64) -> None:
        require_methods(self, Step, ("refusal", "play"))
        self.name: str = name
        self.rule: str = rule
        self.first: i64 = first
        self.end: i64 = end

    def deciders(self, state: S) -> i64:
        """The seats that owe it, a bit each. Usually one: the argument it was put on the stack with."""
        one: i64 = 1
        return one << state.argument()

    def run(self, state: S) -> bool:
        """Do the step if nobody has to decide it now, and take it off the stack. False: it waits for its deciders."""
        return False

    @abstractmethod
    def refusal(self, state: S, seat: i64, choice: i64) -> str | None:
        """The rule that forbids this choice of the step's own, or None when it may be made."""

    @abstractmethod
    def play(self, state: S, seat: i64, choice: i64) -> None:
        """Do it. Called only with what `refusal` does not refuse."""

    @final
    def refusing(self, state: S, seat: i64, choice: i64) -> str | None:
        """The same of any choice: in another step's place the rule in force forbids it."""
        if choice < self.first or choice >= self.end:
            return self.rule
        return self.refusal(state, seat, choice)

    def offer(self, state: S, seat: i64, menu: Menu) -> None:
        """Add what may be chosen. Overridden only for speed, never to another result."""
        choice = self.first
        while choice < self.end:
            if self.refusal(state, seat, choice) is None:
                menu.add(choice)
            choice += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaticStep(Step[S]):
    """A step that nobody decides: the kernel runs it when it is on top of the stack. It has a name and a rule, too."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, 0, 0)
        require_methods(self, AutomaticStep, ("happen",))

    @abstractmethod
    def happen(self, state: S, argument: i64) -> None:
        """What happens. The step is off the stack already; `argument` is what it was put there with."""

    @final
    def run(self, state: S) -> bool:
        argument = state.argument()
        state.settle()
        self.happen(state, argument)
        return True

    @final
    def deciders(self, state: S) -> i64:
        return 0

    @final
    def refusal(self, state: S, seat: i64, choice: i64) -> str | None:
        return self.rule

    @final
    def play(self, state: S, seat: i64, choice: i64) -> None:
        raise RuntimeError(f"nobody decides {self.name}")


@final
class BetweenDecisions(AutomaticStep[S]):
    """What is on top of the stack of a beat: nobody decides anything, and it never runs."""

    def __init__(self) -> None:
        super().__init__("between decisions", "")

    def happen(self, state: S, argument: i64) -> None:
        raise RuntimeError("a beat is to be looked at, not to be played on")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """A game's rules for one set of options: its steps, and whatever tables they look things up in."""

    def __init__(self, steps: list[Step[S]], vocabulary: i64) -> None:
        require_methods(self, Rules, ("start", "redeal"))
        #: By number. Reading a vector checks no type; at run time it takes a class, not an alias.
        every: list[Step[S]] = [*steps, BetweenDecisions()]
        self.steps: vec[Step[Any]] = vec[Step](every)  # type: ignore[type-arg]
        self.vocabulary: i64 = vocabulary

    @abstractmethod
    def start(self, game: AnyGame, seats: i64, chance: Chance) -> S:
        """The table at set-up, with the first step on its stack. What nobody decides runs with the journal attached."""

    @abstractmethod
    def redeal(self, state: S, eyes: i64, stream: Chance) -> None:
        """Deal again everything that none of these seats (a bit each; no bit: a spectator) can see."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[R_co]):
    """What is on the table, and nothing that could be derived from it."""

    def __init__(self, game: AnyGame, rules: R_co, seats: i64, chance: Chance) -> None:
        self.game: AnyGame = game
        self.rules: R_co = rules
        self.seats: i64 = seats
        self.chance: Chance = chance
        #: Steps that are owed, the top one last: number + 256 * argument.
        self.stack: vec[i64] = vec[i64]([])
        #: How often something hidden came to light: no undo across it.
        self.reveals: i64 = 0
        self.outcome: Outcome | None = None
        self.journal: Journal | None = None
        #: For `choices`, made when first asked.
        self._menu: Menu | None = None

    # -- for everyone ------------------------------------------------------------------------------

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that owe a decision; empty when the game is over."""
        return SEATS_IN[self.owing()]

    def choices(self, seat: int) -> list[int]:
        """What this seat may choose now; empty when it owes nothing."""
        menu = self._menu
        if menu is None:
            menu = self._menu = Menu(self.rules.vocabulary)
        self.offer(seat, menu)
        return menu.listed()

    def play(self, seat: int, choice: int | str) -> None:
        """Play a choice, by number or token. What is not allowed raises a Refusal and changes nothing."""
        number = self._number(seat, choice)
        if len(self.stack) == 0:
            raise self._refusal(seat, number)
        step = self.step()
        if not step.deciders(self) >> seat & 1 or step.refusing(self, seat, number) is not None:
            raise self._refusal(seat, number)
        step.play(self, seat, number)
        self.advance()

    def why_not(self, seat: int, choice: int | str) -> Refusal | None:
        """Why this seat may not play this choice now, or None when it may."""
        number = self._number(seat, choice)
        if self.owing() >> seat & 1 and self.refusing(seat, number) is None:
            return None
        return self._refusal(seat, number)

    def _number(self, seat: int, choice: int | str) -> int:
        """The choice as a number, once seat and choice are known to exist."""
        # Compared as Python's own integers: a native one cannot hold every number a caller may send.
        seats: int = self.seats
        if not 0 <= seat < seats:
            raise no_such_seat(seat, seats)
        if isinstance(choice, str):
            return self.game.choice(choice)
        if not 0 <= choice < len(self.game.tokens):
            self.game.token(choice)
        return choice

    def _refusal(self, seat: int, number: int) -> Refusal:
        if self.outcome is not None:
            return Refusal(self.outcome.rule, "The game is over.")
        if not self.owing() >> seat & 1:
            return Refusal(self.rule(), f"It is not the decision of seat {seat}.")
        step = self.step()
        owner = self.step_of(number)
        if owner is not step:
            # It says nothing of the table: nobody has to look at it.
            why = self.game.rulebook.other_decisions(step.name, [] if owner is None else [owner.name])
            return Refusal(step.rule if owner is None else owner.rule, why)
        rule = self.refusing(seat, number) or ""
        return Refusal(rule, self.game.why(rule, self.observe(seat), number))

    def step_of(self, choice: int) -> Step[Any] | None:
        """The step that a choice belongs to, the one at hand before others; None where the rules have no such step."""
        if len(self.stack) > 0:
            at_hand = self.step()
            if at_hand.first <= choice < at_hand.end:
                return at_hand
        for step in self.rules.steps:
            if step.first <= choice < step.end:
                return step
        return None

    def observe(self, seat: int | None) -> Observation:
        """What this seat may know; None for a spectator."""
        seen: Observation = self.game.observe(self, seat)
        return seen

    def common(self, seat: int | None) -> Common:
        """The part of an observation that every game has."""
        choices = () if seat is None else tuple(self.choices(seat))
        return {
            "game": self.game.info.id,
            "seat": seat,
            "seats": self.seats,
            "deciders": self.deciders,
            "choices": choices,
            "rule": self.rule(),
            "outcome": self.outcome,
        }

    @abstractmethod
    def clone(self) -> Self:
        """A copy that plays on by itself. It has no journal of its own."""

    def resample(self, seat: int | None, stream: Chance) -> Self:
        """A copy in which everything this seat cannot see, the future included, is dealt again."""
        return self.resample_for(() if seat is None else (seat,), stream)

    def resample_for(self, seats: tuple[int, ...], stream: Chance) -> Self:
        """A copy in which everything that none of these seats can see is dealt again."""
        one: i64 = 1
        eyes: i64 = 0
        for seat in seats:
            eyes |= one << seat
        return self.dealt_again(eyes, stream)

    def dealt_again(self, eyes: i64, stream: Chance) -> Self:
        """The same for the engine: `eyes` has a bit for each of these seats."""
        twin = self.clone()
        twin.chance = Chance(stream.new_seed(), GAME_STREAM)
        self.rules.redeal(twin, eyes, stream)
        return twin

    def fingerprint(self) -> str:
        """One short text for this state: equal states have equal fingerprints, on every machine."""
        from hashlib import blake2b  # it brings all of OpenSSL, which few who import us need

        facts = [self.seats, self.chance.seed, self.chance.stream, self.chance.counter, *self.stack]
        text = " ".join([str(fact) for fact in facts + self.facts()])
        return blake2b(text.encode(), digest_size=16).hexdigest()

    @abstractmethod
    def facts(self) -> list[int]:
        """Everything on the table as numbers, in an order that never changes."""

    def rule(self) -> str:
        """The rule in force: what the decision at hand rests on."""
        if self.outcome is not None:
            return self.outcome.rule
        return self.step().rule

    def _repr_svg_(self) -> str | None:
        return self.game.picture(self.observe(None))

    # -- for the engine: unchecked and fast -----------------------------------------------------------

    def owing(self) -> i64:
        """The deciders as bits."""
        if len(self.stack) == 0:
            return 0
        return self.step().deciders(self)

    def offer(self, seat: i64, menu: Menu) -> None:
        """Fill the menu with what this seat may choose."""
        menu.count = 0
        if len(self.stack) == 0:
            return
        step = self.step()
        if step.deciders(self) >> seat & 1:
            step.offer(self, seat, menu)

    def refusing(self, seat: i64, choice: i64) -> str | None:
        """The rule that forbids the choice to a seat that owes the decision, or None."""
        if len(self.stack) == 0:
            return ""
        return self.step().refusing(self, seat, choice)

    def apply(self, seat: i64, choice: i64) -> None:
        """Play a choice that is known to be allowed."""
        self.step().play(self, seat, choice)
        self.advance()

    def advance(self) -> None:
        """Run the steps that nobody decides, until somebody has to decide or the game is over."""
        if len(self.stack) == 0 or not self.step().run(self):
            return
        left: i64 = MOST_STEPS_IN_A_ROW
        while len(self.stack) > 0 and self.step().run(self):
            left -= 1
            if left == 0:
                raise RuntimeError(f"{self.game.info.id}: the step {self.step().name} runs without end")

    # -- for the rules -----------------------------------------------------------------------------

    def step(self) -> Step[Any]:
        """The step at hand."""
        return self.rules.steps[self.stack[len(self.stack) - 1] & 255]

    def argument(self) -> i64:
        """What the step at hand was put on the stack with."""
        return self.stack[len(self.stack) - 1] >> 8

    def owe(self, number: i64, argument: i64) -> None:
        """Put a step on the stack: it is decided before what lies under it."""
        self.stack = append(self.stack, number + (argument << 8))

    def settle(self) -> None:
        """Take the step at hand off the stack."""
        # A variable called `_` would be a Python object, made and thrown away each time.
        self.stack, _settled = pop(self.stack)

    def beat(self) -> None:
        """A moment inside a choice at which the table can be looked at. Called only beside a note in the journal."""
        journal = self.journal
        if journal is not None and journal.beats is not None:
            moment = self.clone()
            moment.owe(len(self.rules.steps) - 1, 0)
            journal.beats.append(Beat(moment, len(journal.events)))

    def is_between_decisions(self) -> bool:
        """Whether this is a beat: a table to be looked at in the middle of a choice."""
        return len(self.stack) > 0 and self.stack[len(self.stack) - 1] & 255 == len(self.rules.steps) - 1

    def finish(self, outcome: Outcome) -> None:
        """End the game: nobody owes anything any more."""
        self.stack = vec[i64]([])
        self.outcome = outcome

    def copy_common_from(self, other: AnyState) -> None:
        """The part of `clone()` that all games share."""
        self.stack = other.stack[:]
        self.reveals = other.reveals
        self.outcome = other.outcome


#: For those who handle any game.
AnyRules = Rules[Any]
AnyState = State[AnyRules]

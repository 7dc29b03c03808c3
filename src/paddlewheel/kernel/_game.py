"""A title: what is true of it at every table, and what it gives to those who play and study it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from paddlewheel.kernel._chance import GAME_STREAM, LARGEST_SEED, Chance
from paddlewheel.kernel._component_file import ComponentFile, changed_file
from paddlewheel.kernel._components import ComponentTable, number_table
from paddlewheel.kernel._contract import R, S, State, require_methods
from paddlewheel.kernel._errors import BadData, BadInput
from paddlewheel.kernel._info import GameInfo, Utility
from paddlewheel.kernel._journal import Journal
from paddlewheel.kernel._observation import Observation
from paddlewheel.kernel._options import O, OptionValue, read_options
from paddlewheel.kernel._rulebook import Rulebook, load_rulebook
from paddlewheel.kernel._tactic_number import TacticNumber
from paddlewheel.kernel._words import say
from paddlewheel.language import Messages

if TYPE_CHECKING:
    from paddlewheel.kernel._choice_facts import ChoiceFacts
    from paddlewheel.kernel._features import Features, Planes
    from paddlewheel.kernel._position_lesson import PositionLesson
    from paddlewheel.kernel._tactics import Tactics

V = TypeVar("V", bound=Observation)
#: How many component files of people's own a game remembers.
FILES_KEPT = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, R, O, V]):
    """A title: its facts, its rules and what a seat may know. One object, shared by all its states.

    S is its state, R its rules, O its options, V what a seat observes.
    """

    def __init__(self, info: GameInfo, folder: Path, tokens: tuple[str, ...], options: type[O]) -> None:
        require_methods(self, Game, ("make_rules", "observe", "tactics", "broken_law"))
        self.info: GameInfo = info
        #: Where its rulebook, its components and its art are.
        self.folder: Path = folder
        #: Its sentences, a folder a language.
        self.messages: Messages = Messages(folder / "messages")
        self._rulebook: Rulebook = load_rulebook(folder / "rulebook.toml", self.messages)
        #: The vocabulary: the token of every choice there is.
        self.tokens: tuple[str, ...] = tokens
        self.options: type[O] = options
        self._numbers: dict[str, int] = {token: number for number, token in enumerate(tokens)}
        self._rules: dict[tuple[int, O], R] = {}
        #: The file of somebody's own that its components are from; None: the one it came with.
        self.component_file: ComponentFile | None = None
        self._original: Game[S, R, O, V] = self
        self._with_files: dict[ComponentFile, Game[S, R, O, V]] = {}

    @property
    def rulebook(self) -> Rulebook:
        """Its rules, in the language spoken now."""
        return self._rulebook.spoken()

    def new(self, seats: int | None = None, seed: int = 0, **options: OptionValue) -> S:
        """A new game for this number of seats, from a seed, with options of the game's own."""
        return self.set_up(seats, seed, options)

    def set_up(
        self, seats: int | None, seed: int, options: Mapping[str, OptionValue], journal: Journal | None = None
    ) -> S:
        """The same, for options whose names nobody has checked, and with a journal from the first event on."""
        rules = self.rules_for(seats, options)
        return self.begin(rules, self.checked_seats(seats), seed, journal)

    def checked_seats(self, seats: int | None) -> int:
        """The number of seats, the usual one for None; or one clear error."""
        least, most = self.info.seats
        count = self.info.usual_seats if seats is None else seats
        if not least <= count <= most:
            raise BadInput(say("bad-seats", game=self.info.title, seats=self.info.seats_in_words, count=str(count)))
        return count

    def rules_for(self, seats: int | None, options: Mapping[str, OptionValue]) -> R:
        """The rules for these options, checked; the same object every time."""
        count = self.checked_seats(seats)
        chosen = read_options(self.options, dict(options))
        rules = self._rules.get((count, chosen))
        if rules is None:
            rules = self._rules[count, chosen] = self.make_rules(count, chosen)
        return rules

    def begin(self, rules: R, seats: int, seed: int, journal: Journal | None = None) -> S:
        """A new game under rules from `rules_for`: many games of one series check their options once."""
        if not 0 <= seed <= LARGEST_SEED:
            raise BadInput(say("bad-seed", largest=str(LARGEST_SEED), seed=str(seed)))
        state: S = rules.start(self, seats, Chance(seed, GAME_STREAM))
        require_methods(state, State, ("clone", "facts"))
        state.journal = journal
        state.advance()
        return state

    def with_components(self, file: ComponentFile | None) -> Game[S, R, O, V]:
        """The same game with the components of this file; None: with those it came with. A bad file raises BadData."""
        original = self._original
        if file is None:
            return original
        found = original._with_files.get(file)
        if found is None:
            found = original.read_components(file)
            found.component_file = file
            found._original = original
            if len(original._with_files) >= FILES_KEPT:
                del original._with_files[next(iter(original._with_files))]
            original._with_files[file] = found
        return found

    def changed(self, changes: Mapping[str, int]) -> Game[S, R, O, V]:
        """The same game with other numbers in its component file (`{"ship.coal": 8}`); records carry them."""
        if not changes:
            return self
        try:
            return self.with_components(changed_file(self.component_file, changes))
        except BadData as error:
            raise BadInput(f"{error.place}: {error.why}") from None

    def token(self, choice: int) -> str:
        """The token of a choice."""
        if not 0 <= choice < len(self.tokens):
            raise BadInput(say("no-such-choice", choice=str(choice), last=str(len(self.tokens) - 1)))
        return self.tokens[choice]

    def choice(self, token: str) -> int:
        """The choice a token names, letter for letter."""
        number = self._numbers.get(token)
        if number is None:
            raise BadInput(say("no-such-token", game=self.info.title, token=repr(token), example=repr(self.tokens[0])))
        return number

    # -- what each game gives ------------------------------------------------------------------------

    @abstractmethod
    def make_rules(self, seats: int, options: O) -> R:
        """The rules for these options."""

    @abstractmethod
    def observe(self, state: S, seat: int | None) -> V:
        """What a seat may know."""

    @abstractmethod
    def tactics(self, rules: R) -> Tactics[S]:
        """What bots know of this game under these rules."""

    @abstractmethod
    def broken_law(self, state: S) -> str | None:
        """What must always hold and does not: a sentence, or None. For tests and for designers."""

    # -- what a game may give ------------------------------------------------------------------------

    def why(self, rule: str, observation: V, choice: int) -> str:
        """One sentence for a refused choice. A game may say more than the rulebook's own sentence."""
        return self.rulebook.refusal(rule)

    def picture(self, observation: V) -> str | None:
        """The table as SVG, for notebooks; None where a game has no pictures."""
        return None

    def read_components(self, file: ComponentFile) -> Game[S, R, O, V]:
        """A new game with the components of this file, for `with_components`. A bad file raises BadData."""
        raise BadInput(say("no-own-components", game=self.info.title))

    def components_shown(self) -> tuple[ComponentTable, ...]:
        """Every number of the game as tables, with where it comes from."""
        original = self.folder / "components.toml"
        return (number_table(self.component_file or original, original),)

    def tempered(self, rules: R, temper: str) -> Tactics[S]:
        """The same for a bot with a temper: one of those that `info` names."""
        raise BadInput(say("no-such-temper", game=self.info.title, temper=repr(temper)))

    def utility(self, rules: R, seats: int) -> Utility:
        """How scores relate under these rules: an option may set players of a co-operative game against each other."""
        return self.info.utility

    def features(self, rules: R, seats: int) -> Features[S] | None:
        """How an observation is written as numbers for learning agents; None for the hashed default."""
        return None

    def planes(self, rules: R, seats: int) -> Planes[S] | None:
        """How the board is written as planes, for agents that learn from pictures; None for a game without them."""
        return None

    def choice_facts(self, rules: R) -> ChoiceFacts[S] | None:
        """What tells choices apart, for a policy that is learned; None for a game without one."""
        return None

    def tactic_numbers(self, rules: R) -> tuple[TacticNumber, ...]:
        """The numbers of the tactics that can be learned, for these rules; none for a game without any."""
        return ()

    def training_tables(self) -> tuple[tuple[int, dict[str, OptionValue]], ...]:
        """The tables at which games to learn from are played, seats and options: all up to the usual seats."""
        return tuple((seats, {}) for seats in range(self.info.seats[0], self.info.usual_seats + 1))

    def common_result(self, state: S) -> float | None:
        """How a finished game went for all together, finer than won or lost: 1 at best, 0 where it is just lost.

        None for a game that does not tell.
        """
        return None

    def tactics_with(self, rules: R, learned: Sequence[float]) -> Tactics[S]:
        """The tactics with learned numbers, in the order of `tactic_numbers`."""
        raise BadInput(say("no-numbers", game=self.info.title))

    def position_lesson(self) -> PositionLesson[S] | None:
        """What watches a game for facts about its positions, to learn these numbers from; None for a game without."""
        return None


#: For those who handle any game.
AnyGame = Game[Any, Any, Any, Any]

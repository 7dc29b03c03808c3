"""A title: what is true of it at every table, and what it gives to those who play, watch, draw and study it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from paddlewheel.kernel.chance import GAME, LARGEST_SEED, Chance
from paddlewheel.kernel.components import ComponentTable, number_table
from paddlewheel.kernel.contract import Rules, State
from paddlewheel.kernel.debriefing import Debriefing
from paddlewheel.kernel.errors import BadInput
from paddlewheel.kernel.info import GameInfo, Utility
from paddlewheel.kernel.journal import Event, Journal, Line
from paddlewheel.kernel.observation import Observation
from paddlewheel.kernel.options import Options, read_options
from paddlewheel.kernel.rulebook import Rulebook, load_rulebook
from paddlewheel.kernel.scene import Scene


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title: what it is, how it reads and how it looks. One object, shared by all its states."""

    def __init__(self, info: GameInfo, folder: Path, tokens: tuple[str, ...], options: type[Options]) -> None:
        self.info: GameInfo = info
        #: Where its rulebook, its components and its art lie.
        self.folder: Path = folder
        self.rulebook: Rulebook = load_rulebook(folder / "rulebook.toml")
        #: The vocabulary: the token of every choice there is.
        self.tokens: tuple[str, ...] = tokens
        self.options: type[Options] = options
        self._numbers: dict[str, int] = {token: number for number, token in enumerate(tokens)}
        self._rules: dict[tuple[int, Options], Rules[Any]] = {}

    def new(self, seats: object = None, seed: object = 0, **options: object) -> State:
        """A new game for so many seats (an int), from a seed (an int), with options of the game's own.

        Anything else raises one clear BadInput; that is why the types here are wide.
        """
        return self.set_up(seats, seed, options)

    def set_up(
        self, seats: object, seed: object, options: Mapping[str, object], journal: Journal | None = None
    ) -> State:
        """The same, for options whose names nobody has checked, and with a journal from the first event on."""
        least, most = self.info.seats
        count = self.info.usual_seats if seats is None else seats
        if isinstance(count, bool) or not isinstance(count, int) or not least <= count <= most:
            raise BadInput(f"{self.info.title} seats {self.info.seats_in_words}, not {count!r}")
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
            raise BadInput(f"a seed is a whole number from 0 to {LARGEST_SEED}, not {seed!r}")
        chosen = read_options(self.options, dict(options))
        rules = self._rules.get((count, chosen))
        if rules is None:
            rules = self._rules[count, chosen] = self.make_rules(count, chosen)
        return self.begin(rules, count, seed, journal)

    def begin(self, rules: Rules[Any], seats: int, seed: int, journal: Journal | None = None) -> State:
        state: State = rules.start(self, seats, Chance(seed, GAME))
        state.journal = journal
        rules.open(state)
        return state

    def token(self, choice: int) -> str:
        """The token of a choice."""
        if not 0 <= choice < len(self.tokens):
            raise BadInput(f"there is no choice {choice}; choices are 0 to {len(self.tokens) - 1}")
        return self.tokens[choice]

    def choice(self, token: str) -> int:
        """The choice a token names, letter for letter."""
        number = self._numbers.get(token)
        if number is None:
            raise BadInput(f"{self.info.title} knows no choice {token!r}; it reads for example {self.tokens[0]!r}")
        return number

    def why(self, rule: str, observation: Observation, choice: int) -> str:
        """One sentence for a refused choice. A game may say more than the rulebook's own sentence."""
        return self.rulebook.refusal(rule)

    def svg(self, scene: Scene) -> str:
        """The scene drawn with this game's art."""
        from paddlewheel.kernel.svg import draw, read_art  # it brings an XML parser, which few who import us need

        return draw(scene, read_art(self.folder / "art.svg"))

    # -- what each game gives ------------------------------------------------------------------------

    def make_rules(self, seats: int, options: Any) -> Rules[Any]:
        """The rules for these options."""
        raise NotImplementedError

    def observe(self, state: Any, seat: int | None) -> Observation:
        """What a seat may know."""
        raise NotImplementedError

    def scene(self, observation: Any) -> Scene:
        """The table as this observation shows it."""
        raise NotImplementedError

    def text(self, observation: Any) -> str:
        """The table as text, for a terminal."""
        raise NotImplementedError

    def line(self, event: Event, seats: int) -> Line:
        """An event in words."""
        raise NotImplementedError

    def changed(self, changes: dict[str, int]) -> Game:
        """The same game with numbers of its component file set otherwise (`{"ship.coal": 8}`)."""
        raise BadInput(f"{self.info.title} has no numbers that can be set otherwise")

    def components_shown(self) -> tuple[ComponentTable, ...]:
        """Every number of the game as tables, with where it comes from."""
        return (number_table(self.folder),)

    def debrief(self, record: Any) -> Debriefing:
        """A record of this game for talking about."""
        raise BadInput(f"{self.info.title} has no debriefing")

    def tactics(self, rules: Any) -> Any:
        """What bots know of this game under these rules: a `kernel.tactics.Tactics`."""
        raise NotImplementedError

    def tempered(self, rules: Any, temper: str) -> Any:
        """The same for a bot with a temper: one of those that `info` names."""
        raise BadInput(f"the bots of {self.info.title} have no temper {temper!r}")

    def utility(self, rules: Any, seats: int) -> Utility:
        """How scores relate under these rules: an option may set players of a co-operative game against each other."""
        return self.info.utility

    def features(self, rules: Any, seats: int) -> Any:
        """How a seat's sight is written as numbers: a `kernel.features.Features`, or None for the hashed default."""
        return None

    def broken_law(self, state: Any) -> str | None:
        """What must always hold and does not: a sentence, or None. For tests and for designers."""
        raise NotImplementedError

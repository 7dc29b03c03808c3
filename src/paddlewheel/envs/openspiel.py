"""OpenSpiel: importing this module registers every game, `paddlewheel_mississippi_queen` and so on.

>>> import pyspiel
>>> import paddlewheel.envs.openspiel
>>> game = pyspiel.load_game("paddlewheel_mississippi_queen(players=4,race=introductory)")

The deal, and every choice that draws, is followed by chance nodes. With `chance=explicit` (the default) they have 256
equally likely outcomes each, which together make the seed to draw from: histories replay, and OpenSpiel serialises and
pickles everything. With `chance=sampled` there is one node with the one outcome 0, and the seed is drawn when that is
applied; OpenSpiel 2.0 cannot serialise such a game when it is written in Python, though `state.serialize()` works.

Decisions made at the same time are asked for one after the other, unseen.

`deals=2,horizon=3` makes a tiny variant, for algorithms that walk through all of a game: chance has two outcomes each
time, and the game is cut after three decisions and worth what the bots' tactics think of it.
"""

from __future__ import annotations

import re
from typing import Any

from paddlewheel.envs.extras import missing

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing(error, "openspiel") from error

from paddlewheel.envs.position import (
    BEFORE_THE_DEAL,
    CHANCES,
    Key,
    Position,
    Setting,
    seen_by,
    setting,
)
from paddlewheel.envs.rewards import lowest
from paddlewheel.kernel import AnyGame, BadInput, Utility, describe_options
from paddlewheel.registry import games, load, load_changed

UTILITIES = {
    "ranked": pyspiel.GameType.Utility.ZERO_SUM,
    "zero-sum": pyspiel.GameType.Utility.ZERO_SUM,
    "co-operative": pyspiel.GameType.Utility.IDENTICAL,
    "mixed": pyspiel.GameType.Utility.GENERAL_SUM,
}
#: Parameters that are not options of a game.
NUMBERS = {"rng_seed": -1, "deals": 0, "horizon": 0}
#: A component file of one's own, and changed numbers of it: `ship.coal:8;ship.speed:2`.
FILES = {"components": "", "changes": ""}
OWN_PARAMETERS = ("players", "chance", *NUMBERS, *FILES)


class RiverGame(pyspiel.Game):
    """A title with its options. Each title has a subclass of its own."""

    title: AnyGame

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        components, changes = (str(params.get(name, usual)) for name, usual in FILES.items())
        title = load_changed(self.title.info.id, components or None, read_changes(changes))
        chosen = {name: value for name, value in params.items() if name not in OWN_PARAMETERS}
        seats = int(params.get("players", title.info.usual_seats))
        options = tuple(sorted(chosen.items()))
        chance = str(params.get("chance", CHANCES[0]))
        rng_seed, deals, horizon = (int(params.get(name, usual)) for name, usual in NUMBERS.items())
        self.setting = setting(
            Key(title.info.id, seats, options, chance, rng_seed, deals, horizon, title.component_file)
        )
        kind = game_type(title, self.setting.utility, self.setting.sampled)
        facts = pyspiel.GameInfo(
            num_distinct_actions=len(title.tokens),
            max_chance_outcomes=self.setting.outcomes,
            num_players=seats,
            min_utility=lowest(self.setting.utility),
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=horizon or title.info.longest,
        )
        super().__init__(kind, facts, params)

    def new_initial_state(self) -> RiverState:
        return RiverState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Those of the deal, and no more draws than there are choices."""
        return int(self.setting.deal_rolls + self.setting.draw_rolls * self.max_game_length())

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> RiverObserver | Recall | None:
        """A player's own observation; None, as OpenSpiel wants it, for kinds that are not there (see docs/envs.md)."""
        if params:
            raise ValueError(f"an observer takes no parameters, but got {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Recall() if kind.perfect_recall else RiverObserver(self.setting)

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Pickled as its name and parameters."""
        return read_game, (self.get_type().short_name, self.get_parameters())


class RiverState(pyspiel.State):
    """One game under way."""

    def __init__(self, game: RiverGame) -> None:
        super().__init__(game)
        self.position = Position(game.setting)

    def current_player(self) -> int:
        position = self.position
        if position.at_chance():
            return int(pyspiel.PlayerId.CHANCE)
        if position.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        return position.dealt().deciders[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.dealt().choices(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.setting.outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.at_chance():
            sampled = position.setting.sampled
            position.roll(int(position.setting.draws.new_seed() if sampled else action))
        else:
            position.choose(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.position.setting.game.token(action)

    def is_terminal(self) -> bool:
        return self.position.is_over()

    def returns(self) -> list[float]:
        return self.position.setting.returns(self.position)

    def resample_from_infostate(self, player: int, sampler: Any) -> RiverState:
        """A possible state: everything this player cannot see is dealt again. `sampler()` is between 0 and 1."""
        twin: RiverState = self.clone()
        twin.position.redeal(player, int(sampler() * 2**53))
        return twin

    def record(self) -> str:
        """How this state came about, line by line."""
        return self.position.text()

    def __str__(self) -> str:
        """What a spectator sees."""
        state = self.position.state
        return BEFORE_THE_DEAL if state is None else self.position.setting.game.text(state.observe(None))


class RiverObserver:
    """A player's own observation: as numbers, by the names of their parts, and as JSON."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tensor = np.zeros(len(setting.scale), np.float32)
        self.dict = {}
        start = 0
        for part in setting.parts:
            self.dict[part.name] = self.tensor[start : start + part.size]
            start += part.size

    def set_from(self, state: RiverState, player: int) -> None:
        """Write what the player sees into the tensor."""
        dealt = state.position.state
        if dealt is None:
            self.tensor.fill(0)
            return
        self.setting.sheet.rewrite(0, dealt, player)
        np.multiply(self.setting.numbers, self.setting.scale, out=self.tensor)

    def string_from(self, state: RiverState, player: int) -> str:
        """What the player sees, as JSON."""
        dealt = state.position.state
        return BEFORE_THE_DEAL if dealt is None else seen_by(dealt, player)


class Recall:
    """Everything a player has seen and decided, in words: an information state."""

    tensor = None
    dict: dict[str, Any] = {}

    def set_from(self, state: RiverState, player: int) -> None:
        """There is none: what a player remembers grows with the game."""
        raise BadInput("information states are strings here: ask for the string, or for the observation tensor")

    def string_from(self, state: RiverState, player: int) -> str:
        """What the player saw at each decision of its own, what it chose there, and what it sees now."""
        return state.position.recalled(player)


def read_game(name: str, parameters: dict[str, Any]) -> pyspiel.Game:
    """The game that was pickled; importing this module has registered it."""
    return pyspiel.load_game(name, parameters)


def read_changes(text: str) -> dict[str, int]:
    """Changed numbers as OpenSpiel can hold them, in one text."""
    changes = {}
    for change in filter(None, text.split(";")):
        place, _, number = change.partition(":")
        if not re.fullmatch(r"-?[0-9]{1,6}", number):
            raise BadInput(f"changes reads ship.coal:8;ship.speed:2, not {change!r}")
        changes[place] = int(number)
    return changes


def short_name(game: str) -> str:
    """The name OpenSpiel knows a game by."""
    return "paddlewheel_" + game.replace("-", "_")


def game_type(title: AnyGame, utility: Utility, sampled: bool) -> pyspiel.GameType:
    """What kind of game it is, as OpenSpiel asks it."""
    info = title.info
    hidden = info.hidden_information or info.simultaneous
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(info.id),
        long_name=info.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC if sampled else kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION,
        utility=UTILITIES[utility],
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=info.seats[1],
        min_num_players=info.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": info.usual_seats,
            "chance": CHANCES[0],
            **NUMBERS,
            **FILES,
            **{option.name: option.default for option in describe_options(title.options)},
        },
    )


def register_all() -> list[str]:
    """Register every game with OpenSpiel; returns the names. Importing this module does it for the games known then."""
    known = set(pyspiel.registered_names())
    for name in games():
        title = load(name)
        if short_name(name) not in known:
            # A class, not a function: OpenSpiel drops it after the interpreter's end, and only a class survives that.
            kind = game_type(title, title.info.utility, False)
            pyspiel.register_game(kind, type(title.info.title, (RiverGame,), {"title": title}))
    return [short_name(name) for name in games()]


register_all()

"""PettingZoo: every seat an agent. `env` is turn by turn (AEC); in `parallel_env` all who owe a decision act at once.

>>> from paddlewheel.envs import pettingzoo
>>> env = pettingzoo.env("mississippi-queen", seats=4, race="passenger")
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_0'

The environment checks choices by itself and comes without wrappers: they would make it three times slower.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from paddlewheel.envs.extras import missing

try:
    import numpy as np
    import pettingzoo
    from gymnasium.spaces import Box, Dict
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise missing(error, "envs") from error

from paddlewheel.envs.episode import RENDER_MODES, Episode, Illegal, RenderMode, Snapshot, whole
from paddlewheel.envs.form import Mask, Numbers, Seen
from paddlewheel.envs.rewards import MEANING
from paddlewheel.envs.spaces import Actions, observation_space
from paddlewheel.kernel import BadInput, ComponentFile, OptionValue, Part
from paddlewheel.registry import games, load, load_changed

Observation = dict[str, Any]


def env(
    game: str,
    seats: int | None = None,
    *,
    render_mode: RenderMode | None = None,
    max_cycles: int | None = None,
    illegal: Illegal = "refuse",
    observation: Seen = "numbers",
    components: ComponentFile | Path | str | None = None,
    changes: Mapping[str, int] | None = None,
    **options: OptionValue,
) -> RiverEnv:
    """A game turn by turn. `max_cycles` ends it after that many decisions; other names are the game's own options.

    `components` is a component file of one's own, `changes` changed numbers of it (`{"ship.coal": 8}`).
    """
    return RiverEnv(
        Episode(load_changed(game, components, changes), seats, options, illegal, render_mode, observation), max_cycles
    )


def parallel_env(
    game: str,
    seats: int | None = None,
    *,
    render_mode: RenderMode | None = None,
    max_cycles: int | None = None,
    illegal: Illegal = "refuse",
    observation: Seen = "numbers",
    components: ComponentFile | Path | str | None = None,
    changes: Mapping[str, int] | None = None,
    **options: OptionValue,
) -> ParallelRiverEnv:
    """A game in which all who owe a decision make it at once. The others wait: that is the last action."""
    return ParallelRiverEnv(
        Episode(load_changed(game, components, changes), seats, options, illegal, render_mode, observation), max_cycles
    )


def register_all() -> list[str]:
    """Register every game with PettingZoo; returns the ids. Importing this module does it for the games known then."""
    ids = []
    for name in games():
        ids.append(f"paddlewheel/{name}-v{Episode(load(name), None, {}).version}")
        for kind, registry, entry in (
            ("aec", pettingzoo.aec_registry, "env"),
            ("parallel", pettingzoo.parallel_registry, "parallel_env"),
        ):
            if ids[-1] not in registry:
                pettingzoo.register(kind, ids[-1], f"paddlewheel.envs.pettingzoo:{entry}", kwargs={"game": name})
    return ids


class _Seats:
    """What both kinds share: agents, spaces, pictures, and the way back."""

    def __init__(self, episode: Episode, max_cycles: int | None, actions: int) -> None:
        info = episode.game.info
        self.episode = episode
        self.max_cycles = max_cycles
        self.render_mode = episode.render_mode
        self.metadata = {
            "name": f"{info.id.replace('-', '_')}_v{episode.version}",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": True,
            "render_fps": 2,
            "reward": MEANING[episode.utility],
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(episode.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: Actions(actions) for agent in self.possible_agents}
        self._spaces = {agent: observation_space(episode.form, actions) for agent in self.possible_agents}
        self.state_space = Box(-1.0, 1.0, (episode.seats * episode.form.size,), np.float32)

    @property
    def parts(self) -> tuple[Part, ...]:
        """The named runs of numbers that an observation consists of."""
        return self.episode.form.parts

    @property
    def channels(self) -> tuple[Part, ...]:
        """The named planes of an observation, where it has some."""
        return self.episode.form.channels

    def observation_space(self, agent: str) -> Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Actions:
        return self._actions[agent]

    def state(self) -> Numbers:
        """What all seats know together, for a centralised critic: their numbers one after the other."""
        return np.concatenate([self.episode.see(seat)["observation"] for seat in range(self.episode.seats)])

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.episode.render(None)

    def close(self) -> None:
        pass

    def record(self) -> str:
        """The game so far, as a record that `paddlewheel replay` reads."""
        return self.episode.record()


class RiverEnv(_Seats, AECEnv[str, Observation, "int | None"]):
    """A game turn by turn. Who decides at the same time as others is asked in the order of the seats, unseen."""

    def __init__(self, episode: Episode, max_cycles: int | None) -> None:
        super().__init__(episode, max_cycles, len(episode.game.tokens))
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.begin(seed)
        self._start()

    def _start(self) -> None:
        """Everybody is in; the state says who decides."""
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self._skip_agent_selection = None
        nothing = np.zeros(len(self.episode.game.tokens), dtype=np.int8)
        self.infos = {agent: self.episode.info(nothing, seat) for seat, agent in enumerate(agents)}
        self._select()

    def _start_with(self, agents: list[str]) -> None:
        """As the state stands, and with those who have already left a finished game gone again."""
        self._start()
        if not agents:
            self.agents = []
        while len(self.agents) > len(agents):
            self._was_dead_step(None)

    def _select(self) -> None:
        """Turn to the next decision, and look at it with the eyes of the seat that owes it."""
        state = self.episode.state
        if state.outcome is not None or (self.max_cycles is not None and len(self.episode.choices) >= self.max_cycles):
            self._end()
            return
        seat = state.deciders[0]
        agent = self.possible_agents[seat]
        self._seat = seat
        self.agent_selection = agent
        seen = self.episode.see(seat)
        self._seen: Observation | None = seen
        self.infos[agent] = self.episode.info(seen["action_mask"], seat)

    def _end(self) -> None:
        """Pay out; every agent then steps once more, with None."""
        self._seen = None
        outcome = self.episode.state.outcome
        over = self.truncations if outcome is None else self.terminations
        for seat, agent in enumerate(self.possible_agents):
            over[agent] = True
            self.infos[agent] = self.episode.info(np.zeros(len(self.episode.game.tokens), dtype=np.int8), seat)
        for agent, reward in zip(self.possible_agents, self.episode.paid(), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
        self.agent_selection = self.possible_agents[0]

    def observe(self, agent: str) -> Observation:
        if agent == self.agent_selection and self._seen is not None:
            return self._seen
        return self.episode.see(self._seat_of[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        self._check_dealt()
        seen: tuple[Observation | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return seen

    def step(self, action: int | None) -> None:
        self._check_dealt()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput(f"{agent} owes a decision: None will not do")
        replaced = self.episode.choose(self._seat, whole(action))
        self._cumulative_rewards[agent] = 0.0
        self._select()
        if replaced:
            self.infos[agent]["replaced"] = True

    def _check_dealt(self) -> None:
        if not hasattr(self, "agent_selection"):
            raise BadInput("nothing is dealt yet: call reset() first")

    def snapshot(self) -> Snapshot:
        """The game as it stands, to `restore` later, here or in another environment of the same game."""
        return self.episode.snapshot()

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a game as it stood."""
        self.episode.restore(snapshot)
        self._start()

    def clone(self) -> RiverEnv:
        """A copy that plays on by itself."""
        twin = RiverEnv(self.episode.fresh(), self.max_cycles)
        twin.episode.restore(self.snapshot())
        twin._start_with(self.agents)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {"episode": self.episode, "max_cycles": self.max_cycles, "agents": self.agents}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        agents = kept.pop("agents")
        RiverEnv.__init__(self, **kept)
        self._start_with(agents)


class ParallelRiverEnv(_Seats, ParallelEnv[str, Observation, int]):
    """A game in which every agent acts at every step, be it only to wait."""

    def __init__(self, episode: Episode, max_cycles: int | None) -> None:
        super().__init__(episode, max_cycles, len(episode.game.tokens) + 1)
        self.wait = len(episode.game.tokens)
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.episode.begin(seed)
        self.agents = self.possible_agents[:]
        return self._look()

    def _look(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Every seat's observation and info; those who owe nothing may only wait."""
        seen: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        owing = self.episode.state.deciders
        for seat, agent in enumerate(self.possible_agents):
            look = self.episode.see(seat)
            mask: Mask = np.append(look["action_mask"], np.int8(seat not in owing))
            seen[agent] = {**look, "action_mask": mask}
            infos[agent] = self.episode.info(mask, seat)
        return seen, infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        state = self.episode.state
        owing = state.deciders
        replaced = set()
        if not self.agents:
            raise BadInput("the game is over: reset before the next step")
        if self.episode.illegal == "refuse":
            self._check(actions, owing)
        for seat in owing:
            agent = self.possible_agents[seat]
            if self.episode.choose(seat, whole(actions.get(agent, self.wait))):
                replaced.add(agent)
        self.episode.cycles += 1
        outcome = state.outcome
        cut = outcome is None and self.max_cycles is not None and self.episode.cycles >= self.max_cycles
        agents = self.possible_agents
        seen, infos = self._look()
        for agent in replaced:
            infos[agent]["replaced"] = True
        if outcome is not None or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, self.episode.paid(), strict=True)),
            dict.fromkeys(agents, outcome is not None),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _check(self, actions: dict[str, int], owing: tuple[int, ...]) -> None:
        """Refuse what is not allowed before anything is played."""
        for seat, agent in enumerate(self.possible_agents):
            if seat in owing:
                if agent not in actions or actions[agent] == self.wait:
                    raise BadInput(f"{agent} owes a decision and cannot wait")
                refusal = self.episode.state.why_not(seat, whole(actions[agent]))
                if refusal is not None:
                    raise refusal
            elif actions.get(agent, self.wait) != self.wait:
                raise BadInput(f"{agent} owes nothing now: its action is {self.wait}, to wait")

    def snapshot(self) -> Snapshot:
        """The game as it stands, to `restore` later."""
        return self.episode.snapshot()

    def restore(self, snapshot: Snapshot) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Go back to a game; observations and infos as after a reset."""
        self.episode.restore(snapshot)
        over = self.episode.state.outcome is not None or (
            self.max_cycles is not None and self.episode.cycles >= self.max_cycles
        )
        self.agents = [] if over else self.possible_agents[:]
        return self._look()

    def clone(self) -> ParallelRiverEnv:
        """A copy that plays on by itself."""
        twin = ParallelRiverEnv(self.episode.fresh(), self.max_cycles)
        twin.restore(self.snapshot())
        twin.agents = self.agents[:]
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {"episode": self.episode, "max_cycles": self.max_cycles, "agents": self.agents}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        agents = kept.pop("agents")
        ParallelRiverEnv.__init__(self, **kept)
        self.agents = agents


register_all()

"""Find numbers with which a game is as it should be. Optuna proposes settings, games among bots judge them.

All settings are tried on the same deals. The best one is judged on deals that none was tried on, beside the game as it
is: what was tuned to chance does not count. The trials are kept in a file, and the same command goes on with them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import msgspec

from paddlewheel.arena.aims import Aim, Judge, Judged, check_measures
from paddlewheel.arena.balance import sweep
from paddlewheel.arena.executors import Executor, inline
from paddlewheel.arena.messages import say
from paddlewheel.arena.plan import Plan
from paddlewheel.arena.watching import watch_portion
from paddlewheel.kernel import AnyGame, BadData, BadInput, OptionValue, derived_seed

#: The seeds of the deals that settings are tried on, and of those that judge the result.
TRIED, JUDGED = 1, 2


class Free(msgspec.Struct, frozen=True):
    """A number that may change, and its values."""

    place: str
    values: tuple[int, ...]


class Trial(msgspec.Struct, frozen=True):
    """A setting that was tried, how far it missed the aims in all, and what was measured."""

    number: int
    setting: dict[str, int]
    #: None: it cannot be played.
    miss: float | None
    judged: tuple[Judged, ...] = ()


class Tuned(msgspec.Struct, frozen=True):
    """What came of it: all trials, the best setting, and both judged on fresh deals."""

    plan: Plan
    free: tuple[Free, ...]
    trials: tuple[Trial, ...]
    best: Trial
    tried_games: int
    judge_games: int
    judged: tuple[Judged, ...]
    before: tuple[Judged, ...]
    #: The seed of the study, from which those of its deals are derived.
    seed: int
    interrupted: bool = False

    def conclusions(self) -> list[str]:
        """What follows, in words."""
        setting = ", ".join(f"{place} = {value}" for place, value in self.best.setting.items())
        found = [say("best-of", count=len(self.trials), setting=setting)]
        if not self.judged:
            return [*found, say("not-judged")]
        met = sum(one.verdict.startswith("met") for one in self.judged)
        sure = sum(one.verdict == "met" for one in self.judged)
        was = sum(one.verdict.startswith("met") for one in self.before)
        found.append(say("aims-met", games=self.judge_games, met=met, aims=len(self.judged), sure=sure, before=was))
        for one in self.judged:
            if not one.verdict.startswith("met"):
                aim, value, verdict = one.cells()
                found.append(say("aim-missed", aim=aim, verdict=verdict, value=value))
        return found


def read_free(text: str) -> Free:
    """`ship.coal=3..9` as a number that may change."""
    place, values = sweep(text)
    return Free(place, tuple(values))


class Tuner:
    """One study: a game, the numbers that may change, and the aims."""

    def __init__(
        self,
        game: AnyGame,
        players: tuple[str, ...],
        options: dict[str, OptionValue],
        free: Sequence[Free],
        aims: Sequence[Aim],
        seed: int,
        rivals: str = "casual",
    ) -> None:
        if not free or not aims:
            raise BadInput(say("tuning-needs"))
        if len({one.place for one in free}) < len(free):
            raise BadInput(say("freed-twice"))
        self.game = game
        self.free = tuple(free)
        self.aims = tuple(aims)
        self.seed = seed
        self.rivals = rivals
        self.plan = Plan(game.info.id, players, derived_seed(seed, TRIED), options, components=game.component_file)
        self.plan.check()
        for end in (0, -1):
            # A wrong name is refused before anything is played; numbers that do not go together are not.
            for one in free:
                game.changed({one.place: one.values[end]})
        check_measures(game, aims, watch_portion(self.plan, [0]))

    def run(
        self,
        trials: int,
        games: int,
        judge_games: int,
        executor: Executor = inline,
        keep: Path | None = None,
        tell: Callable[[Trial], None] | None = None,
    ) -> Tuned:
        """Try settings until there are this many, then judge the best. Ctrl-C judges nothing and keeps all trials."""
        study, done = self._study(keep, games)
        judge = Judge(self.aims, self.rivals, games, executor)
        interrupted = False
        try:
            for setting in self._settings(done, trials):
                done.append(self._try(study, judge, done, setting))
                if tell is not None:
                    tell(done[-1])
        except KeyboardInterrupt:
            interrupted = True
        playable = [trial for trial in done if trial.miss is not None]
        if not playable:
            if interrupted:
                raise KeyboardInterrupt
            raise BadInput(say("none-playable"))
        best = min(playable, key=lambda trial: (trial.miss, trial.number))
        judged: list[Judged] = []
        before: list[Judged] = []
        if not interrupted:
            fresh = msgspec.structs.replace(self.plan, seed=derived_seed(self.seed, JUDGED))
            judge = Judge(self.aims, self.rivals, judge_games, executor)
            judged = judge.judge(msgspec.structs.replace(fresh, changes=best.setting))
            before = judge.judge(fresh)
        return Tuned(
            self.plan,
            self.free,
            tuple(done),
            best,
            games,
            judge_games,
            tuple(judged),
            tuple(before),
            self.seed,
            interrupted,
        )

    def _study(self, keep: Path | None, games: int) -> tuple[Any, list[Trial]]:
        """Optuna's study, with the trials of the file told to it."""
        import optuna

        optuna.logging.set_verbosity(optuna.logging.ERROR)
        question = msgspec.json.encode([self.plan, self.free, self.aims, self.rivals, games]).decode()
        storage = None
        if keep is not None:
            from optuna.storages import JournalStorage
            from optuna.storages.journal import JournalFileBackend

            try:
                storage = JournalStorage(JournalFileBackend(str(keep)))
            except Exception as error:
                # Whatever is in the file, it is not a study.
                raise BadData(str(keep), say("not-a-study"), say("not-trials", why=str(error))) from None
        study = optuna.create_study(
            study_name="paddlewheel",
            storage=storage,
            load_if_exists=True,
            sampler=optuna.samplers.TPESampler(seed=self.seed),
        )
        if study.user_attrs.setdefault("question", question) != question:
            raise BadInput(say("another-study", path=str(keep)))
        study.set_user_attr("question", question)
        done = [
            Trial(
                one.number,
                {place: int(value) for place, value in one.params.items()},
                one.value,
                msgspec.json.decode(one.user_attrs.get("judged", "[]"), type=tuple[Judged, ...]),
            )
            for one in study.get_trials(deepcopy=False)
            if one.state.is_finished()
        ]
        # A study that goes on does not begin its chance anew.
        study.sampler = optuna.samplers.TPESampler(seed=derived_seed(self.seed, len(done)) % 2**31)
        return study, done

    def _settings(self, done: Sequence[Trial], trials: int) -> Iterator[dict[str, int] | None]:
        """What is still to be tried: every setting once where there are no more than trials, else what Optuna asks."""
        if prod(len(one.values) for one in self.free) > trials:
            yield from [None] * (trials - len(done))
            return
        known = [trial.setting for trial in done]
        for values in product(*(one.values for one in self.free)):
            setting = {one.place: value for one, value in zip(self.free, values, strict=True)}
            if setting not in known:
                yield setting

    def _try(self, study: Any, judge: Judge, done: Sequence[Trial], wanted: dict[str, int] | None) -> Trial:
        from optuna.distributions import IntDistribution
        from optuna.trial import TrialState

        spans = {one.place: IntDistribution(one.values[0], one.values[-1], step=_step(one.values)) for one in self.free}
        if wanted is not None:
            study.enqueue_trial(wanted)
        trial = study.ask(spans)
        setting = {place: int(value) for place, value in trial.params.items()}
        known = next((one for one in done if one.setting == setting), None)
        if known is not None:
            judged: tuple[Judged, ...] | None = known.judged if known.miss is not None else None
        else:
            judged = self._judged(judge, setting)
        if judged is None:
            study.tell(trial, state=TrialState.PRUNED)
            return Trial(trial.number, setting, None)
        miss = sum(one.aim.miss(one.found.value) for one in judged)
        trial.set_user_attr("judged", msgspec.json.encode(judged).decode())
        study.tell(trial, miss)
        return Trial(trial.number, setting, miss, judged)

    def _judged(self, judge: Judge, setting: dict[str, int]) -> tuple[Judged, ...] | None:
        try:
            return tuple(judge.judge(msgspec.structs.replace(self.plan, changes=setting)))
        except BadInput:
            return None


def _step(values: Sequence[int]) -> int:
    return values[1] - values[0] if len(values) > 1 else 1

"""What a game's bots have learned: `learned.json` in its folder, with all that is needed to make it once more.

A file holds numbers that the tactics go by, learned from results or from positions, and the weights of a policy that
says which choices look promising, learned from long searches; or some of these.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from paddlewheel.bots.policy import LearnedPolicy
from paddlewheel.bots.words import say
from paddlewheel.kernel import AnyGame, BadData, ChoiceFacts, NumberSource, SeatView, TacticNumber, Tactics

FILE = "learned.json"

#: By kind of choice and fact.
Weights = dict[str, dict[str, float]]


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """How something was learned."""

    version: str
    command: str
    hours: float
    games: int


class LearnedNumbers(Lesson, frozen=True, kw_only=True):
    """Numbers that the tactics go by, by their names."""

    values: dict[str, float]


class LearnedWeights(Lesson, frozen=True, kw_only=True):
    """Weights of a policy, and how well choices of games that it has not learned from are foreseen (cross-entropy)."""

    decisions: int
    #: With all choices alike, by the tactics alone, and as learned.
    loss_alike: float
    loss_by_hand: float
    loss_learned: float
    weights: Weights


class LearnedFile(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was learned under one version of a game's rules."""

    game: str
    rules_version: int
    #: From results, from positions, and from searches.
    numbers: LearnedNumbers | None = None
    positions: LearnedNumbers | None = None
    policy: LearnedWeights | None = None

    def numbers_from(self, source: NumberSource) -> LearnedNumbers | None:
        return self.numbers if source == "results" else self.positions


#: What bots may use: what ships with the game, nothing learned, or this file.
Learned = bool | LearnedFile


def read(path: Path) -> LearnedFile:
    """Read a file of what was learned."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=LearnedFile)
    except msgspec.MsgspecError as error:
        raise BadData(path.name, say("learned-file"), str(error)) from None


@lru_cache(maxsize=16)
def shipped(folder: Path) -> LearnedFile | None:
    """The file in a game's folder, where there is one."""
    path = folder / FILE
    return read(path) if path.exists() else None


def judging_tactics(view: SeatView, learned: Learned = True, temper: str = "") -> Tactics[Any]:
    """The tactics that judge best: with the numbers that were learned, if any; those of a temper are as they are."""
    file = _usable(view.game, learned) if not temper else None
    # A game has none under options for which nothing can be learned.
    wanted = () if file is None else view.game.tactic_numbers(view.rules)
    if file is None or not any(file.numbers_from(number.source) for number in wanted):
        tactics: Tactics[Any] = view.tactics(temper)
        return tactics
    return view.game.tactics_with(view.rules, row_of_numbers(file, wanted))


def searching_tactics(view: SeatView, learned: Learned = True, temper: str = "") -> Tactics[Any]:
    """The same for a search, which also asks what looks promising: by the policy that was learned, if any."""
    tactics = judging_tactics(view, learned, temper)
    file = _usable(view.game, learned) if not temper else None
    policy = None if file is None else file.policy
    facts = view.game.choice_facts(view.rules) if policy is not None else None
    if policy is None or facts is None:
        return tactics
    return LearnedPolicy(tactics, facts, row_of_weights(policy.weights, facts))


def _usable(game: AnyGame, learned: Learned) -> LearnedFile | None:
    """The file to use; none that was learned under other rules."""
    file = learned if isinstance(learned, LearnedFile) else shipped(game.folder) if learned else None
    return file if file is not None and file.rules_version == game.info.rules_version else None


def row_of_weights(weights: Weights, facts: ChoiceFacts[Any]) -> list[float]:
    """The weights in the order of the game's facts."""
    known = {kind: sorted(named) for kind, named in facts.kinds.items()}
    if {kind: sorted(named) for kind, named in weights.items()} != known:
        raise BadData(FILE, say("learned-weights"), say("learned-other-facts"))
    return [weights[kind][fact] for kind, named in facts.kinds.items() for fact in named]


def row_of_numbers(file: LearnedFile, wanted: tuple[TacticNumber, ...]) -> list[float]:
    """The numbers in the order of the game's tactics; as they are by hand where nothing was learned from a source."""
    row = []
    for number in wanted:
        learned = file.numbers_from(number.source)
        if learned is not None and number.name not in learned.values:
            raise BadData(FILE, say("learned-numbers"), say("learned-other-numbers"))
        row.append(number.by_hand if learned is None else learned.values[number.name])
    return row


def new_file(game: AnyGame) -> LearnedFile:
    """A file for a game as it is now: what ships with it, if that was learned under the same rules."""
    nothing = LearnedFile(game=game.info.id, rules_version=game.info.rules_version)
    return _usable(game, True) or nothing

"""The file of a learned policy in a game's folder: the weight of every fact, and how it was made."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from paddlewheel.bots.learned import LearnedTactics
from paddlewheel.bots.words import say
from paddlewheel.kernel import AnyState, BadData, ChoiceFacts, Tactics

FILE = "learned.json"

#: By kind of choice and fact.
Weights = dict[str, dict[str, float]]


class PolicyFile(msgspec.Struct, frozen=True):
    """A learned policy, with all that is needed to make it once more."""

    game: str
    rules_version: int
    version: str
    command: str
    hours: float
    games: int
    decisions: int
    #: How well choices of games that it has not learned from are foreseen (cross-entropy): with all choices alike, by
    #: the tactics alone, and as learned.
    loss_alike: float
    loss_by_hand: float
    loss_learned: float
    weights: Weights


def read(path: Path) -> PolicyFile:
    """Read a file of learned weights."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=PolicyFile)
    except msgspec.MsgspecError as error:
        raise BadData(path.name, say("policy-file"), str(error)) from None


@lru_cache(maxsize=16)
def shipped_policy(folder: Path) -> PolicyFile | None:
    """The policy in a game's folder, where there is one."""
    path = folder / FILE
    return read(path) if path.exists() else None


def with_policy(state: AnyState, tactics: Tactics[Any], policy: PolicyFile | None) -> Tactics[Any]:
    """The tactics with a learned policy; as they are without one, and under other rules than it was learned under."""
    if policy is None or policy.rules_version != state.game.info.rules_version:
        return tactics
    facts = state.game.choice_facts(state.rules)
    if facts is None:
        return tactics
    return LearnedTactics(tactics, facts, row_of(policy.weights, facts))


def row_of(weights: Weights, facts: ChoiceFacts[Any]) -> list[float]:
    """The weights in the order of the game's facts."""
    known = {kind: sorted(named) for kind, named in facts.kinds.items()}
    if {kind: sorted(named) for kind, named in weights.items()} != known:
        raise BadData(FILE, say("policy-weights"), say("policy-other-facts"))
    return [weights[kind][fact] for kind, named in facts.kinds.items() for fact in named]

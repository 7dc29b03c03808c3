"""The file of learned values in a game's folder: how it was made, and one net for every number of seats."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from paddlewheel.bots.learned import LearnedTactics, ValueNet
from paddlewheel.kernel import AnyState, BadData, Features, Tactics, features_of
from paddlewheel.registry import load

FILE = "learned.json"


class Weights(msgspec.Struct, frozen=True):
    """The net for one number of seats, and how well it foresees results of games that it has not learned from."""

    seats: int
    inputs: int
    first: list[float]
    bias: list[float]
    second: list[float]
    constant: float
    trust: float
    games: int
    positions: int
    #: The mean loss (cross-entropy) on games kept apart: by the tactics alone, and as learned.
    loss_by_hand: float
    loss_learned: float

    def net(self) -> ValueNet:
        """The net, ready to judge."""
        return ValueNet(self.first, self.bias, self.second, self.constant, self.trust)


class ValueFile(msgspec.Struct, frozen=True):
    """Learned values, with all that is needed to make them once more."""

    game: str
    rules_version: int
    version: str
    command: str
    seed: int
    hours: float
    nets: list[Weights]


def read(path: Path) -> ValueFile:
    """Read and check a file of learned values."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=ValueFile)
    except msgspec.MsgspecError as error:
        raise BadData(path.name, "the file", str(error)) from None
    for net in found.nets:
        hidden = len(net.bias)
        if hidden == 0 or len(net.second) != hidden or len(net.first) != net.inputs * hidden:
            raise BadData(path.name, f"the net for {net.seats} seats", "has layers that do not fit each other")
    return found


def value_features(state: AnyState) -> Features[Any]:
    """The numbers that a learned value reads of games like this one."""
    found: Features[Any] | None = state.game.value_features(state.rules, int(state.seats))
    return features_of(state) if found is None else found


def with_learned_value(state: AnyState, tactics: Tactics[Any], file: Path | None = None) -> Tactics[Any]:
    """The tactics, with a learned judgement where the game as it is played here has one; else as they are.

    Another file than that in the game's folder can be tried.
    """
    game = state.game
    path = file or game.folder / FILE
    seats = int(state.seats)
    if not path.exists() or game is not load(game.info.id) or state.rules is not game.rules_for(seats, {}):
        return tactics
    net = _nets(path, int(game.info.rules_version)).get(seats)
    features = value_features(state)
    if net is None or features.size != net.inputs:
        return tactics
    return LearnedTactics(tactics, features, net)


@lru_cache(maxsize=16)
def _nets(path: Path, rules_version: int) -> dict[int, ValueNet]:
    """The nets of a file, by seats; none where they were learned under other rules."""
    found = read(path)
    return {net.seats: net.net() for net in found.nets} if found.rules_version == rules_version else {}

"""The file of learned values in a game's folder: how it was made, and one net for every number of seats."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from paddlewheel.bots.learned import LearnedTactics, ValueNet
from paddlewheel.bots.words import say
from paddlewheel.kernel import AnyState, BadData, Features, Tactics
from paddlewheel.registry import load

FILE = "learned.json"


class Weights(msgspec.Struct, frozen=True):
    """The net for one number of seats, and how well it foresees results of games that it has not learned from."""

    seats: int
    #: Numbers of a row.
    inputs: int
    direct: list[float]
    first: list[float]
    bias: list[float]
    second: list[float]
    #: How far a search plays on before it judges, in choices or in whole turns; below 0: as the tactics say.
    ahead: int
    games: int
    positions: int
    #: The mean loss (cross-entropy) on games kept apart: by the tactics alone, and as learned.
    loss_by_hand: float
    loss_learned: float

    def net(self) -> ValueNet:
        """The net, ready to judge."""
        return ValueNet(self.direct, self.first, self.bias, self.second)


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
        raise BadData(path.name, say("value-file"), str(error)) from None
    for net in found.nets:
        hidden = len(net.bias)
        if len(net.direct) != net.inputs or len(net.second) != hidden or len(net.first) != net.inputs * hidden:
            raise BadData(path.name, say("value-net", seats=net.seats), say("value-layers"))
    return found


def value_features(state: AnyState) -> Features[Any] | None:
    """The numbers that a learned value reads of games like this one; None where none can be learned."""
    found: Features[Any] | None = state.game.value_features(state.rules, int(state.seats))
    return found


def with_learned_value(state: AnyState, tactics: Tactics[Any], file: Path | None = None) -> Tactics[Any]:
    """The tactics, with a learned judgement where the game as it is played here has one; else as they are.

    Another file than that in the game's folder can be tried.
    """
    game = state.game
    path = file or game.folder / FILE
    seats = int(state.seats)
    if not path.exists() or game is not load(game.info.id) or state.rules is not game.rules_for(seats, {}):
        return tactics
    weights = _weights(path, int(game.info.rules_version)).get(seats)
    features = value_features(state)
    if weights is None or features is None or features.size != seats * weights.inputs:
        return tactics
    return LearnedTactics(tactics, features, _net(path, seats), seats, weights.ahead)


@lru_cache(maxsize=16)
def _weights(path: Path, rules_version: int) -> dict[int, Weights]:
    """What a file holds, by seats; nothing where it was learned under other rules."""
    found = read(path)
    return {net.seats: net for net in found.nets} if found.rules_version == rules_version else {}


@lru_cache(maxsize=16)
def _net(path: Path, seats: int) -> ValueNet:
    return next(net.net() for net in read(path).nets if net.seats == seats)

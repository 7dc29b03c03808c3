"""Learn what positions are worth from games that bots play against each other.

Players of one level play many games; a few positions of each are kept, with what became of every seat. A small net
learns to rate seats so that the ratings tell who comes in ahead of whom. Games that it has not learned from say when to
stop, and whether it foresees results better than the tactics. numpy is all it needs (`paddlewheel[train]`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from paddlewheel.arena.messages import say
from paddlewheel.bots import make_player
from paddlewheel.bots.value_file import Weights, value_features
from paddlewheel.kernel import BOT_STREAM, AnyGame, BadInput, Chance, Features, Page, SeatView, derived_seed
from paddlewheel.language import decimal
from paddlewheel.presentation import presented

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float32]

#: Of the positions at which another seat decides than before (a search judges there) one in this many is kept, and one
#: choice in this many is made at random, so that odd positions are met.
KEPT_IN = 2
STRAYED_IN = 20
#: One game in this many is kept apart.
APART_IN = 8
BATCH = 256
#: No chance is read as less, and none as more than its opposite.
LEAST = 0.002
RATE = 0.002
#: Weights shrink by this part in each step, so that what is seldom seen counts little.
SHRINK = 1e-4
#: Training ends when the games kept apart have not been foreseen better for this many passes.
PATIENCE = 4
PASSES = 60
#: Digits that are written of a weight.
DIGITS = 5
#: Games between two times that it is told how far they have come.
TOLD_EVERY = 20


class Lesson(msgspec.Struct):
    """Positions to learn from: the rows of all seats, and for every seat the judgement by hand and the result."""

    numbers: list[bytes]
    judged: list[list[float]]
    result: list[list[float]]
    game: list[int]


def play_lesson(
    game: AnyGame, seats: int, level: str, games: int, seconds: float, seed: int, tell: Callable[[str], None]
) -> tuple[Lesson, int]:
    """Play this many games, or as many as the time allows, and keep some of their positions."""
    rules = game.rules_for(seats, {})
    features = value_features(game.begin(rules, seats, seed))
    if features is None:
        raise BadInput(say("nothing-to-learn", game=presented(game).about.title))
    lesson = Lesson([], [], [], [])
    end = time.perf_counter() + seconds
    played = 0
    while played < games and time.perf_counter() < end:
        _play_one(game, rules, features, seats, level, derived_seed(seed, played), played, lesson)
        played += 1
        if played % TOLD_EVERY == 0:
            tell(say("lesson-progress", seats=seats, games=played, positions=len(lesson.result)))
    return lesson, played


def _play_one(
    game: AnyGame, rules: Any, features: Features[Any], seats: int, level: str, seed: int, number: int, lesson: Lesson
) -> None:
    state = game.begin(rules, seats, seed)
    tactics = game.tactics(rules)
    page = Page(features.size)
    bots = [make_player(level, seed, seat) for seat in range(seats)]
    stream = Chance(seed, BOT_STREAM + seats)
    made = kept = 0
    last = -1
    while state.deciders and made < game.info.longest:
        seat = state.deciders[0]
        choices = state.choices(seat)
        if seat != last and tactics.begins_turn(state) and stream.below(KEPT_IN) == 0:
            page.wipe()
            page.at = 0
            features.write(state, 0, page)
            lesson.numbers.append(bytes(memoryview(page.numbers)))
            lesson.judged.append([float(tactics.evaluate(state, viewer)) for viewer in range(seats)])
            kept += 1
        if stream.below(STRAYED_IN) == 0:
            choice = choices[stream.below(len(choices))]
        else:
            choice = bots[seat].choose(SeatView(state, seat))
        state.play(seat, choice)
        last = seat
        made += 1
    lesson.result += [[float(tactics.evaluate(state, viewer)) for viewer in range(seats)]] * kept
    lesson.game += [number] * kept


def learn(
    lesson: Lesson, seats: int, games: int, hidden: int, seed: int, tell: Callable[[str], None], ahead: int = -1
) -> Weights:
    """Fit the net by Adam to who came in ahead of whom, and keep the weights that foresee the games kept apart best."""
    import numpy as np

    if games < 2 * APART_IN:
        raise BadInput(say("too-few-games", games=games, least=2 * APART_IN))
    rows = np.frombuffer(b"".join(lesson.numbers), np.int16).reshape(len(lesson.result), seats, -1).astype(np.float32)
    result = np.array(lesson.result, np.float32)
    apart = np.array(lesson.game) % APART_IN == 0
    scale = np.maximum(np.abs(rows).max(axis=(0, 1)), 1).astype(np.float32)
    rows /= scale
    dice = np.random.default_rng(seed)
    width = rows.shape[2]
    net: list[Numbers] = [
        np.zeros(width, np.float32),
        (dice.standard_normal((width, hidden)) * width**-0.5).astype(np.float32),
        np.zeros(hidden, np.float32),
        (dice.standard_normal(hidden) * 0.1).astype(np.float32),
    ]
    by_hand = _loss(np.array(lesson.judged, np.float32)[apart], result[apart])
    best, kept, waited = float("inf"), net, 0
    memory = [(np.zeros_like(part), np.zeros_like(part)) for part in net]
    order = np.flatnonzero(~apart)
    step = 0
    for turn in range(1, PASSES + 1):
        dice.shuffle(order)
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            step += 1
            _improve(net, memory, _slopes(net, rows[some], result[some]), step)
        now = _loss(_expected(_rated(net, rows[apart])[1]), result[apart])
        loss, judged = decimal(f"{now:.4f}"), decimal(f"{by_hand:.4f}")
        tell(say("learning-progress", seats=seats, turn=turn, loss=loss, by_hand=judged))
        waited += 1
        if now < best:
            best, kept, waited = now, [part.copy() for part in net], 0
        if waited >= PATIENCE:
            break
    direct, first, bias, second = kept
    return Weights(
        seats,
        width,
        _rounded(direct / scale),
        _rounded(first / scale[:, None]),
        _rounded(bias),
        _rounded(second),
        ahead,
        games,
        len(result),
        round(by_hand, 5),
        round(best, 5),
    )


def _rated(net: list[Numbers], rows: Numbers) -> tuple[Numbers, Numbers]:
    """The hidden layer and the rating of every seat."""
    import numpy as np

    direct, first, bias, second = net
    layer = np.maximum(rows @ first + bias, 0)
    return layer, layer @ second + rows @ direct


def _ahead(ratings: Numbers) -> Numbers:
    """How likely each seat is to come in ahead of each other one; a half of itself."""
    import numpy as np

    found: Numbers = 1 / (1 + np.exp(ratings[:, None, :] - ratings[:, :, None]))
    return found


def _expected(ratings: Numbers) -> Numbers:
    """The place that every seat may expect, from 0 to 1."""
    found: Numbers = (_ahead(ratings).sum(axis=2) - 0.5) / (ratings.shape[1] - 1)
    return found


def _loss(worth: Numbers, result: Numbers) -> float:
    """The cross-entropy."""
    import numpy as np

    worth = np.clip(worth, LEAST, 1 - LEAST)
    return float(-(result * np.log(worth) + (1 - result) * np.log(1 - worth)).mean())


def _slopes(net: list[Numbers], rows: Numbers, result: Numbers) -> list[Numbers]:
    """Of the cross-entropy over all pairs of seats."""
    import numpy as np

    layer, ratings = _rated(net, rows)
    came = (np.sign(result[:, :, None] - result[:, None, :]) + 1) / 2
    error = (_ahead(ratings) - came).sum(axis=2) / np.float32(result.size * (result.shape[1] - 1))
    back = (error[:, :, None] * net[3] * (layer > 0)).reshape(-1, layer.shape[2])
    flat, one = rows.reshape(-1, rows.shape[2]), error.ravel()
    return [one @ flat, flat.T @ back, back.sum(axis=0), one @ layer.reshape(-1, layer.shape[2])]


def _improve(net: list[Numbers], memory: list[tuple[Numbers, Numbers]], slopes: list[Numbers], step: int) -> None:
    """One step of Adam (Kingma and Ba 2015), with weights that shrink."""
    for part, (mean, square), slope in zip(net, memory, slopes, strict=True):
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        part -= RATE * (mean / (1 - 0.9**step)) / ((square / (1 - 0.999**step)) ** 0.5 + 1e-8)
        if part.ndim == 2:
            part *= 1 - SHRINK


def _rounded(numbers: Numbers) -> list[float]:
    return [float(f"{number:.{DIGITS}g}") for number in numbers.ravel().tolist()]

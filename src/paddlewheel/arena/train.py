"""Learn what positions are worth from games that bots play against each other.

Players of one level play many games; a few positions of each are kept, as every seat sees them, with what became of
that seat. A small net learns to correct the judgement of the tactics. Games that it has not learned from say when to
stop, and whether it foresees results better than the tactics alone. numpy is all it needs (`paddlewheel[train]`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from paddlewheel.bots import make_bot
from paddlewheel.bots.learned import logit
from paddlewheel.bots.value_file import Weights, value_features
from paddlewheel.kernel import BOT_STREAM, AnyGame, BadInput, Chance, Page, SeatView, derived_seed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float32]

#: Of the positions at which a turn begins one in this many is kept, and one choice in this many is made at random, so
#: that odd positions are met.
KEPT_IN = 5
STRAYED_IN = 20
#: One game in this many is kept apart.
APART_IN = 8
BATCH = 512
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
    """Positions to learn from, a row for each seat: numbers, the judgement by hand, the result, the game."""

    numbers: list[bytes]
    judged: list[float]
    result: list[float]
    game: list[int]


def play_lesson(
    game: AnyGame, seats: int, level: str, games: int, seconds: float, seed: int, say: Callable[[str], None]
) -> tuple[Lesson, int]:
    """Play this many games, or as many as the time allows, and keep some of their positions."""
    rules = game.rules_for(seats, {})
    lesson = Lesson([], [], [], [])
    end = time.perf_counter() + seconds
    played = 0
    while played < games and time.perf_counter() < end:
        _play_one(game, rules, seats, level, derived_seed(seed, played), played, lesson)
        played += 1
        if played % TOLD_EVERY == 0:
            say(f"{seats} seats: {played:,} games, {len(lesson.result):,} positions")
    return lesson, played


def _play_one(game: AnyGame, rules: Any, seats: int, level: str, seed: int, number: int, lesson: Lesson) -> None:
    state = game.begin(rules, seats, seed)
    tactics = game.tactics(rules)
    features = value_features(state)
    page = Page(features.size)
    bots = [make_bot(level, seed, seat) for seat in range(seats)]
    stream = Chance(seed, BOT_STREAM + seats)
    first = len(lesson.result)
    who: list[int] = []
    made = 0
    while state.deciders and made < game.info.longest:
        seat = state.deciders[0]
        choices = state.choices(seat)
        if len(choices) > 1 and tactics.begins_turn(state) and stream.below(KEPT_IN) == 0:
            for viewer in range(seats):
                page.wipe()
                page.at = 0
                features.write(state, viewer, page)
                lesson.numbers.append(bytes(memoryview(page.numbers)))
                lesson.judged.append(logit(tactics.evaluate(state, viewer)))
                who.append(viewer)
        if stream.below(STRAYED_IN) == 0:
            choice = choices[stream.below(len(choices))]
        else:
            choice = bots[seat].choose(SeatView(state, seat))
        state.play(seat, choice)
        made += 1
    lesson.result += [float(tactics.evaluate(state, viewer)) for viewer in who]
    lesson.game += [number] * (len(lesson.result) - first)


def learn(lesson: Lesson, seats: int, games: int, hidden: int, seed: int, say: Callable[[str], None]) -> Weights:
    """Fit the net by Adam to the results, and keep the weights that foresee the games kept apart best."""
    import numpy as np

    if games < 2 * APART_IN:
        raise BadInput(f"{games} games are too few to learn from; play at least {2 * APART_IN}")
    inputs = np.frombuffer(b"".join(lesson.numbers), np.int16).reshape(len(lesson.result), -1).astype(np.float32)
    judged = np.array(lesson.judged, np.float32)
    result = np.array(lesson.result, np.float32)
    apart = np.array(lesson.game) % APART_IN == 0
    scale = np.maximum(np.abs(inputs).max(axis=0), 1).astype(np.float32)
    inputs /= scale
    dice = np.random.default_rng(seed)
    width = inputs.shape[1]
    net: list[Numbers] = [
        (dice.standard_normal((width, hidden)) * width**-0.5).astype(np.float32),
        np.zeros(hidden, np.float32),
        np.zeros(hidden, np.float32),
        np.zeros(1, np.float32),
        np.ones(1, np.float32),
    ]
    by_hand = _loss(_forward(net, inputs[apart], judged[apart])[1], result[apart])
    best, kept, waited = by_hand, [part.copy() for part in net], 0
    memory = [(np.zeros_like(part), np.zeros_like(part)) for part in net]
    rows = np.flatnonzero(~apart)
    step = 0
    for turn in range(1, PASSES + 1):
        dice.shuffle(rows)
        for start in range(0, len(rows), BATCH):
            some = rows[start : start + BATCH]
            step += 1
            _improve(net, memory, _slopes(net, inputs[some], judged[some], result[some]), step)
        now = _loss(_forward(net, inputs[apart], judged[apart])[1], result[apart])
        say(f"{seats} seats, pass {turn}: loss {now:.4f}, by hand {by_hand:.4f}")
        waited += 1
        if now < best:
            best, kept, waited = now, [part.copy() for part in net], 0
        if waited >= PATIENCE:
            break
    first, bias, second, constant, trust = kept
    return Weights(
        seats,
        width,
        _rounded(first / scale[:, None]),
        _rounded(bias),
        _rounded(second),
        _rounded(constant)[0],
        _rounded(trust)[0],
        games,
        len(result),
        round(by_hand, 5),
        round(best, 5),
    )


def _forward(net: list[Numbers], inputs: Numbers, judged: Numbers) -> tuple[Numbers, Numbers]:
    """The hidden layer, and what each row is worth."""
    import numpy as np

    first, bias, second, constant, trust = net
    layer = np.maximum(inputs @ first + bias, 0)
    return layer, 1 / (1 + np.exp(-(layer @ second + constant + trust * judged)))


def _loss(worth: Numbers, result: Numbers) -> float:
    """The cross-entropy."""
    import numpy as np

    worth = np.clip(worth, 1e-5, 1 - 1e-5)
    return float(-(result * np.log(worth) + (1 - result) * np.log(1 - worth)).mean())


def _slopes(net: list[Numbers], inputs: Numbers, judged: Numbers, result: Numbers) -> list[Numbers]:
    import numpy as np

    layer, worth = _forward(net, inputs, judged)
    error = (worth - result) / np.float32(len(result))
    back = np.outer(error, net[2]) * (layer > 0)
    total = error.sum(keepdims=True)
    return [inputs.T @ back, back.sum(axis=0), layer.T @ error, total, np.array([error @ judged], np.float32)]


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

"""The rules of one table: its steps, how it is set up, and what a seat cannot see of it."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.rules.assessment import (
    Assess,
    CollectInstalments,
    CountMarbles,
    CountVotes,
    FindCollectiveEnd,
    Fine,
)
from paddlewheel.games.my_river_kit.rules.data import GameData
from paddlewheel.games.my_river_kit.rules.deals import Answer
from paddlewheel.games.my_river_kit.rules.ends import RankMayors
from paddlewheel.games.my_river_kit.rules.flow import BuyWater, Flow
from paddlewheel.games.my_river_kit.rules.measures import Measures
from paddlewheel.games.my_river_kit.rules.pledges import LookBack
from paddlewheel.games.my_river_kit.rules.rounds import (
    BeginRound,
    ClearTable,
    DrawEvent,
    PayRepairs,
    PourWater,
    shuffled_events,
)
from paddlewheel.games.my_river_kit.rules.secrets import BeReady, PickGoal, Vote
from paddlewheel.games.my_river_kit.rules.setup import RollDice, Settle
from paddlewheel.games.my_river_kit.rules.talk import ChooseWhat, Talk
from paddlewheel.games.my_river_kit.rules.terms import (
    ChooseAct,
    ChooseAmount,
    ChooseCard,
    ChooseInstalment,
    ChooseMine,
    ChooseTerm,
    ChooseTheirs,
    ChooseTie,
)
from paddlewheel.games.my_river_kit.rules.vocabulary import GOAL, ROLL, VOTE, Vocabulary
from paddlewheel.games.my_river_kit.rules.works import MoveTo, Place, Works
from paddlewheel.games.my_river_kit.state import CITY, CITY_PLOT, NOTHING, PLOTS, Basin, Mayor
from paddlewheel.kernel import AnyGame, Chance, Rules
from paddlewheel.parts.piles import redealt


@final
class BasinRules(Rules[Basin]):
    """The rules for a number of mayors, a goal, a number of rounds and a way to count votes."""

    def __init__(self, data: GameData, goal: i64, rounds: i64, method: i64) -> None:
        """`goal` is NOTHING when every mayor picks one in secret; `method` counts votes: 0 mean, 1 median, 2 lowest."""
        words = Vocabulary(data.cards.kinds)
        measures = Measures(data, method)
        flow = Flow(data)
        works = Works(words, data)
        what = ChooseWhat(words, data, rounds)
        super().__init__(
            [
                PickGoal(words),
                Settle(words, data),
                BuyWater(words, flow),
                Talk(words, data),
                what,
                ChooseAmount(words, data),
                ChooseTie(words, data, rounds),
                ChooseInstalment(words),
                ChooseTerm(words, data),
                ChooseAct(words, data),
                ChooseCard(words, data),
                ChooseMine(words, data),
                ChooseTheirs(words, data),
                Answer(words, data, what),
                Vote(words),
                works,
                Place(words, data),
                MoveTo(words, data, works),
                BeReady(words),
                RollDice(),
                BeginRound(),
                DrawEvent(data),
                PayRepairs(data),
                PourWater(data),
                flow,
                CountMarbles(data),
                Fine("low water fine", "RK-42", data.numbers.low_water_fine),
                Fine("pollution fine", "RK-43", data.numbers.pollution_fine),
                CollectInstalments(data),
                Assess(measures),
                CountVotes(measures),
                FindCollectiveEnd(measures),
                LookBack(data, rounds),
                ClearTable(),
                RankMayors(measures, goal),
            ],
            words.all,
        )
        self.words: Vocabulary = words
        self.data: GameData = data
        self.measures: Measures = measures
        self.goal: i64 = goal
        self.rounds: i64 = rounds

    def start(self, game: AnyGame, seats: i64, chance: Chance) -> Basin:
        state = Basin(game, self, seats, chance)
        state.stock = self.data.cards.copies[:]
        state.stock[CITY] -= seats
        mayors = vec[Mayor](capacity=seats)
        seat: i64 = 0
        while seat < seats:
            plots = vec[i64]([NOTHING] * PLOTS)
            # RK-24a: the City centre on the third plot.
            plots[CITY_PLOT] = CITY
            mayors = append(mayors, Mayor(self.data.numbers.wag, plots))
            seat += 1
        state.mayors = mayors
        state.bank_wag = -seats * self.data.numbers.wag
        state.rolled = vec[i64]([NOTHING] * seats)
        state.deck = shuffled_events(self.data, chance)
        state.owe(GOAL if self.goal == NOTHING else ROLL, 0)
        return state

    def redeal(self, state: Basin, eyes: i64, stream: Chance) -> None:
        """Unseen: the order of the events, the others' goals, and votes while they are being cast."""
        state.deck = redealt(state.deck, len(self.data.events.names), stream)
        if state.outcome is not None:
            return
        voting = len(state.stack) > 0 and state.stack[len(state.stack) - 1] & 255 == VOTE
        other: i64 = 0
        while other < state.seats:
            mayor = state.mayors[other]
            if not eyes >> other & 1:
                if mayor.goal != NOTHING:
                    mayor.goal = stream.below(2)
                if voting and mayor.vote != NOTHING:
                    mayor.vote = stream.below(11)
            other += 1

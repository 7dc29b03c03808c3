"""The rules put together: the set-up, and everything unseen dealt again."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.rules.actions import Act, Tell
from paddlewheel.games.rising_waters.rules.camps import (
    Camps,
    Dynamited,
    GiveUpSurvivor,
    PlaceCamp,
    SendPawn,
    SendRound,
    SurvivorTaken,
)
from paddlewheel.games.rising_waters.rules.cleanup import CleanUp, RefillHand, StaleOffer
from paddlewheel.games.rising_waters.rules.decision import Decision
from paddlewheel.games.rising_waters.rules.donating import Donate, Gifts, GiveFound
from paddlewheel.games.rising_waters.rules.goals import Goals, KeepGoals
from paddlewheel.games.rising_waters.rules.hand_limit import CheckHand, Discard
from paddlewheel.games.rising_waters.rules.landowner import CrisisOver, FillRow, NextCrisis
from paddlewheel.games.rising_waters.rules.moving import Consent, Move, Paths
from paddlewheel.games.rising_waters.rules.penalties import (
    AskCancel,
    AskWitness,
    CancelHatred,
    ForceDue,
    ForceRound,
    HatredRound,
    PayForce,
    PayHatred,
    Witness,
)
from paddlewheel.games.rising_waters.rules.phases import LandownerCards, NextRound
from paddlewheel.games.rising_waters.rules.rafts import Rescue
from paddlewheel.games.rising_waters.rules.roles import RoleActions
from paddlewheel.games.rising_waters.rules.setup import ChooseRole, NextSettler, PlaceSurvivor, Settle, SetUp
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.threats import AnswerThreat, Teach, Threats
from paddlewheel.games.rising_waters.rules.turns import BeginTurn, EndAction, PlayerActions
from paddlewheel.games.rising_waters.rules.upgrade import PlayerBoards, Upgrade
from paddlewheel.games.rising_waters.rules.vocabulary import ALL, NEXT_ROUND, SET_UP
from paddlewheel.games.rising_waters.rules.water import Water
from paddlewheel.games.rising_waters.rules.weather import Rain, ResolveWater, RevealReports, Weather
from paddlewheel.games.rising_waters.rules.work import Levees, Work
from paddlewheel.games.rising_waters.state import Flood, is_heavy_rain
from paddlewheel.kernel import AnyGame, Chance, Rules, Step
from paddlewheel.parts.piles import redealt_part

#: More than the kinds of cards of any deck, and the A goals, which lie on top of as many B goals.
KINDS: Final = 32
A_GOALS: Final = 5


@final
class FloodRules(Rules[Flood]):
    """The rules for one version, number of seats and set of options."""

    def __init__(self, shared: SharedBoard, boards: PlayerBoards, goals: Goals, setup: SetUp) -> None:
        camps = Camps(shared, goals)
        threats = Threats(shared)
        water = Water(shared)
        weather = Weather(shared, water)
        paths = Paths(shared)
        levees = Levees(shared)
        gifts = Gifts(shared, goals)
        decisions: list[Decision] = [
            *(Settle(setup), ChooseRole(setup), PlaceSurvivor(shared), Upgrade(shared, boards)),
            *(AnswerThreat(threats), Teach(threats)),
            *(CancelHatred(shared), Witness(shared), PayForce(shared), PayHatred(shared)),
            *(PlaceCamp(camps), SendPawn(camps), GiveUpSurvivor(camps), Dynamited(camps)),
            Act(shared, paths, Rescue(shared, goals), levees, gifts, RoleActions(shared, gifts)),
            *(Move(paths, goals), Consent(), Work(levees), Donate(gifts), Tell()),
            *(GiveFound(gifts), Discard(shared), KeepGoals(goals)),
        ]
        automatic: list[Step[Flood]] = [
            *(NextRound(), LandownerCards(), PlayerActions(), RevealReports(weather), CleanUp(shared)),
            NextSettler(shared),
            *(FillRow(shared), NextCrisis(shared, threats, camps), CrisisOver()),
            *(AskCancel(), AskWitness(), ForceDue(shared), ForceRound(), HatredRound(shared)),
            *(SendRound(camps), SurvivorTaken(camps)),
            *(BeginTurn(), EndAction(), CheckHand(shared)),
            *(Rain(weather), ResolveWater(water)),
            *(RefillHand(shared), StaleOffer()),
        ]
        super().__init__([*decisions, *automatic], ALL)
        #: The decisions by number: they are the first of the steps.
        self.decisions: list[Decision] = decisions
        self.shared: SharedBoard = shared
        self.boards: PlayerBoards = boards
        self.goals: Goals = goals
        self.setup: SetUp = setup
        self.levees: Levees = levees
        self.weather: Weather = weather
        self.water: Water = water

    def start(self, game: AnyGame, seats: i64, chance: Chance) -> Flood:
        flood = Flood(game, self, seats, chance)
        flood.set_out()
        self.setup.prepare(flood)
        flood.owe(NEXT_ROUND, 0)
        flood.owe(SET_UP, 0)
        return flood

    def redeal(self, state: Flood, eyes: i64, stream: Chance) -> None:
        """Hands lie open; what nobody can see is the order of the decks, and which heavy rains stay in the box."""
        known = most_looked_at(state.weather_known, eyes)
        self.redeal_weather(state, known, stream)
        known = most_looked_at(state.landowner_known, eyes)
        total: i64 = len(state.landowner)
        # Starred cards stay on top, the others below; what one of the seats has looked at stays where it is.
        below = total - state.starred
        top = total - known
        state.landowner = redealt_part(state.landowner, below if below < top else top, top, KINDS, stream)
        state.landowner = redealt_part(state.landowner, 0, below if below < top else top, KINDS, stream)
        state.community = redealt_part(state.community, 0, len(state.community), KINDS, stream)
        piles: i64 = len(state.goal_pile)
        bs: i64 = A_GOALS if piles > A_GOALS else piles
        state.goal_pile = redealt_part(state.goal_pile, bs, piles, KINDS, stream)
        state.goal_pile = redealt_part(state.goal_pile, 0, bs, KINDS, stream)

    def redeal_weather(self, state: Flood, known: i64, stream: Chance) -> None:
        """The heavy rains unseen, in the deck and in the box, change places; then the deck is shuffled."""
        unseen: i64 = len(state.weather) - known
        heavy = vec[i64](capacity=32)
        place: i64 = 0
        while place < unseen:
            if is_heavy_rain(state.weather[place]):
                heavy = append(heavy, state.weather[place])
            place += 1
        for card in state.box:
            heavy = append(heavy, card)
        heavy = redealt_part(heavy, 0, len(heavy), KINDS, stream)
        next_heavy: i64 = 0
        while next_heavy < len(state.box):
            state.box[next_heavy] = heavy[next_heavy]
            next_heavy += 1
        place = 0
        while place < unseen:
            if is_heavy_rain(state.weather[place]):
                state.weather[place] = heavy[next_heavy]
                next_heavy += 1
            place += 1
        state.weather = redealt_part(state.weather, 0, unseen, KINDS, stream)


def most_looked_at(known: vec[i64], eyes: i64) -> i64:
    """How many cards from the top of a deck one of these seats knows."""
    most: i64 = 0
    seat: i64 = 0
    while seat < len(known):
        if eyes >> seat & 1 and known[seat] > most:
            most = known[seat]
        seat += 1
    return most

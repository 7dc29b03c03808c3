"""The rules put together: all steps in the order of their numbers."""

from __future__ import annotations

from typing import final

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
from paddlewheel.games.rising_waters.rules.hand_limit import Discard
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
from paddlewheel.games.rising_waters.rules.redealing import redeal_decks
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
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import AnyGame, Chance, Rules, Step


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
        roles = RoleActions(shared)
        decisions: list[Decision] = [
            *(Settle(setup), ChooseRole(setup), PlaceSurvivor(shared), Upgrade(shared, boards)),
            *(AnswerThreat(threats), Teach(threats)),
            *(CancelHatred(shared), Witness(shared), PayForce(shared), PayHatred(shared)),
            *(PlaceCamp(camps), SendPawn(camps), GiveUpSurvivor(camps), Dynamited(camps)),
            Act(shared, paths, Rescue(shared, goals), levees, gifts, roles),
            *(Move(paths, goals, roles), Consent(), Work(levees), Donate(gifts), Tell()),
            *(GiveFound(gifts), Discard(shared), KeepGoals(goals)),
        ]
        automatic: list[Step[Flood]] = [
            *(NextRound(), LandownerCards(), PlayerActions(), RevealReports(weather), CleanUp(shared)),
            NextSettler(shared),
            *(FillRow(shared), NextCrisis(shared, threats, camps), CrisisOver()),
            *(AskCancel(), AskWitness(), ForceDue(shared), ForceRound(), HatredRound(shared)),
            *(SendRound(camps), SurvivorTaken(camps)),
            *(BeginTurn(), EndAction()),
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
        redeal_decks(state, eyes, stream)

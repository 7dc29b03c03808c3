"""The whole game: its steps, and the flow through the five phases of a round (RW-16)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.rules.actions import Act, Tell
from paddlewheel.games.rising_waters.rules.callings import Callings
from paddlewheel.games.rising_waters.rules.camps import Camps, Dynamited, GiveUpSurvivor, PlaceCamp, SendPawn
from paddlewheel.games.rising_waters.rules.cleanup import CleanUp
from paddlewheel.games.rising_waters.rules.crises import (
    AnswerThreat,
    CancelHatred,
    PayForce,
    PayHatred,
    Teach,
    Witness,
)
from paddlewheel.games.rising_waters.rules.donating import Discard, Donate, Gifts, GiveFound
from paddlewheel.games.rising_waters.rules.goals import Goals, KeepGoals
from paddlewheel.games.rising_waters.rules.landowner import Landowners
from paddlewheel.games.rising_waters.rules.moving import Consent, Move, Paths
from paddlewheel.games.rising_waters.rules.rafts import Rescue
from paddlewheel.games.rising_waters.rules.setup import ChooseRole, PlaceSurvivor, Settle, SetUp
from paddlewheel.games.rising_waters.rules.table import Flow, Table
from paddlewheel.games.rising_waters.rules.upgrade import Boards, Upgrade
from paddlewheel.games.rising_waters.rules.vocabulary import (
    ACT,
    ALL,
    ASK_CANCEL,
    ASK_WITNESS,
    CHECK_HAND,
    CLEAN_REST,
    CRISIS_OVER,
    DISCARD,
    DISCARD_AT,
    END_ACTION,
    FILL_ROW,
    FORCE_DUE,
    FORCE_ROUND,
    GOALS_KEEP,
    HATRED_ROUND,
    NEXT_CRISIS,
    SEND_ROUND,
    TASKS,
    UPGRADE,
)
from paddlewheel.games.rising_waters.rules.water import Weather
from paddlewheel.games.rising_waters.rules.work import Levees, Work
from paddlewheel.games.rising_waters.state import (
    ACTIONS,
    CLEAN_UP,
    LANDOWNER_ROW,
    NOWHERE,
    PLAYER_ACTIONS,
    THREAT,
    UPGRADES,
    WEATHER,
    Flood,
)
from paddlewheel.kernel import AnyGame, Chance, Rules


@final
class Rounds(Flow):
    """Runs the tasks between the decisions."""

    def __init__(self, table: Table, setup: SetUp, landowners: Landowners, weather: Weather, cleanup: CleanUp) -> None:
        self.table: Table = table
        self.setup: SetUp = setup
        self.landowners: Landowners = landowners
        self.weather: Weather = weather
        self.cleanup: CleanUp = cleanup

    def carry_on(self, flood: Flood) -> None:
        """Do what is due until somebody must decide or the game is over."""
        while flood.outcome is None:
            if len(flood.stack) == 0:
                self.go_on(flood)
                continue
            top = flood.stack[len(flood.stack) - 1]
            if top & 255 < TASKS:
                return
            flood.settle()
            self.run(flood, top & 255, top >> 8)

    def go_on(self, flood: Flood) -> None:
        """Nothing is owed: the next turn or the next phase begins (RW-16)."""
        if flood.phase == UPGRADES:
            flood.phase = LANDOWNER_ROW
            self.landowners.fill_row(flood)
            flood.owe(NEXT_CRISIS, flood.first)
        elif flood.phase == LANDOWNER_ROW:
            flood.phase = PLAYER_ACTIONS
            self.begin_turn(flood, flood.first)
        elif flood.phase == PLAYER_ACTIONS:
            player = (flood.turn + 1) % flood.players
            if player != flood.first:
                self.begin_turn(flood, player)
                return
            flood.phase = WEATHER
            flood.turn = NOWHERE
            self.weather.report(flood)
        elif flood.phase == WEATHER:
            flood.phase = CLEAN_UP
            self.cleanup.begin(flood)
        elif flood.phase == CLEAN_UP or self.setup.next(flood):
            self.begin_round(flood)

    def run(self, flood: Flood, task: i64, argument: i64) -> None:
        if task == END_ACTION:
            flood.pool = 0
            flood.gifts = 0
            flood.lent = 0
        elif task == CHECK_HAND:
            self.check_hand(flood, argument)
        elif task == FILL_ROW:
            self.landowners.fill_row(flood)
        elif task == NEXT_CRISIS:
            self.landowners.next_crisis(flood, argument)
        elif task == CRISIS_OVER:
            self.landowners.crisis_over(flood)
        elif task == CLEAN_REST:
            self.cleanup.rest(flood)
        else:
            self.run_crisis(flood, task, argument)

    def run_crisis(self, flood: Flood, task: i64, argument: i64) -> None:
        landowners = self.landowners
        if task == ASK_CANCEL:
            landowners.ask_cancel(flood, argument)
        elif task == ASK_WITNESS:
            landowners.ask_witness(flood)
        elif task == FORCE_DUE:
            landowners.force_due(flood, argument)
        elif task == FORCE_ROUND:
            landowners.force_round(flood, argument)
        elif task == HATRED_ROUND:
            landowners.hatred_round(flood, argument)
        elif task == SEND_ROUND:
            landowners.camps.send_round(flood, argument)
        else:
            landowners.camps.survivor_taken(flood)

    def begin_round(self, flood: Flood) -> None:
        """Phase 1, for all at once (RW-22)."""
        one: i64 = 1
        flood.phase = UPGRADES
        flood.reports = vec[i64]([])
        flood.upgrading = (one << flood.players) - 1
        flood.owe(UPGRADE, 0)
        if flood.journal is not None:
            flood.journal.note("round", flood.first, "RW-16", {"round": int(flood.week) + 1})

    def begin_turn(self, flood: Flood, player: i64) -> None:
        """Phase 3: from the first player clockwise (RW-45)."""
        flood.turn = player
        flood.actions = flood.track(player, ACTIONS)
        flood.refused = 0
        flood.owe(ACT, player)
        if flood.journal is not None:
            flood.journal.note("turn", player, "RW-45", {"actions": int(flood.actions)})

    def check_hand(self, flood: Flood, player: i64) -> None:
        """At most seven cards; Threats cannot be discarded (RW-47, RW-30a)."""
        size = flood.hand_size(player)
        if size > self.table.numbers.hand_limit and size > flood.held(player, THREAT):
            flood.owe(DISCARD, player)


@final
class FloodRules(Rules[Flood]):
    """The rules for one version, number of seats and set of options."""

    def __init__(self, table: Table, boards: Boards, goals: Goals, setup: SetUp) -> None:
        camps = Camps(table, goals)
        landowners = Landowners(table, camps)
        weather = Weather(table)
        rounds = Rounds(table, setup, landowners, weather, CleanUp(table))
        paths = Paths(table)
        levees = Levees(table)
        gifts = Gifts(table, goals)
        callings = Callings(table, gifts)
        super().__init__(
            [
                Settle(setup, rounds),
                ChooseRole(setup, rounds),
                PlaceSurvivor(table, rounds),
                Upgrade(table, boards, rounds),
                AnswerThreat(landowners, rounds),
                Teach(landowners, rounds),
                CancelHatred(landowners, rounds),
                Witness(landowners, rounds),
                PayForce(landowners, rounds),
                PayHatred(landowners, rounds),
                PlaceCamp(camps, rounds),
                SendPawn(camps, rounds),
                GiveUpSurvivor(camps, rounds),
                Dynamited(camps, rounds),
                Act(table, paths, Rescue(table, goals), levees, gifts, callings, rounds),
                Move(paths, goals, rounds),
                Consent(rounds),
                Work(levees, rounds),
                Donate(gifts, rounds),
                Tell(rounds),
                GiveFound(gifts, rounds),
                Discard(table, DISCARD_AT, GOALS_KEEP, rounds),
                KeepGoals(goals, rounds),
            ],
            ALL,
        )
        self.table: Table = table
        self.boards: Boards = boards
        self.goals: Goals = goals
        self.setup: SetUp = setup
        self.rounds: Rounds = rounds
        self.paths: Paths = paths
        self.levees: Levees = levees
        self.weather: Weather = weather

    def start(self, game: AnyGame, seats: i64, chance: Chance) -> Flood:
        flood = Flood(game, self, seats, chance)
        flood.set_out()
        self.setup.lay(flood)
        return flood

    def open(self, state: Flood) -> None:
        self.rounds.carry_on(state)

    def redeal(self, state: Flood, eyes: i64, stream: Chance) -> None:
        """Hands lie open; what nobody can see is the order of the decks, and which heavy rains stay in the box."""
        known = most_looked_at(state.weather_known, eyes)
        self.redeal_weather(state, known, stream)
        known = most_looked_at(state.landowner_known, eyes)
        total: i64 = len(state.landowner)
        # Starred cards stay on top, the others below; what one of the seats has looked at stays where it is.
        below = total - state.starred
        top = total - known
        state.landowner = mixed(state.landowner, below if below < top else top, top, stream)
        state.landowner = mixed(state.landowner, 0, below if below < top else top, stream)
        state.community = mixed(state.community, 0, len(state.community), stream)
        piles: i64 = len(state.goal_pile)
        bs: i64 = 5 if piles > 5 else piles
        state.goal_pile = mixed(state.goal_pile, bs, piles, stream)
        state.goal_pile = mixed(state.goal_pile, 0, bs, stream)

    def redeal_weather(self, state: Flood, known: i64, stream: Chance) -> None:
        """The heavy rains unseen, in the deck and in the box, change places; then the deck is shuffled."""
        unseen: i64 = len(state.weather) - known
        heavy = vec[i64](capacity=32)
        place: i64 = 0
        while place < unseen:
            if state.weather[place] & 3 == 0 and state.weather[place] < 16:
                heavy = append(heavy, state.weather[place])
            place += 1
        for card in state.box:
            heavy = append(heavy, card)
        heavy = mixed(heavy, 0, len(heavy), stream)
        next_heavy: i64 = 0
        while next_heavy < len(state.box):
            state.box[next_heavy] = heavy[next_heavy]
            next_heavy += 1
        place = 0
        while place < unseen:
            if state.weather[place] & 3 == 0 and state.weather[place] < 16:
                state.weather[place] = heavy[next_heavy]
                next_heavy += 1
            place += 1
        state.weather = mixed(state.weather, 0, unseen, stream)


def mixed(cards: vec[i64], start: i64, end: i64, stream: Chance) -> vec[i64]:
    """These cards, those from start to end in another order that owes nothing to the one they had."""
    counts = vec[i64]([0] * 32)
    place: i64 = start
    while place < end:
        counts[cards[place]] += 1
        place += 1
    some = vec[i64](capacity=end - start)
    kind: i64 = 0
    while kind < 32:
        while counts[kind] > 0:
            counts[kind] -= 1
            some = append(some, kind)
        kind += 1
    stream.shuffle(some)
    place = start
    while place < end:
        cards[place] = some[place - start]
        place += 1
    return cards


def most_looked_at(known: vec[i64], eyes: i64) -> i64:
    """How many cards from the top of a deck one of these seats knows."""
    most: i64 = 0
    seat: i64 = 0
    while seat < len(known):
        if eyes >> seat & 1 and known[seat] > most:
            most = known[seat]
        seat += 1
    return most

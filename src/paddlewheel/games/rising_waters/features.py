"""The flood as numbers: players with oneself first, the map hex by hex, the decks as far as one has seen them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.grid import COLUMNS
from paddlewheel.games.rising_waters.kinds import (
    CAUSES,
    CLOUDY,
    COMMUNITY,
    FIVE,
    GOALS,
    GREEN,
    HAND,
    HEXES,
    LANDOWNERS,
    NOWHERE,
    PAWNS_EACH,
    TEACHER,
    WATERS,
)
from paddlewheel.games.rising_waters.rules.moving import FOR_BUILDING
from paddlewheel.games.rising_waters.rules.phases import IN_CLEAN_UP, phase_of
from paddlewheel.games.rising_waters.rules.rules import FloodRules
from paddlewheel.games.rising_waters.rules.vocabulary import CONSENT, KEEP_GOALS
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import Features, Page, Part

STEPS: Final = KEEP_GOALS + 1
PHASES: Final = IN_CLEAN_UP + 1
ROLES: Final = TEACHER + 1
TOWNS: Final = 6
WEATHERS: Final = CLOUDY + 1
#: Landowner cards face up, goals face up, and how many cards of a deck one can look ahead.
ROW: Final = 3
GOALS_SHOWN: Final = 2
AHEAD: Final = 3
PAWN: Final = 4

#: Counts beyond these are shown as these.
MOST_ROUNDS: Final = 20
MOST_LOSSES: Final = 30
MOST_CARDS: Final = 16
MOST_DECK: Final = 120
MOST_PEOPLE: Final = 12
HIGHEST: Final = 9


def parts(seats: int, players: int, lands: int) -> list[Part]:
    """What is written, in this order, for this number of land groups."""
    each = "for each player, oneself first"
    hexes = "for each hex, row by row"
    pawn = f"on the map, row, column, on a raft, for each of {PAWNS_EACH} pawns, {each}"
    looked = f"the next {AHEAD} cards, as far as one has looked, the very next first"
    return [
        Part("step", STEPS, 1, "the decision at hand, in the order of the vocabulary"),
        Part("phase", PHASES, 1, "setting up, upgrades, landowner cards, player actions, weather, clean-up"),
        Part("own seat", seats, 1, "one's own seat: red, blue, green, violet"),
        Part("deciding", seats, 1, "1 for who decides, oneself first"),
        Part("player", players, 1, f"the player the decision at hand is about, {each}"),
        Part("turn", players, 1, f"whose turn it is, {each}"),
        Part("first", players, 1, f"the first player of the round, {each}"),
        Part("upgrading", players, 1, f"1 for those who still choose upgrades, {each}"),
        Part("rounds", 2, MOST_ROUNDS, "rounds completed, and rounds left"),
        Part("losses", 2, MOST_LOSSES, "losses, and losses left below the limit"),
        Part("causes", CAUSES + 2, MOST_LOSSES, "losses by cause; losses eased by rescue and by goals"),
        Part("donations", 2, MOST_CARDS, "cards banked for relief, and how many are still needed for a camp"),
        Part("hands", HAND * players, MOST_CARDS, f"ten kinds of Community cards, Job Offers, Threats, {each}"),
        Part("tracks", FIVE * players, HIGHEST, f"actions, movement, pawns, donation, swim, {each}"),
        Part("powers", FIVE * players, 1, f"raft, discount, mules, hands, supper, {each}"),
        Part("home", TOWNS * players, 1, f"the town chosen, {each}"),
        Part("town stands", players, 1, f"1 while the town is not lost, {each}"),
        Part("role", ROLES * players, 1, f"the role, with individual goals, {each}"),
        Part("points", players, MOST_LOSSES, f"individual points, {each}"),
        Part("pawns", PAWN * PAWNS_EACH * players, COLUMNS + PAWN, pawn),
        Part("lent", PAWNS_EACH * players, 1, f"1 for the pawns lent for this action, {each}"),
        Part("asked", PAWNS_EACH * players, 1, f"1 for the pawn that its owner is asked for, {each}"),
        Part("asked to build", 1, 1, "1 if that pawn is to build, 0 if it is to move"),
        Part("pawns on", players * HEXES, PAWNS_EACH, f"pawns, {each}, {hexes}"),
        Part("survivors on", HEXES, MOST_PEOPLE, f"survivors, {hexes}"),
        Part("aboard", HEXES, MOST_PEOPLE, f"people on rafts, {hexes}"),
        Part("rafts on", HEXES, MOST_PEOPLE, f"rafts, {hexes}"),
        Part("levees", HEXES, HIGHEST, f"the height of the levee, {hexes}"),
        Part("green camps", HEXES, 1, f"1 for a green Relief Camp, {hexes}"),
        Part("red camps", HEXES, 1, f"1 for a red one, {hexes}"),
        Part("levels", WATERS, HIGHEST, "the level of each water grouping"),
        Part("rains", WATERS, MOST_ROUNDS, "rounds of water each grouping has received"),
        Part("flooded", lands, 1, "1 for each land group that is under water"),
        Part("decks", 4, MOST_DECK, "Community, Landowner and Weather cards face down; starred ones among the second"),
        Part("community discards", COMMUNITY, MOST_CARDS, "Community cards discarded, by kind"),
        Part("landowner discards", LANDOWNERS, MOST_CARDS, "Landowner cards discarded, by kind"),
        Part("weather discards", WEATHERS, MOST_CARDS, "Weather cards discarded, by region and severity, cloudy last"),
        Part("row", LANDOWNERS * ROW, 1, "the Landowner cards face up, the oldest first"),
        Part("crisis", LANDOWNERS, 1, "the Landowner card being resolved"),
        Part("due", 1, MOST_CARDS, "cards still to be paid for it"),
        Part("reports", WEATHERS, MOST_CARDS, "this round's Weather Reports, by kind"),
        Part("next weather", WEATHERS * AHEAD, 1, looked),
        Part("next landowner", LANDOWNERS * AHEAD, 1, looked),
        Part("looked ahead", 2 * seats, AHEAD, "cards of either deck each seat has looked at, oneself first"),
        Part("goals", GOALS * GOALS_SHOWN, 1, "the Community Goals face up"),
        Part("goal pile", 1, GOALS, "goals face down"),
        Part("given", 2 * GOALS, MOST_CARDS, "what has been given towards each goal, two kinds each"),
        Part("done", GOALS, HIGHEST, "how often each goal was reached"),
        Part("left", 3, MOST_CARDS, "actions left, half steps left in the move, cards left to give"),
        Part("marks", 2, 1, "Outside Activism was used in this round; the work discount is on"),
        Part("found", COMMUNITY, 1, "the card a Child has found"),
    ]  # fmt: skip


class FloodFeatures(Features[Flood]):
    """Writes a flood. Of the decks it reads the sizes, and the next cards where this seat has looked at them."""

    def __init__(self, rules: FloodRules, seats: int) -> None:
        self.rules: FloodRules = rules
        self.lands: i64 = rules.shared.atlas.lands
        super().__init__(parts(seats, max(2, seats), int(rules.shared.atlas.lands)))

    def write(self, state: Flood, seat: i64, page: Page) -> None:
        self.decision(state, seat, page)
        self.standing(state, page)
        self.boards(state, seat, page)
        self.people(state, seat, page)
        self.ground(state, page)
        self.decks(state, seat, page)
        self.goals(state, page)
        page.put_within(state.actions, MOST_CARDS)
        page.put_within(state.pool, MOST_CARDS)
        page.put_within(state.gifts, MOST_CARDS)
        page.flag(state.activism_used != 0)
        page.flag(state.discount != 0)
        page.one_of(state.found, COMMUNITY)

    def decision(self, flood: Flood, seat: i64, page: Page) -> None:
        owing = flood.owing()
        seats = flood.seats
        players = flood.players
        page.one_of(flood.stack[len(flood.stack) - 1] & 255 if owing else STEPS, STEPS)
        page.one_of(phase_of(flood), PHASES)
        page.one_of(seat, seats)
        other: i64 = 0
        while other < seats:
            page.put(owing >> ((seat + other) % seats) & 1)
            other += 1
        for player in (self.player_at(flood, seat), flood.turn, flood.first):
            page.one_of((player - seat + players) % players if player != NOWHERE else NOWHERE, players)
        other = 0
        while other < players:
            page.put(flood.upgrading >> ((seat + other) % players) & 1)
            other += 1

    def player_at(self, flood: Flood, seat: i64) -> i64:
        """The player the decision at hand is about, as this seat sees it; NOWHERE when it is about none."""
        if flood.outcome is not None:
            return NOWHERE
        return self.rules.decisions[flood.stack[len(flood.stack) - 1] & 255].player_for(flood, seat)

    def standing(self, flood: Flood, page: Page) -> None:
        numbers = self.rules.shared.numbers
        page.put_within(flood.week, MOST_ROUNDS)
        page.put_within(numbers.rounds - flood.week, MOST_ROUNDS)
        page.put_within(flood.losses, MOST_LOSSES)
        page.put_within(numbers.limit - flood.losses, MOST_LOSSES)
        page.put_all(flood.causes, 0, MOST_LOSSES)
        page.put_all(flood.eased, 0, MOST_LOSSES)
        page.put_within(flood.donations, MOST_CARDS)
        page.put_within(numbers.donations - flood.donations, MOST_CARDS)

    def boards(self, flood: Flood, seat: i64, page: Page) -> None:
        page.put_all(flood.hands, HAND * seat, MOST_CARDS)
        page.put_all(flood.tracks, FIVE * seat, HIGHEST)
        page.put_all(flood.powers, FIVE * seat, 1)
        players = flood.players
        other: i64 = 0
        while other < players:
            page.one_of(flood.homes[(seat + other) % players], TOWNS)
            other += 1
        other = 0
        while other < players:
            page.flag(flood.towns[(seat + other) % players] != NOWHERE)
            other += 1
        other = 0
        while other < players:
            page.one_of(flood.roles[(seat + other) % players], ROLES)
            other += 1
        page.put_all(flood.points, seat, MOST_LOSSES)

    def asked(self, flood: Flood, first: i64, page: Page) -> None:
        """The pawn that its owner is asked for, counted from this seat's first one, and what for."""
        pawns = PAWNS_EACH * flood.players
        if flood.outcome is None and flood.stack[len(flood.stack) - 1] & 255 == CONSENT:
            wanted = flood.argument()
            page.one_of((wanted % FOR_BUILDING - first + pawns) % pawns, pawns)
            page.flag(wanted >= FOR_BUILDING)
        else:
            page.blank(pawns + 1)

    def people(self, flood: Flood, seat: i64, page: Page) -> None:
        """Pawns one by one, those lent and the one asked for, then everybody by hex."""
        players = flood.players
        pawns = PAWNS_EACH * players
        first = PAWNS_EACH * seat
        place: i64 = 0
        while place < pawns:
            self.pawn(flood, (first + place) % pawns, page)
            place += 1
        place = 0
        while place < pawns:
            page.put(flood.lent >> ((first + place) % pawns) & 1)
            place += 1
        self.asked(flood, first, page)
        on = page.at
        survivors = on + players * HEXES
        aboard = survivors + HEXES
        rafts = aboard + HEXES
        page.blank((players + 3) * HEXES)
        place = 0
        while place < pawns:
            pawn = (first + place) % pawns
            hex = flood.pawns[pawn]
            if hex != NOWHERE:
                page.add_within(on + HEXES * (place // PAWNS_EACH) + hex, 1, PAWNS_EACH)
                if flood.pawn_rafts[pawn] != NOWHERE:
                    page.add_within(aboard + hex, 1, MOST_PEOPLE)
            place += 1
        place = 0
        while place < len(flood.survivors):
            hex = flood.survivors[place]
            if hex != NOWHERE:
                page.add_within(survivors + hex, 1, MOST_PEOPLE)
                if flood.survivor_rafts[place] != NOWHERE:
                    page.add_within(aboard + hex, 1, MOST_PEOPLE)
            place += 1
        for hex in flood.rafts:
            if hex != NOWHERE:
                page.add_within(rafts + hex, 1, MOST_PEOPLE)

    def pawn(self, flood: Flood, pawn: i64, page: Page) -> None:
        hex = flood.pawns[pawn]
        if hex == NOWHERE:
            page.blank(PAWN)
            return
        page.put(1)
        page.put(hex // COLUMNS)
        page.put(hex % COLUMNS)
        page.flag(flood.pawn_rafts[pawn] != NOWHERE)

    def ground(self, flood: Flood, page: Page) -> None:
        page.put_all(flood.levees, 0, HIGHEST)
        camps = page.at
        page.blank(2 * HEXES)
        hex: i64 = 0
        while hex < HEXES:
            if flood.camps[hex] != 0:
                page.mark(camps + hex if flood.camps[hex] == GREEN else camps + HEXES + hex)
            hex += 1
        page.put_all(flood.levels, 0, HIGHEST)
        page.put_all(flood.rains, 0, MOST_ROUNDS)
        page.bits(flood.flooded, self.lands)

    def decks(self, flood: Flood, seat: i64, page: Page) -> None:
        page.put_within(len(flood.community), MOST_DECK)
        page.put_within(len(flood.landowner), MOST_DECK)
        page.put_within(len(flood.weather), MOST_DECK)
        page.put_within(flood.starred, MOST_DECK)
        page.put_all(flood.community_discard, 0, MOST_CARDS)
        page.put_all(flood.landowner_discard, 0, MOST_CARDS)
        page.put_all(flood.weather_discard, 0, MOST_CARDS)
        place: i64 = 0
        while place < ROW:
            page.one_of(flood.row[place] if place < len(flood.row) else NOWHERE, LANDOWNERS)
            place += 1
        page.one_of(flood.crisis, LANDOWNERS)
        page.put_within(flood.due, MOST_CARDS)
        start = page.at
        page.blank(WEATHERS)
        for card in flood.reports:
            page.add_within(start + card, 1, MOST_CARDS)
        write_next(flood.weather, flood.weather_known[seat], WEATHERS, page)
        write_next(flood.landowner, flood.landowner_known[seat], LANDOWNERS, page)
        page.put_all(flood.weather_known, seat, AHEAD)
        page.put_all(flood.landowner_known, seat, AHEAD)

    def goals(self, flood: Flood, page: Page) -> None:
        place: i64 = 0
        while place < GOALS_SHOWN:
            page.one_of(flood.goals[place] if place < len(flood.goals) else NOWHERE, GOALS)
            place += 1
        page.put(len(flood.goal_pile))
        page.put_all(flood.given, 0, MOST_CARDS)
        page.put_all(flood.done, 0, HIGHEST)


def write_next(deck: vec[i64], known: i64, kinds: i64, page: Page) -> None:
    """The next cards of a deck, as many as are known, each as one of its kinds."""
    last: i64 = len(deck) - 1
    place: i64 = 0
    while place < AHEAD:
        page.one_of(deck[last - place] if place < known else NOWHERE, kinds)
        place += 1

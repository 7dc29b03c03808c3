"""What a debriefing of a race tells, gathered from a record: rounds, places and why, turning points, questions."""

from __future__ import annotations

from itertools import chain, pairwise

import msgspec

from paddlewheel.games.mississippi_queen.debrief.questions import questions_for
from paddlewheel.games.mississippi_queen.debrief.rounds import OUT, RaceTeller, RoundTold, came, start_line
from paddlewheel.games.mississippi_queen.debrief.turning_points import turning_points
from paddlewheel.games.mississippi_queen.game import GAME, MississippiQueen
from paddlewheel.games.mississippi_queen.messages import say
from paddlewheel.games.mississippi_queen.rules.finish import RaceOver
from paddlewheel.games.mississippi_queen.state import HOME, RACING, Race
from paddlewheel.games.mississippi_queen.view.observation import FATES
from paddlewheel.games.mississippi_queen.view.words import captains, ending
from paddlewheel.kernel import Record
from paddlewheel.presentation import (
    Moment,
    ToldGame,
    common_facts,
    happenings,
    players_of,
    retold,
    seat_names,
)


class Standing(msgspec.Struct, frozen=True):
    """How a ship stands at the end of the race, or now."""

    seat: int
    ship: str
    player: str
    #: Of those who did not land, too: by how far they came (MQ-34b). Before the end: as they would move next (MQ-45).
    place: int
    fate: str
    #: The round in which it landed or was out; 0: it races.
    round: int
    distance: float
    coal: int
    passengers: int


class RaceReport(ToldGame, kw_only=True):
    """A whole race for talking about."""

    captains: tuple[str, ...]
    race: str
    #: Passengers that a ship needs to land.
    berths: int
    #: The best place first.
    standings: list[Standing]
    #: Why ships that came equally far are ranked as they are, a sentence each.
    ties: list[str]
    rounds: list[RoundTold]
    turning_points: list[Moment]


def debrief(record: Record, game: MississippiQueen = GAME) -> RaceReport:
    """The report on a record, as far as the race went. A damaged record raises BadRecord."""
    telling = retold(record, game)
    opening = next(telling)
    race = opening.after
    teller = RaceTeller(game, race)
    for choice in chain([opening], telling):
        race = choice.after
        teller.take(choice)
    ships = seat_names(captains(), record)
    standings = _standings(race, teller.rounds, ships, players_of(record))
    seen, outcome = game.observe(race, None), race.outcome
    ties = _ties(race, standings) if outcome is not None else []
    told = say("not-over", round=int(race.round), rounds=int(seen.rounds))
    if outcome is not None:
        told = " ".join([ending(outcome.reason, outcome.winners), *ties])
    points = turning_points(teller.rounds, ships, seen.berths)
    return RaceReport(
        **common_facts(record, outcome),
        captains=ships,
        ending=told,
        race=seen.race,
        berths=seen.berths,
        standings=standings,
        ties=ties,
        rounds=teller.rounds,
        turning_points=points,
        questions=questions_for(teller.rounds, ships, standings, outcome),
    )


def _standings(
    race: Race, rounds: list[RoundTold], captains: tuple[str, ...], players: tuple[str, ...]
) -> list[Standing]:
    left = {happening.event.seat: told.round for told, happening in happenings(rounds, "lands", *OUT)}
    places = race.outcome.ranks if race.outcome is not None else _places_now(race)
    found = [
        Standing(
            seat=seat,
            ship=captains[seat],
            player=players[seat],
            place=places[seat],
            fate=FATES[ship.fate],
            round=left.get(seat, 0),
            distance=(came(race, seat) - start_line(race)) / 2,
            coal=int(ship.coal),
            passengers=int(ship.passengers),
        )
        for seat, ship in enumerate(race.ships)
    ]
    return sorted(found, key=lambda standing: standing.place)


def _places_now(race: Race) -> list[int]:
    """As they would be ranked if the race ended now."""
    over = RaceOver(race.rules.order)
    seats = range(race.seats)
    return [1 + sum(over.beats(race, other, seat) for other in seats) for seat in seats]


def _ties(race: Race, standings: list[Standing]) -> list[str]:
    """Of neighbours in the ranking that did not land and came equally far: what told them apart (MQ-34b)."""
    said = []
    for better, worse in pairwise(standings):
        if HOME in (race.ships[better.seat].fate, race.ships[worse.seat].fate):
            continue
        if better.distance == worse.distance:
            why = _told_apart(race, better, worse)
            said.append(say("tie", better=better.ship, worse=worse.ship, why=why))
    return said


def _told_apart(race: Race, better: Standing, worse: Standing) -> str:
    one, two = race.ships[better.seat], race.ships[worse.seat]
    if one.fate != RACING:
        return say("tie-longer")
    if two.fate != RACING:
        return say("tie-races")
    river = race.rules.river
    if one.speed != two.speed:
        return say("tie-speed", speed=int(one.speed), other=int(two.speed))
    if one.coal != two.coal:
        return say("tie-coal", coal=int(one.coal), other=int(two.coal))
    if river.rightness(one.hex) != river.rightness(two.hex):
        return say("tie-right")
    return say("tie-seat")

"""The balance of Rising Waters: every target of the reconstruction, each with its 95 % interval.

    python tests/rules/rising_waters/balance.py --games 300
    python tests/rules/rising_waters/balance.py --only wins --versions fall --seats 2 4 --games 50
    python tests/rules/rising_waters/balance.py --only wins --seats 4 --option community_goals=true
    python tests/rules/rising_waters/balance.py --set weather.medium.yazoo_valley=8 --height Fa5 Do3 --first 0

Deals from 200,000 on judge; nothing was tuned on them. A competent group plays as the bot `steady`; a careless one
chooses at random; a passing one settles, pays what it must and ends every turn at once. What is reconstructed can be
set otherwise: numbers of the component file and elevations of land groups. So the same script searches for a balance
and reports it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import sqrt
from typing import NamedTuple

from paddlewheel.arena.plan import play_out
from paddlewheel.arena.statistics import wilson
from paddlewheel.games.rising_waters.game import GAME, RisingWaters
from paddlewheel.games.rising_waters.kinds import CAMP, FORCE, HATRED, HEXES, THREATENS
from paddlewheel.games.rising_waters.rules import vocabulary as v
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.games.rising_waters.tactics import Memory
from paddlewheel.games.rising_waters.tactics.forecast import Forecast
from paddlewheel.games.rising_waters.tactics.runoff import Runoff
from paddlewheel.kernel import Chance, Journal, OptionValue

FIRST_JUDGED = 200_000
COMPETENT, CARELESS, PASSING = "competent", "careless", "passing"
VERSIONS = ("fall", "spring")
LISTS = ("wins", "landowners", "levees", "land", "towns")
#: Options that are switches.
CHOSEN: dict[str, OptionValue] = {"true": True, "false": False}
#: Losses that no water caused: what each rule takes.
LANDOWNER_RULES = {
    "RW-32": "Force",
    "RW-34": "Race Hatred",
    "RW-36": "flees",
    "RW-40": "red camps",
    "RW-108": "dynamite",
}
#: What a passing group chooses where it may.
PASSES = (v.ACT_END, v.UPGRADED, v.GOALS_KEEP)
#: A group's Job Offers spent on levees before the first rain, to see what they avert.
OFFERS = 29
DROWNED_TOWNS = ("Greenville", "Mayersville", "Yazoo City")


class Table(NamedTuple):
    """What is played: the version, and other options of the table."""

    version: str
    others: tuple[tuple[str, OptionValue], ...] = ()

    @property
    def options(self) -> dict[str, OptionValue]:
        return {"version": self.version, **dict(self.others)}


def game_with(numbers: list[str], heights: list[str]) -> RisingWaters:
    """The game with other numbers (`landowner.job_offer=60`) and elevations (`Fa4`)."""
    changes = {name: int(value) for name, _, value in (word.partition("=") for word in numbers)}
    changed = GAME.changed(changes | {f"map.{word[:2]}": int(word[2:]) for word in heights})
    assert isinstance(changed, RisingWaters)
    return changed


class Series:
    """Games of one kind of group: how they ended and why."""

    def __init__(
        self, game: RisingWaters, players: str, table: Table, seats: int, seeds: range, town: int = -1
    ) -> None:
        self.games = len(seeds)
        self.wins = 0
        self.losses = 0
        self.causes: Counter[str] = Counter()
        self.cards: Counter[int] = Counter()
        self.met_all = 0
        self.flooded: Counter[str] = Counter()
        #: For each game its losses, and those that the landowners caused.
        self.by_game: list[tuple[int, int]] = []
        for seed in seeds:
            flood = game.set_up(seats, seed, table.options, Journal())
            if town >= 0:
                flood.play(flood.deciders[0], v.TOWNS_AT + town)
            self.play(game, flood, players, seed)
            self.count(game, flood)

    def play(self, game: RisingWaters, flood: Flood, players: str, seed: int) -> None:
        if players == PASSING:
            pass_on(game, flood)
        else:
            level = {COMPETENT: "steady", CARELESS: "random"}.get(players, players)
            play_out(flood, [level] * flood.seats, seed)

    def count(self, game: RisingWaters, flood: Flood) -> None:
        assert flood.outcome is not None
        assert flood.journal is not None
        self.wins += flood.outcome.reason == "survived"
        self.losses += sum(flood.causes)
        met: Counter[int] = Counter()
        causes = Counter(event.rule for event in flood.journal.events if event.kind == "loss")
        self.causes += causes
        self.by_game.append((sum(flood.causes), sum(causes[rule] for rule in LANDOWNER_RULES)))
        for event in flood.journal.events:
            if event.kind == "crisis":
                met[min(int(str(event.facts["card"])), CAMP)] += 1
        self.cards += met
        self.met_all += all(met[card] for card in (THREATENS, FORCE, HATRED))
        self.flooded.update(group.name for land, group in enumerate(game.river_map.land) if flood.flooded >> land & 1)

    @property
    def comes_through(self) -> str:
        return percent(self.wins, self.games)

    @property
    def landowners(self) -> float:
        return sum(theirs for _, theirs in self.by_game) / max(1, self.losses)

    @property
    def by_landowners(self) -> str:
        """The share with its interval: one game is one piece of evidence, however many losses it has."""
        share = self.landowners
        spread = sqrt(sum((theirs - share * losses) ** 2 for losses, theirs in self.by_game)) / max(1, self.losses)
        return f"{100 * share:.0f} % ({100 * max(0.0, share - 1.96 * spread):.0f}-{100 * (share + 1.96 * spread):.0f})"


@cache
def series_of(game: RisingWaters, players: str, table: Table, seats: int, seeds: range) -> Series:
    """The same games serve several lists."""
    return Series(game, players, table, seats, seeds)


def pass_on(game: RisingWaters, flood: Flood) -> None:
    """Play to the end without doing anything that can be left."""
    tactics = game.tactics(flood.rules)
    while flood.deciders:
        seat = flood.deciders[0]
        choices = flood.choices(seat)
        passes = [choice for choice in PASSES if choice in choices]
        flood.play(seat, passes[0] if passes else max(choices, key=lambda choice: tactics.weigh(flood, seat, choice)))


def percent(count: int, of: int) -> str:
    rate = wilson(count, of)
    return f"{100 * rate.share:.0f} % ({100 * rate.low:.0f}-{100 * rate.high:.0f})"


def kept(yes: bool) -> str:
    return "yes" if yes else "**no**"


# -- the lists -----------------------------------------------------------------------------------------------------


def wins(game: RisingWaters, tables: list[Table], seats: list[int], seeds: range) -> Iterator[str]:
    yield "| version | seats | limit | competent | losses | careless | passing | losses | all targets |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for table in tables:
        low, high, most = (60, 80, 20) if table.version == "fall" else (30, 50, 2)
        for count in seats:
            good, careless, idle = (
                series_of(game, players, table, count, seeds) for players in (COMPETENT, CARELESS, PASSING)
            )
            share = 100 * good.wins / good.games
            targets = [
                low <= share <= high,
                share - 100 * careless.wins / careless.games >= 30,
                100 * idle.wins / idle.games <= most,
            ]
            limit = game.rules_for(count, table.options).shared.numbers.limit
            yield (
                f"| {table.version} | {count} | {limit} | {good.comes_through} | {good.losses / good.games:.1f} | "
                f"{careless.comes_through} | {idle.comes_through} | {idle.losses / idle.games:.1f} | "
                f"{kept(all(targets))} |"
            )


def landowners(game: RisingWaters, tables: list[Table], seats: list[int], seeds: range) -> Iterator[str]:
    yield (
        "| version | seats | group | losses by landowners | 15 to 35 % | of these | Threats, Force, Race Hatred | "
        "all three met |"
    )
    yield "|---|---|---|---|---|---|---|---|"
    for table in tables:
        for count in seats:
            for players in (COMPETENT, PASSING):
                series = series_of(game, players, table, count, seeds)
                of_these = ", ".join(
                    f"{name} {series.causes[rule] / series.games:.1f}"
                    for rule, name in LANDOWNER_RULES.items()
                    if series.causes[rule]
                )
                cards = ", ".join(f"{series.cards[card] / series.games:.1f}" for card in (THREATENS, FORCE, HATRED))
                yield (
                    f"| {table.version} | {count} | {players} | {series.by_landowners} | "
                    f"{kept(0.15 <= series.landowners <= 0.35)} | {of_these or 'none'} | "
                    f"{cards} | {percent(series.met_all, series.games)} |"
                )


def levees(game: RisingWaters, tables: list[Table], seats: list[int], seeds: range) -> Iterator[str]:
    """What the water alone takes in a whole game, with levees built before the first rain."""
    yield f"| version | land lost without levees | {OFFERS} offers well placed | one averts | anywhere | one averts |"
    yield "|---|---|---|---|---|---|"
    for table in tables:
        version = table.version
        rules = game.rules_for(2, {"version": version})
        dice = Chance(seeds.start, 0)
        lost = {"none": 0, "best": 0, "any": 0}
        plan = planned_levees(game, version, seeds.start)
        for seed in seeds:
            flood = game.new(seats=2, seed=seed, version=version)
            runoff = Runoff(rules.shared.atlas, rules.shared.numbers)
            for name, built in (("none", [0] * HEXES), ("best", plan), ("any", any_levees(flood, dice))):
                for hex, height in enumerate(built):
                    flood.levees[hex] = height
                runoff.prepare(flood, flood.levees)
                runoff.begin()
                runoff.rounds(flood.weather, 0, rules.shared.numbers.rounds)
                lost[name] += runoff.losses
        mean = {name: total / len(seeds) for name, total in lost.items()}
        best, idle = ((mean["none"] - mean[name]) / OFFERS for name in ("best", "any"))
        yield f"| {version} | {mean['none']:.1f} | {mean['best']:.1f} | {best:.2f} | {mean['any']:.1f} | {idle:.2f} |"


def planned_levees(game: RisingWaters, version: str, seed: int) -> list[int]:
    """Levees for all the offers, each where the forecast of the bots sees most averted for its price."""
    flood = game.new(seats=2, seed=seed, version=version)
    forecast = Forecast(flood.rules, Memory(flood.rules), delay=0.0)
    left = OFFERS
    while left > 0:
        plan = forecast.plans(flood, 0)
        sites = [hex for hex in range(HEXES) if plan.sites[hex] > 0.0]
        if not sites:
            break
        hex = max(sites, key=lambda site: plan.sites[site])
        left -= 1 if flood.levees[hex] else 2
        flood.levees[hex] = max(flood.levees[hex], flood.rules.shared.atlas.elevations[hex]) + 1
    return [int(height) for height in flood.levees]


def any_levees(flood: Flood, dice: Chance) -> list[int]:
    """The same number of offers, on shores drawn by lot."""
    atlas = flood.rules.shared.atlas
    shore = [hex for hex in atlas.land_hexes if any(atlas.water_of[there] >= 0 for there in around(flood, hex))]
    shore = [hex for hex in shore if atlas.elevations[hex] < flood.rules.shared.numbers.top_levee]
    built = [0] * HEXES
    left = OFFERS
    while left > 1:
        hex = shore[dice.below(len(shore))]
        if built[hex] < flood.rules.shared.numbers.top_levee:
            left -= 1 if built[hex] else 2
            built[hex] = max(built[hex], atlas.elevations[hex]) + 1
    return built


def around(flood: Flood, hex: int) -> list[int]:
    neighbours = [flood.rules.shared.atlas.neighbours[hex * 6 + way] for way in range(6)]
    return [int(there) for there in neighbours if there >= 0]


def land(game: RisingWaters, tables: list[Table], seats: list[int], seeds: range) -> Iterator[str]:
    """How often each land group floods in Spring: in competent games, and in ten rounds without a levee."""
    played = [series_of(game, COMPETENT, Table("spring"), count, seeds) for count in (2, 3, 4)]
    rules = game.rules_for(2, {"version": "spring"})
    runoff = Runoff(rules.shared.atlas, rules.shared.numbers)
    bare: Counter[str] = Counter()
    for seed in seeds:
        flood = game.new(seats=2, seed=seed, version="spring")
        runoff.prepare(flood, flood.levees)
        runoff.begin()
        runoff.rounds(flood.weather, 0, rules.shared.numbers.rounds)
        bare.update(group.name for land, group in enumerate(game.river_map.land) if runoff.flooded >> land & 1)
    towns = {game.river_map.land[game.river_map.land_of(hex)].name: name for name, hex in game.river_map.towns}
    yield "| land | elevation | town | competent games | without levees | within its target |"
    yield "|---|---|---|---|---|---|"
    for group in game.river_map.land:
        if group.elevation < 6:
            share = 100 * sum(series.flooded[group.name] for series in played) / sum(series.games for series in played)
            without = 100 * bare[group.name] / len(seeds)
            fits = 5 <= share <= 70 and (towns.get(group.name) not in DROWNED_TOWNS or without >= 50)
            yield (
                f"| {group.name} | {group.elevation} | {towns.get(group.name, '')} | {share:.0f} % | {without:.0f} % | "
                f"{kept(fits)} |"
            )


def towns(game: RisingWaters, tables: list[Table], seats: list[int], seeds: range) -> Iterator[str]:
    """What the first player's choice of a town is worth to a competent group."""
    names = [name for name, _ in game.river_map.towns]
    yield f"| version | seats | {' | '.join(names)} | apart | at most 10 |"
    yield f"|---|---|{'---|' * (len(names) + 2)}"
    for table in tables:
        for count in seats:
            series = [Series(game, COMPETENT, table, count, seeds, town) for town in range(len(names))]
            shares = [100 * one.wins / one.games for one in series]
            apart = max(shares) - min(shares)
            shown = " | ".join(one.comes_through for one in series)
            yield f"| {table.version} | {count} | {shown} | {apart:.0f} points | {kept(apart <= 10)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=FIRST_JUDGED, help="the seed of the first deal")
    parser.add_argument("--only", nargs="+", default=list(LISTS), choices=LISTS)
    parser.add_argument("--versions", nargs="+", default=list(VERSIONS), choices=VERSIONS)
    parser.add_argument("--seats", nargs="+", type=int, default=[1, 2, 3, 4])
    parser.add_argument("--option", nargs="*", default=[], help="options of the table: community_goals=true")
    parser.add_argument("--set", nargs="*", default=[], help="numbers of the component file: landowner.job_offer=60")
    parser.add_argument("--height", nargs="*", default=[], help="elevations of land groups: Fa4")
    arguments = parser.parse_args()
    game = game_with(arguments.set, arguments.height)
    seeds = range(arguments.first, arguments.first + arguments.games)
    others = tuple(
        (name, CHOSEN.get(value, value)) for name, _, value in (word.partition("=") for word in arguments.option)
    )
    tables = [Table(version, others) for version in arguments.versions]
    lists = {"wins": wins, "landowners": landowners, "levees": levees, "land": land, "towns": towns}
    for name in arguments.only:
        print(f"\n{name}: {arguments.games} deals from {arguments.first} on\n")
        for line in lists[name](game, tables, arguments.seats, seeds):
            print(line, flush=True)


if __name__ == "__main__":
    main()

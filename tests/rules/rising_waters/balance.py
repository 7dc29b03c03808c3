"""The balance of Rising Waters: how often a group comes through, by version and seats, with Wilson's 95 % intervals.

    python tests/rules/rising_waters/balance.py --games 200
    python tests/rules/rising_waters/balance.py --players careless
    python tests/rules/rising_waters/balance.py --players steady --games 20 --versions fall --seats 2 4
    python tests/rules/rising_waters/balance.py --set landowner.job_offer=50 landowner.threat=12 --spring F4 O4

A competent group takes the choice that the game's own tactics weigh highest; a careless one chooses at random; any
other name is a level of the bots. What is reconstructed can be set otherwise: numbers of the component file, and the
elevations of land groups on either side of the board. So the same script searches for a balance and reports it.
"""

from __future__ import annotations

import argparse

import paddlewheel as pw
from paddlewheel.bots import Bot, make_bot
from paddlewheel.games.rising_waters.components import load
from paddlewheel.games.rising_waters.game import RisingWaters
from paddlewheel.games.rising_waters.mapfile import load_map
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.games.rising_waters.view.names import CAUSE_NAMES
from paddlewheel.kernel import SeatView

COMPETENT, CARELESS = "competent", "careless"


def game_with(numbers: list[str], spring: list[str], fall: list[str]) -> RisingWaters:
    """The game with other numbers (`landowner.job_offer=60`) and elevations (`F4`)."""
    river_map = load_map()
    raised = {word[0]: int(word[1:]) for word in spring}
    for group in river_map.land:
        group.elevation = raised.get(group.name, group.elevation)
    river_map.fall.update({word[0]: int(word[1:]) for word in fall})
    changes = {name: int(value) for name, _, value in (word.partition("=") for word in numbers)}
    return RisingWaters(load(changes=changes), river_map)


def played(game: RisingWaters, players: str, version: str, seats: int, seed: int) -> Flood:
    flood = game.new(seats=seats, seed=seed, version=version)
    tactics = game.tactics(flood.rules)
    stream = pw.Chance(seed, pw.BOT_STREAM)
    bots: list[Bot] = []
    if players not in (COMPETENT, CARELESS):
        bots = [make_bot(players, seed, seat) for seat in range(seats)]
    while flood.deciders:
        seat = flood.deciders[0]
        choices = flood.choices(seat)
        if bots:
            choice = bots[seat].choose(SeatView(flood, seat))
        elif players == CARELESS:
            choice = choices[stream.below(len(choices))]
        elif len(choices) == 1:
            choice = choices[0]
        else:
            weights = [tactics.weigh(flood, seat, one) for one in choices]
            choice = choices[weights.index(max(weights))]
        flood.apply(seat, choice)
    return flood


def interval(wins: int, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 % confidence."""
    share, z = wins / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    wide = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return middle - wide, middle + wide


def line(game: RisingWaters, players: str, version: str, seats: int, games: int) -> str:
    ends = [played(game, players, version, seats, seed) for seed in range(games)]
    wins = sum(end.outcome is not None and end.outcome.reason == "survived" for end in ends)
    low, high = interval(wins, games)
    losses = sum(end.losses for end in ends) / games
    by_cause = [sum(end.causes[cause] for end in ends) / games for cause in range(len(CAUSE_NAMES))]
    shown = ", ".join(f"{name} {mean:.1f}" for name, mean in zip(CAUSE_NAMES, by_cause, strict=True) if mean >= 0.1)
    rescued = sum(end.eased[0] for end in ends) / games
    if rescued >= 0.1:
        shown += f"; rescued {rescued:.1f}"
    limit = game.observe(ends[0], None).limit
    share = f"{100 * wins / games:.0f} % | {100 * low:.0f}-{100 * high:.0f}"
    return f"| {version} | {seats} | {limit} | {share} | {losses:.1f} | {shown} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", default=COMPETENT, help="competent, careless, or a level of the bots")
    parser.add_argument("--versions", nargs="+", default=["fall", "spring"], choices=["fall", "spring"])
    parser.add_argument("--seats", nargs="+", type=int, default=[1, 2, 3, 4])
    parser.add_argument("--set", nargs="*", default=[], help="numbers of the component file: landowner.job_offer=60")
    parser.add_argument("--spring", nargs="*", default=[], help="elevations on the Spring side: F4")
    parser.add_argument("--fall", nargs="*", default=[], help="elevations on the Fall side: F4")
    arguments = parser.parse_args()
    game = game_with(arguments.set, arguments.spring, arguments.fall)
    print("| version | seats | limit | comes through | 95 % | losses | by cause |")
    print("|---|---|---|---|---|---|---|")
    for version in arguments.versions:
        for seats in arguments.seats:
            print(line(game, arguments.players, version, seats, arguments.games), flush=True)


if __name__ == "__main__":
    main()

"""The balance of Rising Waters: how often a group that follows the game's own tactics comes through.

    python tests/rules/rising_waters/balance.py [GAMES] [careless]

Every seat takes the choice that the tactics weigh highest; careless groups choose at random.
The intervals are Wilson's, at 95 %.
"""

from __future__ import annotations

import sys

import paddlewheel as pw
from paddlewheel.games.rising_waters.game import GAME
from paddlewheel.games.rising_waters.rules.play import FloodRules
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel.options import OptionValue

CAUSES = ("land", "towns", "pawns", "Survivors", "levees", "landowners", "penalties")


def played(seats: int, seed: int, careless: bool, options: dict[str, OptionValue]) -> Flood:
    flood = GAME.new(seats=seats, seed=seed, **options)
    assert isinstance(flood, Flood)
    rules = flood.rules
    assert isinstance(rules, FloodRules)
    tactics = GAME.tactics(rules)
    stream = pw.Chance(seed, pw.BOTS)
    while flood.deciders:
        seat = flood.deciders[0]
        choices = flood.choices(seat)
        if not careless:
            weights = [tactics.weigh(flood, seat, choice) for choice in choices]
            best = max(weights)
            choices = [choice for choice, weight in zip(choices, weights, strict=True) if weight == best]
        flood.apply(seat, choices[stream.below(len(choices))])
    return flood


def interval(wins: int, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 % confidence."""
    share, z = wins / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    wide = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return middle - wide, middle + wide


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    careless = "careless" in sys.argv
    print("| version | seats | limit | comes through | 95 % | losses | by cause |")
    print("|---|---|---|---|---|---|---|")
    for version in ("fall", "spring"):
        for seats in (1, 2, 3, 4):
            ends = [played(seats, seed, careless, {"version": version}) for seed in range(games)]
            wins = sum(end.outcome is not None and end.outcome.reason == "survived" for end in ends)
            low, high = interval(wins, games)
            losses = sum(end.losses for end in ends) / games
            by_cause = [sum(end.causes[cause] for end in ends) / games for cause in range(len(CAUSES))]
            shown = ", ".join(f"{name} {mean:.1f}" for name, mean in zip(CAUSES, by_cause, strict=True) if mean >= 0.1)
            limit = GAME.observe(ends[0], None).limit
            share = f"{100 * wins / games:.0f} % | {100 * low:.0f}-{100 * high:.0f}"
            print(f"| {version} | {seats} | {limit} | {share} | {losses:.1f} | {shown} |")


if __name__ == "__main__":
    main()

"""Groups of mayors that choose by themselves: does co-operation pay, and is selfishness punished?

python -m paddlewheel.games.my_river_kit.groups --games 400 --seed 1
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from paddlewheel.games.my_river_kit.components import load
from paddlewheel.games.my_river_kit.game import GAME, MyRiverKit
from paddlewheel.games.my_river_kit.rules.rules import BasinRules
from paddlewheel.games.my_river_kit.state import Basin
from paddlewheel.games.my_river_kit.tactics.tactics import MayorTactics
from paddlewheel.kernel import BOT_STREAM, Chance, derived_seed

#: Tempers by name: care for the river, coin, fame. A mayor without one chooses at random.
GROUP_TEMPERS: dict[str, tuple[float, float, float]] = {
    "co-operative": (1.0, 0.1, 0.1),
    "money": (0.0, 1.0, 0.0),
    "aquabon": (0.0, 0.1, 1.0),
}
GROUPS = (
    "all co-operative",
    "all money",
    "all Aquabon",
    "half co-operative, half money",
    "one money among co-operative",
    "random",
)
#: How often a mayor with a temper makes any choice at all: people are not machines.
WHIM = 20


class GroupResult(msgspec.Struct):
    """What became of many games of one group, as shares of all games and means."""

    group: str
    seats: int
    games: int
    won_together: float
    lost_together: float
    alone: float
    red_first_round: float
    mean_rounds: float
    mean_wealth: float
    failures: float


def play_groups(game: MyRiverKit = GAME, games: int = 400, seed: int = 1) -> list[GroupResult]:
    """Every group at every number of mayors."""
    return [play_group(game, group, seats, games, seed) for seats in (2, 3, 4) for group in GROUPS]


def play_group(game: MyRiverKit, group: str, seats: int, games: int, seed: int) -> GroupResult:
    result = GroupResult(group, seats, games, 0, 0, 0, 0, 0, 0, 0)
    for number in range(games):
        own_seed = derived_seed(seed, number)
        state = game.new(seats=seats, seed=own_seed)
        _play(state, tempers_of(group, seats, number), own_seed, result)
    for name in ("won_together", "lost_together", "alone", "red_first_round", "mean_rounds", "mean_wealth", "failures"):
        setattr(result, name, getattr(result, name) / games)
    return result


def tempers_of(group: str, seats: int, number: int) -> list[str]:
    """The mayors of a group from the source down; who sits where changes from game to game."""
    if group == "half co-operative, half money":
        return [("co-operative", "money")[(seat + number) % 2] for seat in range(seats)]
    if group == "one money among co-operative":
        return ["money" if seat == number % seats else "co-operative" for seat in range(seats)]
    return [
        {"all co-operative": "co-operative", "all money": "money", "all Aquabon": "aquabon"}.get(group, group)
    ] * seats


def _play(state: Basin, tempers: Sequence[str], seed: int, result: GroupResult) -> None:
    rules = state.rules
    minds = [mind_of(rules, temper) for temper in tempers]
    stream = Chance(seed, BOT_STREAM)
    first = True
    failures = state.failures
    while state.deciders:
        seat = state.deciders[0]
        choice = choose(state, seat, minds[seat], stream)
        step = state.step().name
        failures = state.failures
        state.play(seat, choice)
        if step == "vote" and len(state.deciders) <= 1 and (not state.stack or state.step().name != "vote"):
            result.failures += int(failures)
            if first:
                result.red_first_round += rules.measures.reds(state) >= 4
            first = False
    outcome = state.outcome
    assert outcome is not None  # noqa: S101
    result.won_together += outcome.reason == "green"
    result.lost_together += outcome.reason == "red"
    result.alone += outcome.reason not in ("green", "red")
    result.mean_rounds += int(state.round)
    wealth = [int(rules.measures.wealth(state, seat)) for seat in range(state.seats)]
    result.mean_wealth += sum(wealth) / len(wealth)


def mind_of(rules: BasinRules, temper: str) -> MayorTactics | None:
    """The tactics of a temper; None for a mayor who chooses at random."""
    return MayorTactics(rules, *GROUP_TEMPERS[temper]) if temper in GROUP_TEMPERS else None


def choose(state: Basin, seat: int, mind: MayorTactics | None, stream: Chance) -> int:
    """The most promising choice to this mind; at random without one, and now and then on a whim."""
    choices = state.choices(seat)
    if mind is None or stream.below(WHIM) == 0:
        return choices[stream.below(len(choices))]
    return max(choices, key=lambda choice: mind.weigh(state, seat, choice))


def table(results: Sequence[GroupResult]) -> str:
    """The results as a table in Markdown."""
    lines = [
        "| mayors | group | won together | lost together | won alone | 4 red in round 1 | rounds | wealth | failures |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {each.seats} | {each.group} | {each.won_together:.0%} | {each.lost_together:.0%} | {each.alone:.0%} "
        f"| {each.red_first_round:.0%} | {each.mean_rounds:.1f} | {each.mean_wealth:.1f} | {each.failures:.1f} |"
        for each in results
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--components", type=Path, help="another component file")
    given = parser.parse_args()
    game = GAME if given.components is None else MyRiverKit(load(given.components))
    print(table(play_groups(game, given.games, given.seed)))


if __name__ == "__main__":
    main()

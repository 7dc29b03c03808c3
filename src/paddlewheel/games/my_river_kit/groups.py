"""Groups of mayors that choose by themselves: does co-operation pay, and is selfishness punished?

python -m paddlewheel.games.my_river_kit.groups --games 400 --seed 1
python -m paddlewheel.games.my_river_kit.groups --whims 20     # people are not machines: one choice in twenty is any
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from paddlewheel.games.my_river_kit.components import load
from paddlewheel.games.my_river_kit.game import GAME, MyRiverKit
from paddlewheel.games.my_river_kit.rules.assessment import REDS_THAT_LOSE
from paddlewheel.games.my_river_kit.rules.rules import BasinRules
from paddlewheel.games.my_river_kit.state import LANDSCAPE, NOTHING, Basin
from paddlewheel.games.my_river_kit.tactics.tactics import MayorTactics
from paddlewheel.games.my_river_kit.tactics.tempers import balanced, tempered
from paddlewheel.kernel import BOT_STREAM, Chance, derived_seed

#: What the mayors of a group are; a mayor without tactics chooses at random.
TEMPERS = ("balanced", "co-operative", "money", "aquabon")
#: By name: who sits at the table, from the first seat on; the list goes round where there are more seats.
GROUPS: dict[str, tuple[str, ...]] = {
    "all balanced": ("balanced",),
    "all co-operative": ("co-operative",),
    "all money": ("money",),
    "all Aquabon": ("aquabon",),
    "half co-operative, half money": ("co-operative", "money"),
    "one money among co-operative": ("money", *["co-operative"] * 3),
    "one Aquabon among balanced": ("aquabon", *["balanced"] * 3),
    "random": ("random",),
}
#: A common win by this round leaves little to argue about.
EARLY = 3


class GroupResult(msgspec.Struct):
    """What became of many games of one group, as shares of all games and means."""

    group: str
    seats: int
    games: int
    won_together: float
    lost_together: float
    alone: float
    red_first_round: float
    #: Won together in round 3 or before.
    early: float
    mean_rounds: float
    mean_wealth: float
    failures: float


def play_groups(game: MyRiverKit = GAME, games: int = 400, seed: int = 1, whims: int = 0) -> list[GroupResult]:
    """Every group at every number of mayors."""
    return [play_group(game, group, seats, games, seed, whims) for seats in (2, 3, 4) for group in GROUPS]


def play_group(game: MyRiverKit, group: str, seats: int, games: int, seed: int, whims: int = 0) -> GroupResult:
    """`whims`: one choice in so many is made on a whim; 0 for none, as the bots at a table play."""
    result = GroupResult(group, seats, games, 0, 0, 0, 0, 0, 0, 0, 0)
    for number in range(games):
        own_seed = derived_seed(seed, number)
        state = game.new(seats=seats, seed=own_seed)
        _play(state, tempers_of(group, seats, number), own_seed, whims, result)
    for name in (
        "won_together",
        "lost_together",
        "alone",
        "red_first_round",
        "early",
        "mean_rounds",
        "mean_wealth",
        "failures",
    ):
        setattr(result, name, getattr(result, name) / games)
    return result


def tempers_of(group: str, seats: int, number: int) -> list[str]:
    """The mayors of a group from the source down; who sits where changes from game to game."""
    names = GROUPS[group]
    table = [names[seat % len(names)] for seat in range(seats)]
    return [table[(seat + number) % seats] for seat in range(seats)]


def _play(state: Basin, tempers: Sequence[str], seed: int, whims: int, result: GroupResult) -> None:
    rules = state.rules
    players = [
        Player(mind_of(rules, temper), Chance(seed, BOT_STREAM + 256 * seat), whims)
        for seat, temper in enumerate(tempers)
    ]
    assessed = voted = 0
    while state.deciders:
        seat = state.deciders[0]
        state.play(seat, players[seat].choose(state, seat))
        if state.assessed > assessed:
            assessed = int(state.assessed)
            result.failures += int(state.failures)
        if state.round == 1 and not voted and state.levels[LANDSCAPE] != NOTHING:
            voted = 1
            result.red_first_round += rules.measures.reds(state) >= REDS_THAT_LOSE
    outcome = state.outcome
    assert outcome is not None  # noqa: S101
    result.won_together += outcome.reason == "green"
    result.lost_together += outcome.reason == "red"
    result.alone += outcome.reason not in ("green", "red")
    result.early += outcome.reason == "green" and state.round <= EARLY
    result.mean_rounds += int(state.round)
    wealth = [int(rules.measures.wealth(state, seat)) for seat in range(state.seats)]
    result.mean_wealth += sum(wealth) / len(wealth)


class Player:
    """A mayor of a group: plays the turns that its tactics find, now and then on a whim; at random without tactics."""

    def __init__(self, mind: MayorTactics | None, stream: Chance, whims: int = 20) -> None:
        self.mind = mind
        self.stream = stream
        self.whims = whims
        self._plan: list[int] = []

    def choose(self, state: Basin, seat: int) -> int:
        choices = state.choices(seat)
        if self.mind is None or (self.whims and self.stream.below(self.whims) == 0):
            self._plan = []
            return choices[self.stream.below(len(choices))]
        if not self._plan or self._plan[0] not in choices:
            self._plan = [int(choice) for choice in self.mind.complete(state.resample(seat, self.stream), seat)]
        return self._plan.pop(0)


def mind_of(rules: BasinRules, temper: str) -> MayorTactics | None:
    """The tactics of a temper; None for a mayor who chooses at random."""
    if temper not in TEMPERS:
        return None
    return balanced(rules) if temper == "balanced" else tempered(rules, temper.replace("-", ""))


def table(results: Sequence[GroupResult]) -> str:
    """The results as a table in Markdown."""
    lines = [
        "| mayors | group | won together | by round 3 | lost together | won alone | 4 red in round 1 | rounds | wealth "
        "| failures |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {each.seats} | {each.group} | {each.won_together:.0%} | {each.early:.0%} "
        f"| {each.lost_together:.0%} | {each.alone:.0%} "
        f"| {each.red_first_round:.0%} | {each.mean_rounds:.1f} | {each.mean_wealth:.1f} | {each.failures:.1f} |"
        for each in results
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--whims", type=int, default=0, help="one choice in so many is made on a whim; 0: none")
    parser.add_argument("--components", type=Path, help="another component file")
    given = parser.parse_args()
    game = GAME if given.components is None else MyRiverKit(load(given.components))
    print(table(play_groups(game, given.games, given.seed, given.whims)))


if __name__ == "__main__":
    main()

"""How much there is to win in Rising Waters by knowing more: whole tables that know all the weather to come.

    python benchmarks/foresight.py --games 200
    python benchmarks/foresight.py -o version=spring --seats 3 --games 200

The same deals are played by tables of `strong` that see what the rules let them see, and by tables whose players have
looked at the whole deck of Weather Reports. What the second win more bounds what better forecasts can bring to this
search.
"""

from __future__ import annotations

import argparse

import paddlewheel as pw
from paddlewheel.arena.statistics import bounded_mean, wilson
from paddlewheel.bots.strong import StrongBot, by_iterations
from paddlewheel.cli.output import read_options
from paddlewheel.games.rising_waters.state import Flood
from paddlewheel.kernel import OptionValue, PaddlewheelError, SeatView, derived_seed

GAME = pw.load("rising-waters")
SEED = 909


def won(number: int, seats: int, options: dict[str, OptionValue], iterations: int, know_all: bool) -> bool:
    """Whether a table comes through this deal."""
    seed = derived_seed(SEED, number)
    flood = GAME.new(seats=seats, seed=seed, **options)
    assert isinstance(flood, Flood)
    bots = [StrongBot(seed, seat, by_iterations(iterations)) for seat in range(seats)]
    while flood.deciders:
        if know_all:
            for seat in range(seats):
                flood.weather_known[seat] = len(flood.weather)
        mover = flood.deciders[0]
        flood.play(mover, bots[mover].choose(SeatView(flood, mover)))
    return flood.outcome is not None and len(flood.outcome.winners) == seats


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("-o", "--option", action="append", default=[], help="of the table: version=spring")
    wish = parser.parse_args()
    try:
        options = read_options(GAME, wish.option)
        usual, knowing = (
            [won(number, wish.seats, options, wish.iterations, know_all) for number in range(wish.games)]
            for know_all in (False, True)
        )
    except PaddlewheelError as error:
        parser.error(str(error))
    for name, column in (("as usual", usual), ("knowing all the weather", knowing)):
        print(f"strong@{wish.iterations}, {name}: {wilson(sum(column), wish.games)} of {wish.games} deals", flush=True)
    more = bounded_mean([float(one) - float(other) for other, one in zip(usual, knowing, strict=True)], -1.0, 1.0)
    print(f"more: {more.value:+.1%} ({more.low:+.1%} to {more.high:+.1%})")


if __name__ == "__main__":
    main()

"""What a seat guesses of the tiles it cannot see: it agrees with all that the seat knows."""

from __future__ import annotations

from collections.abc import Iterator

import paddlewheel as pw
from paddlewheel.games.flooded_forest import GAME
from paddlewheel.games.flooded_forest.laws import broken_law
from paddlewheel.games.flooded_forest.rules.spots import fits_any
from paddlewheel.games.flooded_forest.state import FLOOD, Forest
from paddlewheel.games.flooded_forest.view import observe
from rules.flooded_forest.forests import ForestTable, a_forest
from support import random_walk, rule

GUESSES = 12


def guesses(forest: Forest, seat: int | None) -> Iterator[Forest]:
    for seed in range(GUESSES):
        yield forest.resample(seat, pw.Chance(seed, pw.BOT_STREAM))


def can_lay(forest: Forest) -> bool:
    """Whether the active player has a tile that fits somewhere."""
    return fits_any(forest.rules.data.tiles, forest.survey, forest.hands[forest.active])


def hidden(forest: Forest) -> tuple[list[int], list[int], int]:
    return list(forest.hands), list(forest.decks), forest.box


@rule("FF-5", "FF-5a", "FF-6")
def test_a_guess_deals_hands_and_decks_of_the_same_sizes_with_the_actions_that_show() -> None:
    forest = GAME.new(seats=3, seed=3)
    for _ in zip(range(40), random_walk(forest, 3), strict=False):
        pass
    for seat in (0, 1, 2, None):
        dealt = list(guesses(forest, seat))
        assert all(broken_law(guess) is None for guess in dealt)
        assert all(observe(guess, seat) == observe(forest, seat) for guess in dealt)
        # None of them is what really lies there: a guess knows nothing of it.
        assert all(hidden(guess) != hidden(forest) for guess in dealt)
        assert len({str(hidden(guess)) for guess in dealt}) == GUESSES


def seldom_fits(hand: str, deck: str) -> ForestTable:
    """One spot, where only tiles with a single side of water fit: p and q do, the others do not."""
    river = [0] * 7
    river[1] = 2
    others = "abcdefgh"
    return a_forest(
        """
                        z
        =   =   =   =   =   =   =
        """,
        phase=FLOOD,
        hand=hand,
        deck=deck,
        edges={"z": "FFFFFF", **dict.fromkeys("pq", "WFFFFF"), **dict.fromkeys(others, "WWWWWW")},
        banks=river,
    )


@rule("FF-10a")
def test_who_is_to_lay_a_tile_is_guessed_to_have_one_that_fits() -> None:
    table = seldom_fits(hand="pa", deck="bqcdefgh")
    assert table.step() == "lay"
    dealt = list(guesses(table.forest, 1))
    assert all(can_lay(guess) for guess in dealt)
    assert len({guess.hands[0] for guess in dealt}) > 1


@rule("FF-10a")
def test_who_has_to_discard_is_guessed_to_have_no_tile_that_fits() -> None:
    table = seldom_fits(hand="ab", deck="cdpqefgh")
    assert table.step() == "discard"
    dealt = list(guesses(table.forest, 1))
    assert not any(can_lay(guess) for guess in dealt)
    assert all(int(guess.hands[0]).bit_count() == 2 for guess in dealt)
    assert len({guess.hands[0] for guess in dealt}) > 1

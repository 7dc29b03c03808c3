"""python-chess: random games, choose and push."""

from __future__ import annotations

from random import Random

from benchmarks.timing import Figures, microseconds, per_second, report


def measure(seconds: float) -> Figures:
    import chess

    rng = Random(1)

    def one_game() -> int:
        board = chess.Board()
        made = 0
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            made += 1
        return made

    return {
        "chess decisions/s": per_second(one_game, seconds),
        "chess clone us": microseconds(chess.Board().copy, seconds / 4),
    }


if __name__ == "__main__":
    report("python-chess", "chess", measure)

"""A player of one's own for the arena, the environments and a server:

paddlewheel simulate mississippi-queen --seats own_player:Ahead,steady --games 200
paddlewheel serve --player ahead=own_player:Ahead
"""

from __future__ import annotations

from paddlewheel.kernel import SeatView


class Ahead:
    """Straight ahead wherever that is allowed, else the first thing that is."""

    def __init__(self, seed: int, seat: int, checkpoint: str = "") -> None:
        """`checkpoint` is what stands after `@` in `own_player:Ahead@weights.npz`."""

    def choose(self, view: SeatView) -> int:
        """One of `view.choices()`; `view.observe()` is all that the seat may know."""
        choices = view.choices()
        ahead = [choice for choice in choices if view.game.token(choice) == "forward"]
        return ahead[0] if ahead else choices[0]

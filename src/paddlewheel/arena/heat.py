"""Where on the board things happen: how often each place is chosen, drawn over the board."""

from __future__ import annotations

from math import sqrt

import msgspec

from paddlewheel.arena.plan import Plan, play_out
from paddlewheel.kernel import AnyState
from paddlewheel.presentation import Area, LoadedGame, Scene, presented

#: Games that are looked at: each choice is looked up in the scene that its player sees, which takes its time.
GAMES = 6
#: Places closer than this part of the board's width are one.
GRAIN = 1 / 120


class Heat(msgspec.Struct, frozen=True):
    """The board of a finished game, and how often each place was chosen over several."""

    board: Area
    places: dict[tuple[float, float], int]
    games: int
    #: Whether all games are of one deal, because the board is another one in each.
    one_deal: bool

    def svg(self, game: LoadedGame) -> str:
        """The board with a spot on each place, the larger the more often it was chosen."""
        from paddlewheel.presentation.svg import draw_area, read_art

        picture = draw_area(self.board, read_art(game.folder / "art.svg"))
        most = max(self.places.values(), default=1)
        size = self.board.view[2] / 24
        spots = "".join(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{max(size * sqrt(count / most), size / 8):.1f}" fill="#b3261e" '
            f'fill-opacity="0.55" stroke="#ffffff" stroke-width="{size / 14:.1f}"><title>{count}</title></circle>'
            for (x, y), count in sorted(self.places.items(), key=lambda entry: -entry[1])
        )
        return picture.replace("</svg>", f"{spots}</svg>")


def heat(plan: Plan, games: int = GAMES) -> Heat | None:
    """Play some games of a series and count what is chosen where. None where nothing is chosen on a board."""
    game = presented(plan.load())
    places: dict[tuple[float, float], int] = {}
    grain = 1.0
    #: How a board that grows has looked, whenever the decision passed on.
    boards: list[Area] = []
    seen = [-1]

    def look(state: AnyState, seat: int, choice: int) -> None:
        scene = game.scene(state.observe(seat))
        if game.board_grows and seat != seen[0]:
            seen[0] = seat
            area = _board(game.scene(state.observe(None)))
            if area is not None:
                boards.append(area)
        for place in _touched(scene, game.token(choice)):
            spot = round(place[0] / grain) * grain, round(place[1] / grain) * grain
            places[spot] = places.get(spot, 0) + 1

    board = None
    for number in range(games):
        state = plan.new(0 if game.board_grows else number)
        if number == 0:
            opening = _board(game.scene(state.observe(None)))
            grain = opening.view[2] * GRAIN if opening is not None else 1.0
        play_out(state, plan.players, plan.game_seed(number), look)
        board = _board(game.scene(state.observe(None)))
    if board is None or not places:
        return None
    if game.board_grows:
        board = _joined(board, boards)
    return Heat(board, places, games, game.board_grows)


def _joined(last: Area, boards: list[Area]) -> Area:
    """A board that changes, with all that ever lay on it."""
    elements = {element.id: element for board in [*boards, last] for element in board.elements}
    left, top = (min(board.view[side] for board in [*boards, last]) for side in (0, 1))
    right, bottom = (max(board.view[side] + board.view[side + 2] for board in [*boards, last]) for side in (0, 1))
    return Area(last.id, last.title, last.kind, (left, top, right - left, bottom - top), tuple(elements.values()))


def _board(scene: Scene) -> Area | None:
    return next((area for area in scene.areas if area.kind == "board"), None)


def _touched(scene: Scene, token: str) -> list[tuple[float, float]]:
    """Where the elements lie on the board that this choice touches."""
    board = _board(scene)
    offer = next((offer for offer in scene.offers if offer.token == token), None)
    if board is None or offer is None or len(scene.offers) < 2:
        return []
    return [(element.x, element.y) for element in board.elements if element.id in offer.touches]

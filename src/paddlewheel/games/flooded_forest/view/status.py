"""What decides in the forest: points, fish at home, tiles left, and the actions in hand."""

from __future__ import annotations

from paddlewheel.games.flooded_forest.view.observation import ForestObservation, PlayerSeen
from paddlewheel.games.flooded_forest.view.words import ACTION_HELP, PLACES, PLAYERS
from paddlewheel.presentation import Figure, StatusLine


def status(seen: ForestObservation) -> tuple[StatusLine, ...]:
    """The phase, then the players."""
    return (_table(seen), *(_player(seen, seat) for seat in range(seen.seats)))


def _table(seen: ForestObservation) -> StatusLine:
    figures = [
        Figure("", "flood" if seen.phase == "flood" else "dry"),
        Figure(
            "fish in the river", f"{seen.in_river} of {seen.circles}", tip="When its circles are full, the game ends."
        ),
        Figure("tiles on the board", str(len(seen.tiles))),
    ]
    return StatusLine("Phase", tuple(figures))


def _player(seen: ForestObservation, seat: int) -> StatusLine:
    player = seen.players[seat]
    figures = [
        Figure("points", str(player.points)),
        Figure("home", str(player.home), tip="Fish home in the river, two points each."),
    ]
    if seen.outcome is not None:
        figures.insert(0, Figure("", PLACES[seen.outcome.ranks[seat] - 1]))
    elif seen.phase == "flood":
        tiles = player.hand + player.deck
        figures.append(Figure("fish to place", str(player.supply)))
        figures.append(Figure("tiles left", str(tiles), tip=f"{player.hand} in hand, {player.deck} in the deck."))
    else:
        figures.append(_in_hand(player))
    return StatusLine(PLAYERS[seat], tuple(figures), seat)


def _in_hand(player: PlayerSeen) -> Figure:
    if player.unplaced:
        return Figure("to place", ", ".join(player.unplaced))
    return Figure("action", player.action or "none", tip=ACTION_HELP.get(player.action, ""))

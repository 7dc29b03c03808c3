"""What decides in the forest: points, fish at home, tiles left, and the actions in hand."""

from __future__ import annotations

from paddlewheel.games.flooded_forest.messages import say
from paddlewheel.games.flooded_forest.view.observation import ForestObservation, PlayerSeen
from paddlewheel.games.flooded_forest.view.tile_set import TileSet
from paddlewheel.games.flooded_forest.view.words import (
    action_help,
    action_name,
    place_name,
    player_name,
    predator_list,
)
from paddlewheel.presentation import Figure, StatusLine


def status(seen: ForestObservation, tile_set: TileSet) -> tuple[StatusLine, ...]:
    """The phase, then the players."""
    return (_table(seen), *(_player(seen, tile_set, seat) for seat in range(seen.seats)))


def _table(seen: ForestObservation) -> StatusLine:
    phase = "flood" if seen.phase == "flood" else "dry"
    figures = [
        Figure("", say(f"status-phase.{phase}"), period=say(f"status-phase.{phase}-period")),
        Figure(
            say("status-river"),
            say("status-river.value", filled=seen.in_river, circles=seen.circles),
            tip=say("status-river.tip"),
        ),
        Figure(say("status-tiles"), str(len(seen.tiles))),
    ]
    return StatusLine(say("status-phase"), tuple(figures))


def _player(seen: ForestObservation, tile_set: TileSet, seat: int) -> StatusLine:
    player = seen.players[seat]
    figures = [
        Figure(say("status-points"), str(player.points)),
        Figure(say("status-home"), str(player.home), tip=say("status-home.tip", points=tile_set.home)),
    ]
    if seen.outcome is not None:
        figures.insert(0, Figure("", place_name(seen.outcome.ranks[seat])))
    elif seen.phase == "flood":
        tiles = player.hand + player.deck
        tip = say("status-tiles-left.tip", hand=player.hand, deck=player.deck)
        figures.append(Figure(say("status-supply"), str(player.supply)))
        figures.append(Figure(say("status-tiles-left"), str(tiles), tip=tip))
    else:
        figures.append(_in_hand(tile_set, player))
    return StatusLine(player_name(seat), tuple(figures), seat)


def _in_hand(tile_set: TileSet, player: PlayerSeen) -> Figure:
    if player.unplaced:
        return Figure(say("status-unplaced"), predator_list(player.unplaced))
    held = action_name(player.action) if player.action else say("status-action.none")
    return Figure(say("status-action"), held, tip=action_help(tile_set, player.action))

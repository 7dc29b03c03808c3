"""Players that choose by themselves. They see what a person in their seat would see.

A player is named by its level: `random`, `casual`, `steady`, `strong`; `strong@800` thinks for 800 iterations. Where
a game's bots have tempers, one may be added: `steady:cooperative`. For measuring there are players with one fixed idea:
`scripted:always-push`, and players of one's own: `module:Class` (see `paddlewheel.bots.players`).
"""

from __future__ import annotations

from typing import Protocol

from paddlewheel.bots.players import make_own_player, named_players
from paddlewheel.bots.random import RandomBot
from paddlewheel.bots.scripted import ScriptedBot, script_of
from paddlewheel.bots.steady import CasualBot, SteadyBot
from paddlewheel.bots.strong import StrongBot, by_iterations
from paddlewheel.bots.words import say
from paddlewheel.kernel import AnyGame, BadInput, SeatView

PERSON = "you"
SCRIPTED = "scripted"
LEVELS = ("random", "casual", "steady", "strong")


class Bot(Protocol):
    """A player for one seat of one game."""

    def choose(self, view: SeatView) -> int:
        """One of `view.choices()`."""
        ...


def make_bot(level: str, seed: int, seat: int, game: AnyGame | None = None) -> Bot:
    """A bot of this level. The same seed and seat choose the same way, as long as time is not the limit.

    With a game given, its bots must have the temper that the level names.
    """
    name, _, temper = level.partition(":")
    if name == SCRIPTED:
        if game is not None:
            script_of(game, temper)
        return ScriptedBot(seed, seat, temper)
    if level in named_players():
        return make_own_player(named_players()[level], seed, seat)
    name, mark, iterations = name.partition("@")
    counted = iterations.isascii() and iterations.isdigit() and int(iterations) > 0
    if name not in LEVELS or (mark and not (name == "strong" and counted)) or (":" in level and not temper):
        names = ", ".join(LEVELS if game is None else bots_of(game))
        raise BadInput(say("no-such-bot", level=repr(level), bots=names))
    if game is not None and temper and temper not in game.info.tempers:
        raise BadInput(say("no-such-temper", level=repr(level), game=game.info.title, bots=", ".join(bots_of(game))))
    if name == "random":
        return RandomBot(seed, seat)
    if name == "casual":
        return CasualBot(seed, seat, temper)
    if name == "steady":
        return SteadyBot(seed, seat, temper)
    return StrongBot(seed, seat, by_iterations(int(iterations)) if mark else None, temper)


def make_player(name: str, seed: int, seat: int, game: AnyGame | None = None) -> Bot:
    """A bot by its level, or a player of one's own as `module:Class`. Never for names that a stranger sends."""
    level = name.partition(":")[0].partition("@")[0]
    if ":" in name and level not in (*LEVELS, SCRIPTED):
        return make_own_player(name, seed, seat)
    return make_bot(name, seed, seat, game)


def bots_of(game: AnyGame) -> tuple[str, ...]:
    """Every bot that can take a seat in this game: levels, levels with a temper, and the players of this server."""
    tempers = (f"{level}:{temper}" for temper in game.info.tempers for level in ("steady", "strong"))
    return (*LEVELS, *tempers, *named_players())

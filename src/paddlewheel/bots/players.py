"""Players of one's own: `module:Class` in the arena and the environments, and by a name that a server was started with.

The class is called with the seed and the seat, and with the text after `@` where there is one (`mine:Net@weights.npz`).
What it makes has `choose(view)`, as every bot. A server lets people ask only for names in `PADDLEWHEEL_PLAYERS`
(`ada=mine:Ada;net=mine:Net@weights.npz`): nobody at a table can make it import something else.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING

from paddlewheel.bots.words import say
from paddlewheel.kernel import BadInput

if TYPE_CHECKING:
    from paddlewheel.bots import Bot

#: The environment variable with the players that a server offers; its worker processes read it too.
NAMED = "PADDLEWHEEL_PLAYERS"
NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")
SPEC = re.compile(r"(?P<module>[A-Za-z_][\w.]*):(?P<factory>[A-Za-z_]\w*)(?:@(?P<checkpoint>.+))?")


def make_own_player(spec: str, seed: int, seat: int) -> Bot:
    """The player of this class, for one seat of one game."""
    found = SPEC.fullmatch(spec)
    if found is None:
        raise BadInput(say("own-player", spec=repr(spec)))
    factory = find_factory(found["module"], found["factory"])
    given = (seed, seat) if found["checkpoint"] is None else (seed, seat, found["checkpoint"])
    try:
        player: Bot = factory(*given)
    except Exception as error:
        # Somebody else's code: whatever goes wrong in it, one sentence says where.
        raise BadInput(say("player-not-made", player=spec, why=f"{type(error).__name__}: {error}")) from error
    if not callable(getattr(player, "choose", None)):
        raise BadInput(say("player-no-choose", player=spec))
    return player


@lru_cache(maxsize=32)
def find_factory(module: str, name: str) -> Callable[..., Bot]:
    """The class or function, looked for in the working directory as well."""
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found: Callable[..., Bot] = getattr(import_module(module), name)
    except Exception as error:
        raise BadInput(
            say("player-not-imported", player=f"{module}:{name}", why=f"{type(error).__name__}: {error}")
        ) from error
    if not callable(found):
        raise BadInput(say("player-no-class", player=f"{module}:{name}"))
    return found


def parse_named(entries: list[str]) -> dict[str, str]:
    """`NAME=module:Class` by their names."""
    named = {}
    for entry in entries:
        name, _, spec = entry.partition("=")
        if not NAME.fullmatch(name):
            raise BadInput(say("player-name", entry=repr(entry)))
        if not SPEC.fullmatch(spec):
            raise BadInput(say("player-entry", entry=repr(entry)))
        named[name] = spec
    return named


def named_players() -> dict[str, str]:
    """The players that this server offers beside its own levels."""
    return _parsed(os.environ.get(NAMED, ""))


@lru_cache(maxsize=4)
def _parsed(text: str) -> dict[str, str]:
    return parse_named([entry for entry in text.split(";") if entry])

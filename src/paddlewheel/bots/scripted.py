"""Players with one fixed idea, to find out whether it beats the levels: they always push, never spend, go for money.

A script names what is done whenever it is offered, and what is done only when nothing else is. In all else they play
as steady players do. They are for measuring: tables do not offer them.
"""

from __future__ import annotations

import msgspec

from paddlewheel.bots.steady import turn_values
from paddlewheel.bots.words import say
from paddlewheel.kernel import GUESS_STREAM, AnyGame, BadInput, Chance, SeatView


class Script(msgspec.Struct, frozen=True):
    """One fixed idea: how the tokens begin that are always chosen, and those that are avoided."""

    always: tuple[str, ...] = ()
    never: tuple[str, ...] = ()

    def wanted(self, view: SeatView) -> list[int]:
        """What the script leaves of the choices at hand."""
        choices = view.choices()
        tokens = {choice: view.game.token(choice) for choice in choices}
        for name in self.always:
            chosen = [choice for choice in choices if tokens[choice].startswith(name)]
            if chosen:
                return chosen
        return [choice for choice in choices if not tokens[choice].startswith(self.never)] or choices


#: By game: every script has a name.
SCRIPTS: dict[str, dict[str, Script]] = {
    "mississippi-queen": {
        "always-push": Script(always=("push", "forward")),
        "full-steam": Script(always=("speed 6", "speed 5", "speed 4", "speed 3")),
        "hoard-coal": Script(never=("speed 4", "speed 5", "speed 6")),
    },
    "flooded-forest": {
        "spawn-all": Script(always=("extra fish", "next fish")),
        "straight-to-the-river": Script(always=("school to river",)),
        "never-act": Script(never=("action", "move from")),
    },
    "civil-war": {
        "all-left": Script(always=("strengthen left", "weaken left")),
        "all-centre": Script(always=("strengthen centre", "weaken centre")),
    },
    "my-river-kit": {
        "never-build": Script(never=("announce", "add")),
        "never-pay": Script(always=("vote 0", "go without", "refuse")),
        "never-deal": Script(always=("pass",), never=("propose", "ask", "make a deal", "accept", "counter")),
    },
    "rising-waters": {
        "never-levee": Script(never=("levee",)),
        "all-levee": Script(always=("levee",)),
        "passing": Script(always=("end turn", "upgrades done", "keep the goals")),
        "leave-it-to-others": Script(always=("leave it to the others", "end turn")),
    },
}


class ScriptedBot:
    """Follows a script, and is steady where it leaves a choice."""

    def __init__(self, seed: int, seat: int, script: str) -> None:
        self._stream = Chance(seed, GUESS_STREAM + 256 * seat)
        self._script = script

    def choose(self, view: SeatView) -> int:
        wanted = script_of(view.game, self._script).wanted(view)
        if len(wanted) == 1:
            return wanted[0]
        worth = turn_values(view, view.tactics(), self._stream, wanted)
        return max(wanted, key=worth.__getitem__)


def script_of(game: AnyGame, name: str) -> Script:
    """The script of this name, or one clear error."""
    scripts = SCRIPTS.get(game.info.id, {})
    if name not in scripts:
        names = ", ".join(scripts) or say("no-scripts")
        raise BadInput(say("no-such-script", script=repr(name), game=game.info.title, scripts=names))
    return scripts[name]

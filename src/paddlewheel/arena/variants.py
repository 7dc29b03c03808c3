"""Variants of a game, as a designer writes them: a component file, changed numbers, options."""

from __future__ import annotations

from pathlib import Path

import msgspec

from paddlewheel.arena.messages import say
from paddlewheel.arena.plan import Plan
from paddlewheel.kernel import AnyGame, BadInput, ComponentFile, OptionValue, describe_options, read_component_file
from paddlewheel.registry import load_with

#: How a designer writes the game without changes, and how files and documents name it.
ORIGINAL = "as it is"


class Variant(msgspec.Struct, frozen=True):
    """One way to play a game."""

    label: str
    options: dict[str, OptionValue] = {}
    changes: dict[str, int] = {}
    components: ComponentFile | None = None

    def plan(self, game: AnyGame, players: tuple[str, ...], seed: int) -> Plan:
        """A series of it, checked."""
        plan = Plan(game.info.id, players, seed, self.options, self.changes, self.components or game.component_file)
        plan.check()
        return plan


def label_words(label: str) -> str:
    """What people call a variant or a setting; names of their own stay."""
    return say("as-it-is") if label == ORIGINAL else label


def read_variant(game: AnyGame, text: str, options: dict[str, OptionValue]) -> Variant:
    """`ours.toml`, `ship.coal=8,race=introductory`, `as it is`; with a name before it: `more coal: ship.coal=8`."""
    name, colon, rest = text.partition(": ")
    label, words = (name.strip(), rest) if colon else (text.strip(), text)
    known = {info.name for info in describe_options(game.options)}
    chosen, changes, file = dict(options), {}, None
    for word in (part.strip() for part in words.split(",")):
        place, mark, value = word.partition("=")
        if word == ORIGINAL:
            continue
        if word.endswith(".toml"):
            file = read_component_file(Path(word))
            load_with(game.info.id, file)
        elif mark and place in known and value:
            chosen[place] = int(value) if value.isascii() and value.isdigit() else value
        elif mark and value.removeprefix("-").isascii() and value.removeprefix("-").isdigit() and len(value) < 10:
            changes[place] = int(value)
        else:
            raise BadInput(say("variant-reads", original=repr(ORIGINAL), word=repr(word)))
    return Variant(label or ORIGINAL, chosen, changes, file)

"""Records and component files that come from outside."""

from __future__ import annotations

import msgspec

from paddlewheel import registry
from paddlewheel.bots.random import random_stream
from paddlewheel.kernel import (
    BadData,
    BadInput,
    BadRecord,
    ComponentFile,
    OptionValue,
    PaddlewheelError,
    Record,
    parse_record,
    playout,
    replay,
)
from paddlewheel.tables.words import say

#: Every fork is dealt for in each replay, so their number is limited.
MOST_FORKS = 32


class Trial(msgspec.Struct, frozen=True):
    """A table that somebody wants to create with a component file of their own."""

    game: str
    components: ComponentFile
    seats: int
    options: dict[str, OptionValue]


def try_out(trial: Trial) -> None:
    """Play a random game with somebody's component file. One that does not reach its end raises BadData."""
    name = trial.components.name
    game = registry.load_with(trial.game, trial.components)
    try:
        state = game.set_up(trial.seats, 1, trial.options)
        playout(state, [random_stream(1, seat) for seat in range(trial.seats)], game.info.longest)
        for viewer in (None, *range(trial.seats)):
            game.scene(state.observe(viewer))
        broken = game.broken_law(state)
    except BadInput:
        raise
    except Exception as error:
        # Whatever its numbers do to the rules, it is the file that does not fit.
        why = str(error) if isinstance(error, PaddlewheelError) else type(error).__name__
        raise BadData(name, say("trial"), say("trial-not-played", why=why)) from None
    if state.outcome is None or broken is not None:
        raise BadData(name, say("trial"), broken or say("trial-no-end", choices=str(game.info.longest)))


def checked_record(text: str) -> Record:
    """A record that replays. Whatever it says, the work is bounded."""
    record = parse_record(text)
    if record.components is not None:
        try_out(Trial(record.game, record.components, record.seats, record.options))
    game = registry.game_of(record)
    if len(record.choices) > game.info.longest:
        raise BadRecord(1, say("record-too-long", game=game.info.title, choices=str(game.info.longest)))
    if len(record.forks) > MOST_FORKS:
        raise BadRecord(1, say("record-forks", most=MOST_FORKS))
    replay(record, game)
    return record

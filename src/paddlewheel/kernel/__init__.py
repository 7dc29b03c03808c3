"""The contract between a game and everyone who plays it. The names listed here are stable, the modules are not.

A game is written with `Game`, `Rules`, `Step`, `AutomaticStep` and `State`; `docs/kernel.md` tells how they fit.
"""

from paddlewheel.kernel import _contract
from paddlewheel.kernel._chance import (
    BOT_STREAM,
    GAME_STREAM,
    GUESS_STREAM,
    LARGEST_SEED,
    SEED_STREAM,
    Chance,
    derived_seed,
)
from paddlewheel.kernel._choice_facts import ChoiceFacts
from paddlewheel.kernel._component_file import (
    ComponentFile,
    DataFile,
    changed_file,
    component_file,
    read_component_file,
)
from paddlewheel.kernel._components import (
    ComponentTable,
    Number,
    Source,
    component_data,
    load_components,
    number_table,
    shared_out,
    typed_components,
)
from paddlewheel.kernel._contract import AnyRules, AnyState, AutomaticStep, Menu, Rules, State, Step
from paddlewheel.kernel._errors import BadData, BadInput, BadRecord, PaddlewheelError, Refusal, no_such_seat
from paddlewheel.kernel._features import Beside, Features, Page, Part, Planes, Sheet
from paddlewheel.kernel._game import AnyGame, Game
from paddlewheel.kernel._hashed import HashedFeatures, features_of, planes_of
from paddlewheel.kernel._info import GameInfo, Utility
from paddlewheel.kernel._journal import REMARK, Beat, Event, Fact, Journal, Remark
from paddlewheel.kernel._observation import Common, Observation
from paddlewheel.kernel._options import OptionInfo, Options, OptionValue, describe_options, read_options
from paddlewheel.kernel._outcome import Outcome, ranked, together
from paddlewheel.kernel._playout import playout
from paddlewheel.kernel._position_lesson import PositionFacts, PositionLesson
from paddlewheel.kernel._record import (
    HEAD_END,
    Fork,
    Record,
    choice_line,
    forked,
    new_record,
    parse_record,
    replay,
    seal,
)
from paddlewheel.kernel._rulebook import Rule, Rulebook, Ruling, load_rulebook
from paddlewheel.kernel._seat_view import SeatView
from paddlewheel.kernel._staging import Staging, staged, staged_opening
from paddlewheel.kernel._tactic_number import NumberSource, TacticNumber
from paddlewheel.kernel._tactics import Tactics

__all__ = [
    "BOT_STREAM", "GAME_STREAM", "GUESS_STREAM", "HEAD_END", "LARGEST_SEED", "REMARK", "SEED_STREAM",
    "AnyGame", "AnyRules", "AnyState", "AutomaticStep", "BadData", "BadInput", "BadRecord", "Beat", "Beside", "Chance",
    "ChoiceFacts", "Common", "ComponentFile", "ComponentTable", "DataFile", "Event", "Fact", "Features", "Fork", "Game",
    "GameInfo", "HashedFeatures", "Journal", "Menu", "Number", "NumberSource", "Observation", "OptionInfo",
    "OptionValue", "Options", "Outcome", "PaddlewheelError", "Page", "Part", "Planes", "PositionFacts",
    "PositionLesson", "Record", "Refusal", "Remark", "Rule", "Rulebook", "Rules", "Ruling",
    "SeatView", "Sheet", "Source", "Staging", "State", "Step", "TacticNumber", "Tactics", "Utility",
    "changed_file", "choice_line", "component_data", "component_file", "derived_seed", "describe_options",
    "features_of", "forked", "is_compiled", "load_components", "load_rulebook", "new_record", "no_such_seat",
    "number_table", "parse_record", "planes_of", "playout", "ranked",
    "read_component_file", "read_options", "replay", "seal", "shared_out", "staged", "staged_opening", "together",
    "typed_components",
]  # fmt: skip


def is_compiled() -> bool:
    """Whether the engine runs compiled, not as plain Python."""
    return not str(_contract.__file__).endswith(".py")

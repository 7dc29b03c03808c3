"""What the latest choices were called when they were made: the same words and prices after a reload."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from paddlewheel.kernel import AnyState
from paddlewheel.language import Language, language
from paddlewheel.presentation import PresentedGame
from paddlewheel.tables.announcements import choice_label
from paddlewheel.tables.models import Entry

#: Choices whose labels are remembered: more than all seats of a table show of their turns.
REMEMBERED = 128


class ChoiceLabels:
    """Labels by the length of the log after a choice. They are made when somebody looks, from the table before it."""

    def __init__(self, game: PresentedGame[Any, Any, Any, Any]) -> None:
        self._game = game
        self._known: OrderedDict[tuple[Language, int], str] = OrderedDict()

    def label(self, length: int, entry: Entry, before: Callable[[], AnyState]) -> str:
        """The label of an entry of the log that is a choice; `before` gives the table just before it."""
        found = self._known.get((language(), length))
        if found is None:
            found = choice_label(self._game, before(), entry.seat, entry.token)
            self._known[language(), length] = found
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return found

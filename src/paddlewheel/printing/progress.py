"""How far a document is."""

from __future__ import annotations

from collections.abc import Callable

#: Called with how many of how many steps are done, and what is being made.
Progress = Callable[[int, int, str], None]

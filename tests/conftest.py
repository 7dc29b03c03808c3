"""What all tests share: the game of the template beside the real ones, and the same examples for properties."""

from __future__ import annotations

import os

from hypothesis import settings

import paddlewheel as pw
from pebbles import GAME as PEBBLES

pw.register(PEBBLES)

# A change is judged by what it changed, not by which examples came up; HYPOTHESIS_PROFILE=explore looks further.
settings.register_profile("same", derandomize=True)
settings.register_profile("explore", print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

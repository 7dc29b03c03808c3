"""What all tests share: the toy game beside the real ones, and the same examples for properties each time."""

from __future__ import annotations

import os

from hypothesis import settings

import paddlewheel as pw
from toy.game import GAME as TOY

pw.register(TOY)

# A change is judged by what it changed, not by which examples came up; HYPOTHESIS_PROFILE=explore looks further.
settings.register_profile("same", derandomize=True)
settings.register_profile("explore", print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

"""What all tests share: the toy game is registered beside the real ones."""

from __future__ import annotations

import paddlewheel as pw
from toy.game import GAME as TOY

pw.register(TOY)

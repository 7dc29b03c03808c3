"""What an observation looks like from outside."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Dict

from paddlewheel.kernel.features import Part


def observation_space(parts: tuple[Part, ...], actions: int) -> Dict:
    """Numbers between -1 and 1, and a mask with a 1 for every allowed action."""
    return Dict(
        {
            "observation": Box(-1.0, 1.0, (numbers_in(parts),), np.float32),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )


def numbers_in(parts: tuple[Part, ...]) -> int:
    return sum(part.size for part in parts)

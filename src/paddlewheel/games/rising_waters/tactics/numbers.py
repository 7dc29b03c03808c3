"""The numbers by which a position is judged: chosen by hand, and open to learning from positions.

Each is how many losses more have to be expected at the end for one of something. Fall and Spring have their own.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.games.rising_waters.tactics.choosing import choosing_numbers
from paddlewheel.kernel import TacticNumber

# Any position, each round to come, and each round beyond the forecast: what competent groups lose otherwise.
AT_LEAST: Final = 0
A_ROUND: Final = AT_LEAST + 1
A_ROUND_BEYOND: Final = A_ROUND + 1
# A loss that the forecast sees in the next round, and one that it sees later.
LOSS_SOON: Final = A_ROUND_BEYOND + 1
LOSS_LATER: Final = LOSS_SOON + 1
# A pawn where the next round floods: of a player who has no turn before the rain, and of one who has.
PAWN_STAYS: Final = LOSS_LATER + 1
PAWN_MAY_GO: Final = PAWN_STAYS + 1
# What a ring of levees that is not closed yet will avert.
BEGUN: Final = PAWN_MAY_GO + 1
# What an offer averts beside the best pawn of a player: of one who has no turn before the rain, and of one who has.
BUILDS_LATER: Final = BEGUN + 1
BUILDS_NOW: Final = BUILDS_LATER + 1
# A pawn on a field or in a forest, a player with a turn before the rain, and a newspaper that was read.
HARVEST: Final = BUILDS_NOW + 1
TO_ACT: Final = HARVEST + 1
INFORMED: Final = TO_ACT + 1
# Cards in a hand.
CARDS: Final = INFORMED + 1
JOBS: Final = CARDS + 1
# For each round to come: a Threat in a hand, and steps on a board.
THREATS: Final = JOBS + 1
ACTION_STEPS: Final = THREATS + 1
PAWN_STEPS: Final = ACTION_STEPS + 1
MOVEMENT_STEPS: Final = PAWN_STEPS + 1
DONATION_STEPS: Final = MOVEMENT_STEPS + 1
SWIM_STEPS: Final = DONATION_STEPS + 1
# Powers that can be used once.
RAFT_POWER: Final = SWIM_STEPS + 1
DISCOUNT_POWER: Final = RAFT_POWER + 1
HANDS_POWER: Final = DISCOUNT_POWER + 1
SUPPER_POWER: Final = HANDS_POWER + 1
# Donations for a camp, all of them; Survivors on the way to one; a raft that can fetch somebody.
BANKED: Final = SUPPER_POWER + 1
FERRIED: Final = BANKED + 1
IDLE_RAFT: Final = FERRIED + 1
#: How many there are of a version.
NUMBERS: Final = IDLE_RAFT + 1

#: Fall, Spring.
VERSIONS: Final = ("Fall", "Spring")
# The name, the value in each version, and how far it may be from that.
_BY_HAND: Final = (
    ("any position", (0.8, 2.8), 4.0),
    ("a round to come", (0.0, 0.25), 1.0),
    ("a round beyond the forecast", (3.0, 3.0), 1.0),
    ("a loss foreseen in the next round", (1.0, 1.0), 0.5),
    ("a loss foreseen later", (1.0, 1.0), 0.5),
    ("a pawn in danger that stays there", (1.8, 1.8), 0.9),
    ("a pawn in danger that may go", (1.8, 1.8), 0.9),
    ("a ring of levees that is begun", (-1.0, -1.0), 0.5),
    ("a levee to build in a later round", (-0.6, -0.6), 0.3),
    ("a levee to build before the rain", (-0.6, -0.6), 0.3),
    ("a pawn on a field or in a forest", (-0.035, -0.035), 0.05),
    ("a player with a turn before the rain", (-0.3, -0.3), 0.2),
    ("a newspaper read", (-0.15, -0.15), 0.15),
    ("a card in a hand", (-0.06, -0.06), 0.06),
    ("a Job Offer in a hand", (-0.12, -0.12), 0.12),
    ("a Threat, for each round", (0.03, 0.03), 0.05),
    ("an action more, for each round", (-0.16, -0.16), 0.1),
    ("a pawn more, for each round", (-0.05, -0.05), 0.05),
    ("a step more, for each round", (-0.015, -0.015), 0.03),
    ("a donation more, for each round", (-0.06, -0.06), 0.05),
    ("to swim, for each round", (-0.02, -0.02), 0.03),
    ("a raft not launched yet", (-0.3, -0.3), 0.3),
    ("a discount", (-0.25, -0.25), 0.2),
    ("helping hands", (-0.25, -0.25), 0.2),
    ("a supper", (-0.18, -0.18), 0.2),
    ("the donations for a camp", (-1.2, -1.2), 0.8),
    ("a Survivor on a raft", (-1.0, -1.0), 0.5),
    ("a raft that can fetch a Survivor", (-0.3, -0.3), 0.3),
)


def tactic_numbers(spring: bool) -> list[TacticNumber]:
    """Those of one version in their order, as they are by hand.

    Behind them, in Spring, those that choices are weighed by.
    """
    judging = [
        TacticNumber(f"{name}, {VERSIONS[spring]}", by_hand[spring], reach, "positions")
        for name, by_hand, reach in _BY_HAND
    ]
    return judging + choosing_numbers() if spring else judging

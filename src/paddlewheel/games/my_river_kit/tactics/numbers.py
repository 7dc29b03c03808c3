"""The numbers of the tactics: chosen by hand, and open to learning from results.

Most of them go by how many assessments are left: one, two, three, or more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddlewheel.kernel import TacticNumber

#: Numbers that go by the assessments left have this many values: 1, 2, 3, and 4 or more.
TIMES: Final = 4
#: Numbers that go by the mayors have this many values: 2, 3 and 4.
TABLES: Final = 3

# What a step that an indicator lacks to green weighs, by the indicator as on the monitoring table; each by time.
LACKS: Final = 0
# What weighs beside the steps: an indicator that is not green, and the steps of the one that lacks most; by time.
NOT_GREEN: Final = LACKS + 6 * TIMES
HARDEST: Final = NOT_GREEN + TIMES
# What brings the common win nearer, in rounds of works: a free plot and a harmful card of the mean mayor; by time.
FREE_PLOT: Final = HARDEST + TIMES
HARMFUL: Final = FREE_PLOT + TIMES
# The works of this round that others have still to do; by time.
TO_COME: Final = HARMFUL + TIMES
# How sharply the chance falls with every round that would be needed beyond those left, and where it is even; by time.
STEEP: Final = TO_COME + TIMES
MARGIN: Final = STEEP + TIMES
# How far a lead counts, of what the temper says; by time.
LEAD: Final = MARGIN + TIMES
# Mayors who work together make a bare river green in about this many rounds; by mayors.
ROUNDS_TO_GREEN: Final = LEAD + TIMES
# How far others are relied on who build after the last assessment but one; by mayors.
LAST_HOPE: Final = ROUNDS_TO_GREEN + TABLES
# How far a lead counts, once more; by mayors.
LEAD_AT_TABLE: Final = LAST_HOPE + TABLES
# A mayor is trusted as much as one who has laid this many good cards and no harmful one.
BENEFIT_OF_DOUBT: Final = LEAD_AT_TABLE + TABLES
# How likely the common loss is with enough red indicators, and with one less.
RED_ENOUGH: Final = BENEFIT_OF_DOUBT + 1
RED_NEARLY: Final = RED_ENOUGH + 1
# By how much Aquabon a lead is sure: at the end, and more for every assessment left.
SURE_LEAD: Final = RED_NEARLY + 1
SURE_LEAD_LATER: Final = SURE_LEAD + 1
# What a WAG is worth to an Aquabon mayor, in Aquabon.
WAG_IN_AQUABON: Final = SURE_LEAD_LATER + 1
# Of a whole game won: a WAG that is earned by the works, and what is asked of a removal beside them.
MONEY: Final = WAG_IN_AQUABON + 1
REMOVAL: Final = MONEY + 1
# What a proposal has to gain before it is made, and before it is accepted; what a WAG of a gift costs the giver.
WORTHWHILE: Final = REMOVAL + 1
HARMLESS: Final = WORTHWHILE + 1
GENEROSITY: Final = HARMLESS + 1
# How likely an event spoils a green river: with no biodiversity, too little pollution, or no failure to spare.
RISK_OF_LIFE: Final = GENEROSITY + 1
RISK_OF_SPILL: Final = RISK_OF_LIFE + 1
RISK_OF_FAILURE: Final = RISK_OF_SPILL + 1
# With fewer WAG than this a mayor borrows from the bank, even where there is enough for some works; by time.
BORROWING: Final = RISK_OF_FAILURE + 1

WHEN: Final = ("1 assessment left", "2 assessments left", "3 assessments left", "4 or more assessments left")
INDICATOR_NAMES: Final = ("water", "pollution", "flood regulation", "recreation", "biodiversity", "landscape")


def tactic_numbers() -> list[TacticNumber]:
    """All of them in their order, as they are by hand."""
    found: list[TacticNumber] = []
    for indicator in INDICATOR_NAMES:
        found += by_time(f"a step that {indicator} lacks", 0.8 if indicator == "water" else 1.0, 0.15)
    found += by_time("an indicator that is not green", 0.0, 0.2)
    found += by_time("a step of the indicator that lacks most", 0.0, 0.15)
    found += by_time("a free plot", 0.0, 0.1)
    found += by_time("a harmful card", 0.0, 0.1)
    found += by_time("works of this round to come", 0.0, 0.2)
    found += by_time("how sharply the chance falls", 1.8, 0.25)
    found += by_time("where the chance is even", 0.2, 0.15)
    found += by_time("how far a lead counts", 1.0, 0.25)
    found += by_mayors("rounds to green", 3.2, 0.25)
    found += by_mayors("hope for others who build last", 0.0, 0.15)
    found += by_mayors("how far a lead counts", 1.0, 0.25)
    found += [
        TacticNumber("benefit of doubt", 1.5, 0.3),
        TacticNumber("danger of enough red indicators", 0.9, 0.1),
        TacticNumber("danger of nearly enough red indicators", 0.15, 0.05),
        TacticNumber("a lead that is sure", 3.0, 0.5),
        TacticNumber("a lead that is sure, for each assessment left", 3.0, 0.5),
        TacticNumber("a WAG in Aquabon", 0.3, 0.08),
        TacticNumber("a WAG earned by the works", 0.01, 0.003),
        TacticNumber("asked of a removal", 0.005, 0.003),
        TacticNumber("asked of a proposal", 0.01, 0.003),
        TacticNumber("asked of an answer", -0.003, 0.003),
        TacticNumber("a WAG given away", 0.004, 0.002),
        TacticNumber("risk with no biodiversity to spare", 0.0, 0.08),
        TacticNumber("risk with little pollution to spare", 0.0, 0.08),
        TacticNumber("risk with no failure to spare", 0.0, 0.08),
    ]
    found += by_time("a purse with which a mayor borrows", 0.0, 2.0)
    return found


def by_time(name: str, by_hand: float, step: float) -> list[TacticNumber]:
    return [TacticNumber(f"{name}, {when}", by_hand, step) for when in WHEN]


def by_mayors(name: str, by_hand: float, step: float) -> list[TacticNumber]:
    return [TacticNumber(f"{name}, {mayors} mayors", by_hand, step) for mayors in (2, 3, 4)]


BY_HAND: Final[list[float]] = [number.by_hand for number in tactic_numbers()]


def time_left(assessments: i64) -> i64:
    """The place of a number that goes by the assessments left; the end counts as the last one."""
    if assessments < 1:
        return 0
    return assessments - 1 if assessments < TIMES else TIMES - 1

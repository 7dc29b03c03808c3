"""The numbers by which choices are weighed: chosen by hand, and in Spring open to learning from results.

Most are losses averted by one of something. In Fall results taught nothing: 6,000 pairs of games left `steady` bots as
good as before, and `strong` ones no better.
"""

from __future__ import annotations

from typing import Final

from paddlewheel.kernel import TacticNumber

# The end of a turn; a card from work for the community.
IDLE: Final = 0
CARD: Final = IDLE + 1
# How much of an offer is left after the action that looks for it, and what each crisis costs that may come instead.
SOUGHT: Final = CARD + 1
CRISIS: Final = SOUGHT + 1
# How much of an offer is left where another player's pawn builds, and what one is worth that is taken for later.
LENT: Final = CRISIS + 1
TAKEN_FOR_LATER: Final = LENT + 1
# How much of what the two best pawns of a Move gain counts.
MOVES_FIRST: Final = TAKEN_FOR_LATER + 1
MOVES_SECOND: Final = MOVES_FIRST + 1
# Resistance cards that are played: to know the weather, a show, activism for each player.
NEWS: Final = MOVES_SECOND + 1
SHOW: Final = NEWS + 1
ACTIVISM: Final = SHOW + 1
# A Threat that is answered, and for each round to come.
COUNTER: Final = ACTIVISM + 1
COUNTER_A_ROUND: Final = COUNTER + 1
# Places of pawns: a pawn that is lost, a field or forest under it, an offer's worth of levee within its reach; how much
# is left of a place that only another Move reaches, each half step, each pawn that is there already.
PAWN_LOST: Final = COUNTER_A_ROUND + 1
HARVEST: Final = PAWN_LOST + 1
WITHIN_REACH: Final = HARVEST + 1
ANOTHER_MOVE: Final = WITHIN_REACH + 1
HALF_STEP: Final = ANOTHER_MOVE + 1
CROWDED: Final = HALF_STEP + 1
# Upgrades, beside 1 for none.
RAISE_ACTIONS: Final = CROWDED + 1
RAISE_PAWNS: Final = RAISE_ACTIONS + 1
RAISE_PAWNS_LATE: Final = RAISE_PAWNS + 1
RAISE_MOVEMENT: Final = RAISE_PAWNS_LATE + 1
RAISE_SWIM: Final = RAISE_MOVEMENT + 1
BUY_DISCOUNT: Final = RAISE_SWIM + 1
BUY_MULES: Final = BUY_DISCOUNT + 1
BUY_HANDS: Final = BUY_MULES + 1
BUY_SUPPER: Final = BUY_HANDS + 1
WILD_CARD: Final = BUY_SUPPER + 1
CARDS_KEPT: Final = WILD_CARD + 1
# What cards are worth in a hand when one has to go.
WORTH_JOB: Final = CARDS_KEPT + 1
WORTH_EDUCATION: Final = WORTH_JOB + 1
WORTH_PAIR: Final = WORTH_EDUCATION + 1
WORTH_GARDEN: Final = WORTH_PAIR + 1
# The cards that resist a Threat, beside 1 for taking it.
RESIST: Final = WORTH_GARDEN + 1
# The town to begin with, and where Survivors come ashore.
TOWN_HEIGHT: Final = RESIST + 5
TOWN_SAFE: Final = TOWN_HEIGHT + 1
ASHORE_SAFE: Final = TOWN_SAFE + 1
ASHORE_SAFE_SOON: Final = ASHORE_SAFE + 1
# How much of a loss that levees only delay counts as averted.
DELAY: Final = ASHORE_SAFE_SOON + 1
# Camps and rafts, which only Spring has.
FLEES: Final = DELAY + 1
RED_CAMP: Final = FLEES + 1
ANOTHER_CAMP: Final = RED_CAMP + 1
FIRST_CAMP: Final = ANOTHER_CAMP + 1
RESCUE_AHEAD: Final = FIRST_CAMP + 1
LOADED_RAFT: Final = RESCUE_AHEAD + 1
EMPTY_RAFT: Final = LOADED_RAFT + 1
PICK_UP: Final = EMPTY_RAFT + 1
LAUNCH: Final = PICK_UP + 1
RAISE_DONATION: Final = LAUNCH + 1
BUY_RAFT: Final = RAISE_DONATION + 1
RELIEF: Final = BUY_RAFT + 1
CAMP_BY_LANDING: Final = RELIEF + 1
CAMP_NEAR: Final = CAMP_BY_LANDING + 1
ASHORE_BY_CAMP: Final = CAMP_NEAR + 1
CHOOSING: Final = ASHORE_BY_CAMP + 1

_BY_HAND: Final = (
    ("to end a turn", 0.012, 0.006),
    ("a card from work", 0.05, 0.03),
    ("an offer looked for", 0.7, 0.3),
    ("a crisis that may come", 0.12, 0.08),
    ("to build with another's pawn", 0.9, 0.2),
    ("an offer taken for later", 0.03, 0.03),
    ("the best pawn of a Move", 0.9, 0.3),
    ("the second pawn of a Move", 0.4, 0.25),
    ("to read a newspaper", 0.22, 0.12),
    ("to put on a show", 0.06, 0.04),
    ("activism, for each player", 0.04, 0.03),
    ("to answer a Threat", 0.06, 0.05),
    ("to answer a Threat, for each round", 0.02, 0.02),
    ("to lose a pawn", 1.8, 0.6),
    ("to stand on a field or in a forest", 0.07, 0.05),
    ("to stand where a levee is wanted", 2.2, 0.8),
    ("a place that takes another Move", 0.55, 0.2),
    ("half a step", 0.004, 0.004),
    ("others in the same place", 0.03, 0.03),
    ("to raise actions", 9.0, 3.0),
    ("to raise pawns", 4.5, 2.0),
    ("to raise pawns late", 2.0, 1.2),
    ("to raise movement", 2.0, 1.2),
    ("to learn to swim", 0.8, 0.5),
    ("to buy a discount", 5.0, 2.0),
    ("to buy mules", 0.5, 0.5),
    ("to buy helping hands", 6.0, 2.0),
    ("to buy a supper", 3.5, 2.0),
    ("to pay with Education", 0.6, 0.4),
    ("cards kept in a hand", 2.0, 1.0),
    ("to hold a Job Offer", 1.6, 0.4),
    ("to hold Education", 1.7, 0.4),
    ("to hold one more of a kind", 0.35, 0.2),
    ("to hold a Garden", 0.5, 0.3),
    ("to resist with a newspaper", 2.2, 1.2),
    ("to resist with a radio", 4.0, 1.5),
    ("to resist with activism", 2.5, 1.2),
    ("to resist with a show", 2.0, 1.2),
    ("to resist with Education", 3.0, 1.2),
    ("a town that lies high", 1.0, 0.6),
    ("a town that stays dry", 4.0, 2.0),
    ("to land where it stays dry", 6.0, 3.0),
    ("to land where it stays dry for now", 3.0, 1.5),
    ("a flood that is only delayed", 0.0, 0.3),
    ("a landowner who may flee", 1.0, 0.4),
    ("a camp without relief", -1.0, 0.5),
    ("another camp", 0.3, 0.3),
    ("the first camp, for each round", 0.5, 0.25),
    ("to stand by a Survivor with a raft to launch", 0.45, 0.3),
    ("a raft with a Survivor under way", 0.9, 0.3),
    ("a raft under way to a Survivor", 0.45, 0.25),
    ("to take a Survivor aboard", 0.7, 0.3),
    ("to launch a raft", 0.9, 0.4),
    ("to raise donations", 5.5, 2.0),
    ("to buy a raft", 8.0, 3.0),
    ("relief for a camp", 1.3, 0.6),
    ("a camp by the landing", 4.0, 2.0),
    ("a camp near Survivors", 2.0, 1.0),
    ("to land by a camp", 3.0, 1.5),
)


def choosing_numbers() -> list[TacticNumber]:
    """Those of Spring in their order, as they are by hand."""
    return [TacticNumber(f"{name}, Spring", by_hand, step) for name, by_hand, step in _BY_HAND]


def by_hand() -> list[float]:
    """All of them in their order, as they are by hand in both versions."""
    return [value for _, value, _ in _BY_HAND]

"""The vocabulary: every choice there is, its number and its token; and the numbers of the steps."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.rising_waters.components import CARDS, POWERS, ROLES, TRACKS
from paddlewheel.games.rising_waters.grid import hex_name
from paddlewheel.games.rising_waters.kinds import HEXES
from paddlewheel.games.rising_waters.mapfile import load_map

# Decisions, by number.
SETTLE: Final = 0
CHOOSE_ROLE: Final = 1
PLACE_SURVIVOR: Final = 2
UPGRADE: Final = 3
ANSWER_THREAT: Final = 4
TEACH: Final = 5
CANCEL_HATRED: Final = 6
WITNESS: Final = 7
PAY_FORCE: Final = 8
PAY_HATRED: Final = 9
PLACE_CAMP: Final = 10
SEND_PAWN: Final = 11
GIVE_UP: Final = 12
DYNAMITED: Final = 13
ACT: Final = 14
MOVE: Final = 15
CONSENT: Final = 16
WORK: Final = 17
DONATE: Final = 18
TELL: Final = 19
GIVE_FOUND: Final = 20
DISCARD: Final = 21
KEEP_GOALS: Final = 22

# Steps that nobody decides. The phases of a round come first: the next one lies at the bottom of the stack.
NEXT_ROUND: Final = 23
LANDOWNER_CARDS: Final = 24
PLAYER_ACTIONS: Final = 25
WEATHER: Final = 26
CLEAN_UP: Final = 27
SET_UP: Final = 28
FILL_ROW: Final = 29
NEXT_CRISIS: Final = 30
CRISIS_OVER: Final = 31
ASK_CANCEL: Final = 32
ASK_WITNESS: Final = 33
FORCE_DUE: Final = 34
FORCE_ROUND: Final = 35
HATRED_ROUND: Final = 36
SEND_ROUND: Final = 37
SURVIVOR_TAKEN: Final = 38
BEGIN_TURN: Final = 39
END_ACTION: Final = 40
RAIN: Final = 41
RESOLVE_WATER: Final = 42
REFILL_HAND: Final = 43
STALE_OFFER: Final = 44

WAYS: Final[tuple[str, ...]] = ("north-east", "east", "south-east", "south-west", "west", "north-west")
COLOURS: Final[tuple[str, ...]] = ("red", "blue", "green", "violet")
RESISTING: Final[tuple[str, ...]] = ("newspaper", "radio", "outside activism", "vaudeville", "education")

#: Land hexes in order, and the place of each hex among them.
_MAP = load_map()
LAND_HEXES: Final[list[int]] = [hex for hex in range(HEXES) if _MAP.ground[hex] != "~"]
LANDS: Final = 104

CARD_WORDS: Final[tuple[str, ...]] = tuple([card.replace("_", " ") for card in CARDS])
PAWN_WORDS: Final[tuple[str, ...]] = tuple([f"{colour} {number}" for colour in COLOURS for number in range(1, 5)])
LAND_WORDS: Final[tuple[str, ...]] = tuple([hex_name(hex) for hex in LAND_HEXES])
#: For whom one can perform and to whom one can sell: towns, pawns, survivors.
AUDIENCES: Final[tuple[str, ...]] = (
    *(f"the town of {colour}" for colour in COLOURS),
    *PAWN_WORDS,
    "a survivor",
)
#: Who can be given a card: players, the relief track, the two goals face up.
RECEIVERS: Final[tuple[str, ...]] = (*COLOURS, "relief", "goal 1", "goal 2")
RELIEF: Final = 4
GOAL_SLOT: Final = 5

# Where each part of the vocabulary begins.
TOWNS_AT: Final = 0
ROLES_AT: Final = 6
SURVIVOR_AT: Final = 12
RAISE_AT: Final = 116  # track * 4 + Education cards used
BUY_AT: Final = 136  # power * 3 + which card Education stands for (0: none)
NEW_PAWN_AT: Final = 151
UPGRADED: Final = 155
RESIST_AT: Final = 156
TAKE_THREAT: Final = 161
TEACH_YES: Final = 162
TEACH_NO: Final = 163
CANCEL_YES: Final = 164
CANCEL_NO: Final = 165
WITNESS_AT: Final = 166
WITNESS_NO: Final = 168
FORCE_AT: Final = 169
FORCE_NO: Final = 179
HATRED_AT: Final = 180
CAMP_AT: Final = 190
SEND_AT: Final = 294
GIVE_UP_AT: Final = 298
DYNAMITE_AT: Final = 310
ACT_MOVE: Final = 414
ACT_DONATE: Final = 415
ACT_ACCEPT: Final = 416
ACT_SEEK: Final = 417
ACT_COMMUNITY: Final = 418
ACT_LAUNCH: Final = 419
ACT_PICK_UP: Final = 423
ACT_DROP_OFF: Final = 427
ACT_NEWSPAPER: Final = 431
ACT_RADIO: Final = 432
ACT_SHOW: Final = 433
ACT_BIG_SHOW: Final = 434
ACT_COUNTER: Final = 435
ACT_TEACH: Final = 440
ACT_FIND: Final = 444
ACT_HANDS: Final = 455
ACT_SUPPER: Final = 456
ACT_PERFORM: Final = 457
ACT_SELL_ANIMALS: Final = 478
ACT_SELL_GARDEN: Final = 499
ACT_END: Final = 520
MOVE_PAWN: Final = 521
MOVE_RAFT: Final = 617
MOVE_BOARD: Final = 677
MOVE_ASK: Final = 693
MOVE_MULES: Final = 709
MOVE_END: Final = 710
LEND: Final = 711
LEND_NOT: Final = 712
WORK_TAKE: Final = 713
WORK_DISCOUNT: Final = 714
WORK_LEVEE: Final = 715
WORK_ASK: Final = 819
WORK_END: Final = 835
DONATE_AT: Final = 836  # receiver * 11 + card
DONATE_END: Final = 913
TELL_YES: Final = 914
TELL_NO: Final = 915
FOUND_AT: Final = 916
DISCARD_AT: Final = 923
GOALS_KEEP: Final = 934
GOALS_REPLACE: Final = 935
ALL: Final = 937

GIFTS: Final = 11  # kinds of cards that can be given: Community cards and Job Offers


def vocabulary() -> tuple[str, ...]:
    """The token of every choice."""
    towns = [name for name, _ in _MAP.towns]
    raises = [f"raise {track}{_with_education(used)}" for track in TRACKS for used in range(4)]
    buys = [
        f"buy {power}{stands}" for power in POWERS for stands in ("", " with education first", " with education last")
    ]
    gifts = [f"give {card} to {receiver}" for receiver in RECEIVERS for card in CARD_WORDS[:GIFTS]]
    return (
        *(f"settle in {town}" for town in towns),
        *(f"be the {role}" for role in ROLES),
        *(f"survivor at {land}" for land in LAND_WORDS),
        *raises,
        *buys,
        *(f"new pawn beside pawn {number}" for number in range(1, 5)),
        "upgrades done",
        *(f"resist with {card}" for card in RESISTING),
        *("take the threat", "teach against it", "teach another time"),
        *("call outside activism", "hold outside activism back"),
        *("witness with newspaper", "witness with radio", "no more witness"),
        *(f"pay {card}" for card in CARD_WORDS[:10]),
        "leave it to the others",
        *(f"surrender {card}" for card in CARD_WORDS[:10]),
        *(f"camp at {land}" for land in LAND_WORDS),
        *(f"send pawn {number}" for number in range(1, 5)),
        *(f"give up survivor {number}" for number in range(1, 13)),
        *(f"dynamite at {land}" for land in LAND_WORDS),
        *("move", "donate", "accept work", "seek work", "work for the community"),
        *(f"launch a raft with pawn {number}" for number in range(1, 5)),
        *(f"pick up with pawn {number}" for number in range(1, 5)),
        *(f"drop off with pawn {number}" for number in range(1, 5)),
        *("read the newspaper", "listen to the radio", "hold a fundraiser", "hold a fundraiser for all"),
        *(f"counter a threat with {card}" for card in RESISTING),
        *(f"teach against the threat to {colour}" for colour in COLOURS),
        *(f"find {card}" for card in CARD_WORDS[:GIFTS]),
        *("call helping hands", "hold a church supper"),
        *(f"perform for {audience}" for audience in AUDIENCES),
        *(f"sell farm animals to {audience}" for audience in AUDIENCES),
        *(f"sell garden to {audience}" for audience in AUDIENCES),
        "end turn",
        *(f"{pawn} {way}" for pawn in PAWN_WORDS for way in WAYS),
        *(f"raft {raft} {way}" for raft in range(1, 11) for way in WAYS),
        *(f"{pawn} boards" for pawn in PAWN_WORDS),
        *(f"ask to move {pawn}" for pawn in PAWN_WORDS),
        *("hitch the mules", "end move", "lend the pawn", "do not lend the pawn"),
        *("take an offer", "use the discount"),
        *(f"levee at {land}" for land in LAND_WORDS),
        *(f"ask {pawn} to build" for pawn in PAWN_WORDS),
        "end work",
        *gifts,
        "end donation",
        *("tell the others", "tell nobody"),
        *(f"bring it to {receiver}" for receiver in RECEIVERS),
        *(f"discard {card}" for card in CARD_WORDS[:GIFTS]),
        *("keep the goals", "replace goal 1", "replace goal 2"),
    )


def _with_education(used: int) -> str:
    return f" with {used} education" if used else ""

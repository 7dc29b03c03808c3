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
#: For whom one can perform and to whom one can sell: towns, pawns, Survivors.
AUDIENCES: Final[tuple[str, ...]] = (
    *(f"the town of {colour}" for colour in COLOURS),
    *PAWN_WORDS,
    *(f"survivor {number}" for number in range(1, 13)),
)
PAWN_AUDIENCE: Final = 4
SURVIVOR_AUDIENCE: Final = 20
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
CANCEL_TAUGHT: Final = 165
CANCEL_NO: Final = 166
WITNESS_AT: Final = 167
WITNESS_NO: Final = 169
FORCE_AT: Final = 170
FORCE_NO: Final = 180
HATRED_AT: Final = 181
CAMP_AT: Final = 191
CAMP_NO: Final = 295
SEND_AT: Final = 296
GIVE_UP_AT: Final = 300
DYNAMITE_AT: Final = 312
ACT_MOVE: Final = 416
ACT_DONATE: Final = 417
ACT_ACCEPT: Final = 418
ACT_SEEK: Final = 419
ACT_COMMUNITY: Final = 420
ACT_LAUNCH: Final = 421
ACT_PICK_UP: Final = 425
ACT_DROP_OFF: Final = 429
ACT_NEWSPAPER: Final = 433
ACT_RADIO: Final = 434
ACT_SHOW: Final = 435
ACT_BIG_SHOW: Final = 436
ACT_TAUGHT: Final = 437  # the Teacher's Education for a Newspaper, a Radio, and one or two Vaudeville cards
ACT_COUNTER: Final = 442
ACT_TEACH: Final = 447
ACT_FIND: Final = 451
ACT_HANDS: Final = 462
ACT_SUPPER: Final = 463
ACT_END: Final = 464
# What the Blues Singer and the Sharecropper do, in their turn and in the middle of a Move.
ACT_PERFORM: Final = 465
ACT_SELL_ANIMALS: Final = 497
ACT_SELL_GARDEN: Final = 529
MOVE_PAWN: Final = 561
MOVE_RAFT: Final = 657
MOVE_BOARD: Final = 717
MOVE_ASK: Final = 733
MOVE_MULES: Final = 749
MOVE_END: Final = 750
LEND: Final = 751
LEND_NOT: Final = 752
WORK_TAKE: Final = 753
WORK_DISCOUNT: Final = 754
WORK_LEVEE: Final = 755
WORK_ASK: Final = 859
WORK_END: Final = 875
DONATE_AT: Final = 876  # receiver * 11 + card
DONATE_END: Final = 953
TELL_YES: Final = 954
TELL_NO: Final = 955
FOUND_AT: Final = 956
FOUND_KEEP: Final = 963
DISCARD_AT: Final = 964
GOALS_KEEP: Final = 975
GOALS_REPLACE: Final = 976
ALL: Final = 978

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
        *("call outside activism", "call outside activism with education", "hold outside activism back"),
        *("witness with newspaper", "witness with radio", "no more witness"),
        *(f"pay {card}" for card in CARD_WORDS[:10]),
        "leave it to the others",
        *(f"surrender {card}" for card in CARD_WORDS[:10]),
        *(f"camp at {land}" for land in LAND_WORDS),
        "place no camp",
        *(f"send pawn {number}" for number in range(1, 5)),
        *(f"give up survivor {number}" for number in range(1, 13)),
        *(f"dynamite at {land}" for land in LAND_WORDS),
        *("move", "donate", "accept work", "seek work", "work for the community"),
        *(f"launch a raft with pawn {number}" for number in range(1, 5)),
        *(f"pick up with pawn {number}" for number in range(1, 5)),
        *(f"drop off with pawn {number}" for number in range(1, 5)),
        *("read the newspaper", "listen to the radio", "hold a fundraiser", "hold a fundraiser for all"),
        *("read the newspaper with education", "listen to the radio with education"),
        "hold a fundraiser with education",
        *(f"hold a fundraiser for all with {used} education" for used in (1, 2)),
        *(f"counter a threat with {card}" for card in RESISTING),
        *(f"teach against the threat to {colour}" for colour in COLOURS),
        *(f"find {card}" for card in CARD_WORDS[:GIFTS]),
        *("call helping hands", "hold a church supper", "end turn"),
        *(f"perform for {audience}" for audience in AUDIENCES),
        *(f"sell farm animals to {audience}" for audience in AUDIENCES),
        *(f"sell garden to {audience}" for audience in AUDIENCES),
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
        "keep it",
        *(f"discard {card}" for card in CARD_WORDS[:GIFTS]),
        *("keep the goals", "replace goal 1", "replace goal 2"),
    )


def _with_education(used: int) -> str:
    return f" with {used} education" if used else ""

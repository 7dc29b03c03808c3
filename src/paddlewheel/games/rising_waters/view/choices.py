"""The choices in words, with what each one touches on the table."""

from __future__ import annotations

from collections.abc import Callable

from paddlewheel.games.rising_waters.components import CARDS, TRACKS, Components
from paddlewheel.games.rising_waters.grid import hex_name, neighbour
from paddlewheel.games.rising_waters.kinds import EDUCATION, FARM, GARDEN, NEWSPAPER, RADIO, THREAT, VAUDEVILLE
from paddlewheel.games.rising_waters.messages import say
from paddlewheel.games.rising_waters.rules import vocabulary as v
from paddlewheel.games.rising_waters.view.names import (
    LAND_AT,
    RESISTING_CARDS,
    RIVER_MAP,
    card_name,
    goal_name,
    ground_words,
    hex_words,
    pawn_name,
    player_name,
    power_name,
    power_words,
    price_words,
    role_name,
    role_words,
    town_name,
    track_name,
)
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.language import Fact, listed

#: A label, a sentence of help, and the ids of what it touches.
Words = tuple[str, str, tuple[str, ...]]

#: The actions, and what each touches (nothing: the own board).
ACTIONS = (("move", ""), ("donate", ""), ("accept-work", "row"), ("seek-work", "row"), ("community-work", "community"))
#: What the Resistance cards do as an action, the cards, and what it touches.
RESISTANCE: tuple[tuple[str, tuple[int, int], str], ...] = (
    ("newspaper", (1, NEWSPAPER), "weather"),
    ("radio", (1, RADIO), "row"),
    ("fundraiser", (1, VAUDEVILLE), "community"),
    ("fundraiser-for-all", (2, VAUDEVILLE), "community"),
)
#: The same with the Teacher's Education.
TAUGHT: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = (
    *((number, ((1, EDUCATION),)) for number in range(3)),
    (3, ((1, VAUDEVILLE), (1, EDUCATION))),
    (3, ((2, EDUCATION),)),
)


def choice_words(seen: FloodObservation, parts: Components, choice: int) -> Words:
    """One choice of the seat that looks."""
    first = next(first for first in FIRSTS if choice >= first)
    if first in BY_COMPONENTS:
        return BY_COMPONENTS[first](seen, parts, choice - first)
    return PARTS[first](seen, choice - first)


def matters(seen: FloodObservation, choice: int) -> bool:
    """Whether a player is asked once more: a town and a role are for the whole game, and actions left are lost."""
    return choice < v.SURVIVOR_AT or (choice == v.ACT_END and seen.actions > 0)


def _hand(seen: FloodObservation, card: int) -> str:
    return f"card-{seen.player}-{card}"


def _seat(seen: FloodObservation, player: int | None = None) -> str:
    return f"board-{seen.player if player is None else player}"


def _hex_id(hex: int) -> str:
    return f"hex-{hex_name(hex)}"


def _ground(seen: FloodObservation, hex: int) -> str:
    """What a hex is like on this side of the board."""
    land = LAND_AT[hex]
    return ground_words(hex) if land < 0 else ground_words(hex, seen.elevations[land])


def _said(message: str, *touches: str, **facts: Fact) -> Words:
    """A choice by its message, whose attribute is the help."""
    return say(f"choose-{message}", **facts), say(f"choose-{message}.help", **facts), touches


def _plain(message: str, *touches: str) -> Callable[[FloodObservation, int], Words]:
    return lambda seen, number: _said(message, *(touches or (_seat(seen),)))


def _settle(seen: FloodObservation, town: int) -> Words:
    site = RIVER_MAP.towns[town][1]
    return _said("settle", _hex_id(site), town=town_name(town), ground=_ground(seen, site))


def _role(seen: FloodObservation, parts: Components, role: int) -> Words:
    return say("choose-role", role=role_name(role)), role_words(parts, role), (_seat(seen),)


def _at_land(message: str) -> Callable[[FloodObservation, int], Words]:
    """A choice of a hex of land."""

    def words(seen: FloodObservation, place: int) -> Words:
        hex = v.LAND_HEXES[place]
        return _said(message, _hex_id(hex), hex=hex_words(hex), ground=_ground(seen, hex))

    return words


def _raise(seen: FloodObservation, parts: Components, number: int) -> Words:
    track, wild = divmod(number, 4)
    cost = seen.players[seen.player].costs[track]
    cards = [(cost - wild, parts.track_card(TRACKS[track]))] + ([(wild, EDUCATION)] if wild else [])
    price, touches = price_words(*cards), f"track-{seen.player}-{track}"
    return _said("raise", touches, **{"raise": track_name(track, ".raise"), "price": price})


def _buy(seen: FloodObservation, parts: Components, number: int) -> Words:
    power, wild = divmod(number, 3)
    cards = [card_name(CARDS.index(card)) for card in parts.renewable[power].cards]
    if wild:
        cards[wild - 1] = say("education-for", card=cards[wild - 1])
    facts = {"buy": power_name(power, ".buy"), "price": listed(cards), "power": power_words(parts, power, ".help")}
    return _said("buy", f"power-{seen.player}-{power}", **facts)


def _new_pawn(seen: FloodObservation, pawn: int) -> Words:
    hex = seen.players[seen.player].pawns[pawn][0]
    return _said("new-pawn", _hex_id(hex), hex=hex_words(hex))


def _resist(seen: FloodObservation, number: int) -> Words:
    card = RESISTING_CARDS[number]
    return _said("resist", _hand(seen, card), "crisis", card=card_name(card))


def _witness(seen: FloodObservation, number: int) -> Words:
    card = NEWSPAPER + number
    return _said("witness", _hand(seen, card), "crisis", card=card_name(card))


def _of_hand(message: str) -> Callable[[FloodObservation, int], Words]:
    """A choice of a card in the hand."""
    return lambda seen, card: _said(message, _hand(seen, card), card=card_name(card))


def _of_pawn(message: str) -> Callable[[FloodObservation, int], Words]:
    """A choice of a pawn of one's own."""
    return lambda seen, pawn: _said(message, f"pawn-{seen.player * 4 + pawn}", pawn=pawn + 1)


def _no_camp(seen: FloodObservation, number: int) -> Words:
    return _said("no-camp", "relief", donations=seen.donations)


def _give_up(seen: FloodObservation, survivor: int) -> Words:
    return _said("give-up", f"survivor-{survivor}", hex=hex_words(seen.survivors[survivor][0]))


def _act(seen: FloodObservation, number: int) -> Words:
    message, touches = ACTIONS[number]
    return _said(message, touches or _seat(seen))


def _drop_off(seen: FloodObservation, pawn: int) -> Words:
    camp = str(seen.players[seen.player].pawns[pawn][0]) in seen.camps
    return _said("drop-off", f"pawn-{seen.player * 4 + pawn}", pawn=pawn + 1, camp="yes" if camp else "no")


def _resistance(seen: FloodObservation, number: int) -> Words:
    message, price, touches = RESISTANCE[number]
    return _said(message, touches, price=price_words(price))


def _taught(seen: FloodObservation, number: int) -> Words:
    same, cards = TAUGHT[number]
    message, _, touches = RESISTANCE[same]
    return say(f"choose-{message}", price=price_words(*cards)), say(f"choose-{message}.taught"), (touches,)


def _counter(seen: FloodObservation, number: int) -> Words:
    card = RESISTING_CARDS[number]
    return _said("counter", _hand(seen, card), _hand(seen, THREAT), card=card_name(card))


def _teach(seen: FloodObservation, player: int) -> Words:
    return _said("teach-for", _seat(seen, player), player=player_name(player))


def _find(seen: FloodObservation, card: int) -> Words:
    return _said("find", "community", card=card_name(card))


def _audience(number: int) -> tuple[str, str]:
    """Whom one sings for or sells to, and what that touches."""
    if number < v.PAWN_AUDIENCE:
        return say("whom-town", player=player_name(number)), f"town-{number}"
    if number < v.SURVIVOR_AUDIENCE:
        pawn = number - v.PAWN_AUDIENCE
        return pawn_name(pawn), f"pawn-{pawn}"
    survivor = number - v.SURVIVOR_AUDIENCE
    return say("whom-survivor", survivor=survivor + 1), f"survivor-{survivor}"


def _perform(seen: FloodObservation, number: int) -> Words:
    whom, touches = _audience(number)
    return _said("perform", touches, whom=whom)


def _sell(card: int) -> Callable[[FloodObservation, int], Words]:
    def words(seen: FloodObservation, number: int) -> Words:
        whom, touches = _audience(number)
        return _said("sell", touches, card=card_name(card), whom=whom)

    return words


def _way(way: int) -> str:
    return say(f"way-{v.WAYS[way]}")


def _step(seen: FloodObservation, number: int) -> Words:
    pawn, way = divmod(number, 6)
    there = neighbour(seen.players[pawn // 4].pawns[pawn % 4][0], way)
    facts = {"pawn": pawn_name(pawn), "hex": hex_words(there), "way": _way(way), "ground": _ground(seen, there)}
    return _said("step", f"pawn-{pawn}", _hex_id(there), **facts)


def _float(seen: FloodObservation, number: int) -> Words:
    raft, way = divmod(number, 6)
    there = neighbour(seen.rafts[raft], way)
    return _said("float", f"raft-{raft}", _hex_id(there), raft=raft + 1, hex=hex_words(there), way=_way(way))


def _board(seen: FloodObservation, pawn: int) -> Words:
    return _said("board", f"pawn-{pawn}", pawn=pawn_name(pawn))


def _ask(message: str) -> Callable[[FloodObservation, int], Words]:
    return lambda seen, pawn: _said(
        message, f"pawn-{pawn}", owner=player_name(pawn // 4), pawn=pawn_name(pawn, ".within")
    )


def _lend(message: str) -> Callable[[FloodObservation, int], Words]:
    return lambda seen, number: _said(
        message,
        f"pawn-{seen.asked}",
        pawn=pawn_name(seen.asked),
        player=player_name(seen.turn),
        use="build" if seen.asked_to_build else "move",
    )


def _levee(seen: FloodObservation, place: int) -> Words:
    hex = v.LAND_HEXES[place]
    built = str(hex) in seen.levees
    offers = (1 if built else 2) - int(seen.discount)
    facts = {"built": "yes" if built else "no", "hex": hex_words(hex), "ground": _ground(seen, hex)}
    return _said("levee", _hex_id(hex), offers=offers, **facts)


def gift_words(seen: FloodObservation, parts: Components, number: int, form: str = "") -> str:
    """A card and who gets it, as a choice of a donation; or `.plan`, with the donation."""
    receiver, card = divmod(number, v.GIFTS)
    return say(f"choose-give{form}", card=card_name(card), receiver=_receiver(seen, parts, receiver)[0])


def _give(seen: FloodObservation, parts: Components, number: int) -> Words:
    receiver, card = divmod(number, v.GIFTS)
    touches = (_hand(seen, card), _receiver(seen, parts, receiver)[1])
    return gift_words(seen, parts, number), say("choose-give.help"), touches


def _receiver(seen: FloodObservation, parts: Components, receiver: int) -> tuple[str, str]:
    """Who is given something, and what that touches."""
    if receiver < v.RELIEF:
        return player_name(receiver), _seat(seen, receiver)
    if receiver == v.RELIEF:
        return say("receiver-relief"), "relief"
    slot = receiver - v.GOAL_SLOT
    return say("receiver-goal", goal=goal_name(parts, seen.goals[slot])), f"goal-{slot}"


def _bring(seen: FloodObservation, parts: Components, receiver: int) -> Words:
    words, touches = _receiver(seen, parts, receiver)
    return _said("bring", touches, receiver=words)


def _discard(seen: FloodObservation, parts: Components, card: int) -> Words:
    return _said("discard", _hand(seen, card), card=card_name(card), limit=parts.table.hand_limit.value)


def _replace(seen: FloodObservation, parts: Components, slot: int) -> Words:
    return _said("replace-goal", f"goal-{slot}", goal=goal_name(parts, seen.goals[slot]))


def _supper(seen: FloodObservation, parts: Components, number: int) -> Words:
    return _said("supper", "community", cards=parts.power.supper_cards.value)


def _mules(seen: FloodObservation, parts: Components, number: int) -> Words:
    return _said("mules", _seat(seen), hexes=parts.power.mule_hexes.value)


#: Where the choices of each kind begin, and how they are worded.
PARTS: dict[int, Callable[[FloodObservation, int], Words]] = {
    v.TOWNS_AT: _settle,
    v.SURVIVOR_AT: _at_land("survivor"),
    v.NEW_PAWN_AT: _new_pawn,
    v.UPGRADED: _plain("upgraded"),
    v.RESIST_AT: _resist,
    v.TAKE_THREAT: _plain("take-threat", "crisis"),
    v.TEACH_YES: _plain("teach", "crisis"),
    v.TEACH_NO: _plain("teach-not", "crisis"),
    v.CANCEL_YES: _plain("cancel", "crisis"),
    v.CANCEL_TAUGHT: _plain("cancel-taught", "crisis"),
    v.CANCEL_NO: _plain("cancel-not", "crisis"),
    v.WITNESS_AT: _witness,
    v.WITNESS_NO: _plain("witness-not", "crisis"),
    v.FORCE_AT: _of_hand("pay"),
    v.FORCE_NO: _plain("pay-not", "crisis"),
    v.HATRED_AT: _of_hand("pay"),
    v.CAMP_AT: _at_land("camp"),
    v.CAMP_NO: _no_camp,
    v.SEND_AT: _of_pawn("send"),
    v.GIVE_UP_AT: _give_up,
    v.DYNAMITE_AT: _at_land("dynamite"),
    v.ACT_MOVE: _act,
    v.ACT_LAUNCH: _of_pawn("launch"),
    v.ACT_PICK_UP: _of_pawn("pick-up"),
    v.ACT_DROP_OFF: _drop_off,
    v.ACT_NEWSPAPER: _resistance,
    v.ACT_TAUGHT: _taught,
    v.ACT_COUNTER: _counter,
    v.ACT_TEACH: _teach,
    v.ACT_FIND: _find,
    v.ACT_HANDS: _plain("hands"),
    v.ACT_END: _plain("end-turn"),
    v.ACT_PERFORM: _perform,
    v.ACT_SELL_ANIMALS: _sell(FARM),
    v.ACT_SELL_GARDEN: _sell(GARDEN),
    v.MOVE_PAWN: _step,
    v.MOVE_RAFT: _float,
    v.MOVE_BOARD: _board,
    v.MOVE_ASK: _ask("ask"),
    v.MOVE_END: _plain("end-move"),
    v.LEND: _lend("lend"),
    v.LEND_NOT: _lend("lend-not"),
    v.WORK_TAKE: _plain("take-offer", "row"),
    v.WORK_DISCOUNT: _plain("discount"),
    v.WORK_LEVEE: _levee,
    v.WORK_ASK: _ask("ask-to-build"),
    v.WORK_END: _plain("end-work"),
    v.DONATE_END: _plain("end-donation"),
    v.TELL_YES: _plain("tell"),
    v.TELL_NO: _plain("tell-not"),
    v.FOUND_KEEP: _plain("keep-found"),
    v.GOALS_KEEP: _plain("keep-goals", "goal-0", "goal-1"),
}
#: The same of those that speak of what the component file says.
BY_COMPONENTS: dict[int, Callable[[FloodObservation, Components, int], Words]] = {
    v.ROLES_AT: _role,
    v.RAISE_AT: _raise,
    v.BUY_AT: _buy,
    v.ACT_SUPPER: _supper,
    v.MOVE_MULES: _mules,
    v.DONATE_AT: _give,
    v.FOUND_AT: _bring,
    v.DISCARD_AT: _discard,
    v.GOALS_REPLACE: _replace,
}
FIRSTS = sorted((*PARTS, *BY_COMPONENTS), reverse=True)

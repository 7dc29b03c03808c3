"""The choices in words, with what each one touches on the table."""

from __future__ import annotations

from collections.abc import Callable

from paddlewheel.games.rising_waters.components import CARDS
from paddlewheel.games.rising_waters.grid import hex_name, neighbour
from paddlewheel.games.rising_waters.rules import vocabulary as v
from paddlewheel.games.rising_waters.view.names import (
    ACTIONS,
    CARD_NAMES,
    COMPONENTS,
    GOAL_NAMES,
    LAND_AT,
    PLAYERS,
    POWER_HELP,
    POWER_NAMES,
    RESIST_NAMES,
    RESISTANCE,
    RIVER_MAP,
    ROLE_HELP,
    ROLE_NAMES,
    TAUGHT,
    TOWN_NAMES,
    TRACK_NAMES,
    ground_words,
    hex_words,
)
from paddlewheel.games.rising_waters.view.observation import FloodObservation
from paddlewheel.presentation import counted

#: A label, a sentence of help, and the ids of what it touches.
Words = tuple[str, str, tuple[str, ...]]


def choice_words(seen: FloodObservation, choice: int) -> Words:
    """One choice of the seat that looks."""
    for first, words in PARTS:
        if choice >= first:
            return words(seen, choice - first)
    raise ValueError(choice)


def matters(seen: FloodObservation, choice: int) -> bool:
    """Whether a player is asked once more: a town and a role are for the whole game, and actions left are lost."""
    return choice < v.SURVIVOR_AT or (choice == v.ACT_END and seen.actions > 0)


def _hand(seen: FloodObservation, card: int) -> str:
    return f"card-{seen.player}-{card}"


def _seat(seen: FloodObservation, player: int | None = None) -> str:
    return f"board-{seen.player if player is None else player}"


def _land(place: int) -> int:
    return v.LAND_HEXES[place]


def _hex_id(hex: int) -> str:
    return f"hex-{hex_name(hex)}"


def _ground(seen: FloodObservation, hex: int) -> str:
    """What a hex is like on this side of the board."""
    land = LAND_AT[hex]
    return ground_words(hex) if land < 0 else f"{ground_words(hex)}, elevation {seen.elevations[land]}"


def _settle(seen: FloodObservation, town: int) -> Words:
    site = RIVER_MAP.towns[town][1]
    return (
        f"Settle in {TOWN_NAMES[town]}",
        f"Your town and your pawns start there: {_ground(seen, site)}.",
        (_hex_id(site),),
    )


def _role(seen: FloodObservation, role: int) -> Words:
    return f"Be the {ROLE_NAMES[role]}", ROLE_HELP[role], (_seat(seen),)


def _survivor(seen: FloodObservation, place: int) -> Words:
    hex = _land(place)
    return f"Survivor to {hex_words(hex)}", f"There: {_ground(seen, hex)}.", (_hex_id(hex),)


def _raise(seen: FloodObservation, number: int) -> Words:
    track, wild = divmod(number, 4)
    cost = seen.players[seen.player].costs[track]
    card = CARD_NAMES[(4, 3, 2, 1, 0)[track]]
    extra = f" and {wild} Education" if wild else ""
    label = "Learn to swim" if track == 4 else f"Raise {TRACK_NAMES[track]}"
    price = f"{cost - wild} {card}{extra}"
    return (
        f"{label} ({price})",
        f"Discard {price}. It lasts for the rest of the game.",
        (f"track-{seen.player}-{track}",),
    )


def _buy(seen: FloodObservation, number: int) -> Words:
    power, wild = divmod(number, 3)
    cards = [CARD_NAMES[CARDS.index(card)] for card in COMPONENTS.renewable[power].cards]
    if wild:
        cards[wild - 1] = f"Education for {cards[wild - 1]}"
    price = " and ".join(cards)
    help_ = f"Discard {price}. {POWER_HELP[power]}"
    return f"Buy the {POWER_NAMES[power]} ({price})", help_, (f"power-{seen.player}-{power}",)


def _new_pawn(seen: FloodObservation, pawn: int) -> Words:
    hex = seen.players[seen.player].pawns[pawn][0]
    return f"New pawn to {hex_words(hex)}", "Your town is lost: it joins one of your pawns.", (_hex_id(hex),)


def _resist(seen: FloodObservation, card: int) -> Words:
    number = 5 if card == 4 else 6 + card
    return f"Resist with {RESIST_NAMES[card]}", "Both cards are discarded.", (_hand(seen, number), "crisis")


def _plain(label: str, help_: str, *touches: str) -> Callable[[FloodObservation, int], Words]:
    return lambda seen, number: (label, help_, touches or (_seat(seen),))


def _witness(seen: FloodObservation, card: int) -> Words:
    help_ = "A point, and it counts as your payment."
    return f"Tell the world with {CARD_NAMES[6 + card]}", help_, (_hand(seen, 6 + card), "crisis")


def _pay(seen: FloodObservation, card: int) -> Words:
    return f"Pay {CARD_NAMES[card]}", "It goes to the discards.", (_hand(seen, card),)


def _camp(seen: FloodObservation, place: int) -> Words:
    hex = _land(place)
    return f"Green camp at {hex_words(hex)}", f"It never floods. There: {_ground(seen, hex)}.", (_hex_id(hex),)


def _no_camp(seen: FloodObservation, number: int) -> Words:
    return "Place no camp", f"The {counted(seen.donations, 'donated card')} stay on the track.", ("relief",)


def _send(seen: FloodObservation, pawn: int) -> Words:
    return f"Send pawn {pawn + 1}", "It may leave again by moving.", (f"pawn-{seen.player * 4 + pawn}",)


def _give_up(seen: FloodObservation, survivor: int) -> Words:
    where = hex_words(seen.survivors[survivor][0])
    return f"The Survivor at {where}", "Taken off the map, a levee in its place, one loss.", (f"survivor-{survivor}",)


def _dynamite(seen: FloodObservation, place: int) -> Words:
    hex = _land(place)
    return f"The levee at {hex_words(hex)}", "It is blown up: one loss.", (_hex_id(hex),)


def _act(seen: FloodObservation, number: int) -> Words:
    label, help_, touches = ACTIONS[number]
    return label, help_, (touches or _seat(seen),)


def _launch(seen: FloodObservation, pawn: int) -> Words:
    return (
        f"Launch a raft at pawn {pawn + 1}",
        "The pawn is on it and moves with it.",
        (f"pawn-{seen.player * 4 + pawn}",),
    )


def _pick_up(seen: FloodObservation, pawn: int) -> Words:
    return f"Pawn {pawn + 1} takes a Survivor aboard", "An action.", (f"pawn-{seen.player * 4 + pawn}",)


def _drop_off(seen: FloodObservation, pawn: int) -> Words:
    hex = seen.players[seen.player].pawns[pawn][0]
    at_camp = str(hex) in seen.camps
    help_ = "A rescue: one loss fewer." if at_camp else "Ashore; only at a camp it is a rescue."
    return f"Pawn {pawn + 1} sets the Survivor down", help_, (f"pawn-{seen.player * 4 + pawn}",)


def _resistance(seen: FloodObservation, number: int) -> Words:
    label, price, help_, touches = RESISTANCE[number]
    return f"{label} ({price})", help_, (touches,)


def _taught(seen: FloodObservation, number: int) -> Words:
    same, price = TAUGHT[number]
    label, _, help_, touches = RESISTANCE[same]
    return f"{label} ({price})", f"{help_} Your Education stands for a Resistance card.", (touches,)


def _counter(seen: FloodObservation, card: int) -> Words:
    number = 5 if card == 4 else 6 + card
    return (
        f"Counter a Threat with {RESIST_NAMES[card]}",
        "Both cards are discarded.",
        (_hand(seen, number), _hand(seen, 11)),
    )


def _teach(seen: FloodObservation, player: int) -> Words:
    return (
        f"Teach against {PLAYERS[player]}'s Threat",
        "Education and Threat are discarded; a point.",
        (_seat(seen, player),),
    )


def _find(seen: FloodObservation, card: int) -> Words:
    return (
        f"Find {CARD_NAMES[card]}",
        "From the discards; bring it to somebody for a point, or keep it.",
        ("community",),
    )


def _audience(seen: FloodObservation, number: int) -> tuple[str, tuple[str, ...]]:
    if number < v.PAWN_AUDIENCE:
        return f"{PLAYERS[number]}'s town", (f"town-{number}",)
    if number < v.SURVIVOR_AUDIENCE:
        pawn = number - v.PAWN_AUDIENCE
        return v.PAWN_WORDS[pawn].capitalize(), (f"pawn-{pawn}",)
    survivor = number - v.SURVIVOR_AUDIENCE
    return f"Survivor {survivor + 1}", (f"survivor-{survivor}",)


def _perform(seen: FloodObservation, number: int) -> Words:
    whom, touches = _audience(seen, number)
    return f"Sing for {whom} (Blues)", "Discard a Blues card for a point. No action.", touches


def _sell(card: str) -> Callable[[FloodObservation, int], Words]:
    def words(seen: FloodObservation, number: int) -> Words:
        whom, touches = _audience(seen, number)
        return f"Sell {card} to {whom}", "Discard the card for a point. No action.", touches

    return words


def _step(seen: FloodObservation, number: int) -> Words:
    pawn, way = divmod(number, 6)
    there = neighbour(seen.players[pawn // 4].pawns[pawn % 4][0], way)
    label = f"{v.PAWN_WORDS[pawn].capitalize()} to {hex_words(there)}"
    return label, f"{v.WAYS[way].capitalize()}: {_ground(seen, there)}.", (f"pawn-{pawn}", _hex_id(there))


def _float(seen: FloodObservation, number: int) -> Words:
    raft, way = divmod(number, 6)
    there = neighbour(seen.rafts[raft], way)
    return (
        f"Raft {raft + 1} to {hex_words(there)}",
        f"{v.WAYS[way].capitalize()}. One hex on land, half a hex's movement on water.",
        (f"raft-{raft}", _hex_id(there)),
    )


def _board(seen: FloodObservation, pawn: int) -> Words:
    return f"{v.PAWN_WORDS[pawn].capitalize()} boards the raft", "It moves with the raft then.", (f"pawn-{pawn}",)


def _ask(seen: FloodObservation, pawn: int) -> Words:
    return _asked(pawn, "to move it")


def _ask_to_build(seen: FloodObservation, pawn: int) -> Words:
    return _asked(pawn, "to build beside it")


def _asked(pawn: int, what_for: str) -> Words:
    owner = PLAYERS[pawn // 4]
    label = f"Ask {owner} for {v.PAWN_WORDS[pawn]}, {what_for}"
    return label, f"{owner} lends it for this action, or does not.", (f"pawn-{pawn}",)


def _lend(seen: FloodObservation, number: int) -> Words:
    pawn = v.PAWN_WORDS[seen.asked].capitalize()
    use = "builds levees beside it" if seen.asked_to_build else "moves it"
    return (
        f"Lend {pawn} to {PLAYERS[seen.turn]}",
        f"{PLAYERS[seen.turn]} {use}, in this one action.",
        (f"pawn-{seen.asked}",),
    )


def _lend_not(seen: FloodObservation, number: int) -> Words:
    use = "to build" if seen.asked_to_build else "to move it"
    help_ = f"You are not asked for it {use} a second time in this turn."
    return f"Do not lend {v.PAWN_WORDS[seen.asked].capitalize()}", help_, (f"pawn-{seen.asked}",)


def _levee(seen: FloodObservation, place: int) -> Words:
    hex = _land(place)
    built = str(hex) in seen.levees
    price = (1 if built else 2) - int(seen.discount)
    what = "Raise the levee" if built else "Build a levee"
    offers = counted(price, "Job Offer") if price else "free"
    return (
        f"{what} at {hex_words(hex)} ({offers})",
        f"It protects this hex only. There: {_ground(seen, hex)}.",
        (_hex_id(hex),),
    )


def _give(seen: FloodObservation, number: int) -> Words:
    receiver, card = divmod(number, v.GIFTS)
    label, touches = _receiver(seen, receiver)
    return f"{CARD_NAMES[card]} to {label}", "The card leaves your hand.", (_hand(seen, card), *touches)


def _receiver(seen: FloodObservation, receiver: int) -> tuple[str, tuple[str, ...]]:
    if receiver < v.RELIEF:
        return PLAYERS[receiver], (_seat(seen, receiver),)
    if receiver == v.RELIEF:
        return "the relief track", ("relief",)
    slot = receiver - v.GOAL_SLOT
    return f"the goal {GOAL_NAMES[seen.goals[slot]]}", (f"goal-{slot}",)


def _bring(seen: FloodObservation, receiver: int) -> Words:
    label, touches = _receiver(seen, receiver)
    return f"Bring it to {label}", "A point.", touches


def _discard(seen: FloodObservation, card: int) -> Words:
    return f"Discard {CARD_NAMES[card]}", "Down to seven cards.", (_hand(seen, card),)


def _replace(seen: FloodObservation, slot: int) -> Words:
    name = GOAL_NAMES[seen.goals[slot]]
    return f"Replace {name}", "What was given towards it is spent; the next goal comes up.", (f"goal-{slot}",)


PARTS: tuple[tuple[int, Callable[[FloodObservation, int], Words]], ...] = tuple(
    reversed(
        (
            (v.TOWNS_AT, _settle),
            (v.ROLES_AT, _role),
            (v.SURVIVOR_AT, _survivor),
            (v.RAISE_AT, _raise),
            (v.BUY_AT, _buy),
            (v.NEW_PAWN_AT, _new_pawn),
            (v.UPGRADED, _plain("Upgrades done", "The others may still be choosing.")),
            (v.RESIST_AT, _resist),
            (v.TAKE_THREAT, _plain("Carry the Threat", "It fills a place in your hand until you resist it.", "crisis")),
            (v.TEACH_YES, _plain("Teach against it", "Discard Education for a point.", "crisis")),
            (v.TEACH_NO, _plain("Not this time", "The Threat goes into the other's hand.", "crisis")),
            (v.CANCEL_YES, _plain("Call Outside Activism (1 card)", "Nobody pays. Once a round.", "crisis")),
            (v.CANCEL_TAUGHT, _plain("Teach against it (Education)", "Nobody pays. Once a round.", "crisis")),
            (v.CANCEL_NO, _plain("Hold it back", "Perhaps another holds one, or all pay.", "crisis")),
            (v.WITNESS_AT, _witness),
            (v.WITNESS_NO, _plain("No more witness", "On with the card.", "crisis")),
            (v.FORCE_AT, _pay),
            (v.FORCE_NO, _plain("Leave the rest to the others", "They hold enough to pay it.", "crisis")),
            (v.HATRED_AT, _pay),
            (v.CAMP_AT, _camp),
            (v.CAMP_NO, _no_camp),
            (v.SEND_AT, _send),
            (v.GIVE_UP_AT, _give_up),
            (v.DYNAMITE_AT, _dynamite),
            (v.ACT_MOVE, _act),
            (v.ACT_LAUNCH, _launch),
            (v.ACT_PICK_UP, _pick_up),
            (v.ACT_DROP_OFF, _drop_off),
            (v.ACT_NEWSPAPER, _resistance),
            (v.ACT_TAUGHT, _taught),
            (v.ACT_COUNTER, _counter),
            (v.ACT_TEACH, _teach),
            (v.ACT_FIND, _find),
            (v.ACT_HANDS, _plain("Call helping hands", "One action more.")),
            (v.ACT_SUPPER, _plain("Hold a church supper", "Draw three Community cards.", "community")),
            (v.ACT_END, _plain("End the turn", "Actions left are lost.")),
            (v.ACT_PERFORM, _perform),
            (v.ACT_SELL_ANIMALS, _sell("Farm Animals")),
            (v.ACT_SELL_GARDEN, _sell("Garden")),
            (v.MOVE_PAWN, _step),
            (v.MOVE_RAFT, _float),
            (v.MOVE_BOARD, _board),
            (v.MOVE_ASK, _ask),
            (v.MOVE_MULES, _plain("Hitch the mules", "Three hexes more for this Move.")),
            (v.MOVE_END, _plain("End the move", "What is left of the movement is lost.")),
            (v.LEND, _lend),
            (v.LEND_NOT, _lend_not),
            (v.WORK_TAKE, _plain("Take a Job Offer", "Into your hand, to build with now or later.", "row")),
            (v.WORK_DISCOUNT, _plain("Use the work discount", "The next levee costs one offer less.")),
            (v.WORK_LEVEE, _levee),
            (v.WORK_ASK, _ask_to_build),
            (v.WORK_END, _plain("End the work", "Offers in your hand are kept.")),
            (v.DONATE_AT, _give),
            (v.DONATE_END, _plain("End the donation", "No more cards with this action.")),
            (v.TELL_YES, _plain("Tell the others", "Everybody knows these cards then.")),
            (v.TELL_NO, _plain("Tell nobody", "You alone know them.")),
            (v.FOUND_AT, _bring),
            (v.FOUND_KEEP, _plain("Keep it", "The card goes into your hand; no point.")),
            (v.DISCARD_AT, _discard),
            (v.GOALS_KEEP, _plain("Keep both goals", "They stay face up.", "goal-0", "goal-1")),
            (v.GOALS_REPLACE, _replace),
        )
    )
)

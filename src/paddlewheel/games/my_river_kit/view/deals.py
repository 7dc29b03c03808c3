"""Proposals, pledges and promises in words: short sentences for the journal, the prompt and the panels."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.view.names import CITIES, act_words, wag
from paddlewheel.games.my_river_kit.view.observation import BasinObservation, DealSeen, PledgeSeen, PromiseSeen
from paddlewheel.presentation import counted, listed


def cities(seats: Sequence[int]) -> str:
    """These cities as a list in words."""
    return listed([CITIES[seat] for seat in seats])


def money_words(deal: DealSeen, parts: Components) -> str:
    """The sum and what it is for, from the sum on."""
    money = wag(deal.amount)
    if deal.rounds:
        money += f", paid back with {wag(deal.instalment)} a round for {counted(deal.rounds, 'round')}"
    if deal.tie == "paid back":
        return money
    if deal.tie == "lent once done":
        money += ","
    if deal.act is None or deal.card is None:
        return f"{money} as a gift"
    card = parts.card[deal.card].name
    doer = "I" if deal.kind == "ask" else "you"
    if deal.tie in ("once done", "lent once done"):
        return (
            f"{money} as soon as {doer} {act_words(deal.act, card)}"
            if deal.act != "not add"
            else (f"{money} if {doer} do not add {card}")
        )
    return f"{money} now, and {doer} promise to {act_words(deal.act, card)}"


def deal_words(seen: BasinObservation, parts: Components, deal: DealSeen) -> str:
    """A complete proposal as one short sentence in the words of the mayor who makes it."""
    who, to = CITIES[deal.proposer], cities(deal.to)
    words = said(seen, parts, deal)
    return f"{who} to {to}: “{words[:1].upper()}{words[1:]}”"


def said(seen: BasinObservation, parts: Components, deal: DealSeen) -> str:
    """What the proposer says."""
    each = " each" if len(deal.to) > 1 else ""
    if deal.kind == "swap" and deal.mine is not None and deal.theirs is not None:
        mine, theirs = card_on(seen, parts, deal.proposer, deal.mine), card_on(seen, parts, deal.to[0], deal.theirs)
        return f"my {mine} for your {theirs}; each of us pays {wag(seen.move_price)}."
    if deal.kind == "water":
        return f"in the next flow I buy up to {counted(deal.amount, 'marble')} for your City centre."
    if deal.kind == "ask promise" and deal.act is not None and deal.card is not None:
        return f"promise me to {act_words(deal.act, parts.card[deal.card].name)}."
    verb = "give me" if deal.kind == "ask" else f"I give you{each}"
    return f"{verb} {money_words(deal, parts)}."


def so_far(seen: BasinObservation, parts: Components, deal: DealSeen) -> str:
    """What has been said of a proposal that is not complete, for the next question."""
    to = cities(deal.to) if deal.to else "..."
    opening = {
        None: "",
        "give": " I give you",
        "ask": " give me",
        "swap": " a swap",
        "water": " I buy water for you",
        "promise": " I promise",
        "ask promise": " promise me",
        "plan": "",
    }[deal.kind]
    amount = ""
    if deal.amount:
        amount = f" {wag(deal.amount)}"
    tie = {
        "nothing": "",
        "paid back": ", paid back",
        "once done": ", once it is done",
        "promise": ", on a promise",
        "lent once done": ", lent once it is done",
    }
    act = (
        ""
        if deal.act is None
        else f" {'to ' if deal.act != 'not add' else ''}{deal.act.replace('not add', 'not to add')}"
    )
    instalment = f" with {wag(deal.instalment)} a round" if deal.instalment else ""
    mine = "" if deal.mine is None else f" of my {card_on(seen, parts, deal.proposer, deal.mine)}"
    words = f"{opening}{amount}{tie[deal.tie]}{instalment}{act}{mine}"
    return f"to {to}:{words}{',' if words else ''}"


def card_on(seen: BasinObservation, parts: Components, seat: int, plot: int) -> str:
    there = seen.mayors[seat].plots[plot]
    return "nothing" if there is None else parts.card[there.card].name


def pledge_words(pledge: PledgeSeen, parts: Components) -> str:
    payer, to = CITIES[pledge.payer], CITIES[pledge.to]
    if pledge.act is None or pledge.card is None:
        return f"{payer} buys up to {counted(pledge.amount, 'marble')} for {to} in the next flow"
    pays = "lends" if pledge.rounds else "pays"
    return f"{payer} {pays} {to} {wag(pledge.amount)} if it {act_words(pledge.act, parts.card[pledge.card].name, True)}"


def promise_words(promise: PromiseSeen, parts: Components) -> str:
    word = act_words(promise.act, parts.card[promise.card].name)
    return f"{CITIES[promise.by]} has promised {CITIES[promise.to]} to {word}"

"""Proposals, pledges and promises in words: short sentences for the journal, the prompt and the panels."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.view.names import card_name, cities, city, deed, hyphened
from paddlewheel.games.my_river_kit.view.observation import BasinObservation, DealSeen, PledgeSeen, PromiseSeen
from paddlewheel.language import Fact


def deal_words(seen: BasinObservation, parts: Components, deal: DealSeen) -> str:
    """A complete proposal as one short sentence in the words of the mayor who makes it."""
    return say("deal", who=city(deal.proposer), to=cities(deal.to), words=said(seen, parts, deal))


def said(seen: BasinObservation, parts: Components, deal: DealSeen) -> str:
    """What the proposer says."""
    if deal.kind == "swap" and deal.mine is not None and deal.theirs is not None:
        mine, theirs = card_on(seen, parts, deal.proposer, deal.mine), card_on(seen, parts, deal.to[0], deal.theirs)
        return say("said-swap", mine=mine, theirs=theirs, wag=seen.move_price)
    if deal.kind == "water":
        return say("said-water", marbles=deal.amount)
    facts: dict[str, Fact] = {"wag": deal.amount, "instalment": deal.instalment, "rounds": deal.rounds}
    if deal.act is not None and deal.card is not None:
        facts |= deed(deal.act, card_name(parts.card[deal.card]))
    if deal.kind == "ask promise":
        return say("said-ask-promise", **facts)
    kind = "ask" if deal.kind == "ask" else "give"
    return say(f"said-{kind}", kind=kind, partners=len(deal.to), tie=hyphened(deal.tie), **facts)


def so_far(seen: BasinObservation, parts: Components, deal: DealSeen, question: str) -> str:
    """What has been said of a proposal that is not complete, and the next question."""
    # Whoever speaks knows who it is, and a phone has little room.
    speaker = "self" if seen.seat in seen.deciders else "counter" if deal.counter else "other"
    return say(
        "so-far",
        speaker=speaker,
        who=city(seen.deciders[0]),
        to=cities(deal.to),
        kind=hyphened(deal.kind or "none"),
        wag=deal.amount,
        tie=hyphened(deal.tie),
        instalment=deal.instalment,
        act=hyphened(deal.act or "none"),
        mine="none" if deal.mine is None else card_on(seen, parts, deal.proposer, deal.mine),
        question=question,
    )


def card_on(seen: BasinObservation, parts: Components, seat: int, plot: int) -> str:
    there = seen.mayors[seat].plots[plot]
    return say("choice-nothing") if there is None else card_name(parts.card[there.card])


def pledge_words(pledge: PledgeSeen, parts: Components) -> str:
    payer, to = city(pledge.payer), city(pledge.to)
    if pledge.act is None or pledge.card is None:
        return say("pledge-water", payer=payer, to=to, marbles=pledge.amount)
    facts = deed(pledge.act, card_name(parts.card[pledge.card]))
    return say("pledge", payer=payer, to=to, wag=pledge.amount, rounds=pledge.rounds, **facts)


def promise_words(promise: PromiseSeen, parts: Components) -> str:
    facts = deed(promise.act, card_name(parts.card[promise.card]))
    return say("promise", by=city(promise.by), to=city(promise.to), **facts)

"""What a mayor's words are for: agreements, proposals with their likely answers, and money that is kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.rules.agreements import (
    ASK_PROMISE,
    NO_ONE,
    PAID_BACK,
    PLAN,
    SWAP,
    WATER_HELP,
    Deal,
    Pledge,
)
from paddlewheel.games.my_river_kit.rules.deals import ACTS, TIES
from paddlewheel.games.my_river_kit.rules.vocabulary import ANSWER, CARD, TALK, WORKS
from paddlewheel.games.my_river_kit.state import NOTHING, Basin
from paddlewheel.games.my_river_kit.tactics.tactics import MayorTactics
from paddlewheel.games.my_river_kit.view.names import card_names, cities, city, deed, hyphened
from paddlewheel.language import Fact
from paddlewheel.presentation import PlayedTurn

Agreement = TypeVar("Agreement")


def talk_reasons(turn: PlayedTurn[Basin], after: Basin, parts: Components, tactics: MayorTactics) -> list[str]:
    """What was agreed on and proposed, and why nothing was said, accepted or built."""
    before, seat = turn.before, turn.seat
    first = turn.choices[0] if turn.choices else NOTHING
    said = _agreed(before, after, seat, parts)
    if _step(before) == ANSWER and first == tactics.words.answer:
        said += _accepted(before, seat, tactics)
    if _step(before) == ANSWER and first == tactics.words.answer + 1:
        said += _refused(before.deal(), seat)
    if _step(after) == ANSWER and after.deal().proposer == seat:
        said += _proposed(after, seat, parts, tactics)
    if _step(before) == TALK and first == tactics.words.pass_on:
        said += _passed(before, seat, parts, tactics)
    if _step(before) == WORKS and first == tactics.words.end_works:
        said += _nothing_built(before, seat, tactics)
    return said


def tells_plan(turn: PlayedTurn[Basin]) -> bool:
    """Whether a plan is announced, for the first time or again."""
    chosen_at = turn.positions[: len(turn.choices)]
    return any(_step(each) == CARD and each.deal().kind == PLAN for each in chosen_at)


def _step(basin: Basin) -> int:
    return basin.stack[-1] & 255 if len(basin.stack) else NOTHING


# -- agreements ------------------------------------------------------------------------------------------------------


def _agreed(before: Basin, after: Basin, seat: int, parts: Components) -> list[str]:
    """Promises, pledges and loans between mayors that the turn brings about."""
    names = card_names(parts)
    said = [
        say("reason-promises", to=city(each.to), **deed(ACTS[each.act], names[each.card]))
        for each in _new(before.promises, after.promises)
        if each.by == seat
    ]
    for pledge in _new(before.pledges, after.pledges):
        said += _pledged(pledge, seat, names)
    for loan in _new(before.loans, after.loans):
        if loan.lender == seat:
            said.append(say("reason-gets-back", wag=loan.outstanding(), city=city(loan.borrower)))
        elif loan.borrower == seat:
            said.append(say("reason-pays-back", wag=loan.outstanding(), city=city(loan.lender)))
    return said


def _new(before: Iterable[Agreement], after: Iterable[Agreement]) -> list[Agreement]:
    """What was added at the end of a list."""
    return [*after][len([*before]) :]


def _pledged(pledge: Pledge, seat: int, names: list[str]) -> list[str]:
    """Help that waits, on either side of it."""
    if seat not in (pledge.payer, pledge.to):
        return []
    helps = pledge.payer == seat
    other = city(pledge.to if helps else pledge.payer)
    if pledge.is_water():
        return [say("reason-buys-water" if helps else "reason-has-water", marbles=pledge.amount, city=other)]
    facts = deed(ACTS[pledge.act], names[pledge.card])
    return [say("reason-pays-if" if helps else "reason-earns-if", wag=pledge.amount, city=other, **facts)]


# -- answers and proposals -------------------------------------------------------------------------------------------


def _accepted(before: Basin, seat: int, tactics: MayorTactics) -> list[str]:
    """A promise that costs nothing; the rest of what is agreed shows by itself."""
    deal = before.deal()
    if deal.kind == ASK_PROMISE and tactics.bargainer.would_do_anyway(before.clone(), seat, deal):
        return [say("reason-not-bound")]
    return []


def _refused(deal: Deal, seat: int) -> list[str]:
    if deal.kind == ASK_PROMISE:
        return [say("reason-hands-free")]
    if deal.kind not in (SWAP, WATER_HELP) and deal.lender(seat) == seat:
        return [say("reason-keeps", wag=deal.amount)]
    if deal.tie == PAID_BACK:
        return [say("reason-saves", wag=deal.instalment * deal.rounds)]
    return [say("reason-leaves-all")]


def _proposed(after: Basin, seat: int, parts: Components, tactics: MayorTactics) -> list[str]:
    """What a proposal asks of either side, and who is likely to accept it."""
    deal = after.deal()
    partners = [other for other in range(after.seats) if deal.partners >> other & 1]
    said = []
    if deal.kind not in (SWAP, WATER_HELP, ASK_PROMISE):
        message = "reason-offers" if deal.lender(partners[0]) == seat else "reason-asks"
        said.append(say(message, to=cities(partners), **_terms(deal, parts)))
    willing = [other for other in partners if _would_accept(after, other, tactics)]
    if willing:
        said.append(say("reason-willing", cities=cities(willing), count=len(willing)))
    else:
        said.append(say("reason-unwilling"))
    return said


def _terms(deal: Deal, parts: Components) -> dict[str, Fact]:
    """What a sum is given for."""
    facts: dict[str, Fact] = {
        "wag": deal.amount,
        "instalment": deal.instalment,
        "rounds": deal.rounds,
        "tie": hyphened(TIES[deal.tie]),
    }
    return facts if deal.act == NO_ONE else facts | deed(ACTS[deal.act], card_names(parts)[deal.card])


def _would_accept(after: Basin, other: int, tactics: MayorTactics) -> bool:
    """Whether a mayor who judges as the seat does accepts the proposal at hand."""
    return bool(tactics.bargainer.answer(after.clone(), other)[0] == tactics.words.answer)


# -- silence ---------------------------------------------------------------------------------------------------------


def _passed(before: Basin, seat: int, parts: Components, tactics: MayorTactics) -> list[str]:
    """What the money is kept for, or why there is nothing to propose."""
    table = before.clone()
    purse = table.mayors[seat].wag
    said = []
    if before.passes == before.seats - 1:
        said.append(say("reason-ends-talk"))
    tactics.builder.search(table, seat, purse, False)
    card = tactics.builder.card
    if card != NOTHING:
        price = before.rules.data.price(before, card)
        return [*said, say("reason-keeps-for", purse=purse, card=card_names(parts)[card], wag=price)]
    if before.mayors[seat].built:
        return said
    return [*said, say("reason-leaves-works", purse=purse)]


def _nothing_built(before: Basin, seat: int, tactics: MayorTactics) -> list[str]:
    mayor = before.mayors[seat]
    if mayor.added != NOTHING:
        return [say("reason-leaves-it", wag=mayor.wag)]
    if not tactics.builder.can_add(before.clone(), mayor.clone(), mayor.free_plots()):
        return [say("reason-adds-nothing", wag=mayor.wag)]
    return []

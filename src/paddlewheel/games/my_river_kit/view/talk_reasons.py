"""What a mayor's words are for: agreements, proposals with their likely answers, and money that is kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.rules.agreements import (
    ASK_PROMISE,
    NO_ONE,
    ONCE_DONE,
    PAID_BACK,
    SWAP,
    WATER_HELP,
    Deal,
    Pledge,
)
from paddlewheel.games.my_river_kit.rules.deals import ACTS
from paddlewheel.games.my_river_kit.rules.vocabulary import ANSWER, TALK, WORKS
from paddlewheel.games.my_river_kit.state import NOTHING, Basin
from paddlewheel.games.my_river_kit.tactics.tactics import MayorTactics
from paddlewheel.games.my_river_kit.view.names import CITIES, act_words, wag
from paddlewheel.presentation import PlayedTurn, counted, listed

Agreement = TypeVar("Agreement")


def card_name(card: int, parts: Components) -> str:
    return [*parts.card.values()][card].name


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


def _step(basin: Basin) -> int:
    return basin.stack[-1] & 255 if len(basin.stack) else NOTHING


# -- agreements ------------------------------------------------------------------------------------------------------


def _agreed(before: Basin, after: Basin, seat: int, parts: Components) -> list[str]:
    """Promises, pledges and loans between mayors that the turn brings about."""
    said = [
        f"Promises {CITIES[each.to]} to {act_words(ACTS[each.act], card_name(each.card, parts))}."
        for each in _new(before.promises, after.promises)
        if each.by == seat
    ]
    for pledge in _new(before.pledges, after.pledges):
        said += _pledged(pledge, seat, parts)
    for loan in _new(before.loans, after.loans):
        back = wag(loan.outstanding())
        if loan.lender == seat:
            said.append(f"Gets {back} back from {CITIES[loan.borrower]}.")
        elif loan.borrower == seat:
            said.append(f"Has {back} to pay back to {CITIES[loan.lender]}.")
    return said


def _new(before: Iterable[Agreement], after: Iterable[Agreement]) -> list[Agreement]:
    """What was added at the end of a list."""
    return [*after][len([*before]) :]


def _pledged(pledge: Pledge, seat: int, parts: Components) -> list[str]:
    """Help that waits, on either side of it."""
    if seat not in (pledge.payer, pledge.to):
        return []
    helps = pledge.payer == seat
    if pledge.is_water():
        marbles = counted(pledge.amount, "marble")
        if helps:
            return [f"Buys up to {marbles} of water for {CITIES[pledge.to]} in the next flow."]
        return [f"Has up to {marbles} of water bought by {CITIES[pledge.payer]} in the next flow."]
    deed = act_words(ACTS[pledge.act], card_name(pledge.card, parts), third=helps)
    if helps:
        return [f"Pays {wag(pledge.amount)} only if {CITIES[pledge.to]} {deed}."]
    return [f"Earns {wag(pledge.amount)} from {CITIES[pledge.payer]} if you {deed}."]


# -- answers and proposals -------------------------------------------------------------------------------------------


def _accepted(before: Basin, seat: int, tactics: MayorTactics) -> list[str]:
    """A promise that costs nothing; the rest of what is agreed shows by itself."""
    deal = before.deal()
    if deal.kind == ASK_PROMISE and tactics.bargainer.would_do_anyway(before.clone(), seat, deal):
        return ["Binds you to nothing that your works would not do anyway."]
    return []


def _refused(deal: Deal, seat: int) -> list[str]:
    if deal.kind == ASK_PROMISE:
        return ["Keeps your hands free for the works."]
    if deal.kind not in (SWAP, WATER_HELP) and deal.lender(seat) == seat:
        return [f"Keeps {wag(deal.amount)} for your own city."]
    if deal.tie == PAID_BACK:
        return [f"Saves {wag(deal.instalment * deal.rounds)} to be paid back."]
    return []


def _proposed(after: Basin, seat: int, parts: Components, tactics: MayorTactics) -> list[str]:
    """What a proposal asks of either side, and who is likely to accept it."""
    deal = after.deal()
    partners = [other for other in range(after.seats) if deal.partners >> other & 1]
    said = []
    if deal.kind not in (SWAP, WATER_HELP, ASK_PROMISE):
        whom = listed(CITIES[other] for other in partners)
        money = f"{wag(deal.amount)}{_in_return(deal, parts)}"
        said.append(f"Offers {whom} {money}." if deal.lender(partners[0]) == seat else f"Asks {whom} for {money}.")
    willing = [CITIES[other] for other in partners if _would_accept(after, other, tactics)]
    if willing:
        gains = "gains by it and is" if len(willing) == 1 else "gain by it and are"
        said.append(f"By the look of it {listed(willing)} {gains} likely to accept.")
    else:
        said.append("By the look of it nobody gains enough by it to accept.")
    return said


def _in_return(deal: Deal, parts: Components) -> str:
    if deal.tie == PAID_BACK:
        return f", paid back with {wag(deal.instalment)} a round for {counted(deal.rounds, 'round')}"
    if deal.act == NO_ONE:
        return " as a gift"
    deed = act_words(ACTS[deal.act], card_name(deal.card, parts))
    return f", paid once done: to {deed}" if deal.tie == ONCE_DONE else f" for the promise to {deed}"


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
        said.append("Ends the talk: all the others have passed.")
    tactics.builder.search(table, seat, purse, False)
    card = tactics.builder.card
    if card != NOTHING:
        price = before.rules.data.price(before, card)
        return [*said, f"Keeps {wag(purse)} for the works: {card_name(card, parts)} costs {wag(price)}."]
    if before.mayors[seat].built:
        return said
    return [*said, f"Leaves the works as they are: {wag(purse)} pay for no activity that has a place."]


def _nothing_built(before: Basin, seat: int, tactics: MayorTactics) -> list[str]:
    mayor = before.mayors[seat]
    kept = f"{wag(mayor.wag)} {'stays' if mayor.wag == 1 else 'stay'} for the next round"
    if mayor.added != NOTHING:
        return [f"Leaves it at the activity of this round; {kept}."]
    if not tactics.builder.can_add(before.clone(), mayor.clone(), mayor.free_plots()):
        return [f"Adds nothing, since no activity can be paid for and placed; {kept}."]
    return []

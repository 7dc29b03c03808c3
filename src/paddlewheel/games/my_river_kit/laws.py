"""What must always hold, whatever is played: no marble, no WAG and no card is ever lost or made."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.rules.rules import BasinRules
from paddlewheel.games.my_river_kit.state import CITY, CITY_PLOT, NOTHING, PLOTS, Basin


def broken_law(state: Basin) -> str | None:
    """The first law that does not hold, as a sentence; None when all do."""
    rules = state.rules
    return _marbles(state) or _cards(state, rules) or _mayors(state, rules)


def _marbles(state: Basin) -> str | None:
    if state.stream + state.bank_water != 0 or state.stream < 0:
        return f"water: {state.stream} in the cup, and the bank has gained {state.bank_water}"
    if state.pollution + state.bank_pollution != 0 or state.pollution < 0:
        return f"pollution: {state.pollution} in the cup, and the bank has gained {state.bank_pollution}"
    purses = sum(mayor.wag for mayor in state.mayors)
    purses += sum(pledge.amount for pledge in state.pledges if not pledge.is_water())
    if purses + state.bank_wag != 0:
        return f"WAG: the mayors hold {purses}, and the bank has gained {state.bank_wag}"
    return None


def _cards(state: Basin, rules: BasinRules) -> str | None:
    cards = rules.data.cards
    for card in range(cards.kinds):
        laid = sum(1 for mayor in state.mayors for other in mayor.plots if other == card)
        if laid + state.stock[card] != cards.copies[card] or state.stock[card] < 0:
            return f"{cards.names[card]}: {laid} laid and {state.stock[card]} in stock of {cards.copies[card]}"
        most = cards.each[card]
        if most and any(sum(other == card for other in mayor.plots) > most for mayor in state.mayors):
            return f"a city has more than {most} of {cards.names[card]}"
    events = len(rules.data.events.names) - 1
    if len(set(state.deck)) != len(state.deck) or not set(state.deck) <= set(range(1, events + 1)):
        return f"the event cards are not each in one place: {list(state.deck)}"
    return None


def _mayors(state: Basin, rules: BasinRules) -> str | None:
    for seat, mayor in enumerate(state.mayors):
        if mayor.wag < 0 or mayor.debt < 0:
            return f"mayor {seat} has {mayor.wag} WAG and a debt of {mayor.debt}"
        if mayor.plots[CITY_PLOT] != CITY:
            return f"the City centre of mayor {seat} is not in its place"
        if any(mayor.flipped >> plot & 1 and mayor.plots[plot] == NOTHING for plot in range(PLOTS)):
            return f"mayor {seat} has a free plot in failure"
        if mayor.loan_left and not mayor.borrowed:
            return f"mayor {seat} pays a loan that was never made"
    if any(loan.left < 0 or loan.unpaid < 0 or loan.lender == loan.borrower for loan in state.loans):
        return "a loan between mayors is out of order"
    total = sum(rules.measures.wealth(state, seat) for seat in range(state.seats))
    owed = sum(mayor.debt + mayor.loan_left * rules.data.numbers.loan_instalment for mayor in state.mayors)
    if total + owed + state.bank_wag != 0:
        return f"wealth {total} and what is owed to the bank {owed} do not add up with its gain {state.bank_wag}"
    return None

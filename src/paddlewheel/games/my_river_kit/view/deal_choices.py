"""The parts of a proposal as choices: whom, what, how much, for what, which activity."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.rules.vocabulary import Vocabulary
from paddlewheel.games.my_river_kit.view.cards import card_words
from paddlewheel.games.my_river_kit.view.names import CITIES, wag
from paddlewheel.games.my_river_kit.view.observation import BasinObservation
from paddlewheel.presentation import counted

FLOOR = (
    ("Make a proposal", "Money, a swap, water or a promise: whom, what, for what."),
    ("Announce a plan", "What you mean to add. It binds nobody."),
    ("Pass", "The next mayor has the floor. The talk ends when all pass in a row."),
)
WHAT = (
    ("I give money", "As a gift, as a loan, once something is done, or on a promise."),
    ("I ask for money", "As a gift, as a loan, once you have done something, or on your promise."),
    ("A swap", "One activity each."),
    ("I buy you water", "For your City centre, in the next flow, if it lacks water and you still have the money."),
    ("I promise", "Nothing enforces it, but it is written down: the debriefing tells whether you kept it."),
    ("Promise me", "Nothing enforces it, but it is written down: the debriefing tells whether it was kept."),
)
TIES = (
    ("A gift", "It does not have to be paid back."),
    ("A loan", "With an instalment a round, from the next round on."),
    ("A gift, once done", "The money is set aside, and paid as soon as the works show it. Else it goes back."),
    ("On a promise", "The money is paid at once. Nothing enforces the promise."),
    ("A loan, once done", "The money is set aside, and lent as soon as the works show it. Else it goes back."),
)
ACTS = (
    ("Add an activity", "In the next works."),
    ("Remove an activity", "In the next works."),
    ("Not add an activity", "In the next works."),
)


def deal_choice_words(seen: BasinObservation, parts: Components, words: Vocabulary, choice: int) -> tuple[str, str]:
    """A part of a proposal as a label and one more sentence of help."""
    if choice < words.bank:
        return FLOOR[choice - words.propose]
    if choice == words.bank:
        loan = parts.loan
        return (
            f"Borrow {wag(loan.amount.value)} from the bank",
            f"Paid back with {wag(loan.instalment.value)} a round for {loan.rounds.value} rounds. Once a game.",
        )
    if choice < words.what:
        also = "And" if seen.deal is not None and seen.deal.to else "To"
        return f"{also} {CITIES[choice - words.partner]}", "You may speak to several mayors at once."
    if choice < words.amount:
        return WHAT[choice - words.what]
    if choice < words.tie:
        number = choice - words.amount + 1
        if seen.deal is not None and seen.deal.kind == "water":
            return counted(number, "marble"), f"{wag(seen.water_price)} each, paid when they are needed."
        return wag(number), "From each mayor you speak to, or to each."
    if choice < words.instalment:
        return TIES[choice - words.tie]
    if choice < words.term:
        return f"{wag(choice - words.instalment + 1)} a round", "Due with the fines, from the next round on."
    if choice < words.act:
        rounds = counted(choice - words.term + 1, "round")
        return rounds, "What is still owed at the end is taken off the borrower's wealth."
    if choice < words.card:
        return ACTS[choice - words.act]
    number = choice - words.card + 1
    card = parts.card[parts.kinds()[number]]
    return card.name, card_words(card, seen.prices[number])

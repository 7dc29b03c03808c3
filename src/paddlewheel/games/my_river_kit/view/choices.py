"""The decision at hand in words: whose it is, what each choice means, and what it touches in the scene."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.rules.vocabulary import Vocabulary
from paddlewheel.games.my_river_kit.view.cards import card_words
from paddlewheel.games.my_river_kit.view.names import CITIES, wag
from paddlewheel.games.my_river_kit.view.observation import BasinObservation, DealSeen
from paddlewheel.games.my_river_kit.view.words import ending, loan_words
from paddlewheel.presentation import counted


def prompt(seen: BasinObservation, parts: Components) -> str:
    """Whose decision it is, and what it is."""
    if seen.outcome is not None:
        return ending(seen.outcome.reason, seen.outcome.winners)
    who = CITIES[seen.deciders[0]]
    round_ = f"Round {seen.round} of {seen.rounds}"
    waiting = ", ".join(CITIES[seat] for seat in seen.deciders)
    if seen.step == "goal":
        return f"Every mayor picks a goal in secret. Still to pick: {waiting}."
    if seen.step == "settle":
        face = seen.mayors[seen.deciders[0]].die or 1
        return f"{who} rolled {face} and settles {parts.card[parts.die.faces[face - 1]].name} for nothing: where?"
    if seen.step == "buy":
        price = wag(seen.missing * seen.water_price)
        return f"{round_}: the City centre of {who} lacks {counted(seen.missing, 'marble')} of water. Buy for {price}?"
    if seen.step == "vote":
        return f"{round_}: how beautiful is the landscape, from 0 to 10? Still to vote: {waiting}."
    if seen.step == "works":
        duty = "may still move or remove activities" if seen.mayors[seen.deciders[0]].added else "adds one activity"
        return f"{round_}: {who} {duty}."
    return _talk_prompt(seen, parts, who, round_)


def _talk_prompt(seen: BasinObservation, parts: Components, who: str, round_: str) -> str:
    deal = seen.deal
    if seen.step == "talk" or deal is None:
        if seen.step == "place" and seen.placing is not None:
            return f"{round_}: {who} places {parts.card[seen.placing].name}: where?"
        if seen.step == "move" and seen.moving is not None:
            return f"{round_}: {who} moves the activity on plot {seen.moving + 1}: where to?"
        return f"{round_}: {who} talks with the others: plans, loans, swaps."
    other = CITIES[deal.to]
    return {
        "amount": f"{_asks(deal, who, other)}: how many WAG?",
        "instalment": f"{_asks(deal, who, other)}: {wag(deal.amount)}, paid back with how many each round?",
        "term": f"{_asks(deal, who, other)}: {wag(deal.amount)} for {wag(deal.instalment)} a round, how long?",
        "mine": f"{who} proposes a swap to {other}: which activity would you give?",
        "theirs": f"{who} proposes a swap to {other}: which activity would you get?",
        "answer": f"{deal_words(seen, parts, deal)} {who}, do you accept?",
    }[seen.step]


def _asks(deal: DealSeen, who: str, other: str) -> str:
    return f"{who} asks {other} for a loan" if deal.kind == "request" else f"{who} offers {other} a loan"


def deal_words(seen: BasinObservation, parts: Components, deal: DealSeen) -> str:
    """A complete proposal as one sentence."""
    proposer, other = CITIES[deal.proposer], CITIES[deal.to]
    if deal.kind == "swap" and deal.mine is not None and deal.theirs is not None:
        mine = card_on(seen, parts, deal.proposer, deal.mine)
        theirs = card_on(seen, parts, deal.to, deal.theirs)
        return f"{proposer} would swap {mine} for {other}'s {theirs}; each pays {wag(seen.move_price)}."
    return loan_words(proposer, other, deal.kind == "request", deal.amount, deal.instalment, deal.rounds)


def card_on(seen: BasinObservation, parts: Components, seat: int, plot: int) -> str:
    there = seen.mayors[seat].plots[plot]
    return "nothing" if there is None else parts.card[there.card].name


def choice_words(seen: BasinObservation, parts: Components, choice: int) -> tuple[str, str]:
    """A choice as a label and one more sentence of help."""
    words = Vocabulary(len(parts.card))
    kinds = parts.kinds()
    if choice < words.settle:
        return (
            ("Most Aquabon", "You are ranked by the Aquabon of your city.")
            if choice == 0
            else (
                "The richest city",
                "You are ranked by your wealth after the last round.",
            )
        )
    if choice < words.buy:
        return f"Settle on plot {choice - words.settle + 1}", "The cups reach plot 1 first and plot 5 last."
    if choice < words.vote:
        return _water_words(seen, choice == words.buy)
    if choice < words.announce:
        return f"Vote {choice - words.vote}", "All votes are shown when the last one is in."
    if choice < words.amount:
        return _talk_words(seen, parts, words, choice)
    if choice < words.mine:
        return _terms_words(words, choice)
    if choice < words.answer:
        if seen.deal is None:
            return "Swap", "One activity each."
        mine = choice < words.theirs
        plot = choice - (words.mine if mine else words.theirs)
        name = card_on(seen, parts, seen.deal.proposer if mine else seen.deal.to, plot)
        return f"{'Give' if mine else 'Get'} {name} (plot {plot + 1})", f"Each of you pays {wag(seen.move_price)}."
    if choice < words.add:
        return (
            ("Accept", "The deal is done at once.") if choice == words.answer else ("Refuse", "Nothing changes hands.")
        )
    if choice < words.remove:
        card = kinds[choice - words.add + 1]
        price = seen.prices[choice - words.add + 1]
        return f"Add {parts.card[card].name} ({wag(price)})", card_words(parts.card[card], price)
    return _works_words(seen, parts, words, choice)


def _water_words(seen: BasinObservation, buys: bool) -> tuple[str, str]:
    if buys:
        price = wag(seen.missing * seen.water_price)
        return f"Buy {counted(seen.missing, 'marble')} ({price})", "The City centre is played and earns as usual."
    return "Go without", "The City centre fails: no income, no impacts, and water availability loses 2."


def _talk_words(seen: BasinObservation, parts: Components, words: Vocabulary, choice: int) -> tuple[str, str]:
    kinds = parts.kinds()
    if choice < words.borrow:
        card = kinds[choice - words.announce + 1]
        help_ = card_words(parts.card[card], seen.prices[choice - words.announce + 1])
        return f"Announce: {parts.card[card].name}", f"A plan the others can count on, or not. {help_}"
    if choice == words.borrow:
        loan = parts.loan
        return (
            f"Borrow {wag(loan.amount.value)} from the bank",
            f"Paid back with {wag(loan.instalment.value)} a round for {loan.rounds.value} rounds. Once a game.",
        )
    if choice == words.end_talk:
        return "End your talk", "The next mayor speaks; after the last one the works begin."
    left = seen.mayors[seen.deciders[0]].proposals_left
    once = f"You may make {counted(left, 'more proposal')} in this round."
    if choice < words.ask:
        return f"Offer {CITIES[choice - words.offer]} a loan", f"Or a gift: without instalments. {once}"
    if choice < words.swap:
        return f"Ask {CITIES[choice - words.ask]} for a loan", f"Or for a gift: without instalments. {once}"
    return f"Propose a swap to {CITIES[choice - words.swap]}", f"One activity each, {wag(seen.move_price)} each. {once}"


def _terms_words(words: Vocabulary, choice: int) -> tuple[str, str]:
    if choice < words.instalment:
        return wag(choice - words.amount + 1), "Paid over as soon as the other mayor agrees."
    if choice < words.term:
        each = choice - words.instalment
        return (
            (f"{wag(each)} a round", "Due with the fines, from the next round on.")
            if each
            else (
                "Nothing: a gift",
                "It does not have to be paid back.",
            )
        )
    return counted(
        choice - words.term + 1, "round"
    ), "What is still owed at the end is taken off the borrower's wealth."


def _works_words(seen: BasinObservation, parts: Components, words: Vocabulary, choice: int) -> tuple[str, str]:
    seat = seen.deciders[0]
    if choice < words.lift:
        plot = choice - words.remove
        name = card_on(seen, parts, seat, plot)
        return (
            f"Plot {plot + 1}: remove {name} ({wag(seen.move_price)})",
            "The card goes back to the stock, the plot is free.",
        )
    if choice < words.end_works:
        plot = choice - words.lift
        return (
            f"Plot {plot + 1}: move {card_on(seen, parts, seat, plot)}",
            f"{wag(seen.move_price)} to a free plot, twice that in exchange.",
        )
    if choice == words.end_works:
        return "End your works", "The next mayor builds; after the last one the round is over."
    if choice < words.move:
        return f"Place on plot {choice - words.place + 1}", "The cups reach plot 1 first and plot 5 last."
    plot = choice - words.move
    there = card_on(seen, parts, seat, plot)
    if there == "nothing":
        return f"Move to plot {plot + 1} ({wag(seen.move_price)})", "The plot is free."
    return f"Exchange with {there} ({wag(2 * seen.move_price)})", f"It lies on plot {plot + 1}."


def touches(seen: BasinObservation, parts: Components, words: Vocabulary, choice: int) -> tuple[str, ...]:
    """The elements of the scene that a choice touches; what is not made on the board is the mayor's own affair."""
    own = seen.seat if seen.seat is not None else 0
    kinds = parts.kinds()
    if words.settle <= choice < words.buy:
        return (f"plot-{own}-{choice - words.settle}",)
    if words.vote <= choice < words.announce:
        return (f"cell-landscape-{choice - words.vote}",)
    if words.announce <= choice < words.borrow:
        return (f"stock-{kinds[choice - words.announce + 1]}",)
    for first, end in ((words.offer, words.ask), (words.ask, words.swap), (words.swap, words.end_talk)):
        if first <= choice < end:
            return (f"mayor-{choice - first}",)
    if words.mine <= choice < words.theirs:
        return (f"plot-{own}-{choice - words.mine}",)
    if words.theirs <= choice < words.answer and seen.deal is not None:
        return (f"plot-{seen.deal.to}-{choice - words.theirs}",)
    if words.add <= choice < words.remove:
        return (f"stock-{kinds[choice - words.add + 1]}",)
    if words.remove <= choice < words.lift:
        return (f"plot-{own}-{choice - words.remove}",)
    if words.lift <= choice < words.end_works:
        return (f"plot-{own}-{choice - words.lift}",)
    if words.place <= choice < words.move:
        return (f"plot-{own}-{choice - words.place}",)
    if choice >= words.move:
        return (f"plot-{own}-{choice - words.move}",)
    return (f"mayor-{own}",)

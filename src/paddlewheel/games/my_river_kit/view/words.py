"""The table in words: whose decision it is, what it is, and what each choice means."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.components import Card, Components, Event
from paddlewheel.games.my_river_kit.rules.vocabulary import Vocabulary
from paddlewheel.games.my_river_kit.view.seen import BasinObservation, DealSeen
from paddlewheel.presentation import counted

#: The cities from the source down.
CITIES = ("Highspring", "Millford", "Alderbridge", "Saltmouth")
WEATHER_WORDS = ("very wet", "wet", "normal", "dry")
INDICATOR_WORDS = {
    "water": "Water availability",
    "pollution": "Pollution",
    "flood": "Flood regulation",
    "recreation": "Recreation potential",
    "biodiversity": "Biodiversity",
    "landscape": "Landscape beauty",
}
GOAL_WORDS = {"aquabon": "most Aquabon", "richest": "the richest city", "secret": "a goal of one's own, in secret"}
ZONE_WORDS = {"red": "red zone", "between": "between the zones", "green": "green zone"}
ENDINGS = {
    "green": "All six indicators are in the green zone: all mayors win together.",
    "red": "Four indicators are in the red zone: all mayors lose together.",
    "aquabon": "{winner} has the most Aquabon and wins alone.",
    "richest": "{winner} is the richest city and wins alone.",
    "own goals": "{winner} comes furthest by the goal its mayor picked and wins alone.",
}


def wag(number: int) -> str:
    return f"{number} WAG"


def ending(reason: str, winners: tuple[int, ...]) -> str:
    return ENDINGS[reason].format(winner=CITIES[winners[0]] if winners else "")


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


def loan_words(proposer: str, other: str, asked: bool, amount: int, instalment: int, rounds: int) -> str:
    if instalment == 0:
        return (
            f"{proposer} asks {other} for a gift of {wag(amount)}."
            if asked
            else f"{proposer} offers {other} a gift of {wag(amount)}."
        )
    terms = f"{wag(amount)}, paid back with {wag(instalment)} a round for {counted(rounds, 'round')}"
    return (
        f"{proposer} asks {other} for a loan of {terms}." if asked else f"{proposer} offers {other} a loan of {terms}."
    )


def card_on(seen: BasinObservation, parts: Components, seat: int, plot: int) -> str:
    there = seen.mayors[seat].plots[plot]
    return "nothing" if there is None else parts.card[there.card].name


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "\u2212")


def card_words(card: Card, price: int) -> str:
    """Everything a card says, in one or two sentences."""
    takes = _flow_words(card.takes.water, card.takes.pollution, card.takes.wag)
    gives = _flow_words(card.gives.water, card.gives.pollution, card.gives.wag)
    impacts = [
        f"{word} {signed(number)}"
        for word, number in (
            ("flood regulation", card.impacts.flood),
            ("recreation", card.impacts.recreation),
            ("biodiversity", card.impacts.biodiversity),
        )
        if number
    ]
    demands = needs_words(card)
    return (
        f"Takes {takes}; gives {gives}. {', '.join(impacts).capitalize() or 'No impacts'}. "
        f"Price {price}, Aquabon {card.aquabon}." + (f" Needs {demands}." if demands else "")
    )


def _flow_words(water: int, pollution: int, money: int) -> str:
    parts = [
        f"{number} {word}" for number, word in ((water, "water"), (pollution, "pollution"), (money, "WAG")) if number
    ]
    return ", ".join(parts) or "nothing"


def needs_words(card: Card) -> str:
    names = ("water availability", "pollution", "flood regulation", "recreation", "biodiversity", "landscape")
    return ", ".join(
        f"{name} {need} or {'less' if name == 'pollution' else 'more'}"
        for name, need in zip(names, card.needs.listed(), strict=True)
        if need is not None
    )


def event_words(event: Event, seats: int) -> str:
    """What an event card does, in plain words made from its numbers."""
    effects = []
    changes = [
        f"{word} {signed(change)}{unit}"
        for word, change, unit in (
            ("water needed", event.takes_water, ""),
            ("pollution", event.gives_pollution, ""),
            ("earnings", event.gives_wag, " WAG"),
            ("price", event.price, " WAG"),
        )
        if change
    ]
    if changes:
        effects.append(f"{', '.join(event.cards)}: {', '.join(changes)}")
    if event.spill:
        effects.append(f"{event.spill} pollution in the cup before the flow")
    for name, change in (
        ("flood", event.flood),
        ("recreation", event.recreation),
        ("biodiversity", event.biodiversity),
    ):
        if change:
            effects.append(f"{INDICATOR_WORDS[name].lower()} {signed(change)}")
    if event.repairs:
        below = event.flood_below.get(str(seats), 0)
        effects.append(f"everybody pays {wag(event.repairs)} if flood regulation was below {below}")
    return "; ".join(effects) or "no further effect"


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
                "It need not be paid back.",
            )
        )
    return counted(
        choice - words.term + 1, "round"
    ), "What is still open in the end is taken off the borrower's wealth."


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

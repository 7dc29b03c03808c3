"""The decision at hand in words: whose it is, what each choice means, and what it touches in the scene."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.rules.vocabulary import Vocabulary
from paddlewheel.games.my_river_kit.view.cards import card_words
from paddlewheel.games.my_river_kit.view.deal_choices import deal_choice_words
from paddlewheel.games.my_river_kit.view.deals import card_on, deal_words, so_far
from paddlewheel.games.my_river_kit.view.names import CITIES, wag
from paddlewheel.games.my_river_kit.view.observation import BasinObservation
from paddlewheel.games.my_river_kit.view.words import ending, level_with_winner
from paddlewheel.presentation import counted


def prompt(seen: BasinObservation, parts: Components) -> str:
    """Whose decision it is, and what it is."""
    if seen.outcome is not None:
        return ending(seen.outcome.reason, seen.outcome.winners, level_with_winner(seen.outcome))
    round_ = f"Round {seen.round} of {seen.rounds}"
    if not seen.deciders:
        return round_
    who = CITIES[seen.deciders[0]]
    waiting = ", ".join(CITIES[seat] for seat in seen.deciders)
    if seen.step == "goal":
        return f"Every mayor picks a goal in secret. Still to pick: {waiting}."
    if seen.step == "settle":
        face = seen.mayors[seen.deciders[0]].die or 1
        return f"{who} rolled {face} and settles {parts.card[parts.die.faces[face - 1]].name} for nothing: where?"
    if seen.step == "buy":
        price = seen.missing * seen.water_price
        poor = seen.mayors[seen.deciders[0]].wag < price
        question = f"You cannot pay {wag(price)}. Ask for help?" if poor else f"Buy for {wag(price)}?"
        return f"{round_}: the City centre of {who} lacks {counted(seen.missing, 'marble')} of water. {question}"
    if seen.step == "ready":
        return f"{glance(seen)} Ready for the next round? Still looking back: {waiting}."
    if seen.step == "vote":
        return f"{round_}: how beautiful is the landscape, from 0 to 10? Still to vote: {waiting}."
    if seen.step == "works":
        duty = (
            "may still move or remove activities"
            if seen.mayors[seen.deciders[0]].added is not None
            else "adds one activity"
        )
        return f"{round_}: {who} {duty}."
    return _talk_prompt(seen, parts, who, round_)


def _talk_prompt(seen: BasinObservation, parts: Components, who: str, round_: str) -> str:
    deal = seen.deal
    if seen.step == "place" and seen.placing is not None:
        return f"{round_}: {who} places {parts.card[seen.placing].name}: where?"
    if seen.step == "move" and seen.moving is not None:
        return f"{round_}: {who} moves the activity on plot {seen.moving + 1}: where to?"
    if seen.step == "talk" or deal is None:
        return f"{round_}: {who} has the floor."
    if seen.step == "answer":
        return f"{deal_words(seen, parts, deal)} What does {who} say?"
    if deal.kind == "plan":
        return f"{round_}: {who} announces a plan: which activity?"
    question = {
        "what": "whom else, or what?" if deal.to else "whom do you speak to?",
        "amount": "how many marbles?"
        if deal.kind == "water"
        else f"how many WAG{' each' if len(deal.to) > 1 else ''}?",
        "tie": "for what?",
        "instalment": "how much back each round?",
        "term": "for how many rounds?",
        "act": "to do what?",
        "card": "which activity?",
        "mine": "which activity do you give?",
        "theirs": "which activity do you get?",
    }[seen.step]
    counter = " counters" if deal.counter else ""
    if not deal.to:
        return f"{who}: {question}"
    said = so_far(seen, parts, deal)
    # Whoever speaks knows who it is, and a phone has little room.
    return (
        f"{said[0].upper()}{said[1:]} {question}" if seen.seat in seen.deciders else f"{who}{counter} {said} {question}"
    )


def glance(seen: BasinObservation) -> str:
    """The round in one sentence."""
    greens = sum(indicator.zone == "green" for indicator in seen.indicators)
    reds = sum(indicator.zone == "red" for indicator in seen.indicators)
    return f"Round {seen.round} of {seen.rounds} is over: {greens} of six green, {reds} red."


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
    if choice < words.propose:
        return _water_words(seen, choice - words.buy)
    if choice < words.mine:
        return deal_choice_words(seen, parts, words, choice)
    if choice < words.answer:
        if seen.deal is None:
            return "Swap", "One activity each."
        mine = choice < words.theirs
        plot = choice - (words.mine if mine else words.theirs)
        name = card_on(seen, parts, seen.deal.proposer if mine else seen.deal.to[0], plot)
        return f"{'Give' if mine else 'Get'} {name} (plot {plot + 1})", f"Each of you pays {wag(seen.move_price)}."
    if choice < words.vote:
        return (
            ("Accept", "The deal is done at once."),
            ("Refuse", "Nothing changes hands."),
            ("Make a counter-offer", "You refuse this, and say what you would agree to."),
        )[choice - words.answer]
    if choice < words.add:
        return f"Vote {choice - words.vote}", "All votes are shown when the last one is in."
    if choice < words.remove:
        card = kinds[choice - words.add + 1]
        price = seen.prices[choice - words.add + 1]
        return f"Add {parts.card[card].name} ({wag(price)})", card_words(parts.card[card], price)
    return _works_words(seen, parts, words, choice)


def _water_words(seen: BasinObservation, which: int) -> tuple[str, str]:
    if which == 0:
        price = wag(seen.missing * seen.water_price)
        return f"Buy {counted(seen.missing, 'marble')} ({price})", "The City centre is played and earns as usual."
    if which == 1:
        return "Go without", "The City centre fails: no income, no impacts, and water availability loses 2."
    return "Ask for help", "Ask another mayor for the money, or borrow from the bank."


def _works_words(seen: BasinObservation, parts: Components, words: Vocabulary, choice: int) -> tuple[str, str]:
    seat = seen.deciders[0]
    if choice < words.lift:
        plot = choice - words.remove
        name = card_on(seen, parts, seat, plot)
        return (
            f"Plot {plot + 1}: remove {name} ({wag(seen.move_price)})",
            "The card goes back to the stock, the plot is free.",
        )
    if choice < words.deal:
        plot = choice - words.lift
        return (
            f"Plot {plot + 1}: move {card_on(seen, parts, seat, plot)}",
            f"{wag(seen.move_price)} to a free plot, twice that in exchange.",
        )
    if choice == words.deal:
        return "Make a deal", "Ask for help or offer it while you build."
    if choice == words.ready:
        return "Ready for the next round", "It begins when all mayors are ready."
    if choice == words.end_works:
        return "End your works", "The next mayor builds; after the last one the round is over."
    if choice < words.move:
        return f"Place on plot {choice - words.place + 1}", "The cups reach plot 1 first and plot 5 last."
    plot = choice - words.move
    there = card_on(seen, parts, seat, plot)
    if there == "nothing":
        return f"Move to plot {plot + 1} ({wag(seen.move_price)})", "The plot is free."
    return f"Exchange with {there} ({wag(2 * seen.move_price)})", f"It lies on plot {plot + 1}."


def matters(words: Vocabulary, choice: int) -> bool:
    """Whether a mayor is asked once more: a goal is for the whole game, and a deal binds two cities."""
    return choice < words.settle or choice == words.answer


def touches(seen: BasinObservation, parts: Components, words: Vocabulary, choice: int) -> tuple[str, ...]:
    """The elements of the scene that a choice touches; what is not made on the board is the mayor's own affair."""
    own = seen.seat if seen.seat is not None else 0
    kinds = parts.kinds()
    if words.settle <= choice < words.buy:
        return (f"plot-{own}-{choice - words.settle}",)
    if words.partner <= choice < words.what:
        return (f"mayor-{choice - words.partner}",)
    if words.card <= choice < words.mine:
        return (f"stock-{kinds[choice - words.card + 1]}",)
    if words.mine <= choice < words.theirs:
        return (f"plot-{own}-{choice - words.mine}",)
    if words.theirs <= choice < words.answer and seen.deal is not None and seen.deal.to:
        return (f"plot-{seen.deal.to[0]}-{choice - words.theirs}",)
    if words.vote <= choice < words.add:
        return (f"cell-landscape-{choice - words.vote}",)
    if words.add <= choice < words.remove:
        return (f"stock-{kinds[choice - words.add + 1]}",)
    if words.remove <= choice < words.lift:
        return (f"plot-{own}-{choice - words.remove}",)
    if words.lift <= choice < words.deal:
        return (f"plot-{own}-{choice - words.lift}",)
    if words.place <= choice < words.move:
        return (f"plot-{own}-{choice - words.place}",)
    if words.move <= choice < words.ready:
        return (f"plot-{own}-{choice - words.move}",)
    return (f"mayor-{own}",)

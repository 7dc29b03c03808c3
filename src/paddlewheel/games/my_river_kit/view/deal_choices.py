"""The parts of a proposal as choices: whom, what, how much, for what, which activity."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.rules.deals import ACTS, KINDS, TIES
from paddlewheel.games.my_river_kit.rules.vocabulary import Vocabulary
from paddlewheel.games.my_river_kit.view.cards import card_words
from paddlewheel.games.my_river_kit.view.names import card_name, city, hyphened
from paddlewheel.games.my_river_kit.view.observation import BasinObservation
from paddlewheel.language import Fact

FLOOR = ("propose", "announce", "pass")


def labelled(name: str, **facts: Fact) -> tuple[str, str]:
    """A choice as a label and one more sentence of help."""
    return say(f"choice-{name}", **facts), say(f"choice-{name}.help", **facts)


def bank_facts(parts: Components) -> dict[str, Fact]:
    """What the bank lends, and how it is paid back."""
    loan = parts.loan
    return {"wag": loan.amount.value, "instalment": loan.instalment.value, "rounds": loan.rounds.value}


def deal_choice_words(seen: BasinObservation, parts: Components, words: Vocabulary, choice: int) -> tuple[str, str]:
    """A part of a proposal as a label and one more sentence of help."""
    if choice < words.bank:
        return labelled(FLOOR[choice - words.propose])
    if choice == words.bank:
        return labelled("bank", **bank_facts(parts))
    if choice < words.what:
        label, help_ = labelled("partner", city=city(choice - words.partner))
        also = seen.deal is not None and bool(seen.deal.to)
        return (say("choice-partner.also", city=city(choice - words.partner)) if also else label), help_
    if choice < words.amount:
        return labelled(f"what-{hyphened(KINDS[choice - words.what])}")
    if choice < words.tie:
        number = choice - words.amount + 1
        if seen.deal is not None and seen.deal.kind == "water":
            return labelled("marbles", marbles=number, wag=seen.water_price)
        return labelled("amount", wag=number)
    if choice < words.instalment:
        return labelled(f"tie-{hyphened(TIES[choice - words.tie])}")
    if choice < words.term:
        return labelled("instalment", wag=choice - words.instalment + 1)
    if choice < words.act:
        return labelled("term", rounds=choice - words.term + 1)
    if choice < words.card:
        return labelled(f"act-{hyphened(ACTS[choice - words.act])}")
    number = choice - words.card + 1
    card = parts.card[parts.kinds()[number]]
    return card_name(card), card_words(card, seen.prices[number])

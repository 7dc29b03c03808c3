"""The decision at hand in words: whose it is, what each choice means, and what it touches in the scene."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.rules.vocabulary import Vocabulary
from paddlewheel.games.my_river_kit.view.cards import card_words
from paddlewheel.games.my_river_kit.view.deal_choices import deal_choice_words, labelled
from paddlewheel.games.my_river_kit.view.deals import card_on, deal_words, so_far
from paddlewheel.games.my_river_kit.view.names import card_name, city, hyphened
from paddlewheel.games.my_river_kit.view.observation import GOAL_NAMES, BasinObservation
from paddlewheel.games.my_river_kit.view.words import ending, level_with_winner
from paddlewheel.language import Fact

ANSWERS = ("accept", "refuse", "counter")


def prompt(seen: BasinObservation, parts: Components) -> str:
    """Whose decision it is, and what it is."""
    if seen.outcome is not None:
        return ending(seen.outcome.reason, seen.outcome.winners, level_with_winner(seen.outcome))
    facts: dict[str, Fact] = {"round": seen.round, "rounds": seen.rounds}
    if not seen.deciders:
        return say("prompt-round", **facts)
    first = seen.mayors[seen.deciders[0]]
    who = city(seen.deciders[0])
    waiting = ", ".join(map(city, seen.deciders))
    if seen.step == "goal":
        return say("prompt-goal", waiting=waiting)
    if seen.step == "settle":
        face = first.die or 1
        card = card_name(parts.card[parts.die.faces[face - 1]])
        return say("prompt-settle", city=who, die=face, card=card)
    if seen.step == "buy":
        price = seen.missing * seen.water_price
        message = "prompt-buy.poor" if first.wag < price else "prompt-buy"
        return say(message, city=who, marbles=seen.missing, wag=price, **facts)
    if seen.step == "ready":
        zones = [indicator.zone for indicator in seen.indicators]
        counts = {"greens": zones.count("green"), "reds": zones.count("red")}
        return say("prompt-ready", waiting=waiting, **counts, **facts)
    if seen.step == "vote":
        return say("prompt-vote", waiting=waiting, **facts)
    if seen.step == "works":
        return say("prompt-works" if first.added is None else "prompt-works.added", city=who, **facts)
    return _talk_prompt(seen, parts, who, facts)


def _talk_prompt(seen: BasinObservation, parts: Components, who: str, facts: dict[str, Fact]) -> str:
    deal = seen.deal
    if seen.step == "place" and seen.placing is not None:
        return say("prompt-place", city=who, card=card_name(parts.card[seen.placing]), **facts)
    if seen.step == "move" and seen.moving is not None:
        return say("prompt-move", city=who, plot=seen.moving + 1, **facts)
    if seen.step == "talk" or deal is None:
        return say("prompt-talk", city=who, **facts)
    if seen.step == "answer":
        return say("prompt-answer", deal=deal_words(seen, parts, deal), city=who)
    if deal.kind == "plan":
        return say("prompt-plan", city=who, **facts)
    question = say(f"ask-{seen.step}", partners=len(deal.to), kind=hyphened(deal.kind or "none"))
    return so_far(seen, parts, deal, question) if deal.to else say("prompt-whom", city=who, question=question)


def choice_words(seen: BasinObservation, parts: Components, choice: int) -> tuple[str, str]:
    """A choice as a label and one more sentence of help."""
    words = Vocabulary(len(parts.card))
    kinds = parts.kinds()
    if choice < words.settle:
        return labelled(f"goal-{GOAL_NAMES[choice]}")
    if choice < words.buy:
        return labelled("settle", plot=choice - words.settle + 1)
    if choice < words.propose:
        return _water_words(seen, choice - words.buy)
    if choice < words.mine:
        return deal_choice_words(seen, parts, words, choice)
    if choice < words.answer:
        if seen.deal is None:
            return labelled("swap")
        mine = choice < words.theirs
        plot = choice - (words.mine if mine else words.theirs)
        name = card_on(seen, parts, seen.deal.proposer if mine else seen.deal.to[0], plot)
        return labelled("mine" if mine else "theirs", card=name, plot=plot + 1, wag=seen.move_price)
    if choice < words.vote:
        return labelled(ANSWERS[choice - words.answer])
    if choice < words.add:
        return labelled("vote", vote=choice - words.vote)
    if choice < words.remove:
        card = parts.card[kinds[choice - words.add + 1]]
        price = seen.prices[choice - words.add + 1]
        return say("choice-add", card=card_name(card), wag=price), card_words(card, price)
    return _works_words(seen, parts, words, choice)


def _water_words(seen: BasinObservation, which: int) -> tuple[str, str]:
    if which == 0:
        return labelled("buy", marbles=seen.missing, wag=seen.missing * seen.water_price)
    return labelled("go-without" if which == 1 else "ask-help")


def _works_words(seen: BasinObservation, parts: Components, words: Vocabulary, choice: int) -> tuple[str, str]:
    seat = seen.deciders[0]
    if choice < words.lift:
        plot = choice - words.remove
        return labelled("remove", plot=plot + 1, card=card_on(seen, parts, seat, plot), wag=seen.move_price)
    if choice < words.deal:
        plot = choice - words.lift
        return labelled("lift", plot=plot + 1, card=card_on(seen, parts, seat, plot), wag=seen.move_price)
    if choice == words.deal:
        return labelled("deal")
    if choice == words.ready:
        return labelled("ready")
    if choice == words.end_works:
        return labelled("end-works")
    if choice < words.move:
        return labelled("place", plot=choice - words.place + 1)
    plot = choice - words.move
    if seen.mayors[seat].plots[plot] is None:
        return labelled("move", plot=plot + 1, wag=seen.move_price)
    return labelled("exchange", card=card_on(seen, parts, seat, plot), plot=plot + 1, wag=2 * seen.move_price)


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

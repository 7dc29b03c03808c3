"""A proposal as a form of few parts: whom, what, how much, for what, and the condition."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import cast

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.rules.deals import ACTS, KINDS, TIES
from paddlewheel.games.my_river_kit.rules.vocabulary import MOST_TERM, Vocabulary
from paddlewheel.games.my_river_kit.state import Basin
from paddlewheel.games.my_river_kit.view.choices import choice_words
from paddlewheel.games.my_river_kit.view.deal_choices import bank_facts
from paddlewheel.games.my_river_kit.view.deals import said
from paddlewheel.games.my_river_kit.view.names import card_key, card_name, cities, city, deed, hyphened
from paddlewheel.games.my_river_kit.view.observation import BasinObservation
from paddlewheel.kernel import SeatView
from paddlewheel.language import ENGLISH, Fact, language, speaking
from paddlewheel.presentation import Form, FormOption, FormPart, guessed

#: The decisions that a proposal can begin with.
BEGINNINGS = ("talk", "works", "buy", "answer")
#: The decisions that each answer a question of the form.
ASKED = ("what", "amount", "tie", "instalment", "term", "act", "card", "mine", "theirs")
#: What a typed sentence need not say.
CLEAR = ("tie", "instalment", "term")


def in_both(words: Callable[[], Iterable[str]]) -> tuple[str, ...]:
    """What can be typed, in the language spoken now and in English."""
    found = [*words()]
    if language() != ENGLISH:
        with speaking(ENGLISH):
            found += words()
    return tuple(dict.fromkeys(word.casefold() for word in found))


def typed(name: str, **facts: Fact) -> tuple[str, ...]:
    """The phrases that mean an answer in a typed sentence."""
    return in_both(lambda: say(f"typed-{name}", **facts).split(", "))


class Filling:
    """A form that is being filled in, on a guess at the table."""

    def __init__(self, view: SeatView, parts: Components, tokens: tuple[str, ...], picked: Collection[str]) -> None:
        self.components = parts
        self.tokens = tokens
        self.words = Vocabulary(len(parts.card))
        self.seat = view.seat
        self.basin = cast(Basin, guessed(view))
        self.picked = picked
        self.promises = len(self.seen.promises)
        self.parts: list[FormPart] = []
        #: Whether a part has asked whom the proposal is made to.
        self.is_addressed = False
        self.made: list[str] = []

    @property
    def seen(self) -> BasinObservation:
        return cast(BasinObservation, self.basin.observe(self.seat))

    def make(self, choice: int) -> None:
        self.basin.apply(self.seat, choice)
        self.made.append(self.tokens[choice])

    def fill(self) -> None:
        """Part by part, until somebody else decides or the proposal is made."""
        begun = {"talk": self.words.propose, "works": self.words.deal, "buy": self.words.ask_help}
        step = self.seen.step
        if step == "answer":
            self.make(self.words.answer + 2)
        elif step in begun and not self.choose_whom(begun[step]):
            return
        if self.seen.step == "what" and not self.parts:
            self.choose_others()
        while (seen := self.seen).step in ASKED and self.seat in seen.deciders:
            self.choose(seen)

    def choose_whom(self, begin: int) -> bool:
        """The first part: the mayors spoken to, or the bank, or all who hear a plan. False: nobody is picked."""
        words, first = self.words, self.seen
        told = self.basin.clone()
        told.apply(self.seat, begin)
        asked = [int(choice) for choice in told.choices(self.seat)]
        options = [self.mayor(choice) for choice in asked if words.partner <= choice < words.what]
        if first.seats == 2 and any(choice >= words.what for choice in asked):
            options = [self.mayor_option(begin, 1 - self.seat, alone=True)]
        if words.bank in asked:
            help_ = say("form-bank.help", **bank_facts(self.components))
            options.append(FormOption(self.tokens[words.bank], say("form-bank"), help_, True, typed("bank")))
        if words.announce in first.choices:
            binds = say("choice-announce.help")
            options.append(FormOption(self.tokens[words.announce], say("form-plan"), binds, True, typed("plan")))
        self.is_addressed = True
        picks = self.ask(say("form-whom"), options, several=first.seats > 2, is_clear=first.seats == 2)
        if not picks:
            return False
        if picks[0] == self.tokens[words.announce]:
            self.make(words.announce)
            return True
        self.make(begin)
        for token in picks:
            if token != self.tokens[begin]:
                self.make(self.tokens.index(token))
        return True

    def choose_others(self) -> None:
        """A proposal that is under way already: who else it is made to."""
        words, seen = self.words, self.seen
        options = [self.mayor(choice) for choice in seen.choices if words.partner <= choice < words.what]
        if options:
            nobody = seen.deal is not None and bool(seen.deal.to)
            self.is_addressed = True
            label = say("form-whom-else" if nobody else "form-whom")
            for token in self.ask(label, options, several=True, needed=not nobody):
                self.make(self.tokens.index(token))

    def mayor(self, choice: int) -> FormOption:
        return self.mayor_option(choice, choice - self.words.partner)

    def mayor_option(self, choice: int, seat: int, alone: bool = False) -> FormOption:
        words = in_both(lambda: say("typed-city", city=city(seat)).split(", "))
        return FormOption(self.tokens[choice], city(seat), "", alone, words)

    def choose(self, seen: BasinObservation) -> None:
        """A part of which one answer is picked."""
        words = self.words
        offered = [choice for choice in seen.choices if not words.partner <= choice < words.what]
        if seen.step == "what" and self.is_addressed:
            offered = [choice for choice in offered if choice != words.bank]
        options = []
        for choice in offered:
            label, help_ = choice_words(seen, self.components, choice)
            options.append(FormOption(self.tokens[choice], label, help_, False, self.spoken(seen, choice)))
        token = self.ask(say(f"question-{seen.step}"), options, usual=self.usual(seen), is_clear=seen.step in CLEAR)[0]
        self.make(self.tokens.index(token))

    def usual(self, seen: BasinObservation) -> str:
        """A loan is paid back in full unless somebody says otherwise."""
        if seen.step != "term" or seen.deal is None:
            return ""
        rounds = -(-seen.deal.amount // seen.deal.instalment)
        return self.tokens[self.words.term + min(rounds, MOST_TERM) - 1]

    def ask(
        self,
        label: str,
        options: list[FormOption],
        *,
        several: bool = False,
        needed: bool = True,
        usual: str = "",
        is_clear: bool = False,
    ) -> list[str]:
        """Add a part with the answers that were picked, or the usual one."""
        picks = [option for option in options if option.token in self.picked]
        if not several or any(option.alone for option in picks):
            picks = [option for option in picks if option.alone or not several][-1:]
        found = [option.token for option in picks]
        if not found and needed and options:
            found = [usual or options[0].token]
        self.parts.append(FormPart(label, tuple(options), tuple(found), several, is_clear or not needed))
        return found

    def spoken(self, seen: BasinObservation, choice: int) -> tuple[str, ...]:
        """What means a choice in a typed sentence."""
        words = self.words
        if seen.step == "what":
            return typed("what-bank" if choice == words.bank else f"what-{hyphened(KINDS[choice - words.what])}")
        if seen.step == "amount":
            return (str(choice - words.amount + 1),)
        if seen.step == "tie":
            return typed(f"tie-{hyphened(TIES[choice - words.tie])}")
        if seen.step == "instalment":
            return typed("instalment", wag=choice - words.instalment + 1)
        if seen.step == "term":
            return typed("term", rounds=choice - words.term + 1)
        if seen.step == "act":
            return typed(f"act-{hyphened(ACTS[choice - words.act])}")
        if seen.step == "card":
            return self.card_words(self.components.kinds()[choice - words.card + 1])
        mine = seen.step == "mine"
        plot = choice - (words.mine if mine else words.theirs)
        owner = self.seat if mine or seen.deal is None else seen.deal.to[0]
        there = seen.mayors[owner].plots[plot]
        return (*(self.card_words(there.card) if there else ()), *typed("plot", plot=plot + 1))

    def card_words(self, kind: str) -> tuple[str, ...]:
        def called() -> tuple[str, ...]:
            name = card_name(self.components.card[kind])
            return (name, card_key(kind), *name.split()[-1:])

        return in_both(called)

    def says(self) -> str:
        """The proposal in the words of the mayor who makes it."""
        seen, deal = self.seen, self.seen.deal
        if self.made[-1:] == [self.tokens[self.words.bank]]:
            return say("i-borrow", **bank_facts(self.components))
        if seen.step == "answer" and deal is not None and deal.proposer == self.seat:
            return say("to-others", to=cities(deal.to), words=said(seen, self.components, deal))
        if self.made[0] == self.tokens[self.words.announce]:
            kind = self.made[-1].removeprefix("card ")
            return say("to-all-plan", card=card_name(self.components.card[kind]))
        given = seen.promises[self.promises :]
        facts = deed(given[0].act, card_name(self.components.card[given[0].card]))
        return say("to-others-promise", to=cities([promise.to for promise in given]), **facts)


def form(view: SeatView, parts: Components, tokens: tuple[str, ...], picked: Collection[str]) -> Form | None:
    """What a mayor can say now, with these answers; None where there is nothing to propose."""
    seen = cast(BasinObservation, view.observe())
    words = Vocabulary(len(parts.card))
    if seen.seat not in seen.deciders:
        return None
    begun = seen.step in ASKED and seen.deal is not None and seen.deal.kind != "plan"
    beginnings = (words.propose, words.announce, words.deal, words.ask_help, words.answer + 2)
    covers = [choice for choice in seen.choices if begun or choice in beginnings]
    if not covers or (seen.step not in BEGINNINGS and not begun):
        return None
    filling = Filling(view, parts, tokens, picked)
    filling.fill()
    is_whole = bool(filling.made) and filling.seen.step not in ASKED
    named = f"form-{seen.step}" if seen.step in BEGINNINGS else "form-talk"
    return Form(
        say(named),
        tuple(filling.parts),
        tuple(filling.made) if is_whole else (),
        filling.says() if is_whole else say("form-nobody"),
        say("form-send"),
        tuple(tokens[choice] for choice in covers),
        seen.step in ("works", "answer"),
        say(f"{named}.example", city=city(0 if seen.seat else 1)) if seen.step in BEGINNINGS else "",
    )

"""A proposal as a form of few parts: whom, what, how much, for what, and the condition."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.rules.vocabulary import MOST_TERM, Vocabulary
from paddlewheel.games.my_river_kit.state import Basin
from paddlewheel.games.my_river_kit.view.choices import choice_words
from paddlewheel.games.my_river_kit.view.deals import cities, said
from paddlewheel.games.my_river_kit.view.names import CITIES, act_words
from paddlewheel.games.my_river_kit.view.observation import BasinObservation
from paddlewheel.kernel import SeatView
from paddlewheel.presentation import Form, FormOption, FormPart, guessed

#: What the form is called at each decision that a proposal can begin with.
LABELS = {
    "talk": "Make a proposal",
    "works": "Make a deal",
    "buy": "Ask for help",
    "answer": "Make a counter-offer",
}
#: Sentences that can be typed.
EXAMPLES = {
    "talk": "offer {city} loan 2 if removes corn, ask {city} 1, promise {city} to add forest, plan wetland",
    "works": "ask {city} loan 2 for 2 rounds, swap meadow for forest with {city}",
    "buy": "ask {city} loan 1",
    "answer": "3 if removes corn",
}
#: The questions, by the decision that each belongs to.
QUESTIONS = {
    "what": "What?",
    "amount": "How much?",
    "tie": "For what?",
    "instalment": "Paid back each round",
    "term": "For how long?",
    "act": "To do what?",
    "card": "Which activity?",
    "mine": "You give",
    "theirs": "You get",
}
#: What a typed sentence need not say.
CLEAR = ("tie", "instalment", "term")
#: What means each kind of proposal, each tie and each act in a typed sentence.
WHAT_WORDS = (
    ("offer", "give", "lend"),
    ("ask", "borrow"),
    ("swap", "offer swap"),
    ("water", "offer water", "give water", "buy water"),
    ("promise",),
    ("ask promise",),
)
TIE_WORDS = (
    ("gift", "nothing"),
    ("loan", "lend", "lent", "paid back"),
    ("if", "once", "gift if", "gift once"),
    ("promise", "on promise", "gift promise"),
    ("loan if", "loan once", "lend if", "lent if", "lent once", "paid back if"),
)
ACT_WORDS = (("add", "adds"), ("remove", "removes"), ("not add", "does not add", "without"))


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
        while (seen := self.seen).step in QUESTIONS and self.seat in seen.deciders:
            self.choose(seen)

    def choose_whom(self, begin: int) -> bool:
        """The first part: the mayors spoken to, or the bank, or all who hear a plan. False: nobody is picked."""
        words, first = self.words, self.seen
        told = self.basin.clone()
        told.apply(self.seat, begin)
        asked = [int(choice) for choice in told.choices(self.seat)]
        options = [self.mayor(choice) for choice in asked if words.partner <= choice < words.what]
        if first.seats == 2 and any(choice >= words.what for choice in asked):
            other = CITIES[1 - self.seat]
            options = [FormOption(self.tokens[begin], other, "", True, (other.casefold(),))]
        if words.bank in asked:
            help_ = " ".join(choice_words(first, self.components, words.bank))
            options.append(FormOption(self.tokens[words.bank], "The bank", help_, True, ("bank", "borrow bank")))
        if words.announce in first.choices:
            binds = "What you mean to add. It binds nobody."
            options.append(FormOption(self.tokens[words.announce], "All: a plan", binds, True, ("plan", "announce")))
        picks = self.ask("To whom?", options, several=first.seats > 2, is_clear=first.seats == 2)
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
            for token in self.ask("To whom else?" if nobody else "To whom?", options, several=True, needed=not nobody):
                self.make(self.tokens.index(token))

    def mayor(self, choice: int) -> FormOption:
        city = CITIES[choice - self.words.partner]
        return FormOption(self.tokens[choice], city, "", False, (city.casefold(),))

    def choose(self, seen: BasinObservation) -> None:
        """A part of which one answer is picked."""
        words = self.words
        offered = [choice for choice in seen.choices if not words.partner <= choice < words.what]
        if seen.step == "what" and any(part.label.startswith("To whom") for part in self.parts):
            offered = [choice for choice in offered if choice != words.bank]
        options = []
        for choice in offered:
            label, help_ = choice_words(seen, self.components, choice)
            options.append(FormOption(self.tokens[choice], label, help_, False, self.spoken(seen, choice)))
        token = self.ask(QUESTIONS[seen.step], options, usual=self.usual(seen), is_clear=seen.step in CLEAR)[0]
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
            return ("bank",) if choice == words.bank else WHAT_WORDS[choice - words.what]
        if seen.step == "amount":
            return (str(choice - words.amount + 1),)
        if seen.step == "tie":
            return TIE_WORDS[choice - words.tie]
        if seen.step == "instalment":
            wag = choice - words.instalment + 1
            return (f"{wag} a round", f"{wag} each round", f"by {wag}")
        if seen.step == "term":
            rounds = choice - words.term + 1
            return (f"{rounds} {'round' if rounds == 1 else 'rounds'}",)
        if seen.step == "act":
            return ACT_WORDS[choice - words.act]
        if seen.step == "card":
            return self.card_words(self.components.kinds()[choice - words.card + 1])
        mine = seen.step == "mine"
        plot = choice - (words.mine if mine else words.theirs)
        owner = self.seat if mine or seen.deal is None else seen.deal.to[0]
        there = seen.mayors[owner].plots[plot]
        return (*(self.card_words(there.card) if there else ()), f"plot {plot + 1}")

    def card_words(self, kind: str) -> tuple[str, ...]:
        name = self.components.card[kind].name.casefold()
        return (name, kind, *name.split()[-1:])

    def says(self) -> str:
        """The proposal in the words of the mayor who makes it."""
        seen, deal = self.seen, self.seen.deal
        if self.made[-1:] == [self.tokens[self.words.bank]]:
            label, help_ = choice_words(seen, self.components, self.words.bank)
            return f"I {label[0].lower()}{label[1:]}. {help_}"
        if seen.step == "answer" and deal is not None and deal.proposer == self.seat:
            words = said(seen, self.components, deal)
            return f"To {cities(deal.to)}: “{words[:1].upper()}{words[1:]}”"
        if self.made[0] == self.tokens[self.words.announce]:
            return f"To all: “I mean to add {self.components.card[self.made[-1].removeprefix('card ')].name}.”"
        given = seen.promises[self.promises :]
        word = act_words(given[0].act, self.components.card[given[0].card].name)
        return f"To {cities([promise.to for promise in given])}: “I promise to {word}.”"


def form(view: SeatView, parts: Components, tokens: tuple[str, ...], picked: Collection[str]) -> Form | None:
    """What a mayor can say now, with these answers; None where there is nothing to propose."""
    seen = cast(BasinObservation, view.observe())
    words = Vocabulary(len(parts.card))
    if seen.seat not in seen.deciders:
        return None
    begun = seen.step in QUESTIONS and seen.deal is not None and seen.deal.kind != "plan"
    beginnings = (words.propose, words.announce, words.deal, words.ask_help, words.answer + 2)
    covers = [choice for choice in seen.choices if begun or choice in beginnings]
    if not covers or (seen.step not in LABELS and not begun):
        return None
    filling = Filling(view, parts, tokens, picked)
    filling.fill()
    is_whole = bool(filling.made) and filling.seen.step not in QUESTIONS
    return Form(
        LABELS.get(seen.step, "Make a proposal"),
        tuple(filling.parts),
        tuple(filling.made) if is_whole else (),
        filling.says() if is_whole else "Say whom you speak to.",
        "Say it",
        tuple(tokens[choice] for choice in covers),
        seen.step in ("works", "answer"),
        EXAMPLES.get(seen.step, "").format(city=CITIES[0 if seen.seat else 1]),
    )

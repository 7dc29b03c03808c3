"""Forms: a chain of small choices that is filled in as one thing, part by part, and then played choice by choice."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence

import msgspec

from paddlewheel.kernel import BadInput
from paddlewheel.presentation._words import say

#: So many answers are named when a part of a sentence is missing.
EXAMPLES = 6


class FormOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer of a part: the choice it stands for."""

    token: str
    label: str
    help: str = ""
    #: Where several can be picked: this one goes with no other.
    alone: bool = False
    #: What means it in a typed sentence: all words of one of these.
    words: tuple[str, ...] = ()


class FormPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """One question of a form."""

    label: str
    options: tuple[FormOption, ...]
    #: The answer, or the answers where several can be picked.
    picked: tuple[str, ...]
    several: bool = False
    #: Whether a typed sentence may leave it out.
    is_clear: bool = False


class Form(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat can say in a few parts. Each part depends on the answers before it."""

    #: What it is for: *Make a proposal*.
    label: str
    parts: tuple[FormPart, ...]
    #: The choices that it comes to, to be played like those of a plan; none while something is missing.
    tokens: tuple[str, ...]
    #: The whole in one sentence, and what is written on the button that sends it.
    says: str
    send: str
    #: The choices at hand that the form stands for.
    covers: tuple[str, ...] = ()
    #: Whether it is only opened by those who want it.
    folded: bool = False
    #: A sentence that can be typed instead.
    example: str = ""


#: The form with these answers; what does not fit any more is answered as is usual. None where there is no form.
FormMaker = Callable[[Collection[str]], Form | None]


def form_faults(form: Form, offered: Collection[str]) -> list[str]:
    """What is wrong with a form: nothing to answer, answers that are none, choices that are not on offer."""
    faults = []
    for part in form.parts:
        tokens = [option.token for option in part.options]
        faults += [f"{part.label}: {token} is picked and not among the answers" for token in {*part.picked} - {*tokens}]
        if not tokens or len({*tokens}) < len(tokens):
            faults.append(f"{part.label}: there have to be answers, each once")
        if len(part.picked) > 1 and not part.several:
            faults.append(f"{part.label}: one answer, not {len(part.picked)}")
    if form.tokens and form.tokens[0] not in offered:
        faults.append(f"the form begins with {form.tokens[0]}, which is not on offer")
    return faults + [f"the form covers {token}, which is not on offer" for token in form.covers if token not in offered]


def read_sentence(make: FormMaker, sentence: str) -> tuple[str, ...]:
    """The choices that a typed sentence stands for, as the form of the decision at hand reads it."""
    words = re.findall(r"[\w-]+", sentence.casefold())
    reading = _Reading(make)
    found = reading.read((), words, 0)
    if found is None:
        raise BadInput(reading.complaint or say("not-understood", words=repr(sentence)))
    return found


class _Reading:
    """Tries what a sentence can mean, part by part. Where nothing fits, it knows what was missing."""

    def __init__(self, make: FormMaker) -> None:
        self._make = make
        self._furthest = -1
        self.complaint = ""

    def read(self, picked: tuple[str, ...], left: Sequence[str], number: int) -> tuple[str, ...] | None:
        form = self._make(picked)
        if form is None:
            return None
        if number == len(form.parts):
            return self._ended(form, left, number)
        part = form.parts[number]
        for tokens, rest in _answers(part, left):
            found = self.read((*picked, *tokens), rest, number + 1)
            if found is not None:
                return found
        if part.is_clear or len(part.options) == 1:
            return self.read((*picked, *part.picked), left, number + 1)
        labels = [option.label for option in part.options]
        more = ", ..." if len(labels) > EXAMPLES else ""
        self._complain(number, say("say-one-of", part=part.label, labels=", ".join(labels[:EXAMPLES]) + more))
        return None

    def _ended(self, form: Form, left: Sequence[str], number: int) -> tuple[str, ...] | None:
        fillers = say("fillers").split()
        unknown = [word for word in left if word not in fillers]
        if unknown:
            self._complain(number, say("not-understood-in", words=repr(" ".join(unknown)), says=form.says))
            return None
        return form.tokens or None

    def _complain(self, number: int, words: str) -> None:
        if number > self._furthest:
            self._furthest = number
            self.complaint = words


def _answers(part: FormPart, left: Sequence[str]) -> list[tuple[tuple[str, ...], list[str]]]:
    """What a sentence can answer to a part, and what is left of it then: the earliest and the longest first."""
    found = []
    for option in part.options:
        for phrase in option.words:
            words = phrase.split()
            if all(left.count(word) >= words.count(word) for word in words):
                found.append((min(left.index(word) for word in words), -len(words), option, words))
    found.sort(key=lambda each: each[:2])
    if part.several:
        together = {option.token: words for _, _, option, words in reversed(found) if not option.alone}
        if together:
            said = [word for words in together.values() for word in words]
            alone = [((option.token,), _without(left, words)) for _, _, option, words in found if option.alone]
            return [(tuple(together), _without(left, said)), *alone]
    return [((option.token,), _without(left, words)) for _, _, option, words in found]


def _without(words: Sequence[str], said: Sequence[str]) -> list[str]:
    left = list(words)
    for word in said:
        if word in left:
            left.remove(word)
    return left

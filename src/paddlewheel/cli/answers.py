"""What an answer in the terminal stands for: one choice, the same one several times, or a whole plan."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches

from paddlewheel.cli.words import say
from paddlewheel.kernel import BadInput
from paddlewheel.language import either
from paddlewheel.presentation import FormMaker, Offer, Plan, read_sentence

#: No turn of any game is longer.
MOST_REPEATED = 20
EXAMPLES = 3
#: How alike a word must be to be what somebody may have meant, from 0 to 1.
ALIKE = 0.5


def chosen(
    answer: str,
    offers: Sequence[Offer],
    tokens: Sequence[str],
    plans: Callable[[], Sequence[Plan]],
    form: FormMaker = lambda picked: None,
) -> list[str]:
    """The tokens an answer stands for: a number, the words of a choice or their beginnings, a plan, a sentence."""
    if re.fullmatch(r"[0-9]+", answer):
        if not 1 <= int(answer) <= len(offers):
            raise BadInput(say("choose-from", count=len(offers)))
        return [offers[int(answer) - 1].token]
    known = {token.casefold(): token for token in tokens}
    if answer.casefold() in known:
        return [known[answer.casefold()]]
    begun = _offered(answer, offers)
    if len(begun) == 1:
        return begun
    word, _, count = answer.rpartition(" ")
    if not begun and re.fullmatch(r"[0-9]{1,3}", count) and 1 <= int(count) <= MOST_REPEATED:
        repeated = _offered(word, offers)
        if len(repeated) == 1:
            return repeated * int(count)
    planned = [plan for plan in plans() if _is_short_for(answer, plan.label)]
    if planned and not begun and len({place_of(plan) for plan in planned}) == 1:
        return list(planned[0].tokens)
    several = [*begun, *(plan.label for plan in planned)]
    if several:
        examples = "; ".join(several[:EXAMPLES])
        raise BadInput(say("can-mean", words=repr(answer), count=len(several), examples=examples))
    if " " in answer and form(()) is not None:
        return list(read_sentence(form, answer))
    meant = did_you_mean(answer, [offer.label for offer in offers])
    meant = meant or say("type-a-number", count=len(offers))
    raise BadInput(say("none-of-the-choices", words=repr(answer), meant=meant))


def tokens_meant(words: str, offers: Sequence[Offer], tokens: Sequence[str]) -> list[str]:
    """The choices that words may mean, offered or not: by number, as a whole, or by their beginnings."""
    if re.fullmatch(r"[0-9]+", words) and 1 <= int(words) <= len(offers):
        return [offers[int(words) - 1].token]
    known = {token.casefold(): token for token in tokens}
    if words.casefold() in known:
        return [known[words.casefold()]]
    found = _offered(words, offers) or [token for token in tokens if _begins(token, words)]
    found = found or [token for token in tokens if _is_short_for(words, token)]
    if not found:
        meant = did_you_mean(words, [*(offer.label for offer in offers), *tokens])
        raise BadInput(say("no-choice-called", words=repr(words), meant=meant or say("question-mark-tells")))
    return found


def did_you_mean(words: str, known: Iterable[str]) -> str:
    """*did you mean 'forward'?*, or nothing where nothing is alike."""
    names = {name.casefold(): name for name in known}
    alike = get_close_matches(words.casefold(), names, EXAMPLES, ALIKE)
    meant = either(repr(names[name]) for name in alike)
    return say("did-you-mean", meant=meant) if alike else ""


def place_of(plan: Plan) -> tuple[object, ...]:
    """Where a plan leads. Of several plans to one place the first is meant: it is the cheapest."""
    return (plan.area, plan.path[-1], plan.touches) if plan.path else plan.tokens


def listed_plans(plans: Iterable[Plan]) -> list[str]:
    """One line for each place that plans lead to, and how many other ways there are to get there."""
    places: dict[tuple[object, ...], list[Plan]] = {}
    for plan in plans:
        places.setdefault(place_of(plan), []).append(plan)
    return [f"{_with_others(ways)}: {ways[0].help}".rstrip(": ") for ways in places.values()]


def _with_others(ways: Sequence[Plan]) -> str:
    label = ways[0].label
    return say("other-ways", label=label, count=len(ways) - 1) if len(ways) > 1 else label


def _offered(answer: str, offers: Sequence[Offer]) -> list[str]:
    """The offered choices with such a beginning; where there are none, those that have all the words in short."""
    begun = [offer.token for offer in offers if _begins(offer.token, answer) or _begins(offer.label, answer)]
    return begun or [
        offer.token for offer in offers if _is_short_for(answer, offer.label) or _is_short_for(answer, offer.token)
    ]


def _begins(words: str, answer: str) -> bool:
    return bool(answer) and words.casefold().startswith(answer.casefold())


def _is_short_for(answer: str, words: str) -> bool:
    """Whether every word of the answer begins a word of these, in the same order: *iron left*."""
    rest = iter(re.findall(r"[\w.'-]+", words.casefold()))
    parts = re.findall(r"[\w.'-]+", answer.casefold())
    return bool(parts) and all(any(word.startswith(part) for word in rest) for part in parts)

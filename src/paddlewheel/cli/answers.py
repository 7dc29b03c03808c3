"""What an answer in the terminal stands for: one choice, the same one several times, or a whole plan."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from paddlewheel.kernel import BadInput
from paddlewheel.presentation import FormMaker, Offer, Plan, read_sentence

#: No turn of any game is longer.
MOST_REPEATED = 20
EXAMPLES = 3


def chosen(
    answer: str,
    offers: Sequence[Offer],
    tokens: Sequence[str],
    plans: Callable[[], Sequence[Plan]],
    form: FormMaker = lambda picked: None,
) -> list[str]:
    """The tokens an answer stands for: a number of the list, words of a choice, a plan, a sentence."""
    if re.fullmatch(r"[0-9]+", answer):
        if not 1 <= int(answer) <= len(offers):
            raise BadInput(f"choose from 1 to {len(offers)}, or type ? for help")
        return [offers[int(answer) - 1].token]
    if answer in tokens:
        return [answer]
    word, _, count = answer.rpartition(" ")
    if word in tokens and re.fullmatch(r"[0-9]{1,3}", count) and 1 <= int(count) <= MOST_REPEATED:
        return [word] * int(count)
    begun = [offer.token for offer in offers if _begins(offer.token, answer) or _begins(offer.label, answer)]
    if len(begun) == 1:
        return begun
    planned = [plan for plan in plans() if _begins(plan.label, answer)]
    if planned and not begun and len({place_of(plan) for plan in planned}) == 1:
        return list(planned[0].tokens)
    several = [*begun, *(plan.label for plan in planned)]
    if several:
        examples = "; ".join(several[:EXAMPLES])
        raise BadInput(f"{answer!r} can mean {len(several)} things; type more of it: {examples}")
    if " " in answer and form(()) is not None:
        return list(read_sentence(form, answer))
    raise BadInput(f"{answer!r} is none of the choices; type a number from 1 to {len(offers)}, or ? for help")


def place_of(plan: Plan) -> tuple[object, ...]:
    """Where a plan leads. Of several plans to one place the first is meant: it is the cheapest."""
    return (plan.area, plan.path[-1], plan.touches) if plan.path else plan.tokens


def listed_plans(plans: Iterable[Plan]) -> list[str]:
    """One line for each place that plans lead to, and how many other ways there are to get there."""
    places: dict[tuple[object, ...], list[Plan]] = {}
    for plan in plans:
        places.setdefault(place_of(plan), []).append(plan)
    return [
        f"{ways[0].label}{f' or in {len(ways) - 1} other ways' if len(ways) > 1 else ''}: {ways[0].help}".rstrip(": ")
        for ways in places.values()
    ]


def _begins(words: str, answer: str) -> bool:
    return bool(answer) and words.casefold().startswith(answer.casefold())

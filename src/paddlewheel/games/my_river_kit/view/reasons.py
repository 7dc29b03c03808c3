"""What a mayor's choices are for: the indicators of the river, water and pollution, money and Aquabon."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.messages import say
from paddlewheel.games.my_river_kit.rules.data import Cards, GameData
from paddlewheel.games.my_river_kit.state import BIODIVERSITY, FLOOD, NOTHING, RECREATION, Basin, Mayor
from paddlewheel.games.my_river_kit.tactics.tactics import MayorTactics
from paddlewheel.games.my_river_kit.view.names import capital, card_names, indicator_words
from paddlewheel.games.my_river_kit.view.talk_reasons import talk_reasons, tells_plan
from paddlewheel.presentation import PlayedTurn, listed

WORKS = ("adds", "takes-away")


def reasons(turn: PlayedTurn[Basin], parts: Components, tactics: MayorTactics) -> list[str]:
    """What changes for the river, what is said to the others, and what changes for the city."""
    # What happens in a new round is no reason, but the first one begins by itself once all have settled.
    same_round = [each for each in turn.positions if each.round <= max(1, turn.before.round) and each.outcome is None]
    before, after = turn.before, same_round[-1]
    data = before.rules.data
    was, now = before.mayors[turn.seat], after.mayors[turn.seat]
    changed = _built(now) - _built(was), _built(was) - _built(now)
    said = []
    if any(changed):
        said.append(
            _sentence(
                [
                    say(f"reason-{verb}", cards=_names(cards, parts))
                    for verb, cards in zip(WORKS, changed, strict=True)
                    if cards
                ]
            )
        )
        said += _river(before, after, data) + _flows(was, now, data.cards)
    if now.announced != NOTHING and tells_plan(turn):
        said.append(say("reason-plan", card=card_names(parts)[now.announced]))
    return said + talk_reasons(turn, after, parts, tactics) + _city(before, after, turn.seat)


def _built(mayor: Mayor) -> Counter[int]:
    return Counter(card for card in mayor.plots if card != NOTHING)


def _names(cards: Counter[int], parts: Components) -> str:
    names = card_names(parts)
    return listed(names[card] for card in sorted(cards.elements()))


def _sentence(parts: list[str]) -> str:
    """Parts that each begin with a verb, as one sentence: *Adds a park and takes away a mill.*"""
    return f"{capital(listed(parts))}."


def _river(before: Basin, after: Basin, data: GameData) -> list[str]:
    """Indicators that cards move, with where green begins."""
    cards, events, measures = data.cards, data.events, before.rules.measures
    columns = (
        ("flood", FLOOD, cards.flood, events.flood),
        ("recreation", RECREATION, cards.recreation, events.recreation),
        ("biodiversity", BIODIVERSITY, cards.biodiversity, events.biodiversity),
    )
    said: dict[str, list[str]] = {"raises": [], "lowers": []}
    for name, indicator, column, event in columns:
        then, now = (measures.total(each, column) + event[before.event] for each in (before, after))
        if then != now:
            green = data.green[indicator]
            reached = "reason-level" if now >= green else "reason-level.below"
            level = say(
                reached, indicator=indicator_words(name, "object"), then=_level(then), now=_level(now), green=green
            )
            said["raises" if now > then else "lowers"].append(level)
    told = [say(f"reason-{verb}", indicators=listed(levels)) for verb, levels in said.items() if levels]
    return [_sentence(told)] if told else []


def _level(number: int) -> str:
    return str(number) if number >= 0 else f"\N{MINUS SIGN}{-number}"


def _sum(mayor: Mayor, column: vec[i64]) -> int:
    return sum(int(column[card]) for card in mayor.plots if card != NOTHING)


def _flows(was: Mayor, now: Mayor, cards: Cards) -> list[str]:
    """What the city puts into the river and takes out of it, each round."""
    dirt, water = (
        _sum(now, gives) - _sum(now, takes) - _sum(was, gives) + _sum(was, takes)
        for gives, takes in ((cards.gives_pollution, cards.takes_pollution), (cards.gives_water, cards.takes_water))
    )
    said = []
    if dirt:
        said.append(say("reason-pollution" if dirt > 0 else "reason-pollution.less", number=abs(dirt)))
    if water:
        said.append(say("reason-water" if water > 0 else "reason-water.less", number=abs(water)))
    return [_sentence(said)] if said else []


def _city(before: Basin, after: Basin, seat: int) -> list[str]:
    """Money now and each round, and Aquabon."""
    was, now = before.mayors[seat], after.mayors[seat]
    cards = before.rules.data.cards
    income = _sum(now, cards.gives_wag) - _sum(now, cards.takes_wag)
    income -= _sum(was, cards.gives_wag) - _sum(was, cards.takes_wag)
    fame = _sum(now, cards.aquabon) - _sum(was, cards.aquabon)
    owed = (now.loan_left - was.loan_left) * before.rules.data.numbers.loan_instalment
    cash = now.wag - was.wag
    said = []
    if owed > 0:
        loan = before.rules.data.numbers.loan
        said.append(say("reason-borrows", wag=loan, owed=owed))
        cash -= loan
    gains, costs = _amounts(cash, income, fame), _amounts(-cash, -income, -fame)
    said += [say("reason-brings", gains=listed(gains))] if gains else []
    return said + ([say("reason-costs", costs=listed(costs))] if costs else [])


def _amounts(cash: int, income: int, fame: int) -> list[str]:
    """Those that are more than nothing."""
    return [
        *([say("reason-now", wag=cash)] if cash > 0 else []),
        *([say("reason-each-round", wag=income)] if income > 0 else []),
        *([say("reason-aquabon", aquabon=fame)] if fame > 0 else []),
    ]

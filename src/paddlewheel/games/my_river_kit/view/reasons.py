"""What a mayor's choices are for: the indicators of the river, water and pollution, money and Aquabon."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from paddlewheel.games.my_river_kit.components import Components
from paddlewheel.games.my_river_kit.rules.data import Cards, GameData
from paddlewheel.games.my_river_kit.state import BIODIVERSITY, FLOOD, NOTHING, RECREATION, Basin, Mayor
from paddlewheel.games.my_river_kit.tactics.tactics import MayorTactics
from paddlewheel.games.my_river_kit.view.names import wag
from paddlewheel.games.my_river_kit.view.talk_reasons import card_name, talk_reasons
from paddlewheel.presentation import PlayedTurn, listed

WORKS = ("adds", "takes away")


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
            _sentence([f"{verb} {_names(cards, parts)}" for verb, cards in zip(WORKS, changed, strict=True) if cards])
        )
        said += _river(before, after, data) + _flows(was, now, data.cards)
    if now.announced not in (NOTHING, was.announced):
        said.append(f"Tells the others that you plan {card_name(now.announced, parts)}.")
    return said + talk_reasons(turn, after, parts, tactics) + _city(before, after, turn.seat)


def _built(mayor: Mayor) -> Counter[int]:
    return Counter(card for card in mayor.plots if card != NOTHING)


def _names(cards: Counter[int], parts: Components) -> str:
    return listed(card_name(card, parts) for card in sorted(cards.elements()))


def _sentence(parts: list[str]) -> str:
    """Parts that each begin with a verb, as one sentence: *Adds a park and takes away a mill.*"""
    joined = listed(parts)
    return f"{joined[0].upper()}{joined[1:]}."


def _river(before: Basin, after: Basin, data: GameData) -> list[str]:
    """Indicators that cards move, with where green begins."""
    cards, events, measures = data.cards, data.events, before.rules.measures
    columns = (
        ("flood regulation", FLOOD, cards.flood, events.flood),
        ("recreation", RECREATION, cards.recreation, events.recreation),
        ("biodiversity", BIODIVERSITY, cards.biodiversity, events.biodiversity),
    )
    said: dict[str, list[str]] = {"raises": [], "lowers": []}
    for name, indicator, column, event in columns:
        then, now = (measures.total(each, column) + event[before.event] for each in (before, after))
        if then != now:
            green = data.green[indicator]
            reached = "green" if now >= green else f"green from {green}"
            said["raises" if now > then else "lowers"].append(
                f"{name} from {_level(then)} to {_level(now)} ({reached})"
            )
    told = [f"{verb} {listed(names)}" for verb, names in said.items() if names]
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
        said.append(
            f"puts {dirt} more pollution into the river" if dirt > 0 else f"keeps {-dirt} pollution out of the river"
        )
    if water:
        said.append(f"leaves {water} more water in it" if water > 0 else f"uses {-water} more water")
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
        said.append(f"Borrows {wag(loan)} from the bank, to be paid back with {wag(owed)}.")
        cash -= loan
    gains = [*_amounts(cash, " now"), *_amounts(income, " a round"), *([f"{fame} Aquabon"] if fame > 0 else [])]
    costs = [*_amounts(-cash, " now"), *_amounts(-income, " a round"), *([f"{-fame} Aquabon"] if fame < 0 else [])]
    said += [f"Brings {listed(gains)}."] if gains else []
    return said + ([f"Costs {listed(costs)}."] if costs else [])


def _amounts(number: int, when: str) -> list[str]:
    return [f"{wag(number)}{when}"] if number > 0 else []

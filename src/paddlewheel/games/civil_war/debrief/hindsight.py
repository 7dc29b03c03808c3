"""What a side's reinforcements would have taken, laid otherwise: worked out once the war is over and all is open."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import msgspec

from paddlewheel.games.civil_war.rules.vocabulary import COLUMN_NAMES, COMMITS
from paddlewheel.games.civil_war.state import COLUMNS, War
from paddlewheel.kernel import Journal
from paddlewheel.presentation import numbers


class Hindsight(msgspec.Struct, frozen=True):
    """A side could have taken more columns of a battle with the same cards, against what the enemy really laid."""

    battle: int
    side: int
    won: int
    could_have_won: int
    #: Card and column of the best way.
    plan: tuple[tuple[str, str], ...]


def hindsight(before: War, commits: Sequence[tuple[int, int]]) -> list[Hindsight]:
    """For both sides of a battle. `before`: with all reinforcements in hand; `commits`: seat and choice, in order."""
    return [found for side in range(2) if (found := _of_side(before, commits, side)) is not None]


def _of_side(before: War, commits: Sequence[tuple[int, int]], side: int) -> Hindsight | None:
    own = [choice - COMMITS for seat, choice in commits if seat == side]
    enemy = [(seat, choice) for seat, choice in commits if seat != side]
    cards = [choice // COLUMNS for choice in own]
    won, lost = _fought(before, commits, side)
    best, plan = (won, -lost), [choice % COLUMNS for choice in own]
    for columns in permutations(range(COLUMNS), len(cards)):
        laid = [(side, COMMITS + card * COLUMNS + column) for card, column in zip(cards, columns, strict=True)]
        taken, fallen = _fought(before, [*enemy, *laid], side)
        if (taken, -fallen) > best:
            best, plan = (taken, -fallen), [*columns]
    if best[0] == won:
        return None
    names = before.rules.cards.names
    laid_so = sorted(zip(plan, cards, strict=True))
    words = tuple((names[card], COLUMN_NAMES[column]) for column, card in laid_so)
    return Hindsight(int(before.battle), side, won, best[0], words)


def _fought(before: War, commits: Sequence[tuple[int, int]], side: int) -> tuple[int, int]:
    """Columns won and cards lost by a side, with the decks as they really lay."""
    war = before.clone()
    war.journal = journal = Journal()
    for seat, choice in commits:
        war.apply(seat, choice)
    facts = next(event.facts for event in journal.events if event.kind == "summary")
    return numbers(facts, "won")[side], numbers(facts, "lost")[side]

"""What a reinforcement or an event is for: the totals of the columns, and how often they win."""

from __future__ import annotations

from paddlewheel.games.civil_war.rules.vocabulary import COLUMN_NAMES, COMMITS, WEAKENS
from paddlewheel.games.civil_war.state import CARD_MASK, COLUMNS, War
from paddlewheel.games.civil_war.tactics.study import HIGHEST, SPAN, Study
from paddlewheel.games.civil_war.tactics.tactics import WarTactics
from paddlewheel.presentation import PlayedTurn, listed

#: Chances below and above which a column is called weak or safe.
WEAK = 0.3
SAFE = 0.7


def reasons(turn: PlayedTurn[War], tactics: WarTactics) -> list[str]:
    """The columns that the choices of this turn are made for: those likely won first."""
    war, seat = turn.before, turn.seat
    study = tactics.study_of(war)
    commits = [divmod(choice - COMMITS, COLUMNS) for choice in turn.choices if choice >= COMMITS]
    laid = {column: card for card, column in commits}
    # A leader of the whole army helps in every column, wherever it lies.
    army = war.armies[seat]
    general = sum(tactics.cards.army[card] for card in (*army.hand, *army.plan) if card >= 0)
    columns: dict[str, list[str]] = {"Secures": [], "Contests": [], "Gives up": []}
    for column, card in sorted(laid.items()):
        total = study.total[seat * COLUMNS + column] + study.adds[card * COLUMNS + column]
        total = max(0, total + general - tactics.cards.army[card])
        wins = chance(study, seat, column, total)
        verb = "Secures" if wins >= SAFE else "Gives up" if wins < WEAK else "Contests"
        told = f"{total} against {_against(study, seat, column)} so far, {_often(wins)}"
        columns[verb].append(f"the {COLUMN_NAMES[column]} column ({told})")
    aimed = [_aimed(war, seat, choice, study, tactics) for choice in turn.choices if choice < COMMITS]
    return aimed + [f"{verb} {listed(told)}." for verb, told in columns.items() if told]


def _often(wins: float) -> str:
    times = round(10 * wins)
    if times in (0, 10):
        return "nearly always won" if times else "hardly ever won"
    return f"won {'once' if times == 1 else f'{times} times'} in 10"


def _against(study: Study, seat: int, column: int) -> str:
    there = (1 - seat) * COLUMNS + column
    return str(max(0, study.total[there])) if study.count[there] else "nobody"


def chance(study: Study, seat: int, column: int, total: int) -> float:
    """How likely a side takes a column with this total, the enemy's reinforcement unknown; a tie counts half."""
    there = (1 - seat) * COLUMNS + column
    at = there * SPAN + min(total, HIGHEST)
    met = 0.5 * (study.below[at] + study.below[at + 1])
    against = max(0, study.total[there])
    alone = 1.0 if not study.count[there] or total > against else 0.0 if total < against else 0.5
    reinforced = study.reinforced[1 - seat]
    return float(reinforced * met + (1 - reinforced) * alone)


def _aimed(war: War, seat: int, choice: int, study: Study, tactics: WarTactics) -> str:
    """What an event does that aims at one column."""
    event = war.armies[seat].beside[war.argument() >> 1] & CARD_MASK
    column = choice % COLUMNS
    own, enemy = (max(0, study.total[side * COLUMNS + column]) for side in (seat, 1 - seat))
    name = COLUMN_NAMES[column]
    if choice < WEAKENS:
        strengthened = max(0, study.total[seat * COLUMNS + column] + tactics.cards.own_one[event])
        return f"Brings your {name} column from {own} to {strengthened} against {enemy}."
    weakened = max(0, study.total[(1 - seat) * COLUMNS + column] + tactics.cards.enemy_one[event])
    return f"Brings the enemy's {name} column from {enemy} to {weakened} against your {own}."

"""What a reinforcement or an event is for: the totals of the columns, and how often they win."""

from __future__ import annotations

from paddlewheel.games.civil_war.messages import say
from paddlewheel.games.civil_war.rules.vocabulary import COMMITS, WEAKENS
from paddlewheel.games.civil_war.state import CARD_MASK, COLUMNS, War
from paddlewheel.games.civil_war.tactics.study import HIGHEST, SPAN, Study
from paddlewheel.games.civil_war.tactics.tactics import WarTactics
from paddlewheel.games.civil_war.view.words import column_of
from paddlewheel.language import listed
from paddlewheel.presentation import PlayedTurn

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
    columns: dict[str, list[str]] = {"secures": [], "contests": [], "gives-up": []}
    for column, card in sorted(laid.items()):
        total = study.total[seat * COLUMNS + column] + study.adds[card * COLUMNS + column]
        total = max(0, total + general - tactics.cards.army[card])
        wins = chance(study, seat, column, total)
        purpose = "secures" if wins >= SAFE else "gives-up" if wins < WEAK else "contests"
        columns[purpose].append(_column(study, seat, column, total, wins))
    aimed = [_aimed(war, seat, choice, study, tactics) for choice in turn.choices if choice < COMMITS]
    return aimed + [say(f"reason-{purpose}", columns=listed(told)) for purpose, told in columns.items() if told]


def _column(study: Study, seat: int, column: int, total: int, wins: float) -> str:
    there = (1 - seat) * COLUMNS + column
    name, often = column_of(column), _often(wins)
    if not study.count[there]:
        return say("reason-column.nobody", column=name, total=int(total), often=often)
    enemy = int(max(0, study.total[there]))
    return say("reason-column", column=name, total=int(total), enemy=enemy, often=often)


def _often(wins: float) -> str:
    times = round(10 * wins)
    if times in (0, 10):
        return say("often.always" if times else "often.never")
    return say("often.once") if times == 1 else say("often", times=times)


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
    own, enemy = (int(max(0, study.total[side * COLUMNS + column])) for side in (seat, 1 - seat))
    name = column_of(column)
    if choice < WEAKENS:
        strengthened = max(0, study.total[seat * COLUMNS + column] + tactics.cards.own_one[event])
        return say("reason-strengthens", column=name, before=own, after=int(strengthened), enemy=enemy)
    weakened = max(0, study.total[(1 - seat) * COLUMNS + column] + tactics.cards.enemy_one[event])
    return say("reason-weakens", column=name, before=enemy, after=int(weakened), own=own)

"""What to conclude from the balance of a game, in words."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.arena.balance import Balance
from paddlewheel.arena.measures import Use
from paddlewheel.arena.statistics import wilson
from paddlewheel.arena.tally import Simulation

#: How many names a sentence lists.
NAMED = 3


def findings(balance: Balance, together: bool) -> list[str]:
    """The findings in a few sentences."""
    found = series_findings(balance.result, [one.played.decisions for one in balance.watched], together)
    if balance.agency is not None:
        found.insert(1, _strength(balance, together))
    found.append(_course(balance, together))
    return found + _choices(balance)


def series_findings(result: Simulation, decisions: Sequence[int], together: bool) -> list[str]:
    """What a series shows without being watched: seats, length and ends."""
    lengths = sorted(decisions)
    middle, long = lengths[len(lengths) // 2], lengths[max(0, int(len(lengths) * 0.95) - 1)]
    return [
        _seats(result, together),
        f"Half the games take up to {middle:,} decisions, one in twenty more than {long:,}.",
        f"The commonest end: {main_end(result)}.",
    ]


def main_end(result: Simulation) -> str:
    """The reason for which most games end, with its share."""
    reason, count = next(iter(result.by_reason.items()))
    return f"{reason}, {wilson(count, result.games)}"


def _seats(result: Simulation, together: bool) -> str:
    fair = f"{1 / len(result.by_seat):.1%}"
    if together:
        return f"All seats win together in {result.together} of the games."
    best = max(result.by_seat, key=lambda seat: seat.rate.share)
    worst = min(result.by_seat, key=lambda seat: seat.rate.share)
    if best.rate.low > worst.rate.high:
        return (
            f"The seat matters: seat {best.seat} wins {best.rate}, seat {worst.seat} only {worst.rate}; "
            f"a fair share is {fair}."
        )
    return f"No seat is clearly better than another; a fair share of wins is {fair}."


def _strength(balance: Balance, together: bool) -> str:
    assert balance.agency is not None  # noqa: S101
    weight = "Strength decides" if balance.agency.low > balance.expected else "Strength is not seen to decide"
    if together:
        what = f"a table of {balance.stronger} players wins {balance.agency} together, one of {balance.weaker} players"
        return f"{weight}: {what} {balance.expected:.1%}."
    what = f"one {balance.stronger} player among {balance.weaker} ones, in every seat in turn, wins {balance.agency}"
    return f"{weight}: {what}; {balance.expected:.1%} would be no better than the rest."


def _course(balance: Balance, together: bool) -> str:
    """How open the games are, by the judgement of the bots."""
    changes, decided = balance.measure("lead changes").mean, balance.measure("decided at").mean
    close, options = balance.measure("close finish").mean, balance.measure("choices a decision").mean
    lead = "the outlook turns" if together else "the lead changes"
    return (
        f"There are {options:.1f} choices a decision. By the judgement of the bots {lead} {changes:.1f} times a game; "
        f"the games are decided after {decided:.0%} of their decisions, and {close:.0%} only in the last tenth."
    )


def _choices(balance: Balance) -> list[str]:
    found = []
    clear = [use for use in balance.uses if use.matters > 0]
    if clear:
        found.append(
            f"{len(clear)} of {len(balance.uses):,} cards, tiles and actions clearly part winners from losers, "
            f"first of all {_named(clear)}. They may follow from winning as well as lead to it."
        )
    avoided = [use for use in balance.uses if use.is_avoided]
    if avoided:
        found.append(
            f"Hardly ever taken when something else can be done: {_named(avoided)}. "
            "Such a choice may be dominated: make it stronger or cheaper, or leave it out."
        )
    losing = [use for use in balance.uses if use.is_losing and use.taken.of]
    if losing:
        found.append(f"Who uses these wins clearly less often: {_named(losing)}.")
    return found


def _named(uses: list[Use]) -> str:
    names = ", ".join(f"“{use.token}”" for use in uses[:NAMED])
    return f"{names} and {len(uses) - NAMED} more" if len(uses) > NAMED else names

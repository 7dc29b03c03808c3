"""What to conclude from the balance of a game, in words."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.arena.balance import Balance
from paddlewheel.arena.measures import Use, reason_words
from paddlewheel.arena.messages import say
from paddlewheel.arena.statistics import wilson
from paddlewheel.arena.tally import Simulation
from paddlewheel.language import decimal, percent

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
        say("half-the-games", middle=middle, long=long),
        say("commonest-end", end=main_end(result)),
    ]


def series_title(game: str, games: int) -> str:
    """Over the figures of a series."""
    return say("series-title", game=game, games=games)


def main_end(result: Simulation) -> str:
    """The reason for which most games end, with its share."""
    reason, count = next(iter(result.by_reason.items()))
    return say("end-with-share", reason=reason_words(result.plan.game, reason), share=str(wilson(count, result.games)))


def _seats(result: Simulation, together: bool) -> str:
    if together:
        return say("win-together", share=str(result.together))
    fair = percent(1 / len(result.by_seat), 1)
    best = max(result.by_seat, key=lambda seat: seat.rate.share)
    worst = min(result.by_seat, key=lambda seat: seat.rate.share)
    if best.rate.low > worst.rate.high:
        most, least = str(best.rate), str(worst.rate)
        return say("seat-matters", best=best.seat, most=most, worst=worst.seat, least=least, fair=fair)
    return say("no-seat-better", fair=fair)


def _strength(balance: Balance, together: bool) -> str:
    assert balance.agency is not None  # noqa: S101
    return say(
        "strength-together" if together else "strength-alone",
        decides="yes" if balance.agency.low > balance.expected else "no",
        stronger=balance.stronger,
        weaker=balance.weaker,
        share=str(balance.agency),
        expected=percent(balance.expected, 1),
    )


def _course(balance: Balance, together: bool) -> str:
    """How open the games are, by the judgement of the bots."""
    return say(
        "course-of-games",
        options=decimal(f"{balance.measure('choices a decision').mean:.1f}"),
        together="yes" if together else "no",
        changes=decimal(f"{balance.measure('lead changes').mean:.1f}"),
        decided=percent(balance.measure("decided at").mean),
        close=percent(balance.measure("close finish").mean),
    )


def _choices(balance: Balance) -> list[str]:
    found = []
    clear = [use for use in balance.uses if use.matters > 0]
    if clear:
        found.append(say("parts-winners", count=len(clear), all=len(balance.uses), names=_named(clear)))
    avoided = [use for use in balance.uses if use.is_avoided]
    if avoided:
        found.append(say("hardly-taken", names=_named(avoided)))
    losing = [use for use in balance.uses if use.is_losing and use.taken.of]
    if losing:
        found.append(say("uses-lose", names=_named(losing)))
    return found


def _named(uses: list[Use]) -> str:
    names = ", ".join(say("quoted", name=use.token) for use in uses[:NAMED])
    return say("and-more", names=names, count=len(uses) - NAMED) if len(uses) > NAMED else names

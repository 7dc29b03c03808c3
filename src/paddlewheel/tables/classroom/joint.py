"""The joint debriefing: the curves of all tables in one diagram each, their ends, and when they parted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean

import msgspec

from paddlewheel.bots.rounds import RoundsJudged
from paddlewheel.language import decimal, percent
from paddlewheel.presentation import Chart, Curve, Debriefing, DebriefingTable, TalkingPoint
from paddlewheel.tables.classroom.messages import JointTable, Parting, RoundTold
from paddlewheel.tables.words import say

#: A chart has a parting where the tables move apart by this share of all its values in one round.
PARTED = 0.25
MOST_PARTINGS = 8
#: And where in the end they still are at least this share of that apart.
LASTING = 0.5
#: Curves whose last value stands in the table of ends.
MOST_VALUES = 6
MOST_QUESTIONS = 10
#: Below this change of the chances a round is neither good nor bad.
NOTEWORTHY = 0.02


#: Between the title of a chart and the name of its curve.
OF = ": "


class GameTold(msgspec.Struct, frozen=True):
    """One game of the class, and what its own debriefing says; None where the game has none."""

    table: JointTable
    made: Debriefing | None


def joint_charts(games: Sequence[GameTold]) -> list[Chart]:
    """One chart for each curve, with a line for each table. What players have for themselves is averaged."""
    several = {chart.title for game in games if game.made for chart in game.made.charts if len(chart.curves) > 1}
    lines: dict[tuple[str, str], list[Curve]] = defaultdict(list)
    drawn: dict[tuple[str, str], Chart] = {}
    for game in games:
        for chart in game.made.charts if game.made else ():
            for curve in _compared(chart, game.table.players):
                title = f"{chart.title}{OF}{curve.name}" if chart.title in several else chart.title
                key = chart.section, title
                drawn.setdefault(key, chart)
                lines[key].append(Curve(game.table.name, curve.points))
    return [
        Chart(title, tuple(lines[section, title]), chart.limits, section) for (section, title), chart in drawn.items()
    ]


def _compared(chart: Chart, players: Sequence[str]) -> list[Curve]:
    """The curves of a chart that can be compared with other tables, without points that are no round."""
    extra = {at for at, _ in chart.ticks}
    curves = [
        Curve(curve.name, tuple(point for point in curve.points if point[0] not in extra)) for curve in chart.curves
    ]
    if len(curves) < 2 or not all(curve.name in players for curve in curves):
        return curves
    values: dict[int, list[float]] = defaultdict(list)
    for curve in curves:
        for at, value in curve.points:
            values[at].append(value)
    averages = tuple((at, round(fmean(found), 2)) for at, found in sorted(values.items()))
    return [Curve(say("average-of-players"), averages)]


def ends(games: Sequence[GameTold], charts: Sequence[Chart]) -> DebriefingTable:
    """How every table ended, or stands now."""
    shown = charts[:MOST_VALUES]
    rows = []
    for game in games:
        last = [_last(chart, game.table.name) for chart in shown]
        rows.append((game.table.name, ", ".join(game.table.players), game.table.ending, *last))
    columns = (*(say(f"column-{name}") for name in ("table", "players", "ending")), *(chart.title for chart in shown))
    return DebriefingTable(say("how-the-tables-ended"), columns, tuple(rows))


def _last(chart: Chart, name: str) -> str:
    points = next((curve.points for curve in chart.curves if curve.name == name), ())
    return f"{points[-1][1]:g}" if points else ""


def partings(games: Sequence[GameTold], charts: Sequence[Chart], period: str) -> list[Parting]:
    """The moments at which the tables parted, in the order of the rounds."""
    found: dict[str, tuple[float, Parting]] = {}
    for chart in charts:
        each, drawn = _parting(chart, period), chart.title.partition(OF)[0]
        # Curves of one chart mostly part together: the one that parts most stands for them.
        if each is not None and (drawn not in found or each[0] > found[drawn][0]):
            found[drawn] = each
    most = sorted(found.values(), key=lambda each: -each[0])[:MOST_PARTINGS]
    told = [_with_moments(parting, games) for _, parting in most]
    return sorted(told, key=lambda parting: (parting.round, parting.chart))


def _parting(chart: Chart, period: str) -> tuple[float, Parting] | None:
    """The round in which the tables moved apart most, and by what share of all values; if they stayed apart."""
    values: dict[int, dict[str, float]] = defaultdict(dict)
    for curve in chart.curves:
        for at, value in curve.points:
            values[at][curve.name] = value
    rounds = [(at, found) for at, found in sorted(values.items()) if len(found) > 1]
    everything = [value for found in values.values() for value in found.values()]
    span = max(everything, default=0.0) - min(everything, default=0.0)
    final = _spread(rounds[-1][1]) if rounds else 0.0
    best: tuple[float, Parting] | None = None
    before = 0.0
    for at, found in rounds:
        low, high = min(found, key=lambda name: found[name]), max(found, key=lambda name: found[name])
        apart = _spread(found)
        share = (apart - before) / span if span else 0.0
        if share >= PARTED and final >= LASTING * apart and (best is None or share > best[0]):
            text = say(
                "parted" if at != rounds[0][0] else "apart-from-the-beginning",
                chart=chart.title,
                high=high,
                most=decimal(f"{found[high]:g}"),
                low=low,
                least=decimal(f"{found[low]:g}"),
                period=period.lower(),
                before=decimal(f"{before:g}"),
            )
            best = share, Parting(round=at, chart=chart.title, text=text, high=high, low=low, told=[])
        before = max(before, apart)
    return best


def _spread(values: dict[str, float]) -> float:
    return max(values.values()) - min(values.values())


def _with_moments(parting: Parting, games: Sequence[GameTold]) -> Parting:
    told = [
        f"{game.table.name}: {moment.text}"
        for game in games
        if game.table.name in (parting.high, parting.low)
        for moment in game.table.moments
        if moment.round == parting.round
    ]
    return msgspec.structs.replace(parting, told=told)


def questions(games: Sequence[GameTold]) -> list[TalkingPoint]:
    """The questions that fit the games that were played, each once."""
    found = {(point.part, point.text): point for game in games if game.made for point in game.made.questions}
    parts = list(dict.fromkeys(part for part, _ in found))
    in_order = sorted(found.values(), key=lambda point: parts.index(point.part))
    return in_order[:MOST_QUESTIONS]


def best_and_worst(
    judged: RoundsJudged, players: Sequence[str], lengths: Sequence[int]
) -> tuple[RoundTold | None, RoundTold | None]:
    """The rounds in which the chances rose and fell most: of the group, or of one player."""
    told = []
    for before, after in zip(judged.rounds, judged.rounds[1:], strict=False):
        for seat, (old, new) in enumerate(zip(before.values, after.values, strict=True)):
            name = f"chances-{'rose' if new > old else 'fell'}{'-together' if judged.together else ''}"
            who = "" if judged.together else players[seat]
            text = say(name, who=who, old=percent(old), new=percent(new))
            change = round(new - old, 3)
            told.append(RoundTold(round=after.name, text=text, at=lengths[after.at], change=change))
    best = max(told, key=lambda each: each.change, default=None)
    worst = min(told, key=lambda each: each.change, default=None)
    return (
        best if best is not None and best.change >= NOTEWORTHY else None,
        worst if worst is not None and worst.change <= -NOTEWORTHY else None,
    )

"""An analysis as one page that stands by itself: the curve with its marks, the moments drawn, every judged turn."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from pathlib import Path

from paddlewheel.analysis.analysis import JudgedTurn
from paddlewheel.analysis.judging import LIMITS
from paddlewheel.analysis.played_turns import positions
from paddlewheel.analysis.sentences import say
from paddlewheel.analysis.story import VERDICTS, Story, ToldMoment, counted_verdicts, lost_heading
from paddlewheel.kernel import AnyState, SeatView
from paddlewheel.language import language
from paddlewheel.presentation import guessed
from paddlewheel.presentation.debriefing_page import heading

STYLES = (Path(__file__).parents[1] / "presentation" / "debriefing.css", Path(__file__).with_name("page.css"))
WIDTH, HEIGHT, LEFT, BOTTOM = 1000, 300, 44, 28
DASHES = ("", "8 5", "2 5", "12 4 2 4", "5 3", "1 3", "9 2", "3 8")


def to_html(story: Story) -> str:
    """The page. It needs no network and no script."""
    title = say("analysis-of", game=story.game.about.title)
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="quiet">{escape(say("what-is-measured", quantity=str(story.analysis.quantity)))}</p>',
        _summary(story),
        heading(say("the-curve")),
        _curve(story),
        heading(say("moments-that-decided")),
        *(_moment(story, moment) for moment in story.moments()),
        "" if story.analysis.moments else f"<p>{escape(say('no-moments'))}</p>",
        heading(say("turns-that-gave-away")),
        _turns(story),
    ]
    styles = "".join(file.read_text(encoding="utf-8") for file in STYLES)
    return (
        f'<!doctype html>\n<html lang="{language()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{styles}</style>\n"
        "</head>\n<body>\n<main>\n" + "\n".join(body) + "\n</main>\n</body>\n</html>\n"
    )


def _summary(story: Story) -> str:
    names = ("column-seat", "column-accuracy", *(f"column-{name}" for name in VERDICTS), "column-lost", "column-luck")
    rows = ["".join(f"<th>{escape(say(name))}</th>" for name in names)]
    for seat in story.analysis.seats:
        counts = "".join(f"<td>{seat.verdicts.get(name, 0)}</td>" for name in VERDICTS)
        rows.append(
            f"<td>{escape(story.player(seat.seat))}</td><td><b>{seat.accuracy:.0f} %</b></td>{counts}"
            f"<td>{story.change(seat.cost)}</td><td>{story.luck(seat.seat)}</td>"
        )
    return f'<div class="scroll"><table>{"".join(f"<tr>{row}</tr>" for row in rows)}</table></div>'


def _curve(story: Story) -> str:
    curve = story.analysis.curve
    length = max(1, len(story.record.choices))

    def x(at: int) -> float:
        return LEFT + (WIDTH - LEFT - 10) * at / length

    def y(value: float) -> float:
        return 10 + (HEIGHT - BOTTOM - 10) * (1 - value)

    names = [say("the-group")] if curve.together else story.names
    parts = [
        f'<path class="grid" d="M{LEFT} {y(part):.1f}H{WIDTH - 10}"/>'
        f'<text class="tick" x="{LEFT - 6}" y="{y(part) + 4:.1f}" text-anchor="end">{part:.0%}</text>'
        for part in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    keys = []
    for line, name in enumerate(names):
        points = " ".join(f"{x(one.at):.1f},{y(one.values[line]):.1f}" for one in curve.judgements)
        parts.append(f'<polyline class="seat-{line}" points="{points}" stroke-dasharray="{DASHES[line]}"/>')
        keys.append(
            f'<span class="key"><svg viewBox="0 0 40 10"><polyline class="seat-{line}" points="0,5 40,5" '
            f'stroke-dasharray="{DASHES[line]}"/></svg>{escape(name)}</span>'
        )
    for turn in _lost(story):
        line = 0 if curve.together else turn.seat
        value = max((one for one in curve.judgements if one.at <= turn.at), key=lambda one: one.at).values[line]
        label = lost_heading(turn, story.names[turn.seat], story.change(turn.cost))
        parts.append(
            f'<g class="{turn.verdict}" transform="translate({x(turn.at):.1f} {y(value):.1f})">'
            f"<title>{escape(label)}</title>{_sign(turn.verdict)}</g>"
        )
    last = escape(say("choice-number", choice=length))
    parts.append(f'<text class="tick" x="{WIDTH - 10}" y="{HEIGHT - 6}" text-anchor="end">{last}</text>')
    keys += [
        f'<span class="key"><svg viewBox="-20 -10 40 20"><g class="{name}">{_sign(name)}</g></svg>'
        f"{escape(say(f'verdict-{name}'))}</span>"
        for name in VERDICTS[2:]
    ]
    label = escape(say("curve-of-every-seat", count=len(_lost(story))))
    return (
        f'<figure><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(parts)}</svg>'
        f"<figcaption>{''.join(keys)}</figcaption></figure>"
    )


def _sign(verdict: str) -> str:
    text = {"slip": "?!", "mistake": "?", "blunder": "??"}[verdict]
    return f'<circle r="9"/><text y="4" text-anchor="middle">{text}</text>'


def _lost(story: Story) -> list[JudgedTurn]:
    return [turn for turn in story.analysis.turns if turn.cost >= LIMITS[1][0]]


def _moment(story: Story, told: ToldMoment) -> str:
    lines = "".join(f"<p>{escape(line)}</p>" for line in told.lines)
    return f'<section class="moment"><h3>{escape(told.heading)}</h3>{lines}{_pictures(story, told)}</section>'


def _pictures(story: Story, told: ToldMoment) -> str:
    """The table before the turn and after each of the two; for a draw the table after it."""
    turn, seat = told.turn, told.moment.seat
    state = next(state for made, state in enumerate(positions(story.record)) if made == told.moment.at)
    if turn is None or turn.better is None:
        return _picture(story, state, seat, say("after-the-draw"))
    before = guessed(SeatView(state, seat))
    shown = (
        (before, say("before")),
        (_after(before, seat, turn.played.tokens), say("played")),
        (_after(before, seat, turn.better.tokens), say("better")),
    )
    return f'<div class="pictures">{"".join(_picture(story, each, seat, name) for each, name in shown)}</div>'


def _after(state: AnyState, seat: int, tokens: list[str]) -> AnyState:
    twin = state.clone()
    for token in tokens:
        twin.play(seat, token)
    return twin


def _picture(story: Story, state: AnyState, seat: int, name: str) -> str:
    picture = b64encode(story.game.svg(story.game.scene(state.observe(seat))).encode()).decode()
    label = say("table-as-seen", when=name, who=story.names[seat])
    return (
        f'<figure><figcaption>{name}</figcaption><img alt="{escape(label)}" src="data:image/svg+xml;base64,{picture}">'
        "</figure>"
    )


def _turns(story: Story) -> str:
    items = []
    for turn in _lost(story):
        lines = "".join(f"<br>{escape(line)}" for line in story.turn(turn))
        head = say(
            "turn-heading", who=story.names[turn.seat], choice=turn.at + 1, verdict=say(f"verdict-{turn.verdict}")
        )
        items.append(f'<li class="{turn.verdict}"><b>{escape(head)}</b>{lines}</li>')
    counts = [f"{story.names[seat.seat]}: {counted_verdicts(seat.verdicts)}" for seat in story.analysis.seats]
    told = f'<p class="quiet">{escape("; ".join(counts))}.</p>'
    return told + (f'<ol class="points">{"".join(items)}</ol>' if items else "")

"""Analyses of finished games, turns to try at their positions, and puzzles."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

from msgspec.structs import replace

from paddlewheel import registry
from paddlewheel.analysis.analysis import Analysis
from paddlewheel.analysis.puzzles import Puzzle, daily, load_puzzles, puzzle_of
from paddlewheel.analysis.trial import Trial
from paddlewheel.analysis.words import turn_words
from paddlewheel.bots.appraisal import Appraisal, Judgement
from paddlewheel.bots.explain import quantity, turn_reasons
from paddlewheel.kernel import AnyState, BadInput, Record, Refusal, SeatView
from paddlewheel.server.analysis_schemas import (
    AnalysisState,
    AnswerBody,
    PuzzleList,
    PuzzleText,
    Solution,
    Tried,
    TryBody,
)
from paddlewheel.server.api_request import ApiRequest, parse
from paddlewheel.server.endpoint import RouteTable
from paddlewheel.server.words import say
from paddlewheel.tables.bot_service import TurnRequest
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.messages import View
from paddlewheel.tables.models import Count

routes = RouteTable()


@routes.post("/api/tables/{table}/analysis")
async def start_analysis(request: ApiRequest) -> AnalysisState:
    """Ask for the analysis of a finished game. It is made in the background, and kept."""
    request.limit("analyses")
    found = await _state(request)
    if found.status in ("done", "working"):
        return found
    table = await request.table()
    record = request.service.table_registry.record(table)
    job = request.service.analyses.start(table.id, record, request.address)
    return AnalysisState(status="working", done=job.done, total=job.total)


@routes.get("/api/tables/{table}/analysis")
async def analysis(request: ApiRequest) -> AnalysisState:
    """The analysis of a finished game, or how far it is."""
    return await _state(request)


async def _state(request: ApiRequest) -> AnalysisState:
    table = await request.table()
    service = request.service
    record = service.table_registry.record(table)
    job = service.analyses.job(record)
    if job is not None:
        return AnalysisState(status="working", done=job.done, total=job.total)
    found = await service.analyses.find(record)
    if found is not None:
        return AnalysisState(status="done", analysis=_in_steps(found, table.log.lengths()))
    why = service.analyses.failure(record)
    return AnalysisState(status="failed" if why else "none", why=why)


def _in_steps(found: Analysis, lengths: list[int]) -> Analysis:
    """The same with steps of the replay in place of numbers of choices."""
    curve = [Judgement(lengths[one.at], one.values) for one in found.curve.judgements]
    return replace(
        found,
        turns=[replace(turn, at=lengths[turn.at], end=lengths[turn.end]) for turn in found.turns],
        draws=[replace(draw, at=lengths[draw.at]) for draw in found.draws],
        moments=[replace(moment, at=lengths[moment.at]) for moment in found.moments],
        curve=Appraisal(found.curve.together, curve),
    )


@routes.post("/api/tables/{table}/analysis/try")
async def try_turn(request: ApiRequest, body: TryBody) -> Tried:
    """Try a turn at a step of a finished game, as its seat saw it. When the turn is over, it is judged."""
    table = await request.table()
    request.service.table_registry.record(table)
    if body.at > table.log.length or body.seat >= table.data.seats:
        raise TableError("bad", say("no-such-step"))
    earlier = table.log.until(body.at)
    return await _tried(request, earlier.state, earlier.record, body.seat, body.tokens)


@routes.get("/api/puzzles")
async def puzzles(request: ApiRequest) -> list[PuzzleList]:
    """The games that have puzzles."""
    return [
        PuzzleList(game=name, title=registry.load(name).about.title, count=count, today=_today(name))
        for name in registry.games()
        if (count := len(load_puzzles(name)))
    ]


@routes.get("/api/puzzles/{game}/{number}")
async def puzzle(request: ApiRequest) -> PuzzleText:
    """One puzzle of a game; number 0 is that of today."""
    game = registry.load(request.game)
    number, found = _puzzle(request)
    return PuzzleText(
        game=request.game,
        title=game.about.title,
        number=number,
        count=len(load_puzzles(request.game)),
        today=_today(request.game),
        seat=found.seat,
        quantity=quantity(game, found.options, found.seats),
    )


@routes.post("/api/puzzles/{game}/{number}/try", errors=(409,))
async def try_puzzle(request: ApiRequest, body: AnswerBody) -> Tried:
    """Try a turn at a puzzle. When the turn is over, it is judged."""
    number, found = _puzzle(request)
    game = registry.load(request.game)
    state = _position(request.game, number)
    return await _tried(request, state, found.record(game), found.seat, body.tokens, found.solution)


@routes.get("/api/puzzles/{game}/{number}/solution")
async def solution(request: ApiRequest) -> Solution:
    """The best turn of a puzzle, and why."""
    request.limit("lessons")
    number, found = _puzzle(request)
    view = SeatView(_position(request.game, number), found.seat)
    turn = [view.game.choice(token) for token in found.solution]
    return Solution(turn=turn_words(view, turn), reasons=turn_reasons(view, turn))


async def _tried(
    request: ApiRequest, state: AnyState, record: Record, seat: int, tokens: list[str], best: list[str] | None = None
) -> Tried:
    request.limit("lessons")
    try:
        trial = Trial(state, seat, tokens)
    except (BadInput, Refusal) as error:
        raise TableError("conflict", str(error)) from None
    shown = _view(trial)
    if not trial.is_over or not tokens:
        return Tried(view=shown, over=trial.is_over)
    request.limit("analyses")
    judged = await request.service.bot_service.judge(TurnRequest(record, seat, tokens, best), request.address)
    return Tried(view=shown, over=True, verdict=judged.verdict, cost=round(judged.cost, 4))


def _view(trial: Trial) -> View:
    """What the seat sees, with choices as long as its turn goes on."""
    scene = trial.scene()
    offers = () if trial.is_over else scene.offers
    return View(
        seat=trial.seat,
        seq=len(trial.tokens),
        deciders=[] if trial.is_over else [trial.seat],
        choices=[offer.token for offer in offers],
        final=[],
        rule=scene.rule,
        kept=0,
        lines=[],
        undo=None,
        outcome=None,
        scene=replace(scene, offers=offers),
    )


def _puzzle(request: ApiRequest) -> tuple[int, Puzzle]:
    """The puzzle in the path, with its number."""
    asked: int = parse(request.path_params["number"], Count, say("bad-puzzle-number"))
    number = asked or _today(request.game)
    try:
        return number, puzzle_of(request.game, number)
    except BadInput as error:
        raise TableError("unknown", f"{str(error).capitalize()}.") from None


@lru_cache(maxsize=64)
def _position(game: str, number: int) -> AnyState:
    """The position of a puzzle. Nobody plays on in it: whoever tries something gets a copy."""
    return puzzle_of(game, number).position(registry.load(game))


def _today(game: str) -> int:
    return daily(game, datetime.now(UTC).date())

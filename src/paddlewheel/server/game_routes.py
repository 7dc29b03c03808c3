"""Games: what can be played, with rules, vocabulary and pictures."""

from __future__ import annotations

from paddlewheel import registry
from paddlewheel.bots import bots_of
from paddlewheel.presentation import AID_FILE, FILE, Aid, load_aid
from paddlewheel.server.api_request import ApiRequest
from paddlewheel.server.endpoint import RouteTable
from paddlewheel.server.schemas import GameCard, RuleText
from paddlewheel.server.seat_names import seat_names
from paddlewheel.server.thumbnails import POLICY, thumbnail
from paddlewheel.server.words import say
from paddlewheel.tables.errors import TableError
from paddlewheel.tables.table_rules import TABLE_RULES

SVG = "image/svg+xml"
FOR_AN_HOUR = "public, max-age=3600"

routes = RouteTable()


@routes.get("/api/games")
async def games(request: ApiRequest) -> list[GameCard]:
    """All games, with their options."""
    return [_card(name) for name in registry.games()]


@routes.get("/api/games/{game}")
async def game(request: ApiRequest) -> GameCard:
    """One game."""
    return _card(request.game)


@routes.get("/api/games/{game}/rules")
async def rules(request: ApiRequest) -> list[RuleText]:
    """The rulebook, in order, and the rules of every table after it."""
    return [
        RuleText(id=rule.id, text=rule.text, kind=rule.kind, source=rule.origin, why=rule.why, section=heading)
        for book in (registry.load(request.game).rulebook, TABLE_RULES.spoken())
        for rule, heading in zip(book.rules, book.headings(), strict=True)
    ]


@routes.get("/api/games/{game}/aid")
async def aid(request: ApiRequest) -> Aid:
    """The player aid on one page, and pictures for the sections of the rules."""
    found = registry.load(request.game)
    made = load_aid(found.folder)
    if made is None:
        raise TableError("unknown", say("no-aid", game=found.about.title))
    return made


@routes.get("/api/games/{game}/tokens")
async def tokens(request: ApiRequest) -> list[str]:
    """Every choice that the game has words for: the vocabulary of *why not?*."""
    return list(registry.load(request.game).tokens)


@routes.get(
    "/api/games/{game}/picture",
    media_type=SVG,
    headers={"cache-control": FOR_AN_HOUR, "content-security-policy": POLICY},
)
async def picture(request: ApiRequest) -> str:
    """The board in the middle of a game between bots, to show what the game looks like."""
    return thumbnail(request.game)


@routes.get("/api/games/{game}/art", result=str, media_type=SVG, headers={"cache-control": FOR_AN_HOUR})
async def art(request: ApiRequest) -> bytes:
    """The game's symbols, as one SVG file."""
    return (registry.load(request.game).folder / "art.svg").read_bytes()


def _card(name: str) -> GameCard:
    found = registry.load(name)
    return GameCard(
        info=found.about,
        options=found.options_told(),
        bots=list(bots_of(found)),
        aid=(found.folder / AID_FILE).is_file(),
        lesson=(found.folder / FILE).is_file(),
        debriefing=found.has_debriefing,
        talks=found.has_talks,
        seat_names=seat_names(name),
    )

"""Games: what can be played, with rules, vocabulary and pictures."""

from __future__ import annotations

from paddlewheel import registry
from paddlewheel.bots import bots_of
from paddlewheel.kernel import describe_options
from paddlewheel.presentation import FILE, LoadedGame, PresentedGame
from paddlewheel.server.api_request import ApiRequest
from paddlewheel.server.endpoint import RouteTable
from paddlewheel.server.schemas import GameCard, RuleText
from paddlewheel.server.thumbnails import POLICY, thumbnail

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
    """The rulebook, in order."""
    book = registry.load(request.game).rulebook
    return [
        RuleText(id=rule.id, text=rule.text, source=rule.source, why=getattr(rule, "why", ""), section=heading)
        for rule, heading in zip(book.rules, book.headings(), strict=True)
    ]


@routes.get("/api/games/{game}/tokens")
async def tokens(request: ApiRequest) -> list[str]:
    """Every choice that the game has words for: the vocabulary of *why not?*."""
    return list(registry.load(request.game).tokens)


@routes.get(
    "/api/games/{game}/picture",
    media_type=SVG,
    headers={"cache-control": FOR_AN_HOUR, "content-security-policy": POLICY},
)
def picture(request: ApiRequest) -> str:
    """The board in the middle of a game between bots, to show what the game looks like."""
    return thumbnail(request.game)


@routes.get("/api/games/{game}/art", result=str, media_type=SVG, headers={"cache-control": FOR_AN_HOUR})
async def art(request: ApiRequest) -> bytes:
    """The game's symbols, as one SVG file."""
    return (registry.load(request.game).folder / "art.svg").read_bytes()


def _card(name: str) -> GameCard:
    found = registry.load(name)
    return GameCard(
        info=found.info,
        options=describe_options(found.options),
        bots=list(bots_of(found)),
        lesson=(found.folder / FILE).is_file(),
        debriefing=has_debriefing(found),
    )


def has_debriefing(game: LoadedGame) -> bool:
    return type(game).debrief is not PresentedGame.debrief

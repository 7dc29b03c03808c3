"""Every page: what axe says, how large it is, and whether it draws what the other renderer draws."""

from __future__ import annotations

import gzip
from typing import Any
from xml.etree import ElementTree as ET

import httpx
import msgspec
import pytest

from browser.playing import check_in_both_lights, lay, until_asked
from browser.whole import MOVED_ON, READY, sit_down
from paddlewheel import registry
from paddlewheel.presentation import Scene
from paddlewheel.presentation.svg import SVG, draw_area, read_art
from paddlewheel.server.settings import CLIENT

GAMES = ["civil-war", "flooded-forest", "mississippi-queen", "my-river-kit", "rising-waters"]

PLACED = """() => Object.fromEntries([...document.querySelectorAll('.ui-canvas')].flatMap(host =>
  [...host.shadowRoot.querySelectorAll('g.area > g:not([data-leaving])')].map(group => [group.id, [
    group.getAttribute('class'), group.getAttribute('transform'), group.getAttribute('aria-label'),
    group.querySelector('desc').textContent, [...group.querySelectorAll('text')].map(text => text.textContent),
  ]])))"""


def sent(page: Any, server: Any) -> tuple[int, Scene]:
    """What the table that this page shows sends to the first seat: the number of the view, and its scene."""
    table = page.url.split("#/t/")[1]
    key = page.evaluate("id => Object.values(JSON.parse(localStorage['paddlewheel.tables'])[id].seats)[0]", table)
    view = f"{server.http}/api/tables/{table}/view?seat=0"
    seen = httpx.get(view, headers={"authorization": f"Bearer {key}"}, timeout=30).json()
    return seen["seq"], msgspec.convert(seen["scene"], Scene)


def drawn_in_python(scene: Scene) -> dict[str, Any]:
    art = read_art(registry.load(scene.game).folder / "art.svg")
    found: dict[str, Any] = {}
    for area in scene.areas:
        for group in ET.fromstring(draw_area(area, art)).findall(f"{{{SVG}}}g"):  # noqa: S314
            texts = ["".join(text.itertext()) for text in group.iter(f"{{{SVG}}}text")]
            title = group.findtext(f"{{{SVG}}}title")
            found[group.get("id", "")] = [
                group.get("class"), group.get("transform"), group.get("aria-label"), title, texts
            ]  # fmt: skip
    return found


@pytest.mark.parametrize("game", GAMES)
def test_both_renderers_place_the_same(visit: Any, server: Any, game: str) -> None:
    page = visit()
    page.get_by_role("button", name=f"Play now: {registry.load(game).info.title}").click()
    assert until_asked(page)
    page.get_by_role("button", name="Hint").wait_for()
    assert page.evaluate(PLACED) == drawn_in_python(sent(page, server)[1])


@pytest.mark.parametrize("game", GAMES)
def test_both_renderers_place_the_same_after_some_choices(visit: Any, server: Any, game: str) -> None:
    """The page changes what it has drawn, the other one draws everything from the start."""
    page = visit()
    sit_down(page, game, registry.load(game).info.usual_seats)
    for number in range(9):
        now = page.evaluate(READY)
        if now["over"]:
            break
        page.evaluate("at => document.querySelectorAll('.ui-choice')[at]?.click()", number % len(now["labels"]))
        page.wait_for_function(MOVED_ON, arg=now["seq"])
    page.evaluate(READY)
    # Bots may be playing on: what is compared is one and the same moment.
    for _ in range(200):
        seq, scene = sent(page, server)
        shown, placed = page.evaluate(f"() => [document.querySelector('.ui-table').dataset.shown, ({PLACED})()]")
        if int(shown) == seq:
            break
        page.wait_for_timeout(50)
    assert (int(shown), placed) == (seq, drawn_in_python(scene))


def test_axe_finds_nothing_on_home_and_the_form(visit: Any, axe: Any) -> None:
    page = visit()
    page.locator(".ui-game").first.wait_for()
    check_in_both_lights(page, axe)
    page.goto("/#/new/mississippi-queen")
    page.get_by_role("button", name="Lay the table").wait_for()
    check_in_both_lights(page, axe)


@pytest.mark.parametrize("count", [1, 12])
@pytest.mark.parametrize("width", [1440, 390])
def test_home_is_for_one_game_and_for_twelve(visit: Any, server: Any, axe: Any, count: int, width: int) -> None:
    card = httpx.get(f"{server.http}/api/games/my-river-kit", timeout=60).json()
    picture = httpx.get(f"{server.http}/api/games/my-river-kit/picture", timeout=60).text
    cards = [
        {**card, "info": {**card["info"], "id": f"game-{number}", "title": f"Game {number}"}} for number in range(count)
    ]
    page = visit("class", width=width)
    page.route("**/api/games", lambda route: route.fulfill(json=cards))
    page.route("**/picture", lambda route: route.fulfill(body=picture, content_type="image/svg+xml"))
    page.goto("/?other#/")
    page.locator(".ui-game").nth(count - 1).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    widths = page.locator(".ui-game").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert all(min(width - 40, 340) <= wide <= 700 for wide in widths)
    assert axe(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(visit: Any, axe: Any, game: str) -> None:
    page = visit()
    page.get_by_role("button", name=f"Play now: {registry.load(game).info.title}").click()
    assert until_asked(page)
    check_in_both_lights(page, axe)


def test_axe_finds_nothing_beside_the_table(visit: Any, axe: Any) -> None:
    page = visit(asks=True)
    page.get_by_role("button", name="Play now: My River Kit").click()
    assert until_asked(page)
    for tab, inside in (("Rules", ".ui-rules p"), ("Talk", ".ui-talk li")):
        page.get_by_role("tab", name=tab).click()
        page.locator(inside).first.wait_for()
        check_in_both_lights(page, axe)


def test_axe_finds_nothing_while_a_table_waits(visit: Any, axe: Any) -> None:
    page = visit()
    lay(page, "mississippi-queen", "open")
    page.get_by_role("button", name="Begin now").wait_for()
    assert axe(page) == []


def test_the_first_load_is_small(visit: Any) -> None:
    """Everything that the first page fetches, pictures included, as it comes over the wire."""
    page = visit()
    page.wait_for_load_state("networkidle")
    wire = page.context.new_cdp_session(page)
    fetched: list[int] = []
    wire.on("Network.loadingFinished", lambda event: fetched.append(event["encodedDataLength"]))
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.reload(wait_until="networkidle")
    page.locator(".ui-game").first.wait_for()
    client = sum(len(gzip.compress(path.read_bytes())) for path in (CLIENT / "assets").iterdir())
    assert len(fetched) > len(GAMES)
    assert client < sum(fetched) < 200_000

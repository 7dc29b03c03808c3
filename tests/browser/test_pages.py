"""Every page: what axe says, how large it is, and whether it draws what the other renderer draws."""

from __future__ import annotations

import gzip
from typing import Any
from xml.etree import ElementTree as ET

import httpx
import msgspec
import pytest

from browser.playing import check_in_both_lights, lay, until_asked
from paddlewheel import registry
from paddlewheel.kernel.scene import Scene
from paddlewheel.kernel.svg import SVG, draw_area, read_art
from paddlewheel.server.settings import CLIENT

GAMES = ["civil-war", "flooded-forest", "mississippi-queen", "my-river-kit", "rising-waters"]

PLACED = """() => Object.fromEntries([...document.querySelectorAll('.ui-canvas')].flatMap(host =>
  [...host.shadowRoot.querySelectorAll('g.area > g:not([data-leaving])')].map(group => [group.id, [
    group.getAttribute('class'), group.getAttribute('transform'), group.getAttribute('aria-label'),
    group.querySelector('title').textContent, [...group.querySelectorAll('text')].map(text => text.textContent),
  ]])))"""


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
    table = page.url.split("#/t/")[1]
    key = page.evaluate("id => Object.values(JSON.parse(localStorage['paddlewheel.tables'])[id].seats)[0]", table)
    seen = httpx.get(
        f"{server.http}/api/tables/{table}/view?seat=0", headers={"authorization": f"Bearer {key}"}, timeout=30
    ).json()
    assert page.evaluate(PLACED) == drawn_in_python(msgspec.convert(seen["scene"], Scene))


def test_axe_finds_nothing_on_home_and_the_form(visit: Any, axe: Any) -> None:
    page = visit()
    page.locator(".ui-game").first.wait_for()
    check_in_both_lights(page, axe)
    page.goto("/#/new/mississippi-queen")
    page.get_by_role("button", name="Lay the table").wait_for()
    check_in_both_lights(page, axe)


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

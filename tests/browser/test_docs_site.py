"""The documentation in a browser: it is whole without a network, under the server's own policy, on any screen."""

from __future__ import annotations

from typing import Any

import pytest

from paddlewheel.server.settings import DOCS

PAGES = ["", "play/", "teach/", "design/", "research/", "games/mississippi-queen/", "reference/kernel/", "performance/"]


@pytest.fixture(autouse=True)
def built_site() -> None:
    if not (DOCS / "index.html").is_file():
        pytest.skip("the documentation is not built: make docs")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)], ids=["desktop", "phone"])
def test_pages_ask_nobody_else_and_fit(visit: Any, server: Any, width: int, height: int) -> None:
    # `visit` fails the test for every error that a page writes to the console.
    page = visit(width=width, height=height)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for name in PAGES:
        page.goto(f"{server.http}/docs/{name}", wait_until="networkidle")
        assert page.locator("h1").first.is_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate("[...document.images].filter(image => !image.naturalWidth).length") == 0
    assert [address for address in asked if not address.startswith((server.http, "data:"))] == []


def test_the_search_finds_a_page(visit: Any, server: Any) -> None:
    page = visit()
    # The list of what is found is closed to scripts. A busy machine may still list what fits half a word when Enter
    # opens the first entry: then the search begins from the start and is given more time.
    for patience in (500, 1000, 2000, 4000, 8000):
        page.goto(f"{server.http}/docs/", wait_until="networkidle")
        page.get_by_role("button", name="Search").first.click()
        page.keyboard.type("reinforcements")
        page.wait_for_timeout(patience)
        page.keyboard.press("Enter")
        page.wait_for_timeout(patience)
        if "civil-war" in page.url:
            return
    pytest.fail(f"nothing was found; the page is {page.url}")


def test_the_home_page_leads_there(visit: Any) -> None:
    page = visit()
    page.get_by_role("link", name="Documentation").click()
    page.wait_for_url("**/docs/")
    page.get_by_role("heading", name="Four ways in").wait_for()

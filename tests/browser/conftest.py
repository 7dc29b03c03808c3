"""A real Chromium at a real server. Without a browser or the built client these tests are skipped, and say why."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from browser import chromium
from browser.whole import NO_QUESTIONS
from paddlewheel.server.settings import CLIENT
from server.running import Running

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

playwright = pytest.importorskip("playwright.sync_api", reason="the package playwright is not installed")

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: Nothing moves, and every request reaches the server as the page sends it.
PLAIN = {"reduced_motion": "reduce", "service_workers": "block"}
#: So wide that the journal stays open beside the table.
WIDE = 1680
#: What a server answers to those who ask for what they may not have, or what is not there.
REFUSALS = (400, 403, 404, 409)
FLAGS = ["--disable-background-networking", "--no-first-run"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the browser client is not built: make web")
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('browser') / 'tables.db'}")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = chromium.found()
    if program is None:
        pytest.skip(chromium.MISSING)
    # Chromium refuses its sandbox to root, as in most containers.
    flags = [*FLAGS, "--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else FLAGS
    with playwright.sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=program, args=flags)
        yield started
        started.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first: the short tests after them keep all processes busy to the end."""
    items.sort(key=lambda item: "whole_game" not in item.nodeid)


Visit = Callable[..., "Page"]


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Visit]:
    """Open a page in a browser of its own; every complaint of the page fails the test."""
    complaints: list[str] = []
    contexts = []

    def opened(
        path: str = "",
        width: int = WIDE,
        height: int = 900,
        *,
        asks: bool = False,
        refused: bool = False,
        **options: Any,
    ) -> Page:
        """With `refused`, the server may refuse what the page asks for."""
        settings: dict[str, Any] = {"base_url": server.http, **PLAIN, **options}
        context = browser.new_context(viewport={"width": width, "height": height}, **settings)
        contexts.append(context)
        if not asks:
            context.add_init_script(NO_QUESTIONS)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))

        def listen(said: Any) -> None:
            if said.type == "error" and not (refused and any(f"status of {each}" in said.text for each in REFUSALS)):
                complaints.append(said.text)

        page.on("console", listen)
        page.goto(f"/#/{path}")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert [words for words in complaints if "ERR_" not in words and "WebSocket" not in words] == []


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], list[str]]:
    """What axe finds wrong with a page."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: make web")
    script = AXE.read_text(encoding="utf-8")

    def faults(page: Page) -> list[str]:
        page.evaluate(script)
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{fault['id']}: {node['target']} {node.get('failureSummary', '')}"
            for fault in found["violations"]
            for node in fault["nodes"][:3]
        ]

    return faults

"""The documentation under /docs: served with care, or one sentence where it is not built."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from paddlewheel.server.docs_site import page_policy
from paddlewheel.tables.storage.store import sqlite_url
from server.running import Running
from server.talking import caller

PAGE = "<!doctype html><title>Docs</title><script>let light = 1</script><script src=bundle.js></script>"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "games").mkdir(parents=True)
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "games" / "index.html").write_text("<!doctype html><title>Games</title>")
    (folder / "404.html").write_text("<!doctype html><title>Not found</title>")
    (folder / "assets" / "bundle.0123abcd.min.js").write_text("let docs = 1;")
    (folder / "picture.webp").write_bytes(b"RIFF")
    (tmp_path / "secret.txt").write_text("not for readers")
    return folder


@pytest.fixture
def http(tmp_path: Path, site: Path) -> Iterator[httpx.Client]:
    server = Running(sqlite_url(tmp_path / "tables.db"), docs=site)
    server.start()
    with caller(server) as http:
        yield http
    server.stop()


def test_the_front_page_is_found_with_and_without_a_slash(http: httpx.Client) -> None:
    moved = http.get("/docs", follow_redirects=False)
    assert (moved.status_code, moved.headers["location"]) == (307, "/docs/")
    assert "Docs" in http.get("/docs/").text
    assert "Games" in http.get("/docs/games", follow_redirects=True).text


def test_a_page_may_run_its_own_scripts_and_no_others(http: httpx.Client) -> None:
    headers = http.get("/docs/").headers
    policy = headers["content-security-policy"]
    assert policy == page_policy(PAGE.encode())
    assert "script-src 'self' 'sha256-" in policy
    assert policy.count("sha256-") == 1
    assert "'unsafe-inline'" not in policy.split("style-src")[0]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"


def test_the_policy_of_the_tables_stays_as_it_is(http: httpx.Client) -> None:
    assert "sha256-" not in http.get("/healthz").headers["content-security-policy"]
    assert "'unsafe-inline'" not in http.get("/").headers["content-security-policy"]


def test_files_with_a_digest_are_kept_and_others_are_asked_about(http: httpx.Client) -> None:
    assert "immutable" in http.get("/docs/assets/bundle.0123abcd.min.js").headers["cache-control"]
    page = http.get("/docs/")
    assert page.headers["cache-control"] == "no-cache"
    assert http.get("/docs/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
    assert http.get("/docs/picture.webp").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["nowhere", "..%2fsecret.txt", "%2e%2e/secret.txt", "%00", "games/%ff", "x" * 5000])
def test_addresses_that_lead_nowhere_are_one_sentence(http: httpx.Client, path: str) -> None:
    answer = http.get(f"/docs/{path}")
    assert answer.status_code == 404
    assert set(answer.json()) == {"type", "code", "why"}


def test_nobody_writes_there(http: httpx.Client) -> None:
    assert http.post("/docs/", content=b"x").status_code == 405
    assert http.delete("/docs/index.html").status_code == 405


def test_documentation_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    server = Running(sqlite_url(tmp_path / "tables.db"), docs=tmp_path / "nowhere")
    server.start()
    with caller(server) as http:
        for path in ("/docs", "/docs/", "/docs/games/"):
            answer = http.get(path)
            assert answer.status_code == 404
            assert "make docs" in answer.text
            assert answer.headers["content-type"].startswith("text/plain")
    server.stop()

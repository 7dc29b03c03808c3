"""The page and the manifest of the client, before any script runs: in the language of the request."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.testclient import TestClient

from paddlewheel.language import LANGUAGES, speaking
from paddlewheel.server.client_files import MANIFEST, PAGE, ClientFiles, spoken_manifest, spoken_page
from paddlewheel.server.middleware import SpokenLanguage

WEB = Path(__file__).parents[2] / "web"
FILES = {PAGE: WEB / PAGE, MANIFEST: WEB / "public" / MANIFEST}


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    for name, path in FILES.items():
        (tmp_path / name).write_bytes(path.read_bytes())
    (tmp_path / "icon.svg").write_text("<svg/>")
    app = Starlette(middleware=[Middleware(SpokenLanguage)])
    app.router.default = ClientFiles(directory=tmp_path, html=True)
    return TestClient(app)


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_and_manifest_are_in_the_language_of_the_request(client: TestClient, language: str) -> None:
    page = client.get("/", headers={"accept-language": language})
    assert f'<html lang="{language}">' in page.text
    assert page.headers["content-type"].startswith("text/html")
    manifest = client.get(f"/{MANIFEST}", headers={"accept-language": language})
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert manifest.json()["lang"] == language


def test_they_read_otherwise_in_french(client: TestClient) -> None:
    english, french = (client.get("/", params={"lang": code}).text for code in ("en", "fr"))
    assert "River games" in english
    assert "River games" not in french
    assert "Des jeux de rivière" in french
    words = client.get(f"/{MANIFEST}", params={"lang": "fr"}).json()
    assert "jeux de rivière" in words["name"]
    assert "jeux de rivière" in words["description"]
    assert words["icons"] == msgspec.json.decode(FILES[MANIFEST].read_bytes())["icons"]


def test_in_english_they_are_as_in_the_files() -> None:
    with speaking("en"):
        assert spoken_page(FILES[PAGE].read_text("utf-8")) == FILES[PAGE].read_text("utf-8")
        manifest = FILES[MANIFEST].read_bytes()
        assert msgspec.json.decode(spoken_manifest(manifest)) == {**msgspec.json.decode(manifest), "lang": "en"}


def test_other_files_are_sent_as_they_are(client: TestClient) -> None:
    assert client.get("/icon.svg", params={"lang": "fr"}).text == "<svg/>"
    assert client.get("/nowhere.js").status_code == 404

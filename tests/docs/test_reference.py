"""The reference shows every public name, and every public name says what it is."""

from __future__ import annotations

import inspect
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "reference"
MODULES = sorted(
    module for page in PAGES.glob("*.md") for module in re.findall(r"(?m)^::: (\S+)$", page.read_text(encoding="utf-8"))
)


def public_names(module_name: str) -> list[str]:
    module = import_module(module_name)
    own = [name for name, value in vars(module).items() if getattr(value, "__module__", "") == module_name]
    return list(getattr(module, "__all__", [name for name in own if not name.startswith("_")]))


def undocumented(name: str, value: object) -> Iterator[str]:
    """What has no words. Compiled modules are left out: they are the same sources, looked at when they run plain."""
    module = sys.modules.get(getattr(value, "__module__", ""))
    if not (inspect.isclass(value) or inspect.isfunction(value)) or not str(getattr(module, "__file__", "")).endswith(
        ".py"
    ):
        return
    if not inspect.getdoc(value):
        yield name
    if inspect.isclass(value):
        for inner in vars(value):
            method = getattr(value, inner)
            if not inner.startswith("_") and inspect.isfunction(method) and not inspect.getdoc(method):
                yield f"{name}.{inner}"


def test_packages_with_public_names_have_a_page() -> None:
    packages = {"paddlewheel", *(f"paddlewheel.{name}" for name in ("kernel", "presentation", "testing", "bots"))}
    assert packages <= set(MODULES)


@pytest.mark.parametrize("module", MODULES)
def test_public_names_say_what_they_are(module: str) -> None:
    found = [
        missing
        for name in public_names(module)
        for missing in undocumented(name, getattr(import_module(module), name))
        # The name of a test says what it shows.
        if ".test_" not in missing and not missing.endswith("pytest_generate_tests")
    ]
    assert found == []


def test_every_page_is_in_the_navigation() -> None:
    site = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    named = set(re.findall(r"[\w/-]+\.md", str(site["project"]["nav"])))
    docs = ROOT / "docs"
    assert named == {str(path.relative_to(docs).as_posix()) for path in docs.rglob("*.md")}

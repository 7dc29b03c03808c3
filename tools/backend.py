"""The build backend: setuptools, with what this build needs and no more, and the client and the documentation built.

A wheel and an sdist always carry the browser client and the documentation. They are built here where they are missing
or old, or the build stops with one sentence. An editable installation takes what `make` builds in the tree.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import npm
from compiler import PACKAGES, c_compiler, wants_plain

__all__ = [
    "build_editable", "build_sdist", "build_wheel",
    "get_requires_for_build_editable", "get_requires_for_build_sdist", "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable", "prepare_metadata_for_build_wheel",
]  # fmt: skip

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "zensical.toml"
SITE = ROOT / "src" / "paddlewheel" / "server" / "site"

Settings = Mapping[str, str | list[str] | None] | None


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return pinned(to_compile())


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return pinned([*to_compile(), *to_complete()])


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return pinned(to_complete())


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    complete()
    # Modules of earlier builds that are no longer in the sources would be packed as well.
    for left in (ROOT / "build").glob("lib*"):
        shutil.rmtree(left)
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    complete()
    name: str = build_meta.build_sdist(sdist_directory, config_settings)
    return name


def to_compile() -> list[str]:
    return [] if wants_plain() or c_compiler() is None else PACKAGES


def to_complete() -> list[str]:
    """What building the client and the documentation needs here."""
    node = [] if npm.client_is_current() or npm.own_npm() else [npm.WHEEL]
    return [*node, *([] if site_is_current() else group("docs"))]


def complete() -> None:
    """Build the client and the documentation where they are missing or old."""
    run("the browser client", [sys.executable, str(ROOT / "web" / "npm.py"), "build"])
    if not site_is_current():
        run("the documentation", [sys.executable, "-m", "zensical", "build", "--clean", "--strict"])


def run(what: str, command: list[str]) -> None:
    if subprocess.run(command, cwd=ROOT, check=False).returncode:  # noqa: S603
        sys.exit(f"paddlewheel: {what} could not be built, and nothing is packed without it; see above")


def site_is_current() -> bool:
    """True where the documentation is built and no source of it is newer. An sdist carries the one it was made with."""
    index = SITE / "index.html"
    if not DOCS.is_file():
        return True
    if not index.is_file():
        return False
    sources = [DOCS, *(ROOT / "docs").rglob("*"), *(ROOT / "src").rglob("*.py")]
    newest = max(file.stat().st_mtime for file in sources if file.is_file())
    return (ROOT / "PKG-INFO").is_file() or newest <= index.stat().st_mtime


def group(name: str) -> list[str]:
    """The requirements of a dependency group."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        groups: dict[str, list[str]] = tomllib.load(file)["dependency-groups"]
    return groups[name]


def pinned(requirements: list[str]) -> list[str]:
    """The same packages in the versions of constraints.txt, so that a build today and one next year are the same."""
    versions = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text().split())
    by_key = {key(name): f"{name}=={version}" for name, version in versions.items()}
    return [by_key.get(key(requirement), requirement) for requirement in requirements]


def key(requirement: str) -> str:
    """The name of a package as it is compared: Foo_bar>=2 is foo-bar."""
    name = re.split(r"[^A-Za-z0-9._-]", requirement, maxsplit=1)[0]
    return re.sub(r"[-_.]+", "-", name).lower()

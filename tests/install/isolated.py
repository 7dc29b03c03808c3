"""What somebody who installs Paddlewheel gets: build it in isolation, install it outside the tree, and use it.

    python tests/install/isolated.py

An sdist is made of the checkout and a wheel of that sdist, each in an environment of pip's own. The wheel is installed
in a fresh one; there a game is played, the table's page is opened and an environment makes a step.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
CONSTRAINTS = ROOT / "constraints.txt"
USE_IT = Path(__file__).with_name("use_it.py")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        say("building an sdist in isolation")
        run(sys.executable, "-m", "build", "--sdist", "--outdir", folder, str(ROOT))
        (sdist,) = place.glob("*.tar.gz")
        say(f"building a wheel of {sdist.name} in isolation")
        run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, str(sdist))
        (wheel,) = place.glob("*.whl")
        say(f"installing {wheel.name} in a clean environment")
        venv.create(place / "venv", with_pip=True)
        python = place / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
        run(str(python), "-m", "pip", "install", "-q", "-c", str(CONSTRAINTS), f"{wheel}[envs]")
        say("using it")
        run(str(python), "-P", str(USE_IT), cwd=place)


def run(*command: str, cwd: Path | None = None) -> None:
    """Run a command apart from this checkout; what it printed is shown where it fails."""
    apart = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PADDLEWHEEL"))}
    done = subprocess.run(command, cwd=cwd, env=apart, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")


def say(what: str) -> None:
    print(f"paddlewheel: {what}", flush=True)


if __name__ == "__main__":
    main()

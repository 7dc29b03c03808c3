"""What somebody who installs Paddlewheel gets: build it in isolation, install it outside the tree, and use it.

    python tests/install/isolated.py

With a compiler: an sdist of the checkout and a wheel of that sdist. Without one: a wheel of the checkout. Each is built
in an environment of pip's own and installed in a clean one; there a game is played, the table's page is opened and an
environment makes a step. The sdist is unpacked, too, and some of its tests are run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
CONSTRAINTS = ROOT / "constraints.txt"
USE_IT = Path(__file__).with_name("use_it.py")
PIP_WHEEL = (sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w")
#: What an sdist is tested with: rules, the browser table's page, and building once more.
SOME_TESTS = ("tests/rules/civil_war", "tests/kernel", "tests/install")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        say("building an sdist in isolation")
        run(sys.executable, "-m", "build", "--sdist", "--outdir", folder, str(ROOT))
        (sdist,) = place.glob("*.tar.gz")
        say(f"running tests of {sdist.name}")
        run_tests_of(sdist, place)
        python = clean_environment(place / "venv")

        compiled = shutil.which("cc") is not None
        say(f"building a wheel of {sdist.name} in isolation{', with a compiler' if compiled else ''}")
        run(*PIP_WHEEL, str(place / "first"), str(sdist))
        install(python, place / "first", "[envs]")
        run(python, "-P", str(USE_IT), "compiled" if compiled else "plain", cwd=place)

        say("building a wheel of the checkout in isolation, without a compiler")
        run(*PIP_WHEEL, str(place / "second"), str(ROOT), CC="none")
        install(python, place / "second", "--force-reinstall", "--no-deps")
        run(python, "-P", str(USE_IT), "plain", cwd=place)


def run_tests_of(sdist: Path, place: Path) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(place / "unpacked", filter="data")
    (tree,) = (place / "unpacked").iterdir()
    run(sys.executable, "-m", "pytest", *SOME_TESTS, cwd=tree, PYTHONPATH=str(tree / "src"))


def clean_environment(folder: Path) -> str:
    venv.create(folder, with_pip=True)
    return str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")


def install(python: str, folder: Path, *words: str) -> None:
    """Install the wheel in this folder, once it has been looked at."""
    (wheel,) = folder.glob("*.whl")
    names = ZipFile(wheel).namelist()
    outside = {name.split("/")[0] for name in names if not name.startswith(("paddlewheel/", "paddlewheel-"))}
    assert not outside, f"{wheel.name} puts {outside} beside the package"
    assert "paddlewheel/server/client/index.html" in names, f"{wheel.name} has no browser client"
    documented = (ROOT / "zensical.toml").is_file()
    assert not documented or "paddlewheel/server/site/index.html" in names, f"{wheel.name} has no documentation"
    say(f"installing and using {wheel.name}")
    extras = "".join(word for word in words if word.startswith("["))
    options = [word for word in words if word.startswith("-")]
    run(python, "-m", "pip", "install", "-q", "-c", str(CONSTRAINTS), *options, f"{wheel}{extras}")


def run(*command: str, cwd: Path | None = None, **variables: str) -> None:
    """Run a command apart from this checkout; what it printed is shown where it fails."""
    apart = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PADDLEWHEEL"))}
    done = subprocess.run(command, cwd=cwd, env=apart | variables, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")


def say(what: str) -> None:
    print(f"paddlewheel: {what}", flush=True)


if __name__ == "__main__":
    main()

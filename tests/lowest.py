"""Run the tests of tables and server with the lowest versions of the dependencies that pyproject.toml allows.

python tests/lowest.py [--venv FOLDER] [PYTEST ARGUMENTS]
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
TESTED = ("tests/server", "tests/tables")


def lowest(requirements: list[str]) -> list[str]:
    """Each requirement with its lowest version: `starlette>=1.0` becomes `starlette==1.0`."""
    return [re.sub(r">=([\w.]+)[^;]*", r"==\1", requirement) for requirement in requirements]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--venv", type=Path, default=ROOT / ".venv-lowest")
    given, arguments = parser.parse_known_args()
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project, tools = pyproject["project"], pyproject["dependency-groups"]["suite"]
    pinned = lowest(project["dependencies"] + project["optional-dependencies"]["postgres"])
    python = given.venv / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    subprocess.run([sys.executable, "-m", "venv", given.venv], check=True)
    subprocess.run([python, "-m", "pip", "install", "-q", *pinned, *tools], check=True)
    print("\n".join(pinned), flush=True)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PADDLEWHEEL_PLAIN": "1"}
    tests = arguments or ["-n", "2", *TESTED]
    sys.exit(subprocess.run([python, "-m", "pytest", *tests], cwd=ROOT, env=environment, check=False).returncode)


if __name__ == "__main__":
    main()

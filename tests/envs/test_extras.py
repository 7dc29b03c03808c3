"""Without the extras the engine works, and an environment says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import sys
sys.modules[{lacking!r}] = None
import paddlewheel
try:
    import paddlewheel.envs.{module}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "lacking", "extra"),
    [
        ("pettingzoo", "pettingzoo", "envs"),
        ("pettingzoo", "numpy", "envs"),
        ("gymnasium", "gymnasium", "envs"),
        ("gymnasium", "numpy", "envs"),
        ("openspiel", "pyspiel", "openspiel"),
        ("openspiel", "numpy", "openspiel"),
    ],
)
def test_an_import_says_what_to_install(module: str, lacking: str, extra: str) -> None:
    program = WITHOUT.format(module=module, lacking=lacking)
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout  # noqa: S603
    assert said == f"{lacking} is not installed: pip install 'paddlewheel[{extra}]'\n"


def test_openspiel_needs_nothing_of_the_other_extra() -> None:
    program = """
import sys
for other in ("gymnasium", "pettingzoo", "svg2png_py"):
    sys.modules[other] = None
import pyspiel, paddlewheel.envs.openspiel
print(pyspiel.load_game("paddlewheel_civil_war").num_players())
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout  # noqa: S603
    assert said == "2\n"


def test_the_engine_needs_no_numpy() -> None:
    program = "import sys, paddlewheel as pw; pw.load('mississippi-queen').new(); print('numpy' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout  # noqa: S603
    assert said == "False\n"

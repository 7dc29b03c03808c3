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
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_an_import_says_what_to_install(module: str, lacking: str, extra: str) -> None:
    program = WITHOUT.format(module=module, lacking=lacking)
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout  # noqa: S603
    assert said == f"{lacking} is not installed: pip install 'paddlewheel[{extra}]'\n"


def test_the_engine_needs_no_numpy() -> None:
    program = "import sys, paddlewheel as pw; pw.load('mississippi-queen').new(); print('numpy' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout  # noqa: S603
    assert said == "False\n"

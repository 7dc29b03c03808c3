"""What is installed from the wheel: the built client, and every file beside the code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from paddlewheel.server.settings import CLIENT

ROOT = Path(__file__).parents[2]


def test_the_wheel_carries_the_client_and_every_data_file(tmp_path: Path) -> None:
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the browser client is not built: make web")
    build = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        str(ROOT),
        "--no-deps",
        "--no-build-isolation",
        "-q",
        "-w",
        str(tmp_path),
    ]
    subprocess.run(build, check=True, capture_output=True, env={**os.environ, "PADDLEWHEEL_PLAIN": "1"})  # noqa: S603
    (wheel,) = tmp_path.glob("*.whl")
    carried = set(ZipFile(wheel).namelist())
    source = ROOT / "src"
    left_out = {".so", ".pyd", ".pyc", ".c", ".h"}
    files = [path for path in (source / "paddlewheel").rglob("*") if path.is_file() and path.suffix not in left_out]
    assert len([path for path in files if path.suffix == ".svg"]) > 5
    assert sorted(str(path.relative_to(source)) for path in files if str(path.relative_to(source)) not in carried) == []

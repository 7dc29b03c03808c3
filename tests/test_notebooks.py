"""The notebooks in docs run from top to bottom."""

from __future__ import annotations

from pathlib import Path

import nbclient
import nbformat
import pytest

NOTEBOOKS = sorted((Path(__file__).parents[1] / "docs").rglob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    assert [cell for cell in notebook.cells if cell.cell_type == "code" and not cell.outputs] == []

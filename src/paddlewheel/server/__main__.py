"""`paddlewheel serve` goes on here, in an interpreter that holds a server and nothing else."""

from __future__ import annotations

import os
import sys


def main() -> None:
    # The framework loads these wherever they are installed, though nothing here uses them: a fifth of the memory.
    sys.modules.update(dict.fromkeys(("attr", "attrs", "pydantic")))  # type: ignore[arg-type]
    from paddlewheel.server.serving import SETTINGS, serve_here, settings_from

    serve_here(settings_from(os.environ.pop(SETTINGS)))


if __name__ == "__main__":
    main()

"""Running the sources though a compiled engine is there: set PADDLEWHEEL_PLAIN=1."""

from __future__ import annotations

import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).parent


def prefer_sources() -> None:
    """From now on import this package's modules from their `.py` files only."""

    def sources_only(path: str) -> FileFinder:
        if not Path(path).is_relative_to(PACKAGE):
            raise ImportError
        return FileFinder(path, (SourceFileLoader, [".py"]))

    sys.path_hooks.insert(0, sources_only)
    for path in [path for path in sys.path_importer_cache if Path(path).is_relative_to(PACKAGE)]:
        del sys.path_importer_cache[path]

"""Which engine a process and its children run, where it is not the one beside the sources.

PADDLEWHEEL_PLAIN=1            the sources, though a compiled engine is there
PADDLEWHEEL_COMPILED=FOLDER    the compiled modules in this folder; `make play` keeps them apart from the sources, so
                               that a running server never meets an engine that was built or removed after its start
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent


def choose_engine() -> None:
    """Do what the environment asks for, before any module of the engine is imported."""
    folder = os.environ.get("PADDLEWHEEL_COMPILED")
    if os.environ.get("PADDLEWHEEL_PLAIN"):
        prefer_sources()
    elif folder:
        prefer_sources()
        sys.meta_path.insert(0, CompiledModules(Path(folder)))


def prefer_sources() -> None:
    """From now on import this package's modules from their `.py` files only."""

    def sources_only(path: str) -> FileFinder:
        if not Path(path).is_relative_to(PACKAGE):
            raise ImportError
        return FileFinder(path, (SourceFileLoader, [".py"]))

    sys.path_hooks.insert(0, sources_only)
    for path in [path for path in sys.path_importer_cache if Path(path).is_relative_to(PACKAGE)]:
        del sys.path_importer_cache[path]


class CompiledModules(MetaPathFinder):
    """The compiled modules of a folder, by their names."""

    def __init__(self, folder: Path) -> None:
        (suffix, *_) = EXTENSION_SUFFIXES
        files = folder.rglob(f"*{suffix}")
        self.files = {".".join(file.relative_to(folder).parts).removesuffix(suffix): file for file in files}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return spec_from_file_location(fullname, file) if file else None

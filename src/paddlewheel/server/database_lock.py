"""A lock on the file of an SQLite database: two servers on one file would not see each other's tables change."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from sqlalchemy import make_url

from paddlewheel.kernel import BadInput
from paddlewheel.language import system_error
from paddlewheel.server.words import say

if sys.platform == "win32":
    import msvcrt

    def _try_to_lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _try_to_lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class DatabaseLock:
    """Held for the life of a server, and given back by the system if it is killed. PostgreSQL needs none.

    Whoever holds it may enter once more.
    """

    def __init__(self, database: str) -> None:
        url = make_url(database)
        name = url.database or ""
        is_file = url.get_backend_name() == "sqlite" and name not in ("", ":memory:")
        self._path = Path(name).resolve().with_name(Path(name).name + ".lock") if is_file else None
        self._file: IO[bytes] | None = None
        self._depth = 0

    def __enter__(self) -> DatabaseLock:
        if self._depth == 0 and self._path is not None:
            self._file = self._locked(self._path)
        self._depth += 1
        return self

    def __exit__(self, *_: object) -> None:
        self._depth -= 1
        if self._depth == 0 and self._file is not None:
            self._file.close()
            self._file = None

    def _locked(self, path: Path) -> IO[bytes]:
        shown = path.with_suffix("")
        try:
            file = path.open("ab")
        except OSError as error:
            raise BadInput(say("start-database-closed", database=str(shown), why=system_error(error))) from None
        try:
            _try_to_lock(file)
        except OSError:
            file.close()
            raise BadInput(say("start-database-taken", database=str(shown))) from None
        return file

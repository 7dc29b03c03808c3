"""`paddlewheel serve` goes on here, in an interpreter that holds a server and nothing else."""

from __future__ import annotations

import os

import msgspec

from paddlewheel.server.lean import SETTINGS, TLS, UNUSED, leave_out


def main() -> None:
    settings = os.environ.pop(SETTINGS)
    by_file = msgspec.json.decode(settings)["database"].startswith("sqlite:")
    leave_out(UNUSED + TLS if by_file else UNUSED)
    from paddlewheel.server.serving import serve_here, settings_from

    serve_here(settings_from(settings))


if __name__ == "__main__":
    main()

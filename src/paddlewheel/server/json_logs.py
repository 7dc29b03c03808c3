"""Logs as one JSON object a line. Keys and other secrets are never logged."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

#: What every record has. Anything else in a record was passed as `extra`.
STANDARD = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in STANDARD}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = repr(record.exc_info[1])
            line["stack"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=repr).decode()


def log_as_json(level: str) -> None:
    """Send all logs of this process to standard error, as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    # Its warnings are about requests that are no HTTP: anybody could fill the log with them.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
    logging.getLogger("paddlewheel").setLevel(level.upper())

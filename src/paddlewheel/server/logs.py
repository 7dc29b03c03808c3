"""Logs as one JSON object a line. Nothing secret is ever passed to them."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

PASSED_ON = ("table", "trouble", "method", "path", "status", "ms", "address", "port")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "source": record.name,
            "what": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in PASSED_ON if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            line["trouble"] = repr(record.exc_info[1])
            line["stack"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_as_json(level: str) -> None:
    """Send all logs of this process to standard error, as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("paddlewheel").setLevel(level.upper())

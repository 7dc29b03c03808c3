"""What is counted, in the words of Prometheus (its text format, version 0.0.4)."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

#: Upper bounds in seconds.
QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Counter:
    """Counts what happens, by one word that tells the kinds apart."""

    def __init__(self, name: str, about: str, told_apart_by: str) -> None:
        self._name, self._about, self._label = f"paddlewheel_{name}_total", about, told_apart_by
        self._counts: dict[str, int] = {}

    def count(self, kind: str) -> None:
        self._counts[kind] = self._counts.get(kind, 0) + 1

    def lines(self) -> list[str]:
        values = [f'{self._name}{{{self._label}="{kind}"}} {count}' for kind, count in self._counts.items()]
        return [*_head(self._name, "counter", self._about), *values]


class Gauge:
    """Shows how many there are now."""

    def __init__(self, name: str, about: str) -> None:
        self._name, self._about = f"paddlewheel_{name}", about
        self.value = 0

    def lines(self) -> list[str]:
        return [*_head(self._name, "gauge", self._about), f"{self._name} {self.value}"]


class Histogram:
    """Sorts durations by how long they are."""

    def __init__(self, name: str, about: str) -> None:
        self._name, self._about = f"paddlewheel_{name}_seconds", about
        self._counts = [0] * (len(QUICK) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(QUICK, seconds)] += 1
        self._sum += seconds

    def lines(self) -> list[str]:
        up_to = list(accumulate(self._counts))
        bounds = [*map(str, QUICK), "+Inf"]
        return [
            *_head(self._name, "histogram", self._about),
            *(f'{self._name}_bucket{{le="{bound}"}} {count}' for bound, count in zip(bounds, up_to, strict=True)),
            f"{self._name}_sum {self._sum}",
            f"{self._name}_count {up_to[-1]}",
        ]


def _head(name: str, kind: str, about: str) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.requests = Counter("requests", "HTTP requests by status.", "status")
        self.answers = Counter("answers", "Plays and undos by result.", "result")
        self.answering = Histogram("answer", "Time from a play to its answer.")
        self.thinking = Histogram("thinking", "Time a bot takes, waiting included.")
        self.turned_away = Counter("turned_away", "What limits refused.", "limit")
        self.sockets = Gauge("sockets", "Open WebSockets.")
        self.tables = Gauge("tables", "Tables in memory.")
        self.commits = Gauge("commits", "Commits of the log since the start.")

    def text(self) -> str:
        everything: list[Counter | Gauge | Histogram] = list(vars(self).values())
        return "".join(f"{line}\n" for each in everything for line in each.lines())

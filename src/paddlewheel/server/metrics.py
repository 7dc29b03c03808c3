"""The metrics of one server, for Prometheus."""

from __future__ import annotations

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = CONTENT_TYPE_LATEST

#: Upper bounds in seconds.
BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """What one server counts and measures."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.requests = Counter("paddlewheel_requests", "HTTP requests by status.", ["status"], registry=registry)
        self.answers = Counter("paddlewheel_answers", "Plays and undos by result.", ["result"], registry=registry)
        self.answer_seconds = Histogram(
            "paddlewheel_answer_seconds", "Time from a play to its answer.", buckets=BUCKETS, registry=registry
        )
        self.thinking_seconds = Histogram(
            "paddlewheel_thinking_seconds", "Time a bot takes, waiting included.", buckets=BUCKETS, registry=registry
        )
        self.turned_away = Counter("paddlewheel_turned_away", "What limits refused.", ["limit"], registry=registry)
        self.bots_busy = Gauge("paddlewheel_bots_busy", "Bots that think now.", registry=registry)
        self.sockets = Gauge("paddlewheel_sockets", "Open WebSockets.", registry=registry)
        self.tables = Gauge("paddlewheel_tables", "Tables in memory.", registry=registry)
        self.commits = Gauge("paddlewheel_commits", "Commits of the log since the start.", registry=registry)

    def load(self) -> tuple[int, int, int, dict[str, int]]:
        """Tables in memory, open WebSockets, bots that think, and what limits refused, by limit."""
        values = {
            (each.name, *each.labels.values()): int(each.value)
            for family in self._registry.collect()
            for each in family.samples
        }
        refused = {key[1]: value for key, value in values.items() if key[0] == "paddlewheel_turned_away_total"}
        gauges = [values[f"paddlewheel_{name}",] for name in ("tables", "sockets", "bots_busy")]
        return gauges[0], gauges[1], gauges[2], refused

    def text(self) -> bytes:
        return generate_latest(self._registry)

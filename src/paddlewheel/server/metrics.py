"""What is counted, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.requests = Counter("paddlewheel_requests", "HTTP requests by status.", ["status"], registry=registry)
        self.answers = Counter("paddlewheel_answers", "Plays and undos by result.", ["result"], registry=registry)
        self.answering = Histogram(
            "paddlewheel_answer_seconds", "Time from a play to its answer.", buckets=QUICK, registry=registry
        )
        self.thinking = Histogram(
            "paddlewheel_thinking_seconds", "Time a bot takes, waiting included.", buckets=QUICK, registry=registry
        )
        self.turned_away = Counter("paddlewheel_turned_away", "What limits refused.", ["limit"], registry=registry)
        self.sockets = Gauge("paddlewheel_sockets", "Open WebSockets.", registry=registry)
        self.tables = Gauge("paddlewheel_tables", "Tables in memory.", registry=registry)
        self.commits = Gauge("paddlewheel_commits", "Commits of the log since the start.", registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)

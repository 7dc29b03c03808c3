from __future__ import annotations

from paddlewheel.kernel.journal import Event, Line


def line(event: Event) -> Line:
    return Line(event.kind + ".", (), event.rule)

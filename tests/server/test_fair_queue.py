"""Thinking time is shared out: many tables of one owner do not starve the one table of another."""

from __future__ import annotations

import asyncio

from paddlewheel.server.fair_queue import HALF_LIFE, FairQueue
from support import PATIENCE


class Scene:
    """Thoughts of one second each on one place, in the order in which they were given their turn."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.queue = FairQueue(1, lambda: self.time)
        self.order: list[str] = []

    async def think(self, owner: str) -> None:
        await self.queue.acquire(owner)
        self.order.append(owner)
        await asyncio.sleep(0)
        self.time += 1
        self.queue.release(owner, 1.0)


def test_whoever_used_least_comes_next() -> None:
    async def scenario() -> list[str]:
        scene = Scene()
        await asyncio.gather(*[scene.think("many") for _ in range(10)], scene.think("one"), scene.think("other"))
        return scene.order

    order = asyncio.run(scenario())
    assert order[:3] == ["many", "one", "other"]
    assert order.count("many") == 10


def test_use_is_forgotten_in_time_and_who_goes_away_keeps_no_place() -> None:
    async def scenario() -> None:
        scene = Scene()
        await scene.think("one")
        assert scene.queue.used("one") == 1.0
        scene.time += HALF_LIFE
        assert scene.queue.used("one") == 0.5
        await scene.queue.acquire("one")
        gone = asyncio.ensure_future(scene.think("gone"))
        late = asyncio.ensure_future(scene.think("late"))
        await asyncio.sleep(0)
        gone.cancel()
        scene.queue.release("one", 1.0)
        await asyncio.wait_for(late, PATIENCE)
        await asyncio.wait_for(scene.think("again"), PATIENCE)
        assert scene.order == ["one", "late", "again"]

    asyncio.run(scenario())

"""Delivers what is in the outbox: by push, webhook and e-mail, with retries, and never too much to one place."""

from __future__ import annotations

import asyncio
import logging
from urllib.parse import urlsplit

import msgspec

from paddlewheel.language import speaking
from paddlewheel.server.limits import RateLimiter
from paddlewheel.server.mail import Mail
from paddlewheel.server.outbound import NotDelivered, Outbound
from paddlewheel.server.settings import Limits, Settings
from paddlewheel.server.web_push import WebPush, is_available, new_key
from paddlewheel.tables.keys import new_key as new_secret
from paddlewheel.tables.notification_text import Notification, notification
from paddlewheel.tables.storage.async_store import AsyncStore
from paddlewheel.tables.storage.outbox_store import (
    Channel,
    Message,
    claim,
    find_channel,
    is_stale,
    postpone,
    remove_channel,
    server_key,
    settle,
)
from paddlewheel.tables.storage.people_store import tables_named
from paddlewheel.tables.table_registry import TableRegistry

log = logging.getLogger("paddlewheel.server")

LOOK_SECONDS = 2.0
#: How many messages are sent at the same time.
BATCH = 16
#: Seconds for which this process has a message for itself.
CLAIM_SECONDS = 120.0
#: Seconds until the next attempt. After the last one a message counts as not delivered.
RETRIES = (60.0, 300.0, 1800.0, 7200.0)
FULL_SECONDS = 60.0


class Delivery:
    """Sends messages of the outbox."""

    def __init__(self, settings: Settings, table_registry: TableRegistry) -> None:
        self._registry = table_registry
        self._settings = settings
        limits: Limits = settings.limits
        self.outbound = Outbound(limits.delivery_seconds, settings.private_webhooks)
        #: How much one address or host of strangers gets.
        self._rates = RateLimiter(limits.deliveries)
        self.push: WebPush | None = None
        self.mail: Mail | None = None

    @property
    def _store(self) -> AsyncStore:
        return self._registry.async_store

    @property
    def origin(self) -> str:
        """The address of these tables, for links."""
        settings = self._settings
        return settings.origins[0].rstrip("/") if settings.origins else f"http://localhost:{settings.port}"

    async def start(self) -> None:
        """Read or make the keys. Called once, when the database is up to date."""
        store = self._store
        smtp = self._settings.smtp
        if is_available():
            key = await store.call(server_key, store.store, "push", new_key())
            contact = f"mailto:{smtp.sender}" if smtp else self.origin
            self.push = WebPush(key, contact, self.outbound)
        if smtp is not None:
            secret = await store.call(server_key, store.store, "mail", new_secret())
            self.mail = Mail(smtp, secret, self.origin)

    async def run(self) -> None:
        """Deliver until the server stops."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                while await self.deliver_some() == BATCH:
                    pass
            except Exception:
                log.exception("the outbox could not be read")

    async def deliver_some(self) -> int:
        """Send some messages that are due. Returns how many were tried."""
        store, now = self._store, self._registry.wall()
        claimed = await store.call(claim, store.store, now, now + CLAIM_SECONDS, BATCH)
        await asyncio.gather(*(self._deliver(message) for message in claimed))
        return len(claimed)

    async def _deliver(self, message: Message) -> None:
        """Send one message, and write down what became of it."""
        store = self._store
        channel = await store.read(find_channel, store.store, message.channel)
        if channel is None or channel.is_off or await store.read(is_stale, store.store, message):
            await store.call(settle, store.store, message, None)
            return
        if channel.kind != "push" and not self._rates.take(_target(channel)):
            await store.call(postpone, store.store, message, self._registry.wall() + FULL_SECONDS)
            return
        try:
            with speaking(channel.language):
                await self.send(channel, await self._words(message))
        except NotDelivered as failure:
            await self._note_failure(message, channel, failure)
        except Exception:
            log.exception("a notification could not be sent")
            await self._note_failure(message, channel, NotDelivered("an error here"))
        else:
            await store.call(settle, store.store, message, True)

    async def _note_failure(self, message: Message, channel: Channel, failure: NotDelivered) -> None:
        store = self._store
        log.info("a notification was not delivered", extra={"kind": channel.kind, "why": str(failure)})
        if failure.for_good and channel.kind == "push":
            await store.call(remove_channel, store.store, channel.id)
        elif failure.for_good or message.attempts > len(RETRIES):
            await store.call(settle, store.store, message, False)
        else:
            due = self._registry.wall() + RETRIES[message.attempts - 1]
            await store.call(postpone, store.store, message, due)

    async def _words(self, message: Message) -> Notification:
        """What is said about a table, from what everybody knows of it."""
        store = self._store
        found = await store.read(tables_named, store.store, [message.table])
        if not found:
            raise NotDelivered("the table is gone", for_good=True)
        data, seats = found[0]
        info = self._registry.lobby.info(data, seats)
        if info is None:
            raise NotDelivered("the table cannot be read", for_good=True)
        names = [seat.name for seat in info.seats]
        return notification(message.kind, info.title, names, message.seat, self.origin, message.table)

    async def send(self, channel: Channel, words: Notification) -> None:
        """Send by the way that the channel names."""
        if channel.kind == "push" and self.push is not None:
            await self.push.send(channel, words)
        elif channel.kind == "mail" and self.mail is not None:
            await self.mail.send(channel, words)
        elif channel.kind == "webhook":
            await self._call_webhook(channel, words)
        else:
            raise NotDelivered(f"this server sends nothing by {channel.kind}", for_good=True)

    async def _call_webhook(self, channel: Channel, words: Notification) -> None:
        line = f"{words.title}: {words.text} {words.link}"
        # `text` and `content` are what common chat services show.
        body = {"text": line, "content": line, "game": words.title, "table": words.table, "link": words.link}
        headers = {"content-type": "application/json"}
        status = await self.outbound.post(channel.address, msgspec.json.encode(body), headers)
        if not 200 <= status < 300:
            raise NotDelivered(f"it answered {status}")


def _target(channel: Channel) -> str:
    """Who gets what is sent: a host, or an e-mail address."""
    return channel.address.lower() if channel.kind == "mail" else urlsplit(channel.address).hostname or ""

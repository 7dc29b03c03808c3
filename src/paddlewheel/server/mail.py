"""E-mail, where the host has set an SMTP server. An address is confirmed before anything else is sent to it."""

from __future__ import annotations

import asyncio
import hmac
import re
import smtplib
import ssl
from email.message import EmailMessage
from hashlib import sha256
from urllib.parse import unquote, urlsplit

import msgspec

from paddlewheel.kernel import BadInput
from paddlewheel.server.outbound import NotDelivered
from paddlewheel.server.words import say
from paddlewheel.tables.notification_text import Notification
from paddlewheel.tables.storage.outbox_store import Channel

SECONDS = 10.0
MOST_LETTERS = 200
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class SmtpServer(msgspec.Struct, frozen=True, kw_only=True):
    """The SMTP server that sends for us."""

    host: str
    port: int
    user: str = ""
    password: str = ""
    #: The address in `From`.
    sender: str
    #: How the connection is protected: from its first byte, after STARTTLS, or not at all.
    security: str = "starttls"


def read_smtp(address: str, sender: str) -> SmtpServer | None:
    """The server from smtps://USER:PASSWORD@HOST:PORT (or smtp:// with STARTTLS, smtp+plain:// without TLS)."""
    if not address:
        return None
    parts = urlsplit(address)
    kinds = {"smtps": ("tls", 465), "smtp": ("starttls", 587), "smtp+plain": ("none", 25)}
    try:
        security, port = kinds[parts.scheme][0], parts.port or kinds[parts.scheme][1]
    except (KeyError, ValueError):
        raise BadInput(say("start-smtp")) from None
    if not parts.hostname:
        raise BadInput(say("start-smtp"))
    if not ADDRESS.fullmatch(sender):
        raise BadInput(say("start-sender"))
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return SmtpServer(host=parts.hostname, port=port, user=user, password=password, sender=sender, security=security)


def check_mail_address(address: str) -> str:
    if len(address) > MOST_LETTERS or not ADDRESS.fullmatch(address):
        raise BadInput(say("no-mail-address"))
    return address


class Mail:
    """Sends mail. The links in it are signed with the secret, so that nothing about them has to be stored."""

    def __init__(self, smtp: SmtpServer, secret: str, origin: str) -> None:
        self._smtp = smtp
        self._secret = secret
        self._origin = origin

    async def ask(self, channel: Channel) -> None:
        """Ask whether somebody at this address wants to be told."""
        link = f"{self._origin}/#/mail?confirm={self.token('confirm', channel.id)}"
        await self._send(channel, say("mail-question"), say("mail-question.text", link=link))

    async def send(self, channel: Channel, notification: Notification) -> None:
        """Send a notification."""
        text = f"{notification.text}\n\n{notification.link}"
        await self._send(channel, f"{notification.title}: {notification.text}", text)

    async def _send(self, channel: Channel, subject: str, text: str) -> None:
        stop = f"{self._origin}/#/mail?stop={self.token('stop', channel.id)}"
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._smtp.sender, channel.address, subject
        message["List-Unsubscribe"] = f"<{stop}>"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(f"{text}\n\n--\n{say('mail-stop', link=stop)}\n")
        try:
            await asyncio.to_thread(deliver, self._smtp, message)
        except smtplib.SMTPRecipientsRefused:
            raise NotDelivered("the address was refused", for_good=True) from None
        except (OSError, smtplib.SMTPException) as error:
            raise NotDelivered(type(error).__name__) from None

    def token(self, what: str, channel: str) -> str:
        """What a link in a mail contains."""
        signature = hmac.new(self._secret.encode(), f"{what} {channel}".encode(), sha256).hexdigest()[:40]
        return f"{channel}.{signature}"

    def channel_of(self, what: str, token: str) -> str | None:
        """The channel that a link is about, if the link is ours."""
        channel, _, _ = token.partition(".")
        return channel if hmac.compare_digest(self.token(what, channel).encode(), token.encode()) else None


def deliver(smtp: SmtpServer, message: EmailMessage) -> None:
    """Hand a message to the SMTP server. It blocks."""
    tls = ssl.create_default_context()
    if smtp.security == "tls":
        connection: smtplib.SMTP = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=SECONDS, context=tls)
    else:
        connection = smtplib.SMTP(smtp.host, smtp.port, timeout=SECONDS)
    with connection:
        if smtp.security == "starttls":
            connection.starttls(context=tls)
        if smtp.user:
            connection.login(smtp.user, smtp.password)
        connection.send_message(message)

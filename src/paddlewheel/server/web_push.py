"""Web push: messages to a browser through the push service that the browser has named (RFC 8030, 8291 and 8292).

It needs the extra `push`. Without it, browsers are not offered push.
"""

from __future__ import annotations

import base64
import os
import time
from urllib.parse import urlsplit

import msgspec

from paddlewheel.kernel import BadInput
from paddlewheel.server.outbound import NotDelivered, Outbound
from paddlewheel.server.words import say
from paddlewheel.tables.notification_text import Notification
from paddlewheel.tables.storage.outbox_store import Channel

#: Seconds for which a push service keeps a message, and for which a signature is valid.
KEPT_SECONDS = 24 * 3600
SIGNED_SECONDS = 12 * 3600
POINT_BYTES, SECRET_BYTES = 65, 16
#: What a push service answers about a browser that does not listen any more.
GONE = (404, 410)


def is_available() -> bool:
    """Whether the extra is installed."""
    try:
        import http_ece
        import py_vapid
    except ImportError:
        return False
    return bool(http_ece and py_vapid)


def new_key() -> str:
    """A new key by which push services know this server."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


class WebPush:
    """Sends to push services with the key of this server. `contact` is how their operators can reach its host."""

    def __init__(self, key: str, contact: str, outbound: Outbound) -> None:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        self._vapid = Vapid02.from_pem(key.encode())
        self._contact = contact
        self._outbound = outbound
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        #: What a browser needs to subscribe.
        self.public_key = base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def send(self, channel: Channel, notification: Notification) -> None:
        """Send a notification to a browser."""
        shown = {
            "title": notification.title,
            "body": notification.text,
            "url": notification.link,
            "tag": notification.table,
        }
        body = encrypted(msgspec.json.encode(shown), channel.push_key, channel.push_secret)
        service = urlsplit(channel.address)
        signed = self._vapid.sign(
            {
                "aud": f"{service.scheme}://{service.netloc}",
                "sub": self._contact,
                "exp": int(time.time()) + SIGNED_SECONDS,
            }
        )
        headers = {
            "authorization": str(signed["Authorization"]),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "urgency": "normal",
        }
        status = await self._outbound.post(channel.address, body, headers)
        if not 200 <= status < 300:
            raise NotDelivered(f"the push service answered {status}", for_good=status in GONE)


def check_keys(push_key: str, push_secret: str) -> None:
    """The keys of a browser must have the right form, and the point must be on the curve."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        point, secret = decoded(push_key), decoded(push_secret)
        if len(point) != POINT_BYTES or len(secret) != SECRET_BYTES:
            raise ValueError
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        raise BadInput(say("bad-push-keys")) from None


def encrypted(content: bytes, push_key: str, push_secret: str) -> bytes:
    """The content for the browser that has these keys, and for nobody on the way."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

    own = generate_private_key(SECP256R1())
    return bytes(
        http_ece.encrypt(
            content,
            salt=os.urandom(16),
            private_key=own,
            dh=decoded(push_key),
            auth_secret=decoded(push_secret),
            version="aes128gcm",
        )
    )


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))

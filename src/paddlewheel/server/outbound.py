"""Requests that the server sends to addresses of strangers. They reach the public internet and nothing else.

The name is resolved once, every address it has must be public, and exactly that address is connected to: a name that
later resolves to something else (DNS rebinding) does not help. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ssl
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

import h11

from paddlewheel.kernel import BadInput
from paddlewheel.server.words import say

MOST_LETTERS = 500
#: IPv6 networks whose addresses contain an IPv4 address that nobody has checked.
TRANSLATED = [IPv6Network(network) for network in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
#: The most that is read of an answer.
MOST_ANSWERED = 16_384


class NotDelivered(Exception):
    """A message could not be delivered. `for_good`: another attempt would not help."""

    def __init__(self, why: str, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


class Outbound:
    """Sends requests. With `private`, also to addresses of one's own network and without TLS."""

    def __init__(self, seconds: float, private: bool = False) -> None:
        self._seconds = seconds
        self._private = private
        self._tls = ssl.create_default_context()

    def check(self, url: str) -> SplitResult:
        """The parts of an address that may be used, before its name is resolved."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise BadInput(say("not-an-address")) from None
        if len(url) > MOST_LETTERS or not url.isascii() or not url.isprintable() or " " in url:
            raise BadInput(say("address-too-long", most=MOST_LETTERS))
        if not parts.hostname or parts.scheme not in ("https", "http") or parts.username is not None:
            raise BadInput(say("not-an-address"))
        if self._private:
            return parts
        if parts.scheme != "https" or port not in (None, 443):
            raise BadInput(say("address-needs-https"))
        try:
            literal = ip_address(parts.hostname)
        except ValueError:
            return parts
        if not is_public(literal):
            raise BadInput(say("address-not-public"))
        return parts

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Send a body. Returns the status of the answer."""
        try:
            parts = self.check(url)
        except BadInput as refused:
            raise NotDelivered(str(refused), for_good=True) from None
        try:
            async with asyncio.timeout(self._seconds):
                return await self._post(parts, body, headers)
        except TimeoutError:
            raise NotDelivered("it did not answer in time") from None
        except (OSError, ssl.SSLError, h11.RemoteProtocolError, UnicodeError) as error:
            raise NotDelivered(type(error).__name__) from None

    async def _post(self, parts: SplitResult, body: bytes, headers: dict[str, str]) -> int:
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        address = await self._resolve(host, port)
        reader, writer = await asyncio.open_connection(
            address, port, ssl=self._tls if secure else None, server_hostname=host if secure else None
        )
        try:
            return await _exchange(reader, writer, parts, body, headers)
        finally:
            writer.close()

    async def _resolve(self, host: str, port: int) -> str:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
        addresses = [str(entry[4][0]) for entry in found]
        if not self._private and not all(is_public(ip_address(address)) for address in addresses):
            raise NotDelivered("its address is not on the public internet", for_good=True)
        return addresses[0]


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one of the public internet, and hides no other address."""
    is_hidden = isinstance(address, IPv6Address) and (
        address.ipv4_mapped is not None or any(address in network for network in TRANSLATED)
    )
    return address.is_global and not address.is_multicast and not is_hidden


async def _exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    parts: SplitResult,
    body: bytes,
    headers: dict[str, str],
) -> int:
    connection = h11.Connection(h11.CLIENT)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    fixed = {
        "host": parts.netloc,
        "content-length": str(len(body)),
        "user-agent": "Paddlewheel",
        "connection": "close",
    }
    request = h11.Request(method="POST", target=target, headers=list((fixed | headers).items()))
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(connection.send(part) or b"")
    await writer.drain()
    read = 0
    while read <= MOST_ANSWERED:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if isinstance(event, h11.ConnectionClosed):
            raise NotDelivered("it did not answer")
        if event is h11.NEED_DATA:
            data = await reader.read(4096)
            read += len(data)
            connection.receive_data(data)
    raise NotDelivered("its answer is too long")

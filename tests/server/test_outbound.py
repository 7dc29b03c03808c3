"""What the server sends to strangers' addresses reaches the public internet and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Any

import pytest

from paddlewheel.kernel import BadInput
from paddlewheel.server.outbound import MOST_ANSWERED, NotDelivered, Outbound, is_public

Answering = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]

INSIDE = [
    "127.0.0.1", "127.8.8.8", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.1.2.3",
    "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8",
    "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::",
]  # fmt: skip
OUTSIDE = ["8.8.8.8", "93.184.216.34", "2606:4700::1111"]


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", OUTSIDE)
def test_public_addresses(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "https://example.org:8443/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://169.254.169.254/latest/meta-data",
        "https://me:secret@example.org/",
        "https:///nowhere",
        "https://exa mple.org/",
        "https://example.org/\r\nHost: other",
        "https://[oops/",
        "https://example.org:port/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://example.org/" + "x" * 600,
        "https://exämple.org/",
        "",
    ],
)
def test_addresses_that_are_refused_at_once(url: str) -> None:
    with pytest.raises(BadInput):
        Outbound(1).check(url)


@pytest.mark.parametrize("address", ["127.0.0.1", "169.254.169.254", "10.0.0.7", "::1", "::ffff:10.0.0.1"])
def test_a_name_that_leads_inside_is_not_called(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """Also if only one of its addresses does."""

    async def called() -> None:
        loop = asyncio.get_running_loop()

        async def resolved(host: str, port: int, **_: Any) -> list[Any]:
            return [(2, 1, 6, "", ("93.184.216.34", port)), (2, 1, 6, "", (address, port))]

        monkeypatch.setattr(loop, "getaddrinfo", resolved)
        monkeypatch.setattr(asyncio, "open_connection", _must_not_happen)
        await Outbound(1).post("https://rebound.example.org/", b"", {})

    with pytest.raises(NotDelivered, match="not on the public internet") as refused:
        asyncio.run(called())
    assert refused.value.for_good


async def _must_not_happen(*_: object, **__: object) -> None:
    raise AssertionError("a connection was opened")


def test_the_address_that_was_checked_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    async def opened(address: str, port: int, **options: Any) -> None:
        seen.append((address, port, options["server_hostname"]))
        raise OSError

    async def called() -> None:
        async def resolved(host: str, port: int, **_: Any) -> list[Any]:
            return [(2, 1, 6, "", ("93.184.216.34", port))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolved)
        monkeypatch.setattr(asyncio, "open_connection", opened)
        await Outbound(1).post("https://example.org/hook", b"", {})

    with pytest.raises(NotDelivered):
        asyncio.run(called())
    assert seen == [("93.184.216.34", 443, "example.org")]


# -- what comes back --------------------------------------------------------------------------------------


def answer_of(answering: Answering, seconds: float = 5.0) -> int:
    """Call a server in one's own network that answers like this."""

    async def called() -> int:
        server = await asyncio.start_server(answering, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            return await Outbound(seconds, private=True).post(f"http://127.0.0.1:{port}/hook?a=b", b"{}", {"x-a": "b"})

    return asyncio.run(called())


def saying(answer: bytes) -> Answering:
    async def answering(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"{}")
        writer.write(answer)
        writer.close()

    return answering


def test_the_status_is_what_counts() -> None:
    assert answer_of(saying(b"HTTP/1.1 204 No Content\r\n\r\n")) == 204
    assert answer_of(saying(b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\n")) == 200


def test_a_redirect_is_not_followed() -> None:
    assert answer_of(saying(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n")) == 302


@pytest.mark.parametrize(
    "answer", [b"", b"no HTTP at all\r\n\r\n", b"HTTP/1.1 200 OK\r\nx: " + b"y" * (MOST_ANSWERED * 8)]
)
def test_nonsense_is_not_delivered(answer: bytes) -> None:
    with pytest.raises(NotDelivered):
        answer_of(saying(answer))


def test_whoever_hangs_or_drips_is_given_up() -> None:
    async def dripping(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for letter in b"HTTP/1.1 200 OK":
            writer.write(bytes([letter]))
            await asyncio.sleep(0.1)
        writer.close()

    with pytest.raises(NotDelivered, match="in time"):
        answer_of(dripping, seconds=0.3)

"""Whom limits are counted for: the caller behind a trusted proxy, and a whole /64 network of IPv6."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddlewheel.kernel import BadInput
from paddlewheel.server.addresses import TrustedProxies, limit_key
from paddlewheel.server.settings import Limits, Rate
from paddlewheel.tables.storage.store import sqlite_url
from server.running import Running
from server.talking import caller


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("no address", "no address"),
        ("x" * 9000, "x" * 64),
        ("", ""),
    ],
)
def test_limits_are_counted_by_address_or_network(address: str, key: str) -> None:
    assert limit_key(address) == key


def test_proxies_are_addresses_and_networks() -> None:
    proxies = TrustedProxies(("10.0.0.0/24", "2001:db8::5"))
    assert "10.0.0.9" in proxies
    assert "2001:db8::5" in proxies
    assert "10.0.1.9" not in proxies
    assert "proxy.example.org" not in proxies


@pytest.mark.parametrize("proxy", ["*", "proxy.example.org", "10.0.0.5/24", "10.0.0.300"])
def test_anything_else_is_no_proxy(proxy: str) -> None:
    with pytest.raises(BadInput, match="--trusted-proxies takes addresses"):
        TrustedProxies((proxy,))


def statuses(tmp_path: Path, proxies: tuple[str, ...], *forwarded: str) -> list[int]:
    """Create a table for each `X-Forwarded-For` header, where an address may create one."""
    limits = Limits(tables=Rate(1, 0.0001))
    server = Running(sqlite_url(tmp_path / "tables.db"), limits=limits, trusted_proxies=proxies)
    server.start()
    plan = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}
    with caller(server) as http:
        found = [
            http.post("/api/tables", json=plan, headers={"x-forwarded-for": header}).status_code for header in forwarded
        ]
    server.stop()
    return found


def test_a_trusted_proxy_says_who_is_calling(tmp_path: Path) -> None:
    assert statuses(tmp_path, ("127.0.0.0/8",), "192.0.2.1", "192.0.2.2", "192.0.2.1") == [201, 201, 429]


def test_what_a_caller_writes_before_the_proxy_counts_for_nothing(tmp_path: Path) -> None:
    chains = "198.51.100.1, 192.0.2.1", "198.51.100.2, 192.0.2.1, 10.0.0.7"
    assert statuses(tmp_path, ("127.0.0.1", "10.0.0.0/8"), *chains) == [201, 429]


def test_neighbours_in_one_network_of_ipv6_are_one_caller(tmp_path: Path) -> None:
    assert statuses(tmp_path, ("127.0.0.1",), "2001:db8::1", "2001:db8::2", "2001:db8:0:1::1") == [201, 429, 201]


def test_nobody_else_is_believed(tmp_path: Path) -> None:
    assert statuses(tmp_path, ("10.0.0.7",), "192.0.2.1", "192.0.2.2") == [201, 429]

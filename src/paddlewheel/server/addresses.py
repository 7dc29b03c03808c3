"""Addresses of callers: what limits are counted for, and which proxies are believed."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from paddlewheel.kernel import BadInput
from paddlewheel.server.words import say

#: The longest text of an address that is kept for something that is no IP address.
LONGEST = 64


@lru_cache(maxsize=4096)
def limit_key(address: str) -> str:
    """What limits are counted for: an address, or of IPv6 the /64 network, which one household has for itself."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


class TrustedProxies:
    """The proxies whose `X-Forwarded-For` header is believed."""

    def __init__(self, proxies: tuple[str, ...]) -> None:
        self._networks = [_network(proxy) for proxy in proxies]

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


def _network(proxy: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(proxy)
    except ValueError:
        raise BadInput(say("start-proxies", proxy=repr(proxy))) from None

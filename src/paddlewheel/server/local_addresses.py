"""The addresses of this machine in its networks: by which of them others can reach a server here."""

from __future__ import annotations

import socket
import struct
from contextlib import suppress
from ipaddress import IPv4Address

import msgspec

from paddlewheel.server.security import LOOPBACK
from paddlewheel.server.settings import Settings
from paddlewheel.server.words import say
from paddlewheel.tables.classroom.messages import JoinAddress

#: Networks that exist only inside this machine: containers, virtual machines, tunnels.
VIRTUAL = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "cni", "podman", "tun", "tap", "utun", "wg")
#: Asks Linux for the address of a network device.
SIOCGIFADDR = 0x8915
#: Nothing is sent there: the system only says from which address it would.
FAR_AWAY = ("192.0.2.1", 9)


class LocalAddress(msgspec.Struct, frozen=True):
    """An IPv4 address of this machine."""

    address: str
    #: The name of the network device; empty where the system does not tell.
    device: str
    #: Whether others in the network can use it, as far as this machine can know.
    usable: bool


def local_addresses() -> list[LocalAddress]:
    """The addresses of this machine, the one it uses to reach others first, unusable ones last."""
    found = dict.fromkeys(_of_devices(), True) | {("", address): True for address in _of_name()}
    main = _main()
    known: dict[str, str] = {}
    for device, address in [*found, *([("", main)] if main else [])]:
        known[address] = known.get(address) or device
    addresses = [LocalAddress(address, device, _is_usable(address, device)) for address, device in known.items()]
    return sorted(addresses, key=lambda each: (not each.usable, each.address != main, each.address))


def _of_devices() -> list[tuple[str, str]]:
    """Device and address, where the system tells (Linux)."""
    found = []
    with suppress(OSError, ImportError, AttributeError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        import fcntl

        for _, device in socket.if_nameindex():
            with suppress(OSError):
                answer = fcntl.ioctl(asking.fileno(), SIOCGIFADDR, struct.pack("256s", device.encode()[:15]))
                found.append((device, socket.inet_ntoa(answer[20:24])))
    return found


def _of_name() -> list[str]:
    """The addresses that belong to the name of this machine."""
    with suppress(OSError):
        return list(socket.gethostbyname_ex(socket.gethostname())[2])
    return []


def _main() -> str:
    """The address from which this machine reaches others; empty where it is in no network."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(FAR_AWAY)
        return str(asking.getsockname()[0])
    return ""


def _is_usable(address: str, device: str) -> bool:
    found = IPv4Address(address)
    inside = found.is_loopback or found.is_link_local or found.is_unspecified
    return not inside and not device.startswith(VIRTUAL)


def join_addresses(settings: Settings, code: str, opened: str = "") -> list[JoinAddress]:
    """By which addresses pupils can come in, the best first. `opened`: by which one the teacher's page was opened."""
    found: dict[str, JoinAddress] = {}

    def add(base: str, reachable: bool, label: str) -> None:
        typed = f"{base.partition('://')[2]}/join" if base.startswith("http://") else f"{base}/join"
        found.setdefault(base, JoinAddress(typed=typed, link=f"{base}/#/join/{code}", reachable=reachable, label=label))

    for origin in settings.origins:
        add(origin.rstrip("/"), True, say("address-of-server"))
    host = opened.partition("://")[2].rpartition(":")[0] or opened.partition("://")[2]
    if opened and host.strip("[]") not in LOOPBACK:
        add(opened, True, say("address-of-page"))
    if settings.host not in LOOPBACK:
        for each in local_addresses():
            add(f"http://{each.address}:{settings.port}", each.usable, each.device)
    if opened:
        add(opened, False, say("only-this-machine"))
    return sorted(found.values(), key=lambda each: not each.reachable)

"""`paddlewheel class`: one address with a code and a QR code, and the same class after a restart."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import numpy as np
import pytest
import zxingcpp

from paddlewheel.cli import class_command
from paddlewheel.cli.class_command import SavedClass, announce, check_plan, qr_text, read_names, read_saved, save
from paddlewheel.kernel import BadInput
from paddlewheel.server import local_addresses
from paddlewheel.server.local_addresses import LocalAddress, join_addresses
from paddlewheel.server.settings import Settings
from paddlewheel.tables.classroom.models import ClassData, ClassPlan, PlayedTable
from paddlewheel.tables.classroom.room import Room

LAN = LocalAddress("192.168.1.20", "wlan0", True)
LOOPBACK = LocalAddress("127.0.0.1", "lo", False)
DOCKER = LocalAddress("172.17.0.1", "docker0", False)
SETTINGS = Settings(database="sqlite://", host="0.0.0.0", port=8000)  # noqa: S104 - as the command has it


@pytest.fixture
def room() -> Room:
    plan = ClassPlan(game="my-river-kit", title="7b")
    data = ClassData(
        id="abc", code="KTM4X7", teacher="", plan=plan, seed=None, status="waiting", created=0, last_used=0,
        tables=[PlayedTable(number=1, table="t")],
    )  # fmt: skip
    return Room(data, 0.0)


def in_network(monkeypatch: pytest.MonkeyPatch, *found: LocalAddress) -> None:
    monkeypatch.setattr(local_addresses, "local_addresses", lambda: list(found))


def read_back(printed: str) -> str:
    """What a camera reads from a QR code in a terminal: every letter is two squares, one above the other."""
    lit = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
    rows = [[lit[letter] for letter in line] for line in printed.splitlines() if line and set(line) <= set(lit)]
    squares = [[pair[half] for pair in row] for row in rows for half in (0, 1)]
    image = np.kron(np.array(squares, dtype=np.uint8) * 255, np.ones((8, 8), dtype=np.uint8))
    found = zxingcpp.read_barcodes(image)
    return str(found[0].text)


def test_the_code_in_the_terminal_is_read_back_by_a_camera() -> None:
    link = "http://192.168.1.20:8000/#/join/KTM4X7"
    assert read_back(qr_text(link)) == link


def test_pupils_get_the_address_of_their_network_with_the_code(
    room: Room, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    in_network(monkeypatch, LAN, DOCKER, LOOPBACK)
    announce(SETTINGS, room, "k" * 32, open_browser=False)
    told = capsys.readouterr().out
    assert "192.168.1.20:8000/join" in told
    assert "KTM 4X7" in told
    assert "172.17" not in told
    assert read_back(told) == "http://192.168.1.20:8000/#/join/KTM4X7"
    assert f"http://localhost:8000/#/class/abc?teacher={'k' * 32}" in told


def test_the_private_link_is_not_printed_where_a_browser_opens_it(
    room: Room, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []

    def open_page(link: str) -> bool:
        opened.append(link)
        return True

    monkeypatch.setattr("webbrowser.open", open_page)
    in_network(monkeypatch, LAN)
    announce(SETTINGS, room, "k" * 32, open_browser=True)
    assert "k" * 32 not in capsys.readouterr().out
    assert opened == [f"http://localhost:8000/#/class/abc?teacher={'k' * 32}"]


def test_it_warns_where_no_pupil_can_reach_this_machine(
    room: Room, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    in_network(monkeypatch, LOOPBACK, DOCKER)
    announce(SETTINGS, room, "k" * 32, open_browser=False)
    told = capsys.readouterr()
    assert "in no network" in told.err
    assert "/join" not in told.out


def test_addresses_put_the_best_first(monkeypatch: pytest.MonkeyPatch) -> None:
    in_network(monkeypatch, LAN, LOOPBACK)
    found = join_addresses(SETTINGS, "KTM4X7", "http://localhost:8000")
    assert (found[0].typed, found[0].reachable) == ("192.168.1.20:8000/join", True)
    assert not found[-1].reachable
    public = Settings(database="sqlite://", origins=("https://play.example.org",))
    best = join_addresses(public, "KTM4X7", "https://play.example.org")[0]
    assert (best.typed, best.link) == (
        "https://play.example.org/join",
        "https://play.example.org/#/join/KTM4X7",
    )


def test_this_machine_tells_its_own_addresses() -> None:
    found = local_addresses.local_addresses()
    assert all(socket.inet_aton(each.address) for each in found)
    assert not any(each.usable for each in found if each.address.startswith("127."))


def test_names_are_read_in_groups(tmp_path: Path) -> None:
    file = tmp_path / "names.txt"
    file.write_text("\nAda\n Ben \n\n\nCem\n", encoding="utf-8")
    assert read_names(file) == [["Ada", "Ben"], ["Cem"]]


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        (ClassPlan(game="my-river-kit", people=7), "played by 2 to 4, not by 7"),
        (ClassPlan(game="my-river-kit", people=2, names=[["A", "B", "C"]]), "a group of names has 3"),
        (ClassPlan(game="my-river-kit", names=[["A" * 60]]), "at most 40 letters"),
        (ClassPlan(game="chess"), "chess"),
    ],
)
def test_a_class_that_cannot_be_is_refused_in_one_sentence(plan: ClassPlan, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        check_plan(plan)


def test_the_teachers_key_is_kept_for_its_owner_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(class_command, "saved_file", lambda: tmp_path / "a" / "class.json")
    assert read_saved() is None
    saved = SavedClass("abc", "k" * 32, "sqlite://")
    save(saved)
    save(saved)
    assert read_saved() == saved
    assert (tmp_path / "a" / "class.json").stat().st_mode & 0o077 == 0
    (tmp_path / "a" / "class.json").write_text("{")
    assert read_saved() is None


@pytest.fixture
def port() -> Iterator[int]:
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind(("0.0.0.0", 0))  # noqa: S104 - bound and never listened at
        yield int(held.getsockname()[1])


def test_the_command_serves_the_same_class_after_a_restart(tmp_path: Path, port: int) -> None:
    command = [sys.executable, "-m", "paddlewheel.cli.main", "class", "mississippi-queen", "--no-open"]
    command += ["--port", str(port), "--database", f"sqlite:///{tmp_path / 'tables.db'}", "--people", "2"]
    codes = []
    for name in ("Ada", "Ben"):
        environment = {**os.environ, "HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
        served = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)  # noqa: S603
        assert served.stdout is not None
        told = ""
        while "Your console" not in told:
            line = served.stdout.readline()
            assert line, told
            told += line
        found = re.search(r"(\w{3}) (\w{3})\.?$", told, re.MULTILINE)
        assert found
        codes.append(found[1] + found[2])
        joined = {"code": codes[-1], "name": name}
        assert httpx.post(f"http://127.0.0.1:{port}/api/classes/join", json=joined, timeout=60).status_code == 201
        served.terminate()
        served.wait(60)
    assert codes[0] == codes[1]

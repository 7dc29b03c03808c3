"""A class over HTTP and WebSocket: a whole lesson, and strangers who get in nowhere."""

from __future__ import annotations

import asyncio
import io
import json
import re
import zipfile
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.running import Running
from server.talking import bearer, caller, talk
from support import PATIENCE

PLAN = {"game": "mississippi-queen", "tables": 2, "people": 2, "title": "7b", "level": "random"}


class Lesson:
    """A class, as its teacher has it."""

    def __init__(self, http: httpx.Client, **plan: Any) -> None:
        self.http = http
        made = http.post("/api/classes", json=PLAN | plan)
        assert made.status_code == 201, made.text
        self.id, self.code, self.key = (made.json()[name] for name in ("id", "code", "key"))
        http.cookies.clear()

    def do(self, what: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/classes/{self.id}/{what}", json=body, headers=bearer(self.key))

    def done(self, what: str, **body: Any) -> Any:
        answer = self.do(what, **body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def get(self, what: str = "", key: str = "") -> httpx.Response:
        answer = self.http.get(f"/api/classes/{self.id}{what}", headers=bearer(key or self.key))
        self.http.cookies.clear()
        return answer

    @property
    def console(self) -> Any:
        return self.get().json()

    def table(self, number: int) -> str:
        found = next(each for each in self.console["tables"] if each["number"] == number)
        return str(found["table"])

    def join(self, name: str, **more: Any) -> Any:
        joined = self.http.post("/api/classes/join", json={"code": self.code, "name": name, **more})
        assert joined.status_code == 201, joined.text
        self.http.cookies.clear()
        return joined.json()

    def play(self, pupil: Any, choices: int) -> None:
        """Make some choices for a pupil."""
        place, headers = pupil["state"]["place"], bearer(pupil["key"])
        for number in range(choices):
            path = f"/api/tables/{place['table']}"
            query = {"seat": place["seat"], "show": "observation"}
            view = self.http.get(f"{path}/view", params=query, headers=headers).json()
            if not view["choices"]:
                return
            body = {"seat": place["seat"], "token": view["choices"][0], "client": f"c{number}", "seq": view["seq"]}
            assert self.http.post(f"{path}/play", json=body, headers=headers).json()["result"] == "done"


@pytest.fixture
def lesson(http: httpx.Client) -> Lesson:
    return Lesson(http)


class Screen:
    """One device at the socket of a class."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def until(self, fits: Any) -> Any:
        """The next message for which something holds."""
        while True:
            message = msgspec.json.decode(await asyncio.wait_for(self._socket.recv(), PATIENCE))
            if fits(message):
                return message


def live(server: Running, lesson: Lesson) -> str:
    return f"ws://127.0.0.1:{server.settings.port}/api/classes/{lesson.id}/live"


async def opened(server: Running, lesson: Lesson, key: str) -> tuple[ClientConnection, Screen]:
    socket = await connect(live(server, lesson), compression=None, open_timeout=PATIENCE, ping_interval=None)
    await socket.send(json.dumps({"type": "hello", "key": key}))
    return socket, Screen(socket)


def test_a_code_a_name_and_a_pupil_is_seated_and_plays(lesson: Lesson) -> None:
    ada = lesson.join("Ada")
    assert ada["state"]["place"]["name"] == "Table 1"
    lesson.done("begin")
    lesson.play(ada, 2)
    glance = next(each for each in lesson.console["tables"] if each["number"] == 1)
    assert glance["status"] == "playing"
    assert glance["seats"][0]["pupil"] == ada["pupil"]
    assert glance["round"].startswith("Round 1")
    assert any(line["seat"] == 0 for line in glance["figures"] if "seat" in line)


def test_pupils_and_teacher_are_told_at_once(server: Running, lesson: Lesson) -> None:
    ada = lesson.join("Ada")

    async def scene() -> None:
        teachers, console = await opened(server, lesson, lesson.key)
        pupils, screen = await opened(server, lesson, ada["key"])
        assert (await console.until(lambda each: each["type"] == "console"))["room"]["code"] == lesson.code
        await console.until(lambda each: each["type"] == "room" and each["room"]["pupils"][0]["here"])
        assert not (await screen.until(lambda each: each["type"] == "pupil"))["place"]["begun"]
        await asyncio.to_thread(lesson.done, "begin")
        await screen.until(lambda each: each["place"]["begun"])
        await console.until(lambda each: each["type"] == "tables" and each["tables"][0]["status"] == "playing")
        await asyncio.to_thread(lesson.done, "say", text="Quiet, please")
        told = await screen.until(lambda each: each["notices"])
        assert told["notices"][0]["text"] == "Quiet, please"
        await asyncio.to_thread(lesson.done, "dismiss", pupil=ada["pupil"])
        with pytest.raises(ConnectionClosed) as closed:
            await screen.until(lambda each: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        await teachers.close()
        await pupils.close()

    asyncio.run(scene())


# -- strangers ----------------------------------------------------------------------------------------------


def test_a_stranger_without_the_code_gets_in_nowhere(server: Running, http: httpx.Client, lesson: Lesson) -> None:
    lesson.join("Ada")
    lesson.done("begin")
    table = lesson.table(1)
    lesson.done("end")
    paths = ("", "/view?at=0", "/beats?at=1", "/record", "/debrief", "/analysis", "/appraisal")
    for headers in ({}, bearer("x" * 32), {"cookie": f"class_{lesson.id}={'x' * 32}"}):
        for path in paths:
            assert http.get(f"/api/tables/{table}{path}", headers=headers).status_code == 404, path
        fork = {"at": 0, "seats": [{"who": "me"}, {"who": "bot"}]}
        assert http.post(f"/api/tables/{table}/fork", json=fork, headers=headers).status_code == 404
        for path in ("", "/me", "/debriefing", "/debriefing/page", "/export", "/addresses"):
            assert http.get(f"/api/classes/{lesson.id}{path}", headers=headers).status_code == 404, path
        for path in ("begin", "end", "remove", "pause", "free"):
            body = {"want": True} if path == "pause" else {"pupil": "x"} if path == "free" else {}
            assert http.post(f"/api/classes/{lesson.id}/{path}", json=body, headers=headers).status_code == 404, path
    assert talk(server, table, {"type": "hello"})[-1] == 4404
    wrong = http.post("/api/classes/join", json={"code": "CCCCCC", "name": "Eve"})
    assert (wrong.status_code, wrong.json()["why"]) == (404, "There is no class with this code.")
    assert table not in http.get("/api/tables").text


def test_a_pupil_is_no_teacher(lesson: Lesson) -> None:
    ada = lesson.join("Ada")
    headers = bearer(ada["key"])
    for what, body in (
        ("begin", {}),
        ("remove", {}),
        ("pause", {"want": True}),
        ("say", {"text": "x"}),
        ("dismiss", {"pupil": ada["pupil"]}),
        ("leader", {"pupil": ada["pupil"]}),
    ):
        found = lesson.http.post(f"/api/classes/{lesson.id}/{what}", json=body, headers=headers)
        assert found.status_code == 403, what
    assert lesson.get("", ada["key"]).status_code == 403
    assert lesson.get("/export", ada["key"]).status_code == 403
    # The joint debriefing is the pupils' once the teacher has ended the games.
    assert lesson.get("/debriefing", ada["key"]).status_code == 403
    lesson.done("begin")
    lesson.done("end")
    assert lesson.get("/debriefing", ada["key"]).status_code == 200


def test_one_class_cannot_see_another(http: httpx.Client, lesson: Lesson) -> None:
    other = Lesson(http)
    ada = lesson.join("Ada")
    lesson.done("begin")
    for key in (other.key, other.join("Ada")["key"]):
        assert http.get(f"/api/classes/{lesson.id}", headers=bearer(key)).status_code == 404
        assert http.get(f"/api/tables/{lesson.table(1)}", headers=bearer(key)).status_code == 404
    shown = {"table": lesson.table(1), "at": 0}
    assert other.do("replay", **shown).status_code == 404
    assert other.do("move", pupil=ada["pupil"], table=1).status_code == 404


def test_the_cookie_shows_tables_and_does_nothing(server: Running, lesson: Lesson) -> None:
    with caller(server) as browser:
        joined = browser.post("/api/classes/join", json={"code": lesson.code.lower(), "name": "Ada"})
        cookie = joined.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert "Path=/api" in cookie
        lesson.done("begin")
        table = lesson.table(1)
        assert browser.get(f"/api/tables/{table}/view").status_code == 200
        assert browser.post(f"/api/classes/{lesson.id}/leave").status_code == 403
        key = joined.json()["key"]
        heard = talk(server, table, {"type": "hello"}, until="view", additional_headers={"cookie": f"class_x={key}"})
        assert heard[-1]["seat"] is None


def test_guessing_codes_is_limited_whatever_the_load(tmp_path: Any) -> None:
    server = Running(f"sqlite:///{tmp_path / 'tables.db'}")
    server.start()
    try:
        with caller(server) as http:
            answers = [http.post("/api/classes/join", json={"code": "CCCCCC", "name": "Eve"}) for _ in range(45)]
            assert [each.status_code for each in answers[:40]] == [404] * 40
            assert answers[-1].status_code == 429
            # Also with the right code: nobody learns by it that a guess was right.
            lesson = Lesson(http)
            assert http.post("/api/classes/join", json={"code": lesson.code, "name": "Ada"}).status_code == 429
    finally:
        server.stop()


@pytest.mark.parametrize(
    "body",
    [
        {"code": "", "name": "Ada"},
        {"code": "CCCCCC", "name": ""},
        {"code": "CCCCCC", "name": "A" * 41},
        {"code": "CCCCCC"},
        {"code": "CCCCCC", "name": "Ada", "teacher": True},
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(http: httpx.Client, body: dict[str, Any]) -> None:
    answer = http.post("/api/classes/join", json=body)
    assert answer.status_code == 400
    assert answer.json()["why"]


@pytest.mark.parametrize("hello", ["{}", '{"type":"hello"}', '{"type":"ping"}', "x", '{"type":"hello","key":"short"}'])
def test_a_bad_hello_ends_the_connection(server: Running, lesson: Lesson, hello: str) -> None:
    async def code() -> int:
        socket = await connect(live(server, lesson), compression=None, open_timeout=PATIENCE)
        await socket.send(hello)
        with pytest.raises(ConnectionClosed) as closed:
            await Screen(socket).until(lambda each: False)
        return closed.value.rcvd.code if closed.value.rcvd else 0

    assert asyncio.run(code()) == 4400


# -- looking back -------------------------------------------------------------------------------------------


def test_everybody_follows_the_replay_and_a_pupil_can_lead_it(server: Running, lesson: Lesson) -> None:
    ada, ben = lesson.join("Ada"), lesson.join("Ben")
    lesson.done("begin")
    lesson.play(ada, 2)
    table = lesson.table(1)
    refused = lesson.do("replay", table=table, at=0)
    assert (refused.status_code, refused.json()["why"]) == (409, "The game at Table 1 is not over: end it first.")
    lesson.done("end")

    def step(pupil: Any, **body: Any) -> int:
        path, headers = f"/api/classes/{lesson.id}/replay", bearer(pupil["key"])
        return lesson.http.post(path, json=body, headers=headers).status_code

    async def scene() -> None:
        pupils, screen = await opened(server, lesson, ben["key"])
        await asyncio.to_thread(lesson.done, "replay", table=table, at=1)
        shown = (await screen.until(lambda each: each["replay"]))["replay"]
        assert (shown["table"], shown["name"], shown["at"]) == (table, "Table 1", 1)
        await asyncio.to_thread(lesson.done, "leader", pupil=ada["pupil"])
        assert await asyncio.to_thread(step, ada, table=table, at=2) == 200
        led = (await screen.until(lambda each: each["replay"]["at"] == 2))["replay"]
        assert led["leader_name"] == "Ada"
        assert await asyncio.to_thread(step, ben, table=table, at=1) == 403
        assert await asyncio.to_thread(step, ada) == 403
        await asyncio.to_thread(lesson.done, "replay")
        assert (await screen.until(lambda each: each["replay"] is None))["status"] == "debriefing"
        await pupils.close()

    asyncio.run(scene())
    assert lesson.do("replay", table=table, at=9999).status_code == 400
    view = lesson.http.get(f"/api/tables/{table}/view", params={"at": 1}, headers=bearer(ben["key"]))
    assert view.status_code == 200


def test_what_if_is_played_in_front_of_the_class(server: Running, lesson: Lesson) -> None:
    ada, ben = lesson.join("Ada"), lesson.join("Ben")
    lesson.done("begin")
    lesson.play(ada, 2)
    table = lesson.table(1)
    lesson.done("end")
    seats = [{"who": "teacher"}, {"who": "pupil", "pupil": ben["pupil"]}]
    started = lesson.done("what-if", table=table, at=1, seats=seats)
    state = lesson.get("/me", ada["key"]).json()
    assert (state["replay"]["table"], state["replay"]["at"]) == (started["table"], None)
    # Ben's own key is the key of the seat; the teacher's is new; others watch.
    assert [each["seat"] for each in started["mine"]] == [0]
    fork = f"/api/tables/{started['table']}/view"
    assert lesson.http.get(fork, params={"seat": 1}, headers=bearer(ben["key"])).status_code == 200
    assert lesson.http.get(fork, params={"seat": 1}, headers=bearer(ada["key"])).status_code == 403
    assert lesson.http.get(fork, headers=bearer(ada["key"])).status_code == 200
    assert lesson.http.get(fork).status_code == 404


@pytest.mark.parametrize("game", ["rising-waters", "civil-war"])
def test_the_joint_debriefing_compares_all_tables_also_of_games_under_way(http: httpx.Client, game: str) -> None:
    lesson = Lesson(http, game=game, people=1, same_deal=True)
    pupils = [lesson.join(name) for name in ("=Ada", "<b>Ben</b>")]
    lesson.done("begin")
    for pupil in pupils:
        lesson.play(pupil, 3)
    joint = lesson.get("/debriefing").json()
    assert not joint["over"]
    assert [table["name"] for table in joint["tables"]] == ["Table 1", "Table 2"]
    lesson.done("end")
    joint = lesson.get("/debriefing").json()
    assert joint["over"]
    assert joint["same_deal"]
    assert [row[0] for row in joint["ends"]["rows"]] == ["Table 1", "Table 2"]
    for chart in joint["charts"]:
        assert {curve["name"] for curve in chart["curves"]} <= {"Table 1", "Table 2"}
    page = lesson.get("/debriefing/page")
    assert page.headers["content-type"].startswith("text/html")
    assert "&lt;b&gt;Ben" in page.text
    assert "<b>Ben" not in page.text
    assert "script" not in page.text
    assert page.headers["content-security-policy"].startswith("default-src 'none'; style-src")
    found = lesson.get("/export")
    archive = zipfile.ZipFile(io.BytesIO(found.content))
    assert {"debriefing.html", "debriefing.json", "ends.csv", "rounds.csv"} <= set(archive.namelist())
    assert {"records/table-1.record", "records/table-2.record"} <= set(archive.namelist())
    assert ",'=Ada" in archive.read("ends.csv").decode() or "\"'=Ada" in archive.read("ends.csv").decode()


# -- keeping ------------------------------------------------------------------------------------------------


@pytest.fixture
def mortal(tmp_path: Any) -> Iterator[Running]:
    server = Running(f"sqlite:///{tmp_path / 'tables.db'}")
    server.start()
    yield server
    server.stop()


def test_a_killed_server_loses_nothing_of_a_lesson(mortal: Running) -> None:
    with caller(mortal) as http:
        lesson = Lesson(http, decision=600)
        ada = lesson.join("Ada")
        lesson.done("begin")
        lesson.play(ada, 2)
        lesson.done("say", text="Look up", table=1)
        lesson.done("pause", want=True)
        before = lesson.console
        mortal.kill()
        mortal.start()
        after = lesson.console
        for each in (before, after):
            each["room"]["now"] = 0
        assert after == before
        state = lesson.get("/me", ada["key"]).json()
        assert state["paused"]
        assert state["place"]["table"] == lesson.table(1)


def test_a_removed_class_is_gone_with_its_names(lesson: Lesson, http: httpx.Client) -> None:
    ada = lesson.join("Ada")
    lesson.done("begin")
    table = lesson.table(1)
    assert lesson.done("remove") == {"ok": True}
    for path in (f"/api/classes/{lesson.id}", f"/api/classes/{lesson.id}/me", f"/api/tables/{table}"):
        for key in (lesson.key, ada["key"]):
            assert http.get(path, headers=bearer(key)).status_code == 404
    assert http.post("/api/classes/join", json={"code": lesson.code, "name": "Ada"}).status_code == 404


# -- addresses ----------------------------------------------------------------------------------------------


def test_addresses_and_qr_codes_are_the_teachers(lesson: Lesson, http: httpx.Client) -> None:
    found = lesson.get("/addresses").json()
    # This server listens at a loopback address, so pupils cannot reach it.
    assert [each["reachable"] for each in found] == [False]
    assert found[0]["link"].endswith(f"/#/join/{lesson.code}")
    assert lesson.done("qr", address=found[0]["link"])["svg"].startswith("<svg")
    assert lesson.do("qr", address="javascript:alert(1)").status_code == 400
    moved = http.get("/join", follow_redirects=False)
    assert (moved.status_code, moved.headers["location"]) == (307, "/#/join")
    assert re.fullmatch(r"[A-Z0-9]{6}", lesson.code)

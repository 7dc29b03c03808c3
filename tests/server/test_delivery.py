"""Delivering notifications: by webhook, push and e-mail, with retries, to nobody who does not want it."""

from __future__ import annotations

import asyncio
import base64
import os
import threading
from collections.abc import Iterator
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from paddlewheel.kernel import BadInput
from paddlewheel.server import delivery as delivery_module
from paddlewheel.server import mail as mail_module
from paddlewheel.server.delivery import Delivery
from paddlewheel.server.limits import RateLimiter
from paddlewheel.server.mail import Mail, SmtpServer, read_smtp
from paddlewheel.server.settings import Limits, Rate, Settings
from paddlewheel.tables.keys import digest, new_key
from paddlewheel.tables.people import People
from paddlewheel.tables.storage.outbox_store import Channel, add_channel, channels_of, enqueue
from paddlewheel.tables.storage.store import Store, sqlite_url
from server.running import Running
from server.talking import bearer, caller
from support import PATIENCE
from tables.harness import ME, Harness

ANN = new_key()
SMTP = SmtpServer(host="mail.example.org", port=465, sender="tables@example.org")


class Received:
    """A web server that keeps what it is sent, and answers as it is told."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.headers: list[dict[str, str]] = []
        self.status = 204
        received = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                received.bodies.append(self.rfile.read(int(self.headers["content-length"])))
                received.headers.append({name.lower(): value for name, value in self.headers.items()})
                self.send_response(received.status)
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/hook"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def received() -> Iterator[Received]:
    made = Received()
    yield made
    made.close()


class Post:
    """A table at which it is Ann's turn, and the delivery that tells her."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.harness = Harness(folder)
        limits = Limits(delivery_seconds=0.5)
        plan: dict[str, Any] = {
            "limits": limits,
            "private_webhooks": True,
            "origins": ("https://play.example.org",),
        } | settings
        self.delivery = Delivery(Settings(database=self.harness.url, **plan), self.harness.registry)
        self.harness.run(self.delivery.start())
        self.table, created = self.harness.create(ME, ME, game="civil-war")
        self.secrets = [created.host, *(issued.key for issued in created.mine), ANN, str(self.table.data.seed)]
        self.harness.run(People(self.harness.registry).bind(ANN, self.table, 0, created.mine[0].key))

    @property
    def store(self) -> Store:
        return self.harness.registry.async_store.store

    def subscribe(self, name: str, **channel: Any) -> None:
        assert add_channel(self.store, Channel(id=name, person=digest(ANN), **channel), 100) is not None

    def tell(self, length: int = 0) -> None:
        enqueue(self.store, self.table.id, 0, "turn", length, self.harness.date.time)

    def deliver(self) -> int:
        return self.harness.run(self.delivery.deliver_some())

    def later(self, seconds: float) -> int:
        self.harness.date.time += seconds
        return self.deliver()


@pytest.fixture
def post(tmp_path: Path) -> Iterator[Post]:
    made = Post(tmp_path)
    yield made
    made.harness.close()


# -- webhooks ---------------------------------------------------------------------------------------------


def test_a_webhook_gets_text_and_link_and_no_secret(post: Post, received: Received) -> None:
    post.subscribe("hook", kind="webhook", address=received.url)
    post.tell()
    assert post.deliver() == 1
    [body] = received.bodies
    told = msgspec.json.decode(body)
    assert told["text"] == f"Civil War: It is your turn with Player 2. https://play.example.org/#/t/{post.table.id}"
    assert not [secret for secret in post.secrets if secret in body.decode()]
    assert post.deliver() == 0


def test_a_webhook_that_fails_is_tried_later_and_not_for_ever(post: Post, received: Received) -> None:
    received.status = 500
    post.subscribe("hook", kind="webhook", address=received.url)
    post.tell()
    assert post.deliver() == 1
    assert post.later(1) == 0
    tries = 1
    while tries < 20 and post.later(10_000):
        tries += 1
    assert tries == len(delivery_module.RETRIES) + 1 == len(received.bodies)
    assert [channel.failures for channel in channels_of(post.store, digest(ANN))] == [1]


def test_a_redirect_counts_as_failed(post: Post, received: Received) -> None:
    received.status = 302
    post.subscribe("hook", kind="webhook", address=received.url)
    post.tell()
    post.deliver()
    assert len(received.bodies) == 1
    assert post.later(delivery_module.RETRIES[0] + 1) == 1


def test_an_endpoint_that_hangs_holds_up_nobody(post: Post, received: Received) -> None:
    async def hanging() -> int:
        async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()

        server = await asyncio.start_server(hang, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        post.subscribe("hangs", kind="webhook", address=f"http://127.0.0.1:{port}/")
        post.subscribe("hook", kind="webhook", address=received.url)
        post.tell()
        async with server:
            return await post.delivery.deliver_some()

    assert post.harness.run(hanging()) == 2
    assert len(received.bodies) == 1


def test_one_host_gets_only_so_much(post: Post, received: Received, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post.delivery, "_rates", RateLimiter(Rate(3, 0.000001)))
    for number in range(8):
        post.subscribe(f"hook{number}", kind="webhook", address=f"{received.url}/{number}")
    post.tell()
    assert post.deliver() == 8
    assert len(received.bodies) == 3


def test_a_webhook_inside_is_never_called_by_default(tmp_path: Path, received: Received) -> None:
    post = Post(tmp_path, private_webhooks=False)
    post.subscribe("hook", kind="webhook", address=received.url)
    post.tell()
    assert post.deliver() == 1
    assert received.bodies == []
    assert post.later(10_000) == 0
    post.harness.close()


# -- push -------------------------------------------------------------------------------------------------


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def test_a_push_can_be_read_by_the_browser_and_by_nobody_on_the_way(post: Post, received: Received) -> None:
    http_ece = pytest.importorskip("http_ece")
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    own, secret = generate_private_key(SECP256R1()), os.urandom(16)
    point = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"push_key": encoded(point), "push_secret": encoded(secret)}
    post.subscribe("push", kind="push", address=received.url, **keys)
    post.tell()
    assert post.deliver() == 1
    [body], [headers] = received.bodies, received.headers
    assert b"Civil War" not in body
    assert headers["authorization"].startswith("vapid t=")
    assert headers["content-encoding"] == "aes128gcm"
    read = msgspec.json.decode(http_ece.decrypt(body, private_key=own, auth_secret=secret, version="aes128gcm"))
    assert read["title"] == "Civil War"
    assert read["url"].endswith(f"/#/t/{post.table.id}")
    assert not [key for key in post.secrets if key in str(read)]


def test_a_browser_that_is_gone_is_forgotten(post: Post, received: Received) -> None:
    pytest.importorskip("http_ece")
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    received.status = 410
    point = generate_private_key(SECP256R1()).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"push_key": encoded(point), "push_secret": encoded(os.urandom(16))}
    post.subscribe("push", kind="push", address=received.url, **keys)
    post.tell()
    assert post.deliver() == 1
    assert channels_of(post.store, digest(ANN)) == []


def test_the_key_of_the_server_stays_the_same(tmp_path: Path) -> None:
    pytest.importorskip("http_ece")
    keys = set()
    for _ in range(2):
        post = Post(tmp_path)
        assert post.delivery.push is not None
        keys.add(post.delivery.push.public_key)
        post.harness.close()
    assert len(keys) == 1


# -- mail -------------------------------------------------------------------------------------------------


@pytest.fixture
def mails(monkeypatch: pytest.MonkeyPatch) -> list[EmailMessage]:
    sent: list[EmailMessage] = []
    monkeypatch.setattr(mail_module, "deliver", lambda smtp, message: sent.append(message))
    return sent


def test_a_mail_has_a_link_that_ends_it(tmp_path: Path, mails: list[EmailMessage]) -> None:
    post = Post(tmp_path, smtp=SMTP)
    post.subscribe("mail", kind="mail", address="ann@example.org")
    post.tell()
    assert post.deliver() == 1
    [mail] = mails
    text = mail.get_content()
    assert mail["Subject"] == "Civil War: It is your turn with Player 2."
    assert f"https://play.example.org/#/t/{post.table.id}" in text
    assert "#/mail?stop=mail." in text
    assert mail["List-Unsubscribe"]
    assert not [secret for secret in post.secrets if secret in text]
    post.harness.close()


def test_a_link_in_a_mail_cannot_be_made_up() -> None:
    mail = Mail(SMTP, "secret", "https://play.example.org")
    token = mail.token("confirm", "c1")
    assert mail.channel_of("confirm", token) == "c1"
    assert mail.channel_of("stop", token) is None
    assert mail.channel_of("confirm", token.replace("c1", "c2")) is None
    assert mail.channel_of("confirm", "ä.ö") is None
    assert Mail(SMTP, "other", "").channel_of("confirm", token) is None


def test_a_name_cannot_add_headers_to_a_mail(tmp_path: Path, mails: list[EmailMessage]) -> None:
    post = Post(tmp_path, smtp=SMTP)
    post.table.seats[1].name = "Bob\r\nBcc: all@example.org"
    post.subscribe("mail", kind="mail", address="ann@example.org")
    post.tell()
    post.deliver()
    assert not [mail for mail in mails if mail["Bcc"]]
    post.harness.close()


def test_the_address_of_an_smtp_server() -> None:
    assert read_smtp("", "") is None
    read = read_smtp("smtps://me:p%40ss@mail.example.org", "tables@example.org")
    assert read is not None
    assert (read.host, read.port, read.user, read.password, read.security) == (
        "mail.example.org", 465, "me", "p@ss", "tls",
    )  # fmt: skip
    for address, sender in (
        ("mail.example.org", "a@b.org"),
        ("smtp://mail.example.org", "nobody"),
        ("smtp://", "a@b.c"),
    ):
        with pytest.raises(BadInput):
            read_smtp(address, sender)


# -- over HTTP --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that tells people at once, also in one's own network."""
    url = sqlite_url(tmp_path_factory.mktemp("tables") / "tables.db")
    running = Running(url, private_webhooks=True, notify_after=0.1)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def http(quick: Running) -> Iterator[httpx.Client]:
    with caller(quick) as client:
        yield client


def a_table(http: httpx.Client) -> tuple[str, str]:
    plan = {"game": "mississippi-queen", "seats": [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bob"}]}
    created = http.post("/api/tables", json=plan).json()
    return created["table"], created["mine"][0]["key"]


def test_from_a_seat_to_a_webhook(http: httpx.Client, received: Received) -> None:
    table, key = a_table(http)
    ann = bearer(new_key())
    assert http.post("/api/me/seats", json={"table": table, "seat": 0, "key": key}, headers=ann).status_code == 200
    body = {"kind": "webhook", "address": received.url}
    made = http.post("/api/me/channels", json=body, headers=ann)
    assert made.status_code == 201
    # A spectator looks at the table, so that it is in memory.
    http.get(f"/api/tables/{table}/view")
    waited = threading.Event()
    for _ in range(int(PATIENCE * 10)):
        if received.bodies or waited.wait(0.1):
            break
    assert msgspec.json.decode(received.bodies[0])["table"] == table
    mine = http.get("/api/me", headers=ann).json()
    assert [each["table"]["id"] for each in mine["tables"]] == [table]
    assert mine["tables"][0]["seats"] == [{"seat": 0, "key": key}]
    assert mine["tables"][0]["turn"] == [0]
    [channel] = mine["channels"]
    assert (
        http.post("/api/me/channels/remove", json={"id": channel["id"]}, headers=bearer(new_key())).status_code == 404
    )
    assert http.post("/api/me/channels/remove", json={"id": channel["id"]}, headers=ann).status_code == 200
    assert http.get("/api/me", headers=ann).json()["channels"] == []


def test_the_private_link_as_a_picture(http: httpx.Client) -> None:
    answer = http.post("/api/me/code", headers=bearer(ANN))
    assert answer.json()["svg"].startswith("<svg")
    assert ANN not in answer.text


@pytest.mark.parametrize(
    "body",
    [
        {"kind": "mail", "address": "ann@example.org"},
        {"kind": "push", "address": "https://push.example.org/x", "push_key": "AAAA", "push_secret": "AAAA"},
        {"kind": "webhook", "address": "file:///etc/passwd"},
        {"kind": "webhook", "address": "x" * 501},
        {"kind": "pigeon", "address": "https://example.org/"},
    ],
)
def test_places_that_cannot_be_told_at(http: httpx.Client, body: dict[str, str]) -> None:
    answer = http.post("/api/me/channels", json=body, headers=bearer(ANN))
    assert answer.status_code in (400, 409)
    assert answer.json()["why"]


def test_a_link_of_a_mail_that_is_not_ours(http: httpx.Client) -> None:
    for path in ("confirm", "stop"):
        assert http.post(f"/api/mail/{path}", json={"token": "c.0123"}).status_code == 403


def test_a_webhook_to_this_machine_is_refused_by_default(server: Running) -> None:
    with caller(server) as http:
        for address in (
            "http://127.0.0.1:1/",
            "https://127.0.0.1/",
            "https://169.254.169.254/",
            "https://localhost:1/",
        ):
            body = {"kind": "webhook", "address": address}
            assert http.post("/api/me/channels", json=body, headers=bearer(ANN)).status_code == 400

"""The tables of the database. Entries of a log are only ever added, by (table, seq)."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("host", String(64), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("absent_after", Integer, nullable=True),
    Column("status", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("fork_of", String(32), nullable=False),
    Column("next", String(32), nullable=False),
    Column("forks", Text, nullable=False, server_default="[]"),
    Column("began", Float, nullable=False, server_default="0"),
    Column("due", Float, nullable=True),
    Column("last_used", Float, nullable=False, server_default="0"),
    Column("watching", String(10), nullable=False, server_default="watch"),
    Column("components", Text, nullable=False, server_default="null"),
    Column("keep_talk", Boolean, nullable=False, server_default=false()),
    Column("classroom", String(32), nullable=False, server_default=""),
    Column("held", Boolean, nullable=False, server_default=false()),
    Column("sealed", Boolean, nullable=False, server_default=false()),
    Column("clock_since", Float, nullable=False, server_default="0"),
    Index("tables_by_classroom", "classroom"),
    Index("tables_by_use", "status", "last_used"),
    Index("tables_by_status", "status", "touched"),
    Index("tables_by_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=False),
    Column("key", String(64), nullable=False),
    Column("invite", String(64), nullable=False),
    Column("stand_in", String(20), nullable=False),
    Column("wants_pause", Boolean, nullable=False),
    Column("seen", Float, nullable=False),
    Column("occupancy", Integer, nullable=False, server_default="0"),
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("sits_out", Boolean, nullable=False, server_default=false()),
    Column("version", Integer, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("token", String(80), nullable=False),
    Column("client", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("uptime", Float, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table", "seq"),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table", "number"),
)

notes = Table(
    "notes",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("author", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("text", String(2000), nullable=False),
    PrimaryKeyConstraint("table", "author", "round"),
)

#: One row: for how many seconds these tables have been served, and when that was saved, by the database's clock.
service = Table(
    "service",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("uptime", Float, nullable=False),
    Column("saved", Float, nullable=False),
)

#: What is kept of a finished game, so that it can be shown by later versions of its rules.
archives = Table(
    "archives",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("record", Text, nullable=False),
    Column("views", LargeBinary, nullable=False),
)

#: The analysis of a finished game. `digest` stands for the record: equal games have one analysis.
analyses = Table(
    "analyses",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("document", LargeBinary, nullable=False),
    Index("analyses_by_digest", "digest"),
)

#: Which seats belong to whom. `person` is the digest of that person's key, `key` that of the seat's key when it was
#: bound; `sealed` is the seat's key, which only the person's key opens.
person_seats = Table(
    "person_seats",
    metadata,
    Column("person", String(64), nullable=False),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(64), nullable=False),
    Column("sealed", String(128), nullable=False),
    Column("added", Float, nullable=False),
    #: won or lost, once somebody has asked after the end.
    Column("result", String(10), nullable=False),
    PrimaryKeyConstraint("person", "table", "seat"),
    Index("person_seats_by_table", "table", "seat"),
)

#: Where a person wants to be told: a push service, a webhook, an e-mail address.
channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("address", String(600), nullable=False),
    #: What a push service needs besides: the public key and the shared secret of the browser.
    Column("push_key", String(120), nullable=False),
    Column("push_secret", String(40), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    #: Messages in a row that could not be delivered.
    Column("failures", Integer, nullable=False),
    Column("created", Float, nullable=False),
    #: In which it is written to.
    Column("language", String(10), nullable=False, server_default="en"),
    Index("channels_by_person", "person"),
    Index("channels_by_address", "address"),
)

#: What is to be sent, and what has been sent (`due` is null then), so that nothing is sent twice.
outbox = Table(
    "outbox",
    metadata,
    Column("channel", String(32), nullable=False),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    #: The length of the log when the message was written.
    Column("length", Integer, nullable=False),
    Column("due", Float, nullable=True),
    Column("attempts", Integer, nullable=False),
    PrimaryKeyConstraint("channel", "table", "seat", "kind", "length"),
    Index("outbox_by_due", "due"),
)

#: Classes, each as one document. Its tables name it in `classroom`; pupils are known nowhere else but at their seats.
classes = Table(
    "classes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), nullable=False),
    Column("last_used", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("document", Text, nullable=False),
    Index("classes_by_code", "code", unique=True),
    Index("classes_by_use", "last_used"),
)

#: Keys that the server makes for itself.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

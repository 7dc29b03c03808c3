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
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
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
    Column("forks", Text, nullable=False),
    Index("tables_by_status", "status", "touched"),
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

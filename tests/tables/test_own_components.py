"""A table with a component file that somebody has brought."""

from __future__ import annotations

import pytest

import paddlewheel as pw
from paddlewheel.kernel import BadData, parse_record
from paddlewheel.tables.bot_service import BotRequest, StateCache
from paddlewheel.tables.models import ComponentsBody
from tables.harness import BOT, ME, Harness

KIT = (pw.load("my-river-kit").folder / "components.toml").read_text(encoding="utf-8")
RICH = ComponentsBody(name="rich.toml", text=KIT.replace("wag       = { is = 6", "wag       = { is = 9"))


def money(observation: object) -> list[int]:
    return [mayor.wag for mayor in observation.mayors]  # type: ignore[attr-defined]


def test_it_is_kept_with_the_table_and_named_to_everybody(harness: Harness) -> None:
    table, _ = harness.create(ME, ME, game="my-river-kit", components=RICH)
    plain, _ = harness.create(ME, ME, game="my-river-kit")
    harness.restart()
    table, plain = harness.table(table.id), harness.table(plain.id)
    assert (table.info().components, plain.info().components) == ("rich.toml", "")
    assert money(table.log.state.observe(None)) == [9, 9]
    assert money(plain.log.state.observe(None)) == [6, 6]


def test_bots_and_the_record_play_with_it(harness: Harness) -> None:
    table, _ = harness.create(BOT, BOT, game="my-river-kit", options={"rounds": 1}, components=RICH)
    harness.wait_for_bots(table)
    assert table.data.status == "finished"
    text = harness.registry.record_text(table)
    assert parse_record(text).components == RICH.file()
    stored = harness.run(harness.registry.upload(text))
    uploaded = harness.table(stored.table)
    assert uploaded.info().components == "rich.toml"
    fork = harness.run(harness.registry.fork(uploaded, [ME, ME], 1))
    assert harness.table(fork.table).info().components == "rich.toml"


def test_a_bad_file_makes_no_table(harness: Harness) -> None:
    bad = ComponentsBody(name="bad.toml", text=KIT.replace("wag       = { is = 6", "wag       = { is = 'six'"))
    with pytest.raises(BadData, match=r"bad.toml: line 7, table.wag.is"):
        harness.create(ME, ME, game="my-river-kit", components=bad)
    assert not harness.registry.tables


def test_two_files_of_one_name_are_two_games() -> None:
    cache = StateCache()
    records = [
        pw.Record("my-river-kit", pw.load("my-river-kit").info.rules_version, 2, 1, {}, components=body.file())
        for body in (RICH, ComponentsBody(name="rich.toml", text=KIT))
    ]
    requests = [BotRequest(record, 0, "random") for record in records]
    assert [money(cache.state(request.record).observe(None)) for request in requests] == [[9, 9], [6, 6]]

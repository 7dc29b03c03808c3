"""The recorded wars show, together, everything that can happen in play."""

from __future__ import annotations

from pathlib import Path

import paddlewheel as pw
from paddlewheel.games.civil_war.game import GAME
from records.make_civil_war import WISHES, moments
from support import rule

FOLDER = Path(__file__).parents[2] / "records" / "civil-war"

EVENTS = {
    *("battle", "card", "event", "reshuffle", "recovered", "raided", "spared", "drawn", "your hand"),
    *("strengthen", "weaken", "commits", "committed", "tie", "column", "summary", "over"),
}
ENDS = {"over: union", "over: confederacy", "over: draw"}
CARDS = {f"card {card.id}" for card in GAME.decks["standard"].cards if not card.has("BESIDE")}
BESIDE = {f"event {card.id}" for card in GAME.decks["standard"].cards if card.has("BESIDE")}


def shown(path: Path) -> set[str]:
    journal = pw.Journal()
    record = pw.parse_record(path.read_text(encoding="utf-8"))
    state = pw.replay(record, GAME, journal=journal)
    assert record.fingerprint == state.fingerprint()
    assert state.outcome is not None
    return moments(journal.events)


@rule("CW-4", "CW-4a", "CW-5", "CW-7", "CW-7a", "CW-8", "CW-9", "CW-9a", "CW-10", "CW-12", "CW-12a", "CW-15", "CW-15a")
@rule("CW-16", "CW-17", "CW-19", "CW-19d", "CW-20", "CW-22", "CW-24", "CW-26", "CW-27", "CW-27b", "CW-34", "CW-36")
@rule("CW-37")
def test_the_recorded_wars_show_every_event_card_and_end() -> None:
    found = {path.stem: shown(path) for path in sorted(FOLDER.glob("*.record"))}
    assert {
        wish.name: set(wish.shows) - found[wish.name] for wish in WISHES if set(wish.shows) - found[wish.name]
    } == {}
    assert len(found) == len(WISHES) >= 20
    together = set().union(*found.values())
    named = {
        *("CW-4", "CW-4a", "CW-5", "CW-7", "CW-7a", "CW-8", "CW-9", "CW-9a", "CW-10", "CW-12", "CW-12a", "CW-15"),
        *("CW-15a", "CW-16", "CW-17", "CW-19", "CW-19d", "CW-20", "CW-22", "CW-24", "CW-26", "CW-27", "CW-27b"),
        *("CW-34", "CW-36", "CW-37"),
    }
    assert (EVENTS | ENDS | CARDS | BESIDE | named) - together == set()

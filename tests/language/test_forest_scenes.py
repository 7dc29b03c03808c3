"""French words of the forest have room where they stand, in the browser and in a terminal."""

from __future__ import annotations

from paddlewheel import registry
from paddlewheel.kernel import parse_record, replay
from paddlewheel.language import speaking
from paddlewheel.presentation.svg import read_art
from presentation.recorded import RECORDS, recorded_scenes
from presentation.text_sizes import overflowing_texts, small_texts

GAME = "flooded-forest"
#: A scene is looked at every so many choices of the recorded games.
EVERY = 61
#: Columns of a terminal.
WIDTH = 80


def test_text_can_be_read_and_stays_in_its_room() -> None:
    art = read_art(registry.load(GAME).folder / "art.svg")
    with speaking("fr"):
        scenes = [*recorded_scenes(GAME, EVERY)]
    assert not {fault for scene in scenes for fault in [*small_texts(scene, art), *overflowing_texts(scene, art)]}


def test_the_players_have_room_in_a_terminal() -> None:
    game = registry.load(GAME)
    for path in sorted((RECORDS / GAME).glob("*.record"))[:4]:
        record = parse_record(path.read_text(encoding="utf-8"))
        for at in range(0, len(record.choices), EVERY):
            state = replay(record, game, at=at)
            with speaking("fr"):
                lines = game.text(state.observe(state.deciders[0])).splitlines()
            players = [line for line in lines if " point" in line]
            assert len(players) == record.seats
            assert max(map(len, players)) <= WIDTH, max(players, key=len)

"""The recorded games together show everything that can happen in play."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.games.flooded_forest import GAME
from paddlewheel.games.flooded_forest.components import ACTIONS
from records.make_flooded_forest import FOLDER, WISHES, moments
from support import rule

FILES = sorted(FOLDER.glob("*.record"))

#: Every event, every action in every moment it can be used in, every meal, every fight and every end.
SHOWN = {
    *("shows", "discards", "lays", "spawns", "draws", "you draw", "all placed", "predators", "posts", "dry", "pulls"),
    *("swims", "slips", "prowls", "drives off", "eats", "leaves", "home", "action", "takes", "keeps", "over"),
    *ACTIONS,
    *(f"{name} {moment}" for name in ("predator step", "fish step") for moment in ("before", "after")),
    *(f"{name} {moment}" for name in ("caiman over land", "jaguar leap") for moment in ("before", "after", "with")),
    *(
        f"{name} eats {place}"
        for name in ("caiman", "piranhas", "jaguar")
        for place in ("in the forest", "in the river")
    ),
    *("jaguar beats caiman", "caiman beats piranhas", "piranhas beats jaguar"),
    *("jaguar beats jaguar", "caiman beats caiman", "piranhas beats piranhas"),
    *(
        "over: river full",
        "over: forest dry",
        "overflow",
        "shared victory",
        "tie broken by home",
        "tie broken by eaten",
    ),
    *("seats 3", "seats 4", "reversed", "own fish eaten", "chain of four", "caiman leaps into the river", "lifted"),
    *("FF-10", "FF-10a", "FF-16", "FF-17", "FF-20", "FF-22", "FF-23", "FF-25", "FF-27", "FF-30", "FF-30c", "FF-36"),
    *("FF-37", "FF-39", "FF-41", "FF-47", "FF-50", "FF-52", "FF-53", "FF-55", "FF-56", "FF-58", "FF-60", "FF-61"),
    *("FF-62", "FF-62b"),
}


def families() -> set[str]:
    """The kinds of choices: tokens without their tiles, cells and numbers."""
    words = (token.split() for token in GAME.tokens)
    return {" ".join(word for word in token if not any(letter.isdigit() for letter in word)) for token in words}


@rule("FF-62", "FF-62b")
def test_the_recorded_games_show_every_choice_event_action_fight_and_end() -> None:
    assert len(FILES) >= 20
    shown: set[str] = set()
    for path in FILES:
        shown |= moments(pw.parse_record(path.read_text(encoding="utf-8")))
    assert (SHOWN | families()) - shown == set()
    tiles = {f"T{number:02}" for number in range(1, 37)}
    assert {f"lays {tile}" for tile in tiles} | {f"pulls {tile}" for tile in tiles} <= shown


@rule("FF-62")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_shows_what_its_name_says(path: Path) -> None:
    wish = next(wish for wish in WISHES if wish.name == path.stem)
    assert set(wish.shows) <= moments(pw.parse_record(path.read_text(encoding="utf-8")))

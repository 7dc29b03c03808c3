"""Component files with more or fewer flood tiles than the rulebook has."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import paddlewheel as pw
from paddlewheel.bots import make_bot
from paddlewheel.envs import gymnasium, pettingzoo
from paddlewheel.games.flooded_forest import GAME
from paddlewheel.games.flooded_forest.components import FILE
from paddlewheel.games.flooded_forest.debrief.report import debrief
from paddlewheel.games.flooded_forest.game import FloodedForest
from paddlewheel.games.flooded_forest.rules.vocabulary import Choices
from paddlewheel.games.flooded_forest.view.offers import choice_words
from paddlewheel.kernel import ComponentFile, SeatView, component_file, features_of
from paddlewheel.presentation.printed import PieceSet
from paddlewheel.registry import game_of
from paddlewheel.testing import check_choices, check_form, check_plans, check_scenes, check_secrets
from support import random_walk, rule

STANDARD = FILE.read_text(encoding="utf-8")
HEAD, LIST = STANDARD.split("tiles = [\n")
LINES = LIST.splitlines()[:36]


def tile_file(count: int, deck: int = 8, hand: int = 3) -> ComponentFile:
    """The standard file with this many tiles: the first ones, or some of them twice."""
    lines = [re.sub(r'id = "T\d+"', f'id = "T{tile + 1:02}"', LINES[tile % 36]) for tile in range(count)]
    head = HEAD.replace("deck = { is = 8", f"deck = {{ is = {deck}").replace(
        "hand = { is = 3", f"hand = {{ is = {hand}"
    )
    return component_file("mine.toml", "\n".join([head + "tiles = [", *lines, "]", ""]))


def with_tiles(count: int, deck: int = 8, hand: int = 3) -> FloodedForest:
    found = GAME.with_components(tile_file(count, deck, hand))
    assert isinstance(found, FloodedForest)
    return found


#: More and fewer tiles, and as many and as few as can be: with the largest decks that they allow.
SIZES = [(40, 8, 3), (30, 6, 3), (62, 8, 3), (8, 1, 1)]


@rule("FF-1", "FF-5", "FF-6")
@pytest.mark.parametrize(("count", "deck", "hand"), SIZES)
def test_all_but_the_start_tiles_and_the_decks_stay_in_the_box(count: int, deck: int, hand: int) -> None:
    game = with_tiles(count, deck, hand)
    forest = game.new(4, seed=1)
    assert len(forest.cells) == count
    assert int(forest.box).bit_count() == count - 4 - 4 * deck
    assert {game.observe(forest, 0).players[seat].deck for seat in range(4)} == {deck - hand}
    tables = game.components_shown()
    assert [row[0] for row in tables[1].rows] == [f"T{tile + 1:02}" for tile in range(count)]
    printed = [item for item in game.printed()[0].items if isinstance(item, PieceSet)]
    assert [len(part.pieces) for part in printed] == [7, count]


@rule("FF-1", "FF-62")
@pytest.mark.parametrize(("count", "deck", "hand"), SIZES)
@pytest.mark.parametrize("level", ["random", "steady"])
def test_a_game_is_played_to_its_end_and_breaks_no_law(level: str, count: int, deck: int, hand: int) -> None:
    game = with_tiles(count, deck, hand)
    forest = game.new(3 + count % 4 // 2, seed=count)
    forest.journal = pw.Journal()
    bots = [make_bot(level, count, seat) for seat in range(forest.seats)]
    used = set()
    while forest.deciders:
        seat = forest.deciders[0]
        choice = bots[seat].choose(SeatView(forest, seat))
        used |= set(game.token(choice).split())
        forest.play(seat, choice)
        assert game.broken_law(forest) is None
    assert forest.outcome is not None
    assert "river" in used or count == 8
    for event in forest.journal.events:
        assert game.line(event, forest.seats).text


@rule("FF-1", "FF-5a")
@pytest.mark.parametrize(("count", "deck", "hand"), SIZES[:2])
def test_offers_scenes_plans_and_guesses_go_with_the_tiles(count: int, deck: int, hand: int) -> None:
    game = with_tiles(count, deck, hand)
    forest = game.new(4, seed=2)
    stream = pw.Chance(1, pw.GUESS_STREAM)
    for number, _ in enumerate(random_walk(forest, 2)):
        if number % 9 == 0:
            check_choices(forest)
            check_scenes(forest)
            check_plans(forest, stream)
            check_form(forest, stream)
            check_secrets(forest, stream)
            assert game.text(game.observe(forest, forest.deciders[0]))


@rule("FF-1")
@pytest.mark.parametrize("count", [8, 30, 36, 40, 62])
def test_the_choices_are_where_the_vocabulary_has_them(count: int) -> None:
    game, at = with_tiles(count, 1, 1), Choices(count)
    last = f"T{count:02}"
    expected = {
        at.lays: "lay T01",
        at.discards - 1: f"lay {last}",
        at.discards: "discard T01",
        at.places: "place N1.-14",
        at.turns: "turn 0",
        at.extras: "extra fish T01",
        at.no_extra: "no extra fish",
        at.chains: "next fish T01",
        at.no_chain: "no next fish",
        at.kinds: "choose caiman",
        at.posts: "predator on T01",
        at.pulls: "pull T01",
        at.act_first: "action before pull",
        at.schools: "school to T01",
        at.prowls - 1: "school to river",
        at.prowls: "predator to T01",
        at.by_action: "predator by action",
        at.leaps: "leap to T01",
        at.school_first: "school first",
        at.predator_first: "predator first",
        at.at_three: "piranhas eat at three",
        at.not_at_three: "piranhas wait",
        at.bites: "eat red",
        at.bite_again: "bite again",
        at.no_more: "no further bite",
        at.act_now: "action after pull",
        at.end_turn: "end turn",
        at.froms: "move from T01",
        at.tos: "move to T01",
        at.keep_held: "keep held",
        at.keep_pulled: "keep pulled",
    }
    assert {choice: game.token(choice) for choice in expected} == expected
    assert len(game.tokens) == at.end


@rule("FF-1")
def test_numbers_for_learning_go_with_the_tiles() -> None:
    few, usual, many = (features_of(game.new(4)) for game in (with_tiles(30, 6), GAME, with_tiles(40)))
    sizes = {part.name: part.size for part in many.parts}
    assert (sizes["hand"], sizes["fish on"], sizes["school to"]) == (40, 4 * 40, 41)
    assert many.size - usual.size == 4 * (usual.size - few.size) // 6


@rule("FF-1")
@pytest.mark.parametrize(("count", "deck", "hand"), SIZES[:2])
def test_environments_have_the_shape_of_the_file(count: int, deck: int, hand: int, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(tile_file(count, deck, hand).text, encoding="utf-8")
    game = with_tiles(count, deck, hand)
    size = features_of(game.new(4)).size
    env = pettingzoo.env("flooded-forest", components=file, observation="planes")
    env.reset(seed=1)
    assert env.action_space("seat_0").n == len(game.tokens)
    assert env.observe("seat_0")["observation"].shape == (size,)
    assert env.observe("seat_0")["action_mask"].shape == (len(game.tokens),)
    assert env.observe("seat_0")["planes"].shape == env.observation_space("seat_0")["planes"].shape
    assert env.episode.state.fingerprint() == game.new(4, seed=1).fingerprint()
    batch = gymnasium.make_vec("flooded-forest", 2, components=file, opponents="random")
    seen, _ = batch.reset(seed=1)
    assert (seen["observation"].shape, seen["action_mask"].shape) == ((2, size), (2, len(game.tokens)))
    for _ in range(60):
        batch.step(batch.sample(np.random.default_rng(1)))


@rule("FF-1")
def test_a_record_carries_the_tiles_replays_and_is_debriefed() -> None:
    file = tile_file(40)
    state = GAME.with_components(file).new(3, seed=5)
    made = [(seat, state.game.token(choice)) for seat, choice in random_walk(state, 5)]
    assert state.outcome is not None
    record = pw.parse_record(pw.Record(GAME.info.id, 1, 3, 5, {}, choices=made, components=file).text())
    again = game_of(record)
    assert again.token(39) == "lay T40"
    assert pw.replay(record, again).fingerprint() == state.fingerprint()
    assert isinstance(again, FloodedForest)
    report = debrief(record, again)
    assert [standing.told.points for standing in report.standings] == sorted(state.outcome.scores, reverse=True)


@rule("FF-1")
@pytest.mark.parametrize(
    ("count", "deck", "sentence"),
    [
        (7, 1, "mine.toml: flood.tiles: there are 8 to 62 flood tiles, not 7"),
        (63, 8, "mine.toml: flood.tiles: there are 8 to 62 flood tiles, not 63"),
        (35, 8, "mine.toml: supply.deck: of 35 flood tiles 4 lie at the start, so 4 players get at most 7 each, not 8"),
    ],
)
def test_wrong_numbers_of_tiles_are_refused_in_one_sentence(count: int, deck: int, sentence: str) -> None:
    with pytest.raises(pw.BadData) as caught:
        with_tiles(count, deck, 1)
    assert str(caught.value) == sentence


@rule("FF-62b")
def test_where_no_tile_fits_anywhere_the_game_is_over_after_the_flood() -> None:
    text = re.sub(r'edges = "\w+"', 'edges = "WWWWWW"', STANDARD)
    text = re.sub(r'(above|below) = ".*"', r'\1 = "WF WF WF WF WF WF WF"', text)
    forest = GAME.read_components(component_file("mine.toml", text)).new(4, seed=1)
    for _ in random_walk(forest, 1):
        assert forest.step().name == "discard"
    assert forest.outcome is not None
    assert (forest.outcome.reason, forest.outcome.ranks) == ("forest dry", (1, 1, 1, 1))


@rule("FF-2", "FF-5b")
def test_the_scene_and_the_text_show_the_tiles_of_the_file() -> None:
    printed = 'id = "T40", edges = "WWFFFF", circles = 1'
    text = tile_file(40).text.replace(printed, 'id = "T40", edges = "WWWWWW", circles = 2')
    assert text != tile_file(40).text
    game = GAME.read_components(component_file("mine.toml", text.replace('above = "WW WF', 'above = "FW WF')))
    forest, usual = game.new(4, seed=1), GAME.new(4, seed=1)
    forest.hands[0] = 1 << 39
    seen, usually_seen = game.observe(forest, 0), GAME.observe(usual, 0)
    scene = game.scene(seen)
    held = [part for area in scene.areas if area.id == "hand" for part in area.elements]
    assert [part.id for part in held] == ["hand-39", "hand-name-39", "hand-39-0", "hand-39-1"]
    assert (held[0].symbol, held[1].texts["name"]) == ("flood-WWWWWW", "T40\nextra bite")
    assert "~T40 ~" in game.text(seen)
    rivers = [part for each in (scene, GAME.scene(usually_seen)) for part in each.areas[0].elements]
    assert len({part.symbol for part in rivers if part.id == "river-0"}) == 2
    bank = "≈.≈≈≈≈≈≈~≈"
    assert game.text(seen).count(bank) == GAME.text(usually_seen).count(bank) + 1


@rule("FF-59", "FF-63", "FF-65")
def test_points_and_appetites_are_told_as_in_the_file() -> None:
    game = GAME.changed(
        {"points.home": 5, "points.eaten": 3, "predator.piranhas.needs": 7, "predator.piranhas.eats": 4}
    )
    assert isinstance(game, FloodedForest)
    seen = game.observe(game.new(4, seed=1), 0)
    scene, at = game.scene(seen), game.tile_set.choices
    labels = {part.id: part.label for area in scene.areas for part in area.elements}
    assert labels["home-0-n"] == "0 fish home in the river, 5 points each"
    assert labels["eaten-0-n"] == "0 fish of others eaten, 3 points each"
    assert any("5 points each" in figure.tip for line in scene.status for figure in line.figures)
    assert choice_words(seen, game.tile_set, at.bites + 1)[1] == "3 points for you."
    eats, help_ = choice_words(seen, game.tile_set, at.at_three)
    assert (eats, help_) == ("Piranhas eat 4", "Use your action: piranhas eat though only 6 fish are there.")
    backs = [piece.back for item in game.printed()[0].items if isinstance(item, PieceSet) for piece in item.pieces]
    assert "After your pull piranhas eat 4 though only 6 fish are there." in {
        back.lines[0] for back in backs if back and back.lines
    }

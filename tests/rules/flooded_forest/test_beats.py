"""The moments of a turn, one after another: tile, fish, chain, pull, the ways of school and predator, meals, points."""

from __future__ import annotations

from paddlewheel.games.flooded_forest import GAME
from paddlewheel.games.flooded_forest.state import FLOOD, PREDATORS
from rules.flooded_forest.forests import ForestTable, a_forest, spelled
from rules.moments import SeenMoment, moments
from support import rule

ROW = """
        d   e
      a   b   c
    =   =   =   =   =   =   =
"""
BANKS = """
      a   .   .
    =   =   =   =   =   =   =
      d   e   f   g
"""


def shown(table: ForestTable, token: str, viewer: int | None = None) -> list[SeenMoment]:
    return moments(table.forest, spelled(token), viewer)


def figure(moment: SeenMoment, name: str) -> str:
    return moment.elements[name].texts["value"]


@rule("FF-10", "FF-16", "FF-22")
def test_a_tile_lies_aside_goes_to_its_cell_and_has_a_fish_before_the_next_one_is_drawn() -> None:
    table = a_forest(BANKS, phase=FLOOD, hand="b", deck="c")
    (taken,) = shown(table, "lay b")
    assert taken.sentences == ["Red takes T02 from the hand."]
    assert taken.elements["tile-1"].classes == ("aside",)
    table.say("lay b", "place N1.3")
    laid, drawn = shown(table, "turn 0")
    assert laid.sentences == ["Red lays T02 and puts a fish on it."]
    assert laid.at("tile-1") != taken.at("tile-1")
    assert laid.elements["fish-1-0-0"].symbol == "fish-0"
    assert figure(laid, "supply-0-n") == "17"
    assert drawn.sentences == ["Red draws a tile."]
    assert shown(table, "turn 0", viewer=0)[1].sentences == ["Red draws a tile.", "You draw T03."]


@rule("FF-17", "FF-20")
def test_every_fish_of_a_chain_is_a_moment() -> None:
    table = a_forest(BANKS, phase=FLOOD, hand="b", deck="c", fish={"a": "r", "e": "r"})
    table.say("lay b", "place N1.3", "turn 0")
    spawned, _ = shown(table, "extra fish e")
    assert spawned.sentences == ["Red puts an extra fish on T05."]
    assert "fish-4-0-1" in spawned.elements
    chained, _ = shown(table.say("extra fish e"), "next fish f")
    assert chained.sentences == ["Red puts an extra fish on T06."]
    assert "fish-5-0-0" in chained.elements


@rule("FF-23", "FF-25")
def test_the_end_of_the_flood_is_told_before_the_predators_come() -> None:
    table = a_forest(BANKS, phase=FLOOD, hand="b", supply=1).say("lay b", "place N1.3")
    laid, placed, predators, _ = shown(table, "turn 0")
    assert laid.sentences == ["Red lays T02 and puts a fish on it."]
    assert placed.sentences == ["Red has placed all fish and discards the tiles left over."]
    assert predators.sentences == ["The flood is at its height. The predators appear."]
    assert "unplaced-0" in predators.elements


@rule("FF-27", "FF-30c")
def test_the_last_predator_is_seen_before_the_water_falls() -> None:
    table = a_forest(ROW, phase=PREDATORS, fish={"b": "rb"}).say("choose caiman")
    for seat in (1, 2, 3):
        table.forest.unplaced[seat] = 0
    posted, dry, _ = shown(table, "predator on c")
    assert posted.sentences == ["Red places the caiman on T03."]
    assert "predator-2" in posted.elements
    assert dry.sentences == ["The dry season begins. Red has the first turn."]
    assert "fish-1-0" in dry.elements


@rule("FF-30", "FF-33", "FF-37", "FF-39", "FF-47", "FF-52")
def test_a_pull_is_seen_to_its_end() -> None:
    table = a_forest(ROW, forest=["a=", "ab"], fish={"a": "gg", "d": "g"}, predators={"a": "caiman", "d": "piranhas"})
    pulled, school, predator, fight, meal, taken, after = shown(table, "pull a")
    assert [moment.sentences for moment in (pulled, school, predator, fight, meal, taken)] == [
        ["Red pulls T01."],
        ["2 fish swim to T04."],
        ["The caiman goes to T04."],
        ["The caiman drives the piranhas off T04."],
        ["The caiman eats a green fish for Red."],
        ["Red takes T01 for its action: predator step."],
    ]
    assert pulled.elements["tile-0"].classes == ("aside",)
    assert pulled.at("fish-0-2") == (pulled.elements["gap"].x, pulled.elements["gap"].y + 6)
    assert school.at("fish-0-2") != pulled.at("fish-0-2")
    assert (school.elements["fish-0-2"].texts["count"], school.elements["fish-3-2"].texts["count"]) == ("2", "")
    assert predator.elements["fish-3-2"].texts["count"] == "3"
    assert (predator.elements["predator-0"].symbol, predator.elements["predator-3"].symbol) == ("caiman", "piranhas")
    assert fight.elements["predator-3"].symbol == "caiman"
    assert "predator-0" not in fight.elements
    assert meal.elements["fish-3-2"].texts["count"] == "2"
    assert (figure(fight, "eaten-0-n"), figure(meal, "eaten-0-n"), figure(meal, "lost-2-n")) == ("0", "1", "1")
    assert meal.elements["card-0"].texts["points"] == "1"
    assert "tile-0" not in taken.elements
    assert taken.elements["action-0"].texts["words"] == "action: predator step"
    assert after.sentences == []


@rule("FF-49", "FF-50", "FF-62")
def test_a_school_and_its_predator_go_to_the_river_and_the_fish_fill_the_circles() -> None:
    table = a_forest(ROW, predators={"a": "piranhas"}, fish={"a": "rbbgg"}, home=[12, 0, 0, 0]).say("pull a")
    swims, _ = shown(table, "school to river")
    assert swims.sentences == ["5 fish swim to the river."]
    assert abs(swims.elements["fish-0-2"].y) < abs(swims.elements["gap"].y)
    table.say("school to river", "predator to river", "eat blue")
    last_bite, left, home, over = shown(table, "eat blue")
    assert last_bite.sentences == ["The piranhas eat a blue fish for Red."]
    assert "fish-0-1" not in last_bite.elements
    assert left.sentences == ["The piranhas leave with the river."]
    assert "predator-0" in last_bite.elements
    assert "predator-0" not in left.elements
    assert home.sentences == ["1 red fish is home in the river.", "2 green fish are home in the river."]
    assert (figure(left, "home-2-n"), figure(home, "home-2-n")) == ("0", "2")
    assert {"at-home-2-0", "at-home-2-1"} <= set(home.elements)
    assert home.elements["card-2"].texts["points"] == "4"
    assert over.sentences[0].startswith("The game is over.")


@rule("FF-55", "FF-58", "FF-47")
def test_fish_that_an_action_moves_are_on_their_way_before_they_join_others() -> None:
    table = a_forest(ROW, fish={"a": "rrb", "d": "r"}, predators={"d": "jaguar"}, holds="fish step")
    used, _ = shown(table, "action before pull")
    assert used.sentences == ["Red uses T36: fish step."]
    table.say("action before pull", "move from a")
    moving, meal, after = shown(table, "move to d")
    assert moving.sentences == ["Red moves 2 fish from T01 to T04."]
    assert meal.sentences == ["The jaguar eats a red fish for Red."]
    assert abs(moving.elements["fish-0-0"].y) > abs(moving.elements["fish-0-1"].y)
    assert moving.elements["fish-0-0"].texts["count"] == "2"
    assert "fish-0-0" not in meal.elements
    assert meal.elements["fish-3-0"].texts["count"] == "2"
    assert after.sentences == []


@rule("FF-56", "FF-39")
def test_a_predator_that_an_action_moves_meets_another_before_one_is_driven_off() -> None:
    table = a_forest(ROW, fish={"a": "b"}, predators={"a": "caiman", "d": "piranhas"}, holds="predator step")
    moving, fight, _ = shown(table.say("action before pull", "move from a"), "move to d")
    assert moving.sentences == ["The caiman goes to T04."]
    assert fight.sentences == ["The caiman drives the piranhas off T04."]
    assert moving.at("predator-0") != moving.at("predator-3")
    assert abs(moving.elements["predator-0"].y) > abs(moving.elements["tile-0"].y)
    assert "predator-0" not in fight.elements
    assert fight.elements["predator-3"].symbol == "caiman"


@rule("FF-30", "FF-36", "FF-47")
def test_a_pull_is_summed_up_in_a_few_words() -> None:
    table = a_forest(ROW, forest=["a=", "ab"], fish={"a": "gg"}, predators={"d": "caiman"}).say("pull a")
    lines = [GAME.line(event, 4) for event in table.events()]
    assert [line.short for line in lines] == [
        *("pulls T01", "2 fish to T04", "{} green fish eaten", "takes predator step"),
    ]

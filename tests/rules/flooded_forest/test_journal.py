"""The journal: every kind of event with its seat, its rule and its facts, and the sentence it becomes."""

from __future__ import annotations

from paddlewheel.games.flooded_forest import GAME
from paddlewheel.games.flooded_forest.rules.board import cell_named
from paddlewheel.games.flooded_forest.state import CAIMAN, FLOOD, JAGUAR, PIRANHAS
from paddlewheel.kernel import Event
from rules.flooded_forest.forests import HELD, ForestTable, a_forest, tile_of
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
A, B, C, D, E, F = range(6)
RED, BLUE, GREEN = range(3)
RIVER = GAME.tile_set.river


def sentences(table: ForestTable) -> list[str]:
    return [GAME.line(event, table.forest.seats).text for event in table.events()]


@rule("FF-10", "FF-16", "FF-17", "FF-20", "FF-22")
def test_a_flood_turn_is_told_tile_by_tile_and_fish_by_fish() -> None:
    table = a_forest(BANKS, phase=FLOOD, hand="b", deck="c", fish={"a": "r", "e": "r"})
    table.say("lay b", "place N1.3", "turn 0", "extra fish e", "next fish f")
    assert table.events() == [
        Event("shows", RED, "FF-10", {"tile": B}),
        Event("lays", RED, "FF-16", {"tile": B, "cell": cell_named("N1.3"), "turns": 0}),
        Event("spawns", RED, "FF-17", {"tile": E}),
        Event("spawns", RED, "FF-20", {"tile": F}),
        Event("draws", RED, "FF-22", {}),
        Event("you draw", RED, "FF-22", {"tile": C}, seen_by=1 << RED),
    ]
    assert sentences(table) == [
        "Red takes T02 from the hand.",
        "Red lays T02 and puts a fish on it.",
        "Red puts an extra fish on T05.",
        "Red puts an extra fish on T06.",
        "Red draws a tile.",
        "You draw T03.",
    ]


@rule("FF-5a", "FF-22")
def test_only_the_one_who_draws_reads_which_tile_it_is() -> None:
    table = a_forest(BANKS, phase=FLOOD, hand="b")
    table.forest.hands[BLUE] = 1 << tile_of("c")
    table.forest.decks[8 * BLUE] = tile_of("x")
    table.forest.deck_sizes[BLUE] = 1
    table.say("lay b", "place N1.3", "turn 0", "lay c", "place N1.4", "turn 0")
    drawn = [event for event in table.events() if event.kind == "you draw"]
    assert drawn == [Event("you draw", BLUE, "FF-22", {"tile": tile_of("x")}, seen_by=1 << BLUE)]
    assert [drawn[0].known_to(seat) for seat in (RED, BLUE, GREEN, None)] == [False, True, False, False]
    assert table.forest.reveals == 1


@rule("FF-10a")
def test_a_discarded_tile_is_named() -> None:
    table = a_forest(
        """
                    b
        =   =   =   =   =   =   =
        """,
        phase=FLOOD,
        hand="c",
        edges={"b": "FFFFFF"},
        banks=[0] * 7,
    ).say("discard c")
    assert table.events()[0] == Event("discards", RED, "FF-10a", {"tile": C})
    assert sentences(table)[0] == "Red has no tile that fits and discards T03."


@rule("FF-23", "FF-23a")
def test_the_tiles_left_over_by_a_player_without_fish_are_not_named() -> None:
    table = a_forest(BANKS, phase=FLOOD, hand="bc", deck="x", supply=1).say("lay b", "place N1.3", "turn 0")
    assert table.events(2)[0] == Event("all placed", RED, "FF-23", {})
    assert table.told("draws") == 0
    assert sentences(table)[2] == "Red has placed all fish and discards the tiles left over."


@rule("FF-25", "FF-27", "FF-30c", "FF-30d")
def test_the_predators_are_told_and_who_begins_the_dry_season() -> None:
    edge = """
          a   b   c   d   e
        =   =   =   =   =   =   =
    """
    for reverse, first in ((False, RED), (True, GREEN)):
        table = a_forest(edge, phase=FLOOD, hand="x", seats=3, reverse=reverse).say("lay x", "place S1.3", "turn 0")
        told = len(table.events())
        assert table.events()[-1] == Event("predators", -1, "FF-25", {})
        table.say("choose caiman", "predator on a", "choose jaguar", "predator on b")
        assert table.events(told) == [
            Event("posts", RED, "FF-27", {"predator": CAIMAN, "tile": A}),
            Event("posts", BLUE, "FF-27", {"predator": JAGUAR, "tile": B}),
        ]
        table.say("choose piranhas", "predator on c", "choose jaguar", "predator on d", "choose caiman")
        table.say("predator on e", "choose caiman", "predator on x")
        # Six tiles, six predators: the other three stay out.
        assert table.events()[-1] == Event("dry", first, "FF-30c", {})
        assert sentences(table)[told - 1 : told + 2] == [
            "The flood is at its height. The predators appear.",
            "Red places the caiman on T01.",
            "Blue places the jaguar on T02.",
        ]
        assert sentences(table)[-1] == f"The dry season begins. {'Green' if reverse else 'Red'} has the first turn."


@rule("FF-30", "FF-36", "FF-37", "FF-39", "FF-47", "FF-52")
def test_a_pull_is_told_from_the_first_move_to_the_tile_that_is_taken() -> None:
    table = a_forest(ROW, predators={"a": "caiman", "b": "piranhas"}, fish={"a": "bg", "b": "g"}).say("pull c")
    told = len(table.events())
    table.say("pull a", "school to b", "predator to b", "eat green")
    cell = cell_named("N1.2")
    assert table.events(told) == [
        Event("pulls", BLUE, "FF-30", {"tile": A, "cell": cell}),
        Event("swims", BLUE, "FF-36", {"from": A, "to": B, "fish": 2}),
        Event("prowls", BLUE, "FF-37", {"predator": CAIMAN, "from": A, "to": B}),
        Event("drives off", BLUE, "FF-39", {"winner": CAIMAN, "loser": PIRANHAS, "tile": B}),
        Event("eats", BLUE, "FF-47", {"predator": CAIMAN, "owner": GREEN, "site": B}),
        Event("takes", BLUE, "FF-52", {"tile": A}),
    ]
    assert sentences(table)[told:] == [
        "Blue pulls T01.",
        "2 fish swim to T02.",
        "The caiman goes to T02.",
        "The caiman drives the piranhas off T02.",
        "The caiman eats a green fish for Blue.",
        "Blue takes T01 for its action: predator step.",
    ]


@rule("FF-39", "FF-41")
def test_a_fight_names_winner_and_loser_whoever_came() -> None:
    for mover, resident, rule_, winner, loser, sentence in (
        ("jaguar", "piranhas", "FF-39", PIRANHAS, JAGUAR, "The piranhas drive the jaguar off T02."),
        ("jaguar", "caiman", "FF-39", JAGUAR, CAIMAN, "The jaguar drives the caiman off T02."),
        ("jaguar", "jaguar", "FF-41", JAGUAR, JAGUAR, "One of two jaguars on T02 gives way."),
        ("piranhas", "piranhas", "FF-41", PIRANHAS, PIRANHAS, "One of two piranhas on T02 gives way."),
    ):
        table = a_forest(ROW, predators={"a": mover, "b": resident}).say("pull a", "predator to b")
        assert table.events(2)[0] == Event("drives off", RED, rule_, {"winner": winner, "loser": loser, "tile": B})
        assert sentences(table)[2] == sentence


@rule("FF-49", "FF-50", "FF-62")
def test_the_way_into_the_river_is_told_to_the_end_of_the_game() -> None:
    table = a_forest(ROW, predators={"a": "piranhas"}, fish={"a": "rbbgg"}, home=[12, 0, 0, 0])
    table.say("pull a", "school to river", "predator to river", "eat blue", "eat blue")
    assert table.events(1) == [
        Event("swims", RED, "FF-36", {"from": A, "to": RIVER, "fish": 5}),
        Event("prowls", RED, "FF-37", {"predator": PIRANHAS, "from": A, "to": RIVER}),
        Event("eats", RED, "FF-47", {"predator": PIRANHAS, "owner": BLUE, "site": RIVER}),
        Event("eats", RED, "FF-47", {"predator": PIRANHAS, "owner": BLUE, "site": RIVER}),
        Event("leaves", RED, "FF-50", {"predator": PIRANHAS}),
        Event("home", RED, "FF-50", {"owner": RED, "fish": 1}),
        Event("home", GREEN, "FF-50", {"owner": GREEN, "fish": 2}),
        Event("over", -1, "FF-62", {"ranks": (1, 3, 2, 3), "points": (28, 0, 4, 0), "reason": "river full"}),
    ]
    assert sentences(table)[2:] == [
        "The piranhas go to the river.",
        "The piranhas eat a blue fish for Red.",
        "The piranhas eat a blue fish for Red.",
        "The piranhas leave with the river.",
        "1 red fish is home in the river.",
        "2 green fish are home in the river.",
        "The game is over. All circles of the river are filled. Points: Red 28, Green 4, Blue 0, Purple 0.",
    ]


@rule("FF-62b")
def test_a_forest_that_runs_dry_is_told_as_well() -> None:
    table = a_forest("a\n=   =   =   =   =   =   =", fish={"a": "b"}, home=[0, 0, 1, 0]).say("pull a")
    over = Event("over", -1, "FF-62b", {"ranks": (3, 1, 1, 3), "points": (0, 2, 2, 0), "reason": "forest dry"})
    assert table.events()[-1] == over
    assert sentences(table)[-1].startswith("The game is over. No flood tile is left. Points: Blue 2, Green 2")


@rule("FF-55", "FF-58", "FF-53")
def test_an_action_is_told_with_its_tile_and_what_it_moves() -> None:
    table = a_forest(ROW, fish={"a": "rrb"}, holds="fish step")
    table.say("action before pull", "move from a", "move to d", "pull c")
    assert table.events()[:2] == [
        Event("action", RED, "FF-55", {"action": 2, "tile": HELD}),
        Event("slips", RED, "FF-58", {"from": A, "to": D, "fish": 2}),
    ]
    assert sentences(table)[:2] == ["Red uses T36: fish step.", "Red moves 2 fish from T01 to T04."]


@rule("FF-56", "FF-60", "FF-61")
def test_a_predator_moved_by_an_action_names_the_rule_of_the_action() -> None:
    for kind, predator, action, number in (
        ("piranhas", PIRANHAS, "predator step", "FF-56"),
        ("caiman", CAIMAN, "caiman over land", "FF-60"),
        ("jaguar", JAGUAR, "jaguar leap", "FF-61"),
    ):
        table = a_forest(ROW, predators={"a": kind}, fish={"a": "b"}, holds=action)
        table.say("action before pull", "move from a", "move to b")
        assert table.events()[-1] == Event("prowls", RED, number, {"predator": predator, "from": A, "to": B})


@rule("FF-53")
def test_the_tile_that_is_kept_is_told() -> None:
    table = a_forest(ROW, holds="extra bite").say("pull c", "keep held", "pull e")
    assert table.events()[1] == Event("keeps", RED, "FF-53", {"tile": HELD})
    assert sentences(table)[1] == "Red keeps T36 and discards the pulled tile."

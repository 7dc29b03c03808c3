"""What a turn is for is said truly, in the words of its game, and from what the seat knows."""

from __future__ import annotations

from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.bots.explain import quantity, turn_reasons
from paddlewheel.games.flooded_forest.state import FLOOD
from paddlewheel.kernel import AnyState, Chance, OptionValue, SeatView, forked
from rules.civil_war.warfare import a_war
from rules.flooded_forest.forests import ForestTable, a_forest, spelled
from rules.mississippi_queen.river import River, a_race, ship
from rules.my_river_kit.river import QUIET, a_river
from rules.rising_waters.delta import WATERS, a_turn

RECORDS = Path(__file__).parents[1] / "records"


def reasons(state: AnyState, *tokens: str, seat: int = 0) -> list[str]:
    return turn_reasons(SeatView(state, seat), [state.game.choice(token) for token in tokens])


# -- what is compared ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "options", "name", "said"),
    [
        ("mississippi-queen", 2, {}, "chance to win", "62 %"),
        ("mississippi-queen", 4, {}, "expected place", "2.1 of 4"),
        ("civil-war", 2, {}, "chance to win", "62 %"),
        ("rising-waters", 3, {}, "chance to come through together", "62 %"),
        ("rising-waters", 1, {}, "chance to come through", "62 %"),
        ("rising-waters", 3, {"individual_goals": True}, "prospects of all together and of your own place", "62 %"),
        ("my-river-kit", 3, {}, "prospects of all together and of your own place", "62 %"),
    ],
)
def test_the_quantity_has_its_true_name(
    game: str, seats: int, options: dict[str, OptionValue], name: str, said: str
) -> None:
    found = quantity(pw.load(game), options, seats)
    assert str(found) == name
    assert found.said(0.62) == said


def test_chances_near_the_ends_are_told_apart() -> None:
    found = quantity(pw.load("civil-war"), {})
    assert [found.said(value) for value in (0.994, 0.991, 0.04)] == ["99.4 %", "99.1 %", "4.0 %"]
    assert [found.said(value) for value in (0.99999, 1.0, 0.0)] == ["99.9 %", "100.0 %", "0.0 %"]


# -- Mississippi Queen -----------------------------------------------------------------------------------------------

TILES = ("A0", "A1-1", "A2-2")


def test_a_passenger_taken_aboard_is_what_a_move_is_for() -> None:
    race = a_race([ship(1, 7, "north", speed=3, coal=6)], tiles=TILES)
    said = reasons(race.state, "speed 1", "turn left", "forward", "end move")
    assert said[0] == "Takes a passenger aboard on tile A1-1: 1 of 2."
    assert "Costs 1 coal; 5 are left." in said


def before_a_dock(coal: int) -> River:
    return a_race([ship(0, 7, "north", speed=2, coal=coal), ship(0, 5, "north", speed=1)], tiles=TILES)


FAST = ("speed 4", *["forward"] * 4, "end move")
SLOW = ("speed 2", *["forward"] * 2, "end move")


def test_the_dock_that_can_be_reached_is_named_with_the_coal_left_there() -> None:
    said = reasons(before_a_dock(coal=6).state, *FAST)
    assert said == [
        "Can be at the dock on tile A1-1 at speed 1 next turn, with 3 coal left.",
        "Costs 1 coal; 5 are left.",
    ]


def test_less_coal_or_less_speed_changes_what_is_said_of_the_dock() -> None:
    later = "Can be at the dock on tile A1-1 at speed 1 in 2 turns, with {} coal left."
    assert reasons(before_a_dock(coal=6).state, *SLOW) == [later.format(6)]
    assert reasons(before_a_dock(coal=2).state, *SLOW) == [later.format(2)]
    assert not any("A1-1" in reason for reason in reasons(before_a_dock(coal=2).state, *FAST))


def test_what_is_said_of_the_next_dock_comes_true() -> None:
    race = before_a_dock(coal=6).say(*FAST).say("speed 1", "forward", "end move", "speed 1")
    ends = []
    for turns in ((), ("turn left",), ("turn right",)):
        trial = River(race.state.clone())
        if all(token in trial.offers() and trial.say(token) for token in (*turns, "forward")):
            ends.append((trial.ship(0).passengers, trial.ship(0).coal))
    assert (1, 3) in ends


def test_a_push_is_named_and_what_it_costs_in_the_order_of_play() -> None:
    ships = [ship(0, 1, "north", speed=3, coal=6), ship(0, 6, "north", speed=1, coal=2)]
    race = a_race(ships, tiles=TILES).say("speed 3", "forward")
    assert "Falls behind Blue in the order of play." in reasons(race.state, "push to north")
    aside = reasons(race.state, "push to south-west")
    assert any(reason.startswith("Pushes Blue") for reason in aside)
    assert not any("order of play" in reason for reason in aside)


# -- Civil War -----------------------------------------------------------------------------------------------------


def test_a_reinforcement_is_for_the_total_of_its_column() -> None:
    war = a_war().state
    assert reasons(war, "commit U29 left") == ["Contests the left column (9 against 5 so far, won 6 times in 10)."]
    assert reasons(war, "commit U29 right") == ["Contests the right column (9 against 5 so far, won 6 times in 10)."]


def test_a_stronger_enemy_column_changes_the_reason() -> None:
    weak = reasons(a_war().state, "commit U29 left")
    strong = reasons(a_war(confederacy="C12 C24 C25 C29 C30 C31").state, "commit U29 left")
    assert weak != strong


# -- Flooded Forest --------------------------------------------------------------------------------------------------

PAIR = """
      a   b
    =   =   =   =   =   =   =
"""
ROW = """
      a   b
        c
    .   =   =   =   =   =   =
"""


def pulled(picture: str, turn: list[str], **position: dict[str, str]) -> list[str]:
    table = a_forest(picture, **position)  # type: ignore[arg-type]
    return reasons(table.forest, *map(spelled, turn))


def test_fish_brought_into_the_river_are_counted_in_points() -> None:
    said = pulled(PAIR, ["pull a", "school to river"], fish={"a": "rrb"})
    assert "Brings 2 of your fish into the river for 4 points." in said
    assert "Also brings 1 blue fish into the river." in said


def test_fish_moved_beside_others_are_not_called_home() -> None:
    said = pulled(PAIR, ["pull a", "school to b"], fish={"a": "rrb"})
    assert not any("into the river" in reason for reason in said)


def test_fish_eaten_and_fish_lost_are_named() -> None:
    said = pulled(PAIR, ["pull a", "school to b", "eat blue"], fish={"a": "rb"}, predators={"b": "caiman"})
    assert "Eats 1 blue fish for 1 point." in said
    lost = pulled(PAIR, ["pull a", "school to b", "eat red"], fish={"a": "rb"}, predators={"b": "caiman"})
    assert "Costs one of your fish, eaten." in lost


def test_a_fish_put_out_is_named_with_where_it_comes() -> None:
    beside = a_forest(PAIR, phase=FLOOD, hand="c", deck="d").say("lay c")
    said = reasons(beside.forest, *next(turns for turns in laid(beside) if turns[0].endswith(("1.1", "1.5", "1.2"))))
    assert said[0] == "Puts one of your fish into the forest, next to the river."


def laid(table: ForestTable) -> list[list[str]]:
    """Every cell that the tile can be laid on, as it is printed."""
    return [[offer, "turn 0"] for offer in table.offers() if offer.startswith("place")]


# -- My River Kit ----------------------------------------------------------------------------------------------------


def test_an_activity_is_for_the_indicators_and_costs_money() -> None:
    river = a_river(QUIET, QUIET).works()
    said = reasons(river.state, "add wetland", "place on 2", "end works")
    assert said[0] == "Adds Wetland."
    assert any("biodiversity from" in reason for reason in said)
    assert any("3 WAG now" in reason for reason in said)


def test_another_activity_gives_another_reason() -> None:
    river = a_river("corn . city . .", QUIET, wag=9).works()
    built = reasons(river.state, "add wetland", "place on 2", "end works")
    swapped = reasons(river.state, "add wetland", "place on 2", "remove 1", "end works")
    assert swapped[0] == "Adds Wetland and takes away Conventional corn."
    assert built != swapped


def test_a_loan_says_what_is_paid_back() -> None:
    river = a_river(QUIET, QUIET).talk()
    turn = [token for token in ("propose", "borrow from the bank") if token in river.state.game.tokens]
    assert reasons(river.state, *turn) == ["Borrows 2 WAG from the bank, to be paid back with 3 WAG."]


def test_works_paid_with_a_loan_say_both() -> None:
    river = a_river(QUIET, QUIET, wag=1).works()
    said = reasons(river.state, "make a deal", "borrow from the bank", "add wetland", "place on 2", "end works")
    assert "Borrows 2 WAG from the bank, to be paid back with 3 WAG." in said
    assert any(reason.startswith("Costs 3 WAG now") for reason in said), said


def test_a_proposal_says_whether_it_is_likely_to_be_accepted() -> None:
    river = a_river(QUIET, QUIET, wag=9).talk()
    gift = reasons(river.state, "propose", "give money", "amount 2", "for nothing")
    assert gift[0] == "Offers Millford 2 WAG as a gift."
    assert gift[1].endswith("Millford gains by it and is likely to accept.")
    asked = reasons(river.state, "propose", "ask for money", "amount 9", "for nothing")
    assert asked == [
        "Asks Millford for 9 WAG as a gift.",
        "By the look of it nobody gains enough by it to accept.",
    ]


def test_what_is_agreed_on_is_said_on_both_sides() -> None:
    river = a_river(QUIET, ". . city corn .", wag=9).talk()
    river.say(0, "propose", "give money", "amount 2", "once it is done", "to remove", "card corn")
    assert "Earns 2 WAG from Highspring if you remove Conventional corn." in reasons(river.state, "accept", seat=1)
    asked = a_river(QUIET, QUIET, wag=9).talk().say(0, "propose", "ask for money", "amount 2", "for nothing")
    assert reasons(asked.state, "refuse", seat=1) == ["Keeps 2 WAG for your own city."]
    assert reasons(a_river(QUIET, QUIET).talk().state, "propose", "promise", "to add", "card wetland")[0] == (
        "Promises Millford to add Wetland."
    )


def test_a_plan_that_is_told_again_and_a_gift_refused_have_their_reasons() -> None:
    river = a_river(QUIET, QUIET).talk()
    told = ["Tells the others that you plan Wetland."]
    assert reasons(river.state, "announce", "card wetland") == told
    river.say(0, "announce", "card wetland")
    assert reasons(river.state, "announce", "card wetland") == told
    offered = a_river(QUIET, QUIET, wag=9).talk().say(0, "propose", "give money", "amount 2", "for nothing")
    assert reasons(offered.state, "refuse", seat=1) == ["Leaves money, water and plots as they are."]


def test_a_mayor_who_passes_keeps_money_for_something_or_has_none() -> None:
    kept = reasons(a_river(QUIET, QUIET, wag=9).talk().state, "pass")
    assert kept[0].startswith("Keeps 9 WAG for the works: ")
    assert reasons(a_river(QUIET, QUIET, wag=0).talk().state, "pass") == [
        "Leaves the works as they are: 0 WAG pay for no activity that has a place."
    ]
    last = a_river(QUIET, QUIET, wag=9).talk().say(0, "pass")
    assert reasons(last.state, "pass", seat=1)[0] == "Ends the talk: all the others have passed."


# -- Rising Waters ---------------------------------------------------------------------------------------------------


def test_a_levee_is_named_with_its_place() -> None:
    delta = a_turn(2).pawns(0, "c5")
    turn = ["accept work", "take an offer", "take an offer"]
    assert reasons(delta.flood, *turn, "levee at c5")[0] == "Builds a levee at c5."
    assert reasons(delta.flood, *turn, "levee at d5")[0] == "Builds a levee at d5."
    assert reasons(delta.flood, *turn) == ["Brings 2 Job Offers to build with."]


def test_land_in_danger_is_named_where_a_levee_protects_it() -> None:
    turn = ("accept work", "take an offer", "take an offer", "levee at c5")
    calm = reasons(a_turn(2).pawns(0, "c5").flood, *turn)
    wet = reasons(a_turn(2).pawns(0, "c5").water(**dict.fromkeys(WATERS, 6)).flood, *turn)
    assert not any("which the next rain would flood" in reason for reason in calm), calm
    assert any("which the next rain would flood" in reason for reason in wet), wet


def test_a_rescue_is_one_loss_less() -> None:
    delta = a_turn(2, spring=True).camp("a3").pawns(0, "a3").raft(0, "a3", 0).survivors("a3")
    delta.flood.survivor_rafts[0] = 0
    delta.flood.losses = delta.flood.causes[0] = 3
    assert "Brings a Survivor to a camp: 1 loss less." in reasons(delta.flood, "drop off with pawn 1")


def test_cards_that_are_kept_and_answers_have_their_reasons() -> None:
    assert reasons(a_turn(2).hand(0, "job offer").say("accept work").flood, "end work") == [
        "Keeps 1 Job Offer for a levee that is wanted more."
    ]
    threatened = a_turn(2).hand(0, "radio").crisis("threat")
    assert "Turns the Threat away with Radio: nobody has to carry it." in reasons(threatened.flood, "resist with radio")
    assert "Saves the Resistance cards of the group; the Threat can be countered later." in reasons(
        threatened.flood, "take the threat"
    )
    hated = a_turn(2).hand(0, "outside activism").crisis("race hatred")
    assert reasons(hated.flood, "call outside activism")[-1] == "Turns Race Hatred away: nobody pays."
    assert reasons(hated.flood, "hold outside activism back")[-1].startswith("Keeps the card for another time")


def test_pawns_that_go_to_one_place_are_spoken_of_once() -> None:
    delta = a_turn(2).pawns(0, "c5", "c5").board(0, movement=2)
    said = reasons(delta.flood, "move", "red 1 east", "red 2 east", "end move")
    assert len(said) == len(set(said)) == 1, said


def test_seeking_work_and_stopping_early_have_their_reasons() -> None:
    said = "Turns up new Landowner cards: Job Offers, with luck; a crisis has to be answered."
    assert said in reasons(a_turn(2).row("job offer").flood, "seek work")
    assert reasons(a_turn(2).hand(0, "radio", "church").flood, "end turn") == [
        "Ends the turn early and keeps 2 Community cards in your hand."
    ]
    assert reasons(a_turn(2).hand(0).flood, "end turn") == ["Ends the turn early and keeps the pawns where they are."]


def test_where_camps_go_and_who_has_to_leave_has_a_reason() -> None:
    given = a_turn(2)
    given.flood.donations = 8
    assert reasons(given.crisis("camp 0").flood, "camp at c5") == [
        "Puts a camp of the community's own at c5 (Greenville), where Survivors are safe."
    ]
    sent = a_turn(2).pawns(0, "c5", "d5").crisis("camp 0")
    assert reasons(sent.flood, "send pawn 2")[-1] == "One pawn has to go to the camp; this one leaves d5."


def test_a_turn_is_explained_by_the_first_choice_that_is_for_something() -> None:
    delta = a_turn(2).pawns(0, "a1").pawns(1, "c5").row("job offer").hand(0, "job offer", "job offer")
    assert reasons(delta.flood, "accept work", "ask blue 1 to build") == ["Brings a levee within reach at c5."]


def test_a_pawn_is_asked_for_where_land_needs_a_levee() -> None:
    delta = a_turn(2).pawns(0, "a1").pawns(1, "c5").hand(0, "job offer", "job offer").water(**dict.fromkeys(WATERS, 6))
    said = reasons(delta.say("accept work").flood, "ask blue 1 to build")
    assert said[0] == "Brings a levee within reach at c5."
    assert any("which the next rain would flood" in reason for reason in said), said


# -- only what the seat knows ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(path.name for path in RECORDS.iterdir() if path.is_dir()))
def test_reasons_stay_the_same_whatever_the_seat_cannot_see(game: str) -> None:
    record = pw.parse_record(min((RECORDS / game).glob("*.record")).read_text(encoding="utf-8"))
    state = pw.load(game).set_up(record.seats, record.seed, record.options)
    said = 0
    for number, (seat, token) in enumerate(record.choices[:160]):
        if number % 20 == 0:
            turn = [pw.load(game).choice(other) for who, other in record.choices[number : number + 4] if who == seat]
            redealt = state.resample(seat, Chance(number, pw.GUESS_STREAM))
            found = turn_reasons(SeatView(state, seat), turn)
            assert found == turn_reasons(SeatView(redealt, seat), turn)
            for reason in found:
                assert reason[0].isupper(), reason
                assert reason.endswith("."), reason
                assert not any(fault in reason for fault in ("  ", "None", "..")), reason
            said += len(found)
        state.play(seat, token)
        state = forked(state, record, number + 1)
    assert said

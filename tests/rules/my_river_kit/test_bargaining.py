"""Bots negotiate by what a deal is worth to them."""

from __future__ import annotations

from paddlewheel.games.my_river_kit.game import GAME
from paddlewheel.games.my_river_kit.tactics.tactics import MayorTactics
from paddlewheel.games.my_river_kit.tactics.tempers import balanced, tempered
from paddlewheel.kernel import REMARK, Event
from rules.my_river_kit.river import QUIET, River, a_river
from support import rule


def said(river: River, mind: MayorTactics) -> list[str]:
    """What a mind does with the decision at hand, as tokens."""
    seat = river.state.deciders[0]
    return [GAME.token(int(choice)) for choice in mind.complete(river.state.clone(), seat)]


def asked(*terms: str, wag: int = 6) -> River:
    """The second mayor is asked by the first."""
    river = a_river("corn . city . .", "industrial . city . .", wag=wag).flow(water=9)
    return river.say(0, "propose", *terms)


@rule("RK-40d")
def test_a_bot_takes_a_gift_and_gives_none_away() -> None:
    gift = asked("give money", "amount 2", "for nothing")
    assert said(gift, balanced(gift.rules)) == ["accept"]
    begging = asked("ask for money", "amount 5", "for nothing")
    assert said(begging, tempered(begging.rules, "money"))[0] != "accept"


@rule("RK-40e")
def test_a_bot_that_is_asked_for_a_gift_may_lend_instead() -> None:
    river = asked("ask for money", "amount 2", "for nothing", wag=9)
    answer = said(river, balanced(river.rules))
    assert answer == ["counter", "amount 2", "paid back", "instalment 1", "for 2 rounds"]
    river.say(1, *answer)
    assert river.state.deciders == (0,)


@rule("RK-40e", "RK-40d")
def test_a_bot_counters_once_and_never_repeats_what_was_refused() -> None:
    river = asked("ask for money", "amount 2", "for nothing", wag=9)
    river.say(1, *said(river, balanced(river.rules))).say(0, "refuse")
    river.say(0, "propose", "ask for money", "amount 2", "for nothing")
    assert said(river, balanced(river.rules)) == ["refuse"]


@rule("RK-40d")
def test_bots_never_make_a_refused_proposal_unchanged() -> None:
    for seed in range(6):
        state = GAME.new(seats=3, seed=seed)
        minds = [balanced(state.rules), tempered(state.rules, "cooperative"), tempered(state.rules, "money")]
        while state.deciders:
            seat = state.deciders[0]
            for choice in minds[seat].complete(state.resample(seat, state.chance.clone()), seat):
                if state.step().name == "answer" and len(state.deals):
                    assert state.deal().terms(seat) not in list(state.refused)
                state.play(seat, int(choice))


@rule("RK-45", "RK-46a")
def test_a_bot_without_money_borrows_from_the_bank_first_and_then_from_the_richest() -> None:
    river = a_river(QUIET, QUIET, QUIET, wag=0)
    river.give(2, 6)
    river.works(0)
    assert said(river, balanced(river.rules)) == ["make a deal", "borrow from the bank"]
    river.mayor(0).borrowed = True
    assert said(river, balanced(river.rules))[:3] == ["make a deal", "to mayor 3", "ask for money"]


@rule("RK-40g")
def test_a_bot_promises_what_it_means_to_do_and_keeps_it() -> None:
    river = a_river(QUIET, QUIET).flow(water=9)
    river.say(0, "propose", "ask for a promise", "not to add", "card industrial")
    mind = balanced(river.rules)
    assert said(river, mind) == ["accept"]
    remark = mind.remark(river.state, 1, river.state.choices(1)[0])
    assert remark is not None
    line = GAME.told(Event(REMARK, 1, "", remark), 2)
    assert line.text == "Millford: “That is what I mean to do anyway.”"


@rule("RK-40f")
def test_a_bot_earns_what_was_set_aside_for_it() -> None:
    river = a_river(QUIET, "corn . city . .").flow(water=9)
    river.say(0, "propose", "give money", "amount 5", "once it is done", "to remove", "card corn").say(1, "accept")
    river.vote(5, 5).say(0, "add meadow", "place on 1", "end works")
    assert "remove 1" in said(river, balanced(river.rules))


@rule("RK-54b")
def test_a_thirsty_bot_without_money_asks_for_help() -> None:
    river = a_river(QUIET, QUIET, wag=0).flow(water=1, asks=True)
    assert said(river, balanced(river.rules)) == ["ask for help", "borrow from the bank"]

"""Choices that win for sure, found by trying out every way to play on."""

from __future__ import annotations

from collections.abc import Iterator

from paddlewheel.games.civil_war.state import War
from paddlewheel.kernel import GUESS_STREAM, AnyState, Chance

#: So often what a seat cannot see is dealt, to be sure of a win whatever it is.
DEALS = 24


def winning_in_turn(state: AnyState, seat: int) -> set[int]:
    """Every choice after which the seat can win in the turn at hand, without luck and before anybody else decides."""
    return {choice for choice in state.choices(seat) if _wins_by(state, seat, choice)}


def _wins_by(state: AnyState, seat: int, choice: int) -> bool:
    twin = state.clone()
    twin.play(seat, choice)
    if twin.outcome is not None:
        return seat in twin.outcome.winners
    if twin.deciders != (seat,) or int(twin.chance.counter) != int(state.chance.counter):
        return False
    return any(_wins_by(twin, seat, other) for other in twin.choices(seat))


def results_of_turn(state: AnyState, seat: int) -> dict[int, int]:
    """By choice: the best that the seat can still make of a game which ends with its turn, a place more or less."""
    return {choice: _best_result(state, seat, choice) for choice in state.choices(seat)}


def _best_result(state: AnyState, seat: int, choice: int) -> int:
    twin = state.clone()
    twin.play(seat, choice)
    if twin.outcome is not None:
        return int(seat in twin.outcome.winners) * twin.seats - twin.outcome.ranks[seat]
    assert twin.deciders == (seat,), "somebody else decides before the end"
    assert int(twin.chance.counter) == int(state.chance.counter), "luck decides before the end"
    return max(_best_result(twin, seat, other) for other in twin.choices(seat))


#: What a player does who does nothing more.
IDLE = ("end work", "end move", "end turn", "upgrades done", "tell nobody", "take the threat", "leave it to the others")


def times_through(state: AnyState, seat: int) -> dict[int, int]:
    """By choice: in how many deals of the unseen a flood is survived if nobody does anything more."""
    deals = [state.resample(seat, Chance(number, GUESS_STREAM)) for number in range(DEALS)]
    return {choice: sum(_comes_through(deal, seat, choice) for deal in deals) for choice in state.choices(seat)}


def _comes_through(deal: AnyState, seat: int, choice: int) -> bool:
    twin = deal.clone()
    twin.play(seat, choice)
    while twin.outcome is None:
        mover = twin.deciders[0]
        tokens = [twin.game.token(other) for other in twin.choices(mover)]
        twin.play(mover, next((token for token in IDLE if token in tokens), tokens[0]))
    return bool(twin.outcome.winners)


def winning_in_battle(state: War, seat: int) -> set[int]:
    """Every choice that can begin a plan which wins the war in this battle, whatever the enemy has and does."""
    deals = [state.resample(seat, Chance(number, GUESS_STREAM)) for number in range(DEALS)]
    return {plan[0] for plan in _plans(deals[0], seat) if all(_wins_with(deal, seat, plan) for deal in deals)}


def _plans(state: War, seat: int) -> Iterator[tuple[int, ...]]:
    """Every way to make the seat's own choices in this battle."""
    if seat not in state.deciders:
        yield ()
        return
    for choice in state.choices(seat):
        twin = state.clone()
        twin.play(seat, choice)
        over = twin.outcome is not None or twin.battle != state.battle
        for rest in [()] if over else _plans(twin, seat):
            yield (choice, *rest)


def _wins_with(deal: AnyState, seat: int, plan: tuple[int, ...]) -> bool:
    state = deal.clone()
    for choice in plan:
        if seat not in state.deciders or choice not in state.choices(seat):
            break
        state.play(seat, choice)
    return _wins_against_all(state, seat)


def _wins_against_all(state: AnyState, seat: int) -> bool:
    if state.outcome is not None:
        return seat in state.outcome.winners
    enemy = 1 - seat
    if enemy not in state.deciders:
        return False
    for choice in state.choices(enemy):
        twin = state.clone()
        twin.play(enemy, choice)
        if not _wins_against_all(twin, seat):
            return False
    return True

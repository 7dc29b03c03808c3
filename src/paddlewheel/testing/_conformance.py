"""The conformance suite: a class of tests that runs on every variant of the games it is given."""

from __future__ import annotations

from itertools import permutations
from typing import Any, ClassVar
from xml.etree import ElementTree as ET

import msgspec
import pytest

from paddlewheel.kernel import (
    BOT_STREAM,
    GUESS_STREAM,
    BadInput,
    Chance,
    Features,
    Journal,
    Page,
    Record,
    features_of,
    is_compiled,
    parse_record,
    planes_of,
    replay,
    seal,
    staged,
    staged_opening,
)
from paddlewheel.presentation import PresentedGame, Size, aid_faults, load_aid, presented
from paddlewheel.presentation.svg import read_art
from paddlewheel.testing._checks import (
    check_beats,
    check_choices,
    check_form,
    check_plans,
    check_scenes,
    check_secrets,
    check_secrets_of_beats,
    check_stack,
    shown,
)
from paddlewheel.testing._debriefings import (
    check_debriefing,
    check_debriefing_keeps_secrets,
    part_of,
    random_record,
)
from paddlewheel.testing._positions import Variant, choices_made, positions, random_walk, snapshot, variants


class Conformance:
    """What every game keeps. A subclass named `Test...` with `games` runs all of it under pytest."""

    games: ClassVar[tuple[PresentedGame[Any, Any, Any, Any], ...]] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "variant" in metafunc.fixturenames:
            metafunc.parametrize("variant", variants(*self.games), ids=str)

    # -- playing -----------------------------------------------------------------------------------------

    def test_random_play_reaches_an_outcome_and_breaks_no_law(self, variant: Variant) -> None:
        for seed in range(8 if is_compiled() else 2):
            state = variant.new(seed)
            for _ in random_walk(state, seed):
                assert state.outcome is None
                check_stack(state)
                assert state.game.broken_law(state) is None
            check_stack(state)
            assert state.game.broken_law(state) is None
            outcome = state.outcome
            assert outcome is not None
            assert len(outcome.scores) == len(outcome.ranks) == state.seats
            assert set(outcome.winners) <= set(range(state.seats))
            assert outcome.rule in state.game.rulebook

    def test_what_is_offered_is_accepted_and_everything_else_is_refused_with_a_rule(self, variant: Variant) -> None:
        for state in positions(variant, seed=1, every=7):
            check_choices(state)

    def test_every_step_has_a_name_and_rests_on_a_rule(self, variant: Variant) -> None:
        state = variant.new(0)
        # The last one is the kernel's own: the moment between two decisions.
        for step in state.rules.steps[:-1]:
            assert step.name
            assert step.rule in state.game.rulebook, f"the step {step.name} rests on {step.rule}, which is no rule"

    def test_every_decision_is_told_in_words_and_when_it_comes(self, variant: Variant) -> None:
        state = variant.new(0)
        told = state.game.rulebook.decisions
        assert set(told) <= {step.name for step in state.rules.steps}, "a decision that no step asks for"
        for step in state.rules.steps:
            if step.first < step.end:
                assert told[step.name].what, step.name
                assert told[step.name].when, step.name

    def test_every_choice_has_one_readable_token(self, variant: Variant) -> None:
        game = variant.game
        assert len(set(game.tokens)) == len(game.tokens)
        for choice, token in enumerate(game.tokens):
            assert game.token(choice) == token == token.strip()
            assert game.choice(token) == choice
            assert token.isprintable()

    def test_simultaneous_decisions_may_arrive_in_any_order(self, variant: Variant) -> None:
        stream = Chance(4, BOT_STREAM)
        several = False
        for state in positions(variant, seed=4, every=1):
            if len(state.deciders) < 2:
                continue
            several = True
            chosen = {seat: state.choices(seat)[stream.below(len(state.choices(seat)))] for seat in state.deciders}
            ends = set()
            for order in permutations(state.deciders):
                twin = state.clone()
                for seat in order:
                    twin.play(seat, chosen[seat])
                ends.add(twin.fingerprint())
            assert len(ends) == 1
        assert several == (variant.game.info.simultaneous and variant.seats > 1)

    # -- copies, fingerprints and records ------------------------------------------------------------------

    def test_a_copy_is_equal_and_plays_on_by_itself(self, variant: Variant) -> None:
        for state in positions(variant, seed=2, every=11):
            twin = state.clone()
            held = snapshot(state)
            assert snapshot(twin) == held
            assert twin.fingerprint() == state.fingerprint()
            for _ in random_walk(twin, seed=5):
                pass
            assert snapshot(state) == held

    def test_different_states_have_different_fingerprints(self, variant: Variant) -> None:
        seen: dict[str, object] = {}
        for state in positions(variant, seed=3, every=1):
            held = snapshot(state)
            assert isinstance(held, dict)
            for unseen in ("reveals", "outcome"):
                held.pop(unseen)
            assert seen.setdefault(state.fingerprint(), held) == held

    def test_records_replay_to_the_same_fingerprints(self, variant: Variant) -> None:
        state = variant.new(6)
        info = variant.game.info
        record = Record(info.id, info.rules_version, variant.seats, 6, variant.options)
        for seat, choice in random_walk(state, 6):
            record.choices.append((seat, state.game.token(choice)))
        seal(record, variant.game)
        assert record.fingerprint == state.fingerprint()
        read = parse_record(record.text())
        assert read == record
        assert replay(read, variant.game).fingerprint() == state.fingerprint()

    # -- what is shown -------------------------------------------------------------------------------------

    def test_scenes_have_no_faults(self, variant: Variant) -> None:
        for state in positions(variant, seed=1, every=5):
            check_scenes(state)

    def test_every_position_can_be_drawn_and_written(self, variant: Variant) -> None:
        for state in positions(variant, seed=2, every=40):
            game, seen = presented(state.game), state.observe(0)
            root = ET.fromstring(game.svg(game.scene(seen)))
            assert root.tag.endswith("svg")
            assert game.text(seen).strip()
            for size in (Size(80, 18), Size(80, None)):
                lines = game.close_up(seen, size).splitlines()
                assert max(map(len, lines)) <= size.width, "a line of the close-up is too wide"

    def test_the_player_aid_names_rules_sections_and_symbols_that_exist(self, variant: Variant) -> None:
        game = variant.game
        aid = load_aid(game.folder)
        if aid is None:
            pytest.skip("this game has no player aid")
        assert aid_faults(aid, game.rulebook) == []
        art = read_art(game.folder / "art.svg")
        shown = [*(sign for block in aid.blocks for sign in block.signs)]
        shown += [sign for picture in aid.pictures for sign in picture.signs]
        for sign in shown:
            assert sign.symbol in art.symbols, f"aid.toml: there is no symbol {sign.symbol}"
            assert sign.texts.keys() <= art.slots(sign.symbol), f"aid.toml: {sign.symbol} has no such text slot"

    def test_every_event_has_a_line_and_a_rule(self, variant: Variant) -> None:
        state = [*positions(variant, seed=3, every=10_000)][-1]
        assert state.journal is not None
        assert state.journal.events
        for event in state.journal.events:
            line = presented(state.game).line(event, state.seats)
            assert line.text.endswith((".", "!", "?")), line
            assert event.rule in state.game.rulebook, event

    def test_every_plan_can_be_played_and_tells_nothing_unseen(self, variant: Variant) -> None:
        for number, state in enumerate(positions(variant, seed=6, every=7)):
            check_plans(state, Chance(number, GUESS_STREAM))
            check_form(state, Chance(number, GUESS_STREAM))

    # -- beats ---------------------------------------------------------------------------------------------

    def test_what_happens_in_a_choice_can_be_looked_at_moment_by_moment(self, variant: Variant) -> None:
        opening = Record(variant.name, variant.game.info.rules_version, variant.seats, 7, variant.options)
        journal = Journal()
        state = variant.game.set_up(variant.seats, 7, variant.options, journal)
        check_beats(staged_opening(variant.game, opening), state, journal)
        for state, seat, choice in choices_made(variant, seed=7, every=5):
            after = state.clone()
            after.journal = journal = Journal()
            after.apply(seat, choice)
            check_beats(staged(state, seat, choice), after, journal)

    def test_dealing_the_unseen_again_changes_no_beat(self, variant: Variant) -> None:
        for number, (state, seat, choice) in enumerate(choices_made(variant, seed=8, every=9)):
            check_secrets_of_beats(staged(state, seat, choice), Chance(number, GUESS_STREAM))

    # -- secrets -------------------------------------------------------------------------------------------

    def test_dealing_the_unseen_again_changes_nothing_that_is_shown(self, variant: Variant) -> None:
        changed = 0
        for number, state in enumerate(positions(variant, seed=1, every=9)):
            changed += check_secrets(state, Chance(number, GUESS_STREAM))
        assert bool(changed) == variant.game.info.hidden_information

    def test_where_no_seat_has_secrets_dealing_the_unseen_again_changes_no_seat(self, variant: Variant) -> None:
        if variant.game.info.private_information:
            return
        for number, state in enumerate(positions(variant, seed=4, every=9)):
            for seat in range(state.seats):
                twin = state.resample(seat, Chance(number, GUESS_STREAM))
                assert all(twin.observe(other) == state.observe(other) for other in range(state.seats))

    def test_dealing_again_what_nobody_sees_changes_nothing_for_anybody(self, variant: Variant) -> None:
        for number, state in enumerate(positions(variant, seed=5, every=17)):
            everybody = tuple(range(state.seats))
            twin = state.resample_for(everybody, Chance(number, GUESS_STREAM))
            assert all(shown(twin, viewer) == shown(state, viewer) for viewer in (*everybody, None))
            assert state.game.broken_law(twin) is None

    def test_a_dealt_again_state_plays_on_to_an_end(self, variant: Variant) -> None:
        for number, state in enumerate(positions(variant, seed=2, every=25)):
            twin = state.resample(0, Chance(number, GUESS_STREAM))
            for _ in random_walk(twin, number):
                pass
            assert twin.outcome is not None

    def test_a_hidden_decision_shows_the_others_nothing_of_what_was_chosen(self, variant: Variant) -> None:
        for state in positions(variant, seed=3, every=3):
            if len(state.deciders) < 2:
                continue
            for seat in state.deciders:
                others = [other for other in (*range(state.seats), None) if other != seat]
                traces: dict[int | None, set[bytes]] = {other: set() for other in others}
                for choice in state.choices(seat):
                    twin = state.clone()
                    twin.journal = Journal()
                    twin.play(seat, choice)
                    if twin.reveals != state.reveals or twin.chance.counter != state.chance.counter:
                        continue
                    if seat in twin.deciders:
                        continue  # A chain of small choices: what counts is shown once it is complete.
                    for other in others:
                        events = twin.journal.seen_by(other)
                        lines = [presented(state.game).line(event, state.seats) for event in events]
                        traces[other].add(shown(twin, other) + msgspec.json.encode(lines))
                assert all(len(trace) <= 1 for trace in traces.values())

    def test_a_guess_depends_only_on_what_the_seat_sees_and_on_the_stream(self, variant: Variant) -> None:
        for number, state in enumerate(positions(variant, seed=4, every=13)):
            for seat in (*range(state.seats), None):
                other_deal = state.resample(seat, Chance(number, GUESS_STREAM))
                guesses = [dealt.resample(seat, Chance(99, GUESS_STREAM)) for dealt in (state, other_deal)]
                assert guesses[0].fingerprint() == guesses[1].fingerprint()

    # -- debriefings ---------------------------------------------------------------------------------------

    def test_a_game_can_be_debriefed_at_its_end_and_before_and_gives_nothing_away(self, variant: Variant) -> None:
        record = random_record(variant, seed=9)
        if not variant.game.has_debriefing:
            with pytest.raises(BadInput, match="has no debriefing"):
                variant.game.debrief(record)
            return
        check_debriefing(variant.game, record, over=True)
        whole = len(record.choices)
        for at in (whole // 3, whole - 1) if is_compiled() else (whole // 2,):
            part = part_of(record, at)
            made = check_debriefing(variant.game, part, over=False)
            check_debriefing_keeps_secrets(variant.game, part, made, seed=at)

    # -- numbers for learning agents -----------------------------------------------------------------------

    def test_features_are_named_and_within_their_bounds(self, variant: Variant) -> None:
        for features in _written_as(variant):
            names = [part.name for part in features.parts]
            assert len(set(names)) == len(names)
            assert all(part.meaning and part.size > 0 and part.most > 0 for part in features.parts)
            most = [part.most for part in features.parts for _ in range(part.size)]
            for state in positions(variant, seed=5, every=3):
                for seat in range(state.seats):
                    numbers = _written(features, state, seat)
                    assert all(abs(number) <= bound for number, bound in zip(numbers, most, strict=True))

    def test_features_tell_nothing_unseen(self, variant: Variant) -> None:
        for features in _written_as(variant):
            for number, state in enumerate(positions(variant, seed=1, every=9)):
                for seat in range(state.seats):
                    twin = state.resample(seat, Chance(number, GUESS_STREAM))
                    assert _written(features, twin, seat) == _written(features, state, seat)


def _written_as(variant: Variant) -> list[Features[Any]]:
    """The numbers of a game, and the planes of its board where it has some."""
    state = variant.new(0)
    planes = planes_of(state)
    return [features_of(state)] if planes is None else [features_of(state), planes]


def _written(features: Features[Any], state: Any, seat: int) -> list[int]:
    page = Page(features.size)
    features.write(state, seat, page)
    assert page.at == features.size, "the parts promise another number of features"
    return [*page.numbers]

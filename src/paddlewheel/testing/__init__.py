"""The tests that every game must pass, as a library: for the games here and for games by others.

    from paddlewheel.testing import Conformance, RuleCoverage
    from river_market import GAME

    class TestConformance(Conformance):
        games = (GAME,)

    class TestRuleCoverage(RuleCoverage):
        game = GAME
        tests = Path(__file__).parent

It needs pytest: `pip install 'paddlewheel[testing]'`.
"""

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
from paddlewheel.testing._conformance import Conformance
from paddlewheel.testing._debriefings import check_debriefing, check_debriefing_keeps_secrets, random_record
from paddlewheel.testing._positions import Variant, choices_made, positions, random_walk, snapshot, variants
from paddlewheel.testing._rule_coverage import RuleCoverage, check_rules_in_code, check_tested_rules, rule

__all__ = [
    "Conformance", "RuleCoverage", "Variant",
    "check_beats", "check_choices", "check_debriefing", "check_debriefing_keeps_secrets", "check_form",
    "check_plans",
    "check_rules_in_code", "check_scenes", "check_secrets", "check_secrets_of_beats", "check_stack",
    "check_tested_rules", "choices_made", "positions", "random_record", "random_walk", "rule", "shown", "snapshot",
    "variants",
]  # fmt: skip

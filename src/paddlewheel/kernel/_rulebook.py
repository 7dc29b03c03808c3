"""A rulebook as data: every rule numbered, in our words, with where it comes from."""

from __future__ import annotations

from pathlib import Path

import msgspec

from paddlewheel.kernel._data_file import read_data_file
from paddlewheel.kernel._errors import BadData
from paddlewheel.kernel._words import say
from paddlewheel.language import ENGLISH, Language, Messages, identifier, language


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    """What the game's own rulebook says."""

    id: str
    text: str
    source: str
    #: One sentence for a choice that this rule forbids; the text where it is empty.
    refusal: str = ""
    #: The heading it stands under.
    section: str = ""

    @property
    def origin(self) -> str:
        """Where it comes from, in words."""
        return origin(self.source)

    @property
    def kind(self) -> str:
        """A rule, a ruling or a reconstruction."""
        return "rule"

    @property
    def why(self) -> str:
        """Only a ruling has a reason."""
        return ""


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    """What we decided where the rulebook is silent or of two minds, and why."""

    id: str
    text: str
    why: str
    source: str = "ruling"
    refusal: str = ""
    section: str = ""

    @property
    def origin(self) -> str:
        """Where it comes from, in words."""
        return origin(self.source)

    @property
    def kind(self) -> str:
        """A ruling, or a reconstruction of something that is not public."""
        return "reconstruction" if self.source.startswith("reconstruction") else "ruling"


def origin(source: str) -> str:
    """Where something comes from, in words: `rulebook, Moving and Turning`. The headings of a rulebook are its own."""
    book, comma, place = source.partition(", ")
    return f"{say.name('source', book)}{comma}{place}"


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of decision in words, for somebody who asks why a choice of it cannot be made now."""

    #: The name of the step that asks for it.
    step: str
    #: What is decided, as the end of a sentence: `setting the speed`.
    what: str
    #: When it is decided, as the end of a sentence: `at the start of a turn`.
    when: str = ""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    prefix: str
    rule: list[Rule]
    ruling: list[Ruling] = []
    decision: list[Decision] = []


class Rulebook:
    """The rules of one game, by number. They are written in English; messages hold them in other languages."""

    def __init__(
        self,
        prefix: str,
        rules: list[Rule | Ruling],
        decisions: tuple[Decision, ...] = (),
        messages: Messages | None = None,
    ) -> None:
        self.prefix = prefix
        self._messages = messages
        self._spoken: dict[Language, Rulebook] = {ENGLISH: self}
        #: The kinds of decisions, by the name of their step.
        self.decisions = {decision.step: decision for decision in decisions}
        self.rules = sorted(rules, key=lambda rule: natural_order(rule.id))
        self._by_id = {rule.id: rule for rule in self.rules}

    def spoken(self) -> Rulebook:
        """The same rules in the language spoken now."""
        found = self._spoken.get(language())
        if found is None:
            found = self._spoken[language()] = self._translated(self._messages) if self._messages is not None else self
        return found

    def _translated(self, messages: Messages) -> Rulebook:
        headings = dict(zip((rule.id for rule in self.rules), self.headings(), strict=True))
        rules = [
            msgspec.structs.replace(
                rule,
                text=messages.translated(rule.id, rule.text),
                refusal=rule.refusal and messages.translated(f"{rule.id}.refusal", rule.refusal),
                section=messages.name("section", headings[rule.id]),
                **({"why": messages.translated(f"{rule.id}.why", rule.why)} if isinstance(rule, Ruling) else {}),
            )
            for rule in self.rules
        ]
        decisions = [
            Decision(
                each.step,
                messages.translated(decision_message(each), each.what),
                each.when and messages.translated(f"{decision_message(each)}.when", each.when),
            )
            for each in self.decisions.values()
        ]
        return Rulebook(self.prefix, rules, tuple(decisions))

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._by_id

    def __getitem__(self, rule_id: str) -> Rule | Ruling:
        return self._by_id[rule_id]

    def headings(self) -> list[str]:
        """What each rule stands under: its section, its place in the game's rulebook, or that of the rule before."""
        found: list[str] = []
        for rule in self.rules:
            book, _, place = rule.source.partition(", ")
            before = found[-1] if found else ""
            found.append(rule.section or (place if book == "rulebook" else "") or before)
        return found

    def decision(self, step: str) -> Decision:
        """What a step asks for, in words; its bare name where the rulebook has none."""
        return self.decisions.get(step) or Decision(step, step)

    def other_decisions(self, step: str, owners: list[str]) -> str:
        """The sentence for what belongs to other steps than the one at hand, or to none."""
        now = say("now-you-decide", what=self.decision(step).what)
        if not owners:
            return say("never-comes-up", now=now)
        others = [self.decision(owner) for owner in owners]
        if len(others) == 1:
            [other] = others
            if not other.when:
                return say("other-decision", what=other.what, now=now)
            return say("other-decision-comes", what=other.what, when=other.when, now=now)
        told = "; ".join(f"{other.what} ({other.when})" if other.when else other.what for other in others)
        return say("other-decisions", told=told, now=now)

    def refusal(self, rule_id: str) -> str:
        """The sentence that tells a player why not."""
        rule = self._by_id[rule_id]
        return rule.refusal or rule.text


def decision_message(decision: Decision) -> str:
    """The message that holds a decision in another language."""
    return f"decision-{identifier(decision.step)}"


def natural_order(rule_id: str) -> tuple[str, int, str]:
    """MQ-9 stands before MQ-10, and MQ-10a behind MQ-10."""
    prefix, _, rest = rule_id.rpartition("-")
    digits = "".join(letter for letter in rest if letter.isdigit())
    return prefix, int(digits or 0), rest


def load_rulebook(path: Path, messages: Messages | None = None) -> Rulebook:
    """Read and check a rulebook file; a bad one gets an error that names the place. Messages hold other languages."""
    file = read_data_file(path, _File)
    rules: list[Rule | Ruling] = [*file.rule, *file.ruling]
    seen: set[str] = set()
    for rule in rules:
        number = rule.id.removeprefix(f"{file.prefix}-")
        if number == rule.id or not number[:1].isdigit():
            raise BadData(path.name, rule.id, say("bad-rule-number", prefix=file.prefix))
        if rule.id in seen:
            raise BadData(path.name, rule.id, say("rule-number-twice"))
        seen.add(rule.id)
    return Rulebook(file.prefix, rules, tuple(file.decision), messages)

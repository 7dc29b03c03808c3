"""Community Goals: what they ask for, what has been given, and what their completion brings (RW-76 to RW-81)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from paddlewheel.games.rising_waters.kinds import EDUCATION, GOAL, HEXES, NOWHERE, PAWNS_EACH
from paddlewheel.games.rising_waters.rules.decision import Decision
from paddlewheel.games.rising_waters.rules.shared_board import SharedBoard
from paddlewheel.games.rising_waters.rules.vocabulary import ALL, GOALS_KEEP, GOALS_REPLACE
from paddlewheel.games.rising_waters.state import Flood, replaced


@final
class Goals:
    """The ten goals in pairs: an even number is an A, the next one its B."""

    def __init__(
        self, shared: SharedBoard, cards: list[int], counts: list[int], rafts: list[int], meetings: list[int]
    ) -> None:
        self.shared: SharedBoard = shared
        #: Two kinds of cards a goal (NOWHERE: none) and how many of each.
        self.cards: vec[i64] = vec[i64](cards)
        self.counts: vec[i64] = vec[i64](counts)
        self.rafts: vec[i64] = vec[i64](rafts)
        self.meetings: vec[i64] = vec[i64](meetings)

    def wanted(self, flood: Flood, goal: i64, card: i64) -> str | None:
        """Whether a card can be given towards this goal now."""
        if goal & 1 and flood.done[goal - 1] == 0:
            return "RW-77"
        return None if self.need(flood, goal, card) != NOWHERE else "RW-60"

    def need(self, flood: Flood, goal: i64, card: i64) -> i64:
        """Which of the goal's two needs this card serves now: its own kind's, or as Education another's (RW-60a)."""
        need: i64 = goal * 2
        end = need + 2
        while need < end:
            kind = self.cards[need]
            missing = flood.given[need] < self.counts[need]
            is_wild = card == EDUCATION and kind < EDUCATION and flood.given[need] > 0
            if missing and (kind == card or is_wild):
                return need
            need += 1
        return NOWHERE

    def give(self, flood: Flood, goal: i64, card: i64) -> None:
        need = self.need(flood, goal, card)
        flood.given = replaced(flood.given, need, flood.given[need] + 1)
        self.meet(flood)

    def complete(self, flood: Flood, goal: i64) -> bool:
        """Whether all cards are given and enough pawns are together."""
        need: i64 = goal * 2
        if flood.given[need] < self.counts[need] or flood.given[need + 1] < self.counts[need + 1]:
            return False
        if self.rafts[goal] > 0:
            return False  # Counted when a raft is launched (RW-80a).
        return self.meetings[goal] == 0 or self.met(flood, self.meetings[goal])

    def met(self, flood: Flood, players: i64) -> bool:
        """Whether pawns of this many players share a hex."""
        pawn: i64 = 0
        one: i64 = 1
        while pawn < flood.players * PAWNS_EACH:
            hex = flood.pawns[pawn]
            if hex != NOWHERE and hex < HEXES:
                present: i64 = 0
                count: i64 = 0
                other: i64 = 0
                while other < flood.players * PAWNS_EACH:
                    owner = other // PAWNS_EACH
                    if flood.pawns[other] == hex and not present >> owner & 1:
                        present |= one << owner
                        count += 1
                    other += 1
                if count >= players:
                    return True
            pawn += 1
        return False

    def meet(self, flood: Flood) -> None:
        """Complete whatever goal face up can be completed now."""
        if not self.shared.numbers.goals:
            return
        for goal in flood.goals:
            if self.complete(flood, goal):
                self.achieve(flood, goal)

    def launched(self, flood: Flood) -> None:
        """A raft was launched: with another one on the board it completes Build Rafts (RW-80a)."""
        if not self.shared.numbers.goals:
            return
        for goal in flood.goals:
            if self.rafts[goal] > 0 and flood.rafts_out() >= self.rafts[goal]:
                self.achieve(flood, goal)

    def achieve(self, flood: Flood, goal: i64) -> None:
        """An A takes one loss back, a B two (RW-76); it can be achieved again (RW-80)."""
        flood.given = replaced(replaced(flood.given, goal * 2, 0), goal * 2 + 1, 0)
        flood.done = replaced(flood.done, goal, flood.done[goal] + 1)
        eased = self.shared.ease(flood, GOAL, 1 + (goal & 1))
        if flood.journal is not None:
            facts = {"goal": int(goal), "eased": int(eased), "losses": int(flood.losses)}
            flood.journal.note("goal", -1, "RW-76", {**facts})
            flood.beat()

    def lay_out(self, flood: Flood) -> None:
        """A goals shuffled on top of shuffled B goals, two face up (RW-78)."""
        pile = vec[i64](capacity=16)
        level: i64 = 1
        while level >= 0:
            stack = vec[i64]([level, level + 2, level + 4, level + 6, level + 8])
            flood.chance.shuffle(stack)
            for goal in stack:
                pile = append(pile, goal)
            level -= 1
        shown: i64 = 0
        while shown < 2:
            pile, goal = pop(pile)
            flood.goals = append(flood.goals, goal)
            shown += 1
        flood.goal_pile = pile

    def replace(self, flood: Flood, place: i64) -> None:
        """The next goal takes a place; what was given towards the old one stays spent (RW-79)."""
        old = flood.goals[place]
        flood.given = replaced(replaced(flood.given, old * 2, 0), old * 2 + 1, 0)
        flood.goal_pile, goal = pop(flood.goal_pile)
        flood.goals[place] = goal
        flood.reveals += 1
        if flood.journal is not None:
            flood.journal.note("new goal", -1, "RW-79", {"old": int(old), "goal": int(goal)})
        self.meet(flood)


@final
class KeepGoals(Decision):
    """In Clean Up the group keeps both goals or replaces one (RW-79)."""

    def __init__(self, goals: Goals) -> None:
        super().__init__("keep goals", "RW-79", GOALS_KEEP, ALL)
        self.goals: Goals = goals

    def why_not(self, flood: Flood, player: i64, choice: i64) -> str | None:
        return None

    def choose(self, flood: Flood, player: i64, choice: i64) -> None:
        flood.settle()
        if choice >= GOALS_REPLACE:
            self.goals.replace(flood, choice - GOALS_REPLACE)

"""The search of the strong bot: information-set Monte Carlo tree search, the same for every game.

Every iteration deals the unseen again from what the seat knows, walks down one tree of choices that all deals share,
plays on for a while as the game's tactics advise, and lets every seat judge where that led. Chance differs in every
deal, but the seat's choices meet the same deals in the same order: what parts them is not luck. Seats that decide at
the same time are asked one after another, each judging by itself. (Cowling, Powley and Whitehouse 2012; the choice of
the next branch follows Rosin 2011, with priors from the tactics.)
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddlewheel.bots.lookahead import most_promising
from paddlewheel.kernel import GUESS_STREAM, AnyState, Chance, Menu, Tactics, derived_seed

NONE: Final = -1
#: How much a promising choice that was hardly looked at counts against one that has proved itself.
CURIOSITY: Final = 0.8
#: How many choices are weighed against each other when a game is played on.
CANDIDATES: Final = 4


@final
class Tree:
    """All nodes in flat columns. Node 0 is the root; a node stands for a choice made after its parent."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most
        self.choice: vec[i64] = vec[i64]([NONE])
        self.first_child: vec[i64] = vec[i64]([NONE])
        self.sibling: vec[i64] = vec[i64]([NONE])
        self.visits: vec[i64] = vec[i64]([0])
        #: How often the choice could have been taken: not every deal offers it.
        self.offered: vec[i64] = vec[i64]([0])
        #: The sum of values for the seat that made the choice, and how promising it looked.
        self.worth: vec[float] = vec[float]([0.0])
        self.weight: vec[float] = vec[float]([1.0])

    def size(self) -> i64:
        return len(self.choice)

    def child(self, node: i64, choice: i64) -> i64:
        """The node of this choice, or NONE."""
        return self.child_behind(NONE, node, choice)

    def child_behind(self, lower: i64, node: i64, choice: i64) -> i64:
        """The same, looked for behind the child of a lower choice: menus and children stand in order."""
        found = self._next_child(lower, node)
        while found != NONE and self.choice[found] < choice:
            found = self.sibling[found]
        if found != NONE and self.choice[found] != choice:
            return NONE
        return found

    def _next_child(self, lower: i64, node: i64) -> i64:
        if lower == NONE:
            return self.first_child[node]
        return self.sibling[lower]

    def add(self, lower: i64, node: i64, choice: i64, weight: float) -> i64:
        """A new child in its place, behind the child of a lower choice, or NONE."""
        new = len(self.choice)
        higher = self._next_child(lower, node)
        while higher != NONE and self.choice[higher] < choice:
            lower = higher
            higher = self.sibling[higher]
        self.choice = append(self.choice, choice)
        self.first_child = append(self.first_child, NONE)
        self.sibling = append(self.sibling, higher)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.worth = append(self.worth, 0.0)
        self.weight = append(self.weight, weight)
        if lower == NONE:
            self.first_child[node] = new
        else:
            self.sibling[lower] = new
        return new


@final
class Search:
    """A search for one decision of one seat. Runs in portions, so that it can be stopped at any time."""

    def __init__(
        self, state: AnyState, seat: i64, tactics: Tactics[Any], stream: Chance, horizon: i64, most_nodes: i64
    ) -> None:
        self.state: AnyState = state
        self.seat: i64 = seat
        one: i64 = 1
        #: Whose eyes it sees with, a bit a seat: its own, but where somebody measures what seeing more is worth.
        self.eyes: i64 = one << seat
        self.tactics: Tactics[Any] = tactics
        self.seed: i64 = stream.new_seed()
        # The stream of the deal at hand.
        self.deal: Chance = stream
        #: How many choices a play-on lasts before it is judged.
        self.horizon: i64 = horizon
        #: How many whole turns it lasts, where the tactics know how to complete one; the tree then ends at the root.
        self.turns: i64 = tactics.turns_ahead()
        self.tree: Tree = Tree(most_nodes)
        self.iterations: i64 = 0
        self.curiosity: float = CURIOSITY
        # The lowest and the highest mean met so far: choices are compared on this scale.
        self.low: float = 1.0
        self.high: float = 0.0
        self._menu: Menu = Menu(state.rules.vocabulary)
        #: What the seat may choose at the root, in every deal.
        self._root_menu: Menu = Menu(state.rules.vocabulary)
        state.offer(seat, self._root_menu)
        #: The nodes of what is on the menu, place by place.
        self._children: vec[i64] = vec[i64]([NONE] * state.rules.vocabulary)
        self._weights: vec[float] = vec[float]([0.0] * CANDIDATES)
        #: How far the tree is walked down, the nodes on the way, and who chose them: these grow when they must.
        self._depth: i64 = 0
        self._path: vec[i64] = vec[i64]([])
        self._movers: vec[i64] = vec[i64]([])
        self._values: vec[float] = vec[float]([0.0] * state.seats)

    def prefer(self, choice: i64, weight: float) -> None:
        """Let a choice of the root look so promising, whatever the tactics say."""
        if self.tree.child(0, choice) == NONE:
            self.tree.add(NONE, 0, choice, weight)

    def run(self, iterations: i64) -> None:
        """Run this many iterations more."""
        done: i64 = 0
        while done < iterations:
            self._iterate()
            done += 1
        self.iterations += iterations

    def best(self) -> int:
        """The choice looked at most: the one the search trusts."""
        tree = self.tree
        node = tree.first_child[0]
        best: i64 = NONE
        while node != NONE:
            if best == NONE or self._is_better(node, best):
                best = node
            node = tree.sibling[node]
        return NONE if best == NONE else tree.choice[best]

    def value(self, choice: int) -> float:
        """What the seat may expect of a choice, from 0 (lost) to 1 (won); a half where it was never tried."""
        node = self.tree.child(0, choice)
        if node == NONE or self.tree.visits[node] == 0:
            return 0.5
        return self.tree.worth[node] / float(self.tree.visits[node])

    def visits(self, choice: int) -> int:
        node = self.tree.child(0, choice)
        return 0 if node == NONE else self.tree.visits[node]

    def _is_better(self, node: i64, other: i64) -> bool:
        tree = self.tree
        if tree.visits[node] != tree.visits[other]:
            return tree.visits[node] > tree.visits[other]
        if tree.worth[node] != tree.worth[other]:
            return tree.worth[node] > tree.worth[other]
        return tree.choice[node] < tree.choice[other]

    def _iterate(self) -> None:
        tree = self.tree
        self._depth = 0
        mover = self.seat
        node = self._descend(self.state, 0, mover, self._root_menu)
        if node == NONE:
            return
        self.deal = Chance(derived_seed(self.seed, tree.visits[node]), GUESS_STREAM)
        state = self.state.dealt_again(self.eyes, self.deal)
        if self.eyes & (self.eyes - 1) == 0:
            self.tactics.suppose(state, self.seat, self.deal)
        menu = self._menu
        step = state.step()
        while True:
            self._remember(node, mover)
            step.play(state, mover, tree.choice[node])
            state.advance()
            if tree.visits[node] == 0 or len(state.stack) == 0 or self.turns > 0:
                break
            step = state.step()
            mover = self._mover(step.deciders(state))
            if mover == NONE:
                break
            menu.count = 0
            step.offer(state, mover, menu)
            node = self._descend(state, node, mover, menu)
            if node == NONE:
                break
        if self.turns > 0:
            self._play_turns(state)
        else:
            self._play_on(state)
        self._learn(state)

    def _remember(self, node: i64, mover: i64) -> None:
        """Go one step further down the tree."""
        if self._depth == len(self._path):
            self._path = append(self._path, node)
            self._movers = append(self._movers, mover)
        else:
            self._path[self._depth] = node
            self._movers[self._depth] = mover
        self._depth += 1

    def _mover(self, owing: i64) -> i64:
        """The seat asked next: the searching one first when several decide at once."""
        if owing == 0:
            return NONE
        if owing >> self.seat & 1:
            return self.seat
        mover: i64 = 0
        while not owing >> mover & 1:
            mover += 1
        return mover

    def _descend(self, state: AnyState, node: i64, mover: i64, menu: Menu) -> i64:
        """The branch to follow from here; NONE when the tree is full and the branch is not in it."""
        tree = self.tree
        weights = 0.0
        looks: i64 = 1
        children = self._children
        lower: i64 = NONE
        place: i64 = 0
        while place < menu.count:
            choice = menu.items[place]
            if lower != NONE and tree.choice[lower] > choice:
                lower = NONE
            child = tree.child_behind(lower, node, choice)
            if child == NONE:
                if tree.size() >= tree.most:
                    return NONE
                child = tree.add(lower, node, choice, self.tactics.weigh(state, mover, choice))
            children[place] = child
            lower = child
            tree.offered[child] += 1
            looks += tree.visits[child]
            weights += tree.weight[child]
            place += 1
        spread = self.high - self.low
        best: i64 = NONE
        most = -1.0
        reach = self.curiosity * sqrt(float(looks)) / weights
        place = 0
        while place < menu.count:
            child = children[place]
            seen = tree.visits[child]
            mean = 0.5
            if seen > 0 and spread > 0.0:
                mean = (tree.worth[child] / float(seen) - self.low) / spread
            score = mean + reach * tree.weight[child] / float(1 + seen)
            if score > most:
                most = score
                best = child
            place += 1
        return best

    def _play_on(self, state: AnyState) -> None:
        """Play as the tactics advise, for some choices and to the end of the turn then under way."""
        menu = self._menu
        played: i64 = 0
        last: i64 = NONE
        # Judged between two turns: in the middle of one a position means little.
        while played < 2 * self.horizon and len(state.stack) > 0:
            step = state.step()
            mover = self._mover(step.deciders(state))
            if mover == NONE or (played >= self.horizon and mover != last):
                return
            last = mover
            menu.count = 0
            step.offer(state, mover, menu)
            choice = menu.items[0]
            if menu.count > 1:
                choice = self._promising(state, mover)
            step.play(state, mover, choice)
            state.advance()
            played += 1

    def _play_turns(self, state: AnyState) -> None:
        """Complete the turn under way and play some more, each as well as the tactics can plan it."""
        tactics = self.tactics
        menu = self._menu
        turns: i64 = 0
        while len(state.stack) > 0:
            step = state.step()
            mover = self._mover(step.deciders(state))
            if mover == NONE:
                return
            if tactics.begins_turn(state):
                if turns == self.turns:
                    return
                turns += 1
            plan = tactics.complete(state, mover)
            if len(plan) == 0:
                menu.count = 0
                step.offer(state, mover, menu)
                step.play(state, mover, most_promising(tactics, state, mover, menu))
                state.advance()
            else:
                self._play_plan(state, mover, plan)

    def _play_plan(self, state: AnyState, mover: i64, plan: vec[i64]) -> None:
        """Choice by choice, as long as nobody else decides and nothing new comes to light."""
        counter = state.chance.counter
        reveals = state.reveals
        place: i64 = 0
        while place < len(plan):
            state.step().play(state, mover, plan[place])
            state.advance()
            place += 1
            if len(state.stack) == 0 or state.chance.counter != counter or state.reveals != reveals:
                return
            if state.step().deciders(state) >> mover & 1 == 0:
                return

    def _promising(self, state: AnyState, mover: i64) -> i64:
        """Of a few choices drawn, the more promising one is the likelier."""
        menu = self._menu
        stream = self.deal
        drawn = menu.count
        if drawn > CANDIDATES:
            drawn = CANDIDATES
        place: i64 = 0
        while place < drawn:
            other = place + stream.below(menu.count - place)
            choice = menu.items[other]
            menu.items[other] = menu.items[place]
            menu.items[place] = choice
            self._weights[place] = self.tactics.weigh(state, mover, choice)
            place += 1
        return menu.items[stream.weighted(self._weights, drawn)]

    def _learn(self, state: AnyState) -> None:
        """Every seat on the path learns how the end looks to it."""
        tree = self.tree
        values = self._values
        one: i64 = 1
        movers: i64 = 0
        step: i64 = 0
        while step < self._depth:
            movers |= one << self._movers[step]
            step += 1
        self.tactics.judge(state, movers, values)
        step = 0
        while step < self._depth:
            mover = self._movers[step]
            node = self._path[step]
            tree.visits[node] += 1
            tree.worth[node] += values[mover]
            mean = tree.worth[node] / float(tree.visits[node])
            if mean < self.low:
                self.low = mean
            if mean > self.high:
                self.high = mean
            step += 1

"""Civil War as a title: its parts put together."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from paddlewheel.games.civil_war import laws, view
from paddlewheel.games.civil_war.components import DECK, Decks, WarNumbers, load, load_named, load_numbers, load_own
from paddlewheel.games.civil_war.features import WarFeatures
from paddlewheel.games.civil_war.messages import say
from paddlewheel.games.civil_war.rules.cards import Cards
from paddlewheel.games.civil_war.rules.rules import WarRules
from paddlewheel.games.civil_war.rules.vocabulary import vocabulary
from paddlewheel.games.civil_war.state import War
from paddlewheel.games.civil_war.tactics.tactics import WarTactics
from paddlewheel.kernel import BadInput, ComponentFile, ComponentTable, Event, GameInfo, Options, Record
from paddlewheel.presentation import Debriefing, Line, PlayedTurn, PresentedGame, Scene, Size
from paddlewheel.presentation.printed import PrintedPart


def longest(cards: int) -> int:
    """The decisions of the longest war with any decks of this many cards in all.

    Each battle sends a card to a Graveyard, and a card of RECOVER2 brings two back once. Decisions in a battle: six
    reinforcements and one for every event to be aimed. Some cards recover, and all others are aimed.
    """
    return max((cards + 2 * recovering) * (6 + cards - recovering) for recovering in range(cards + 1))


STANDARD = "standard"

INFO = GameInfo(
    id="civil-war",
    title="Civil War",
    one_line="Two armies of cards meet in three columns; reinforcements decide, unseen until both are committed.",
    seats=(2, 2),
    usual_seats=2,
    minutes=(20, 40),
    credits=(
        "After the American Civil War card game by David and Joe McCord (NewVenture Games, 2016). "
        "The decks are a reconstruction of our own."
    ),
    rules_version=1,
    utility="zero-sum",
    hidden_information=True,
    simultaneous=True,
    longest=longest(2 * DECK),
    deepest=8,
)


class WarOptions(Options, frozen=True, kw_only=True):
    cards: Annotated[
        str,
        Meta(
            pattern=r"^[a-z0-9][a-z0-9_-]{0,39}$",
            description="The decks: standard, or the name of a file in the folder decks (mine: decks/mine.txt).",
        ),
    ] = STANDARD


class CivilWar(PresentedGame[War, WarRules, WarOptions, view.WarObservation]):
    """The war, with its two decks from a file."""

    round_events = frozenset({"battle"})

    def __init__(self, decks: Decks, numbers: WarNumbers | None = None) -> None:
        info = msgspec.structs.replace(INFO, longest=longest(len(decks.cards)))
        super().__init__(info, Path(__file__).parent, vocabulary([card.id for card in decks.cards]), WarOptions)
        self.decks: dict[str, Decks] = {STANDARD: decks}
        self.numbers: WarNumbers = numbers or load_numbers()

    def decks_called(self, name: str) -> Decks:
        """The decks of this name: the game's own, or a player's, read once."""
        if name not in self.decks:
            named = load_named(name)
            if named.size != self.decks[STANDARD].size:
                raise BadInput(say("fault-deck-size", name=name, size=named.size))
            self.decks[name] = named
        return self.decks[name]

    def make_rules(self, seats: int, options: WarOptions) -> WarRules:
        cards = Cards(self.decks_called(options.cards))
        return WarRules(cards, options.cards, self.numbers.reinforcements.value)

    def components_shown(self) -> tuple[ComponentTable, ...]:
        decks = self.decks[STANDARD]
        cards = ComponentTable(
            say("components"),
            say("components.note", size=f"{decks.size:02}"),
            tuple(say(f"components.{column}") for column in ("card", "name", "type", "value", "effects", "source")),
            tuple(
                (
                    card.id,
                    view.card_name(card.name),
                    card.kind,
                    str(card.value),
                    " ".join(map(str, card.effects)),
                    decks.source,
                )
                for card in decks.cards
            ),
        )
        return (*super().components_shown(), cards)

    def observe(self, state: War, seat: int | None) -> view.WarObservation:
        return view.observe(state, seat)

    def scene(self, observation: view.WarObservation) -> Scene:
        return view.scene(observation, self.decks_called(observation.cards), self.tokens)

    def reasons(self, turn: PlayedTurn[War]) -> list[str]:
        return view.reasons(turn, self.tactics(turn.before.rules))

    def possible_at(self, observation: view.WarObservation, element: str) -> list[int]:
        return view.possible_at(observation, self.decks_called(observation.cards), element)

    def text(self, observation: view.WarObservation) -> str:
        return view.text(observation, self.decks_called(observation.cards))

    def close_up(self, observation: view.WarObservation, size: Size) -> str:
        return view.close_up(observation, self.decks_called(observation.cards), size)

    def line(self, event: Event, seats: int) -> Line:
        return view.line(event)

    def read_components(self, file: ComponentFile) -> CivilWar:
        numbers, decks = load_own(file)
        return CivilWar(decks, numbers)

    def to_print(self, options: WarOptions) -> CivilWar:
        found = CivilWar(self.decks_called(options.cards), self.numbers)
        found.component_file = self.component_file
        return found

    def printed(self) -> tuple[PrintedPart, ...]:
        from paddlewheel.games.civil_war.print import printed  # few processes print

        return printed(self.decks[STANDARD])

    def debrief(self, record: Record) -> Debriefing:
        # Imported here: a debriefing replays the game.
        from paddlewheel.games.civil_war.debrief import debriefed

        return debriefed(record, self)

    def tactics(self, rules: WarRules) -> WarTactics:
        return WarTactics(rules)

    def features(self, rules: WarRules, seats: int) -> WarFeatures:
        return WarFeatures(rules)

    def broken_law(self, state: War) -> str | None:
        return laws.broken_law(state)


GAME = CivilWar(load())

"""People and bots who play one game at one terminal: who is asked, what is told, and what an answer does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from rich.text import Text

from paddlewheel.bots import Bot, make_bot
from paddlewheel.bots.hint import hint
from paddlewheel.cli.aid import aid_lines
from paddlewheel.cli.answers import chosen, listed_plans, tokens_meant
from paddlewheel.cli.curtain import Curtain, is_person
from paddlewheel.cli.journal import journal_rows
from paddlewheel.cli.saved_game import SavedGame
from paddlewheel.cli.words import say
from paddlewheel.kernel import BadInput, Event, Refusal, SeatView
from paddlewheel.presentation import Offer, Plan, Size, load_aid, status_text, unnamed_seat

#: Words that stand for commands besides their own names.
SHORT = {"q": "quit", "exit": "quit", "u": "undo", "?": "help", "table": "map"}
#: Different reasons that one `why` tells at most.
MOST_REASONS = 3


class Reply(NamedTuple):
    """What is said to an answer, and what it has done."""

    lines: list[Text]
    changed: bool = False
    leaves: bool = False
    #: Whether it asks to see the table again, or all of it.
    looks: bool = False
    looks_at_all: bool = False


class Session:
    """One game with its people and bots. It prints nothing: a plain or a full-screen table shows it."""

    def __init__(self, saved: SavedGame) -> None:
        self.saved = saved
        self.log = saved.log
        self.game = saved.log.game
        record = self.log.record
        self.bots: dict[int, Bot] = {
            seat: make_bot(player, record.seed, seat, self.game)
            for seat, player in enumerate(record.players)
            if not is_person(player)
        }
        self.people = self._people(record.players)
        #: How many events have been told. Whoever resumes a game knows the earlier ones.
        self.told = len(self.log.journal.events) if record.choices else 0
        self.curtain = Curtain(self.people, self.game.info.private_information, self.told)
        self._commands: dict[str, Callable[[int, str], list[Text]]] = {
            "help": self._explain,
            "why": self._why,
            "status": self._status,
            "rule": self._rule,
            "aid": self._aid,
            "story": self._story,
            "hint": self._hint,
            "plans": self._plans,
        }

    def _people(self, players: list[str]) -> dict[int, str]:
        """The people by name and side: *Ada, the Union*; side alone where nobody has given a name."""
        scene = self.game.scene(self.log.state.observe(None))
        sides = {area.seat: area.title for area in scene.areas if area.kind == "seat"}
        named: dict[int, str] = {}
        for seat, player in enumerate(players):
            if is_person(player):
                side = sides.get(seat, unnamed_seat(seat))
                article = say("article-in-title")
                side = side[0].lower() + side[1:] if side.startswith(article) else side
                given = player.partition(":")[2]
                named[seat] = f"{given}, {side}" if given else side
        return named

    # -- who is asked ---------------------------------------------------------------------------------

    def seat(self) -> int | None:
        """The seat that is asked next: the person at the screen decides all that is theirs first. None: it is over."""
        deciders = self.log.state.deciders
        at_screen = self.curtain.at_screen
        if not deciders:
            return None
        return at_screen if at_screen is not None and at_screen in deciders else deciders[0]

    def run_on(self, tell: Callable[[], None]) -> int | None:
        """Let bots play, and play what leaves no choice. Returns the person who has to decide; None: it is over.

        `tell` is called after the turn of a bot, unless only some of the people may see what is told.
        """
        while (seat := self.seat()) is not None:
            if seat in self.bots:
                self.saved.play(seat, self.bots[seat].choose(SeatView(self.log.state, seat)), by_bot=True)
                if seat not in self.log.state.deciders and not self.curtain.is_needed:
                    tell()
            elif self._is_forced(seat):
                self.saved.play(seat, self.offers(seat)[0].token)
            else:
                return seat
        self.saved.finish()
        return None

    def _is_forced(self, seat: int) -> bool:
        """Whether there is nothing to decide. Behind a curtain a person is shown at least one decision a turn."""
        if self.curtain.is_needed and (seat != self.curtain.at_screen or not self.curtain.has_decided):
            return False
        offers = self.offers(seat)
        return len(offers) == 1 and not offers[0].waits and not offers[0].confirm

    def offers(self, seat: int) -> list[Offer]:
        """What this seat can choose."""
        return list(self.game.scene(self.log.state.observe(seat)).offers)

    def example(self, seat: int) -> str:
        """A sentence that would be a whole proposal here; empty where none can be made."""
        form = self.game.form(SeatView(self.log.state, seat))
        return "" if form is None else form.example

    # -- what is told ---------------------------------------------------------------------------------

    def close_up(self, seat: int | None, size: Size) -> str:
        """The table as this seat sees it."""
        return self.game.close_up(self.log.state.observe(seat), size)

    def news(self) -> list[Text]:
        """What has happened since the last time, as far as the people here may know it: bots' turns in short."""
        viewer = next(iter(self.people)) if len(self.people) == 1 else None
        if self.curtain.at_screen is not None:
            viewer = self.curtain.at_screen
            self.told = self.curtain.last_seen(viewer)
        events = self.log.journal.events
        rows = self._rows((event for event in events[self.told :] if event.known_to(viewer)), viewer)
        self.told = len(events)
        self.curtain.note_seen(self.told)
        return rows

    def _rows(self, events: Iterable[Event], viewer: int | None, is_whole: bool = False) -> list[Text]:
        state = self.log.state
        lines = [self.game.told(event, state.seats) for event in events]
        scene = self.game.scene(state.observe(viewer))
        return journal_rows(lines, scene, lambda seat: is_whole or seat not in self.bots)

    def ending(self) -> list[str]:
        """What can be done with a finished game."""
        path = self.saved.path
        lines = [say("replay-it", path=str(path)), say("analyse-it", path=str(path))]
        if self.game.has_debriefing:
            lines.append(say("debrief-it", path=str(path), page=path.with_suffix(".html").name))
        return lines

    # -- what is answered -----------------------------------------------------------------------------

    def answer(self, seat: int, answer: str) -> Reply:
        """Act on what a person types."""
        words = " ".join(answer.split())
        try:
            if not words:
                return Reply([], looks=True)
            done = self._commanded(seat, words)
            return done or Reply(self._make(seat, words), changed=True)
        except (Refusal, BadInput) as error:
            # Words that mean no choice may be the beginning of a command.
            begun = [name for name in self._commands if name.startswith(words.casefold()) and name != words.casefold()]
            return self.answer(seat, begun[0]) if len(begun) == 1 else Reply([Text(str(error), "yellow")])

    def _commanded(self, seat: int, words: str) -> Reply | None:
        """Carry a command out; None: it is none."""
        first, _, rest = words.replace("?", "? ", 1).partition(" ") if words.startswith("?") else words.partition(" ")
        command, rest = SHORT.get(first.casefold(), first.casefold()), rest.strip()
        if rest and command not in ("help", "why"):
            return None
        if command == "quit":
            return Reply([], leaves=True)
        if command == "map":
            return Reply([], looks=True, looks_at_all=True)
        if command == "undo":
            self._undo(seat)
            return Reply([], changed=True)
        return Reply(self._commands[command](seat, rest)) if command in self._commands else None

    def _make(self, seat: int, words: str) -> list[Text]:
        """Make choices in a row. They end where something comes to light or one is refused; the others stand."""
        view = SeatView(self.log.state, seat)
        form = partial(self.game.form, view)
        tokens = chosen(words, self.offers(seat), self.game.tokens, lambda: self.plans(seat), form)
        for made, token in enumerate(tokens):
            refused = self.log.refusal("choice", seat, token) if made else None
            why = str(refused) if refused else say("come-to-light") if not self.log.undo_steps(seat) else ""
            if made and why:
                return [Text(say("stopped-after", made=made, count=len(tokens), why=why), "yellow")]
            self.saved.play(seat, token)
            self.curtain.has_decided = True
        return []

    def _undo(self, seat: int) -> None:
        """Take the last choice back, and with it what left no choice after it."""
        self.saved.undo(seat)
        while self._is_forced(seat) and self.log.undo_steps(seat):
            self.saved.undo(seat)
        self.told = min(self.told, len(self.log.journal.events))
        self.curtain.forget_after(self.told)

    def plans(self, seat: int) -> tuple[Plan, ...]:
        """Chains of choices that this seat can make now."""
        return self.game.plans(SeatView(self.log.state, seat))

    def _explain(self, seat: int, which: str) -> list[Text]:
        offers = self.offers(seat)
        if which:
            meant = tokens_meant(which, offers, [offer.token for offer in offers])
            return [_explained(offer) for offer in offers if offer.token in meant]
        return [*map(Text, say("help").splitlines()), *map(_explained, offers)]

    def _why(self, seat: int, words: str) -> list[Text]:
        if not words:
            raise BadInput(say("say-what"))
        tokens = tokens_meant(words, self.offers(seat), self.game.tokens)
        refusals = {token: self.log.state.why_not(seat, token) for token in tokens}
        allowed = [token for token, refusal in refusals.items() if refusal is None]
        if allowed:
            return [Text(say("you-can-do-that", choices="; ".join(allowed[:MOST_REASONS])))]
        reasons = {str(refusal): token for token, refusal in refusals.items()}
        if len(reasons) == 1:
            return [Text(reason) for reason in reasons]
        told = [Text(f"{token}: {reason}") for reason, token in list(reasons.items())[:MOST_REASONS]]
        more = len(reasons) - len(told)
        return [*told, Text(say("can-mean-choices", words=repr(words), count=len(tokens)))] if more else told

    def _status(self, seat: int, _: str) -> list[Text]:
        seen = self.log.state.observe(seat)
        return [Text(line) for line in status_text(self.game.scene(seen).status, seen.deciders).splitlines()]

    def _rule(self, seat: int, _: str) -> list[Text]:
        rule = self.game.rulebook[self.log.state.rule()]
        return [Text(f"{rule.id}: {rule.text}")]

    def _aid(self, seat: int, _: str) -> list[Text]:
        aid = load_aid(self.game.folder)
        return [Text(say("no-aid-here"))] if aid is None else aid_lines(self.game.about.title, aid)

    def _story(self, seat: int, _: str) -> list[Text]:
        return self._rows(self.log.events(seat), seat, is_whole=True)

    def _hint(self, seat: int, _: str) -> list[Text]:
        advice = hint(SeatView(self.log.state, seat), len(self.log.choices))
        return [Text(line) for line in (advice.plan, *advice.reasons, advice.compared) if line]

    def _plans(self, seat: int, _: str) -> list[Text]:
        return [Text(line) for line in listed_plans(self.plans(seat)) or [say("no-plans")]]


def _explained(offer: Offer) -> Text:
    return Text.assemble(
        "  ", (offer.label, "bold"), f": {offer.help or say('no-more-to-say')}  ", (offer.token, "dim")
    )

"""A game in the terminal."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import Annotated

import typer

from paddlewheel import registry
from paddlewheel.bots import PERSON, Bot, make_bot
from paddlewheel.bots.hint import hint
from paddlewheel.cli.output import (
    GameArgument,
    JsonFlag,
    OptionsOption,
    console,
    print_json,
    read_options,
    read_players,
)
from paddlewheel.cli.saved_game import SavedGame
from paddlewheel.kernel import BadInput, Refusal, SeatView
from paddlewheel.presentation import Offer

HELP = """Answer with the number of a choice, or with its words.
  ? or ? 3   what the choices mean, or choice 3
  why WORDS  why something cannot be done now
  rule       the rule in force
  story      what has happened so far
  hint       what a strong player would do, and why
  undo       take your last choice back
  quit       leave; the game is saved and can be resumed"""


def play(
    game: GameArgument = "mississippi-queen",
    seats: Annotated[str, typer.Option("--seats", help="How many, or who sits where: you,steady,random.")] = "",
    seed: Annotated[int | None, typer.Option("--seed", help="Fix the shuffle; random by default.", min=0)] = None,
    option: OptionsOption = None,
    save: Annotated[Path | None, typer.Option("--save", help="The record file to write while playing.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved record.")] = None,
    json: JsonFlag = False,
) -> None:
    """Play in the terminal, against bots or at one keyboard."""
    saved = _new(game, seats, seed, option, save) if resume is None else SavedGame.resume(resume, PERSON)
    session = TerminalSession(saved)
    if json:
        log = saved.log
        print_json(
            {
                "game": log.game.info.id,
                "record": str(saved.path),
                "players": log.players,
                "choices": len(log.choices),
                "outcome": log.state.outcome,
                "offers": session.offers(),
            }
        )
        return
    session.run()


def _new(name: str, seats: str, seed: int | None, option: list[str] | None, save: Path | None) -> SavedGame:
    game = registry.load(name)
    players = read_players(game, seats, PERSON, "steady")
    chosen = secrets.randbits(63) if seed is None else seed
    path = save or _saves() / f"{name}-{chosen}.record"
    return SavedGame.new(game, players, chosen, read_options(game, option), path)


def _saves() -> Path:
    folder = Path(typer.get_app_dir("paddlewheel")) / "saves"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


class TerminalSession:
    """People and bots who play one game in a terminal."""

    def __init__(self, saved: SavedGame) -> None:
        self.saved = saved
        self.log = saved.log
        self.game = saved.log.game
        record = self.log.record
        self.bots: dict[int, Bot] = {
            seat: make_bot(player, record.seed, seat, self.game)
            for seat, player in enumerate(record.players)
            if player != PERSON
        }
        self.people = [seat for seat in range(record.seats) if seat not in self.bots]
        #: How many events have been printed. Whoever resumes a game knows the earlier ones.
        self.told = len(self.log.journal.events) if record.choices else 0

    def seat(self) -> int:
        """The seat that is asked next."""
        return self.log.state.deciders[0]

    def offers(self) -> list[Offer]:
        if not self.log.state.deciders:
            return []
        return list(self.game.scene(self.log.state.observe(self.seat())).offers)

    def run(self) -> None:
        """Ask and play until the game is over or somebody leaves."""
        console.print(f"[bold]{self.game.info.title}[/]. {self.game.info.credits}", highlight=False)
        console.print(
            f"[dim]Saved as {self.saved.path} while you play. Type ? for help.[/]", highlight=False, soft_wrap=True
        )
        self.tell()
        while self.log.state.deciders:
            seat = self.seat()
            if seat in self.bots:
                self.saved.play(seat, self.bots[seat].choose(SeatView(self.log.state, seat)), by_bot=True)
                self.tell()
            elif not self.ask(seat):
                console.print(
                    f"Saved. Go on with: paddlewheel play --resume {self.saved.path}", highlight=False, soft_wrap=True
                )
                return
        self.saved.finish()
        self.tell()
        console.print("\n" + self.game.text(self.log.state.observe(None)), highlight=False, markup=False)

    def tell(self) -> None:
        """Print what has happened since the last time, as far as the people here may know it."""
        viewer = self.people[0] if len(self.people) == 1 else None
        events = self.log.journal.events
        for event in events[self.told :]:
            if event.known_to(viewer):
                line = self.game.line(event, self.log.state.seats)
                console.print(f"  [dim]{line.text}[/]", highlight=False)
        self.told = len(events)

    def ask(self, seat: int) -> bool:
        """Ask a person for one choice. False: they leave."""
        state = self.log.state
        seen = state.observe(seat)
        offers = self.offers()
        if len(self.people) > 1 and self.game.info.hidden_information and len(state.deciders) > 1:
            console.input(f"Seat {seat} decides; the others look away. [dim]Enter[/] ")
        console.print("\n" + self.game.text(seen), highlight=False, markup=False)
        for number, offer in enumerate(offers, 1):
            console.print(f"  [bold]{number:2}[/]  {offer.label}  [dim]{offer.token}[/]", highlight=False)
        while True:
            try:
                answer = console.input("[bold]>[/] ").strip()
            except (EOFError, KeyboardInterrupt):
                console.print()
                return False
            if answer in ("q", "quit", "exit"):
                return False
            if self.answered(seat, answer, offers):
                return True

    def answered(self, seat: int, answer: str, offers: list[Offer]) -> bool:
        """Act on an answer. True: the table has changed."""
        try:
            if answer in ("u", "undo"):
                self.saved.undo(seat)
                self.told = min(self.told, len(self.log.journal.events))
                return True
            if answer.startswith("?") or answer in ("h", "help"):
                self.explain(answer.removeprefix("?").strip(), offers)
            elif answer.startswith("why "):
                refusal = self.log.state.why_not(seat, answer.removeprefix("why ").strip())
                console.print(str(refusal) if refusal else "You can do that.", highlight=False)
            elif answer == "rule":
                rule = self.game.rulebook[self.log.state.rule()]
                console.print(f"{rule.id}: {rule.text}", highlight=False)
            elif answer == "hint":
                labels = {offer.token: offer.label for offer in self.offers()}
                advice = hint(SeatView(self.log.state, seat), labels, len(self.log.choices))
                console.print(
                    f"{advice.why} [dim]{advice.token}, {advice.iterations:,} looks ahead[/]", highlight=False
                )
            elif answer == "story":
                for event in self.log.events(seat):
                    console.print(f"  {self.game.line(event, self.log.state.seats).text}", highlight=False)
            else:
                self.saved.play(seat, self.token(answer, offers))
                self.tell()
                return True
        except Refusal as refusal:
            console.print(f"[yellow]{refusal}[/]", highlight=False)
        except BadInput as error:
            console.print(f"[yellow]{error}[/]", highlight=False)
        return False

    def token(self, answer: str, offers: list[Offer]) -> str:
        """The token an answer stands for: a number of the list, or the token itself."""
        if re.fullmatch(r"[0-9]+", answer):
            if not 1 <= int(answer) <= len(offers):
                raise BadInput(f"choose from 1 to {len(offers)}, or type ? for help")
            return offers[int(answer) - 1].token
        if answer not in self.game.tokens:
            raise BadInput(f"{answer!r} is none of the choices; type a number from 1 to {len(offers)}, or ? for help")
        return answer

    def explain(self, which: str, offers: list[Offer]) -> None:
        if which.isdigit() and 1 <= int(which) <= len(offers):
            offers = [offers[int(which) - 1]]
        else:
            console.print(HELP, highlight=False, markup=False)
        for offer in offers:
            console.print(f"  [bold]{offer.label}[/]: {offer.help or 'no more to say'}", highlight=False)

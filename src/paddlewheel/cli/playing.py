"""A game in the terminal."""

from __future__ import annotations

import secrets
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from paddlewheel.bots import PERSON, Bot, make_bot
from paddlewheel.bots.hint import hint
from paddlewheel.cli.about import print_aid
from paddlewheel.cli.answers import chosen, listed_plans
from paddlewheel.cli.curtain import Curtain, is_person
from paddlewheel.cli.journal import print_journal
from paddlewheel.cli.output import (
    ComponentsOption,
    GameArgument,
    JsonFlag,
    OptionsOption,
    SetOption,
    check_outputs,
    console,
    load_game,
    print_json,
    read_options,
    read_players,
)
from paddlewheel.cli.saved_game import SavedGame
from paddlewheel.kernel import BadInput, Event, Refusal, SeatView
from paddlewheel.presentation import LoadedGame, Offer, Plan, load_aid, status_text

#: What is played if nothing is said.
FIRST_GAME = "mississippi-queen"

HELP = """Answer with the number of a choice, or with its words or their beginning.
  forward 3  a choice three times in a row
  plans      whole chains of choices, each in one line; type the beginning of its words to make them
  offer ...  a whole proposal in a sentence, where you may make one: its example stands below the choices
  ? or ? 3   what the choices mean, or choice 3
  why WORDS  why something cannot be done now
  status     what decides right now, in a few figures
  rule       the rule in force
  aid        the player aid: the turn, what things cost, the end
  story      what has happened so far
  hint       what a strong player would do, and why
  undo       take your last choice back
  quit       leave; the game is saved and can be resumed"""


def play(
    game: GameArgument = "",
    seats: Annotated[str, typer.Option("--seats", help="How many: you, and steady bots.")] = "",
    players: Annotated[str, typer.Option("--players", help="Who sits where: you:Ada,you:Bob,steady.")] = "",
    seed: Annotated[int | None, typer.Option("--seed", help="Fix the shuffle; random by default.", min=0)] = None,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    set_: SetOption = None,
    save: Annotated[Path | None, typer.Option("--save", help="The record file to write while playing.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved record.")] = None,
    json: JsonFlag = False,
) -> None:
    """Play in the terminal, against bots or at one keyboard."""
    if resume is None:
        loaded = load_game(game or FIRST_GAME, components, set_)
        saved = _new(loaded, read_players(loaded, seats, PERSON, "steady", players), seed, option, save)
    else:
        if any((seats, players, option, components, set_, save)) or seed is not None:
            raise BadInput("a record says itself who plays and with what: --resume goes without other options")
        saved = SavedGame.resume(resume, PERSON, game)
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


def _new(
    game: LoadedGame, players: list[str], seed: int | None, option: list[str] | None, save: Path | None
) -> SavedGame:
    check_outputs(save)
    chosen = secrets.randbits(63) if seed is None else seed
    path = save or _saves() / f"{game.info.id}-{chosen}.record"
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
            if not is_person(player)
        }
        self.people = {
            seat: player.partition(":")[2] or f"Player {seat + 1}"
            for seat, player in enumerate(record.players)
            if is_person(player)
        }
        #: How many events have been printed. Whoever resumes a game knows the earlier ones.
        self.told = len(self.log.journal.events) if record.choices else 0
        self.curtain = Curtain(self.people, self.game.info.private_information, self.told)

    def seat(self) -> int:
        """The seat that is asked next: the person at the screen decides all that is theirs first."""
        deciders = self.log.state.deciders
        at_screen = self.curtain.at_screen
        return at_screen if at_screen is not None and at_screen in deciders else deciders[0]

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
                # A turn of a bot is told when it is over.
                if self.log.state.deciders and self.seat() != seat:
                    self.tell()
            elif not self.ask(seat):
                console.print(
                    f"Saved. Go on with: paddlewheel play --resume {self.saved.path}", highlight=False, soft_wrap=True
                )
                return
        self.saved.finish()
        self.curtain.clear()
        self.tell()
        console.print("\n" + self.game.text(self.log.state.observe(None)), highlight=False, markup=False)
        if self.game.has_debriefing:
            page = self.saved.path.with_suffix(".html").name
            command = f"paddlewheel debrief {self.saved.path} --html {page}"
            console.print(f"\nLook back together: {command}", highlight=False, markup=False, soft_wrap=True)

    def tell(self) -> None:
        """Print what has happened since the last time, as far as the people here may know it: bots' turns in short."""
        viewer = next(iter(self.people)) if len(self.people) == 1 else None
        events = self.log.journal.events
        self.print([event for event in events[self.told :] if event.known_to(viewer)], viewer)
        self.told = len(events)

    def print(self, events: list[Event], viewer: int | None, is_whole: bool = False) -> None:
        state = self.log.state
        lines = [self.game.told(event, state.seats) for event in events]
        scene = self.game.scene(state.observe(viewer))
        print_journal(lines, scene, lambda seat: is_whole or seat not in self.bots, indent="  ")

    def ask(self, seat: int) -> bool:
        """Ask a person for one choice. False: they leave."""
        if self.curtain.is_new(seat):
            try:
                self.curtain.hand_over(seat)
            except (EOFError, KeyboardInterrupt):
                console.print()
                return False
            known = self.curtain.last_seen(seat)
            self.print([event for event in self.log.journal.events[known:] if event.known_to(seat)], seat)
        self.curtain.note_seen(len(self.log.journal.events))
        seen = self.log.state.observe(seat)
        offers = self.offers()
        console.print("\n" + self.game.text(seen), highlight=False, markup=False)
        for number, offer in enumerate(offers, 1):
            console.print(f"  [bold]{number:2}[/]  {escape(offer.label)}  [dim]{offer.token}[/]", highlight=False)
        form = self.game.form(SeatView(self.log.state, seat))
        if form is not None and form.example:
            console.print(f"      or in a sentence: {form.example}", highlight=False, markup=False)
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
                self.curtain.forget_after(self.told)
                return True
            if answer.startswith("?") or answer in ("h", "help"):
                self.explain(answer.removeprefix("?").strip(), offers)
            elif answer.startswith("why "):
                refusal = self.log.state.why_not(seat, answer.removeprefix("why ").strip())
                console.print(str(refusal) if refusal else "You can do that.", highlight=False)
            elif answer == "rule":
                rule = self.game.rulebook[self.log.state.rule()]
                console.print(f"{rule.id}: {rule.text}", highlight=False)
            elif answer == "aid":
                self.show_aid()
            elif answer == "hint":
                advice = hint(SeatView(self.log.state, seat), len(self.log.choices))
                for line in filter(None, (advice.plan, *advice.reasons, advice.compared)):
                    console.print(f"  {line}", highlight=False, markup=False)
            elif answer == "status":
                seen = self.log.state.observe(seat)
                told = status_text(self.game.scene(seen).status, seen.deciders)
                console.print(told, highlight=False, markup=False)
            elif answer == "story":
                self.print(self.log.events(seat), seat, is_whole=True)
            elif answer == "plans":
                for line in listed_plans(self.plans(seat)) or ["There are no plans here."]:
                    console.print(f"  {line}", highlight=False, markup=False)
            else:
                view = SeatView(self.log.state, seat)
                form = partial(self.game.form, view)
                self.make(seat, chosen(answer, offers, self.game.tokens, lambda: self.plans(seat), form))
                self.tell()
                return True
        except Refusal as refusal:
            console.print(f"[yellow]{refusal}[/]", highlight=False)
        except BadInput as error:
            console.print(f"[yellow]{error}[/]", highlight=False)
        return False

    def plans(self, seat: int) -> tuple[Plan, ...]:
        return self.game.plans(SeatView(self.log.state, seat))

    def make(self, seat: int, tokens: list[str]) -> None:
        """Make choices in a row. They end where something comes to light or one is refused; the others stand."""
        for made, token in enumerate(tokens):
            refused = self.log.refusal("choice", seat, token) if made else None
            why = str(refused) if refused else "Something has come to light." if not self.log.undo_steps(seat) else ""
            if made and why:
                console.print(f"[yellow]Stopped after {made} of {len(tokens)} choices: {why}[/]", highlight=False)
                return
            self.saved.play(seat, token)

    def show_aid(self) -> None:
        aid = load_aid(self.game.folder)
        if aid is None:
            console.print("This game has no player aid.", highlight=False)
        else:
            print_aid(self.game.info.title, aid)

    def explain(self, which: str, offers: list[Offer]) -> None:
        if which.isdigit() and 1 <= int(which) <= len(offers):
            offers = [offers[int(which) - 1]]
        else:
            console.print(HELP, highlight=False, markup=False)
        for offer in offers:
            console.print(
                f"  [bold]{escape(offer.label)}[/]: {escape(offer.help or 'no more to say')}", highlight=False
            )

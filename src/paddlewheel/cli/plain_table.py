"""The plain table: lines that scroll by, for pipes, small screens and screen readers."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.padding import Padding
from rich.text import Text

from paddlewheel.cli.choice_list import choice_lines
from paddlewheel.cli.output import console
from paddlewheel.cli.session import Session
from paddlewheel.cli.words import say
from paddlewheel.presentation import Size

#: Clear the screen, clear what has scrolled off it, and go to its top.
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
#: Fewer columns make no map.
LEAST_WIDTH = 40


class PlainTable:
    """A session as lines of text."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def run(self) -> None:
        """Ask and play until the game is over or somebody leaves."""
        session = self.session
        console.print(f"[bold]{session.game.about.title}[/]. {session.game.about.credits}", highlight=False)
        console.print(Text(say("saved-as", path=str(session.saved.path)), "dim"), highlight=False, soft_wrap=True)
        while (seat := session.run_on(lambda: self.say(session.news()))) is not None:
            if not self.ask(seat):
                self.clear()
                console.print(
                    say("saved", path=str(session.saved.path)),
                    markup=False,
                    highlight=False,
                    soft_wrap=True,
                )
                return
        session.curtain.close()
        self.clear()
        self.say(session.news())
        console.print("\n" + session.close_up(None, self._size(6)), highlight=False, markup=False)
        for line in ["", *session.ending()]:
            console.print(line, highlight=False, markup=False, soft_wrap=True)

    def ask(self, seat: int) -> bool:
        """Ask a person until the table has changed. False: they leave."""
        session = self.session
        try:
            if session.curtain.is_closed_for(seat):
                self.clear()
                console.input(Text(f"{session.curtain.invitation(seat)} "))
                self.clear()
                session.curtain.open_for(seat)
            self.say(session.news())
            self.show(seat)
            while True:
                reply = session.answer(seat, console.input("[bold]>[/] "))
                self.say(reply.lines)
                if reply.changed or reply.leaves:
                    return reply.changed
                if reply.looks:
                    self.show(seat, reply.looks_at_all)
        except (EOFError, KeyboardInterrupt):
            console.print()
            return False

    def show(self, seat: int, is_whole: bool = False) -> None:
        """The table and the choices; around the mover as much as fits on the screen."""
        labels = [offer.label for offer in self.session.offers(seat)]
        width = self._size(0).width
        choices = choice_lines(labels, width, max(3, console.height // 7), self.session.example(seat))
        size = Size(width, None) if is_whole else self._size(len(choices) + 2)
        console.print("\n" + self.session.close_up(seat, size), highlight=False, markup=False)
        for line in choices:
            console.print(line, highlight=False, markup=False)

    def say(self, lines: Iterable[Text]) -> None:
        for line in lines:
            console.print(Padding(line, (0, 0, 0, 2), expand=False), highlight=False)

    def clear(self) -> None:
        """Leave nothing on the screen, off it, or in the history of answers that only one of the people may see."""
        if not self.session.curtain.is_needed:
            return
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()
        if console.is_terminal:
            console.file.write(CLEAR)
            console.file.flush()

    def _size(self, taken: int) -> Size:
        """The room on the screen beside this many lines."""
        return Size(max(LEAST_WIDTH, console.width), max(1, console.height - taken))

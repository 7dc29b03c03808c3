"""The full-screen table: board, choices, help and journal side by side, with mouse and keys."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from paddlewheel.cli.session import Reply, Session
from paddlewheel.cli.words import say
from paddlewheel.presentation import Size

#: The width of what stands beside the board.
BESIDE = 38
CSS = f"""
#board-box {{ height: 1fr; }}
#board {{ width: auto; }}
#journal {{ height: 25%; min-height: 6; border-top: solid $primary; }}
#beside {{ width: {BESIDE}; border-left: solid $primary; }}
#choices {{ height: auto; max-height: 65%; border: none; padding: 0; }}
#help {{ height: 1fr; border-top: solid $primary; }}
#answer {{ border: none; height: 1; padding: 0 1; }}
#invitation {{ width: 100%; height: 100%; content-align: center middle; }}
"""


#: Keys with what they do and the name of their words.
KEYS = (
    ("f1", "say('?')", "help"),
    ("f2", "whole", "whole-table"),
    ("f3", "say('hint')", "hint"),
    ("f4", "say('undo')", "undo"),
    ("f5", "say('story')", "story"),
    ("f6", "say('status')", "status"),
    ("f7", "say('rule')", "rule"),
    ("f8", "say('aid')", "aid"),
    ("ctrl+q", "quit", "leave"),
)


class CurtainScreen(Screen[None]):
    """Covers the table until the next person says that they are there."""

    def __init__(self, invitation: str) -> None:
        super().__init__()
        self._bindings.bind("enter", "app.open_curtain", say("i-am-here"))
        self._invitation = invitation

    def compose(self) -> ComposeResult:
        yield Static(Text(self._invitation, "bold"), id="invitation")

    def on_click(self) -> None:
        """A click says the same as Enter."""
        self.app.call_next(self.app.run_action, "open_curtain")


class FullScreenTable(App[None]):
    """A session on the whole screen."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("pageup", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(1)", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        for key, action, name in KEYS:
            self._bindings.bind(key, action, say(f"key-{name}"), priority=name == "leave")
        self.session = session
        #: Who is asked; nobody while bots think, behind the curtain and after the end.
        self.asked: int | None = None
        self.is_whole = False
        self._waiting: int | None = None

    def compose(self) -> ComposeResult:
        with Horizontal():
            with Vertical():
                with VerticalScroll(id="board-box", can_focus=False):
                    yield Static(id="board", markup=False)
                yield RichLog(id="journal", wrap=True, min_width=0)
            with Vertical(id="beside"):
                yield OptionList(id="choices", markup=False)
                yield RichLog(id="help", wrap=True, min_width=0)
        yield Input(id="answer", placeholder=say("what-can-be-typed"))
        yield Footer()

    def on_mount(self) -> None:
        self.title = self.session.game.about.title
        for widget in self.query("OptionList, RichLog"):
            widget.can_focus = False  # whatever is typed is typed into the line
        self.query_one("#answer", Input).focus()
        self.call_after_refresh(self.run_on)

    # -- the run of the game ------------------------------------------------------------------------------

    @work(thread=True, exclusive=True)
    def run_on(self) -> None:
        """Bots think beside the screen; nobody is asked meanwhile."""
        seat = self.session.run_on(lambda: self.call_from_thread(self._show_news))
        self.call_from_thread(self._come_to, seat)

    def _come_to(self, seat: int | None) -> None:
        """A person has to decide, or it is over."""
        curtain = self.session.curtain
        if seat is None:
            curtain.close()
            self._end()
        elif curtain.is_closed_for(seat):
            self._wipe()
            self._waiting = seat
            self.push_screen(CurtainScreen(curtain.invitation(seat)))
        else:
            self._ask(seat)

    def action_open_curtain(self) -> None:
        """The next person is there."""
        seat = self._waiting
        if seat is not None:
            self._waiting = None
            self.pop_screen()
            self.session.curtain.open_for(seat)
            self._ask(seat)

    def _ask(self, seat: int) -> None:
        self.asked = seat
        self.is_whole = False
        self._show_news()
        self._show_board()
        choices = self._choices
        choices.clear_options()
        choices.add_options(
            [Option(Text(f"{number:2}  {offer.label}")) for number, offer in enumerate(self.session.offers(seat), 1)]
        )
        choices.highlighted = 0

    def _end(self) -> None:
        if self.session.curtain.is_needed:
            self._wipe()
        self._choices.clear_options()
        self._show_news()
        last = ["", *self.session.ending(), say("ctrl-q-leaves")]
        width, height = self._room()
        board = self.session.close_up(None, Size(width, height and height - len(last)))
        self._board.update(Text("\n".join([board, *last])))

    def _answer(self, words: str) -> None:
        """What somebody has typed, clicked or pressed a key for."""
        if self.asked is None:
            return
        reply = self.session.answer(self.asked, words)
        if reply.leaves:
            self.exit()
            return
        self._show_reply(reply)
        if reply.changed:
            self.asked = None
            self._choices.clear_options()
            self.run_on()

    def _show_reply(self, reply: Reply) -> None:
        if reply.looks:
            self.is_whole = reply.looks_at_all
            self._show_board()
        panel = self.query_one("#help", RichLog)
        panel.clear()
        for line in reply.lines:
            panel.write(line, scroll_end=False)

    # -- what is on the screen ----------------------------------------------------------------------------

    @property
    def _board(self) -> Static:
        return self.query_one("#board", Static)

    @property
    def _choices(self) -> OptionList:
        return self.query_one("#choices", OptionList)

    def _room(self) -> Size:
        box = self.query_one("#board-box", VerticalScroll).size
        return Size(max(40, box.width), box.height or None)

    def _show_board(self) -> None:
        if self.asked is not None:
            size = self._room()
            shown = self.session.close_up(self.asked, Size(size.width, None if self.is_whole else size.height))
            self._board.update(Text(shown, no_wrap=True))
            self.query_one("#board-box", VerticalScroll).scroll_home(animate=False)

    def _show_news(self) -> None:
        journal = self.query_one("#journal", RichLog)
        for row in self.session.news():
            journal.write(row)

    def _wipe(self) -> None:
        """Leave nothing that only one of the people may see."""
        self.asked = None
        self._board.update("")
        self._choices.clear_options()
        self.query_one("#answer", Input).value = ""
        for name in ("#help", "#journal"):
            self.query_one(name, RichLog).clear()

    # -- mouse and keys -----------------------------------------------------------------------------------

    def action_say(self, words: str) -> None:
        self._answer(words)

    def action_whole(self) -> None:
        self.is_whole = not self.is_whole
        self._show_board()

    @on(OptionList.OptionSelected)
    def _choose(self, event: OptionList.OptionSelected) -> None:
        self._answer(str(event.option_index + 1))

    @on(OptionList.OptionHighlighted)
    def _explain(self, event: OptionList.OptionHighlighted) -> None:
        if self.asked is not None:
            self._show_reply(self.session.answer(self.asked, f"? {event.option_index + 1}"))

    @on(Input.Submitted)
    def _typed(self, event: Input.Submitted) -> None:
        """Without words, Enter makes the choice that is marked. What is typed while nobody is asked stays there."""
        if self.asked is None:
            return
        words = event.value.strip()
        event.input.value = ""
        marked = self._choices.highlighted
        self._answer(words if words or marked is None else str(marked + 1))

    def action_step(self, lines: int) -> None:
        """Mark the next choice."""
        if lines < 0:
            self._choices.action_cursor_up()
        else:
            self._choices.action_cursor_down()

    def action_scroll(self, pages: int) -> None:
        """Turn the pages of the board."""
        box = self.query_one("#board-box", VerticalScroll)
        box.scroll_relative(y=pages * box.size.height // 2, animate=False)

    def on_resize(self) -> None:
        self.call_after_refresh(self._show_board)

"""The messages between a table and its players and spectators. `docs/api.md` describes them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from paddlewheel.kernel import OptionValue, Outcome
from paddlewheel.presentation import Form, Line, Plan, Scene, SceneChange
from paddlewheel.tables.clock import TimeLeft
from paddlewheel.tables.errors import Code
from paddlewheel.tables.models import (
    ChatLine,
    ChatText,
    ClientId,
    ClockPlan,
    Count,
    ElementId,
    Key,
    Picked,
    SeatNumber,
    Status,
    Token,
    Watching,
)

#: What a view carries: a scene to draw, or the bare observation for programs.
Show = Literal["scene", "observation"]

# -- from a player -----------------------------------------------------------------------------------


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    pass


class Hello(FromClient, frozen=True, kw_only=True, tag="hello"):
    """The first message: the keys of one's own seats at this table, or none to watch."""

    keys: Annotated[list[Key], msgspec.Meta(max_length=8)] = []
    show: Show = "scene"
    #: Watch as a spectator as well as from one's seats.
    watch: bool = False


class Play(FromClient, frozen=True, kw_only=True, tag="play"):
    seat: SeatNumber
    token: Token
    client: ClientId
    #: The seat's `seq` when it chose.
    seq: Count


class Undo(FromClient, frozen=True, kw_only=True, tag="undo"):
    seat: SeatNumber
    client: ClientId
    seq: Count
    #: How many choices to take back.
    back: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class Pause(FromClient, frozen=True, kw_only=True, tag="pause"):
    """Ask for a pause or agree to it, or wish to go on. It begins when all people agree and ends when one goes on."""

    seat: SeatNumber
    want: bool


class Resign(FromClient, frozen=True, kw_only=True, tag="resign"):
    """Give the game up, for good."""

    seat: SeatNumber
    client: ClientId


class End(FromClient, frozen=True, kw_only=True, tag="end"):
    """Wish to end the game without a winner, or no longer wish it. It ends when all people who are here wish it."""

    seat: SeatNumber
    client: ClientId
    want: bool


class StandIn(FromClient, frozen=True, kw_only=True, tag="stand-in"):
    """Let a bot play for somebody who has been away for long, until they come back."""

    seat: SeatNumber
    absent: SeatNumber


class Say(FromClient, frozen=True, kw_only=True, tag="say"):
    """Say something from a seat; without one, as a spectator with a name, where the table allows it."""

    text: ChatText
    seat: SeatNumber | None = None
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class AskHint(FromClient, frozen=True, kw_only=True, tag="hint"):
    seat: SeatNumber


class AskWhy(FromClient, frozen=True, kw_only=True, tag="why"):
    """Why can I not do this, or not choose this element of the scene?"""

    seat: SeatNumber
    token: Token | None = None
    element: ElementId | None = None


class AskBeats(FromClient, frozen=True, kw_only=True, tag="beats"):
    """What happened in the step that took a viewer's `seq` to this number?"""

    seat: SeatNumber | None
    seq: Count


class AskPlans(FromClient, frozen=True, kw_only=True, tag="plans"):
    """Which chains of choices can I point at, and what does the form look like with these answers?"""

    seat: SeatNumber
    picked: Picked = []


class Ping(FromClient, frozen=True, kw_only=True, tag="ping"):
    pass


Incoming = Hello | Play | Undo | Pause | Resign | End | StandIn | Say | AskHint | AskWhy | AskBeats | AskPlans | Ping

# -- from the table ------------------------------------------------------------------------------------


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    pass


class Welcome(ToClient, frozen=True, kw_only=True, tag="welcome"):
    table: str
    seats: list[int]


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    #: Whether somebody is connected for it.
    here: bool
    #: The level of the bot that plays for an absent person.
    stand_in: str
    wants_pause: bool
    #: Whether it has given the game up, and a bot plays on for it; whether it wishes to end the game without a winner.
    resigned: bool
    wants_end: bool
    #: Whether the host has forbidden it to talk.
    muted: bool
    #: Whether nobody has been here for a person's seat for longer than the table waits.
    absent: bool
    #: Whether the host lets the bot play until the host hands the seat back.
    sits_out: bool
    #: What the seat has left, where there is a clock and it has to decide or has a time for the whole game.
    left: TimeLeft | None = None


class TableInfo(ToClient, frozen=True, kw_only=True, tag="table"):
    """A table as everybody sees it. Seed and salt are shown once the game is over."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatInfo]
    options: dict[str, OptionValue]
    #: The name of the component file, where somebody has brought their own; empty for the game's own components.
    components: str
    #: Whether what is said here is part of the debriefing.
    keep_talk: bool
    listed: bool
    hints: bool
    paused: bool
    #: Whether the host has paused it: then only the host lets it go on.
    held: bool
    #: The class that it belongs to; empty for every other table.
    classroom: str
    #: Whether other tables still play the same deal: until then seed, record and hidden parts are kept back.
    sealed: bool
    #: Whether a seat can know what another one may not: people who share a screen look away then.
    private: bool
    #: What spectators may do, and how many are connected to this process.
    watching: Watching
    watchers: int
    clock: ClockPlan | None
    #: Seconds that are left of the talk under way, where the host has set a time for it.
    talk_left: float | None
    #: Seconds after which the others may let a bot play for somebody who is away.
    absent_after: int
    #: sha256 of "GAME SEED SALT", so that the shuffle can be checked afterwards; empty for an uploaded record.
    commitment: str
    seed: str | None
    salt: str | None
    fork_of: str
    next: str
    created: float
    #: How many steps the log has, once the game is over: what a replay can be asked for. None: nothing can be shown.
    length: int | None = None
    #: Why only the end of a finished game is shown: it was played under other rules. Empty for every other table.
    archived: str = ""


class Back(msgspec.Struct, frozen=True):
    """How many of one's own choices can be taken back, and why none can."""

    steps: int
    why: str
    rule: str
    #: One's latest choices in a row, oldest first: the turn so far. The last `steps` of them can be taken back.
    turn: list[str] = []
    #: What each of them was called when it was made; empty for bare observations.
    labels: list[str] = []


class View(ToClient, frozen=True, kw_only=True, tag="view"):
    """What a viewer sees. `lines` follow after the first `kept` lines of the journal."""

    seat: int | None
    seq: int
    deciders: list[int]
    #: The tokens this seat may choose from.
    choices: list[str]
    #: Those of them that end the turn or reveal something, and so cannot be taken back.
    final: list[str]
    rule: str
    kept: int
    lines: list[Line]
    undo: Back | None
    outcome: Outcome | None
    scene: Scene | None = None
    #: What the seat can say in a few parts, where the game has a form for the decision at hand.
    form: Form | None = None
    #: The bare observation, as the game gives it.
    observation: msgspec.Raw | None = None


class BeatChange(msgspec.Struct, frozen=True):
    """A moment: how the scene before it becomes this one, and how many lines of the journal belong to it."""

    change: SceneChange
    lines: int


class Beats(ToClient, frozen=True, kw_only=True, tag="beats"):
    """What a viewer saw of one step, moment by moment. After the last change the scene is that of the view at `seq`."""

    seat: int | None
    seq: int
    #: How many lines the viewer's journal had before.
    first: int
    beats: list[BeatChange]
    #: The scene that the first change begins from, where it was asked for.
    scene: Scene | None = None


class Answer(ToClient, frozen=True, kw_only=True, tag="answer"):
    """The result of a play or an undo. `stale`: the table has changed; decide from the view that follows."""

    client: str
    result: Literal["done", "refused", "stale"]
    #: The seat's `seq` after it.
    seq: int
    rule: str = ""
    why: str = ""


class Chat(ToClient, frozen=True, kw_only=True, tag="chat"):
    lines: list[ChatLine]


class Hint(ToClient, frozen=True, kw_only=True, tag="hint"):
    """The best turn and why. Without a token it says that the decision asks for the player's own opinion."""

    seat: int
    #: The seat's `seq` that it belongs to.
    seq: int
    token: str
    label: str
    #: The whole turn as far as it can be planned, `token` first, and the same in words.
    turn: tuple[str, ...]
    plan: str
    #: What the turn is for and what it costs, a sentence each.
    reasons: tuple[str, ...]
    #: What the turn comes to, and what is as good or the next best.
    compared: str
    #: All of this in one line.
    why: str
    #: How good the position of the seat is, from 0 (lost) to 1 (won), and what that stands for.
    value: float
    quantity: str


class Why(ToClient, frozen=True, kw_only=True, tag="why"):
    """The answer to *why not?*; allowed when nothing forbids it."""

    seat: int
    #: The choice that was asked about; empty for an element that several choices, or none, could be made at.
    token: str
    allowed: bool
    rule: str
    #: Empty for an element that nothing can ever be chosen at.
    why: str
    #: The element that was asked about.
    element: str = ""


class Plans(ToClient, frozen=True, kw_only=True, tag="plans"):
    """Chains of choices that a seat can make now. They are played one by one, each from the view before it."""

    seat: int
    #: The seat's `seq` that they belong to.
    seq: int
    plans: tuple[Plan, ...]
    #: The form of the decision at hand with the answers that were sent along.
    form: Form | None = None


class Pong(ToClient, frozen=True, kw_only=True, tag="pong"):
    pass


class ErrorMessage(ToClient, frozen=True, kw_only=True, omit_defaults=True, tag="error"):
    code: Code
    why: str
    #: The type of the message that it answers, where it could be read.
    about: str = ""


Outgoing = Welcome | TableInfo | View | Beats | Answer | Chat | Hint | Why | Plans | Pong | ErrorMessage

"""Records: one game as a small text file. It is the save file, the replay and the bug report.

paddlewheel record 1
game mississippi-queen
rules 1
seats 4
seed 7
option race passenger
player you
player random
...
--
0 speed 2
0 forward
...
= 91c0...
...
-- 3f2a...

A line `= 91c0...` is the fingerprint of the position after the choice above it. `seal` puts one behind every few
choices, so that a replay that goes another way says where it does.

A game with components of somebody's own has a line `components NAME` in its head, followed by the lines of that file,
each behind `| `.

A game that was forked from another one has a line `fork 12 83` before the first `--`: after 12 choices chance goes on
from seed 83. With `fork 12 83 0 2`, all that neither seat 0 nor seat 2 could see was dealt again from it, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from paddlewheel.kernel._chance import GAME_STREAM, GUESS_STREAM, LARGEST_SEED, Chance
from paddlewheel.kernel._component_file import ComponentFile, component_file
from paddlewheel.kernel._contract import AnyState, R, S
from paddlewheel.kernel._errors import BadData, BadInput, BadRecord, Refusal
from paddlewheel.kernel._game import AnyGame, Game, V
from paddlewheel.kernel._journal import Journal
from paddlewheel.kernel._options import O, OptionValue
from paddlewheel.kernel._words import say

HEADER = "paddlewheel record 1"
HEAD_END = "--"
CHECK = "="
COMPONENT = "|"
#: How many choices lie between two fingerprints that `seal` writes.
CHECK_EVERY = 16
LONGEST_NUMBER = 20


class Fork(msgspec.Struct, frozen=True):
    """Where a game leaves the one it was forked from, so that nobody who knows that one foresees this one."""

    after: int
    seed: int
    #: Seats that keep everything they can see; None: only chance changes, and everything else stays.
    keeps: tuple[int, ...] | None = None

    def begin(self, state: S) -> S:
        """The state from which the new game goes on."""
        if self.keeps is None:
            twin = state.clone()
            twin.chance = Chance(self.seed, GAME_STREAM)
        else:
            twin = state.resample_for(self.keeps, Chance(self.seed, GUESS_STREAM))
        twin.journal = state.journal
        return twin

    def line(self) -> str:
        """The fork as a line of a record."""
        return " ".join(map(str, ("fork", self.after, self.seed, *(self.keeps or ()))))


class Record(msgspec.Struct):
    """Everything that makes one game: rules version, options, seed and the choices made."""

    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, OptionValue]
    #: Who sits at each seat, where that is known.
    players: list[str] = []
    #: Seat and token of every choice, in the order of arrival.
    choices: list[tuple[int, str]] = []
    #: The fingerprint after the last choice, where it is known.
    fingerprint: str = ""
    forks: list[Fork] = []
    #: Fingerprints on the way, by the number of choices before them.
    checks: dict[int, str] = {}
    #: The components, where they are not those of the game.
    components: ComponentFile | None = None

    def head(self) -> str:
        """The lines before the first choice."""
        lines = [HEADER, f"game {self.game}", f"rules {self.rules}", f"seats {self.seats}", f"seed {self.seed}"]
        lines += [f"option {name} {_written(value)}" for name, value in sorted(self.options.items())]
        lines += [f"player {player}" for player in self.players]
        lines += [fork.line() for fork in self.forks]
        if self.components is not None:
            lines.append(f"components {self.components.name}")
            lines += [f"{COMPONENT} {line}" for line in self.components.text.splitlines()]
        return "\n".join([*lines, HEAD_END, ""])

    def text(self) -> str:
        """The whole record."""
        body = [choice_line(seat, token) for seat, token in self.choices]
        for number, fingerprint in self.checks.items():
            body[number - 1] += f"{CHECK} {fingerprint}\n"
        end = f"{HEAD_END} {self.fingerprint}\n" if self.fingerprint else ""
        return self.head() + "".join(body) + end


def choice_line(seat: int, token: str) -> str:
    """A choice as a line of a record."""
    return f"{seat} {token}\n"


def new_record(
    game: AnyGame,
    seats: int,
    seed: int,
    options: Mapping[str, OptionValue],
    players: Sequence[str] = (),
    forks: Sequence[Fork] = (),
) -> Record:
    """An empty record for a game about to start."""
    version = game.info.rules_version
    return Record(
        game.info.id, version, seats, seed, dict(options), list(players), forks=list(forks),
        components=game.component_file,
    )  # fmt: skip


def parse_record(text: str) -> Record:
    """Read a record strictly. A damaged one says which line is wrong."""
    # Some editors put a byte-order mark before the first line.
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or lines[0] != HEADER:
        raise BadRecord(1, say("record-header", header=repr(HEADER)))
    fields: dict[str, str] = {}
    options: dict[str, OptionValue] = {}
    players: list[str] = []
    forks: list[Fork] = []
    components: list[str] = []
    at = 1
    while at < len(lines) and lines[at] != HEAD_END:
        name, _, value = lines[at].partition(" ")
        if name == "option":
            option, _, value = value.partition(" ")
            if not value or option in options:
                raise BadRecord(at + 1, say("record-option"))
            options[option] = _read(value)
        elif name == "player" and value:
            players.append(value)
        elif name == "fork":
            forks.append(_read_fork(value, at + 1))
        elif name == COMPONENT and "components" in fields:
            components.append(value)
        elif name not in ("game", "rules", "seats", "seed", "components") or name in fields or not value:
            raise BadRecord(at + 1, say("record-head"))
        elif name not in ("game", "components") and not _is_number(value):
            raise BadRecord(at + 1, say("record-number", name=name, value=repr(value[:40])))
        else:
            fields[name] = value
        at += 1
    if at == len(lines):
        raise BadRecord(len(lines), say("record-head-end", line=repr(HEAD_END)))
    missing = [name for name in ("game", "rules", "seats", "seed") if name not in fields]
    if missing:
        raise BadRecord(at + 1, say("record-line-missing", line=repr(missing[0])))
    rules, seats, seed = (int(fields[name]) for name in ("rules", "seats", "seed"))
    record = Record(fields["game"], rules, seats, seed, options, players, [], forks=forks)
    if "components" in fields:
        try:
            record.components = component_file(fields["components"], "\n".join(components))
        except BadData as error:
            raise BadRecord(at + 1, say("record-components", why=str(error))) from None
    if len(players) not in (0, record.seats):
        raise BadRecord(at + 1, say("record-players", seats=str(record.seats), players=str(len(players))))
    _read_choices(record, lines, at + 1)
    return record


def _read_choices(record: Record, lines: list[str], start: int) -> None:
    for at in range(start, len(lines)):
        seat, _, token = lines[at].partition(" ")
        if record.fingerprint:
            raise BadRecord(at + 1, say("record-fingerprint-last"))
        if seat in (HEAD_END, CHECK):
            if len(token) != 32 or set(token) - set("0123456789abcdef"):
                raise BadRecord(at + 1, say("record-fingerprint"))
            if seat == HEAD_END:
                record.fingerprint = token
            elif not record.choices or len(record.choices) in record.checks:
                raise BadRecord(at + 1, say("record-check", line=repr(f"{CHECK} FINGERPRINT")))
            else:
                record.checks[len(record.choices)] = token
        elif not _is_number(seat) or not token:
            raise BadRecord(at + 1, say("record-choice"))
        else:
            record.choices.append((int(seat), token))
    if any(fork.after > len(record.choices) for fork in record.forks):
        raise BadRecord(len(lines), say("record-fork-late"))


def _read_fork(value: str, line: int) -> Fork:
    numbers = value.split(" ")
    if len(numbers) < 2 or not all(map(_is_number, numbers)) or int(numbers[1]) > LARGEST_SEED:
        raise BadRecord(line, say("record-fork"))
    return Fork(int(numbers[0]), int(numbers[1]), tuple(map(int, numbers[2:])) or None)


def forked(state: S, record: Record, number: int) -> S:
    """The state after this number of choices, as the game goes on: the same one, unless a fork begins here."""
    for fork in record.forks:
        if fork.after == number:
            state = fork.begin(state)
    return state


def replay(record: Record, game: Game[S, R, O, V], at: int | None = None, journal: Journal | None = None) -> S:
    """The state after the first `at` choices (all of them by default), each one checked."""
    if record.game != game.info.id:
        raise BadRecord(2, say("record-other-game", game=record.game, wanted=game.info.id))
    if record.rules != game.info.rules_version:
        raise BadRecord(3, say("record-other-rules", rules=str(record.rules), own=str(game.info.rules_version)))
    if record.components != game.component_file:
        own = record.components.name if record.components is not None else say("record-no-components")
        raise BadRecord(2, say("record-other-components", components=own))
    try:
        state = game.set_up(record.seats, record.seed, record.options, journal)
    except BadInput as error:
        raise BadRecord(4, str(error)) from None
    if any(seat >= record.seats for fork in record.forks for seat in fork.keeps or ()):
        raise BadRecord(4, say("record-fork-seats", last=record.seats - 1))
    line = record.head().count("\n") + 1
    shown = record.choices if at is None else record.choices[:at]
    state = forked(state, record, 0)
    for number, (seat, token) in enumerate(shown, start=1):
        try:
            state.play(seat, token)
        except (BadInput, Refusal) as error:
            why = say("record-refused", number=str(number), token=repr(token), seat=str(seat), why=str(error))
            raise BadRecord(line, why) from None
        state = forked(state, record, number)
        line += 1
        if number in record.checks:
            if state.fingerprint() != record.checks[number]:
                raise BadRecord(line, say("record-other-position", number=str(number)))
            line += 1
    if record.fingerprint and len(shown) == len(record.choices) and state.fingerprint() != record.fingerprint:
        raise BadRecord(line, say("record-other-end"))
    return state


def seal(record: Record, game: AnyGame) -> None:
    """Replay a record and write the fingerprints into it: one every few choices, and the last one."""
    record.checks, record.fingerprint = {}, ""
    state: AnyState = game.set_up(record.seats, record.seed, record.options)
    state = forked(state, record, 0)
    for number, (seat, token) in enumerate(record.choices, start=1):
        state.play(seat, token)
        state = forked(state, record, number)
        if number % CHECK_EVERY == 0:
            record.checks[number] = state.fingerprint()
    record.fingerprint = state.fingerprint()


def _written(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read(value: str) -> OptionValue:
    if value in ("true", "false"):
        return value == "true"
    return int(value) if _is_number(value) else value


def _is_number(text: str) -> bool:
    """Whether this is a whole number of a length that something here could need."""
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER

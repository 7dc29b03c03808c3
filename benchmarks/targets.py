"""What the engine should reach, and whether it does: one row a target, made of the figures of one run."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

import msgspec
from benchmarks.peers.openspiel import BOARD_GAMES, PYTHON_GAMES, SEARCHED
from benchmarks.peers.pgx import GAMES as BATCHED
from benchmarks.timing import Figures

GAMES = ("civil-war", "flooded-forest", "mississippi-queen", "my-river-kit", "rising-waters")
MILLION_A_SECOND = ("civil-war", "mississippi-queen")


class Target(msgspec.Struct, frozen=True):
    """Ours beside a peer (or beside a fixed number), the ratio wanted, and the ratio reached."""

    what: str
    ours: float
    peer: str
    theirs: float
    wanted: float
    #: Less is better: times. Else more is: rates.
    less: bool = False

    @property
    def ratio(self) -> float:
        return self.theirs / self.ours if self.less else self.ours / self.theirs

    @property
    def met(self) -> bool:
        return self.ratio >= self.wanted


def targets(figures: dict[str, Figures]) -> list[Target]:
    """The targets that can be judged: those whose peer was measured."""
    ours, found = figures["Paddlewheel"], []
    if "OpenSpiel" in figures:
        found += [*decisions(ours, figures["OpenSpiel"]), *copies(ours, figures["OpenSpiel"])]
    if "socha" in figures:
        theirs = figures["socha"]["turns/s"]
        found.append(Target("whole ship turns/s, playout", ours["playout turns/s"], "socha", theirs, 10))
        found.append(Target("whole ship turns/s, Python API", ours["turns/s"], "socha", theirs, 10))
    if "Catanatron" in figures:
        theirs = figures["Catanatron"]["catan decisions/s"]
        for game in GAMES:
            found.append(Target(f"{game}: games/s by length", ours[f"{game} decisions/s"], "Catanatron", theirs, 10))
    if "python-chess" in figures:
        theirs = figures["python-chess"]["chess decisions/s"]
        slowest = min(ours[f"{game} decisions/s"] for game in GAMES)
        found.append(Target("slowest game: decisions/s", slowest, "python-chess", theirs, 1))
    for game in GAMES:
        wanted = 1_000_000 if game in MILLION_A_SECOND else 300_000
        found.append(Target(f"{game}: playout decisions/s", ours[f"{game} playout decisions/s"], "fixed", wanted, 1))
    found += searches(figures)
    if "pgx" in figures:
        found += batches(ours, figures["pgx"])
    if "start-up" in figures:
        starts = figures["start-up"]
        found.append(Target("import paddlewheel, ms", starts["import paddlewheel ms"], "fixed", 100, 1, True))
        found.append(Target("paddlewheel --help, ms", starts["paddlewheel --help ms"], "fixed", 300, 1, True))
    return found


def decisions(ours: Figures, peer: Figures) -> Iterator[Target]:
    """Random play through the Python API."""
    compiled = median(peer[f"{name} decisions/s"] for name in BOARD_GAMES)
    python = median(peer[f"{name} decisions/s"] for name in PYTHON_GAMES)
    for game in GAMES:
        rate = ours[f"{game} decisions/s"]
        yield Target(f"{game}: decisions/s", rate, "OpenSpiel C++ games, median", compiled, 2)
        yield Target(f"{game}: decisions/s", rate, "OpenSpiel Python games, median", python, 10)


def copies(ours: Figures, peer: Figures) -> Iterator[Target]:
    """Within twice the time of the peer's copy."""
    theirs = median(peer[f"{name} clone us"] for name in BOARD_GAMES)
    for game in GAMES:
        yield Target(f"{game}: clone us", ours[f"{game} clone us"], "OpenSpiel C++ games, median", theirs, 0.5, True)


def searches(figures: dict[str, Figures]) -> Iterator[Target]:
    """Iterations a second of `strong`, beside peers on games of like length."""
    ours = figures["Paddlewheel"]
    for game in GAMES:
        rate = ours[f"{game} iterations/s"]
        if "OpenSpiel" in figures:
            peer = figures["OpenSpiel"]
            like = nearest(ours[f"{game} decisions a game"], peer, SEARCHED)
            yield Target(
                f"{game}: search iterations/s", rate, f"OpenSpiel MCTS, {like}", peer[f"{like} iterations/s"], 2
            )
        if "boardgame.io" in figures:
            theirs = figures["boardgame.io"]["hex race iterations/s"]
            yield Target(f"{game}: search iterations/s", rate, "boardgame.io MCTS, hex race", theirs, 20)


def nearest(length: float, peer: Figures, names: tuple[str, ...]) -> str:
    """The peer's game whose random games are nearest in length."""
    lengths = {name: peer[f"{name} decisions a game"] for name in names}
    return min(names, key=lambda name: max(lengths[name], length) / min(lengths[name], length))


def batches(ours: Figures, peer: Figures) -> Iterator[Target]:
    """1,024 games at once, beside the peer's game of like length."""
    lengths = {f"{name} decisions a game": float(length) for name, length in BATCHED.items()}
    for game in GAMES:
        like = nearest(ours[f"{game} decisions a game"], lengths, tuple(BATCHED))
        theirs = peer[f"{like} batch decisions/s"]
        yield Target(f"{game}: batch decisions/s", ours[f"{game} batch decisions/s"], f"pgx, {like}", theirs, 1)

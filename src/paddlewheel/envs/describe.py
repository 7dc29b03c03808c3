"""The spaces and rewards of every game, as a page.

python -m paddlewheel.envs.describe [--write docs/envs.md] [GAME ...]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from paddlewheel.envs.rewards import MEANING
from paddlewheel.kernel.hashed import HashedFeatures, features_of
from paddlewheel.kernel.options import describe_options
from paddlewheel.registry import games, load

#: Everything below this line of a page is written from here.
MARK = "<!-- written by python -m paddlewheel.envs.describe -->"


def describe(name: str) -> str:
    """One game: its ids, seats, options, actions, rewards and the parts of its observation."""
    game = load(name)
    info = game.info
    state = game.new()
    features = features_of(state)
    version = info.rules_version + features.version - 1
    least, most = info.seats
    options = [
        f"`{option.name}` ({option.allowed}; {option.default!s} by default)"
        for option in describe_options(game.options)
    ]
    sizes = {seats: features_of(game.new(seats=seats)).size for seats in range(least, most + 1)}
    shapes = ", ".join(f"{size} for {seats}" for seats, size in sizes.items())
    lines = [
        f"### {info.title}",
        "",
        f"- ids: `paddlewheel/{name}-v{version}` (PettingZoo, Gymnasium),"
        f" `paddlewheel_{name.replace('-', '_')}` (OpenSpiel)",
        f"- seats: {least} to {most}, {info.usual_seats} by default; options: {', '.join(options) or 'none'}",
        f"- actions: `Discrete({len(game.tokens)})`, from `{game.tokens[0]}` to `{game.tokens[-1]}`;"
        f" a game has at most {info.longest:,} decisions",
        f"- decisions: {'several seats at once' if info.simultaneous else 'one seat at a time'}",
        f"- reward ({info.utility}): {MEANING[info.utility]}",
        f"- numbers in an observation, by seats: {shapes}",
        "",
    ]
    if isinstance(features, HashedFeatures):
        lines += ["It has no features of its own yet: its observation is hashed (see above).", ""]
    lines += [f"With {info.usual_seats} seats:", "", "| part | numbers | divided by | meaning |", "|---|---|---|---|"]
    lines += [f"| {part.name} | {part.size} | {part.most} | {part.meaning} |" for part in features.parts]
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=[], metavar="GAME")
    parser.add_argument("--write", type=Path, help="the page to bring up to date")
    chosen = parser.parse_args()
    text = "\n".join(describe(name) for name in chosen.games or games())
    if chosen.write is None:
        print(text)
        return
    above = chosen.write.read_text(encoding="utf-8").split(MARK)[0]
    chosen.write.write_text(f"{above}{MARK}\n\n{text}", encoding="utf-8")


if __name__ == "__main__":
    main()

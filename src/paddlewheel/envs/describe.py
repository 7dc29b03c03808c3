"""The spaces and rewards of every game, as a page.

python -m paddlewheel.envs.describe [GAME ...]
"""

from __future__ import annotations

import argparse

from paddlewheel.envs.rewards import MEANING
from paddlewheel.kernel import AnyGame, describe_options, features_of, planes_of
from paddlewheel.registry import games, load


def describe(name: str) -> str:
    """One game: its ids, seats, options, actions, rewards, an example, and the parts of its observation."""
    game = load(name)
    info = game.info
    features = features_of(game.new())
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
        f"- ids: `paddlewheel/{name}-v{version}` (PettingZoo, Gymnasium), `{openspiel_name(name)}` (OpenSpiel)",
        f"- seats: {seats_in_words(info.seats, info.usual_seats)}; options: {', '.join(options) or 'none'}",
        f"- actions: `Discrete({len(game.tokens)})`, from `{game.tokens[0]}` to `{game.tokens[-1]}`;"
        f" a game has at most {info.longest:,} decisions",
        f"- decisions: {'several seats at once' if info.simultaneous else 'one seat at a time'}",
        f"- reward ({info.utility}): {MEANING[info.utility]}{other_rewards(game)}",
        f"- numbers in an observation, by seats: {shapes}",
        "",
        *example(game, version),
        f"With {info.usual_seats} seats:",
        "",
        "| part | numbers | divided by | meaning |",
        "|---|---|---|---|",
        *(f"| {part.name} | {part.size} | {part.most} | {part.meaning} |" for part in features.parts),
        *planes(game),
    ]
    return "\n".join([*lines, ""])


def planes(game: AnyGame) -> list[str]:
    """The channels of `observation="planes"`, for a game on a board of hexes."""
    found = planes_of(game.new())
    if found is None:
        return []
    size = f"{len(found.parts)} channels of {found.rows} rows and {found.columns} columns"
    return [
        "",
        f'With `observation="planes"` also {size}:',
        "",
        "| channel | divided by | meaning |",
        "|---|---|---|",
        *(f"| {part.name} | {part.most} | {part.meaning} |" for part in found.parts),
    ]


def row(name: str) -> tuple[str, ...]:
    """One game in a row of a table: its id, actions, numbers in an observation, who decides, rewards."""
    game = load(name)
    features = features_of(game.new())
    version = game.info.rules_version + features.version - 1
    decide = "several at once" if game.info.simultaneous else "one at a time"
    actions = f"{len(game.tokens):,}, `{game.tokens[0]}` to `{game.tokens[-1]}`"
    return f"`{name}-v{version}`", actions, f"{features.size:,}", decide, game.info.utility


def seats_in_words(seats: tuple[int, int], usual: int) -> str:
    least, most = seats
    return str(least) if least == most else f"{least} to {most}, {usual} by default"


def openspiel_name(name: str) -> str:
    return f"paddlewheel_{name.replace('-', '_')}"


def other_rewards(game: AnyGame) -> str:
    """The options under which scores relate in another way."""
    found = ""
    for option in describe_options(game.options):
        for value in option.values:
            seats = game.info.usual_seats
            utility = game.utility(game.rules_for(seats, {option.name: value}), seats)
            if utility != game.info.utility:
                found += f". With `{option.name}={value}` ({utility}): {MEANING[utility]}"
    return found


def example(game: AnyGame, version: int) -> list[str]:
    """A few lines that run, for each kind of environment, with what they print."""
    info = game.info
    state = game.new(seed=1)
    seat = state.deciders[0]
    tokens = [game.token(choice) for choice in sorted(state.choices(seat))[:2]]
    return [
        "```python",
        f'>>> env = pettingzoo.env("{info.id}")',
        ">>> env.reset(seed=1)",
        ">>> seen, reward, terminated, truncated, infos = env.last()",
        '>>> allowed = seen["action_mask"].nonzero()[0].tolist()',
        ">>> env.agent_selection, [env.episode.game.token(action) for action in allowed[:2]]",
        repr((f"seat_{seat}", tokens)),
        f'>>> batch = gymnasium.make_vec("paddlewheel/{info.id}-v{version}", num_envs=2)',
        '>>> batch.reset(seed=1)[0]["observation"].shape',
        repr((2, features_of(state).size)),
        f'>>> pyspiel.load_game("{openspiel_name(info.id)}").num_distinct_actions()',
        str(len(game.tokens)),
        "",
        "```",
        "",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=[], metavar="GAME")
    chosen = parser.parse_args()
    print("\n".join(describe(name) for name in chosen.games or games()))


if __name__ == "__main__":
    main()

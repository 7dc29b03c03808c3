"""Write the golden playthroughs anew: only after the rules have changed, and read the difference before keeping it.

python tests/envs/playthroughs/write.py [GAME ...]
"""

from __future__ import annotations

import sys
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import paddlewheel as pw
from paddlewheel.envs import openspiel
from paddlewheel.kernel.options import describe_options


def settings(game: str) -> list[str]:
    """Two seats, or the number nearest to it that the game allows; every value of every option once."""
    title = pw.load(game)
    seats = max(title.info.seats[0], min(2, title.info.seats[1]))
    name = openspiel.short_name(game)
    extras = [
        f",{option.name}={value}"
        for option in describe_options(title.options)
        for value in option.values
        if value != str(option.default).lower()
    ]
    return [f"{name}(players={seats}{extra})" for extra in ("", *extras)]


for chosen in sys.argv[1:] or pw.games():
    for seed, setting in enumerate(settings(chosen), start=1):
        text = generate_playthrough.playthrough(setting, None, seed=seed)
        path = Path(__file__).with_name(f"{chosen}-{seed}.txt")
        path.write_text(text, encoding="utf-8")
        print(path.name, len(text), "characters")

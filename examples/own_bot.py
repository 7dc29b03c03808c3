"""A bot of one's own in 40 lines: it sits down at a table, plays a whole game over the API, and tells the result.

paddlewheel serve &
python examples/own_bot.py mississippi-queen
"""

from __future__ import annotations

import json
import sys
import urllib.request
from typing import Any


def call(url: str, key: str = "", body: object = None) -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:
        return json.load(answer)


def choose(view: dict[str, Any]) -> str:
    """Your own idea goes here: `observation` is all the seat may know, `choices` all it may do."""
    choices: list[str] = view["choices"]
    return "forward" if "forward" in choices else choices[0]


def play(server: str, game: str) -> dict[str, Any]:
    card = call(f"{server}/api/games/{game}")
    seats = [{"who": "me", "name": "My bot"}] + [{"who": "bot", "level": "random"}] * (card["info"]["usual_seats"] - 1)
    created = call(f"{server}/api/tables", body={"game": game, "seats": seats})
    table, key, seq, made = f"{server}/api/tables/{created['table']}", created["mine"][0]["key"], -1, 0
    while True:
        wait = f"&after={seq}&wait=20" if seq >= 0 else ""
        view = call(f"{table}/view?seat=0&show=observation{wait}", key)
        seq = view["seq"]
        if view["outcome"]:
            return dict(view["outcome"], choices=made)
        if view["choices"]:
            made += 1
            call(f"{table}/play", key, {"seat": 0, "token": choose(view), "client": f"choice-{made}", "seq": seq})


if __name__ == "__main__":
    print(play("http://127.0.0.1:8000", *sys.argv[1:] or ["mississippi-queen"]))

"""Whole games in a browser: where to click next, which key to press next."""

from __future__ import annotations

from typing import Any

import httpx

from paddlewheel import registry

#: A player who has sat here before and wants to be asked nothing twice.
NO_QUESTIONS = "localStorage['paddlewheel.asks'] ??= 'false'; localStorage['paddlewheel.greeted'] ??= 'true'"

#: Waits for one's own decision at a table that shows now, then tells how far the game is and what may be chosen.
READY = """() => new Promise((done, fail) => {
  const begin = performance.now();
  const look = () => {
    if (performance.now() - begin > 60_000)
      return fail(new Error('nobody asks: ' + document.body.innerText.slice(0, 400)));
    // A view that arrives between looking and clicking can move the page under the mouse, onto the way home.
    if (!location.hash.startsWith('#/t/')) return history.back(), setTimeout(look, 200);
    const table = document.querySelector('.ui-table');
    if (document.querySelector('.ui-result')) return done({over: true});
    const buttons = [...document.querySelectorAll('.ui-choice')];
    if (!table || !buttons.length || table.dataset.waiting === 'true' || table.dataset.moment !== 'now')
      return setTimeout(look, 4);
    const labels = buttons.map((one) => one.querySelector('.ui-label').textContent);
    const keys = buttons.map((one) => one.querySelector('.ui-digit').textContent);
    done({over: false, seq: table.dataset.seq, labels, keys});
  };
  look();
})"""

#: Whether the table shows more than it did.
MOVED_ON = "seq => document.querySelector('.ui-table').dataset.seq !== seq || document.querySelector('.ui-result')"

#: A point of the screen that is this thing and nothing that lies over it.
POINTS = """([wishes, roll]) => {
  const middle = (node, over) => {
    node.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = node.getBoundingClientRect();
    for (const [a, b] of [[.5, .5], [.25, .5], [.75, .5], [.5, .2], [.5, .8], [.2, .2], [.8, .8]]) {
      const [x, y] = [box.x + box.width * a, box.y + box.height * b];
      if (over(x, y) === node) return {x, y};
    }
    return null;
  };
  const popup = document.querySelector('.ui-popup button');
  if (popup) return {kind: 'menu', ...middle(popup, () => popup)};
  const places = '.pw-target:not([data-picked]), .pw-plan';
  const lit = [...document.querySelectorAll('.ui-canvas')].flatMap((host) =>
    [...host.shadowRoot.querySelectorAll(places)].map((node) => [host.shadowRoot, node]));
  const rank = ([, node]) => {
    const found = wishes.findIndex((wish) => node.getAttribute('aria-label').startsWith(wish));
    return found < 0 ? wishes.length : found;
  };
  const turned = [...lit.slice(roll % lit.length), ...lit.slice(0, roll % lit.length)];
  for (const [root, node] of turned.sort((a, b) => rank(a) - rank(b))) {
    const found = middle(node, (x, y) => {
      const [box, at] = [root.host.getBoundingClientRect(), root.elementFromPoint(x, y)];
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
      return document.elementFromPoint(x, y) === root.host ? at?.closest('.pw-target, .pw-plan') : null;
    });
    if (found) return {kind: 'table', ...found};
  }
  return {kind: 'none', lit: lit.map(([, node]) => node.dataset.for)};
}"""


def sit_down(page: Any, game: str, seats: int, level: str = "random", **options: Any) -> str:
    """A table against bots, with oneself in the first seat; nothing moves and nothing is asked twice."""
    base = page.url.split("/#")[0]
    plan = {"game": game, "options": options, "seats": [{"who": "me"}, *[{"who": "bot", "level": level}] * (seats - 1)]}
    made = httpx.post(f"{base}/api/tables", json=plan, timeout=30).raise_for_status().json()
    kept = {
        "id": made["table"], "game": game, "title": registry.load(game).info.title, "at": 1, "host": made["host"],
        "seats": {"0": made["mine"][0]["key"]}, "invitations": {},
    }  # fmt: skip
    page.evaluate(
        "([id, mine]) => { localStorage['paddlewheel.tables'] = JSON.stringify({[id]: mine}) }", [made["table"], kept]
    )
    page.goto(f"/#/t/{made['table']}")
    page.reload()
    return str(made["table"])


def type_through(page: Any, wishes: tuple[str, ...]) -> int:
    """Play to the end by the keyboard: by the number that stands beside each choice."""
    decisions = 0
    while not (now := page.evaluate(READY))["over"]:
        labels, keys = now["labels"], now["keys"]
        wished = (number for wish in wishes for number, label in enumerate(labels) if label.startswith(wish))
        number = next(wished, decisions % len(labels))
        for digit in keys[number]:
            page.keyboard.press(digit)
        if any(key != keys[number] and key.startswith(keys[number]) for key in keys):
            page.keyboard.press("Enter")
        page.wait_for_function(MOVED_ON, arg=now["seq"])
        decisions += 1
        assert decisions < 1500
    return decisions


def click_through(page: Any, wishes: tuple[str, ...], most: int = 3000) -> tuple[int, int]:
    """Play by the mouse, to the end or so many clicks: on the table wherever something is lit, else on buttons."""
    on_table = on_buttons = tries = 0
    before = None
    while on_table + on_buttons < most and not (now := page.evaluate(READY))["over"]:
        tries = tries + 1 if now["seq"] == before else 0
        before = now["seq"]
        spot = page.evaluate(POINTS, [wishes, on_table])
        if spot["kind"] == "none" or tries > 5:
            # What leaves no choice may be done by itself just now.
            page.evaluate("() => document.querySelector('.ui-choice')?.click()")
            on_buttons += 1
        else:
            page.mouse.click(spot["x"], spot["y"])
            on_table += 1
        assert on_table + on_buttons < 3000
    return on_table, on_buttons

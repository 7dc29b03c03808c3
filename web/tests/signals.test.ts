import { describe, expect, it } from "vitest";
import { news, type Standing } from "../src/signals/news";
import { SOUNDS } from "../src/signals/sounds";
import { setTitle } from "../src/signals/title";

const QUIET: Standing = { turn: false, over: false, begun: true, seq: 4, said: 0, plays: true };

describe("news of a table", () => {
  it("tells of one's turn once", () => {
    const turn = { ...QUIET, turn: true, seq: 5 };
    expect(news(QUIET, turn)).toBe("turn");
    expect(news(turn, { ...turn, seq: 6 })).toBeNull();
  });

  it("tells of a move of others, and not of one's own last one", () => {
    expect(news(QUIET, { ...QUIET, seq: 5 })).toBe("move");
    expect(news({ ...QUIET, turn: true }, { ...QUIET, seq: 5 })).toBeNull();
  });

  it("is silent about what one finds at the table", () => {
    const nothing = { ...QUIET, begun: false, seq: 0 };
    expect(news(nothing, { ...QUIET, said: 7 })).toBeNull();
    expect(news(nothing, { ...QUIET, over: true })).toBeNull();
  });

  it("tells of the end and of what others say", () => {
    expect(news(QUIET, { ...QUIET, over: true, seq: 9 })).toBe("over");
    expect(news(QUIET, { ...QUIET, said: 1 })).toBe("message");
  });
});

it("has a short sound for each signal", () => {
  for (const tones of Object.values(SOUNDS)) for (const tone of tones) expect(tone.at + tone.length).toBeLessThan(1.2);
});

it("says in title and icon whose turn it is", () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  setTitle("Civil War", true);
  expect(document.title).toBe("(1) Your turn - Civil War");
  expect(document.querySelector("link")?.getAttribute("href")).toBe("/icon-turn.svg");
  setTitle("Civil War", false);
  expect(document.title).toBe("Civil War · Paddlewheel");
  expect(document.querySelector("link")?.getAttribute("href")).toBe("/icon.svg");
});

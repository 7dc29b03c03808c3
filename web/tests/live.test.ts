import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Live } from "../src/live";
import { prefs } from "../src/prefs";
import type { Incoming, Outgoing, View } from "../src/types";
import { offer, scene, tableInfo, view } from "./making";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Incoming[] = [];
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = (_event: { code: number }) => {};

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.lose(1000);
  }
  open() {
    this.readyState = 1;
    this.onopen();
    this.hear({ type: "welcome", table: "abcd", seats: [0] });
  }
  hear(message: Outgoing) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  lose(code: number) {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const socket = () => FakeSocket.all.at(-1)!;
const actions = () => socket().sent.filter((each) => each.type === "play" || each.type === "undo");
const line = (text: string) => ({ text, touches: [], rule: "", seat: -1, short: "", opens_round: false });
const seen = (seq: number, more: Partial<View> = {}) => view({ seq, scene: scene([offer("go", "boat")]), ...more });

let live: Live;
const changed = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  localStorage.clear();
  prefs.speed = "usual";
  FakeSocket.all = [];
  changed.mockClear();
  live = new Live("abcd", ["key"], changed);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe("connecting", () => {
  test("it says hello with its keys", () => {
    socket().open();
    expect(socket().url).toMatch(/^ws:.*\/api\/tables\/abcd\/live$/);
    expect(socket().sent[0]).toEqual({ type: "hello", keys: ["key"], show: "scene" });
    expect(live.link).toBe("here");
    expect(live.mine).toEqual([0]);
  });
  test("a lost connection is opened once more", () => {
    socket().open();
    socket().lose(1006);
    expect(live.link).toBe("away");
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
    socket().open();
    expect(live.link).toBe("here");
  });
  test.each([
    [4404, "There is no such table."],
    [4403, "This table does not know the key of this browser."],
  ])("code %i is final", (code, notice) => {
    socket().lose(code);
    vi.advanceTimersByTime(60_000);
    expect(live.link).toBe("gone");
    expect(live.notice).toBe(notice);
    expect(FakeSocket.all).toHaveLength(1);
  });
  test("a silent connection is asked, then given up", () => {
    socket().open();
    vi.advanceTimersByTime(20_000);
    expect(socket().sent.at(-1)).toEqual({ type: "ping" });
    const first = socket();
    vi.advanceTimersByTime(25_000);
    expect(first.readyState).toBe(3);
  });
});

describe("playing", () => {
  test("a choice names the seat and what it has seen", () => {
    socket().open();
    socket().hear(seen(7));
    live.play("go");
    expect(actions()[0]).toMatchObject({ type: "play", seat: 0, token: "go", seq: 7 });
    expect(live.waitingFor).toBe("go");
  });
  test("nothing else is chosen while one is waited for", () => {
    socket().open();
    socket().hear(seen(7));
    live.play("go");
    live.play("go");
    expect(actions()).toHaveLength(1);
  });
  test("an unanswered choice is repeated after a new connection, an answered one is not", () => {
    socket().open();
    socket().hear(seen(7));
    live.play("go");
    const [first] = actions();
    socket().lose(1006);
    vi.advanceTimersByTime(600);
    socket().open();
    expect(actions()).toEqual([first]);
    socket().hear({ type: "answer", client: first!.client, result: "done", seq: 8, rule: "", why: "" });
    socket().lose(1006);
    vi.advanceTimersByTime(600);
    socket().open();
    expect(actions()).toEqual([]);
  });
  test("a refusal is told, and one may choose once more", () => {
    socket().open();
    socket().hear(seen(7));
    live.play("go");
    socket().hear({
      type: "answer",
      client: actions()[0]!.client,
      result: "refused",
      seq: 7,
      rule: "PB-2",
      why: "Not now.",
    });
    expect(live.notice).toBe("Not now.");
    expect(live.waitingFor).toBeNull();
  });
  test("a late answer is shown as late", () => {
    socket().open();
    socket().hear(seen(7));
    live.play("go");
    expect(live.late).toBe(false);
    vi.advanceTimersByTime(150);
    expect(live.late).toBe(true);
  });
  test("a spectator chooses nothing", () => {
    socket().open();
    socket().hear(seen(7, { seat: null }));
    live.play("go");
    live.undo();
    expect(actions()).toEqual([]);
  });
});

const beats = (seq: number, first: number, ...moments: string[]): Outgoing => ({
  type: "beats",
  seat: 0,
  seq,
  first,
  beats: moments.map((prompt) => ({ change: { prompt, areas: [{ id: "river", title: prompt }] }, lines: 1 })),
  scene: null,
});
const shown = () => live.moments.playback.frame!;
const mode = () => live.moments.playback.mode;
const asked = () =>
  socket()
    .sent.filter((each) => each.type === "beats")
    .map((each) => each.seq);
const told = () => live.moments.lines.map((each) => each.text);

describe("showing", () => {
  beforeEach(() => {
    socket().open();
    socket().hear(seen(1, { lines: [{ ...line("one"), seat: 0 }] }));
    vi.advanceTimersByTime(2000);
  });
  test("what may be chosen is known at once, what happened is played moment by moment", () => {
    socket().hear(seen(2, { kept: 1, lines: [line("two"), line("three")] }));
    expect(live.view?.seq).toBe(2);
    expect(asked()).toEqual([2]);
    expect(mode()).toBe("waiting");
    socket().hear(beats(2, 1, "two", "three"));
    expect(shown()).toMatchObject({ step: 2, beat: 0, lines: 2 });
    expect(live.moments.playback.words).toBe("two");
    expect(mode()).toBe("playing");
    vi.advanceTimersByTime(1500);
    expect(shown()).toMatchObject({ step: 2, beat: 1, lines: 3 });
    expect(shown().scene).toBe(live.view?.scene);
    expect(mode()).toBe("now");
  });
  test("steps are played in order, however their moments arrive", () => {
    socket().hear(seen(2, { kept: 1, lines: [line("two")] }));
    socket().hear(seen(3, { kept: 2, lines: [line("three")] }));
    socket().hear(beats(3, 2, "three"));
    expect(shown().step).toBe(1);
    socket().hear(beats(2, 1, "two"));
    expect(shown().step).toBe(2);
    vi.advanceTimersByTime(1500);
    expect(shown().step).toBe(3);
  });
  test.each([
    ["late", () => vi.advanceTimersByTime(500)],
    ["refused", () => socket().hear({ type: "error", code: "bad", why: "No.", about: "beats" })],
  ])("moments that are %s are not waited for", (_, happens) => {
    socket().hear(seen(2));
    happens();
    expect(shown().scene).toBe(live.view?.scene);
    expect(mode()).toBe("now");
    expect(live.notice).toBe("");
  });
  test("moments that nobody asked for change nothing", () => {
    socket().hear(beats(1, 0, "one"));
    socket().hear(beats(7, 0, "seven"));
    expect(mode()).toBe("now");
  });
  test("more is not asked for than the server answers", () => {
    for (let seq = 2; seq <= 60; seq++) socket().hear(seen(seq));
    expect(asked().length).toBeLessThan(40);
  });
  test("a moment in which nothing can be seen is not waited for", () => {
    socket().hear(seen(2));
    socket().hear({
      ...beats(2, 0, "", ""),
      beats: [
        { change: { prompt: "?" }, lines: 0 },
        { change: {}, lines: 0 },
      ],
    } as Outgoing);
    expect(mode()).toBe("now");
  });
  test("choosing something skips what is still to be shown", () => {
    socket().hear(seen(2));
    socket().hear(seen(3));
    live.play("go");
    expect(shown().step).toBe(3);
    expect(mode()).toBe("now");
    socket().hear(beats(2, 0, "two", "too late"));
    expect(shown().step).toBe(3);
  });
  test("step by step, the table is always that of now, and the moments are kept", () => {
    prefs.speed = "still";
    for (const seq of [2, 3, 4]) socket().hear(seen(seq, { kept: seq - 1, lines: [line(`${seq}`)] }));
    expect(shown().step).toBe(4);
    expect(mode()).toBe("now");
    socket().hear(beats(4, 3, "4"));
    expect(shown().scene).toBe(live.view?.scene);
    expect(live.moments.timeline.knownSince(3)).toHaveLength(1);
  });
  test("looking back is not interrupted by what happens, and counts it", async () => {
    socket().hear(seen(2, { kept: 1, lines: [line("two"), line("three")] }));
    socket().hear(beats(2, 1, "two", "three"));
    vi.advanceTimersByTime(2000);
    const { playback, timeline } = live.moments;
    await playback.walk(timeline, "beat", -1);
    expect(shown()).toMatchObject({ step: 2, beat: 0 });
    expect(mode()).toBe("looking");
    socket().hear(seen(3, { kept: 3 }));
    vi.advanceTimersByTime(2000);
    expect(shown()).toMatchObject({ step: 2, beat: 0 });
    expect(playback.news).toBe(1);
    live.play("go");
    expect(mode()).toBe("now");
    expect(shown().step).toBe(3);
  });
  test("keys that come faster than moments are all heard, until one goes back to now", async () => {
    socket().hear(seen(2, { kept: 1, lines: [line("two"), line("three"), line("four")] }));
    socket().hear(beats(2, 1, "two", "three", "four"));
    vi.advanceTimersByTime(3000);
    const { playback, timeline } = live.moments;
    void playback.walk(timeline, "beat", -1);
    await playback.walk(timeline, "beat", -1);
    expect(shown()).toMatchObject({ step: 2, beat: 0 });
    const late = playback.walk(timeline, "beat", 1);
    live.moments.skip();
    await late;
    expect(mode()).toBe("now");
  });
  test("one walks forward into the present", async () => {
    socket().hear(seen(2, { kept: 1, lines: [line("two"), line("three")] }));
    socket().hear(beats(2, 1, "two", "three"));
    vi.advanceTimersByTime(2000);
    const { playback, timeline } = live.moments;
    await playback.walk(timeline, "beat", -1);
    await playback.walk(timeline, "beat", 1);
    expect(mode()).toBe("now");
  });
  test("again shows what happened since the last choice", async () => {
    socket().hear(seen(2, { kept: 1, lines: [line("two"), line("three")] }));
    socket().hear(beats(2, 1, "two", "three"));
    vi.advanceTimersByTime(2000);
    await live.moments.again();
    expect(shown()).toMatchObject({ step: 2, beat: 0 });
    vi.advanceTimersByTime(2000);
    expect(mode()).toBe("now");
  });
  test("lines that were taken back are gone", () => {
    socket().hear(seen(2, { kept: 1, lines: [line("two")] }));
    socket().hear(seen(3, { kept: 1, lines: [] }));
    expect(told()).toEqual(["one"]);
  });
  test("with several own seats the one that decides is shown", () => {
    live.mine = [0, 1];
    socket().hear(seen(2, { seat: 1, deciders: [0] }));
    expect(live.view?.seat).toBe(0);
    socket().hear(seen(3, { seat: 1, deciders: [1] }));
    expect(live.view?.seat).toBe(1);
    vi.advanceTimersByTime(2000);
    expect(shown().scene).toBe(live.view?.scene);
  });
});

describe("since the last own choice", () => {
  const by = (seat: number, text: string) => ({ ...line(text), seat });
  const since = () => told().slice(live.moments.since);
  test("it is what others did, and nothing after the next own choice", () => {
    prefs.speed = "still";
    socket().open();
    socket().hear(seen(1, { lines: [by(0, "mine"), by(1, "theirs")] }));
    expect(since()).toEqual(["theirs"]);
    live.play("go");
    socket().hear(seen(2, { kept: 2, lines: [by(0, "mine too")] }));
    expect(since()).toEqual([]);
    socket().hear(seen(3, { kept: 3, lines: [by(-1, "rain"), by(0, "wet"), by(1, "dry")] }));
    expect(since()).toEqual(["rain", "wet", "dry"]);
  });
  test("it comes back when the choice is taken back, and stays after a new connection", () => {
    prefs.speed = "still";
    socket().open();
    const lines = [by(0, "mine"), by(1, "theirs")];
    socket().hear(seen(1, { lines }));
    live.play("go");
    socket().hear(seen(2, { kept: 2, lines: [by(0, "mine too")] }));
    socket().hear(seen(3, { kept: 2, lines: [] }));
    expect(since()).toEqual(["theirs"]);
    live.play("go");
    socket().hear(seen(4, { kept: 2, lines: [by(0, "other"), by(1, "next")] }));
    socket().hear(seen(4, { kept: 0, lines: [...lines, by(0, "other"), by(1, "next")] }));
    expect(since()).toEqual(["next"]);
  });
  test("for somebody who watches it is the last round of turns", () => {
    socket().open();
    const lines = [by(0, "a"), by(1, "b"), by(0, "c"), by(-1, "rain"), by(1, "d")];
    socket().hear(seen(1, { seat: null, lines }));
    expect(since()).toEqual(["c", "rain", "d"]);
  });
});

describe("hearing", () => {
  test("a hint for a decision that is over is dropped", () => {
    socket().open();
    socket().hear(seen(1));
    const hint = {
      type: "hint",
      seat: 0,
      token: "go",
      label: "",
      turn: ["go"],
      plan: "Go.",
      reasons: [],
      compared: "",
      why: "",
      value: 0.5,
      quantity: "chance to win",
    } as const;
    socket().hear({ ...hint, turn: [...hint.turn], reasons: [], seq: 0 });
    expect(live.hint).toBeNull();
    socket().hear({ ...hint, turn: [...hint.turn], reasons: [], seq: 1 });
    expect(live.hint?.token).toBe("go");
  });
  test("with one choice nobody is asked for a hint", () => {
    socket().open();
    socket().hear(seen(1, { scene: scene([offer("go")]) }));
    live.askHint();
    expect(socket().sent.filter((each) => each.type === "hint")).toHaveLength(0);
    socket().hear(seen(2, { scene: scene([offer("go"), offer("stay")]) }));
    live.askHint();
    expect(socket().sent.filter((each) => each.type === "hint")).toHaveLength(1);
  });
  test("a line of talk comes once, however often it is sent", () => {
    socket().open();
    const said = { number: 1, seat: 0, name: "Anna", text: "Hello", at: 0 };
    socket().hear({ type: "chat", lines: [said] });
    socket().hear({ type: "chat", lines: [said, { ...said, number: 2 }] });
    expect(live.chat.map((each) => each.number)).toEqual([1, 2]);
  });
  test("news about the table redraw the page", () => {
    socket().open();
    changed.mockClear();
    socket().hear(tableInfo({ paused: true }));
    expect(live.info?.paused).toBe(true);
    expect(changed).toHaveBeenCalledOnce();
  });
});

describe("several people with secrets at one screen", () => {
  const own = (seat: number, seq: number, deciders: number[], more: Partial<View> = {}) =>
    socket().hear(seen(seq, { seat, deciders, ...more }));
  beforeEach(() => {
    socket().open();
    socket().hear({ type: "welcome", table: "abcd", seats: [0, 1] });
    socket().hear(tableInfo({ private: true }));
    own(0, 0, [0]);
    own(1, 0, [0]);
  });
  test("nothing is shown until the first one says that they are there", () => {
    expect([live.view, live.curtain]).toEqual([null, 0]);
    live.openCurtain();
    expect([live.view?.seat, live.curtain]).toEqual([0, null]);
  });
  test("the curtain falls as soon as somebody else has to decide, whichever view comes first", () => {
    live.openCurtain();
    own(1, 1, [1]);
    expect(live.curtain).toBe(1);
    own(0, 1, [1]);
    expect(live.view?.seat).toBe(0);
    live.openCurtain();
    expect(live.view?.seat).toBe(1);
    expect(live.moments.playback.frame?.scene).toBe(live.view?.scene);
  });
  test("who decides several things in a row is asked once", () => {
    live.openCurtain();
    own(0, 1, [0, 1]);
    own(1, 1, [0, 1]);
    expect([live.view?.seat, live.curtain]).toEqual([0, null]);
  });
  test("the notes of the last person are gone", () => {
    live.openCurtain();
    socket().hear({ type: "why", seat: 0, token: "go", element: "", allowed: false, rule: "", why: "It is a secret." });
    own(0, 1, [1]);
    expect(live.why).toBe(null);
  });
  test("the end needs no curtain", () => {
    live.openCurtain();
    own(0, 1, [1]);
    own(1, 2, [], { outcome: { reason: "resigned", scores: [1, 0], ranks: [1, 2], winners: [0], rule: "" } });
    expect(live.curtain).toBe(null);
    expect(live.view).not.toBe(null);
  });
});

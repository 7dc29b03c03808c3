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
const line = (text: string) => ({ text, touches: [], rule: "" });
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

describe("showing", () => {
  test("views are shown one after the other, with their own lines", () => {
    socket().open();
    socket().hear(seen(1, { lines: [line("one")] }));
    socket().hear(seen(2, { kept: 1, lines: [line("two")] }));
    socket().hear(seen(3, { kept: 2, lines: [line("three")] }));
    expect(live.view?.seq).toBe(1);
    expect(live.lines.map((each) => each.text)).toEqual(["one"]);
    vi.advanceTimersByTime(300);
    expect(live.view?.seq).toBe(2);
    expect(live.fresh).toBe(1);
    vi.advanceTimersByTime(700);
    expect(live.lines.map((each) => each.text)).toEqual(["one", "two", "three"]);
  });
  test("the answer to an own choice waits for nothing", () => {
    socket().open();
    socket().hear(seen(1));
    socket().hear(seen(2));
    live.play("go");
    socket().hear(seen(3));
    expect(live.view?.seq).toBe(3);
    expect(live.waitingFor).toBeNull();
  });
  test("without movement only the latest view is shown", () => {
    prefs.speed = "still";
    socket().open();
    for (const seq of [1, 2, 3, 4]) socket().hear(seen(seq));
    vi.advanceTimersByTime(200);
    expect(live.view?.seq).toBe(4);
  });
  test("lines that were taken back are gone", () => {
    prefs.speed = "still";
    socket().open();
    socket().hear(seen(1, { lines: [line("one"), line("two")] }));
    vi.advanceTimersByTime(200);
    socket().hear(seen(2, { kept: 1, lines: [] }));
    vi.advanceTimersByTime(200);
    expect(live.lines.map((each) => each.text)).toEqual(["one"]);
  });
  test("with several own seats the one that decides is shown", () => {
    socket().open();
    live.mine = [0, 1];
    socket().hear(seen(1));
    vi.advanceTimersByTime(700);
    socket().hear(seen(2, { seat: 1, deciders: [0] }));
    vi.advanceTimersByTime(700);
    expect(live.view?.seat).toBe(0);
    socket().hear(seen(3, { seat: 1, deciders: [1] }));
    vi.advanceTimersByTime(700);
    expect(live.view?.seat).toBe(1);
  });
});

describe("hearing", () => {
  test("a hint for a decision that is over is dropped", () => {
    socket().open();
    socket().hear(seen(1));
    const hint = { type: "hint", seat: 0, label: "", why: "", value: 0.5 } as const;
    socket().hear({ ...hint, token: "gone" });
    expect(live.hint).toBeNull();
    socket().hear({ ...hint, token: "go" });
    expect(live.hint?.token).toBe("go");
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

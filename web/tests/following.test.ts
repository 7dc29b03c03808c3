import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Live } from "../src/live";
import type { Incoming, Outgoing, View } from "../src/types";
import { offer, scene, view } from "./making";

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  sent: Incoming[] = [];
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = (_event: { code: number }) => {};

  constructor() {
    socket = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  hear(message: Outgoing) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let socket: FakeSocket;
let live: Live;
const PLAN = { tokens: ["speed 2", "forward", "forward"], label: "Sail" };
const OFFERS = ["speed 2", "forward", "turn left"].map((token) => offer(token, "boat"));

/** A view after some choices of one's own; `steps` of them can be taken back. */
const seen = (seq: number, more: Partial<View> = {}): View =>
  view({
    seq,
    choices: OFFERS.map((each) => each.token),
    scene: scene(OFFERS),
    undo: { steps: seq, why: "", rule: "", turn: [], labels: [] },
    ...more,
  });
const played = () => socket.sent.flatMap((each) => (each.type === "play" ? [each.token] : []));
const answer = (result: "done" | "refused" | "stale", seq: number) => {
  const last = socket.sent.filter((each) => each.type === "play").at(-1)!;
  socket.hear({ type: "answer", client: last.client, result, seq, rule: "", why: "It cannot be." });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  live = new Live("abcd", ["key"], () => undefined);
  socket.onopen();
  socket.hear({ type: "welcome", table: "abcd", seats: [0] });
  socket.hear(seen(0));
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("following a plan", () => {
  test("each choice is made from the view that follows the one before", () => {
    live.follow(PLAN);
    expect(played()).toEqual(["speed 2"]);
    answer("done", 1);
    expect(played()).toHaveLength(1);
    socket.hear(seen(1));
    expect(played()).toEqual(["speed 2", "forward"]);
    answer("done", 2);
    socket.hear(seen(2));
    answer("done", 3);
    socket.hear(seen(3));
    expect(played()).toEqual(PLAN.tokens);
  });
  test("a view of what others did is not taken for one's own", () => {
    live.follow(PLAN);
    socket.hear(seen(1));
    expect(played()).toHaveLength(1);
    answer("done", 2);
    expect(played()).toHaveLength(1);
    socket.hear(seen(2));
    expect(played()).toHaveLength(2);
  });
  test("a refused choice ends it, and says how far it came", () => {
    live.follow(PLAN);
    answer("done", 1);
    socket.hear(seen(1));
    answer("refused", 1);
    expect(live.notice).toBe("Stopped after 1 of 3 choices. It cannot be.");
    socket.hear(seen(2));
    expect(played()).toHaveLength(2);
  });
  test("an undo in the middle ends it", () => {
    live.follow(PLAN);
    answer("done", 1);
    live.undo();
    socket.hear(seen(2));
    expect(played()).toHaveLength(1);
    expect(live.undone).toBe(true);
  });
  test("it stops where something has come to light", () => {
    live.follow(PLAN);
    answer("done", 1);
    socket.hear(seen(1, { undo: { steps: 0, why: "", rule: "", turn: [], labels: [] } }));
    expect(played()).toHaveLength(1);
    expect(live.notice).toMatch("Something has come to light");
  });
});

describe("plans", () => {
  const heard = (seq: number, seat = 0) => socket.hear({ type: "plans", seat, seq, plans: [PLAN], form: null });
  test("are asked for with every decision, and not in the middle of one that is followed", () => {
    const asked = () => socket.sent.filter((each) => each.type === "plans").length;
    expect(asked()).toBe(1);
    live.follow(PLAN);
    answer("done", 1);
    socket.hear(seen(1));
    expect(asked()).toBe(1);
    live.undo();
    socket.hear(seen(2, { deciders: [1] }));
    expect(asked()).toBe(1);
  });
  test("of an earlier view or of another seat are of no use", () => {
    heard(0);
    expect(live.plans).toHaveLength(1);
    socket.hear(seen(1));
    expect(live.plans).toEqual([]);
    heard(0);
    heard(1, 1);
    expect(live.plans).toEqual([]);
  });
});

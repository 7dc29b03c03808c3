import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { prefs } from "../src/prefs";
import { type Choosing, type Receiver, useChoosing } from "../src/table/choosing";
import type { View } from "../src/types";
import { element, offer, scene, view } from "./making";

vi.mock("../src/api", () => ({ tokens: () => Promise.resolve(["left", "right", "stay"]) }));

const SCENE = scene(
  [offer("left", "boat", "west"), offer("right", "boat", "east"), offer("stay", "anchor")],
  ...["boat", "west", "east", "anchor"].map((id) => element(id)),
  element("dial", { token: "speed 6", tip: "The dial." }),
);
const AT = { left: 10, width: 20, bottom: 40 } as DOMRect;

const play = vi.fn<(token: string) => void>();
const askWhy = vi.fn<(token: string) => void>();
const receiver: Receiver = { link: "here", why: null, play, askWhy };
let choosing: Choosing;

function Table({ now, deciding }: { now: View; deciding: boolean }) {
  choosing = useChoosing(receiver, now, now.scene!, deciding);
  return null;
}

const host = document.createElement("div");
const show = (now: View, deciding = true) => act(() => render(<Table now={now} deciding={deciding} />, host));
const tokens = () => choosing.left.map((each) => each.token);

beforeEach(() => {
  localStorage.clear();
  render(null, host);
  play.mockClear();
  askWhy.mockClear();
  Object.assign(globalThis, { innerWidth: 1200 });
});

describe("by touching", () => {
  test("an element with one choice chooses it", async () => {
    await show(view({ scene: SCENE }));
    await act(() => choosing.actions.choose("anchor", AT));
    expect(play).toHaveBeenCalledWith("stay");
  });
  test("an element with several narrows them, and a second touch chooses", async () => {
    await show(view({ scene: SCENE }));
    await act(() => choosing.actions.choose("boat", AT));
    expect(play).not.toHaveBeenCalled();
    expect(tokens()).toEqual(["left", "right"]);
    expect(choosing.menu).toBeNull();
    await act(() => choosing.actions.choose("east", AT));
    expect(play).toHaveBeenCalledWith("right");
  });
  test("a small screen opens a menu below what was touched", async () => {
    Object.assign(globalThis, { innerWidth: 390 });
    await show(view({ scene: SCENE }));
    await act(() => choosing.actions.choose("boat", AT));
    expect(choosing.menu).toEqual({ x: 20, y: 40 });
  });
  test("something that does not fit starts a new selection", async () => {
    await show(view({ scene: SCENE }));
    await act(() => choosing.actions.choose("boat", AT));
    await act(() => choosing.actions.choose("anchor", AT));
    expect(play).toHaveBeenCalledWith("stay");
  });
  test("release gives all choices back", async () => {
    await show(view({ scene: SCENE }));
    await act(() => choosing.actions.choose("boat", AT));
    await act(() => choosing.release());
    expect(tokens()).toEqual(["left", "right", "stay"]);
  });
  test("another view forgets what was touched", async () => {
    await show(view({ scene: SCENE }));
    await act(() => choosing.actions.choose("boat", AT));
    await show(view({ scene: SCENE, seq: 1 }));
    expect(choosing.picked).toEqual([]);
  });
});

describe("by key", () => {
  test("a digit chooses what stands at its place", async () => {
    await show(view({ scene: SCENE }));
    await act(() => choosing.chooseByKey("3"));
    expect(play).toHaveBeenCalledWith("stay");
  });
  test("other keys and places choose nothing", async () => {
    await show(view({ scene: SCENE }));
    await act(() => ["0", "4", "x", "Enter"].forEach(choosing.chooseByKey));
    expect(play).not.toHaveBeenCalled();
  });
});

describe("what cannot be taken back", () => {
  const final = view({ scene: SCENE, final: ["stay"] });
  test("is asked once more", async () => {
    await show(final);
    await act(() => choosing.choose("stay"));
    expect(choosing.asked?.token).toBe("stay");
    expect(play).not.toHaveBeenCalled();
    await act(() => choosing.choose("stay"));
    expect(play).toHaveBeenCalledWith("stay");
  });
  test("is not asked where a player does not want it", async () => {
    prefs.asks = false;
    await show(final);
    await act(() => choosing.choose("stay"));
    expect(play).toHaveBeenCalledWith("stay");
  });
  test("is not asked where there is nothing else to do", async () => {
    await show(view({ scene: scene([offer("stay", "anchor")], element("anchor")), final: ["stay"] }));
    await act(() => choosing.choose("stay"));
    expect(play).toHaveBeenCalledWith("stay");
  });
});

describe("asking", () => {
  test("an element tells what it is, and asks why its choice is not there", async () => {
    await show(view({ scene: SCENE }));
    await act(() => choosing.actions.ask("dial"));
    expect(choosing.note).toBe("The dial.");
    expect(askWhy).toHaveBeenCalledWith("speed 6");
  });
  test("somebody who does not decide asks nothing and chooses nothing", async () => {
    await show(view({ scene: SCENE }), false);
    await act(() => choosing.actions.ask("dial"));
    await act(() => choosing.choose("stay"));
    expect(askWhy).not.toHaveBeenCalled();
    expect(play).not.toHaveBeenCalled();
  });
});

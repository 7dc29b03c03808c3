import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { prefs } from "../src/prefs";
import { type Choosing, type Receiver, useChoosing } from "../src/table/choosing";
import type { Plan, View } from "../src/types";
import { element, offer, scene, view } from "./making";

vi.mock("../src/api", () => ({ tokens: () => Promise.resolve(["left", "right", "stay"]) }));

const SCENE = scene(
  [offer("left", "boat", "west"), offer("right", "boat", "east"), offer("stay", "anchor")],
  ...["boat", "west", "east", "anchor"].map((id) => element(id)),
  element("dial", { token: "speed 6", tip: "The dial." }),
);
const CHOICES = ["left", "right", "stay"];
const AT = { left: 10, width: 20, bottom: 40 } as DOMRect;

const play = vi.fn<(token: string) => void>();
const askWhyHere = vi.fn<(element: string) => void>();
const follow = vi.fn<(plan: Plan) => void>();
const receiver: Receiver = { link: "here", why: null, play, askWhyHere, plans: [], follow };
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
  askWhyHere.mockClear();
  follow.mockClear();
  receiver.plans = [];
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
  test("what others do meanwhile leaves a half-made pick as it is", async () => {
    await show(view({ scene: SCENE, choices: CHOICES }));
    await act(() => choosing.actions.choose("boat", AT));
    await show(view({ scene: SCENE, choices: CHOICES, seq: 1 }));
    expect(choosing.picked).toEqual(["boat"]);
    const fewer = scene(SCENE.offers!.slice(1), ...["boat", "west", "east", "anchor"].map((id) => element(id)));
    await show(view({ scene: fewer, choices: CHOICES.slice(1), seq: 2 }));
    expect(choosing.picked).toEqual(["boat"]);
    expect(tokens()).toEqual(["right"]);
  });
  test("a pick that means nothing any more is forgotten", async () => {
    await show(view({ scene: SCENE, choices: CHOICES }));
    await act(() => choosing.actions.choose("boat", AT));
    await show(view({ scene: scene([offer("stay", "anchor")], element("anchor")), choices: ["stay"], seq: 1 }));
    expect(choosing.picked).toEqual([]);
  });
  test("one's own next choice forgets what was touched", async () => {
    const undo = { steps: 1, why: "", rule: "", turn: ["left"], labels: ["LEFT"] };
    await show(view({ scene: SCENE, choices: CHOICES }));
    await act(() => choosing.actions.choose("boat", AT));
    await show(view({ scene: SCENE, choices: CHOICES, seq: 1, undo }));
    expect(choosing.picked).toEqual([]);
  });
});

describe("by key", () => {
  test("a digit chooses what stands at its place", async () => {
    await show(view({ scene: SCENE }));
    await act(() => void choosing.press("3"));
    expect(play).toHaveBeenCalledWith("stay");
  });
  test("other keys and places choose nothing", async () => {
    await show(view({ scene: SCENE }));
    for (const key of ["0", "4", "x", "Enter"]) await act(() => expect(choosing.press(key)).toBe(false));
    expect(play).not.toHaveBeenCalled();
  });
});

describe("by a plan", () => {
  const sail = (token: string, x: number, ...touches: string[]): Plan => ({
    tokens: [token, "forward"],
    label: `Sail ${token}`,
    touches,
    area: "river",
    path: [
      [0, 0],
      [x, 0],
    ],
  });
  test("places are shown at once where it is clear what moves", async () => {
    receiver.plans = [sail("left", -9), sail("right", 9), sail("stay", 9)];
    await show(view({ scene: SCENE }));
    expect(choosing.places.map((place) => place.ways.length)).toEqual([1, 2]);
    await act(() => choosing.follow(receiver.plans![0]!));
    expect(follow).toHaveBeenCalledWith(receiver.plans![0]);
  });
  test("where several things can move, one is picked first", async () => {
    receiver.plans = [sail("left", -9, "west"), sail("right", 9, "east")];
    await show(view({ scene: scene([offer("left", "boat")], ...["boat", "west", "east"].map((id) => element(id))) }));
    expect(choosing.places).toEqual([]);
    expect([...choosing.targets.keys()]).toEqual(["boat", "west", "east"]);
    await act(() => choosing.pick("east"));
    expect(choosing.places.map((place) => place.x)).toEqual([9]);
  });
  test("putting one thing onto another makes the choice or the plan that touches both", async () => {
    receiver.plans = [{ tokens: ["stay", "left"], label: "Both", touches: ["anchor", "west"] }];
    await show(view({ scene: SCENE }));
    await act(() => expect(choosing.put("boat", "anchor", AT)).toBe(false));
    await act(() => expect(choosing.put("boat", "east", AT)).toBe(true));
    expect(play).toHaveBeenCalledWith("right");
    await act(() => expect(choosing.put("anchor", "west", AT)).toBe(true));
    expect(follow).toHaveBeenCalledWith(receiver.plans![0]);
  });
  test("a plan stands for the choice that it begins with at its place", async () => {
    receiver.plans = [sail("stay", 0)];
    await show(view({ scene: SCENE }));
    expect(choosing.targets.has("anchor")).toBe(false);
    expect(choosing.targets.has("boat")).toBe(true);
  });
});

describe("what matters and cannot be taken back", () => {
  const weighty = { ...SCENE, offers: SCENE.offers!.map((each) => ({ ...each, confirm: each.token === "stay" })) };
  const final = view({ scene: weighty, final: ["left", "stay"] });
  test("what does not matter is not asked", async () => {
    await show(final);
    await act(() => choosing.choose("left"));
    expect(play).toHaveBeenCalledWith("left");
  });
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
  test("an element tells what it is, and asks why it cannot be chosen", async () => {
    await show(view({ scene: SCENE }));
    await act(() => choosing.actions.ask("dial"));
    expect(choosing.note).toBe("The dial.");
    expect(askWhyHere).toHaveBeenCalledWith("dial");
  });
  test("somebody who does not decide may ask, and chooses nothing", async () => {
    await show(view({ scene: SCENE }), false);
    await act(() => choosing.actions.ask("dial"));
    await act(() => choosing.choose("stay"));
    expect(askWhyHere).toHaveBeenCalledWith("dial");
    expect(play).not.toHaveBeenCalled();
  });
});

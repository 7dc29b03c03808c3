import { describe, expect, test } from "vitest";
import { PlanRun } from "../src/plan-run";
import { onlyChoice } from "../src/table/only-choice";
import type { Answer, View } from "../src/types";
import { element, offer, scene, view } from "./making";

const PLAN = { tokens: ["speed 2", "forward", "forward"], label: "Sail" };
const done = (client: string, seq: number, result: Answer["result"] = "done"): Answer => ({
  type: "answer",
  client,
  result,
  seq,
  rule: "",
  why: "No.",
});
const undo = { steps: 1, why: "", rule: "", turn: ["speed 2"], labels: [] };
const then = (more: Partial<View> = {}) => view({ seq: 1, choices: ["forward"], undo, ...more });

function begun(): PlanRun {
  const run = new PlanRun(PLAN, 0);
  run.sent("a");
  run.answered(done("a", 1));
  return run;
}

describe("a plan under way", () => {
  test("goes on with the view that follows its choice, and with no other", () => {
    const run = new PlanRun(PLAN, 0);
    run.sent("a");
    expect(run.next(then())).toBeNull();
    expect(run.answered(done("somebody else's", 1))).toBe(true);
    run.answered(done("a", 2));
    expect(run.next(then())).toBeNull();
    expect(run.next(then({ seq: 2 }))).toEqual({ token: "forward" });
    expect(run.next(then({ seq: 2, seat: 1 }))).toBeNull();
  });
  test("stops where something has come to light", () => {
    const barred = { ...undo, steps: 0 };
    expect(begun().next(then({ undo: barred }))).toEqual({
      stopped: "Stopped after 1 of 3 choices. Something has come to light.",
    });
  });
  test("stops where somebody else decides, and where the next choice is not on offer", () => {
    expect(begun().next(then({ deciders: [1] }))).toHaveProperty("stopped");
    expect(begun().next(then({ choices: ["turn left"] }))).toHaveProperty("stopped");
  });
  test("ends where a choice is refused, and says how far it came", () => {
    const run = begun();
    run.sent("b");
    expect(run.answered(done("b", 1, "refused"))).toBe(false);
    expect(run.words("No.")).toBe("Stopped after 1 of 3 choices. No.");
  });
  test("is over after its last choice", () => {
    const run = begun();
    for (const [name, seq] of [
      ["b", 2],
      ["c", 3],
    ] as const) {
      run.sent(name);
      run.answered(done(name, seq));
    }
    expect(run.isOver).toBe(true);
    expect(run.next(then({ seq: 3 }))).toBeNull();
  });
});

describe("what leaves no choice", () => {
  const lonely = view({ scene: scene([offer("stay", "anchor")], element("anchor")), choices: ["stay"] });
  test("is done by itself", () => {
    expect(onlyChoice(lonely, false, false)?.token).toBe("stay");
  });
  test("is not done where a player wants to be asked, took it back, or it matters", () => {
    expect(onlyChoice(lonely, false, true)).toBeNull();
    expect(onlyChoice(lonely, true, false)).toBeNull();
    const weighty = scene([{ ...offer("stay", "anchor"), confirm: true }], element("anchor"));
    expect(onlyChoice({ ...lonely, scene: weighty }, false, false)).toBeNull();
    const pause = scene([{ ...offer("stay", "anchor"), waits: true }], element("anchor"));
    expect(onlyChoice({ ...lonely, scene: pause }, false, false)).toBeNull();
  });
  test("is not done where there are two", () => {
    expect(onlyChoice(view({ choices: ["a", "b"] }), false, false)).toBeNull();
  });
});

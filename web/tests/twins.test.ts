// What the browser does as Python does. The cases are made by tests/presentation/twins.py.

import { describe, expect, test } from "vitest";
import { summary, turnsOf } from "../src/moments/turns";
import { applyChange } from "../src/scene/change";
import type { Line, Scene, SceneChange } from "../src/types";
import twins from "./twins.json";

const changes = twins.changes as unknown as { name: string; before: Scene; change: SceneChange; after: Scene }[];
const journals = twins.journals as { lines: Line[]; summaries: string[] }[];
/** What is left out has its default. */
const whole = (scene: Scene) => ({ offers: [], status: [], ...scene });

describe("a change of a scene", () => {
  test.each(changes)("$name", ({ before, change, after }) => {
    expect(whole(applyChange(before, change))).toEqual(whole(after));
  });
  test("what stays is the same object, so that it is not drawn once more", () => {
    const { before, change } = changes.find((each) => each.name === "one moves")!;
    const after = applyChange(before, change);
    expect(after.areas[1]).toBe(before.areas[1]);
    expect(after.areas[0]!.elements[1]).toBe(before.areas[0]!.elements[1]);
  });
});

test.each(journals)("turns are summed up", ({ lines, summaries }) => {
  const turns = turnsOf(lines);
  expect(turns.map((turn) => summary(turn, (seat) => ["Red", "Blue"][seat]!))).toEqual(summaries);
  expect(turns.flatMap((turn) => turn.lines)).toEqual(lines);
  for (const turn of turns) expect(lines[turn.first]).toBe(turn.lines[0]);
});

import { expect, test } from "vitest";
import { trailsOf } from "../src/moments/trails";
import { element, scene } from "./making";

test("a ship leaves one trail, its dials none", () => {
  const before = scene([], element("ship"), element("dial", { x: 5, part_of: "ship" }));
  const after = scene([], element("ship", { x: 40 }), element("dial", { x: 45, part_of: "ship" }));
  const frame = { step: 1, beat: 0, of: 1, scene: after, lines: 0, told: [], changed: true };
  const trails = trailsOf([{ before, first: 0, frames: [frame] }], null);
  expect(trails.get("river")).toEqual([
    {
      id: "ship",
      points: [
        [0, 0],
        [40, 0],
      ],
    },
  ]);
});

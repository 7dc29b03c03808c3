import { expect, test } from "vitest";
import type { PlanPlace } from "../src/scene/plan-layer";
import { advisedWay } from "../src/table/planning";

function place(key: string, ...tokens: string[]): PlanPlace {
  return { key, area: "river", x: 0, y: 0, ways: [{ plan: { tokens, label: key }, ghost: null }] };
}

test("the way that a hint advises is the longest that its turn begins with", () => {
  const places = [
    place("near", "speed 2", "forward"),
    place("there", "speed 2", "forward", "forward"),
    place("other", "speed 2", "turn left", "forward"),
  ];
  expect(advisedWay(places, ["speed 2", "forward", "forward", "end move"])?.plan.label).toBe("there");
  expect(advisedWay(places, ["speed 1", "forward"])).toBeNull();
});

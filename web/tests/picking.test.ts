import { expect, test } from "vitest";
import { byElement, meant } from "../src/table/picking";
import { offer } from "./making";

const OFFERS = [offer("a to b", "a", "b"), offer("a to c", "a", "c"), offer("b to c", "b", "c")];

test("every touch narrows what is meant", () => {
  expect(meant(OFFERS, [])).toHaveLength(3);
  expect(meant(OFFERS, ["a"]).map((each) => each.token)).toEqual(["a to b", "a to c"]);
  expect(meant(OFFERS, ["a", "c"]).map((each) => each.token)).toEqual(["a to c"]);
  expect(meant(OFFERS, ["a", "nowhere"])).toEqual([]);
});

test("an element knows its choices, each once", () => {
  const found = byElement([...OFFERS, offer("a twice", "a", "a")]);
  expect(found.get("a")!.map((each) => each.token)).toEqual(["a to b", "a to c", "a twice"]);
  expect(found.has("d")).toBe(false);
});

import { expect, test } from "vitest";
import { keysOf, typedChoice } from "../src/table/digits";
import type { Offer } from "../src/types";

const named = (...labels: string[]): Offer[] => labels.map((label) => ({ token: label, label, touches: [] }));

test("where choices are numbers, the key is the number", () => {
  expect(keysOf(named("Vote 0", "Vote 4", "Vote 10"))).toEqual(["0", "4", "10"]);
  expect(keysOf(named("Speed 3 (free)", "Speed 5 (1 coal)"))).toEqual(["3", "5"]);
});

test("elsewhere it is the place in the list", () => {
  expect(keysOf(named("Forward", "Turn left", "Plot 3"))).toEqual(["1", "2", "3"]);
  expect(keysOf(named("Plot 3: remove", "Plot 3: move"))).toEqual(["1", "2"]);
  expect(keysOf(named("Vote 4", "Speed 5"))).toEqual(["1", "2"]);
  expect(keysOf(named("Lay T04", "Lay T17"))).toEqual(["1", "2"]);
});

test("a digit that begins another number waits for the second one", () => {
  const keys = keysOf(named(...Array.from({ length: 11 }, (_, number) => `Vote ${number}`)));
  expect(typedChoice("1", keys)).toEqual({ index: 1, isOpen: true });
  expect(typedChoice("10", keys)).toEqual({ index: 10, isOpen: false });
  expect(typedChoice("4", keys)).toEqual({ index: 4, isOpen: false });
  expect(typedChoice("12", keys)).toEqual({ index: -1, isOpen: false });
});

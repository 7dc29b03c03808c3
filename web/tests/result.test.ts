import { expect, test } from "vitest";
import { endedTogether, hasPoints, headline } from "../src/table/result";
import type { Outcome } from "../src/types";
import { counted, range } from "../src/words";

const NAMES = ["Red", "Blue", "Green"];

function outcome(scores: number[], ranks: number[], winners: number[]): Outcome {
  return { reason: "", rule: "", scores, ranks, winners };
}

const RACE = outcome([2, 1, 0], [1, 2, 3], [0]);
const SHARED = outcome([12, 12, 3], [1, 1, 3], [0, 1]);
const SAVED = outcome([1, 1, 1], [1, 1, 1], [0, 1, 2]);
const LOST = outcome([0, 0, 0], [1, 1, 1], []);

test("the headline says who has won, to those who play and to those who watch", () => {
  expect(headline(RACE, NAMES, [0])).toBe("You have won");
  expect(headline(RACE, NAMES, [1])).toBe("Winner: Red");
  expect(headline(SHARED, NAMES, [])).toBe("Winners: Red, Blue");
  expect(headline(SAVED, NAMES, [1])).toBe("All have won");
  expect(headline(LOST, NAMES, [1])).toBe("Nobody has won");
});

test("where all share one fate there are no ranks", () => {
  expect([RACE, SHARED, SAVED, LOST].map(endedTogether)).toEqual([false, false, true, true]);
});

test("points are shown where they say more than the ranks", () => {
  expect([RACE, SHARED, SAVED].map(hasPoints)).toEqual([false, true, false]);
});

test("numbers in words", () => {
  expect([counted(1, "table", "tables"), counted(2, "table", "tables")]).toEqual(["1 table", "2 tables"]);
  expect([range([2, 2]), range([2, 5])]).toEqual(["2", "2–5"]);
});

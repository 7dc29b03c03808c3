import { expect, test } from "vitest";
import { endedTogether, hasPoints, headline } from "../src/table/result";
import { turningPoint } from "../src/table/turning-point";
import type { Outcome } from "../src/types";
import { decimal, range } from "../src/words";

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
  expect(headline(RACE, NAMES, [1])).toBe("You have lost");
  expect(headline(RACE, NAMES, [])).toBe("Winner: Red");
  expect(headline(RACE, NAMES, [0, 1, 2])).toBe("Winner: Red");
  expect(headline(SHARED, NAMES, [1])).toBe("You have won, and so has Red");
  expect(headline(SHARED, NAMES, [])).toBe("Winners: Red, Blue");
  expect(headline(SAVED, NAMES, [1])).toBe("You have won together");
  expect(headline(SAVED, NAMES, [])).toBe("All have won");
  expect(headline(LOST, NAMES, [1])).toBe("You have lost together");
  expect(headline(LOST, NAMES, [])).toBe("Nobody has won");
});

test("where all share one fate there are no ranks", () => {
  expect([RACE, SHARED, SAVED, LOST].map(endedTogether)).toEqual([false, false, true, true]);
});

test("points are shown where they say more than the ranks", () => {
  expect([RACE, SHARED, SAVED].map(hasPoints)).toEqual([false, true, false]);
});

test("the game turned where the chance of the viewer changed most", () => {
  const judgements = [0.5, 0.6, 0.2, 0.1].map((value, number) => ({ at: number * 10, values: [value, 1 - value] }));
  expect(turningPoint({ together: false, judgements }, [0])).toBe(20);
  expect(turningPoint({ together: false, judgements: judgements.slice(0, 1) }, [0])).toBeNull();
  expect(turningPoint({ together: true, judgements: [] }, [])).toBeNull();
});

test("numbers in words", () => {
  expect([decimal(0.25, 1), decimal(1, 1), decimal(3, 0, 2)]).toEqual(["0.3", "1.0", "3"]);
  expect([range([2, 2]), range([2, 5])]).toEqual(["2", "2–5"]);
});

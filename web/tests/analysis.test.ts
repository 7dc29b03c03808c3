import { expect, test } from "vitest";
import { answer, change, signed, turnText, valueText } from "../src/analysis/words";

const CHANCE = { name: "chance to win", places: 0 };
const PLACE = { name: "expected place", places: 4 };

test("what was lost is said in points of a chance, or in places", () => {
  expect(change(CHANCE, -0.07)).toBe("7 points");
  expect(change(CHANCE, 0.01)).toBe("1 point");
  expect(change(PLACE, 0.2)).toBe("0.6 places");
  expect(change(PLACE, 1 / 3)).toBe("1.0 place");
});

test("luck has a sign, and none where it is too small to be said", () => {
  expect(signed(CHANCE, 0.1)).toBe("+10 points");
  expect(signed(CHANCE, -0.1)).toBe("−10 points");
  expect(signed(CHANCE, 0.001)).toBe("none");
  expect(signed(PLACE, -0.004)).toBe("none");
});

test("the first place is at the top of the curve", () => {
  expect(valueText(PLACE, 1)).toBe("1.0");
  expect(valueText(PLACE, 0)).toBe("4.0");
  expect(valueText(CHANCE, 0.5)).toBe("50%");
});

test("equal choices in a row are counted", () => {
  const labels = ["Speed 3", "Forward", "Forward", "Turn left", "Forward"];
  expect(turnText({ tokens: [], labels, touches: [] })).toBe("Speed 3, Forward (2 times), Turn left, Forward");
});

test("an answer says what the best turn is worth, but not which it is", () => {
  expect(answer("best", CHANCE, 0)).toContain("best turn");
  expect(answer("good", CHANCE, 0.03)).toContain("3 points more");
  expect(answer("blunder", PLACE, 0.3)).toContain("blunder");
});

import { describe, expect, test } from "vitest";
import type { Box } from "../src/scene/framing";
import { around, beside, isGround, placeOf, type Standing, standingOn, turned } from "../src/scene/standing";

const thing = (id: string, ...box: Box): Standing => ({ id, box });
const names = (all: Standing[]) => all.map((each) => each.id);

describe("what stands at a place", () => {
  const hex = thing("hex", 0, 0, 20, 20);
  const ship = thing("ship", 4, 4, 12, 12);
  const coin = thing("coin", 14, 14, 5, 5);
  test("what covers a board is its ground", () => {
    expect(isGround(thing("land", -500, -500, 1000, 1000), [0, 0, 100, 100])).toBe(true);
    expect(isGround(hex, [0, 0, 100, 100])).toBe(false);
    expect(isGround(thing("far away", 200, 200, 90, 90), [0, 0, 100, 100])).toBe(false);
  });
  test("a thing stands on the place below it", () => {
    expect(placeOf("ship", [hex, ship]).id).toBe("hex");
    expect(placeOf("coin", [hex, ship, coin]).id).toBe("hex");
    expect(placeOf("hex", [hex, ship]).id).toBe("hex");
  });
  test("a place shows everything on it", () => {
    expect(names(standingOn(hex, [hex, ship, coin, thing("next", 20, 0, 20, 20)]))).toEqual(["hex", "ship", "coin"]);
  });
  test("a name that is wider than its place makes the room to leave free wider", () => {
    expect(around([10, 10, 10, 10], [5, 12, 30, 4])).toEqual([5, 10, 30, 10]);
  });
  test("a card in a column is looked at without the card that covers it", () => {
    const lane = thing("lane", 0, 0, 20, 40);
    const [first, second] = [thing("first", 1, 1, 18, 22), thing("second", 1, 6, 18, 22)];
    const all = [lane, first, second];
    expect(placeOf("first", all)).toBe(first);
    expect(names(standingOn(first, all))).toEqual(["first"]);
    expect(names(standingOn(lane, all))).toEqual(["lane", "first", "second"]);
  });
  test("a ship does not stand on a whole tile of hexes", () => {
    expect(placeOf("ship", [thing("tile", -40, -40, 100, 100), ship]).id).toBe("ship");
  });
  test("what is turned and scaled has a box around it", () => {
    const box = turned([-1, -2, 2, 4], { x: 10, y: 10 }, 90, 2);
    expect(box.map(Math.round)).toEqual([6, 8, 8, 4]);
  });
});

describe("a panel beside it", () => {
  const room = { width: 1000, height: 700 };
  const panel = { width: 300, height: 200 };
  const covers = (spot: { x: number; y: number }, [x, y, width, height]: Box) =>
    spot.x < x + width && spot.x + panel.width > x && spot.y < y + height && spot.y + panel.height > y;
  test.each([
    [[10, 300, 50, 50], "in the middle of an edge"],
    [[900, 10, 90, 90], "in a corner"],
    [[400, 600, 200, 90], "at the lower edge"],
    [[0, 300, 1000, 60], "as wide as the window"],
  ] as [Box, string][])("covers nothing of %j and stays in the window", (box) => {
    for (const touch of [false, true]) {
      const spot = beside(box, panel, room, null, touch);
      expect(covers(spot, box)).toBe(false);
      expect([spot.x >= 0, spot.y >= 0, spot.x <= 700, spot.y <= 500]).toEqual([true, true, true, true]);
    }
  });
  test("lies above a finger where it can", () => {
    expect(beside([400, 400, 50, 50], panel, room, { x: 420, y: 420 }, true).y).toBeLessThan(200);
  });
  test("never lies under the pointer, even over something as large as the window", () => {
    for (const pointer of [
      { x: 50, y: 50 },
      { x: 950, y: 50 },
      { x: 950, y: 650 },
      { x: 50, y: 650 },
    ])
      expect(covers(beside([0, 0, 1000, 700], panel, room, pointer, false), [pointer.x, pointer.y, 1, 1])).toBe(false);
  });
});

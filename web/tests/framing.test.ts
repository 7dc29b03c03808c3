import { describe, expect, test } from "vitest";
import {
  type Box,
  between,
  centred,
  FINGER,
  isCloser,
  MOUSE,
  panned,
  readable,
  sees,
  seesWell,
  visible,
  zoomed,
} from "../src/scene/framing";

const ALL: Box = [0, 0, 1000, 500];
const SCREEN = { width: 500, height: 250 };

describe("readable", () => {
  test("shows everything when nothing can be chosen", () => {
    expect(readable(ALL, [], SCREEN, FINGER)).toEqual(ALL);
  });
  test("shows everything when the targets are large enough", () => {
    expect(readable(ALL, [{ x: 500, y: 250, size: 80 }], SCREEN, FINGER)).toEqual(ALL);
  });
  test("a mouse hits what is too small for a finger", () => {
    expect(readable(ALL, [{ x: 500, y: 250, size: 60 }], SCREEN, MOUSE)).toEqual(ALL);
  });
  test("comes closer to small targets, and keeps them in the middle", () => {
    const [x, y, width, height] = readable(ALL, [{ x: 500, y: 250, size: 60 }], SCREEN, FINGER);
    expect(width).toBeCloseTo((500 * 60) / 40);
    expect(x + width / 2).toBeCloseTo(500);
    expect(y + height / 2).toBeCloseTo(250);
  });
  test("never comes so close that the board is lost from sight", () => {
    const [, , width] = readable(ALL, [{ x: 500, y: 250, size: 2 }], SCREEN, FINGER);
    expect(width).toBeCloseTo(1000 / 1.7);
  });
  test("stays on the sheet", () => {
    const [x, y, width, height] = readable(ALL, [{ x: 990, y: 490, size: 20 }], SCREEN, FINGER);
    expect(x + width).toBeCloseTo(1000);
    expect(y + height).toBeCloseTo(500);
  });
  test("shows everything when the targets lie far apart", () => {
    const apart = [
      { x: 10, y: 10, size: 20 },
      { x: 990, y: 490, size: 20 },
    ];
    expect(readable(ALL, apart, SCREEN, FINGER)).toEqual(ALL);
  });
  test("shows everything on a sheet that is not on the screen", () => {
    expect(readable(ALL, [{ x: 1, y: 1, size: 1 }], { width: 0, height: 0 }, FINGER)).toEqual(ALL);
  });
});

describe("seesWell", () => {
  const middle = [{ x: 500, y: 250, size: 20 }];
  test("is content with what it sees already", () => {
    expect(seesWell(ALL, ALL, middle, SCREEN)).toBe(true);
    expect(seesWell(ALL, [20, 20, 960, 460], middle, SCREEN)).toBe(true);
    expect(seesWell([400, 200, 200, 100], ALL, middle, SCREEN)).toBe(true);
  });
  test("is not content with what is out of sight or could be much larger", () => {
    expect(seesWell([0, 0, 400, 200], [300, 150, 400, 200], middle, SCREEN)).toBe(false);
    expect(seesWell(ALL, [400, 200, 200, 100], middle, SCREEN)).toBe(false);
  });
});

describe("sees", () => {
  test("counts what a window of another shape shows beside the box", () => {
    expect(visible([0, 0, 100, 100], SCREEN)).toEqual([-50, 0, 200, 100]);
    expect(sees([0, 0, 100, 100], [{ x: 140, y: 50, size: 20 }], SCREEN)).toBe(true);
    expect(sees([0, 0, 100, 100], [{ x: 145, y: 50, size: 20 }], SCREEN)).toBe(false);
  });
});

test("a box centred at a place keeps its size, and its middle on the sheet", () => {
  expect(centred([0, 0, 200, 100], ALL, { x: 500, y: 250 })).toEqual([400, 200, 200, 100]);
  expect(centred([0, 0, 200, 100], ALL, { x: 5000, y: 250 })).toEqual([900, 200, 200, 100]);
});

describe("panned", () => {
  test("moves what is seen", () => {
    expect(panned([100, 100, 200, 100], ALL, 50, -20)).toEqual([150, 80, 200, 100]);
  });
  test("keeps the middle on the sheet", () => {
    expect(panned([100, 100, 200, 100], ALL, 5000, -5000)).toEqual([900, -50, 200, 100]);
  });
});

describe("zoomed", () => {
  test("keeps the point under the mouse where it is", () => {
    expect(zoomed(ALL, ALL, 2, { x: 250, y: 100 })).toEqual([125, 50, 500, 250]);
  });
  test("has an end", () => {
    expect(zoomed(ALL, ALL, 1000, { x: 0, y: 0 })?.[2]).toBeCloseTo(1000 / 12);
  });
  test("ends at the whole sheet", () => {
    expect(zoomed([0, 0, 900, 450], ALL, 0.5, { x: 0, y: 0 })).toBeNull();
  });
});

test("a box on its way starts slowly and arrives", () => {
  const to: Box = [100, 0, 500, 250];
  expect(between(ALL, to, 0)).toEqual(ALL);
  expect(between(ALL, to, 1)).toEqual(to);
  expect(between(ALL, to, 0.5)[0]).toBeCloseTo(50);
  expect(between(ALL, to, 0.1)[0]).toBeLessThan(10);
});

test("nearly the whole sheet counts as the whole", () => {
  expect(isCloser([0, 0, 990, 495], ALL)).toBe(false);
  expect(isCloser([0, 0, 900, 450], ALL)).toBe(true);
});

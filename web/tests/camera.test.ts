import { beforeEach, describe, expect, test, vi } from "vitest";
import { SVG } from "../src/scene/art";
import { Camera } from "../src/scene/camera";

let svg: SVGSVGElement;
let camera: Camera;

const seen = () => svg.getAttribute("viewBox")!.split(" ").map(Number);
const press = (key: string, more: KeyboardEventInit = {}) =>
  camera.pressed(new KeyboardEvent("keydown", { key, ...more }));
const pointer = (type: string, x: number, y: number) =>
  svg.dispatchEvent(
    Object.assign(new MouseEvent(type, { clientX: x, clientY: y }), { pointerId: 1, pointerType: "mouse" }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
    },
  );
  vi.stubGlobal(
    "DOMPoint",
    class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
      matrixTransform() {
        return this;
      }
    },
  );
  svg = document.createElementNS(SVG, "svg") as SVGSVGElement;
  // One pixel is one unit: what the mouse points at has the same place on the sheet.
  svg.getScreenCTM = () => ({ a: 1, inverse: () => ({}) }) as DOMMatrix;
  svg.getBoundingClientRect = () => new DOMRect(0, 0, 400, 200);
  camera = new Camera(svg, document.createElement("div"), true);
  camera.show([0, 0, 400, 200], 0, () => []);
});

test("the whole area is shown first", () => {
  expect(seen()).toEqual([0, 0, 400, 200]);
});

describe("keys", () => {
  test("plus looks closer, arrows move, zero shows everything", () => {
    press("+");
    expect(seen()).toEqual([40, 20, 320, 160]);
    press("ArrowRight");
    expect(seen()).toEqual([72, 20, 320, 160]);
    press("0");
    vi.advanceTimersByTime(1000);
    expect(seen()).toEqual([0, 0, 400, 200]);
  });
  test("shortcuts of the browser stay the browser's", () => {
    press("+", { ctrlKey: true });
    expect(seen()).toEqual([0, 0, 400, 200]);
  });
});

test("what a player looks at stays when the scene changes, until they ask for everything", () => {
  press("+");
  camera.show([0, 0, 800, 400], 0, () => []);
  expect(seen()).toEqual([40, 20, 320, 160]);
  camera.fit();
  vi.advanceTimersByTime(1000);
  expect(seen()).toEqual([0, 0, 800, 400]);
});

test("a drag moves the sheet and is no click", () => {
  press("+");
  pointer("pointerdown", 100, 100);
  pointer("pointermove", 103, 100);
  expect(camera.dragged).toBe(false);
  pointer("pointermove", 80, 90);
  expect(camera.dragged).toBe(true);
  expect(seen()).toEqual([60, 30, 320, 160]);
  pointer("pointerup", 80, 90);
  expect(camera.dragged).toBe(true);
  vi.advanceTimersByTime(1);
  expect(camera.dragged).toBe(false);
});

test("a panel cannot be moved", () => {
  const still = document.createElementNS(SVG, "svg") as SVGSVGElement;
  const fixed = new Camera(still, document.createElement("div"), false);
  fixed.show([0, 0, 10, 10], 0, () => []);
  fixed.pressed(new KeyboardEvent("keydown", { key: "+" }));
  expect(still.getAttribute("viewBox")).toBe("0.00 0.00 10.00 10.00");
});

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

describe("what must be seen", () => {
  const at = (x: number, y: number) => () => [{ x, y, size: 20 }];
  test("is brought closer, and then stays while it is in sight", () => {
    camera.show([0, 0, 400, 200], 0, at(100, 100));
    const first = seen();
    expect(first[2]).toBeLessThan(400);
    camera.show([0, 0, 400, 200], 0, at(110, 100));
    expect(seen()).toEqual(first);
  });
  test("moves the camera when it is out of sight", () => {
    camera.show([0, 0, 400, 200], 0, at(60, 100));
    const [left] = seen();
    camera.show([0, 0, 400, 200], 0, at(380, 100));
    expect(seen()[0]).toBeGreaterThan(left!);
  });
  test("takes a board back from the hand only when it is new", () => {
    camera.show([0, 0, 400, 200], 0, at(60, 100));
    for (let count = 0; count < 6; count++) press("+");
    for (let count = 0; count < 30; count++) press("ArrowRight");
    const own = seen();
    camera.show([0, 0, 400, 200], 0, at(60, 100));
    expect(seen()).toEqual(own);
    camera.show([0, 0, 400, 200], 0, at(20, 100));
    expect(seen()[0]).toBeLessThan(own[0]!);
  });
});

test("a board that is seen whole is seen whole when it has grown", () => {
  camera.show([0, 0, 800, 400], 0, () => []);
  expect(seen()).toEqual([0, 0, 800, 400]);
});

test("looking at another place keeps the distance", () => {
  press("+");
  camera.lookAt({ x: 300, y: 100 });
  expect(seen()).toEqual([140, 20, 320, 160]);
});

test("the wheel belongs to a page that scrolls", () => {
  const page = { scrollHeight: 900, clientHeight: 400 };
  vi.spyOn(document, "scrollingElement", "get").mockReturnValue(page as Element);
  const wheel = (more: WheelEventInit = {}) => {
    const event = new WheelEvent("wheel", { deltaY: -100, cancelable: true, ...more });
    svg.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(wheel()).toBe(false);
  expect(seen()).toEqual([0, 0, 400, 200]);
  page.scrollHeight = 400;
  expect(wheel()).toBe(true);
  expect(seen()[2]).toBeLessThan(400);
});

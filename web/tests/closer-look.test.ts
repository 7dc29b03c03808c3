import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Closer, CloserLook, type Lookable } from "../src/scene/closer-look";
import { wordsOf } from "../src/table/closer-look";
import { element } from "./making";

const SVG = "http://www.w3.org/2000/svg";
let look: CloserLook;
let svg: SVGSVGElement;
let sheet: Lookable & { known: string[] };

beforeEach(() => {
  vi.useFakeTimers();
  look = new CloserLook(window);
  svg = document.createElementNS(SVG, "svg") as SVGSVGElement;
  for (const id of ["a", "b"]) svg.append(Object.assign(document.createElementNS(SVG, "g"), { id }));
  document.body.replaceChildren(svg);
  sheet = {
    svg,
    known: ["a", "b"],
    pointedAt: (node) => {
      const { id } = node as SVGElement;
      return id ? { id, target: null } : null;
    },
    closer: ({ id }) => (sheet.known.includes(id) ? ({ id } as Closer) : null),
  };
  look.watch(sheet);
});

function point(kind: string, id: string, more: PointerEventInit = {}): void {
  const at = id ? svg.querySelector(`#${id}`)! : svg;
  at.dispatchEvent(new PointerEvent(kind, { bubbles: true, composed: true, pointerType: "mouse", ...more }));
}
const touch = (kind: string, id: string, more: PointerEventInit = {}) =>
  point(kind, id, { pointerType: "touch", isPrimary: true, ...more });
const seen = () => look.looked?.id ?? null;
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

describe("the mouse", () => {
  test("has to rest before anything is shown", () => {
    point("pointermove", "a");
    pass(200);
    point("pointermove", "a", { clientX: 9 });
    pass(300);
    expect(seen()).toBeNull();
    pass(200);
    expect(seen()).toBe("a");
  });
  test("goes from one to the next quickly, and away", () => {
    point("pointermove", "a");
    pass(500);
    point("pointermove", "b");
    pass(150);
    expect(seen()).toBe("b");
    point("pointerleave", "");
    svg.dispatchEvent(new PointerEvent("pointerleave"));
    pass(150);
    expect(seen()).toBeNull();
  });
  test("a click closes it, and it stays closed until the mouse moves", () => {
    point("pointermove", "a", { clientX: 5 });
    pass(500);
    point("pointerdown", "a", { clientX: 5 });
    expect(seen()).toBeNull();
    point("pointerover", "b", { clientX: 5 });
    pass(900);
    expect(seen()).toBeNull();
    point("pointermove", "b", { clientX: 15 });
    pass(500);
    expect(seen()).toBe("b");
  });
  test("shows nothing while it drags", () => {
    point("pointermove", "a", { buttons: 1 });
    pass(900);
    expect(seen()).toBeNull();
  });
});

describe("a finger", () => {
  test("shows nothing by a tap", () => {
    touch("pointerover", "a");
    touch("pointerdown", "a");
    pass(100);
    touch("pointerup", "a");
    pass(900);
    expect(seen()).toBeNull();
  });
  test("a long press shows it and chooses nothing; the next tap closes it and chooses", () => {
    const chosen = vi.fn();
    svg.addEventListener("click", chosen);
    touch("pointerdown", "a");
    pass(500);
    expect(seen()).toBe("a");
    touch("pointerup", "a");
    svg.querySelector("#a")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    expect(chosen).not.toHaveBeenCalled();
    expect(seen()).toBe("a");
    touch("pointerdown", "b");
    touch("pointerup", "b");
    svg.querySelector("#b")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    expect(seen()).toBeNull();
    expect(chosen).toHaveBeenCalledOnce();
  });
  test("a finger that moves drags", () => {
    touch("pointerdown", "a", { clientX: 0 });
    touch("pointermove", "a", { clientX: 30 });
    pass(900);
    expect(seen()).toBeNull();
  });
  test("a tap anywhere else closes it", () => {
    touch("pointerdown", "a");
    pass(500);
    document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    expect(seen()).toBeNull();
  });
});

describe("it closes", () => {
  beforeEach(() => {
    point("pointermove", "a");
    pass(500);
  });
  test("with Escape, which then means nothing else", () => {
    const heard = vi.fn();
    addEventListener("keydown", heard);
    const press = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    press();
    expect(seen()).toBeNull();
    expect(heard).not.toHaveBeenCalled();
    press();
    expect(heard).toHaveBeenCalledOnce();
    removeEventListener("keydown", heard);
  });
  test("when the table scrolls or another page comes", () => {
    dispatchEvent(new Event("hashchange"));
    expect(seen()).toBeNull();
  });
  test("when what it shows is gone", () => {
    look.changed(sheet);
    expect(seen()).toBe("a");
    sheet.known = [];
    look.changed(sheet);
    expect(seen()).toBeNull();
  });
});

describe("words", () => {
  const words = (...elements: ReturnType<typeof element>[]) => wordsOf({ id: elements[0]!.id, elements });
  test("begin with what is pointed at", () => {
    expect(
      wordsOf({ id: "b", elements: [element("a", { label: "A hex" }), element("b", { label: "A ship" })] }),
    ).toEqual([
      ["A ship", ""],
      ["A hex", ""],
    ]);
  });
  test("have a heading where the first sentence is short", () => {
    expect(words(element("a", { label: "Corn", tip: "Corn. Takes 2 water." }))).toEqual([["Corn.", "Takes 2 water."]]);
    expect(words(element("a", { label: "Plot 1: free" }))).toEqual([["Plot 1:", "free"]]);
    expect(words(element("a", { label: "David G. Farragut, leader" }))).toEqual([["David G. Farragut, leader", ""]]);
  });
  test("say nothing twice", () => {
    expect(words(element("a", { label: "Corn", tip: "Takes 2." }), element("b", { label: "Corn" }))).toHaveLength(1);
    expect(words(element("b", { label: "Corn" }), element("a", { label: "Corn. Takes 2." }))).toHaveLength(1);
    expect(words(element("a", { label: "Corn" }), element("b", { label: "Corn" }))).toHaveLength(1);
  });
});

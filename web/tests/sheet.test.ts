import { beforeEach, describe, expect, test, vi } from "vitest";
import { readArt } from "../src/scene/art";
import { type Marks, Sheet } from "../src/scene/sheet";
import type { Offer } from "../src/types";
import { area, element, offer } from "./making";

const ART = `<svg xmlns="http://www.w3.org/2000/svg">
  <style>.page { --game: #123456; --paper: light-dark(#fff, #000); } .stone { fill: grey; }</style>
  <defs><pattern id="sand"/></defs>
  <symbol id="stone"><circle r="5"/><text data-slot="value">?</text></symbol>
  <symbol id="flag"><path data-outline="" d="M0 0h4"/></symbol>
  <symbol id="arrow"><path data-outline="quiet" d="M0 0h4"/></symbol>
</svg>`;

const actions = { choose: vi.fn(), ask: vi.fn() };
let host: HTMLElement;
let sheet: Sheet;

const root = () => host.shadowRoot!;
const placed = () => [...root().querySelectorAll("g.area > g")].map((group) => group.id);
const targets = () => [...root().querySelectorAll<SVGGElement>(".pw-target")];
const marks = (offers: Offer[] = [], more: Partial<Marks> = {}): Marks => ({
  offers: new Map(offers.flatMap((each) => each.touches.map((id) => [id, [each]]))),
  picked: [],
  hinted: [],
  told: [],
  trails: new Map(),
  ...more,
});

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
    },
  );
  // The simulated browser draws nothing, so nothing has a size of its own.
  SVGGraphicsElement.prototype.getBBox = () => ({ x: -5, y: -5, width: 10, height: 10 }) as DOMRect;
  actions.choose.mockClear();
  actions.ask.mockClear();
  host = document.createElement("div");
  document.body.replaceChildren(host);
  sheet = new Sheet(host, readArt(ART), actions, true);
});

describe("placing", () => {
  test("elements lie in the order of their layers", async () => {
    await sheet.show(area(element("top", { layer: 2 }), element("low"), element("middle", { layer: 1 })), marks(), 0);
    expect(placed()).toEqual(["low", "middle", "top"]);
  });
  test("an element has its place, its words and its name", async () => {
    const stone = element("a", { x: 3, y: 4.5, angle: 60, scale: 2, texts: { value: "7" }, classes: ["wet"] });
    await sheet.show(area(stone), marks(), 0);
    const group = root().getElementById("a")!;
    expect(group.getAttribute("transform")).toBe("translate(3 4.5) rotate(60) scale(2)");
    expect(group.getAttribute("class")).toBe("stone wet");
    expect(group.getAttribute("aria-label")).toBe("Stone a");
    expect(group.querySelector("text")!.textContent).toBe("7");
  });
  test("what stays is the same node; what is gone is removed", async () => {
    await sheet.show(area(element("a"), element("b")), marks(), 0);
    const stays = root().getElementById("a");
    await sheet.show(area(element("a", { x: 9 }), element("c")), marks(), 0);
    expect(placed()).toEqual(["a", "c"]);
    expect(root().getElementById("a")).toBe(stays);
    expect(stays!.getAttribute("transform")).toBe("translate(9 0)");
  });
  test("another text changes only its slot", async () => {
    await sheet.show(area(element("a", { texts: { value: "1" } })), marks(), 0);
    const circle = root().querySelector("circle");
    await sheet.show(area(element("a", { texts: { value: "2\n3" } })), marks(), 0);
    expect(root().querySelector("circle")).toBe(circle);
    expect([...root().querySelectorAll("tspan")].map((row) => row.textContent)).toEqual(["3"]);
  });
});

describe("targets", () => {
  const AREA = area(element("a"), element("b", { symbol: "flag" }), element("c"));
  test("what is a mark itself is framed quietly", async () => {
    const drawn = area(element("a", { symbol: "flag" }), element("b", { symbol: "arrow" }));
    await sheet.show(drawn, marks([offer("x", "a"), offer("y", "b")]), 0);
    expect(targets().map((target) => target.hasAttribute("data-quiet"))).toEqual([false, true]);
  });
  test("what can be chosen is a button with the choice as its name", async () => {
    await sheet.show(AREA, marks([{ ...offer("go", "a"), help: "It costs 1." }]), 0);
    expect(targets().map((target) => target.dataset.for)).toEqual(["a"]);
    expect(targets()[0]!.getAttribute("aria-label")).toBe("GO\nIt costs 1.");
    expect(targets()[0]!.getAttribute("role")).toBe("button");
  });
  test("several choices are counted", async () => {
    const both = new Map([["a", [offer("go", "a"), offer("stay", "a")]]]);
    await sheet.show(AREA, marks([], { offers: both }), 0);
    expect(targets()[0]!.getAttribute("aria-label")).toBe("Stone a: 2 choices");
  });
  test("a frame follows the outline of the art, or a box", async () => {
    await sheet.show(AREA, marks([offer("x", "a"), offer("y", "b")]), 0);
    const [stone, flag] = targets();
    expect(stone!.querySelector(".ring")!.localName).toBe("rect");
    expect(flag!.querySelector(".ring")!.getAttribute("d")).toBe("M0 0h4");
  });
  test("one target is reached by the tab key, the others by arrows", async () => {
    await sheet.show(AREA, marks([offer("x", "a"), offer("y", "b")]), 0);
    expect(targets().map((target) => target.getAttribute("tabindex"))).toEqual(["0", "-1"]);
  });
  test("picked and hinted ones are marked, and old marks go", async () => {
    await sheet.show(AREA, marks([offer("x", "a"), offer("y", "b")], { picked: ["a"], hinted: ["b"] }), 0);
    expect(targets().map((target) => [target.hasAttribute("data-picked"), target.hasAttribute("data-hint")])).toEqual([
      [true, false],
      [false, true],
    ]);
    await sheet.show(AREA, marks(), 0);
    expect(targets()).toEqual([]);
  });
  test("what the journal tells is lit", async () => {
    await sheet.show(AREA, marks([], { told: ["c", "not here"] }), 0);
    expect(root().querySelectorAll(".pw-told")).toHaveLength(1);
  });
});

describe("hands", () => {
  const AREA = area(element("a"), element("b"));
  test("a click on a target chooses, on anything else asks", async () => {
    await sheet.show(AREA, marks([offer("go", "a")]), 0);
    targets()[0]!
      .querySelector(".hit")!
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(actions.choose.mock.calls[0]![0]).toBe("a");
    root()
      .getElementById("b")!
      .firstElementChild!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(actions.ask).toHaveBeenCalledWith("b");
  });
  test("a drag is no click", async () => {
    await sheet.show(AREA, marks([offer("go", "a")]), 0);
    sheet.camera.dragged = true;
    targets()[0]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(actions.choose).not.toHaveBeenCalled();
  });
  test("Enter and the space bar choose", async () => {
    await sheet.show(AREA, marks([offer("go", "a")]), 0);
    for (const key of ["Enter", " "]) targets()[0]!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    expect(actions.choose).toHaveBeenCalledTimes(2);
  });
});

test("a game's art brings the colours of its page", () => {
  expect(readArt(ART).look).toEqual({ "--game": "#123456", "--paper": "light-dark(#fff, #000)" });
});

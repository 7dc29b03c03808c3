// One area of a scene on the page: it places elements by id, moves them from scene to scene, and lets targets be chosen.

import type { Area, Element, Offer } from "../types";
import { copied, SVG, type Art } from "./art";
import { Camera } from "./camera";
import { fill, place, transform } from "./place";
import sheetText from "./sheet.css?raw";
import { theme, themed } from "./theme";

const own = themed(sheetText);

export interface Marks {
  /** Offers by the id of an element they touch. */
  offers: Map<string, Offer[]>;
  picked: string[];
  hinted: string[];
  /** What a line of the journal speaks of. */
  told: string[];
}

export interface Hands {
  choose(id: string, at: DOMRect): void;
  ask(id: string): void;
}

interface Placed {
  element: Element;
  text: string;
  group: SVGGElement;
}

export class Sheet {
  readonly svg: SVGSVGElement;
  readonly camera: Camera;
  private readonly ground: SVGGElement;
  private readonly marks: SVGGElement;
  private readonly placed = new Map<string, Placed>();
  private area: Area | null = null;
  private drawnMarks = "";

  constructor(
    host: HTMLElement,
    private readonly art: Art,
    private readonly hands: Hands,
    movable: boolean,
  ) {
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [theme, art.sheet, own];
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("class", "scene");
    this.svg.setAttribute("role", "group");
    this.ground = document.createElementNS(SVG, "g");
    this.marks = document.createElementNS(SVG, "g");
    this.svg.append(...art.shared.map(copied), this.ground, this.marks);
    root.replaceChildren(this.svg);
    this.camera = new Camera(this.svg, movable);
    this.svg.addEventListener("click", (event) => this.clicked(event));
    this.svg.addEventListener("keydown", (event) => this.pressed(event));
  }

  show(area: Area, marks: Marks, pace: number): void {
    this.svg.setAttribute("aria-label", area.title);
    this.ground.id = area.id;
    this.ground.setAttribute("class", `area ${area.kind}`);
    this.place(area, this.area === null ? 0 : pace);
    this.area = area;
    this.mark(marks);
    this.camera.show(area.view, pace, this.targetBoxes(marks));
  }

  private place(area: Area, pace: number): void {
    const order = [...area.elements].sort((a, b) => (a.layer ?? 0) - (b.layer ?? 0));
    const wanted = new Set(order.map((element) => element.id));
    for (const [id, old] of this.placed) {
      if (wanted.has(id)) continue;
      this.placed.delete(id);
      leave(old.group, pace);
    }
    let after: ChildNode | null = null;
    for (const element of order) {
      const text = JSON.stringify(element);
      const old = this.placed.get(element.id);
      let group: SVGGElement;
      if (old === undefined) {
        group = place(element, this.art);
        if (pace) group.animate([{ opacity: 0 }, {}], { duration: pace * 0.8, easing: "ease-out" });
      } else {
        group = old.group;
        if (old.text !== text) {
          fill(group, element, this.art);
          if (pace) move(group, old.element, element, pace);
        }
      }
      const next: ChildNode | null = after === null ? this.ground.firstChild : after.nextSibling;
      const spot = skipLeaving(next);
      if (spot !== group) this.ground.insertBefore(group, spot);
      after = group;
      this.placed.set(element.id, { element, text, group });
    }
  }

  // -- targets ------------------------------------------------------------------------------------------

  private mark(marks: Marks): void {
    const mine = [...marks.offers.keys()].filter((id) => this.placed.has(id));
    const told = marks.told.filter((id) => this.placed.has(id));
    const plan = JSON.stringify([
      mine.map((id) => [this.placed.get(id)?.text, marks.offers.get(id)?.map((offer) => offer.label)]),
      marks.picked,
      marks.hinted,
      told.map((id) => this.placed.get(id)?.text),
    ]);
    if (plan === this.drawnMarks) return;
    this.drawnMarks = plan;
    const root = this.svg.getRootNode() as ShadowRoot;
    const focused = (root.activeElement as SVGElement | null)?.dataset.for;
    // In the order of layers, so that what lies on top is reached first.
    const inOrder = [...this.placed.keys()].filter((id) => mine.includes(id));
    const targets = inOrder.map((id, index) => this.target(id, marks, index === 0));
    this.marks.replaceChildren(...told.map((id) => this.told(id)), ...targets);
    if (focused !== undefined) targets.find((target) => target.dataset.for === focused)?.focus({ preventScroll: true });
  }

  private target(id: string, marks: Marks, first: boolean): SVGGElement {
    const { element, group } = this.placed.get(id)!;
    const offers = marks.offers.get(id) ?? [];
    const target = document.createElementNS(SVG, "g");
    target.setAttribute("class", "pw-target");
    target.dataset.for = id;
    target.setAttribute("transform", transform(element));
    target.setAttribute("role", "button");
    target.setAttribute("tabindex", first ? "0" : "-1");
    const label = offers.length === 1 ? offers[0]!.label : `${element.label}: ${offers.length} choices`;
    target.setAttribute("aria-label", label);
    if (marks.picked.includes(id)) target.dataset.picked = "";
    if (marks.hinted.includes(id)) target.dataset.hint = "";
    const title = document.createElementNS(SVG, "title");
    title.textContent = offers.length === 1 ? `${label}. ${offers[0]!.help ?? ""}` : label;
    target.append(title, frame(group, "hit"), frame(group, "casing"), frame(group, "ring"));
    return target;
  }

  private told(id: string): SVGGElement {
    const { element, group } = this.placed.get(id)!;
    const mark = document.createElementNS(SVG, "g");
    mark.setAttribute("class", "pw-told");
    mark.setAttribute("transform", transform(element));
    mark.append(frame(group, ""), frame(group, ""));
    return mark;
  }

  /** Where the targets lie, in the measure of the area. */
  private targetBoxes(marks: Marks): { x: number; y: number; size: number }[] {
    const found = [];
    for (const [id, { element, group }] of this.placed) {
      if (!marks.offers.has(id)) continue;
      const box = group.getBBox();
      const scale = element.scale ?? 1;
      const turn = ((element.angle ?? 0) * Math.PI) / 180;
      const [x, y] = [(box.x + box.width / 2) * scale, (box.y + box.height / 2) * scale];
      found.push({
        x: element.x + x * Math.cos(turn) - y * Math.sin(turn),
        y: element.y + x * Math.sin(turn) + y * Math.cos(turn),
        size: Math.min(box.width, box.height) * scale,
      });
    }
    return found;
  }

  private clicked(event: MouseEvent): void {
    if (this.camera.dragged) return;
    const at = event.target as globalThis.Element;
    const target = at.closest<SVGGElement>(".pw-target");
    if (target?.dataset.for) {
      this.hands.choose(target.dataset.for, target.getBoundingClientRect());
      return;
    }
    let group: globalThis.Element | null = at;
    while (group && group.parentNode !== this.ground) group = group.parentElement;
    if (group?.id) this.hands.ask(group.id);
  }

  private pressed(event: KeyboardEvent): void {
    const target = (event.target as globalThis.Element).closest<SVGGElement>(".pw-target");
    if (target?.dataset.for && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.hands.choose(target.dataset.for, target.getBoundingClientRect());
      return;
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (target && way) {
      event.preventDefault();
      this.step(target, way[0]!, way[1]!);
    } else {
      this.camera.pressed(event);
    }
  }

  /** Go from one target to the nearest in a direction. */
  private step(from: SVGGElement, dx: number, dy: number): void {
    const middle = (node: SVGGElement) => {
      const box = node.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    const [x, y] = middle(from);
    let best: SVGGElement | null = null;
    let least = Infinity;
    for (const node of this.marks.querySelectorAll<SVGGElement>(".pw-target")) {
      if (node === from) continue;
      const [nx, ny] = middle(node);
      const along = (nx - x) * dx + (ny - y) * dy;
      const aside = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx);
      if (along > 1 && along + aside * 2 < least) [best, least] = [node, along + aside * 2];
    }
    if (best) {
      from.setAttribute("tabindex", "-1");
      best.setAttribute("tabindex", "0");
      best.focus();
    }
  }
}

/** Along the outline that the art names for this symbol, or a box around it. */
function frame(group: SVGGElement, kind: string): SVGElement {
  const outline = group.querySelector<SVGPathElement>("path[data-outline]")?.getAttribute("d");
  if (outline) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", outline);
    if (kind) path.setAttribute("class", kind);
    return path;
  }
  const rect = document.createElementNS(SVG, "rect");
  const box = group.getBBox();
  const edge = 3;
  const [width, height] = [box.width + 2 * edge, box.height + 2 * edge];
  const values = { x: box.x - edge, y: box.y - edge, width, height, rx: Math.min(20, Math.min(width, height) * 0.25) };
  for (const [name, value] of Object.entries(values)) rect.setAttribute(name, String(value));
  if (kind) rect.setAttribute("class", kind);
  return rect;
}

function skipLeaving(node: ChildNode | null): ChildNode | null {
  while (node instanceof SVGElement && node.dataset.leaving !== undefined) node = node.nextSibling;
  return node;
}

function leave(group: SVGGElement, pace: number): void {
  if (!pace) {
    group.remove();
    return;
  }
  group.dataset.leaving = "";
  group.removeAttribute("id");
  group.setAttribute("aria-hidden", "true");
  const going = group.animate([{}, { opacity: 0 }], { duration: pace * 0.6, easing: "ease-in", fill: "forwards" });
  going.onfinish = () => group.remove();
  going.oncancel = () => group.remove();
}

function steps(element: Element, angle: number, flat = 1): string {
  const scale = element.scale ?? 1;
  return `translate(${element.x}px, ${element.y}px) rotate(${angle}deg) scale(${scale * flat}, ${scale})`;
}

/** Let an element go from where it was to where it is, the short way round; what shows another face turns over. */
function move(group: SVGGElement, from: Element, to: Element, pace: number): void {
  const end = to.angle ?? 0;
  const turn = ((((end - (from.angle ?? 0)) % 360) + 540) % 360) - 180;
  const still = from.x === to.x && from.y === to.y && !turn && (from.scale ?? 1) === (to.scale ?? 1);
  if (from.symbol !== to.symbol) {
    const faces = [steps(from, end - turn), steps(to, end, 0.04), steps(to, end)];
    group.animate({ transform: faces }, { duration: pace, easing: "ease-in-out" });
  } else if (!still) {
    group.animate(
      { transform: [steps(from, end - turn), steps(to, end)] },
      { duration: pace, easing: "cubic-bezier(.45,.05,.3,1)" },
    );
  } else if (JSON.stringify(from.texts) !== JSON.stringify(to.texts)) {
    group.animate({ opacity: [0.35, 1] }, { duration: pace * 0.7 });
  }
}

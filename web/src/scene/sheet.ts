// One area of a scene on the page: it places elements by id, moves them from scene to scene, and lets targets be chosen.

import { say } from "../say";
import type { Area, Element } from "../types";
import { type Art, copied, SVG } from "./art";
import { Camera } from "./camera";
import { type Closer, closerLook, type Pointed } from "./closer-look";
import { countUp } from "./counting";
import type { Box, Target } from "./framing";
import { Overview } from "./overview";
import { alike, arrange, fill, look, place, set, transform } from "./place";
import { type PlanActions, PlanLayer, type PlanPlace, type PlanWay } from "./plan-layer";
import sheetText from "./sheet.css?raw";
import { around, isGround, type Point, placeOf, type Standing, standingOn, turned } from "./standing";
import { theme, themed } from "./theme";
import { drawTrail, type Trail } from "./trail";

const own = themed(sheetText);

/** A choice or a plan in words. */
export interface Named {
  label: string;
  help?: string;
}

export interface Marks {
  /** Choices and plans by the id of an element they touch. */
  offers: Map<string, Named[]>;
  /** Where plans lead. */
  places?: PlanPlace[];
  /** The way that a hint advises. */
  advised?: PlanWay | null;
  picked: string[];
  hinted: string[];
  /** What a line of the journal is about. */
  told: string[];
  /** Where things went, by the id of the area. */
  trails: Map<string, Trail[]>;
  /** What stays in sight as well as what can be chosen: one's own pieces, the leader. */
  kept?: string[];
}

export interface Actions extends PlanActions {
  choose(id: string, at: DOMRect): void;
  ask(id: string): void;
}

interface Placed {
  element: Element;
  /** Changes whenever the element looks different or lies elsewhere. */
  version: number;
  group: SVGGElement;
}

export class Sheet {
  readonly svg: SVGSVGElement;
  readonly camera: Camera;
  private readonly ground: SVGGElement;
  private readonly marks: SVGGElement;
  private readonly plans: PlanLayer;
  private readonly placed = new Map<string, Placed>();
  private versions = 0;
  private area: Area | null = null;
  private offers: Marks["offers"] = new Map();
  private turn = 0;
  /** The marks that are drawn, by everything that decides how they look. */
  private drawnMarks = new Map<string, SVGGElement>();

  constructor(
    host: HTMLElement,
    private readonly art: Art,
    private readonly actions: Actions,
    movable: boolean,
  ) {
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [theme, art.sheet, own];
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("class", "scene");
    this.svg.setAttribute("role", "group");
    this.ground = document.createElementNS(SVG, "g");
    this.marks = document.createElementNS(SVG, "g");
    this.plans = new PlanLayer(art, actions);
    this.svg.append(
      ...art.shared.map(copied),
      this.ground,
      this.plans.marks,
      this.plans.signs,
      this.marks,
      this.plans.overlay,
    );
    root.replaceChildren(this.svg);
    const overview = movable ? new Overview(root, this.ground, (at) => this.camera.lookAt(at)) : null;
    this.camera = new Camera(this.svg, host, movable, (...seen) => overview?.show(...seen));
    this.svg.addEventListener("click", (event) => this.clicked(event));
    this.svg.addEventListener("keydown", (event) => this.pressed(event));
    closerLook.watch(this);
  }

  /** All sheets of a table are placed, then measured, then marked: the browser lays out once for all of them. */
  async show(area: Area, marks: Marks, pace: number): Promise<void> {
    const turn = ++this.turn;
    if (area !== this.area) {
      set(this.svg, "aria-label", area.title);
      set(this.ground, "id", area.id);
      set(this.ground, "class", `area ${area.kind}`);
      this.place(area, this.area === null ? 0 : pace);
      this.area = area;
    }
    await null;
    if (turn !== this.turn) return;
    for (const id of [...marks.offers.keys(), ...marks.told, ...(marks.kept ?? [])])
      if (this.placed.has(id)) this.box(id);
    await null;
    if (turn !== this.turn) return;
    this.offers = marks.offers;
    this.mark(marks);
    this.plans.show(marks.places ?? NO_PLACES, area, marks.advised);
    closerLook.changed(this);
    this.camera.show(area.view, pace, () => this.targetBoxes(marks));
  }

  private place(area: Area, pace: number): void {
    const order = [...area.elements].sort((a, b) => (a.layer ?? 0) - (b.layer ?? 0));
    const wanted = new Set(order.map((element) => element.id));
    for (const [id, old] of this.placed) {
      if (wanted.has(id)) continue;
      this.placed.delete(id);
      leave(old.group, pace);
    }
    const groups = order.map((element) => {
      const old = this.placed.get(element.id);
      if (old !== undefined && alike(old.element, element)) return old.group;
      const group = old?.group ?? place(element, this.art);
      if (old !== undefined) {
        fill(group, element, old.element, this.art);
        if (pace) {
          move(group, old.element, element, pace);
          countUp(group, old.element, element, pace);
        }
      } else if (pace) {
        group.animate([{ opacity: 0 }, {}], { duration: pace * 0.8, easing: "ease-out" });
      }
      this.placed.set(element.id, { element, version: ++this.versions, group });
      return group;
    });
    arrange(this.ground, groups, isLeaving);
  }

  // -- targets ------------------------------------------------------------------------------------------

  private mark(marks: Marks): void {
    const root = this.svg.getRootNode() as ShadowRoot;
    const focused = (root.activeElement as SVGElement | null)?.dataset.for;
    const old = this.drawnMarks;
    this.drawnMarks = new Map();
    const drawn = (name: string, draw: () => SVGGElement) => {
      const node = old.get(name) ?? draw();
      this.drawnMarks.set(name, node);
      return node;
    };
    const trails = (marks.trails.get(this.area!.id) ?? [])
      .filter((trail) => this.placed.has(trail.id))
      .map((trail) => drawn(`trail ${trail.id} ${trail.points}`, () => this.trail(trail)));
    const told = marks.told.filter((id) => this.placed.has(id));
    const lit = told.map((id) => drawn(`told ${this.placed.get(id)!.version}`, () => this.told(id)));
    // In the order of layers, so that what lies on top is reached first.
    const mine = [...this.placed.keys()].filter((id) => marks.offers.has(id));
    const targets = mine.map((id) => {
      const label = this.label(id, marks.offers.get(id) ?? []);
      return drawn(`${label} ${this.placed.get(id)!.version}`, () => this.target(id, label));
    });
    for (const [name, node] of old) if (!this.drawnMarks.has(name)) node.remove();
    arrange(this.marks, [...trails, ...lit, ...targets], () => false);
    this.reachable(targets.length > 0);
    for (const [index, target] of targets.entries()) {
      set(target, "tabindex", index === 0 ? "0" : "-1");
      target.toggleAttribute("data-picked", marks.picked.includes(mine[index]!));
      target.toggleAttribute("data-hint", marks.hinted.includes(mine[index]!));
    }
    const again = targets.find((target) => target.dataset.for === focused);
    if (focused !== undefined && again !== root.activeElement) again?.focus({ preventScroll: true });
  }

  private label(id: string, offers: Named[]): string {
    if (offers.length !== 1)
      return say("choices-at", { label: this.placed.get(id)!.element.label, count: offers.length });
    return [offers[0]!.label, offers[0]!.help].filter(Boolean).join("\n");
  }

  private target(id: string, label: string): SVGGElement {
    const target = document.createElementNS(SVG, "g");
    target.setAttribute("class", "pw-target");
    target.dataset.for = id;
    target.toggleAttribute("data-quiet", this.art.quiet.has(this.placed.get(id)!.element.symbol));
    target.setAttribute("transform", transform(this.placed.get(id)!.element));
    target.setAttribute("role", "button");
    target.setAttribute("aria-label", label);
    target.setAttribute("aria-describedby", id);
    target.append(this.frame(id, "hit"), this.frame(id, "casing"), this.frame(id, "ring"));
    return target;
  }

  private told(id: string): SVGGElement {
    const mark = document.createElementNS(SVG, "g");
    mark.setAttribute("class", "pw-told");
    mark.setAttribute("transform", transform(this.placed.get(id)!.element));
    mark.append(this.frame(id, ""), this.frame(id, ""));
    return mark;
  }

  private trail(trail: Trail): SVGGElement {
    const { element } = this.placed.get(trail.id)!;
    const box = this.box(trail.id);
    const colour = element.classes?.map((name) => this.art.seats.get(name)).find(Boolean);
    const [, , width, height] = this.area!.view;
    const reach = (Math.min(box.width, box.height) / 2) * (element.scale ?? 1);
    return drawTrail(trail, colour, Math.max(width, height), reach);
  }

  /** Along the outline that the art names for this symbol, or a box around it. */
  private frame(id: string, kind: string): SVGElement {
    const outline = this.art.outlines.get(this.placed.get(id)!.element.symbol);
    const around = document.createElementNS(SVG, outline ? "path" : "rect");
    if (kind) around.setAttribute("class", kind);
    if (outline) {
      around.setAttribute("d", outline);
      return around;
    }
    const box = this.box(id);
    const edge = 3;
    const [width, height] = [box.width + 2 * edge, box.height + 2 * edge];
    const values = {
      x: box.x - edge,
      y: box.y - edge,
      width,
      height,
      rx: Math.min(20, Math.min(width, height) * 0.25),
    };
    for (const [name, value] of Object.entries(values)) around.setAttribute(name, String(value));
    return around;
  }

  /** The box of an element in its own measure. Asking for it makes the browser lay out, so it is asked once for each look. */
  private box(id: string): DOMRect {
    const { element, group } = this.placed.get(id)!;
    // An element with an outline is as large as the outline, whatever is written on it.
    const name = this.art.outlines.has(element.symbol) ? element.symbol : look(element);
    const known = this.art.boxes.get(name);
    if (known !== undefined) return known;
    const box = group.getBBox();
    // What is not shown has no size yet.
    if (box.width || box.height) this.art.boxes.set(name, box);
    return box;
  }

  /** Where everything lies that must be seen, in the measure of the area. */
  private targetBoxes(marks: Marks): Target[] {
    const found: Target[] = [];
    for (const [id, { element }] of this.placed) {
      if (!marks.offers.has(id) && !marks.kept?.includes(id)) continue;
      const box = this.box(id);
      const scale = element.scale ?? 1;
      const turn = ((element.angle ?? 0) * Math.PI) / 180;
      const [x, y] = [(box.x + box.width / 2) * scale, (box.y + box.height / 2) * scale];
      found.push({
        x: element.x + x * Math.cos(turn) - y * Math.sin(turn),
        y: element.y + x * Math.sin(turn) + y * Math.cos(turn),
        size: Math.sqrt(box.width * box.height) * scale,
      });
    }
    return found;
  }

  private clicked(event: MouseEvent): void {
    if (this.camera.dragged) return;
    const at = event.target as globalThis.Element;
    const target = at.closest<SVGGElement>(".pw-target");
    if (target?.dataset.for) {
      this.actions.choose(target.dataset.for, target.getBoundingClientRect());
      return;
    }
    if (this.plans.chosen(at)) return;
    this.plans.release();
    const id = this.idOf(at);
    if (id) this.actions.ask(id);
  }

  // -- a closer look ------------------------------------------------------------------------------------

  pointedAt(node: EventTarget | null, point: Point | null): Pointed | null {
    const at = node as globalThis.Element;
    const target = at.closest<SVGGElement>(".pw-target")?.dataset.for ?? null;
    if (target === null || point === null) {
      const id = target ?? this.idOf(at);
      return id === null ? null : { id, target };
    }
    const root = this.svg.getRootNode() as ShadowRoot;
    const below = root.elementsFromPoint(point.x, point.y).map((each) => this.idOf(each));
    return { id: below.find((id) => id !== null) ?? target, target };
  }

  private idOf(node: globalThis.Element): string | null {
    let group: globalThis.Element | null = node;
    while (group && group.parentNode !== this.ground) group = group.parentElement;
    return group?.id || null;
  }

  closer({ id, target }: Pointed): Closer | null {
    const matrix = this.svg.getScreenCTM();
    const { area } = this;
    if (!area || !matrix || !this.placed.has(id)) return null;
    const isBoard = area.kind === "board";
    const all = this.drawn().filter((each) => !isBoard || !isGround(each, area.view));
    const own = all.find((each) => each.id === id);
    if (!own) return null;
    const place = placeOf(id, all);
    const found = standingOn(place, all).map((each) => this.placed.get(each.id)!.element);
    const shown = found.some((element) => element.id === id) ? found : [...found, this.placed.get(id)!.element];
    // A name can be wider than what it stands on: the panel leaves both free.
    const [x, y, width, height] = around(place.box, own.box);
    return {
      id,
      art: this.art,
      area,
      elements: shown,
      view: place.box,
      scale: matrix.a,
      box: [x * matrix.a + matrix.e, y * matrix.d + matrix.f, width * matrix.a, height * matrix.d],
      offers: this.offers.get(target ?? id) ?? this.offers.get(place.id) ?? [],
    };
  }

  /** Everything on the sheet in the order of drawing, as boxes in the measure of the area. */
  private drawn(): Standing[] {
    const order = [...this.placed.values()].sort((a, b) => (a.element.layer ?? 0) - (b.element.layer ?? 0));
    return order.map(({ element }) => {
      const { x, y, width, height } = this.box(element.id);
      const box: Box = [x, y, width, height];
      return { id: element.id, box: turned(box, element, element.angle ?? 0, element.scale ?? 1) };
    });
  }

  /** What is written on, in the order of drawing. */
  private written(): SVGGElement[] {
    return [...this.ground.querySelectorAll<SVGGElement>(":scope > g[data-look]")];
  }

  /** A sheet without targets is reached by the tab key at the first thing that is written on; a board is reached itself. */
  private reachable(hasTargets: boolean): void {
    const known = this.ground.querySelector(":scope > g[tabindex='0']");
    const first = hasTargets || this.area!.kind === "board" ? null : (this.written()[0] ?? null);
    if (known === first) return;
    known?.setAttribute("tabindex", "-1");
    first?.setAttribute("tabindex", "0");
  }

  private pressed(event: KeyboardEvent): void {
    const target = (event.target as globalThis.Element).closest<SVGGElement>(".pw-target, .pw-plan");
    if (target && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      if (target.dataset.for) this.actions.choose(target.dataset.for, target.getBoundingClientRect());
      else this.plans.chosen(target);
      return;
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const written = (event.target as globalThis.Element).closest<SVGGElement>("g[data-look]");
    const from = target ?? written;
    if (event.key === "Enter" && event.target === this.svg) {
      this.step(this.svg, this.written(), 0, 0);
    } else if (from && way && plain) {
      event.preventDefault();
      const targets = [...this.svg.querySelectorAll<SVGGElement>(".pw-target, .pw-plan")];
      this.step(from, target && !event.shiftKey ? targets : this.written(), way[0]!, way[1]!);
    } else {
      this.camera.pressed(event);
    }
  }

  /** Go to the nearest of these in a direction, or in any: targets by arrows, everything written on with the shift key. */
  private step(from: SVGElement, among: SVGGElement[], dx: number, dy: number): void {
    const middle = (node: SVGElement) => {
      const box = node.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    const [x, y] = middle(from);
    let best: SVGGElement | null = null;
    let least = Infinity;
    for (const node of among) {
      if (node === from) continue;
      const [nx, ny] = middle(node);
      const anywhere = !dx && !dy;
      const along = anywhere ? Math.hypot(nx - x, ny - y) + 2 : (nx - x) * dx + (ny - y) * dy;
      const aside = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx);
      if (along > 1 && along + aside * 2 < least) [best, least] = [node, along + aside * 2];
    }
    if (best) {
      if (from !== this.svg) from.setAttribute("tabindex", "-1");
      best.setAttribute("tabindex", "0");
      best.focus();
    }
  }
}

const NO_PLACES: PlanPlace[] = [];

function isLeaving(node: ChildNode): boolean {
  return (node as globalThis.Element).hasAttribute("data-leaving");
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
  }
}

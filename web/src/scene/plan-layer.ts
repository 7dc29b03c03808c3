// Plans on a sheet: a quiet mark where they lead. The place that is pointed at shows the way, and what will be seen there.

import { say } from "../say";
import type { Area, Element, Plan } from "../types";
import { type Art, SVG } from "./art";
import { place as placed, set, transform } from "./place";
import { drawTrail } from "./trail";

/** One way to get to a place, with what will be seen there. */
export interface PlanWay {
  plan: Plan;
  ghost: Element | null;
}

/** A place that plans lead to: the cheapest way first. */
export interface PlanPlace {
  key: string;
  area: string;
  x: number;
  y: number;
  ways: PlanWay[];
  /** The element that lies there and can be chosen, which the plans stand for: it is mark enough. */
  covers?: string;
}

/** The way that is pointed at. */
export interface Aim {
  place: PlanPlace;
  way: number;
  /** Whether a finger pointed: a second tap does it. */
  byTouch: boolean;
  /** Whether the place lies in the lower half of what is seen of the board. */
  isLow: boolean;
  turn: (by: number) => void;
  drop: () => void;
}

export interface PlanActions {
  aim?(aim: Aim | null): void;
  follow?(plan: Plan): void;
}

/** The size of marks and signs as parts of the board, and how far around a lonely place one can point. */
const DOT = 0.008;
const SIGN = 0.02;
const LONELY = 0.05;

export class PlanLayer {
  /** Under the targets, and over everything. */
  readonly marks = document.createElementNS(SVG, "g");
  /** The prices at the marks; the names of the places tell them in words. */
  readonly signs = document.createElementNS(SVG, "g");
  readonly overlay = document.createElementNS(SVG, "g");
  /** All places that were given, and those on this area. */
  private given: PlanPlace[] = [];
  private places: PlanPlace[] = [];
  private aimed: PlanPlace | null = null;
  private byTouch = false;
  /** Which way was turned to last, by place. */
  private readonly turned = new Map<string, number>();
  private advised: PlanWay | null = null;
  private board = 1;
  private touching = false;

  constructor(
    private readonly art: Art,
    private readonly actions: PlanActions,
  ) {
    this.overlay.setAttribute("class", "pw-way");
    this.overlay.setAttribute("aria-hidden", "true");
    this.signs.setAttribute("class", "pw-signs");
    this.signs.setAttribute("aria-hidden", "true");
    this.marks.addEventListener("pointerdown", (event) => {
      this.touching = event.pointerType === "touch";
    });
    this.marks.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "touch") this.aim(this.placeAt(event.target), false);
    });
    this.marks.addEventListener("pointerout", (event) => {
      if (event.pointerType !== "touch") this.aim(null, false);
    });
    this.marks.addEventListener("focusin", (event) => {
      if ((event.target as SVGElement).matches(":focus-visible")) this.aim(this.placeAt(event.target), false);
    });
    this.marks.addEventListener("focusout", () => {
      if (!this.byTouch) this.aim(null, false);
    });
    this.marks.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
  }

  /** Mark the places that lie on an area. */
  show(given: PlanPlace[], area: Area, advised: PlanWay | null = null): void {
    const board = Math.max(area.view[2], area.view[3]);
    const isAdvised = advised?.plan.area === area.id ? advised : null;
    if (given === this.given && board === this.board && isAdvised === this.advised) return;
    this.advised = isAdvised;
    const before = this.aimed?.key;
    const places = given.filter((each) => each.area === area.id);
    this.given = given;
    this.places = places;
    this.board = board;
    const reach = Math.min(board * LONELY, nearest(places) / 2);
    this.marks.replaceChildren(...places.map((each, index) => this.mark(each, reach, index)));
    this.signs.replaceChildren(...places.flatMap((each) => this.sign(each)));
    const still = places.find((each) => each.key === before);
    if (before !== undefined && !still) this.aim(null, false);
    else if (still) this.aim(still, this.byTouch);
    else this.draw(null);
  }

  /** A click or a key on a mark. True: it was one. */
  chosen(target: EventTarget | null): boolean {
    const place = this.placeAt(target);
    if (!place) return false;
    const known = this.aimed?.key === place.key;
    if (this.touching && !known) this.aim(place, true);
    else this.actions.follow?.(this.way(place).plan);
    return true;
  }

  /** Let go of what a finger pointed at. */
  release(): void {
    if (this.byTouch) this.aim(null, false);
  }

  private placeAt(target: EventTarget | null): PlanPlace | null {
    const mark = (target as globalThis.Element | null)?.closest?.<SVGGElement>(".pw-plan");
    return mark ? (this.places.find((each) => each.key === mark.dataset.place) ?? null) : null;
  }

  private way(place: PlanPlace): PlanWay {
    return place.ways[(this.turned.get(place.key) ?? 0) % place.ways.length]!;
  }

  private aim(place: PlanPlace | null, byTouch: boolean): void {
    this.aimed = place;
    this.byTouch = byTouch && place !== null;
    this.draw(place);
    for (const mark of this.marks.children)
      mark.toggleAttribute("data-aimed", (mark as SVGGElement).dataset.place === place?.key);
    this.actions.aim?.(
      place && {
        place,
        way: (this.turned.get(place.key) ?? 0) % place.ways.length,
        byTouch: this.byTouch,
        isLow: this.isLow(place),
        turn: (by) => this.turn(place, by),
        drop: () => this.aim(null, false),
      },
    );
  }

  /** The way to a place that is pointed at; else the way that a hint advises. */
  private draw(place: PlanPlace | null): void {
    const way = place ? this.way(place) : this.advised;
    this.overlay.replaceChildren(...(way ? this.drawn(way) : []));
  }

  private markOf({ key }: PlanPlace): SVGGElement | undefined {
    return ([...this.marks.children] as SVGGElement[]).find((each) => each.dataset.place === key);
  }

  private isLow(place: PlanPlace): boolean {
    const mark = this.markOf(place);
    const sheet = this.marks.ownerSVGElement?.getBoundingClientRect();
    if (!mark || !sheet) return false;
    const { y, height } = mark.getBoundingClientRect();
    return y + height / 2 > sheet.y + sheet.height / 2;
  }

  private turn(place: PlanPlace, by: number): void {
    const count = place.ways.length;
    this.turned.set(place.key, ((this.turned.get(place.key) ?? 0) + by + count) % count);
    const mark = this.markOf(place);
    if (mark) set(mark, "aria-label", words(this.way(place).plan, count));
    this.aim(place, this.byTouch);
  }

  /** The wheel turns a piece that is brought in; over pieces of the board it looks closer, as everywhere. */
  private wheeled(event: WheelEvent): void {
    const place = this.placeAt(event.target);
    if (!place || place.ways.length < 2 || !event.deltaY || event.ctrlKey) return;
    const { plan } = this.way(place);
    if (!plan.ghost || !plan.touches?.includes(plan.ghost)) return;
    event.preventDefault();
    event.stopPropagation();
    this.turn(place, event.deltaY > 0 ? 1 : -1);
  }

  private mark(place: PlanPlace, reach: number, index: number): SVGGElement {
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("class", "pw-plan");
    group.dataset.place = place.key;
    group.setAttribute("transform", `translate(${place.x} ${place.y})`);
    group.setAttribute("role", "button");
    group.setAttribute("tabindex", index === 0 ? "0" : "-1");
    const { plan } = this.way(place);
    group.setAttribute("aria-label", words(plan, place.ways.length));
    group.append(circle("hit", reach));
    if (place.covers) return group;
    group.append(circle("dot", this.board * (signOf(place) ? SIGN * 0.62 : DOT)));
    return group;
  }

  private sign(place: PlanPlace): SVGTextElement[] {
    if (place.covers || !signOf(place)) return [];
    const text = document.createElementNS(SVG, "text");
    text.setAttribute("font-size", String(this.board * SIGN));
    text.setAttribute("x", String(place.x));
    text.setAttribute("y", String(place.y + this.board * SIGN * 0.35));
    text.textContent = signOf(place);
    return [text];
  }

  private drawn({ plan, ghost }: PlanWay): SVGGElement[] {
    const found: SVGGElement[] = [];
    const points = plan.path ?? [];
    if (points.length > 1) found.push(drawTrail({ id: "", points }, undefined, this.board, 0));
    if (ghost) {
      const group = placed(ghost, this.art);
      group.setAttribute("transform", transform(ghost));
      group.removeAttribute("id");
      group.classList.add("pw-ghost");
      found.push(group);
    }
    return found;
  }
}

function signOf(place: PlanPlace): string {
  return place.ways[0]!.plan.mark ?? "";
}

function words(plan: Plan, ways: number): string {
  return [plan.label, plan.help, ways > 1 ? say("plan-ways", { count: ways }) : ""].filter(Boolean).join("\n");
}

function circle(kind: string, radius: number): SVGCircleElement {
  const made = document.createElementNS(SVG, "circle");
  made.setAttribute("class", kind);
  made.setAttribute("r", String(radius));
  return made;
}

/** The least distance between two places. */
function nearest(places: PlanPlace[]): number {
  let least = Infinity;
  for (const [index, a] of places.entries())
    for (const b of places.slice(index + 1)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  return least;
}

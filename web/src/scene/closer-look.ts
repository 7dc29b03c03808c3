// A closer look: which element is looked at, and since when. One for the page; table/closer-look.tsx shows it.

import type { Area, Element } from "../types";
import type { Art } from "./art";
import type { Box } from "./framing";
import type { Named } from "./sheet";
import type { Point } from "./standing";

/** An element with everything that stands at its place, as a sheet describes it. */
export interface Closer {
  id: string;
  art: Art;
  area: Area;
  /** In the order of drawing. */
  elements: Element[];
  /** What is drawn, in the measure of the area, and how many pixels one unit has on the sheet. */
  view: Box;
  scale: number;
  /** Where it is on the screen. */
  box: Box;
  /** What can be chosen there. */
  offers: Named[];
}

/** An element that is pointed at, and the target above it, if any. */
export interface Pointed {
  id: string;
  target: string | null;
}

export interface Looked extends Closer {
  pointed: Pointed;
  /** Where the mouse or the finger is; null for the keyboard. */
  pointer: Point | null;
  by: "mouse" | "touch" | "keys";
}

/** What can be looked at closer. */
export interface Lookable {
  readonly svg: SVGSVGElement;
  /** What a node of the sheet belongs to; with a point, what lies there below a target. */
  pointedAt(node: EventTarget | null, point: Point | null): Pointed | null;
  closer(pointed: Pointed): Closer | null;
}

/** A mouse that rests this many milliseconds asks for a closer look, */
const REST = 450;
/** and less from one element to the next. */
const NEXT = 110;
const LEAVE = 100;
const LONG_PRESS = 450;
/** A finger that moves farther than this many pixels drags. */
const STILL = 10;

export class CloserLook {
  looked: Looked | null = null;
  private from: Lookable | null = null;
  private readonly listeners = new Set<() => void>();
  private timer = 0;
  /** Whether the timer waits to close. */
  private leaving = false;
  /** Where something was clicked: the mouse has to move before it asks for more. */
  private clickedAt: Point | null = null;
  private pressedAt: Point | null = null;
  /** Whether the press that goes on has opened a closer look, so that it chooses nothing. */
  private longPress = false;

  constructor(page: Window) {
    page.addEventListener("keydown", (event) => this.key(event), true);
    page.addEventListener("pointerdown", (event) => this.outside(event), true);
    for (const change of ["wheel", "hashchange", "blur"])
      page.addEventListener(change, () => this.close(), { capture: true, passive: true });
    for (const change of ["scroll", "resize"])
      page.addEventListener(change, () => this.shifted(), { capture: true, passive: true });
  }

  subscribe(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  /** Look closer at elements of this sheet from now on. */
  watch(sheet: Lookable): void {
    const { svg } = sheet;
    for (const kind of ["pointerover", "pointermove"] as const)
      svg.addEventListener(kind, (event) => this.moved(sheet, event));
    svg.addEventListener("pointerleave", () => this.left());
    svg.addEventListener("pointerdown", (event) => this.down(sheet, event));
    for (const end of ["pointerup", "pointercancel"] as const)
      svg.addEventListener(end, () => {
        this.pressedAt = null;
        if (!this.looked) this.wait(null);
      });
    svg.addEventListener("click", (event) => this.click(event), true);
    svg.addEventListener("contextmenu", (event) => this.longPress && event.preventDefault());
    svg.addEventListener("focusin", (event) => this.focused(sheet, event));
    svg.addEventListener("focusout", () => this.looked?.by === "keys" && this.close());
  }

  /** The sheet shows something else now. */
  changed(sheet: Lookable): void {
    if (!this.looked || this.from !== sheet) return;
    this.open(sheet, this.looked.pointed, this.looked.by, this.looked.pointer);
  }

  close(): void {
    this.wait(null);
    if (this.looked) this.set(null, null);
  }

  private set(looked: Looked | null, from: Lookable | null): void {
    this.looked = looked;
    this.from = from;
    for (const changed of this.listeners) changed();
  }

  /** Do this after a while, and nothing else that was waited for. */
  private wait(then: (() => void) | null, delay = 0): void {
    clearTimeout(this.timer);
    this.leaving = false;
    if (then) this.timer = setTimeout(then, delay) as unknown as number;
  }

  private open(sheet: Lookable, pointed: Pointed, by: Looked["by"], pointer: Point | null): void {
    this.wait(null);
    const closer = sheet.closer(pointed);
    if (closer) this.set({ ...closer, pointed, by, pointer }, sheet);
    else this.close();
  }

  private moved(sheet: Lookable, event: PointerEvent): void {
    const at = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "touch") {
      if (this.pressedAt && distance(at, this.pressedAt) > STILL) {
        this.pressedAt = null;
        this.close();
      }
      return;
    }
    if (event.buttons) {
      this.close();
      return;
    }
    // A browser tells of a mouse that rests when something else comes to lie under it.
    if (this.clickedAt && distance(at, this.clickedAt) < 2) return;
    this.clickedAt = null;
    const pointed = sheet.pointedAt(event.target, at);
    if (pointed === null) this.left();
    else if (this.looked && this.from === sheet && this.looked.id === pointed.id) this.wait(null);
    else this.wait(() => this.open(sheet, pointed, "mouse", at), this.looked ? NEXT : REST);
  }

  private left(): void {
    if (this.looked?.by !== "mouse") {
      if (!this.pressedAt) this.wait(null);
    } else if (!this.leaving) {
      this.wait(() => this.close(), LEAVE);
      this.leaving = true;
    }
  }

  private down(sheet: Lookable, event: PointerEvent): void {
    const at = { x: event.clientX, y: event.clientY };
    this.close();
    this.longPress = false;
    this.clickedAt = at;
    const pointed = sheet.pointedAt(event.target, at);
    if (event.pointerType !== "touch" || !event.isPrimary || pointed === null) return;
    this.pressedAt = at;
    this.wait(() => {
      this.longPress = true;
      this.open(sheet, pointed, "touch", at);
    }, LONG_PRESS);
  }

  private click(event: MouseEvent): void {
    if (!this.longPress) return;
    this.longPress = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  private focused(sheet: Lookable, event: FocusEvent): void {
    const node = event.target as SVGElement;
    const pointed = sheet.pointedAt(node, null);
    if (pointed !== null && node.matches(":focus-visible")) this.open(sheet, pointed, "keys", null);
  }

  /** Everything lies elsewhere now. What the keyboard reaches may have been scrolled to just for that. */
  private shifted(): void {
    if (this.looked?.by === "keys") this.changed(this.from!);
    else this.close();
  }

  private key(event: KeyboardEvent): void {
    if (!this.looked) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (["Escape", "Enter", " "].includes(event.key)) this.close();
  }

  private outside(event: PointerEvent): void {
    if (this.looked && !event.composedPath().includes(this.from!.svg)) this.close();
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export const closerLook = new CloserLook(window);

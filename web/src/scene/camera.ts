// Looking at a sheet: fit, pan and zoom by wheel, drag, pinch and keys.

import { set } from "./place";

type Box = [number, number, number, number];

/** What is in sight stays as it is while looking closer would not make it larger than by this factor. */
const CLOSER = 1.15;
/** So many pixels of height come and go with a line of words beside the sheet. */
const STRIP = 40;

export interface Target {
  x: number;
  y: number;
  size: number;
}

const CLOSEST = 12;
/** A target smaller than this many pixels is brought closer by itself, */
const READABLE = 26;
/** but never so close that one loses sight of the board around it. */
const CLOSE = 1.7;

export class Camera {
  /** True while a press has become a drag, so that it does not count as a click. */
  dragged = false;
  private all: Box = [0, 0, 1, 1];
  private now: Box | null = null;
  private byHand = false;
  private frame = 0;
  /** How large the sheet is on the screen. */
  private pixels: { width: number; height: number } | null = null;
  private readonly fingers = new Map<number, { x: number; y: number }>();

  constructor(
    private readonly svg: SVGSVGElement,
    host: HTMLElement,
    private readonly movable: boolean,
  ) {
    if (!movable) return;
    svg.setAttribute("tabindex", "0");
    // A layer of its own: words that change beside a board do not draw its edges anew.
    host.style.willChange = "transform";
    svg.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.moved(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
      svg.addEventListener(end, (event) => this.up(event));
    new ResizeObserver(([seen]) => this.fill(seen!.contentRect)).observe(host);
  }

  /** Be as large as there is room. Every other size draws the whole sheet anew, so a strip more is left empty. */
  private fill({ width, height }: { width: number; height: number }): void {
    const spare = this.pixels?.width === width ? height - this.pixels.height : -1;
    if (spare >= 0 && spare < STRIP) return;
    this.pixels = { width, height };
    this.svg.style.height = `${height}px`;
  }

  /** Show an area that may have grown since. */
  show(view: Box, pace: number, targets: () => Target[]): void {
    this.all = view;
    if (this.byHand && this.now) return;
    const box = this.movable ? this.readable(view, targets()) : view;
    if (!this.seesWell(box)) this.go(box, this.now === null ? 0 : pace);
  }

  /** Whether all of this is in sight, and nearly as large as can be. A board that stays where it is need not be drawn anew. */
  private seesWell([x, y, width, height]: Box): boolean {
    if (!this.movable || !this.now || !this.pixels) return false;
    const [left, top, wide, high] = this.now;
    const scale = Math.min(this.pixels.width / wide, this.pixels.height / high);
    const [across, down] = [this.pixels.width / scale / 2, this.pixels.height / scale / 2];
    const [middleX, middleY] = [left + wide / 2, top + high / 2];
    const within = x >= middleX - across && x + width <= middleX + across && y >= middleY - down && y + height <= middleY + down;
    return within && Math.min(this.pixels.width / width, this.pixels.height / height) < scale * CLOSER;
  }

  fit(): void {
    this.byHand = false;
    this.go(this.all, 200);
  }

  zoom(factor: number): void {
    const box = this.svg.getBoundingClientRect();
    this.zoomAt(factor, box.x + box.width / 2, box.y + box.height / 2);
  }

  pressed(event: KeyboardEvent): void {
    if (!this.movable || event.ctrlKey || event.metaKey || event.altKey) return;
    const [, , width, height] = this.now ?? this.all;
    const ways: Record<string, () => void> = {
      "+": () => this.zoom(1.25),
      "=": () => this.zoom(1.25),
      "-": () => this.zoom(0.8),
      "0": () => this.fit(),
      ArrowLeft: () => this.pan(-width / 10, 0),
      ArrowRight: () => this.pan(width / 10, 0),
      ArrowUp: () => this.pan(0, -height / 10),
      ArrowDown: () => this.pan(0, height / 10),
    };
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    way();
  }

  private readable(view: Box, targets: Target[]): Box {
    if (!targets.length) return view;
    const pixels = this.pixels ?? this.svg.getBoundingClientRect();
    if (!pixels.width || !pixels.height) return view;
    const scale = Math.min(pixels.width / view[2], pixels.height / view[3]);
    const small = Math.min(...targets.map((target) => target.size));
    if (small * scale >= READABLE || small <= 0) return view;
    const xs = targets.map((target) => target.x);
    const ys = targets.map((target) => target.y);
    const edge = Math.max(...targets.map((target) => target.size)) * 1.5;
    const [left, top] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
    const [wide, high] = [Math.max(...xs) + edge - left, Math.max(...ys) + edge - top];
    const wanted = Math.min(READABLE / small, scale * CLOSE, pixels.width / wide, pixels.height / high);
    if (wanted <= scale * 1.1) return view;
    const [width, height] = [Math.min(view[2], pixels.width / wanted), Math.min(view[3], pixels.height / wanted)];
    const x = Math.max(view[0], Math.min(view[0] + view[2] - width, left + wide / 2 - width / 2));
    const y = Math.max(view[1], Math.min(view[1] + view[3] - height, top + high / 2 - height / 2));
    return [x, y, width, height];
  }

  private set(box: Box): void {
    this.now = box;
    set(this.svg, "viewBox", box.map((part) => part.toFixed(2)).join(" "));
    // Another way of touching makes the browser style everything on the sheet anew: only where there is a finger.
    if (this.movable && navigator.maxTouchPoints) this.svg.style.touchAction = box[2] < this.all[2] * 0.98 ? "none" : "pan-y";
  }

  private go(box: Box, pace: number): void {
    cancelAnimationFrame(this.frame);
    const from = this.now;
    if (!pace || from === null || from.every((part, index) => Math.abs(part - box[index]!) < 0.5)) {
      this.set(box);
      return;
    }
    const begin = performance.now();
    const step = (time: number) => {
      const t = Math.min(1, Math.max(0, (time - begin) / pace));
      const eased = t * t * (3 - 2 * t);
      this.set(from.map((part, index) => part + (box[index]! - part) * eased) as Box);
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  private hand(box: Box): void {
    cancelAnimationFrame(this.frame);
    this.byHand = true;
    this.set(box);
  }

  private pan(dx: number, dy: number): void {
    const [x, y, width, height] = this.now ?? this.all;
    const [ax, ay, aw, ah] = this.all;
    const keep = (value: number, low: number, high: number) => Math.max(Math.min(low, high), Math.min(Math.max(low, high), value));
    this.hand([keep(x + dx, ax - width / 2, ax + aw - width / 2), keep(y + dy, ay - height / 2, ay + ah - height / 2), width, height]);
  }

  private zoomAt(factor: number, clientX: number, clientY: number): void {
    const matrix = this.svg.getScreenCTM();
    if (!matrix) return;
    const at = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const [x, y, width, height] = this.now ?? this.all;
    const wide = Math.max(this.all[2] / CLOSEST, Math.min(this.all[2], width / factor));
    const by = wide / width;
    if (wide >= this.all[2] * 0.999) {
      this.fit();
      return;
    }
    this.hand([at.x - (at.x - x) * by, at.y - (at.y - y) * by, wide, height * by]);
  }

  private wheeled(event: WheelEvent): void {
    event.preventDefault();
    this.zoomAt(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), event.clientX, event.clientY);
  }

  private down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.dragged = false;
  }

  private moved(event: PointerEvent): void {
    const old = this.fingers.get(event.pointerId);
    if (!old) return;
    const [dx, dy] = [event.clientX - old.x, event.clientY - old.y];
    if (!this.dragged && Math.hypot(dx, dy) < 6 && this.fingers.size === 1) return;
    if (this.fingers.size === 2) {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)![1];
      const before = Math.hypot(old.x - other.x, old.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (before > 0) this.zoomAt(after / before, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    } else if (event.pointerType !== "touch" || (this.now ?? this.all)[2] < this.all[2] * 0.98) {
      const scale = this.svg.getScreenCTM()?.a ?? 1;
      this.pan(-dx / scale, -dy / scale);
    }
    this.dragged = true;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    // The click that follows this press still has to see that it was a drag.
    if (!this.fingers.size) setTimeout(() => (this.dragged = false));
  }
}

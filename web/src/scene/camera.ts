// Looking at a sheet: fit, pan and zoom by wheel, drag, pinch and keys.

import {
  type Box,
  between,
  centred,
  FINGER,
  isCloser,
  MOUSE,
  nearlySame,
  panned,
  readable,
  type Size,
  sees,
  seesWell,
  type Target,
  visible,
  zoomed,
} from "./framing";
import { set } from "./place";

/** A line of words beside the sheet takes and gives back less than this many pixels of height. */
const STRIP = 40;
/** A press that moves farther than this many pixels is a drag. */
const DRAG = 6;

export class Camera {
  /** True while a press has become a drag, so that it does not count as a click. */
  dragged = false;
  private all: Box = [0, 0, 1, 1];
  private now: Box | null = null;
  private byHand = false;
  /** Where that lies which had to be seen last. */
  private asked = "";
  private frame = 0;
  /** How large the sheet is on the screen. */
  private pixels: Size | null = null;
  private readonly fingers = new Map<number, { x: number; y: number }>();

  constructor(
    private readonly svg: SVGSVGElement,
    host: HTMLElement,
    private readonly movable: boolean,
    /** Hears which part of the whole area is seen, and whether that is closer than all of it. */
    private readonly looked: (seen: Box, all: Box, closer: boolean) => void = () => undefined,
  ) {
    if (!movable) return;
    svg.setAttribute("tabindex", "0");
    // A layer of its own: words that change beside a board do not redraw its edges.
    host.style.willChange = "transform";
    svg.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.moved(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
      svg.addEventListener(end, (event) => this.up(event));
    new ResizeObserver(([seen]) => this.fill(seen!.contentRect)).observe(host);
  }

  /** Be as large as there is room. Another size redraws the whole sheet, so a strip of room more stays empty. */
  private fill({ width, height }: Size): void {
    const spare = this.pixels?.width === width ? height - this.pixels.height : -1;
    if (spare >= 0 && spare < STRIP) return;
    this.pixels = { width, height };
    this.svg.style.height = `${height}px`;
  }

  /** Show an area that may have grown since, with what must be seen of it. What is in sight and large enough does not move. */
  show(view: Box, pace: number, mustSee: () => Target[]): void {
    const before = this.all;
    this.all = view;
    if (!this.movable || this.now === null) {
      this.go(this.movable ? this.readable(view, mustSee()) : view, 0);
      return;
    }
    const targets = mustSee();
    const asked = targets.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(" ");
    const news = asked !== this.asked;
    this.asked = asked;
    if (this.byHand) {
      // Where somebody looks is theirs, until something new to be seen lies elsewhere.
      if (!news || sees(this.now, targets, this.size())) return;
      this.byHand = false;
    }
    const box = this.readable(view, targets);
    const hasGrown = !isCloser(this.now, before) && !nearlySame(before, view);
    if (hasGrown || !seesWell(this.now, box, targets, this.size())) this.go(box, pace);
  }

  private readable(view: Box, targets: Target[]): Box {
    return readable(view, targets, this.size(), navigator.maxTouchPoints ? FINGER : MOUSE);
  }

  private size(): Size {
    return this.pixels ?? this.svg.getBoundingClientRect();
  }

  /** Look at another place, as close as now. */
  lookAt(at: { x: number; y: number }): void {
    this.hand(centred(this.now ?? this.all, this.all, at));
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
    // Where all of the board is in sight, there is nowhere to go.
    if (!way || (event.key.startsWith("Arrow") && !isCloser(this.now ?? this.all, this.all))) return;
    event.preventDefault();
    way();
  }

  private set(box: Box): void {
    this.now = box;
    if (this.movable) this.looked(visible(box, this.size()), this.all, isCloser(box, this.all));
    set(this.svg, "viewBox", box.map((part) => part.toFixed(2)).join(" "));
    // A change of this property restyles everything on the sheet: only where there is a finger.
    if (this.movable && navigator.maxTouchPoints)
      this.svg.style.touchAction = isCloser(box, this.all) ? "none" : "pan-y";
  }

  private go(box: Box, pace: number): void {
    cancelAnimationFrame(this.frame);
    const from = this.now;
    if (!pace || from === null || nearlySame(from, box)) {
      this.set(box);
      return;
    }
    const begin = performance.now();
    const step = (time: number) => {
      const part = Math.min(1, Math.max(0, (time - begin) / pace));
      this.set(between(from, box, part));
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  private hand(box: Box): void {
    cancelAnimationFrame(this.frame);
    this.byHand = true;
    this.set(box);
  }

  private pan(dx: number, dy: number): void {
    this.hand(panned(this.now ?? this.all, this.all, dx, dy));
  }

  private zoomAt(factor: number, clientX: number, clientY: number): void {
    const matrix = this.svg.getScreenCTM();
    if (!matrix) return;
    const at = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const box = zoomed(this.now ?? this.all, this.all, factor, at);
    if (box) this.hand(box);
    else this.fit();
  }

  private wheeled(event: WheelEvent): void {
    // A page that scrolls keeps its wheel, as with large letters or in a low window.
    if (pageScrolls() && !event.ctrlKey && !event.metaKey) return;
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
    if (!this.dragged && Math.hypot(dx, dy) < DRAG && this.fingers.size === 1) return;
    if (this.fingers.size === 2) {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)![1];
      const before = Math.hypot(old.x - other.x, old.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (before > 0) this.zoomAt(after / before, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    } else if (event.pointerType !== "touch" || isCloser(this.now ?? this.all, this.all)) {
      const scale = this.svg.getScreenCTM()?.a ?? 1;
      this.pan(-dx / scale, -dy / scale);
    }
    this.dragged = true;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    // The click that follows this press still has to see that it was a drag.
    if (!this.fingers.size)
      setTimeout(() => {
        this.dragged = false;
      });
  }
}

function pageScrolls(): boolean {
  const page = document.scrollingElement;
  return page !== null && page.scrollHeight > page.clientHeight + 1;
}

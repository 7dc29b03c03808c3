// Dragging an element onto another one, or onto a place that a plan leads to. Pointer events: a mouse, a pen or a finger.

import { useEffect, useRef } from "preact/hooks";
import type { Plan } from "../types";
import type { Choosing } from "./choosing";

/** A press that moves farther than this many pixels is a drag. */
const FAR = 6;

interface Drag {
  id: string;
  pointer: number;
  x: number;
  y: number;
  /** The picture at the pointer, once it is a drag. */
  picture: HTMLElement | null;
  node: SVGGElement;
}

/** Whether anything but the element itself tells its choices and plans apart: then it can be put somewhere. */
export function canBeDragged(id: string, choosing: Pick<Choosing, "offers">, plans: Plan[]): boolean {
  return (
    choosing.offers.some((offer) => offer.touches.includes(id) && offer.touches.some((other) => other !== id)) ||
    plans.some((plan) => plan.touches?.includes(id) && (plan.touches.length > 1 || plan.path?.length))
  );
}

export function useDragging(choosing: Choosing, plans: Plan[], isActive: boolean): void {
  const latest = useRef({ choosing, plans, isActive });
  latest.current = { choosing, plans, isActive };
  useEffect(() => {
    let drag: Drag | null = null;
    let ended = 0;
    const down = (event: PointerEvent) => {
      const { choosing, plans, isActive } = latest.current;
      if (!isActive || drag || event.button !== 0 || !event.isPrimary) return;
      const found = draggableAt(event.composedPath());
      if (!found || !canBeDragged(found.id, choosing, plans)) return;
      // The board stays where it is under what is dragged.
      event.stopPropagation();
      drag = { ...found, pointer: event.pointerId, x: event.clientX, y: event.clientY, picture: null };
    };
    const move = (event: PointerEvent) => {
      if (!drag || event.pointerId !== drag.pointer) return;
      if (!drag.picture) {
        if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
        drag.picture = pictureOf(drag.node);
        latest.current.choosing.pick(drag.id);
      }
      event.preventDefault();
      drag.picture.style.translate = `${event.clientX}px ${event.clientY}px`;
      hover(event);
    };
    const up = (event: PointerEvent) => {
      if (!drag || event.pointerId !== drag.pointer) return;
      const { id, picture } = drag;
      drag = null;
      if (!picture) return;
      picture.remove();
      // The click that follows belongs to the drag.
      ended = event.timeStamp;
      if (event.type === "pointerup") drop(id, event, latest.current.choosing);
      latest.current.choosing.release();
    };
    const click = (event: MouseEvent) => {
      if (!ended || event.timeStamp - ended > 50) return;
      ended = 0;
      event.stopPropagation();
      event.preventDefault();
    };
    const still = (event: TouchEvent) => {
      if (drag) event.preventDefault();
    };
    document.addEventListener("pointerdown", down, true);
    document.addEventListener("pointermove", move, true);
    document.addEventListener("pointerup", up, true);
    document.addEventListener("pointercancel", up, true);
    document.addEventListener("click", click, true);
    document.addEventListener("touchmove", still, { capture: true, passive: false });
    return () => {
      drag?.picture?.remove();
      document.removeEventListener("pointerdown", down, true);
      document.removeEventListener("pointermove", move, true);
      document.removeEventListener("pointerup", up, true);
      document.removeEventListener("pointercancel", up, true);
      document.removeEventListener("click", click, true);
      document.removeEventListener("touchmove", still, true);
    };
  }, []);
}

/** The element under a press: one that is framed, or one of the scene itself. */
function draggableAt(path: EventTarget[]): { id: string; node: SVGGElement } | null {
  for (const each of path) {
    if (!(each instanceof SVGGElement)) continue;
    const root = each.getRootNode() as ShadowRoot;
    const id = each.dataset.for ?? (each.parentElement?.classList.contains("area") ? each.id : "");
    const node = id ? root.getElementById?.(id) : null;
    if (node instanceof SVGGElement) return { id, node };
  }
  return null;
}

/** A copy of an element that lies over everything, with its styles. */
function pictureOf(node: SVGGElement): HTMLElement {
  const svg = node.ownerSVGElement!;
  const box = node.getBBox();
  const scale = (node.getScreenCTM()?.a ?? 1) || 1;
  const size = Math.hypot(box.width, box.height);
  const host = document.createElement("div");
  host.className = "ui-dragged";
  host.setAttribute("aria-hidden", "true");
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = (svg.getRootNode() as ShadowRoot).adoptedStyleSheets;
  const picture = svg.cloneNode(false) as SVGSVGElement;
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  picture.setAttribute("viewBox", `${middle[0]! - size / 2} ${middle[1]! - size / 2} ${size} ${size}`);
  const pixels = size * Math.hypot(scale, node.getScreenCTM()?.b ?? 0);
  Object.assign(picture.style, { width: `${pixels}px`, height: `${pixels}px`, margin: `${-pixels / 2}px` });
  picture.append(...[...svg.querySelectorAll("defs")].map((each) => each.cloneNode(true)));
  const copy = node.cloneNode(true) as SVGGElement;
  const turn = /rotate\([^)]*\)/.exec(node.getAttribute("transform") ?? "")?.[0];
  if (turn) copy.setAttribute("transform", `${turn.replace(")", ` ${middle.join(" ")})`)}`);
  else copy.removeAttribute("transform");
  copy.removeAttribute("id");
  picture.append(copy);
  root.append(picture);
  document.body.append(host);
  return host;
}

/** What lies under the pointer on any sheet. */
function under(x: number, y: number): globalThis.Element | null {
  const host = document.elementFromPoint(x, y);
  return host?.shadowRoot?.elementFromPoint(x, y) ?? null;
}

/** A place of a plan under what is dragged is pointed at, as by a mouse without it. */
function hover(event: PointerEvent): void {
  const found = under(event.clientX, event.clientY)?.closest(".pw-plan") ?? null;
  if (found === hovered) return;
  hovered?.dispatchEvent(new PointerEvent("pointerout", { bubbles: true }));
  found?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  hovered = found;
}
let hovered: globalThis.Element | null = null;

function drop(id: string, event: PointerEvent, choosing: Choosing): void {
  hovered = null;
  const found = under(event.clientX, event.clientY);
  if (!found) return;
  const { aim } = choosing;
  if (found.closest(".pw-plan") && aim) {
    choosing.follow(aim.place.ways[aim.way]!.plan);
    return;
  }
  // Frames lie over what they belong to; what is put down may lie under several things.
  const at = found.getBoundingClientRect();
  const root = found.getRootNode() as ShadowRoot;
  for (const each of root.elementsFromPoint(event.clientX, event.clientY)) {
    const group = each.closest<SVGGElement>("[data-for], .area > g");
    const on = group?.dataset.for ?? group?.id;
    if (on && on !== id && choosing.put(id, on, at)) return;
  }
}

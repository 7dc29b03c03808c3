// Placing one element: the twin of _drawn and _filled in presentation/svg.py. tests/browser compares the two.

import type { Element } from "../types";
import { type Art, copied, SVG } from "./art";

export function number(value: number): string {
  return value.toFixed(2).replace(/0+$/, "").replace(/\.$/, "");
}

export function transform(element: Element): string {
  const turn = element.angle ? ` rotate(${number(element.angle)})` : "";
  const size = element.scale !== undefined && element.scale !== 1 ? ` scale(${number(element.scale)})` : "";
  return `translate(${number(element.x)} ${number(element.y)})${turn}${size}`;
}

export function place(element: Element, art: Art): SVGGElement {
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("role", "img");
  fill(group, element, null, art);
  return group;
}

/** What an element looks like, wherever it lies. */
export function look(element: Element): string {
  return JSON.stringify([element.symbol, element.classes, element.texts]);
}

/** Whether two elements look the same, lie at the same place and have the same words. */
export function alike(a: Element, b: Element): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.symbol === b.symbol &&
    a.label === b.label &&
    a.tip === b.tip &&
    a.angle === b.angle &&
    a.scale === b.scale &&
    a.classes?.join() === b.classes?.join() &&
    sameWords(a.texts, b.texts)
  );
}

function sameWords(a: Element["texts"], b: Element["texts"]): boolean {
  if (a === undefined || b === undefined) return a === b;
  const slots = Object.keys(a);
  return slots.length === Object.keys(b).length && slots.every((slot) => a[slot] === b[slot]);
}

/** Make a group show this element; `data-look` says that something is written on it. Only what differs from the old one is touched. */
export function fill(group: SVGGElement, element: Element, old: Element | null, art: Art): void {
  set(group, "id", element.id);
  set(group, "class", [element.symbol, ...(element.classes ?? [])].join(" "));
  set(group, "transform", transform(element));
  set(group, "aria-label", element.label);
  // A description, no title: hovering shows a closer look, and no second box beside it.
  const words = element.tip || element.label;
  const symbol = art.symbols.get(element.symbol);
  const written = Object.values(element.texts ?? {}).some(Boolean) || art.lettered.has(element.symbol);
  if (group.hasAttribute("data-look") !== written) group.toggleAttribute("data-look", written);
  if (old !== null && old.symbol === element.symbol) {
    const described = group.firstElementChild!;
    if (described.textContent !== words) described.textContent = words;
    if (symbol && !sameWords(old.texts, element.texts)) rewrite(group, symbol, old.texts ?? {}, element.texts ?? {});
    return;
  }
  const described = document.createElementNS(SVG, "desc");
  described.textContent = words;
  const parts = symbol ? [...symbol.children].map((part) => filled(copied(part), element.texts ?? {})) : [];
  group.replaceChildren(described, ...parts);
}

/** Write an attribute only where it changes: even the same value would make the browser lay out once more. */
export function set(node: globalThis.Element, name: string, value: string): void {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/** Put nodes into an order among the children of a parent, moving as few as can be. Others stay where they are. */
export function arrange(parent: SVGGElement, nodes: SVGGElement[], stays: (node: ChildNode) => boolean): void {
  let at: ChildNode | null = parent.firstChild;
  const pass = () => {
    while (at && stays(at)) at = at.nextSibling;
  };
  for (const node of nodes) {
    pass();
    if (at === node) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
}

/** Write other words into the slots of a symbol that is drawn already. */
function rewrite(
  group: SVGGElement,
  symbol: globalThis.Element,
  old: Record<string, string>,
  texts: Record<string, string>,
): void {
  const slots = group.querySelectorAll("[data-slot]");
  for (const [index, empty] of symbol.querySelectorAll<SVGElement>("[data-slot]").entries()) {
    const slot = empty.dataset.slot ?? "";
    if (old[slot] !== texts[slot]) slots[index]!.replaceWith(filled(copied(empty), texts));
  }
}

function filled(part: SVGElement, texts: Record<string, string>): SVGElement {
  const slots = [
    ...(part.dataset.slot === undefined ? [] : [part]),
    ...part.querySelectorAll<SVGElement>("[data-slot]"),
  ];
  for (const node of slots) {
    const [first, ...more] = (texts[node.dataset.slot ?? ""] ?? "").split("\n");
    while (node.firstChild?.nodeType === Node.TEXT_NODE) node.firstChild.remove();
    node.prepend(first ?? "");
    for (const line of more) {
      const row = document.createElementNS(SVG, "tspan");
      row.setAttribute("x", node.getAttribute("x") ?? "0");
      row.setAttribute("dy", node.dataset.line ?? "1.2em");
      row.textContent = line;
      node.append(row);
    }
  }
  return part;
}

// Placing one element: the twin of _drawn and _filled in kernel/svg.py. tests/browser compares the two.

import type { Element } from "../types";
import { copied, SVG, type Art } from "./art";

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
  fill(group, element, art);
  return group;
}

/** Make a group show this element. */
export function fill(group: SVGGElement, element: Element, art: Art): void {
  group.id = element.id;
  group.setAttribute("class", [element.symbol, ...(element.classes ?? [])].join(" "));
  group.setAttribute("transform", transform(element));
  group.setAttribute("role", "img");
  group.setAttribute("aria-label", element.label);
  const title = document.createElementNS(SVG, "title");
  title.textContent = element.tip || element.label;
  const symbol = art.symbols.get(element.symbol);
  const parts = symbol ? [...symbol.children].map((part) => filled(copied(part), element.texts ?? {})) : [];
  group.replaceChildren(title, ...parts);
}

function filled(part: SVGElement, texts: Record<string, string>): SVGElement {
  const slots = [...(part.dataset.slot === undefined ? [] : [part]), ...part.querySelectorAll<SVGElement>("[data-slot]")];
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

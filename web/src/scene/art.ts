// A game's drawings: symbols by name, the definitions they share, and their style. The twin of read_art in presentation/svg.py.

import { artText } from "../api";
import { themed } from "./theme";

export const SVG = "http://www.w3.org/2000/svg";

export interface Art {
  symbols: Map<string, globalThis.Element>;
  shared: globalThis.Element[];
  sheet: CSSStyleSheet;
  /** Colours of the page around the scene: the custom properties of the rule `.page` in the game's style. */
  look: Record<string, string>;
  /** The path around a symbol, where it has one. */
  outlines: Map<string, string>;
  /** The symbols with words of their own, beside those of their slots. */
  lettered: Set<string>;
  /** Symbols that are marks themselves (`data-outline="quiet"`): a heavy frame around them would hide them. */
  quiet: Set<string>;
  /** The colours of the seats, by the class of their pieces: the fill of a rule such as `.seat-0 .hull`. */
  seats: Map<string, string>;
  /** How large symbols have turned out to be, by what they look like. */
  boxes: Map<string, DOMRect>;
}

const known = new Map<string, Promise<Art>>();

export function loadArt(game: string): Promise<Art> {
  let found = known.get(game);
  if (!found) {
    found = artText(game).then(readArt);
    known.set(game, found);
    found.catch(() => known.delete(game));
  }
  return found;
}

export function readArt(text: string): Art {
  // The security policy forbids inline styles even while parsing: they are renamed here, and set by script later.
  const plain = text.replace(/\sstyle="/g, ' data-style="').replace(/<(\/?)style\b/g, "<$1metadata");
  const root = new DOMParser().parseFromString(plain, "image/svg+xml").documentElement;
  const symbols = new Map<string, globalThis.Element>();
  const outlines = new Map<string, string>();
  const lettered = new Set<string>();
  const quiet = new Set<string>();
  for (const symbol of root.getElementsByTagNameNS(SVG, "symbol")) {
    symbols.set(symbol.id, symbol);
    const outline = symbol.querySelector<SVGElement>("path[data-outline]");
    if (outline) outlines.set(symbol.id, outline.getAttribute("d") ?? "");
    if (outline?.dataset.outline === "quiet") quiet.add(symbol.id);
    if ([...symbol.querySelectorAll("text:not([data-slot])")].some((text) => text.textContent)) lettered.add(symbol.id);
  }
  const shared = [...root.children].filter((part) => part.localName === "defs");
  const style = [...root.getElementsByTagNameNS(SVG, "metadata")].map((part) => part.textContent ?? "").join("\n");
  const sheet = themed(style);
  return {
    symbols,
    shared,
    sheet,
    look: lookOf(sheet),
    seats: seatsOf(sheet),
    outlines,
    lettered,
    quiet,
    boxes: new Map(),
  };
}

function lookOf(sheet: CSSStyleSheet): Record<string, string> {
  const found: Record<string, string> = {};
  for (const rule of sheet.cssRules)
    if (rule instanceof CSSStyleRule && rule.selectorText === ".page")
      for (const name of Array.from(rule.style)) found[name] = rule.style.getPropertyValue(name);
  return found;
}

function seatsOf(sheet: CSSStyleSheet): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of sheet.cssRules) {
    const seat = rule instanceof CSSStyleRule && /^\.(seat-\d+) \.[\w-]+$/.exec(rule.selectorText);
    if (seat && (rule as CSSStyleRule).style.fill && !found.has(seat[1]!))
      found.set(seat[1]!, (rule as CSSStyleRule).style.fill);
  }
  return found;
}

/** A copy of a drawn part for this document, with its own style set by script. */
export function copied(part: globalThis.Element): SVGElement {
  const copy = document.importNode(part, true) as unknown as SVGElement;
  for (const node of [copy, ...copy.querySelectorAll<SVGElement>("[data-style]")]) {
    for (const rule of (node.dataset.style ?? "").split(";")) {
      const [name, value] = rule.split(":");
      if (name && value) node.style.setProperty(name.trim(), value.trim());
    }
  }
  return copy;
}

// Numbers that change run up or down to their new value.

import type { Element } from "../types";

/** Let the numbers of an element, which shows its new words already, run from the old ones to the new ones. */
export function countUp(group: SVGGElement, from: Element, to: Element, pace: number): void {
  if (from.symbol !== to.symbol) return;
  for (const node of group.querySelectorAll<SVGElement>("[data-slot]")) {
    const slot = node.dataset.slot ?? "";
    const [old, words] = [from.texts?.[slot], to.texts?.[slot]];
    const text = node.firstChild;
    if (old !== undefined && words !== undefined && old !== words && text && counts(old, words)) {
      run(text, old, words, pace);
    }
  }
}

/** Whether two texts differ in whole numbers only. */
export function counts(old: string, words: string): boolean {
  const blank = (text: string) => text.replace(/\d+/g, "#");
  return !/\n|\d[.,]\d/.test(old + words) && blank(old) === blank(words);
}

/** The text on the way; `part` goes from 0 to 1. */
export function between(old: string, words: string, part: number): string {
  const before = old.match(/\d+/g)!.map(Number);
  let at = 0;
  return words.replace(/\d+/g, (number) => {
    const first = before[at++]!;
    return String(Math.round(first + (Number(number) - first) * part));
  });
}

function run(text: ChildNode, old: string, words: string, pace: number): void {
  const begin = performance.now();
  const step = () => {
    if (!text.isConnected) return;
    const part = Math.min(1, (performance.now() - begin) / pace);
    text.textContent = part < 1 ? between(old, words, part) : words;
    if (part < 1) requestAnimationFrame(step);
  };
  step();
}

// Searching the rules: by words and by numbers, in any order.

import type { RuleText } from "../types";

/** The words that are looked for, as they are compared. */
export function wordsOf(text: string): string[] {
  return plain(text).split(/\s+/).filter(Boolean);
}

/** Small letters without accents, as many as before: whoever types `riviere` or `l'eau` finds `Rivière` and `l’eau`. */
function plain(text: string): string {
  const plainLetter = (letter: string) => (letter === "’" ? "'" : letter.normalize("NFD").charAt(0));
  return text.toLowerCase().replace(/[\u0080-\uffff]/g, plainLetter);
}

/** The rules in which all words are found: in the number, the text, the reason or the heading. */
export function matching(rules: RuleText[], words: string[]): RuleText[] {
  return rules.filter((rule) => {
    const text = plain([rule.id, rule.section, rule.text, rule.why].join(" "));
    return words.every((word) => text.includes(word));
  });
}

export interface Piece {
  text: string;
  kind: "plain" | "found" | "rule";
}

/** A text in pieces: numbers of rules that exist, words that were looked for, and the rest. */
export function pieces(text: string, words: string[], isRule: (id: string) => boolean): Piece[] {
  const wanted = [...words].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(["\\b[A-Z]{2}-\\d+[a-z]?\\b", ...wanted].join("|"), "gi");
  const found: Piece[] = [];
  let end = 0;
  for (const match of plain(text).matchAll(pattern)) {
    const part = text.slice(match.index, match.index + match[0].length);
    const kind = isRule(part) ? "rule" : words.includes(match[0]) ? "found" : "plain";
    if (match.index > end) found.push({ text: text.slice(end, match.index), kind: "plain" });
    found.push({ text: part, kind });
    end = match.index + part.length;
  }
  if (end < text.length) found.push({ text: text.slice(end), kind: "plain" });
  return found;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

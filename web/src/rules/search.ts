// Searching the rules: by words and by numbers, in any order.

import type { RuleText } from "../types";

/** The words that are looked for, in small letters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The rules in which all words are found: in the number, the text, the reason or the heading. */
export function matching(rules: RuleText[], words: string[]): RuleText[] {
  return rules.filter((rule) => {
    const text = [rule.id, rule.section, rule.text, rule.why].join(" ").toLowerCase();
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
  for (const match of text.matchAll(pattern)) {
    const [part] = match;
    const kind = isRule(part) ? "rule" : words.includes(part.toLowerCase()) ? "found" : "plain";
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

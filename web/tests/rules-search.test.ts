import { expect, test } from "vitest";
import { matching, pieces, wordsOf } from "../src/rules/search";
import type { RuleText } from "../src/types";

const rule = (id: string, text: string, why = ""): RuleText => ({
  id,
  text,
  why,
  kind: "rule",
  source: "rulebook",
  section: "Moving",
});
const RULES = [
  rule("MQ-1", "Six coal."),
  rule("MQ-12", "A turn costs a coal."),
  rule("MQ-12a", "Step by step.", "See MQ-12."),
];
const isRule = (id: string) => RULES.some((each) => each.id === id);

test("all words must be found, in any order, in number, text, reason or heading", () => {
  const found = (text: string) => matching(RULES, wordsOf(text)).map((each) => each.id);
  expect(found("")).toHaveLength(3);
  expect(found("COAL turn")).toEqual(["MQ-12"]);
  expect(found("mq-12")).toEqual(["MQ-12", "MQ-12a"]);
  expect(found("moving")).toHaveLength(3);
  expect(found("boat")).toEqual([]);
});

test("a text is cut into links to rules that exist, found words and the rest", () => {
  expect(pieces("A turn (MQ-12, MQ-99).", ["turn"], isRule)).toEqual([
    { text: "A ", kind: "plain" },
    { text: "turn", kind: "found" },
    { text: " (", kind: "plain" },
    { text: "MQ-12", kind: "rule" },
    { text: ", ", kind: "plain" },
    { text: "MQ-99", kind: "plain" },
    { text: ").", kind: "plain" },
  ]);
});

test("accents, capitals and apostrophes need not be typed", () => {
  const rules = [rule("RK-1", "Les Élus gardent l’eau.")];
  expect(matching(rules, wordsOf("elus L'EAU"))).toEqual(rules);
  const found = pieces(rules[0]!.text, wordsOf("elus l'eau"), isRule).filter((piece) => piece.kind === "found");
  expect(found.map((piece) => piece.text)).toEqual(["Élus", "l’eau"]);
});

test("what looks like a pattern is looked for as it is", () => {
  expect(pieces("a (b) c", ["(b)", "[", "*"], isRule).map((piece) => piece.kind)).toEqual(["plain", "found", "plain"]);
  expect(pieces("nothing", [], isRule)).toEqual([{ text: "nothing", kind: "plain" }]);
});

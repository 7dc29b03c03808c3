// Every sentence of the client is in the message files of all languages, and none is in its sources.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const MESSAGES = join(SOURCES, "messages");
const LANGUAGES = readdirSync(MESSAGES, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map((each) => each.name);
/** What somebody reads or hears of an element. */
const WORDED = new Set(["alt", "aria-label", "heading", "label", "name", "placeholder", "question", "status", "title"]);
/** `Not yet`, `is too long.` */
const SENTENCE = /\p{Lu}\p{Ll}* \p{Ll}+|\p{Ll}+ \p{Ll}+[.?!…:]/u;
/** Messages that are named by a kind and one of its values, somewhere else. */
const BY_KIND = /^(ink|latecomers|paper|seating)-/;
/** Names that are no words of a language. */
const NAMES = new Set(["Paddlewheel"]);

interface Node {
  type: string;
  [part: string]: unknown;
}

const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.tsx?$/.test(file) && file !== "types.ts")
  .map((file) => ({ file, program: read(file, readFileSync(join(SOURCES, file), "utf-8")) }));

function read(file: string, text: string): Node {
  return parseSync(file, text).program as unknown as Node;
}

function* nodes(at: unknown): Generator<Node> {
  if (typeof at !== "object" || at === null) return;
  if (typeof (at as Node).type === "string") yield at as Node;
  for (const part of Object.values(at)) yield* nodes(part);
}

/** The literals among what an expression can be: not those that it compares, asks for or names a message by. */
function* written(at: Node | null): Generator<string> {
  if (!at) return;
  if (at.type === "Literal" && typeof at.value === "string") yield at.value;
  if (at.type === "TemplateLiteral") {
    for (const part of at.quasis as { value: { cooked: string } }[]) yield part.value.cooked;
    for (const part of at.expressions as Node[]) yield* written(part);
  }
  for (const name of ["expression", "left", "right", "consequent", "alternate"])
    if (at.type !== "BinaryExpression" || at.operator === "+") yield* written((at[name] as Node | undefined) ?? null);
}

/** What is said in a program by other means than a message. */
function literals(program: Node): string[] {
  const found: string[] = [];
  for (const node of nodes(program)) {
    if (node.type === "JSXText") found.push(node.value as string);
    if (node.type === "JSXAttribute" && WORDED.has((node.name as { name: string }).name))
      found.push(...written(node.value as Node | null));
    if (node.type === "JSXElement" || node.type === "JSXFragment")
      for (const child of node.children as Node[])
        if (child.type === "JSXExpressionContainer") found.push(...written(child));
    // Anywhere else, what looks like a sentence.
    if (node.type === "Literal" || node.type === "TemplateLiteral")
      found.push([...written(node)].filter((text) => SENTENCE.test(text)).join(" "));
  }
  const words = found.map((text) => text.replace(/[^\p{L}]+/gu, " ").trim());
  return words.filter((text) => text && !NAMES.has(text));
}

function idsOf(code: string): Set<string> {
  const folder = join(MESSAGES, code);
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf-8"));
  return new Set(
    texts
      .flatMap((text) => new FluentResource(text).body)
      .flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((name) => `${id}.${name}`)]),
  );
}

/** The messages that are asked for by name; a name that is made of parts, by how it begins and ends. */
function asked(program: Node): { name: string; whole: boolean }[] {
  const found: Node[] = [];
  for (const node of nodes(program)) {
    const callee = node.callee as Node | undefined;
    if (node.type === "CallExpression" && callee?.name === "say") found.push((node.arguments as Node[])[0]!);
    const element = node.type === "JSXOpeningElement" ? (node.name as Node).name : "";
    for (const each of (element === "Say" ? node.attributes : []) as Node[])
      if ((each.name as Node | undefined)?.name === "id") found.push(each.value as Node);
  }
  return found.flatMap((node) => [...named(node)]);
}

function* named(node: Node): Generator<{ name: string; whole: boolean }> {
  if (node.type === "Literal") yield { name: node.value as string, whole: true };
  if (node.type === "TemplateLiteral")
    yield { name: (node.quasis as { value: { cooked: string } }[])[0]!.value.cooked, whole: false };
  for (const part of ["expression", "consequent", "alternate"]) if (node[part]) yield* named(node[part] as Node);
}

test("a sentence in a source is found", () => {
  const text = `const a = <p title={b ? "One " + c : say("x")} class="no">{d && \`Two \${e}\`} {f === "no"} Three</p>;
    throw new Error("Four is wrong");`;
  expect(literals(read("a.tsx", text)).sort()).toEqual(["Four is wrong", "One", "Three", "Two"]);
});

test("no sentence stands in a source", () => {
  const found = sources.flatMap(({ file, program }) => literals(program).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

test.each(LANGUAGES)("every message that is asked for is there: %s", (code) => {
  const ids = idsOf(code);
  const isThere = ({ name, whole }: { name: string; whole: boolean }) =>
    whole ? ids.has(name) : [...ids].some((id) => id.startsWith(name));
  const missing = sources.flatMap(({ program }) => asked(program)).filter((each) => !isThere(each));
  expect(missing).toEqual([]);
});

test.each(LANGUAGES)("everything that is said in English is said in all languages: %s", (code) => {
  const ids = idsOf(code);
  expect([...idsOf("en")].filter((id) => !ids.has(id))).toEqual([]);
});

test("no message is there for nothing", () => {
  const names = sources.flatMap(({ program }) => asked(program));
  const wholes = new Set(names.filter(({ whole }) => whole).map(({ name }) => name));
  const parts = names.filter(({ whole }) => !whole).map(({ name }) => name);
  const isAsked = (id: string) => wholes.has(id) || parts.some((part) => part && id.startsWith(part));
  expect([...idsOf("en")].filter((id) => !isAsked(id) && !BY_KIND.test(id))).toEqual([]);
});

// The sentences of the client, from message files in the syntax of Project Fluent: a folder a language, a file a subject.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type ComponentChildren, cloneElement, isValidElement, type VNode } from "preact";
import english from "./messages/en";

/** What a sentence can be about. A number is written as its language writes numbers; ids are given as text. */
export type Fact = string | number;

export const ENGLISH = "en";
/** Fetched when somebody reads them: all message files of a language as one. */
const others = import.meta.glob<Record<string, string>>(["./messages/*.ts", "!./messages/en.ts"], {
  import: "default",
});
/** English, which all others fall back to, comes first. */
export const LANGUAGES = [ENGLISH, ...Object.keys(others).map((path) => /(\w+)\.ts$/.exec(path)![1]!)];

const fallback = bundleOf(ENGLISH, english);
let spoken = fallback;

function bundleOf(code: string, files: Record<string, string>): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The language that is spoken now. */
export function language(): string {
  return spoken.locales[0]!;
}

/** From now on everything is said in this language. */
export async function speak(code: string): Promise<void> {
  spoken = code === ENGLISH ? fallback : bundleOf(code, await others[`./messages/${code}.ts`]!());
  document.documentElement.lang = code;
}

/** The sentence of this name, with these facts in it; `say("undo.help")` is the attribute `help` of the message `undo`. */
export function say(name: string, facts: Record<string, FluentVariable> = {}): string {
  const [message, attribute] = name.split(".") as [string, string?];
  for (const bundle of [spoken, fallback]) {
    const found = bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (pattern) return bundle.formatPattern(pattern, facts);
  }
  return name;
}

/** What a thing is called that has a name of its own (`level`, `steady`): that name where no message says otherwise. */
export function called(kind: string, name: string): string {
  const message = `${kind}-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
  return spoken.hasMessage(message) || fallback.hasMessage(message) ? say(message) : name;
}

/** `Red, Blue and Green`. */
export function listed(words: string[]): string {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? say("list", { first: words.slice(0, -1).join(", "), last }) : last;
}

/** In the place of `<` in a fact, while the elements of a sentence are looked for. */
const LESS = "\ue000";

/**
 * A sentence with elements in it: `<link>the rules</link>` in a message is the element `link` around these words,
 * `<name/>` the element `name` as it is. All other properties are facts.
 */
export function Say({ id, ...given }: { id: string } & Record<string, Fact | VNode>) {
  const facts: Record<string, Fact> = {};
  for (const [name, part] of Object.entries(given))
    if (!isValidElement(part)) facts[name] = typeof part === "string" ? part.replaceAll("<", LESS) : (part as Fact);
  const text = say(id, facts);
  const shown: ComponentChildren[] = [];
  let end = 0;
  for (const match of text.matchAll(/<([a-z]+)(?:\/>|>(.*?)<\/\1>)/gs)) {
    const [whole, name, words] = match;
    const element = given[name!] as VNode;
    if (!isValidElement(element)) continue;
    shown.push(shownText(text.slice(end, match.index)));
    shown.push(words === undefined ? element : cloneElement(element, {}, shownText(words)));
    end = match.index + whole.length;
  }
  return (
    <>
      {shown}
      {shownText(text.slice(end))}
    </>
  );
}

function shownText(text: string): string {
  return text.replaceAll(LESS, "<");
}

// Which language somebody reads: by the address (`?lang=fr`), else by choice, else by the browser, else English.

import { prefs } from "./prefs";
import { ENGLISH, LANGUAGES, language, speak } from "./say";

/** `fr` for `fr` or `fr-CA`; undefined for a language that we do not speak. */
function known(code: string): string | undefined {
  const base = code.toLowerCase().split(/[-_]/)[0]!;
  return LANGUAGES.includes(base) ? base : undefined;
}

/** What the address asks for, before its # or behind it. */
function asked(): string | undefined {
  const behind = location.hash.split("?")[1] ?? "";
  const code = new URLSearchParams(location.search).get("lang") ?? new URLSearchParams(behind).get("lang");
  return code === null ? undefined : known(code);
}

/** The language of the browser, which the server hears of with every request. */
function ofBrowser(): string {
  return (navigator.languages ?? []).map(known).find((code) => code !== undefined) ?? ENGLISH;
}

export function wanted(): string {
  return asked() ?? known(prefs.language) ?? ofBrowser();
}

/** What the address asks for is kept, and leaves it: whoever gets a copy of it reads their own language. */
function keepAsked(): void {
  const code = asked();
  if (code === undefined) return;
  prefs.language = code;
  if (prefs.language !== code) return;
  const [path, behind] = location.hash.split("?") as [string, string?];
  history.replaceState(history.state, "", `${location.pathname}${without(location.search)}${path}${without(behind)}`);
}

function without(query = ""): string {
  const left = new URLSearchParams(query);
  left.delete("lang");
  return left.size ? `?${left}` : "";
}

/** Before the first words are said. Where the messages cannot be fetched, English is spoken. */
export async function beginLanguage(): Promise<void> {
  const code = wanted();
  keepAsked();
  await speak(code).catch(() => speak(ENGLISH));
  addEventListener("hashchange", () => {
    const next = asked();
    if (next !== undefined && next !== language()) choose(next);
  });
}

/** Speak another language from now on. What the server said is asked for once more: the page is opened at the same place. */
export function choose(code: string): void {
  prefs.language = code;
  const url = new URL(location.href);
  // Where the browser keeps nothing, the address does.
  if (prefs.language === code) url.searchParams.delete("lang");
  else url.searchParams.set("lang", code);
  history.replaceState(history.state, "", url);
  keepAsked();
  location.reload();
}

/** A language by its own name: `Français`. */
export function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** How dates are written: as the browser does where it speaks this language. */
export function locale(): string[] {
  const own = (navigator.languages ?? []).filter((code) => known(code) === language());
  return own.length ? own : [language()];
}

/** An address of the server, which says its words in the language spoken here. English for the English goes without saying. */
export function inLanguage(path: string): string {
  if (language() === ENGLISH && ofBrowser() === ENGLISH) return path;
  return `${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;
}

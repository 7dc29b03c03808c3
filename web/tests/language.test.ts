import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginLanguage, inLanguage, nameOf, wanted } from "../src/language";
import { prefs } from "../src/prefs";
import { LANGUAGES, language, speak } from "../src/say";

function browser(...codes: string[]): void {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(codes);
}

beforeEach(() => browser("en-GB"));
afterEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  history.replaceState(null, "", "/");
  await speak("en");
});

test("the languages, by their own names", () => {
  expect(LANGUAGES).toEqual(["en", "fr"]);
  expect(LANGUAGES.map(nameOf)).toEqual(["English", "Français"]);
});

test("the language of the browser: the first that is spoken here", () => {
  expect(wanted()).toBe("en");
  browser("de", "fr-CA", "en");
  expect(wanted()).toBe("fr");
  browser("de");
  expect(wanted()).toBe("en");
});

test("what was chosen comes before the browser, and what the address says before both", () => {
  prefs.language = "fr";
  expect(wanted()).toBe("fr");
  history.replaceState(null, "", "/?lang=en");
  expect(wanted()).toBe("en");
});

test("a language that nobody speaks here is not chosen", () => {
  history.replaceState(null, "", "/?lang=tlh");
  prefs.language = "xx";
  expect(wanted()).toBe("en");
});

for (const address of ["/?lang=fr&x=1#/rules/mississippi-queen", "/?x=1#/rules/mississippi-queen?lang=fr"])
  test(`the language of ${address} is kept, and leaves the address`, async () => {
    history.replaceState(null, "", address);
    await beginLanguage();
    expect(language()).toBe("fr");
    expect(prefs.language).toBe("fr");
    expect(location.href.replace(location.origin, "")).toBe("/?x=1#/rules/mississippi-queen");
    expect(wanted()).toBe("fr");
  });

test("the server is told the language, where the browser does not tell it already", async () => {
  expect(inLanguage("/api/games")).toBe("/api/games");
  browser("fr");
  expect(inLanguage("/api/games")).toBe("/api/games?lang=en");
  await speak("fr");
  expect(inLanguage("/api/games")).toBe("/api/games?lang=fr");
  expect(inLanguage("/api/tables?page=1")).toBe("/api/tables?page=1&lang=fr");
});

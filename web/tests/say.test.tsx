import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { called, language, listed, Say, say, speak } from "../src/say";
import { clockTerms, duration } from "../src/time";
import { decimal } from "../src/words";

afterEach(() => speak("en"));

function shown(what: preact.VNode): HTMLElement {
  const host = document.createElement("div");
  render(what, host);
  return host;
}

test("a sentence with its facts", () => {
  expect(say("curtain", { name: "Ada" })).toBe("Hand over to Ada");
  expect(say("undo.help")).toBe("Take back your last choice (U)");
});

test("a sentence agrees with its numbers", async () => {
  expect([0, 1, 2].map((count) => say("watchers", { count }))).toEqual(["0 spectators", "1 spectator", "2 spectators"]);
  await speak("fr");
  expect([0, 1, 2].map((count) => say("watchers", { count }))).toEqual([
    "0 spectateur",
    "1 spectateur",
    "2 spectateurs",
  ]);
});

test("another language is spoken from then on, and the page says so", async () => {
  await speak("fr");
  expect(language()).toBe("fr");
  expect(document.documentElement.lang).toBe("fr");
  expect(say("hint")).toBe("Conseil");
});

test("what has no words in a language has those of English, and what has none at all its name", async () => {
  await speak("fr");
  expect(say("undo.unheard-of")).toBe("undo.unheard-of");
  expect(say("unheard-of")).toBe("unheard-of");
  expect(called("level", "steady")).toBe("solide");
  expect(called("level", "my own bot")).toBe("my own bot");
});

test("durations, lists and decimals are written as the language writes them", async () => {
  expect([duration(90), duration(7200), listed(["Ada", "Ben", "Cleo"]), decimal(0.4, 1)]).toEqual([
    "90 seconds",
    "2 hours",
    "Ada, Ben and Cleo",
    "0.4",
  ]);
  await speak("fr");
  expect([duration(90), duration(7200), listed(["Ada", "Ben", "Cleo"]), decimal(0.4, 1)]).toEqual([
    "90 secondes",
    "2 heures",
    "Ada, Ben et Cleo",
    "0,4",
  ]);
  expect(clockTerms({ days: 1 })).toBe("1 jour par coup");
});

test("a sentence with an element around some of its words", async () => {
  const invited = () => shown(<Say id="take-invited" b={<b class="strong" />} number={2} problem="" />);
  expect(invited().innerHTML).toBe('<b class="strong">Seat 2 is free, and you are invited to it.</b> ');
  await speak("fr");
  expect(invited().querySelector("b")!.textContent).toBe("La place 2 est libre, et une invitation vous y attend.");
});

test("a sentence with an element that has words of its own", () => {
  const host = shown(<Say id="shuffle-by-hand" command={<code>sha256sum</code>} />);
  expect(host.textContent).toMatch(/in a terminal: sha256sum$/);
});

test("the name of a person is no element", () => {
  const host = shown(<Say id="console-asking" b={<b />} name="<b>Ada</b>" />);
  expect(host.querySelector("b")!.textContent).toBe("<b>Ada</b>");
});

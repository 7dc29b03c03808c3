import { expect, test } from "vitest";
import { answers } from "../src/live";
import { withTalk } from "../src/time";
import type { Form, FormPart } from "../src/types";

function part(label: string, picked: string[], several: boolean, ...tokens: string[]): FormPart {
  const options = tokens.map((token) => ({ token, label: token, alone: token.startsWith("only") }));
  return { label, options, picked, several };
}

const whom = part("To whom?", ["a"], true, "a", "b", "c", "only-bank");
const what = part("What?", ["give"], false, "give", "ask");
const form: Form = { label: "Propose", parts: [whom, what], tokens: [], says: "", send: "Say it" };
const picked = (of: FormPart, token: string, before: string[] = []) =>
  answers(form, of, of.options.find((option) => option.token === token)!, before);

test("where several go together one is added or taken away, and one stays", () => {
  expect(picked(whom, "b")).toEqual(["give", "a", "b"]);
  expect(picked(whom, "a")).toEqual(["give", "a"]);
});

test("what goes with no other stands alone, and gives way to the next", () => {
  expect(picked(whom, "only-bank")).toEqual(["give", "only-bank"]);
  const alone = { ...whom, picked: ["only-bank"] };
  expect(answers({ ...form, parts: [alone, what] }, alone, alone.options[1]!, [])).toEqual(["give", "b"]);
});

test("answers to parts that are not asked now are kept", () => {
  expect(picked(what, "ask", ["give", "card-corn"])).toEqual(["card-corn", "a", "ask"]);
});

test("a clock may have a time for talk beside the rest, but not beside days", () => {
  expect(withTalk(null, 300)).toEqual({ talk: 300 });
  expect(withTalk({ decision: 60 }, 300)).toEqual({ decision: 60, talk: 300 });
  expect(withTalk({ days: 1 }, 300)).toEqual({ days: 1 });
  expect(withTalk(null, 0)).toBeNull();
});

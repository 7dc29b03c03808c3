import { beforeEach, expect, test } from "vitest";
import { prefs } from "../src/prefs";
import { go } from "../src/route";

const KEY = "k".repeat(43);

beforeEach(() => localStorage.clear());

test("the key of a console leaves the address at once, and opens the class from then on", async () => {
  const { render, h } = await import("preact");
  const { usePlace } = await import("../src/route");
  location.hash = `#/class/abcd/door?teacher=${KEY}`;
  const Here = () => h("p", null, usePlace().path.join("/"));
  const box = document.createElement("div");
  render(h(Here, null), box);
  expect(location.href).not.toContain(KEY);
  expect(location.hash).toBe("#/class/abcd/door");
  expect(box.textContent).toBe("class/abcd/door");
  expect(prefs.classes).toEqual([{ id: "abcd", title: "", key: KEY }]);
  go("");
});

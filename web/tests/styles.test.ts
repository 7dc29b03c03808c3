// What every style sheet keeps to.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(__dirname, "..", "src");
const sheets = readdirSync(SOURCES, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".css"));

/** The sheet without what only holds where something can hover. */
function withoutHovering(text: string): string {
  let left = text;
  for (let at = left.indexOf("@media (hover: hover)"); at >= 0; at = left.indexOf("@media (hover: hover)")) {
    let end = left.indexOf("{", at) + 1;
    for (let depth = 1; depth > 0; end++) depth += left[end] === "{" ? 1 : left[end] === "}" ? -1 : 0;
    left = left.slice(0, at) + left.slice(end);
  }
  return left;
}

test.each(sheets)("%s: nothing stays lit after a tap", (name) => {
  expect(withoutHovering(readFileSync(join(SOURCES, name), "utf8"))).not.toContain(":hover");
});

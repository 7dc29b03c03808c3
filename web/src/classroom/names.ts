// A list of names as a teacher pastes it: one a line, or with commas; an empty line or *Table 2:* begins a new table.

import { say } from "../say";

export interface Groups {
  /** One group of names for each table. */
  groups: string[][];
  /** What is wrong with the list, in a sentence; empty when nothing is. */
  wrong: string;
}

const LONGEST = 40;
const MOST_TABLES = 16;

/** Groups as the list shows them; without any sign of groups, tables of `people` each, as even as can be. */
export function groupsOf(text: string, people: number): Groups {
  const blocks = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .reduce<string[][]>(
      (found, line) => {
        const head = /^table\s*\d+\s*[:.]?\s*(.*)$/i.exec(line);
        if (!line || head) found.push([]);
        found.at(-1)!.push(...namesIn(head ? head[1]! : line));
        return found;
      },
      [[]],
    )
    .filter((block) => block.length);
  const groups = blocks.length > 1 ? blocks : even(blocks[0] ?? [], people);
  return { groups, wrong: complaint(groups, people) };
}

function namesIn(line: string): string[] {
  return line
    .split(/[,;\t]/)
    .map((name) => name.trim().replace(/\s+/g, " "))
    .filter(Boolean);
}

/** Tables that differ by one pupil at most. */
function even(names: string[], people: number): string[][] {
  const tables = Math.ceil(names.length / people);
  const least = Math.floor(names.length / Math.max(1, tables));
  const larger = names.length - least * tables;
  let at = 0;
  return Array.from({ length: tables }, (_, table) => {
    const size = least + (table < larger ? 1 : 0);
    at += size;
    return names.slice(at - size, at);
  });
}

function complaint(groups: string[][], people: number): string {
  const names = groups.flat();
  const seen = new Set<string>();
  for (const name of names) {
    if (name.length > LONGEST) return say("names-too-long", { name: name.slice(0, 20), most: LONGEST });
    const low = name.toLocaleLowerCase();
    if (seen.has(low)) return say("names-twice", { name });
    seen.add(low);
  }
  const large = groups.findIndex((group) => group.length > people);
  if (large >= 0) return say("names-too-many", { table: large + 1, count: groups[large]!.length, most: people });
  return groups.length > MOST_TABLES ? say("names-tables-too-many", { count: groups.length, most: MOST_TABLES }) : "";
}

/** A list as it can be changed by hand: a line a name, an empty line between tables. */
export function listOf(groups: string[][]): string {
  return groups.map((group) => group.join("\n")).join("\n\n");
}

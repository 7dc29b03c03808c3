// The journal by turns: the twin of presentation/_turns.py.

import { say } from "../say";
import type { Line } from "../types";

/** What one seat did in a row, or what nobody did (-1). */
export interface Turn {
  seat: number;
  /** The number of its first line in the journal. */
  first: number;
  lines: Line[];
}

/** The journal by turns. A round begins a turn of its own. */
export function turnsOf(lines: Line[], first = 0): Turn[] {
  const found: Turn[] = [];
  for (const [index, line] of lines.entries()) {
    const last = found.at(-1)?.lines.at(-1);
    if (!last || line.opens_round || last.opens_round || last.seat !== line.seat)
      found.push({ seat: line.seat, first: first + index, lines: [] });
    found.at(-1)!.lines.push(line);
  }
  return found;
}

/** Whether there are words that sum the turn up. */
export function isSummedUp({ seat, lines }: Turn): boolean {
  return seat >= 0 && lines.some((line) => line.short);
}

/** *Red: speed 4, left, three ahead*; the first line itself where there is nothing to sum up. */
export function summary({ seat, lines }: Turn, name: (seat: number) => string): string {
  const words: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const short = lines[at]!.short;
    let count = 1;
    while (lines[at + count]?.short === short) count++;
    if (short) words.push(counted(short, count));
    at += count;
  }
  return seat < 0 || !words.length ? lines[0]!.text : `${name(seat)}: ${words.join(", ")}`;
}

function counted(short: string, count: number): string {
  if (short.includes("{}")) return short.replaceAll("{}", say("counting").split(" ")[count - 1] ?? String(count));
  return Array(count).fill(short).join(", ");
}

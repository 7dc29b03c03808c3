// What has happened since a viewer last chose something.

import type { Line } from "../types";
import { type Turn, turnsOf } from "./turns";

/** How much was known when somebody chose: the length of the journal. */
export class OwnChoices {
  private readonly made: number[] = [];

  chose(lines: number): void {
    this.made.push(lines);
  }

  /** Choices were taken back: the journal is as it was with this many lines. */
  takenBack(lines: number): void {
    while (this.made.length && this.made.at(-1)! >= lines) this.made.pop();
  }

  /** The number of the first line since the latest choice; what the chooser did with it is left out. */
  since(lines: Line[], seat: number): number {
    // Somebody who has just come back is told what happened since their last line.
    let first = this.made.at(-1) ?? lines.map((line) => line.seat).lastIndexOf(seat) + 1;
    while (first < lines.length && lines[first]!.seat === seat) first++;
    return first;
  }
}

/** The number of the first line of the last round of turns, for somebody who has no turn. */
export function lastRound(lines: Line[]): number {
  const turns = turnsOf(lines);
  const seen = new Set<number>();
  let first = lines.length;
  for (const turn of turns.reverse()) {
    if (turn.seat >= 0 && seen.has(turn.seat)) break;
    seen.add(turn.seat);
    first = turn.first;
  }
  return first;
}

export function turnsSince(lines: Line[], first: number): Turn[] {
  return turnsOf(lines.slice(first), first);
}

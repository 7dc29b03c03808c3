// How the tables of a class stand: which are stuck, who is waited for, and in which order they are shown.

import { say } from "../say";
import type { ClassInfo, PupilInfo, TableGlance, WaitedFor } from "../types";

/** Those whom a table waits for and who are people. */
export function waitedFor(table: TableGlance): WaitedFor[] {
  return table.status === "playing" ? table.waits.filter((each) => !each.bot) : [];
}

/** Whether a table waits for longer than usual, or for somebody who is not here. */
export function isStuck(table: TableGlance, now: number, after: number): boolean {
  if (table.status !== "playing" || table.paused) return false;
  return waitedFor(table).some(
    (each) => now - each.since > after || table.seats.find((seat) => seat.seat === each.seat)?.here === false,
  );
}

/** Stuck tables first, those that wait longest before the others; then by number. */
export function inOrder(tables: TableGlance[], now: number, after: number): TableGlance[] {
  const since = (table: TableGlance) => Math.min(...waitedFor(table).map((each) => each.since));
  const stuck = tables.filter((each) => isStuck(each, now, after)).sort((a, b) => since(a) - since(b));
  const others = tables.filter((each) => !stuck.includes(each)).sort((a, b) => a.number - b.number);
  return [...stuck, ...others];
}

/** `35 s`, `4 min`, `1 h 5 min`: coarse, so that it need not be drawn every second. */
export function forHowLong(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds / 5) * 5);
  if (whole < 60) return say("short-seconds", { count: whole });
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return say("short-minutes", { count: minutes });
  return say("short-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** `6 of 8 pupils are here, 2 without a seat`. */
export function attendance({ pupils }: ClassInfo): string {
  if (!pupils.length) return say("attendance-nobody");
  const here = pupils.filter((each) => each.here).length;
  const loose = pupils.filter((each) => each.table === null).length;
  const attendance =
    here === pupils.length
      ? say("attendance-all", { count: here })
      : say("attendance-some", { here, all: pupils.length });
  return loose ? say("attendance-loose", { attendance, count: loose }) : attendance;
}

export function unseated({ pupils }: ClassInfo): PupilInfo[] {
  return pupils.filter((each) => each.table === null);
}

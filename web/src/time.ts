// The terms of a table in words: its clock, and how long somebody who is away is waited for.

import type { ClockPlan } from "./types";
import { counted } from "./words";

const DAY = 86_400;

/** `90 seconds`, `5 minutes`, `2 hours`, `3 days`. */
export function duration(seconds: number): string {
  if (seconds >= 2 * DAY) return counted(Math.round(seconds / DAY), "day", "days");
  if (seconds >= 7200) return counted(Math.round(seconds / 3600), "hour", "hours");
  if (seconds >= 120) return counted(Math.round(seconds / 60), "minute", "minutes");
  return counted(Math.max(1, Math.round(seconds)), "second", "seconds");
}

/** What a clock allows. */
export function clockTerms(clock: ClockPlan | null | undefined): string {
  if (!clock) return "No clock";
  if (clock.days) return `${counted(clock.days, "day", "days")} for a move`;
  const parts = [];
  if (clock.decision) parts.push(`${duration(clock.decision)} for every decision`);
  if (clock.game) parts.push(`${duration(clock.game)} for the whole game`);
  if (clock.increment) parts.push(`${duration(clock.increment)} more after each move`);
  if (clock.talk) parts.push(`${duration(clock.talk)} for each talk, then the rest pass`);
  return parts.join(", ");
}

/** A clock with a time for each talk; days for a move leave no room for one. */
export function withTalk(clock: ClockPlan | null, seconds: number): ClockPlan | null {
  return seconds && !clock?.days ? { ...clock, talk: seconds } : clock;
}

/** `1:05`, `2:03:00`, `2 d 4 h`. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= DAY) return `${Math.floor(whole / DAY)} d ${Math.floor((whole % DAY) / 3600)} h`;
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

// The terms of a table in words: its clock, and how long somebody who is away is waited for.

import { say } from "./say";
import type { ClockPlan } from "./types";

const DAY = 86_400;

/** `90 seconds`, `5 minutes`, `2 hours`, `3 days`. */
export function duration(seconds: number): string {
  if (seconds >= 2 * DAY) return say("duration-days", { count: Math.round(seconds / DAY) });
  if (seconds >= 7200) return say("duration-hours", { count: Math.round(seconds / 3600) });
  if (seconds >= 120) return say("duration-minutes", { count: Math.round(seconds / 60) });
  return say("duration-seconds", { count: Math.max(1, Math.round(seconds)) });
}

/** What a clock allows. */
export function clockTerms(clock: ClockPlan | null | undefined): string {
  if (!clock) return say("clock-none");
  if (clock.days) return say("clock-days", { count: clock.days });
  const parts = [];
  if (clock.decision) parts.push(say("clock-decision", { time: duration(clock.decision) }));
  if (clock.game) parts.push(say("clock-game", { time: duration(clock.game) }));
  if (clock.increment) parts.push(say("clock-increment", { time: duration(clock.increment) }));
  if (clock.talk) parts.push(say("clock-talk", { time: duration(clock.talk) }));
  return parts.join(", ");
}

/** A clock with a time for each talk; days for a move leave no room for one. */
export function withTalk(clock: ClockPlan | null, seconds: number): ClockPlan | null {
  return seconds && !clock?.days ? { ...clock, talk: seconds } : clock;
}

/** `1:05`, `2:03:00`, `2 d 4 h`. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= DAY)
    return say("clock-face-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / 3600) });
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

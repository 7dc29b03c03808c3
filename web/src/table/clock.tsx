// The clocks of the seats. One's own warns when little time is left.

import { useEffect, useState } from "preact/hooks";
import type { Live } from "../live";
import { say } from "../say";
import { clockFace } from "../time";
import type { ClockPlan, SeatInfo, TableInfo, View } from "../types";

/** Sent to the window when one's own time gets short; once for each decision. */
export const LOW_TIME = "paddlewheel:low-time";

/** A clock with fewer seconds than this stands out. */
function shortOf(clock: ClockPlan | null | undefined): number {
  return clock?.days ? 3600 : 15;
}

/** Draws the component once a second while it counts. */
function useSeconds(runs: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [runs]);
}

/** Seconds since the table was last told about. */
function sinceTold(live: Live): number {
  return (performance.now() - live.infoAt) / 1000;
}

/** The seconds a seat has left; null without a clock. */
function useLeft(seat: SeatInfo | undefined, live: Live, deciding: boolean): number | null {
  const limits = [seat?.left?.decision, seat?.left?.game].filter((each): each is number => typeof each === "number");
  const runs = deciding && limits.length > 0;
  useSeconds(runs);
  if (!limits.length) return null;
  const gone = runs && !live.info?.paused ? sinceTold(live) : 0;
  return Math.max(0, Math.min(...limits) - gone);
}

export function Clock({ seat, live, deciding }: { seat: SeatInfo; live: Live; deciding: boolean }) {
  const left = useLeft(seat, live, deciding);
  if (left === null) return null;
  const short = deciding && left < shortOf(live.info?.clock);
  return <span class={short ? "ui-clock short" : "ui-clock"}>{clockFace(left)}</span>;
}

/** What is left of the talk under way, for all to see. */
export function TalkClock({ live, info }: { live: Live; info: TableInfo }) {
  const runs = typeof info.talk_left === "number";
  useSeconds(runs);
  if (!runs) return null;
  const left = Math.max(0, info.talk_left! - (info.paused ? 0 : sinceTold(live)));
  return (
    <span class={`ui-clock ui-talk-clock${left < 15 ? " short" : ""}`} role="timer" aria-label={say("talk-clock.name")}>
      {say("talk-clock", { time: clockFace(left) })}
    </span>
  );
}

/** One's own clock, in the bar that is always in sight. */
export function OwnClock({ live, info, view }: { live: Live; info: TableInfo; view: View }) {
  const deciding = view.seat !== null && view.deciders.includes(view.seat);
  const left = useLeft(view.seat === null ? undefined : info.seats[view.seat], live, deciding);
  const low = deciding && !info.paused && left !== null && left < shortOf(info.clock);
  useEffect(() => {
    if (low) dispatchEvent(new CustomEvent(LOW_TIME, { detail: { seat: view.seat } }));
  }, [low, view.seq]);
  if (left === null || view.outcome) return null;
  return (
    <span
      class={low ? "ui-clock ui-own-clock short" : "ui-clock ui-own-clock"}
      role="timer"
      aria-label={say("own-clock")}
    >
      {clockFace(left)}
    </span>
  );
}

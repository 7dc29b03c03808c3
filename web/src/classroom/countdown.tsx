// Time to talk: how much of it is left.

import { useEffect, useState } from "preact/hooks";
import { say } from "../say";
import { clockFace } from "../time";
import type { Discussion } from "../types";

/** Draws the component every so many milliseconds. */
export function useTicks(every: number): void {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) tick((count) => count + 1);
    }, every);
    return () => clearInterval(timer);
  }, [every]);
}

export function Countdown({ discussion, now }: { discussion: Discussion; now: () => number }) {
  useTicks(1000);
  const left = Math.max(0, discussion.ends - now());
  return (
    <p class={left < 15 ? "ui-countdown short" : "ui-countdown"} role="timer" aria-live="off">
      <span>{discussion.label || say("countdown")}</span> <b>{clockFace(Math.ceil(left))}</b>
    </p>
  );
}

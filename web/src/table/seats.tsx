// Who sits where: names, presence and clocks.

import { useEffect, useState } from "preact/hooks";
import type { Live } from "../live";
import type { Area, SeatInfo } from "../types";

/** A seat as the game calls it, with who sits there. */
export function nameOf(seat: SeatInfo, mine: number[], areas: Area[]): string {
  const called = areas.find((area) => area.kind === "seat" && area.seat === seat.seat)?.title ?? `Seat ${seat.seat + 1}`;
  if (mine.includes(seat.seat)) return called.includes("you") ? called : `${called} (you)`;
  return seat.kind === "bot" ? called : `${called} (${seat.name})`;
}

/** From so many seconds on a clock stands out. */
const SHORT = 15;

export function SeatLine({ seat, live, deciding }: { seat: SeatInfo | undefined; live: Live; deciding: boolean }) {
  const [, tick] = useState(0);
  const timed = deciding && seat?.left;
  useEffect(() => {
    if (!timed) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [Boolean(timed)]);
  if (!seat) return null;
  const you = live.mine.includes(seat.seat);
  const gone = live.info?.paused ? 0 : (performance.now() - live.infoAt) / 1000;
  const seconds = seat.left?.decision ?? seat.left?.game;
  const left = seconds == null ? null : Math.max(0, seconds - gone);
  const who = seat.name || (seat.kind === "bot" ? `Bot · ${seat.level}` : `Seat ${seat.seat + 1}`);
  const state = seat.stand_in ? `a ${seat.stand_in} bot plays` : seat.kind === "person" && !seat.here ? "away" : "";
  return (
    <p class={deciding ? "ui-seatline deciding" : "ui-seatline"}>
      <span class={seat.kind === "bot" ? "ui-presence bot" : seat.here ? "ui-presence here" : "ui-presence"} aria-hidden="true" />
      <b>{you ? `${seat.name || "You"}${seat.name && seat.name !== "You" ? " (you)" : ""}` : who}</b>
      {state && <span>{state}</span>}
      {deciding && <span class="ui-tag">decides</span>}
      {timed && left !== null && <span class={left < SHORT ? "ui-clock short" : "ui-clock"}>{clock(left)}</span>}
    </p>
  );
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

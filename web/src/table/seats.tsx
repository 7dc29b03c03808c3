// Who sits where: names, presence and clocks.

import { useEffect, useState } from "preact/hooks";
import type { Live } from "../live";
import { AreaBox } from "../scene/areas";
import type { Scene, SeatInfo, TableInfo, View } from "../types";
import { areasOf, type Drawing, seatTitle } from "./drawing";

/** A seat as the game calls it, with who sits there. */
export function nameOf(seat: SeatInfo, mine: number[], scene: Scene): string {
  const title = seatTitle(scene, seat.seat);
  if (mine.includes(seat.seat)) return `${title} (you)`;
  return seat.kind === "bot" ? title : `${title} (${seat.name})`;
}

/** The areas of the seats, each below the line that says who sits there. */
export function Seats({ live, info, view, drawing }: { live: Live; info: TableInfo; view: View; drawing: Drawing }) {
  return (
    <>
      {areasOf(view.scene!, "seat").map((area) => {
        const seat = info.seats[area.seat ?? -1];
        return (
          <div class="ui-seat" key={area.id}>
            {seat && <SeatLine seat={seat} live={live} deciding={view.deciders.includes(seat.seat)} />}
            <AreaBox area={area} {...drawing} />
          </div>
        );
      })}
    </>
  );
}

/** A clock with fewer seconds than this stands out. */
const SHORT = 15;

function SeatLine({ seat, live, deciding }: { seat: SeatInfo; live: Live; deciding: boolean }) {
  const left = useClock(seat, live, deciding);
  const state = seat.stand_in ? `away, played by a bot (${seat.stand_in})` : isAway(seat) ? "away" : "";
  return (
    <p class={deciding ? "ui-seatline deciding" : "ui-seatline"}>
      <span
        class={seat.kind === "bot" ? "ui-presence bot" : seat.here ? "ui-presence here" : "ui-presence"}
        aria-hidden="true"
      />
      <b>{playerName(seat, live.mine.includes(seat.seat))}</b>
      {state && <span>{state}</span>}
      {deciding && <span class="ui-tag">decides</span>}
      {left !== null && <span class={left < SHORT ? "ui-clock short" : "ui-clock"}>{clock(left)}</span>}
    </p>
  );
}

function isAway(seat: SeatInfo): boolean {
  return seat.kind === "person" && !seat.here;
}

function playerName(seat: SeatInfo, own: boolean): string {
  if (own) return !seat.name || seat.name === "You" ? "You" : `${seat.name} (you)`;
  return seat.name || (seat.kind === "bot" ? `Bot · ${seat.level}` : `Seat ${seat.seat + 1}`);
}

/** The seconds a seat has left while it decides; null without a clock. */
function useClock(seat: SeatInfo, live: Live, deciding: boolean): number | null {
  const [, tick] = useState(0);
  const seconds = deciding ? (seat.left?.decision ?? seat.left?.game ?? null) : null;
  const runs = seconds !== null;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  if (seconds === null) return null;
  const gone = live.info?.paused ? 0 : (performance.now() - live.infoAt) / 1000;
  return Math.max(0, seconds - gone);
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

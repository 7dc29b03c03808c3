// Who sits where: names, presence and clocks.

import type { Live } from "../live";
import { called, say } from "../say";
import { AreaBox } from "../scene/areas";
import type { Area, Scene, SeatInfo, TableInfo, View } from "../types";
import { Clock } from "./clock";
import { type Drawing, seatTitle } from "./drawing";

/** A seat as the game calls it, with who sits there. */
export function nameOf(seat: SeatInfo, mine: number[], scene: Scene): string {
  const title = seatTitle(scene, seat.seat);
  if (mine.includes(seat.seat)) return say("name-you", { name: title });
  if (seat.kind === "bot") return title;
  return seat.kind === "open" ? say("seat-nobody", { title }) : say("seat-taken", { title, name: seat.name });
}

interface SeatProps {
  area: Area;
  live: Live;
  info: TableInfo;
  view: View;
  drawing: Drawing;
}

/** The area of a seat, below the line that says who sits there. */
export function SeatBox({ area, live, info, view, drawing }: SeatProps) {
  const seat = info.seats[area.seat ?? -1];
  return (
    <div class="ui-seat">
      {seat && <SeatLine seat={seat} live={live} deciding={view.deciders.includes(seat.seat)} />}
      <AreaBox area={area} {...drawing} />
    </div>
  );
}

/** Who sits there, in short: for the status. */
export function SeatMark({ seat, live, deciding }: { seat: SeatInfo; live: Live; deciding: boolean }) {
  const state = seat.resigned ? say("seat-resigned") : seat.stand_in || isAway(seat) ? say("seat-away") : "";
  return (
    <span
      class="ui-seatmark"
      title={seat.kind === "bot" ? say("seat-bot", { level: called("level", seat.level) }) : seat.name}
    >
      {state && <span class="ui-tag">{state}</span>}
      <Clock seat={seat} live={live} deciding={deciding} />
    </span>
  );
}

function SeatLine({ seat, live, deciding }: { seat: SeatInfo; live: Live; deciding: boolean }) {
  const state = seat.resigned
    ? say("seat-has-resigned")
    : seat.stand_in
      ? say("seat-stand-in", { level: called("level", seat.stand_in) })
      : isAway(seat)
        ? say("seat-away")
        : "";
  return (
    <p class={deciding ? "ui-seatline deciding" : "ui-seatline"}>
      <span
        class={seat.kind === "bot" ? "ui-presence bot" : seat.here ? "ui-presence here" : "ui-presence"}
        aria-hidden="true"
      />
      <b>{playerName(seat, live.mine.includes(seat.seat))}</b>
      {state && <span>{state}</span>}
      {deciding && <span class="ui-tag">{say("seat-decides")}</span>}
      <Clock seat={seat} live={live} deciding={deciding} />
    </p>
  );
}

function isAway(seat: SeatInfo): boolean {
  return seat.kind === "person" && !seat.here;
}

function playerName(seat: SeatInfo, own: boolean): string {
  if (seat.kind === "open") return say("seat-free");
  if (own) return !seat.name || seat.name === say("you") ? say("you") : say("name-you", { name: seat.name });
  return (
    seat.name ||
    (seat.kind === "bot"
      ? say("bot-level", { level: called("level", seat.level) })
      : say("seat-number", { number: seat.seat + 1 }))
  );
}

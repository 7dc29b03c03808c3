// What has changed at a table since it was last looked at, as far as a signal tells of it.

import type { Live } from "../live";
import type { TableInfo } from "../types";

/** What a signal depends on. */
export interface Standing {
  /** Whether one of one's own seats has to decide. */
  turn: boolean;
  over: boolean;
  /** Whether the game can be seen, so that what comes later is news. */
  begun: boolean;
  seq: number;
  /** How many lines others have said. */
  said: number;
  /** Whether one plays, or only watches. */
  plays: boolean;
}

export type News = "turn" | "over" | "message" | "move";

export function standing(live: Live | null): Standing {
  const view = live?.view ?? null;
  const over = !!view?.outcome;
  return {
    turn: live?.info?.status === "playing" && !over && isOwnTurn(live),
    over,
    begun: view !== null,
    seq: view?.seq ?? 0,
    said: live?.chat.filter((line) => !live.mine.includes(line.seat)).length ?? 0,
    plays: !!live?.mine.length,
  };
}

function isOwnTurn({ view }: Live): boolean {
  return view !== null && view.seat !== null && view.deciders.includes(view.seat);
}

/** The most important news; null where there is none. What one sees first is no news. */
export function news(before: Standing, now: Standing): News | null {
  if (now.said > before.said && before.begun) return "message";
  if (!before.begun || !now.begun) return now.plays && now.turn && !before.turn ? "turn" : null;
  if (now.over && !before.over) return "over";
  if (now.turn && !before.turn) return "turn";
  // One's own choices are not told.
  return now.seq > before.seq && !before.turn ? "move" : null;
}

/** Seconds that the own clock has left; null where none runs. */
export function ownTimeLeft(info: TableInfo, mine: number[], infoAt: number): number | null {
  if (info.status !== "playing" || info.paused) return null;
  const clocks = mine.flatMap((seat) => {
    const left = info.seats[seat]?.left;
    return [left?.decision, left?.game].filter((each): each is number => typeof each === "number");
  });
  return clocks.length ? Math.min(...clocks) - (performance.now() - infoAt) / 1000 : null;
}

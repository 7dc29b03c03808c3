// The classes of this browser: those it is the teacher of, and the one it is a pupil of.

import { forgetTable, keep, type MyClass, type MyDesk, type MyTable, myTables, prefs } from "../prefs";
import type { JoinAddress, Joined, PupilState } from "../types";

/** Sent to the window when this browser has become a pupil of a class, or no longer is one. */
export const DESK = "paddlewheel:desk";

export function myClass(id: string): MyClass | undefined {
  return prefs.classes.find((each) => each.id === id);
}

export function forgetClass(id: string): void {
  prefs.classes = prefs.classes.filter((each) => each.id !== id);
}

/** The link that opens the console on another device of the teacher, at an address that it can reach. It is for nobody else. */
export function consoleLink({ id, key }: MyClass, addresses: JoinAddress[]): string {
  const reachable = addresses.find((each) => each.reachable);
  return `${reachable ? new URL(reachable.link).origin : location.origin}/#/class/${id}?teacher=${key}`;
}

/** The code as people read it aloud: `KTM 4X7`. */
export function inGroups(code: string): string {
  return code.replace(/^(.{3})(.{3})$/, "$1 $2");
}

export function keepDesk({ id, name, key }: Joined, code: string): void {
  const desk = { id, code, name, key, read: prefs.pupil?.id === id ? prefs.pupil.read : [] };
  if (prefs.pupil?.id !== id) leaveDesk();
  prefs.pupil = desk;
  dispatchEvent(new Event(DESK));
}

/** Forget the class, and the tables that its key opened: the next pupil at this device finds nothing of it. */
export function leaveDesk(): void {
  const desk = prefs.pupil;
  if (!desk) return;
  for (const mine of myTables()) if (Object.values(mine.seats).includes(desk.key)) forgetTable(mine.id);
  prefs.pupil = null;
  dispatchEvent(new Event(DESK));
}

/** The pupil's key opens their seat, wherever that is now, and no other. */
export function keepPlace({ key }: MyDesk, { place, replay, game, game_title }: PupilState): void {
  for (const mine of myTables())
    if (![place?.table, replay?.table].includes(mine.id) && Object.values(mine.seats).includes(key))
      forgetTable(mine.id);
  if (place) keepSeat({ id: place.table, game, title: game_title, seats: { [place.seat]: key } });
}

/** A seat that a key of the class opens. It is not made known to the server as one of this browser's person. */
export function keepSeat(seat: Pick<MyTable, "id" | "game" | "title" | "seats">): void {
  keep({ ...seat, at: Date.now(), host: "", invitations: {}, bound: true });
}

export function markRead(notice: number): void {
  const desk = prefs.pupil;
  if (desk) prefs.pupil = { ...desk, read: [...desk.read.filter((each) => each !== notice), notice].slice(-40) };
}

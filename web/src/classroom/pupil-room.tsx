// A pupil's browser follows its class on every page: to the table, to messages, and to what the class looks at together.

import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useReducer, useRef, useState } from "preact/hooks";
import { type MyDesk, myTable, prefs } from "../prefs";
import { go } from "../route";
import type { PupilState } from "../types";
import { type ClassLive, follow } from "./class-live";
import { DESK, keepPlace } from "./my-classes";

export interface PupilRoom {
  desk: MyDesk;
  live: ClassLive | null;
  state: PupilState | null;
}

const Room = createContext<PupilRoom | null>(null);

/** The class that this browser is a pupil of; null for everybody else. */
export function usePupilRoom(): PupilRoom | null {
  return useContext(Room);
}

function useDesk(): MyDesk | null {
  const [desk, setDesk] = useState(prefs.pupil);
  useEffect(() => {
    const look = () => setDesk(prefs.pupil);
    addEventListener(DESK, look);
    return () => removeEventListener(DESK, look);
  }, []);
  return desk;
}

export function PupilRoomProvider({ children }: { children: ComponentChildren }) {
  const desk = useDesk();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const live = useRef<ClassLive | null>(null);
  useEffect(() => {
    if (!desk) return;
    let before: PupilState | null = null;
    let wasGone = false;
    const stop = follow(desk, "pupil", (told) => {
      live.current = told;
      if (told.state && told.state !== before) {
        keepPlace(desk, told.state);
        callTo(nextPage(before, told.state, isAtDoor()));
        before = told.state;
      }
      if (told.gone && !wasGone) {
        wasGone = true;
        if (!isAtDoor()) go("pupil");
      }
      redraw(0);
    });
    return () => {
      stop();
      live.current = null;
    };
  }, [desk?.id, desk?.key]);
  const room = desk && { desk, live: live.current, state: live.current?.state ?? null };
  return <Room.Provider value={room}>{children}</Room.Provider>;
}

/** On the pages where a pupil waits. */
function isAtDoor(): boolean {
  return /^#\/(pupil|join)/.test(location.hash);
}

function callTo(page: string | null): void {
  if (page !== null && location.hash !== `#/${page}`) go(page);
}

/** Where a change of the class calls a pupil: a page, or null to stay. After a reload only those who wait are called. */
export function nextPage(before: PupilState | null, now: PupilState, waiting: boolean): string | null {
  const { place } = now;
  if (!before) return waiting && place?.begun && now.status === "playing" ? `t/${place.table}` : null;
  if (now.status === "debriefing" && before.status !== "debriefing") return "pupil";
  if (place?.begun && (place.table !== before.place?.table || !before.place.begun)) return `t/${place.table}`;
  return before.place && !place ? "pupil" : null;
}

/** Changes with the seat that a pupil has at a table: then the page of the table begins anew. */
export function usePlaceAt(table: string | undefined): string {
  const room = useContext(Room);
  if (!table || !room) return "";
  const { state } = room;
  if (!state) return Object.keys(myTable(table)?.seats ?? {}).join();
  return state.place?.table === table ? `${state.place.seat}` : "";
}

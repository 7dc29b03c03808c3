// The tables of a person: the game, against whom, whose turn, since when. One's own turn comes first.

import { useCallback, useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { locale } from "../language";
import { syncPerson } from "../person";
import { forgetTable, myTables } from "../prefs";
import { listed, say } from "../say";
import type { Me, PersonTable, TableInfo } from "../types";
import { Avatar } from "./avatar";
import { AskFirst } from "./question";

/** Milliseconds between two looks at what has changed. */
const LOOK = 15_000;

export interface Mine {
  tables: PersonTable[] | null;
  me: Me | null;
  refresh: () => Promise<void>;
}

/** My tables, kept up to date while the page is looked at. */
export function useMyTables(): Mine {
  const [me, setMe] = useState<Me | null>(null);
  const [tables, setTables] = useState<PersonTable[] | null>(null);
  const refresh = useCallback(async () => {
    const found = await syncPerson().catch(() => null);
    if (found) setMe(found);
    const known = found?.tables ?? [];
    const others = myTables().filter((mine) => !known.some((each) => each.table.id === mine.id));
    const local = await Promise.all(others.slice(0, 8).map((mine) => api.table(mine.id).catch(() => null)));
    setTables([...known, ...local.filter((each): each is TableInfo => each !== null).map(onlyHere)].sort(byUrgency));
  }, []);
  useEffect(() => {
    void refresh();
    const look = () => {
      if (!document.hidden) void refresh();
    };
    const timer = setInterval(look, LOOK);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [refresh]);
  return { tables, me, refresh };
}

/** A table that this browser knows and the person's list does not: where one is host only. */
function onlyHere(table: TableInfo): PersonTable {
  return { table, seats: [], turn: [], since: table.created, result: "" };
}

export function isMyTurn({ seats, turn }: PersonTable): boolean {
  return seats.some((own) => turn.includes(own.seat));
}

const ORDER = { playing: 1, open: 2, finished: 3, closed: 4 };

export function byUrgency(a: PersonTable, b: PersonTable): number {
  const rank = (each: PersonTable) => (isMyTurn(each) ? 0 : ORDER[each.table.status]);
  return rank(a) - rank(b) || b.since - a.since;
}

/** The names of everybody else; equal ones are counted: `Ann`, `3 × Steady bot`. */
export function opponents({ table, seats }: PersonTable): string[] {
  const others = table.seats.filter((seat) => !seats.some((own) => own.seat === seat.seat));
  const counts = new Map<string, number>();
  for (const seat of others) {
    const name = seat.kind === "open" && !seat.name ? say("mine-free-seat") : seat.name;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
}

export function turnInWords(mine: PersonTable): string {
  const { table, turn, result } = mine;
  if (table.status === "open") return say("mine-open");
  if (table.status === "closed") return say("mine-closed");
  if (table.status === "finished") return say("mine-over", { result: result || "none" });
  if (isMyTurn(mine)) return say("mine-your-turn");
  const names = turn.map((seat) => table.seats[seat]?.name || say("seat-number", { number: seat + 1 }));
  return names.length ? say("mine-to-play", { names: listed(names) }) : say("mine-under-way");
}

/** The hour if it was today, else the day. */
export function when(seconds: number): string {
  const time = new Date(seconds * 1000);
  const today = time.toDateString() === new Date().toDateString();
  return today
    ? time.toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit" })
    : time.toLocaleDateString(locale(), { day: "numeric", month: "short" });
}

export function MyTables({ tables, removed }: { tables: PersonTable[]; removed?: (id: string) => void }) {
  return (
    <ul class="ui-list ui-mine">
      {tables.map((mine) => {
        const { table } = mine;
        const others = opponents(mine);
        const first = table.seats.find((seat) => seat.name && !mine.seats.some((own) => own.seat === seat.seat));
        return (
          <li key={table.id} class={isMyTurn(mine) ? "turn" : ""}>
            <a href={`#/t/${table.id}`}>
              <strong>{table.title}</strong>
              <span>
                {others.length > 0 && `${say("mine-against", { others: others.join(", ") })} · `}
                {isMyTurn(mine) ? <b>{turnInWords(mine)}</b> : turnInWords(mine)} ·{" "}
                {say("mine-since", { when: when(mine.since) })}
              </span>
            </a>
            {first && <Avatar name={first.name} size={28} />}
            {table.status === "finished" && (
              <a
                class="ui-button small"
                href={`#/replay/${table.id}`}
                aria-label={say("replay-game", { title: table.title })}
              >
                {say("replay")}
              </a>
            )}
            {removed && (
              <AskFirst
                label={say("remove")}
                name={say("mine-remove-name", { title: table.title })}
                question={say("mine-remove-question")}
                act={() => {
                  forgetTable(table.id);
                  removed(table.id);
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

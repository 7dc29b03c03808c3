// Who I am: a random key of this browser's own, which finds all my tables on every device. There is no account.

import * as api from "./api";
import { keep, type MyTable, myTable, myTables, prefs } from "./prefs";
import { linkTo } from "./route";
import type { Me, PersonTable } from "./types";

const BYTES = 24;

/** The key, made when it is first needed. */
export function personKey(): string {
  if (!/^[\w-]{32}$/.test(prefs.person)) prefs.person = newKey();
  return prefs.person;
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** The link that opens my tables on another device. It is for nobody else. */
export function privateLink(): string {
  return linkTo(`me?person=${personKey()}`);
}

/** Be the person of a private link from now on. Seats that this browser has already stay in this browser only. */
export function become(key: string): void {
  for (const mine of myTables()) keep({ ...mine, bound: true });
  prefs.person = key;
}

/** Tell the server which seats are mine, where it does not know it yet. */
async function bindSeats(): Promise<void> {
  const unbound = myTables().filter((mine) => !mine.bound && Object.keys(mine.seats).length);
  for (const mine of unbound.slice(0, 20)) {
    try {
      for (const [seat, key] of Object.entries(mine.seats))
        await api.bindSeat(personKey(), { table: mine.id, seat: Number(seat), key });
      keep({ ...mine, bound: true });
    } catch (failure) {
      // A seat that is lost or a table that is gone is not tried once more; without network it is.
      if (failure instanceof api.ApiError && failure.status) keep({ ...mine, bound: true });
    }
  }
}

/** My tables as the server knows them, and where I am told. Their keys are kept in this browser, too. */
export async function syncPerson(): Promise<Me> {
  await bindSeats();
  const me = await api.me(personKey());
  for (const each of me.tables) keepSeats(each);
  return me;
}

function keepSeats({ table, seats, since }: PersonTable): void {
  const nothing: MyTable = {
    id: table.id,
    game: table.game,
    title: table.title,
    at: since * 1000,
    host: "",
    seats: {},
    invitations: {},
  };
  const old = myTable(table.id);
  const known = old ?? nothing;
  const keys = Object.fromEntries(seats.map((each) => [each.seat, each.key]));
  if (old && Object.entries(keys).every(([seat, key]) => old.seats[Number(seat)] === key)) return;
  keep({ ...known, seats: { ...known.seats, ...keys }, bound: true });
}

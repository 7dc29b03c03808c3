// What this browser remembers: a name, keys of tables, speed, light and language.

import type { Created } from "./types";

export type Light = "auto" | "light" | "dark";
export const SPEEDS = { calm: 1100, usual: 550, quick: 200, still: 0 } as const;
export type Speed = keyof typeof SPEEDS;

export interface MyTable {
  id: string;
  game: string;
  title: string;
  at: number;
  host: string;
  seats: Record<number, string>;
  invitations: Record<number, string>;
  /** Whether the server knows that these seats are mine. */
  bound?: boolean;
}

export interface MyClass {
  id: string;
  title: string;
  /** The teacher's key: it opens the class and all its tables. */
  key: string;
}

/** A pupil's way into a class. */
export interface MyDesk {
  id: string;
  code: string;
  name: string;
  /** The pupil's key: it opens the class and the pupil's seat. */
  key: string;
  /** The messages that were read on this device. */
  read: number[];
}

function read<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`paddlewheel.${name}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`paddlewheel.${name}`, JSON.stringify(value));
  } catch {
    // A browser that stores nothing still plays, until the page is left.
  }
}

let memory = read<Record<string, MyTable>>("tables", {});

export function myTables(): MyTable[] {
  memory = { ...memory, ...read<Record<string, MyTable>>("tables", {}) };
  return Object.values(memory).sort((a, b) => b.at - a.at);
}

export function myTable(id: string): MyTable | undefined {
  return myTables().find((mine) => mine.id === id);
}

export function keep(mine: MyTable): void {
  myTables();
  memory[mine.id] = mine;
  const latest = Object.values(memory)
    .sort((a, b) => b.at - a.at)
    .slice(0, 60);
  memory = Object.fromEntries(latest.map((each) => [each.id, each]));
  write("tables", memory);
}

/** Forget a table with all its keys. */
export function forgetTable(id: string): void {
  myTables();
  memory = Object.fromEntries(Object.entries(memory).filter(([table]) => table !== id));
  write("tables", memory);
}

/** Forget the keys of seats that are no longer one's own. */
export function forgetSeats(id: string, seats: number[]): void {
  const mine = myTable(id);
  if (!mine) return;
  const left = Object.entries(mine.seats).filter(([seat]) => !seats.includes(Number(seat)));
  keep({ ...mine, seats: Object.fromEntries(left) });
}

/** An invitation that was opened in this browser and is not used up yet. */
export interface Invitation {
  seat: number;
  token: string;
}

let invitations = read<Record<string, Invitation>>("invited", {});

export function invitationTo(id: string): Invitation | null {
  invitations = { ...invitations, ...read<Record<string, Invitation>>("invited", {}) };
  return invitations[id] ?? null;
}

/** Keep the invitation to a table, or forget it. */
export function keepInvitation(id: string, invitation: Invitation | null): void {
  invitationTo(id);
  const others = Object.entries(invitations).filter(([table]) => table !== id);
  invitations = Object.fromEntries(invitation ? [...others.slice(-19), [id, invitation]] : others);
  write("invited", invitations);
}

export function keepCreated(made: Created, game: string, title: string): MyTable {
  const mine: MyTable = {
    id: made.table,
    game,
    title,
    at: Date.now(),
    host: made.host,
    seats: Object.fromEntries(made.mine.map((each) => [each.seat, each.key])),
    invitations: Object.fromEntries(made.invitations.map((each) => [each.seat, each.key])),
  };
  keep(mine);
  return mine;
}

/** What is kept, with what it is at first. */
const AT_FIRST = {
  /** The classes that this browser is the teacher of, the latest first. */
  classes: [] as MyClass[],
  /** The class that this browser is a pupil of. */
  pupil: null as MyDesk | null,
  name: "",
  /** Puzzles that were solved, or whose solution was looked at. */
  puzzles: {} as Record<string, "solved" | "shown">,
  speed: "usual" as Speed,
  /** Whether to ask before a choice that cannot be taken back. */
  asks: true,
  /** Whether to be asked even when there is only one choice. */
  asksAlways: false,
  /** Whether the welcome for newcomers has been read. */
  greeted: false,
  /** Whether the card with what happened since the last turn is open. */
  since: true,
  /** The key by which the server knows this person. `person.ts` makes it. */
  person: "",
  sounds: true,
  /** From 5 to 100. */
  volume: 60,
  vibrates: true,
  /** Whether the browser may notify while the page is in the background. */
  notifies: false,
  /** What the drawer of a table shows; empty for nothing, null where nobody has opened or closed it. */
  drawer: null as string | null,
  light: "auto" as Light,
  /** The language that was chosen, by its code; empty for that of the browser. */
  language: "",
};
type Prefs = typeof AT_FIRST;

/** What an older version or a hand may have left there is not always good. */
const GOOD: { [Name in keyof Prefs]?: (found: Prefs[Name]) => boolean } = {
  speed: (found) => found in SPEEDS,
  volume: (found) => found >= 5 && found <= 100,
};

function kept<Name extends keyof Prefs>(name: Name): PropertyDescriptor {
  const fallback = AT_FIRST[name];
  return {
    get(): Prefs[Name] {
      const found = read(name, fallback);
      return GOOD[name]?.(found) === false ? fallback : found;
    },
    set: (value: Prefs[Name]) => write(name, value),
  };
}

export const prefs = {} as Prefs;
for (const name of Object.keys(AT_FIRST) as (keyof Prefs)[]) Object.defineProperty(prefs, name, kept(name));

/** As many classes are remembered. */
const MOST_CLASSES = 20;

export function keepClass(mine: MyClass): void {
  prefs.classes = [mine, ...prefs.classes.filter((each) => each.id !== mine.id)].slice(0, MOST_CLASSES);
}

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Milliseconds in which things move; zero for people who asked their system for less motion. */
export function pace(): number {
  return lessMotion.matches ? 0 : SPEEDS[prefs.speed];
}

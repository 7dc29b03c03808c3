// What this browser remembers: a name, keys of tables, speed and light.

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

export const prefs = {
  /** The tables of a class, in order. */
  get class(): string[] {
    return read("class", []);
  },
  set class(tables: string[]) {
    write("class", tables);
  },
  get name(): string {
    return read("name", "");
  },
  set name(value: string) {
    write("name", value);
  },
  get speed(): Speed {
    const found = read<Speed>("speed", "usual");
    return found in SPEEDS ? found : "usual";
  },
  set speed(value: Speed) {
    write("speed", value);
  },
  /** Whether to ask before a choice that cannot be taken back. */
  get asks(): boolean {
    return read("asks", true);
  },
  set asks(value: boolean) {
    write("asks", value);
  },
  /** Whether the welcome for newcomers has been read. */
  get greeted(): boolean {
    return read("greeted", false);
  },
  set greeted(value: boolean) {
    write("greeted", value);
  },
  get light(): Light {
    return read<Light>("light", "auto");
  },
  set light(value: Light) {
    write("light", value);
  },
};

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Milliseconds in which things move; zero for people who asked their system for less motion. */
export function pace(): number {
  return lessMotion.matches ? 0 : SPEEDS[prefs.speed];
}

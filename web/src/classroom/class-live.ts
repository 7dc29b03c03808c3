// The live connection to a class: for its teacher the console, for a pupil what concerns them.

import { Connection, type Link, UNKNOWN } from "../connection";
import { say } from "../say";
import type { ClassIncoming, ClassOutgoing, Console, PupilState, TableGlance } from "../types";
import type { ClassKey } from "./requests";
import * as requests from "./requests";

export class ClassLive {
  console: Console | null = null;
  state: PupilState | null = null;
  link: Link = "connecting";
  /** Why the class cannot be opened; empty while it can. */
  gone = "";
  /** Whether the class is not there any more, for nobody. */
  isRemoved = false;
  private readonly connection: Connection<ClassIncoming, ClassOutgoing>;
  /** Seconds by which the clock of the server is ahead of this browser's. */
  private ahead = 0;

  constructor(
    { id, key }: ClassKey,
    private readonly changed: () => void,
  ) {
    this.connection = new Connection<ClassIncoming, ClassOutgoing>({
      path: `/api/classes/${id}/live`,
      hello: () => ({ type: "hello", key }),
      ping: { type: "ping" },
      heard: (message) => this.take(message),
      lost: (code, final) => this.lost(code, final),
    });
  }

  close(): void {
    this.connection.close();
  }

  /** The date of the server, in seconds. */
  now(): number {
    return Date.now() / 1000 + this.ahead;
  }

  private lost(code: number, final: boolean): void {
    this.link = final ? "gone" : "away";
    this.isRemoved = code === UNKNOWN;
    if (final && !this.gone) this.gone = say(code === UNKNOWN ? "class-gone" : "class-refused");
    this.changed();
  }

  private take(message: ClassOutgoing): void {
    switch (message.type) {
      case "console":
        this.told(message.room.now);
        this.console = message;
        break;
      case "room":
        this.told(message.room.now);
        if (this.console) this.console = { ...this.console, room: message.room };
        break;
      case "tables":
        this.told(message.now);
        if (this.console) this.console = { ...this.console, tables: merged(this.console.tables, message.tables) };
        break;
      case "pupil":
        this.told(message.now);
        this.state = message;
        break;
      case "error":
        if (message.code === "forbidden" || message.code === "unknown") this.gone = message.why;
        break;
      case "pong":
        return;
    }
    this.changed();
  }

  private told(now: number): void {
    this.ahead = now - Date.now() / 1000;
    this.link = "here";
    this.connection.welcomed();
  }
}

/** The tables, with those that have changed in the place of what they were. */
export function merged(known: TableGlance[], changed: TableGlance[]): TableGlance[] {
  const news = new Map(changed.map((each) => [each.number, each]));
  return known.map((each) => news.get(each.number) ?? each);
}

/** Opens the class for this browser, and follows it from then on. Gives the way to stop. */
export function follow(at: ClassKey, as: "teacher" | "pupil", changed: (live: ClassLive) => void): () => void {
  let live: ClassLive | null = null;
  let closed = false;
  const begin = () => {
    if (closed) return;
    const made = new ClassLive(at, () => changed(made));
    live = made;
    changed(made);
  };
  // The first answer lets this browser in at the tables of the class. What is wrong with the key, the connection tells.
  (as === "teacher" ? requests.open(at) : requests.myState(at)).then(begin, begin);
  return () => {
    closed = true;
    live?.close();
  };
}

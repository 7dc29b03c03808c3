// A WebSocket that says hello first, notices silence, and is opened once more when it is lost.

import { inLanguage } from "./language";
import { say } from "./say";

export type Link = "connecting" | "here" | "away" | "gone";
/** How a connection stands, in words. */
export function linkWords(link: Link): string {
  return say(`link-${link}`);
}

/** The codes with which a server says that trying again is of no use. */
export const REFUSED = 4403;
export const UNKNOWN = 4404;

/** Milliseconds: between two looks, of silence before one asks, of silence after which the connection is lost. */
const [LOOK, SILENT, LOST] = [5000, 15_000, 40_000];

interface Ends<Incoming, Outgoing> {
  path: string;
  /** What is said first on every new connection. */
  hello: () => Incoming;
  /** What asks whether somebody is there. */
  ping: Incoming;
  heard: (message: Outgoing) => void;
  /** `final`: it is not opened once more. */
  lost: (code: number, final: boolean) => void;
}

export class Connection<Incoming, Outgoing> {
  private socket: WebSocket | null = null;
  private retry = 0;
  private timer = 0;
  private heard = 0;
  private closed = false;
  private readonly beat: number;

  constructor(private readonly ends: Ends<Incoming, Outgoing>) {
    this.beat = window.setInterval(() => this.check(), LOOK);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Says nothing while there is no connection: what has to arrive is repeated by those who say it. */
  say(message: Incoming): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** The other side knows us: the next loss is a new one. */
  welcomed(): void {
    this.retry = 0;
  }

  private readonly hurry = () => {
    if (document.hidden || this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    this.retry = 0;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    if (this.closed || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${inLanguage(this.ends.path)}`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.say(this.ends.hello());
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.ends.heard(JSON.parse(event.data) as Outgoing);
    };
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      const final = event.code === REFUSED || event.code === UNKNOWN;
      if (!final) {
        const wait = Math.min(15_000, 400 * 2 ** this.retry++) * (0.75 + Math.random() / 2);
        this.timer = window.setTimeout(() => this.connect(), wait);
      }
      this.ends.lost(event.code, final);
    };
  }

  private check(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > LOST) this.socket.close();
    else if (Date.now() - this.heard > SILENT) this.say(this.ends.ping);
  }
}

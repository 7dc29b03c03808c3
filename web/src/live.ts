// A connection to a table: it sends its keys first, repeats a choice until it is answered, and reconnects by itself.

import { pace } from "./prefs";
import type { Answer, ChatLine, Hint, Incoming, Line, Outgoing, Play, TableInfo, Undo, View, Why } from "./types";

export type Link = "connecting" | "here" | "away" | "gone";
export const LINKS: Record<Link, string> = {
  connecting: "Connecting…",
  here: "Connected",
  away: "Connection lost, trying again…",
  gone: "Not connected",
};

/** What has to be answered. */
type Action = Play | Undo;

/** Milliseconds after which an answer is late. */
const SLOW = 100;
/** With more views than this in the queue, each is shown for a shorter time. */
const PATIENT = 4;
/** Milliseconds for which a view is shown at least where nothing moves. Views that are overtaken in this time are not drawn. */
const GLANCE = 50;

export class Live {
  info: TableInfo | null = null;
  infoAt = 0;
  /** What is shown, which may be a little behind what is known. */
  view: View | null = null;
  lines: Line[] = [];
  /** How many lines the latest shown view added. */
  fresh = 0;
  chat: ChatLine[] = [];
  link: Link = "connecting";
  mine: number[] = [];
  hint: Hint | null = null;
  why: Why | null = null;
  notice = "";
  waitingFor: string | null = null;
  /** Whether the answer takes so long that the page should show it. */
  late = false;

  private socket: WebSocket | null = null;
  private unanswered: Action[] = [];
  private retry = 0;
  private timer = 0;
  private beat = 0;
  private heard = 0;
  private closed = false;
  private readonly queue: View[] = [];
  /** Stops the timer of the next view; null while none runs. */
  private showing: (() => void) | null = null;
  private slow = 0;
  private readonly known = new Map<number | null, Line[]>();

  constructor(
    private readonly table: string,
    private readonly keys: string[],
    private readonly changed: () => void,
  ) {
    this.open();
    this.beat = window.setInterval(() => this.check(), 5000);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.showing?.();
    clearTimeout(this.slow);
    clearInterval(this.beat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  // -- saying -------------------------------------------------------------------------------------------

  play(token: string): void {
    const seat = this.view?.seat;
    if (seat === null || seat === undefined || !this.view || this.waitingFor !== null) return;
    this.waitingFor = token;
    this.clearNotes();
    this.act({ type: "play", seat, token, seq: this.view.seq, client: newId() });
    this.late = false;
    clearTimeout(this.slow);
    this.slow = window.setTimeout(() => {
      this.late = true;
      this.changed();
    }, SLOW);
    this.changed();
  }

  undo(back = 1): void {
    const seat = this.view?.seat;
    if (seat === null || seat === undefined || !this.view) return;
    this.clearNotes();
    this.act({ type: "undo", seat, back, seq: this.view.seq, client: newId() });
  }

  clearNotes(): void {
    this.hint = null;
    this.why = null;
    this.notice = "";
  }

  askHint(): void {
    if (this.view?.seat != null) this.say({ type: "hint", seat: this.view.seat });
  }

  askWhy(token: string): void {
    if (this.view?.seat != null) this.say({ type: "why", seat: this.view.seat, token });
  }

  talk(text: string): void {
    const seat = this.view?.seat ?? this.mine[0];
    if (seat !== undefined) this.say({ type: "say", seat, text });
  }

  pause(want: boolean): void {
    const seat = this.view?.seat ?? this.mine[0];
    if (seat !== undefined) this.say({ type: "pause", seat, want });
  }

  private act(action: Action): void {
    this.unanswered.push(action);
    this.say(action);
  }

  private say(message: Incoming): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // -- connecting ---------------------------------------------------------------------------------------

  private readonly hurry = () => {
    if (document.hidden || this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    this.retry = 0;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    if (this.closed || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.say({ type: "hello", keys: this.keys, show: "scene" });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.take(JSON.parse(event.data) as Outgoing);
    };
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      const final = event.code === 4403 || event.code === 4404;
      this.link = final ? "gone" : "away";
      if (final && !this.notice)
        this.notice =
          event.code === 4404 ? "There is no such table." : "This table does not know the key of this browser.";
      if (!final) {
        const wait = Math.min(15_000, 400 * 2 ** this.retry++) * (0.75 + Math.random() / 2);
        this.timer = window.setTimeout(() => this.open(), wait);
      }
      this.changed();
    };
  }

  private check(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > 40_000) this.socket.close();
    else if (Date.now() - this.heard > 15_000) this.say({ type: "ping" });
  }

  // -- hearing ------------------------------------------------------------------------------------------

  private take(message: Outgoing): void {
    switch (message.type) {
      case "welcome":
        this.mine = message.seats;
        this.link = "here";
        this.retry = 0;
        for (const each of this.unanswered) this.say(each);
        break;
      case "table":
        this.info = message;
        this.infoAt = performance.now();
        break;
      case "view":
        this.learn(message);
        return;
      case "chat":
        for (const line of message.lines)
          if (!this.chat.some((known) => known.number === line.number)) this.chat = [...this.chat, line];
        break;
      case "hint":
        // A hint that comes after its decision helps nobody.
        if (this.waitingFor === null && this.view?.scene?.offers?.some((offer) => offer.token === message.token))
          this.hint = message;
        break;
      case "why":
        this.why = message;
        break;
      case "answer":
        this.answered(message);
        return;
      case "error":
        this.notice = message.why;
        this.waitingFor = null;
        break;
      case "pong":
        return;
    }
    this.changed();
  }

  private answered(answer: Answer): void {
    this.unanswered = this.unanswered.filter((each) => each.client !== answer.client);
    // What was done is shown by the view that follows.
    if (answer.result === "done") return;
    this.waitingFor = null;
    this.notice = answer.why;
    this.changed();
  }

  private learn(view: View): void {
    const before = (this.known.get(view.seat) ?? []).slice(0, view.kept);
    this.known.set(view.seat, [...before, ...view.lines]);
    // With several own seats, the seat that has to decide is shown.
    const several = this.mine.length > 1;
    if (several && this.view && view.seat !== this.view.seat && !view.deciders.includes(view.seat ?? -1)) return;
    this.queue.push(view);
    if (!this.showing || this.waitingFor !== null) this.next();
  }

  /** Show what happened step by step, so that everything can be seen; an own choice at once. */
  private next(): void {
    this.showing?.();
    this.showing = null;
    // Where nothing moves, or the player has chosen already, nobody has to watch what was overtaken.
    if (!pace() || this.waitingFor !== null) this.queue.splice(0, this.queue.length - 1);
    const view = this.queue.shift();
    if (!view) return;
    clearTimeout(this.slow);
    const first = this.view === null;
    const before = this.view?.seat === view.seat ? Math.min(this.lines.length, view.kept) : 0;
    const all = this.known.get(view.seat) ?? [];
    this.view = view;
    // A later view may have arrived already; its lines wait for it.
    this.lines = all.slice(0, Math.max(view.kept + view.lines.length, 0));
    this.fresh = first ? 0 : this.lines.length - before;
    this.waitingFor = null;
    this.changed();
    const unhurried = first ? 0 : pace() * (this.queue.length > PATIENT ? PATIENT / this.queue.length : 1);
    this.showing = afterPaint(() => this.next(), Math.max(GLANCE, unhurried));
  }
}

/** Do something a while after the next frame has been painted. Returns how to stop it. */
function afterPaint(then: () => void, wait: number): () => void {
  let timer = 0;
  const later = () => {
    timer = window.setTimeout(then, wait);
  };
  // A hidden page paints nothing.
  if (document.hidden) later();
  const frame = document.hidden ? 0 : requestAnimationFrame(later);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A name for an action, so that a repeated one is not done twice. */
function newId(): string {
  return crypto.randomUUID ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`;
}

// A connection to a table: it sends its keys first, repeats a choice until it is answered, and reconnects by itself.

import * as api from "./api";
import { Connection, type Link, REFUSED, UNKNOWN } from "./connection";
import { Moments } from "./moments/moments";
import { PlanRun } from "./plan-run";
import { prefs } from "./prefs";
import { say } from "./say";
import type {
  Answer,
  Beats,
  ChatLine,
  End,
  Form,
  FormOption,
  FormPart,
  Hint,
  Incoming,
  Outgoing,
  Plan,
  Play,
  Resign,
  TableInfo,
  Undo,
  View,
  Why,
} from "./types";

/** What has to be answered. */
type Action = Play | Undo | Resign | End;

/** Milliseconds after which an answer is late. */
const SLOW = 100;

export class Live {
  info: TableInfo | null = null;
  infoAt = 0;
  /** The latest view of the shown seat. What the table shows may be a little behind: `moments` has it. */
  view: View | null = null;
  /** The seat to which the screen is to be handed over, where several people share it and the game has secrets. */
  curtain: number | null = null;
  chat: ChatLine[] = [];
  link: Link = "connecting";
  mine: number[] = [];
  hint: Hint | null = null;
  why: Why | null = null;
  notice = "";
  /** The plans of the shown seat at its view. */
  plans: Plan[] = NO_PLANS;
  /** What the shown seat can say in a few parts, with the answers given so far. */
  form: Form | null = null;
  /** Whether the last thing done here was an undo: what was taken back is not done by itself. */
  undone = false;
  waitingFor: string | null = null;
  /** Whether the answer takes so long that the page should show it. */
  late = false;

  /** The latest view of every seat of this browser. */
  private readonly views = new Map<number | null, View>();
  private readonly connection: Connection<Incoming, Outgoing>;
  private unanswered: Action[] = [];
  private slow = 0;
  private run: PlanRun | null = null;
  /** The answers to the parts of the form. */
  private picked: string[] = [];
  readonly moments: Moments;

  constructor(
    private readonly table: string,
    private readonly keys: string[],
    private readonly changed: () => void,
    /** Called when a key of a seat may be void, with what the table said. */
    private readonly refused: (why: string) => void = () => undefined,
  ) {
    this.moments = new Moments(
      changed,
      (seat, seq) => this.askBeats(seat, seq),
      (seat, seq) => this.fetchBeats(seat, seq),
    );
    this.connection = new Connection<Incoming, Outgoing>({
      path: `/api/tables/${table}/live`,
      hello: () => ({ type: "hello", keys, show: "scene" }),
      ping: { type: "ping" },
      heard: (message) => this.take(message),
      lost: (code, final) => this.lost(code, final),
    });
  }

  close(): void {
    this.moments.close();
    clearTimeout(this.slow);
    this.connection.close();
  }

  // -- saying -------------------------------------------------------------------------------------------

  play(token: string): void {
    this.run = null;
    this.send(token);
  }

  /** Make the choices of a plan, one by one, until something comes to light. */
  follow(plan: Plan): void {
    const seat = this.view?.seat;
    if (seat === null || seat === undefined || this.waitingFor !== null) return;
    this.run = new PlanRun(plan, seat);
    this.send(this.run.first);
  }

  /** Answer a part of the form. Where several go together, one is added or taken away. */
  fill(part: FormPart, option: FormOption): void {
    const seat = this.view?.seat;
    if (seat === null || seat === undefined || !this.form || this.waitingFor !== null) return;
    this.picked = answers(this.form, part, option, this.picked);
    // The next answer may be given before the form comes back.
    const shown = part.options.map(({ token }) => token).filter((token) => this.picked.includes(token));
    const parts = this.form.parts.map((each) => (each === part ? { ...part, picked: shown } : each));
    this.form = { ...this.form, parts, tokens: [] };
    this.changed();
    this.say({ type: "plans", seat, picked: this.picked });
  }

  /** Make the choices that the form comes to. */
  sayForm(): void {
    if (!this.form?.tokens.length || this.waitingFor !== null) return;
    this.picked = [];
    this.follow({ tokens: this.form.tokens, label: this.form.label });
  }

  private send(token: string): void {
    const seat = this.view?.seat;
    if (seat === null || seat === undefined || !this.view || this.waitingFor !== null) return;
    this.waitingFor = token;
    this.undone = false;
    this.plans = NO_PLANS;
    this.clearNotes();
    this.moments.skip();
    const client = newId();
    this.run?.sent(client);
    this.act({ type: "play", seat, token, seq: this.view.seq, client });
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
    this.run = null;
    this.undone = true;
    this.clearNotes();
    this.moments.skip();
    this.act({ type: "undo", seat, back, seq: this.view.seq, client: newId() });
  }

  clearNotes(): void {
    this.hint = null;
    this.why = null;
    this.notice = "";
  }

  /** Whether there is something to advise: with one choice there is not. */
  get mayAskHint(): boolean {
    return (this.view?.scene?.offers?.length ?? 0) > 1;
  }

  askHint(): void {
    if (this.view?.seat != null && this.mayAskHint) this.say({ type: "hint", seat: this.view.seat });
  }

  askWhy(token: string): void {
    if (this.view?.seat != null) this.say({ type: "why", seat: this.view.seat, token });
  }

  /** Why an element of the scene cannot be chosen. */
  askWhyHere(element: string): void {
    if (this.view?.seat != null) this.say({ type: "why", seat: this.view.seat, element });
  }

  talk(text: string): void {
    const seat = this.view?.seat ?? this.mine[0] ?? null;
    this.say({ type: "say", text, ...(seat === null ? { name: prefs.name } : { seat }) });
  }

  /** Ask for a pause or agree to it, for all seats of this browser; or go on. */
  pause(want: boolean): void {
    const playing = this.mine.filter((seat) => !this.info?.seats[seat]?.resigned);
    for (const seat of want ? playing : playing.slice(0, 1)) this.say({ type: "pause", seat, want });
  }

  /** Give the game up for the shown seat. */
  resign(): void {
    const seat = this.view?.seat;
    if (seat !== null && seat !== undefined) this.act({ type: "resign", seat, client: newId() });
  }

  /** Wish to end the game without a winner, for all seats of this browser; or no longer wish it. */
  end(want: boolean): void {
    for (const seat of this.mine)
      if (!this.info?.seats[seat]?.resigned) this.act({ type: "end", seat, want, client: newId() });
  }

  /** Let a bot play for somebody who is away. */
  standIn(absent: number): void {
    const seat = this.mine.find((each) => !this.info?.seats[each]?.resigned);
    if (seat !== undefined) this.say({ type: "stand-in", seat, absent });
  }

  private act(action: Action): void {
    this.unanswered.push(action);
    this.say(action);
  }

  private say(message: Incoming): void {
    this.connection.say(message);
  }

  private lost(code: number, final: boolean): void {
    this.link = final ? "gone" : "away";
    if (final && !this.notice) this.notice = say(code === UNKNOWN ? "table-unknown" : "table-refused");
    // A table that has been deleted, or is closed to spectators, is not shown any more.
    if (code === UNKNOWN || (code === REFUSED && !this.keys.length)) this.info = null;
    if (code === REFUSED) this.refused(this.notice);
    this.changed();
  }

  // -- hearing ------------------------------------------------------------------------------------------

  private take(message: Outgoing): void {
    switch (message.type) {
      case "welcome":
        this.mine = message.seats;
        this.link = "here";
        this.connection.welcomed();
        for (const each of this.unanswered) this.say(each);
        break;
      case "table":
        this.info = message;
        this.infoAt = performance.now();
        break;
      case "view":
        this.learn(message);
        return;
      case "beats":
        this.moments.hear(message);
        return;
      case "chat":
        for (const line of message.lines)
          if (!this.chat.some((known) => known.number === line.number)) this.chat = [...this.chat, line];
        break;
      case "hint":
        // A hint that comes after its decision helps nobody.
        if (message.seat === this.view?.seat && message.seq === this.view.seq && this.waitingFor === null)
          this.hint = message;
        break;
      case "why":
        this.why = message;
        break;
      case "plans":
        // Plans of an earlier view are of no use.
        if (message.seat !== this.view?.seat || message.seq !== this.view.seq || this.waitingFor !== null) return;
        this.plans = message.plans.length ? message.plans : NO_PLANS;
        this.form = message.form;
        break;
      case "answer":
        this.answered(message);
        return;
      case "error":
        // Whoever has no plans chooses step by step.
        if (message.about === "plans") return;
        if (message.about === "beats") {
          this.moments.refused();
          return;
        }
        this.notice = message.why;
        this.waitingFor = null;
        if (message.code === "forbidden") this.refused(message.why);
        break;
      case "pong":
        return;
    }
    this.changed();
  }

  private answered(answer: Answer): void {
    this.unanswered = this.unanswered.filter((each) => each.client !== answer.client);
    const goesOn = this.run?.answered(answer) ?? true;
    // What was done is shown by the view that follows, or by one that has come already.
    if (answer.result === "done") {
      if (this.run && this.view && this.view.seq >= answer.seq) this.goOn(this.view);
      return;
    }
    this.waitingFor = null;
    this.notice = goesOn ? answer.why : this.run!.words(answer.why);
    if (!goesOn) this.run = null;
    this.changed();
  }

  private learn(view: View): void {
    const chosen = this.waitingFor !== null;
    this.views.set(view.seat, view);
    const isShown = this.isShown(view);
    if (isShown) this.show(view);
    this.moments.learn(view, chosen, isShown);
    if (this.mine.length > 1) this.passOn(view);
    if (isShown && this.view === view) this.goOn(view);
    this.changed();
  }

  private show(view: View): void {
    clearTimeout(this.slow);
    this.view = view;
    this.waitingFor = null;
    this.plans = NO_PLANS;
    // While what the form says is being done, it stays.
    if (!this.run) this.form = view.form;
  }

  /** Make the next choice of the plan under way, or ask for plans. */
  private goOn(view: View): void {
    const next = this.run?.next(view);
    if (next && "token" in next) {
      this.send(next.token);
      return;
    }
    if (next) this.notice = next.stopped;
    if (next || this.run?.isOver) this.run = null;
    this.form = view.form;
    if (decides(view, view.seat))
      this.say({ type: "plans", seat: view.seat!, ...(this.picked.length && { picked: this.picked }) });
  }

  /** Of several own seats the one that has to decide is shown; one person stays until they have decided. */
  private isShown(view: View): boolean {
    if (this.mine.length < 2) return true;
    if (this.curtain !== null || (this.isShared && !this.view && !view.outcome)) return false;
    if (!this.view || view.seat === this.view.seat) return true;
    return !this.isShared && decides(view, view.seat) && !decides(view, this.view.seat);
  }

  /** Whether people with secrets share this screen. */
  private get isShared(): boolean {
    return this.mine.length > 1 && this.info?.private === true;
  }

  /** See to it that the screen goes to whoever decides next. */
  private passOn(latest: View): void {
    const seat = this.curtain ?? this.view?.seat ?? null;
    if (latest.outcome) {
      if (this.curtain !== null) this.open(seat);
      return;
    }
    if (this.views.has(seat) && decides(latest, seat)) return;
    const next = latest.deciders.find((each) => this.mine.includes(each));
    if (!this.isShared) {
      if (next !== undefined && next !== this.view?.seat && this.views.has(next)) this.open(next);
    } else if (next !== undefined || !this.view) {
      this.curtain = next ?? this.curtain ?? this.mine[0]!;
      this.waitingFor = null;
      this.clearNotes();
    }
  }

  /** The person who is asked for is there: the table is shown through their eyes. */
  openCurtain(): void {
    this.open(this.curtain);
    this.changed();
  }

  private open(seat: number | null): void {
    const view = this.views.get(seat);
    if (!view) return;
    this.curtain = null;
    this.clearNotes();
    this.run = null;
    this.show(view);
    this.moments.show(seat);
    this.goOn(view);
  }

  private askBeats(seat: number | null, seq: number): void {
    this.say({ type: "beats", seat, seq });
  }

  private fetchBeats(seat: number | null, seq: number): Promise<Beats> {
    // The keys are in the order of the seats.
    const key = seat === null ? undefined : this.keys[this.mine.indexOf(seat)];
    return api.beats(this.table, seq, seat, { own: true, key });
  }
}

const NO_PLANS: Plan[] = [];

/** Whether a seat has to decide, as any of the latest views tells. */
function decides(view: View, seat: number | null): boolean {
  return seat !== null && view.deciders.includes(seat);
}

/** A name for an action, so that a repeated one is not done twice. */
function newId(): string {
  return crypto.randomUUID ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`;
}

/** The answers to a form after one more. Those to other parts stay, also to parts that are not asked now. */
export function answers(form: Form, part: FormPart, option: FormOption, before: string[]): string[] {
  const asked = new Set(form.parts.flatMap((each) => each.options.map(({ token }) => token)));
  const others = [
    ...before.filter((token) => !asked.has(token)),
    ...form.parts.filter((each) => each !== part).flatMap((each) => each.picked),
  ];
  if (!part.several || option.alone) return [...others, option.token];
  const alone = part.options.filter((each) => each.alone).map((each) => each.token);
  const beside = part.picked.filter((token) => !alone.includes(token));
  const picked = beside.includes(option.token)
    ? beside.filter((token) => token !== option.token)
    : [...beside, option.token];
  return [...others, ...(picked.length ? picked : [option.token])];
}

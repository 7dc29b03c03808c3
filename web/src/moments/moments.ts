// What happens at a live table, seat by seat: views as they come, their moments once they are known.

import { pace } from "../prefs";
import type { Trail } from "../scene/trail";
import type { Beats, Line, View } from "../types";
import { type Frame, frameOf, stepOf } from "./frames";
import { Playback } from "./playback";
import { lastRound, OwnChoices } from "./since";
import { Timeline } from "./timeline";
import { trailsOf } from "./trails";

/** Milliseconds after which a view is shown without its moments. */
const LATE = 400;
/** The server answers so many messages a second and no more: most of them are left for what a player does. */
const BURST = 30;
const PER_SECOND = 10;

/** What is known of a game through the eyes of one seat, or of a spectator. */
interface Seen {
  view: View;
  timeline: Timeline;
  own: OwnChoices;
  /** The number of the first line that is news: since the last own choice, or in the last round of turns. */
  since: number;
}

/** A view that waits for its moments, or for those before it. */
interface Awaited {
  view: View;
  before: View;
  lines: Line[];
  frames: Frame[] | null;
  timer: number;
}

export class Moments {
  readonly playback: Playback;
  private readonly seen = new Map<number | null, Seen>();
  private shown: Seen | null = null;
  private awaited: Awaited[] = [];
  private allowance = BURST;
  private filledAt = 0;
  private drawn: { view: View; steps: number; trails: Map<string, Trail[]> } | null = null;

  constructor(
    private readonly changed: () => void,
    private readonly ask: (seat: number | null, seq: number) => void,
    private readonly fetch: (seat: number | null, seq: number) => Promise<Beats>,
  ) {
    this.playback = new Playback(changed);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.hurry);
    for (const each of this.awaited) clearTimeout(each.timer);
    this.playback.close();
  }

  /** The journal of the shown seat. */
  get lines(): Line[] {
    return this.shown?.timeline.lines ?? [];
  }

  get timeline(): Timeline {
    return this.shown!.timeline;
  }

  /** The number of the first line that is news for the viewer. */
  get since(): number {
    return this.shown?.since ?? 0;
  }

  /** Where things went since then, on every board. */
  get trails(): Map<string, Trail[]> {
    const { view, timeline, since } = this.shown!;
    const steps = timeline.knownSince(since);
    if (this.drawn?.view !== view || this.drawn.steps !== steps.length)
      this.drawn = { view, steps: steps.length, trails: trailsOf(steps, view.seat) };
    return this.drawn.trails;
  }

  /** Show once more what has happened since then. */
  async again(): Promise<void> {
    const { timeline } = this;
    const first = await timeline.find(this.since).catch(() => null);
    if (first) this.playback.play(await timeline.from(first).catch(() => []));
  }

  // -- views --------------------------------------------------------------------------------------------

  /** A view has come. `chosen`: it follows a choice of the viewer. */
  learn(view: View, chosen: boolean, isShown: boolean): void {
    const old = this.seen.get(view.seat);
    const { timeline, own } = old ?? {
      timeline: new Timeline((seq) => this.fetch(view.seat, seq)),
      own: new OwnChoices(),
    };
    const known = timeline.lines;
    const lines = [...known.slice(0, view.kept), ...view.lines];
    const same = view.kept < known.length ? sameBeginning(known, lines) : known.length;
    if (same < known.length) own.takenBack(same);
    else if (chosen && isShown) own.chose(known.length);
    timeline.lines = lines;
    timeline.last = view.seq;
    const since = view.seat === null ? lastRound(lines) : own.since(lines, view.seat);
    const seen = { view, timeline, own, since };
    this.seen.set(view.seat, seen);
    if (!isShown) return;
    const another = this.shown?.view.seat !== view.seat;
    this.shown = seen;
    const frame = frameOf(view, lines);
    if (!old) this.playback.begin(frame);
    else if (another) this.playback.begin(frameOf(old.view, known));
    if (old) this.await(view, old.view, lines, frame);
  }

  /** Show the table through the eyes of another seat. */
  show(seat: number | null): void {
    const seen = this.seen.get(seat);
    if (!seen || seen === this.shown) return;
    this.shown = seen;
    this.playback.begin(frameOf(seen.view, seen.timeline.lines));
  }

  /** Everything that is known is shown now. */
  skip(): void {
    for (const each of this.awaited) each.frames ??= [frameOf(each.view, each.lines)];
    this.flush();
    this.playback.toNow();
  }

  private await(view: View, before: View, lines: Line[], frame: Frame): void {
    this.playback.latest = view.seq;
    const awaited: Awaited = { view, before, lines, frames: null, timer: 0 };
    this.awaited.push(awaited);
    if (before.seq === view.seq - 1 && this.mayAsk()) {
      awaited.timer = window.setTimeout(() => this.settle(awaited, [frame]), LATE);
      this.ask(view.seat, view.seq);
      // Where nothing moves, nobody waits for moments.
      if (!pace() || document.hidden) this.playback.arrive([frame]);
    } else {
      this.settle(awaited, [frame]);
    }
  }

  /** The moments of a step have come. */
  hear(beats: Beats): void {
    const found = this.awaited.find(({ view }) => view.seat === beats.seat && view.seq === beats.seq);
    if (!found) return;
    const { view, before, lines } = found;
    const step = stepOf(beats, before.scene!, lines);
    if (!step.frames.length) return;
    step.frames.at(-1)!.scene = view.scene!;
    this.seen.get(view.seat)?.timeline.keep(view.seq, step);
    this.settle(found, step.frames);
  }

  /** The server refuses the moments of a step: its view is shown without them. */
  refused(): void {
    const first = this.awaited.find((each) => !each.frames);
    if (first) this.settle(first, [frameOf(first.view, first.lines)]);
  }

  private settle(awaited: Awaited, frames: Frame[]): void {
    clearTimeout(awaited.timer);
    awaited.frames ??= frames;
    this.flush();
    this.changed();
  }

  /** Show what is known, in order. */
  private flush(): void {
    while (this.awaited[0]?.frames) {
      const { view, frames } = this.awaited.shift()!;
      if (view.seat !== this.shown?.view.seat || this.playback.has(view.seq)) continue;
      this.playback.arrive(frames!);
    }
  }

  private readonly hurry = () => {
    if (document.hidden && this.playback.mode !== "looking") this.skip();
  };

  private mayAsk(): boolean {
    const now = performance.now();
    this.allowance = Math.min(BURST, this.allowance + ((now - this.filledAt) / 1000) * PER_SECOND);
    this.filledAt = now;
    if (this.allowance < 1) return false;
    this.allowance--;
    return true;
  }
}

function sameBeginning(a: Line[], b: Line[]): number {
  const other = a.findIndex((line, number) => line.text !== b[number]?.text);
  return other < 0 ? a.length : other;
}

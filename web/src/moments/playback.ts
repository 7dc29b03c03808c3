// What the table shows: now, a moment of what has just happened, or a moment that is looked back at.

import { pace } from "../prefs";
import { type Frame, isPosition, words } from "./frames";
import type { Timeline, Unit } from "./timeline";

/** A moment inside a step is shown this many times longer than a position: its sentence has to be read. */
const TO_READ = 1.6;
/** With more frames than this in the queue, each is shown for a shorter time, */
const PATIENT = 14;
/** but not shorter than this part of the pace, */
const SHORTEST = 0.33;
/** unless there are so many that nobody would wait for the end. */
const MANY = 60;
/** Milliseconds for which a frame is shown at least. */
const GLANCE = 50;

/** `waiting`: a step has happened, and its moments are on their way. */
export type Mode = "now" | "waiting" | "playing" | "looking";

export class Playback {
  /** What is shown. */
  frame: Frame | null = null;
  /** Milliseconds in which things move to where they are in this frame. */
  pace = 0;
  /** How many steps have come while somebody looks back. */
  news = 0;
  /** The latest step that has happened. */
  latest = 0;
  private now: Frame | null = null;
  private isLooking = false;
  private queue: Frame[] = [];
  /** Stops the timer of the next frame; null while none runs. */
  private resting: (() => void) | null = null;
  /** Counts what was asked for, so that an answer that comes too late is not shown. */
  private asked = 0;
  /** How often the present was gone to, and the steps that were asked for since: keys may come faster than moments. */
  private returns = 0;
  private walking: Promise<void> = Promise.resolve();

  constructor(private readonly changed: () => void) {}

  get mode(): Mode {
    if (this.isLooking) return "looking";
    if (this.frame !== this.now) return "playing";
    return this.now && this.now.step < this.latest ? "waiting" : "now";
  }

  /** What has just happened, in words, while it is not the present. */
  get words(): string {
    return this.frame ? words(this.frame) : "";
  }

  /** The table as it is, without a way to it. */
  begin(frame: Frame): void {
    this.now = frame;
    this.latest = frame.step;
    this.toNow();
  }

  /** Whether this step, or a later one, is known here. */
  has(step: number): boolean {
    return this.now !== null && this.now.step >= step;
  }

  /** A step has happened: show its moments one after the other, or the last one at once. */
  arrive(frames: Frame[]): void {
    const now = frames.at(-1)!;
    this.now = now;
    if (this.isLooking) {
      this.news++;
      this.changed();
    } else if (!pace() || document.hidden) {
      this.toNow();
    } else {
      this.queue.push(...frames);
      if (!this.resting) this.next();
    }
  }

  /** Show all of this once more. */
  play(frames: Frame[]): void {
    if (!frames.length || !this.now) return;
    this.isLooking = false;
    this.queue = frames.at(-1)!.step === this.now.step ? [...frames.slice(0, -1), this.now] : [...frames, this.now];
    this.next();
  }

  /** Go to the present, whatever is shown. */
  toNow(): void {
    this.asked++;
    this.returns++;
    this.stop();
    this.queue = [];
    this.isLooking = false;
    this.news = 0;
    if (this.now) this.show(this.now, this.frame ? pace() : 0);
  }

  close(): void {
    this.stop();
  }

  // -- looking back -------------------------------------------------------------------------------------

  /** Look at a moment, once it is known. Nothing happens where it cannot be had. */
  async look(moment: Promise<Frame>): Promise<void> {
    const asked = ++this.asked;
    const frame = await moment.catch(() => null);
    if (!frame || asked !== this.asked) return;
    this.stop();
    this.queue = [];
    this.isLooking = true;
    this.show(frame, pace());
  }

  /** Go a step back or forward from where one is when the steps before it have been taken. */
  walk(timeline: Timeline, unit: Unit, way: 1 | -1): Promise<void> {
    const { returns } = this;
    this.walking = this.walking.then(() => (returns === this.returns ? this.step(timeline, unit, way) : undefined));
    return this.walking;
  }

  private async step(timeline: Timeline, unit: Unit, way: 1 | -1): Promise<void> {
    const { frame: from, asked } = this;
    if (!from) return;
    const frame = way > 0 && !this.isLooking ? null : await timeline.walk(from, unit, way).catch(() => null);
    if (asked !== this.asked) return;
    if (!frame || (frame.step === timeline.last && isPosition(frame))) this.toNow();
    else await this.look(Promise.resolve(frame));
  }

  // -- playing ------------------------------------------------------------------------------------------

  private next(): void {
    this.stop();
    while (this.queue.length > 1 && !isWorthSeeing(this.queue[0]!)) this.queue.shift();
    const frame = this.queue.shift();
    if (!frame) return;
    const wait = this.wait(frame);
    this.show(frame, Math.min(pace(), wait));
    this.resting = afterPaint(() => this.next(), Math.max(GLANCE, wait));
  }

  private wait(frame: Frame): number {
    const waiting = this.queue.length;
    const part = Math.max(Math.min(1, PATIENT / waiting), SHORTEST) * Math.min(1, MANY / waiting);
    return pace() * (isPosition(frame) ? 1 : TO_READ) * (waiting ? part : 1);
  }

  private show(frame: Frame, wait: number): void {
    this.frame = frame;
    this.pace = wait;
    this.changed();
  }

  private stop(): void {
    this.resting?.();
    this.resting = null;
  }
}

/** Whether a viewer can see or read something new in it. */
function isWorthSeeing(frame: Frame): boolean {
  return frame.changed || frame.told.length > 0;
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

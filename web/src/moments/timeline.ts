// The steps of a game as one viewer saw them. They are kept as they come, and fetched when somebody looks back.

import type { Beats, Line } from "../types";
import { type Frame, type Step, stepOf } from "./frames";
import { turnsOf } from "./turns";

/** A moment: a step, and the number of a frame in it. */
export interface Place {
  step: number;
  beat: number;
}

export const UNITS = ["beat", "choice", "turn", "round"] as const;
export type Unit = (typeof UNITS)[number];

/** The position after a step, however many frames it has. */
export const AFTER = Infinity;

export class Timeline {
  /** The latest step. */
  last = 0;
  /** The whole journal. */
  lines: Line[] = [];
  private readonly known = new Map<number, Step>();
  private readonly asked = new Map<number, Promise<Step>>();

  constructor(private readonly ask: (step: number) => Promise<Beats>) {}

  keep(number: number, step: Step): void {
    this.known.set(number, step);
  }

  /** The latest steps that are known without asking, back to the one that told a line of the journal. */
  knownSince(line: number): Step[] {
    const found: Step[] = [];
    for (let number = this.last; number > 0; number--) {
      const step = this.known.get(number);
      if (!step || step.frames.at(-1)!.lines <= line) break;
      found.unshift(step);
    }
    return found;
  }

  step(number: number): Promise<Step> {
    const known = this.known.get(number);
    if (known) return Promise.resolve(known);
    let asked = this.asked.get(number);
    if (!asked) {
      asked = this.ask(number).then((beats) => {
        const step = stepOf(beats, beats.scene!, this.lines);
        this.known.set(number, step);
        return step;
      });
      this.asked.set(number, asked);
      const forget = () => this.asked.delete(number);
      asked.then(forget, forget);
    }
    return asked;
  }

  async frame({ step, beat }: Place): Promise<Frame> {
    const { frames } = await this.step(clamp(step, 0, this.last));
    return frames[clamp(beat, 0, frames.length - 1)]!;
  }

  /** Every frame from a place to now. */
  async from(place: Place): Promise<Frame[]> {
    const found: Frame[] = [];
    for (let number = place.step; number <= this.last; number++) {
      const { frames } = await this.step(number);
      found.push(...(number === place.step ? frames.slice(place.beat) : frames));
    }
    return found;
  }

  /** The moment at which a line of the journal was told. */
  async find(line: number): Promise<Frame> {
    let [low, high] = [0, this.last];
    while (low < high) {
      // What has just happened is asked for most often, and known.
      const middle = this.known.has(high) ? high : (low + high + 1) >> 1;
      if ((await this.step(middle)).first <= line) low = middle;
      else high = middle - 1;
    }
    const { frames } = await this.step(low);
    return frames.find((frame) => frame.lines > line) ?? frames.at(-1)!;
  }

  /** The moment one unit before or after another. */
  async walk(from: Frame, unit: Unit, way: 1 | -1): Promise<Frame> {
    if (unit === "beat") {
      if (way > 0 && from.beat + 1 < from.of) return this.frame({ step: from.step, beat: from.beat + 1 });
      if (way < 0 && from.beat > 0) return this.frame({ step: from.step, beat: from.beat - 1 });
    }
    if (unit === "beat" || unit === "choice") {
      const step = from.step + way;
      if (step < 0) return this.frame({ step: 0, beat: 0 });
      return this.frame({ step, beat: unit === "beat" && way > 0 && step <= this.last ? 0 : AFTER });
    }
    const ends = unit === "turn" ? this.turnEnds() : this.roundStarts();
    const next = way > 0 ? ends.find((end) => end > from.lines) : ends.filter((end) => end < from.lines).at(-1);
    if (next === undefined) return this.frame(way > 0 ? { step: this.last, beat: AFTER } : { step: 0, beat: 0 });
    return this.find(next - 1);
  }

  hasRounds(): boolean {
    return this.lines.some((line) => line.opens_round);
  }

  /** How many lines the journal has when each turn is over. */
  private turnEnds(): number[] {
    return turnsOf(this.lines).map((turn) => turn.first + turn.lines.length);
  }

  /** How many lines the journal has when each round has begun. */
  private roundStarts(): number[] {
    return this.lines.flatMap((line, number) => (line.opens_round ? [number + 1] : []));
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

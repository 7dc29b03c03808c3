// Where a replay is: the moment, whose eyes, and what is seen there.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import * as api from "../api";
import { type Frame, isPosition } from "../moments/frames";
import { AFTER, type Place, Timeline, type Unit } from "../moments/timeline";
import { pace } from "../prefs";
import { stepOfKey } from "../table/steps";
import type { TableInfo, View } from "../types";

/** Milliseconds between two moments of a running replay at least. */
const BEAT = 900;

export interface Position {
  frame: Frame | null;
  length: number;
  seat: number | null;
  setSeat: (seat: number | null) => void;
  timeline: Timeline;
  /** The end of the game: its journal is the whole one. */
  end: View | null;
  isEnd: boolean;
  running: boolean;
  run: (on: boolean) => void;
  goTo: (step: number) => void;
  /** Goes to a moment of a step. */
  toPlace: (place: Place) => void;
  toFirst: () => void;
  walk: (unit: Unit, way: 1 | -1) => void;
  /** Goes to the moment at which a line of the journal was told. */
  jump: (line: number) => void;
}

/** As the server counts: the moments of a step from one, and 0 for the position after it. */
export function placeAt(at: number, beat: number): Place {
  return { step: at, beat: beat ? beat - 1 : AFTER };
}

export function beatOf(frame: Frame): number {
  return isPosition(frame) ? 0 : frame.beat + 1;
}

/** `34` is the position after step 34, `34.2` the second moment of that step. */
export function placeOf(address: string): Place {
  const [step, beat] = address.split(".").map((part) => Number.parseInt(part, 10));
  return placeAt(Math.max(0, step || 0), Math.max(0, beat || 0));
}

export function addressOf(frame: Frame): string {
  return isPosition(frame) ? `${frame.step}` : `${frame.step}.${beatOf(frame)}`;
}

/** `moved` is told every moment that is shown, before it can be seen. */
export function usePosition(
  info: TableInfo | null,
  from: Place,
  failed: (why: string) => void,
  moved: (frame: Frame) => void = () => undefined,
): Position {
  const [seat, setSeat] = useState<number | null>(null);
  const [frame, setFrame] = useState<Frame | null>(null);
  const [end, setEnd] = useState<View | null>(null);
  const [running, setRunning] = useState(false);
  /** The moment that was asked for last. Keys may come faster than moments: each step is taken from there. */
  const asked = useRef<Promise<Frame> | null>(null);
  const length = info?.length ?? 0;
  const timeline = useMemo(() => {
    const made = new Timeline((step) => api.beats(info!.id, step, seat));
    made.last = length;
    return made;
  }, [info, seat]);

  /** Only what was asked for last is shown. */
  const show = (moment: Promise<Frame>) => {
    asked.current = moment;
    moment.then(
      (found) => {
        if (moment !== asked.current) return;
        setFrame(found);
        if (found.step < length) void timeline.step(found.step + 1).catch(() => undefined);
      },
      (failure: Error) => failed(failure.message),
    );
  };
  useEffect(() => {
    if (info?.status !== "finished" || info.length === null) return;
    const place = frame ?? from;
    api.viewAt(info.id, length, seat).then(
      (found) => {
        timeline.lines = found.lines;
        setEnd(found);
        show(timeline.frame(place));
      },
      (failure: Error) => failed(failure.message),
    );
  }, [timeline]);
  useLayoutEffect(() => {
    if (frame) moved(frame);
  }, [frame]);
  const isEnd = frame !== null && frame.step === length && isPosition(frame);
  useEffect(() => {
    if (!running || !frame) return;
    if (isEnd) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => show(timeline.walk(frame, "beat", 1)), Math.max(BEAT, pace() * 1.6));
    return () => clearTimeout(timer);
  }, [running, frame]);

  const move = (moment: Promise<Frame>) => {
    setRunning(false);
    show(moment);
  };
  return {
    frame,
    length,
    seat,
    setSeat,
    timeline,
    end,
    isEnd,
    running,
    run: setRunning,
    goTo: (step) => move(timeline.frame({ step, beat: AFTER })),
    toPlace: (place) => move(timeline.frame(place)),
    toFirst: () => move(timeline.frame({ step: 0, beat: 0 })),
    walk: (unit, way) => asked.current && move(asked.current.then((from) => timeline.walk(from, unit, way))),
    jump: (line) => move(timeline.find(line)),
  };
}

/** The keys that walk through a replay. */
export function useReplayKeys({
  length,
  walk,
  goTo,
  toFirst,
}: Pick<Position, "length" | "walk" | "goTo" | "toFirst">): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (event.defaultPrevented || /^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName) || at.closest("[role=tablist]"))
        return;
      const step = stepOfKey(event);
      if (!step) return;
      event.preventDefault();
      if (step === "first") toFirst();
      else if (step === "last") goTo(length);
      else walk(step.unit, step.way);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  });
}

// Where a replay is: the step, whose eyes, and the view there.

import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../api";
import type { Line, TableInfo, View } from "../types";

/** Milliseconds between two steps of a running replay. */
const BEAT = 900;

export interface Position {
  at: number;
  length: number;
  seat: number | null;
  setSeat: (seat: number | null) => void;
  view: View | null;
  /** The whole journal, of which the view shows the beginning. */
  lines: Line[];
  /** What the latest line is about. */
  news: string[];
  running: boolean;
  run: (on: boolean) => void;
  goTo: (step: number) => void;
  walk: (by: number) => void;
  /** Goes to the first step at which the journal has this line. */
  jump: (line: number) => Promise<void>;
}

export function usePosition(info: TableInfo | null, from: number, failed: (why: string) => void): Position {
  const [at, setAt] = useState(Math.max(0, Math.floor(from) || 0));
  const [seat, setSeat] = useState<number | null>(null);
  const [view, setView] = useState<View | null>(null);
  const [lines, setLines] = useState<Line[]>([]);
  const [news, setNews] = useState<string[]>([]);
  const [running, setRunning] = useState(false);
  const known = useRef(new Map<string, Promise<View>>());
  const length = info?.length ?? 0;
  const finished = info?.status === "finished";

  const fetched = (step: number): Promise<View> => {
    const name = `${seat}:${step}`;
    let found = known.current.get(name);
    if (!found) {
      found = api.viewAt(info!.id, step, seat);
      known.current.set(name, found);
      found.catch(() => known.current.delete(name));
    }
    return found;
  };
  useEffect(() => {
    if (!finished) return;
    let current = true;
    fetched(at).then(
      (found) => {
        if (!current) return;
        setNews(view && found.lines.length > view.lines.length ? (found.lines.at(-1)?.touches ?? []) : []);
        setView(found);
        if (at < length) void fetched(at + 1).catch(() => undefined);
      },
      (failure: Error) => failed(failure.message),
    );
    return () => {
      current = false;
    };
  }, [info, at, seat]);
  useEffect(() => {
    if (finished)
      void fetched(length).then(
        (found) => setLines(found.lines),
        () => undefined,
      );
  }, [info, seat]);
  useEffect(() => {
    if (!running) return;
    if (at >= length) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => setAt(at + 1), BEAT);
    return () => clearTimeout(timer);
  }, [running, at, length]);

  const move = (to: (now: number) => number) => {
    setRunning(false);
    setAt((now) => Math.max(0, Math.min(length, to(now))));
  };
  const goTo = (step: number) => move(() => step);
  const walk = (by: number) => move((now) => now + by);
  const jump = async (line: number) => {
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((await fetched(middle)).lines.length > line) high = middle;
      else low = middle + 1;
    }
    goTo(low);
  };
  return { at, length, seat, setSeat, view, lines, news, running, run: setRunning, goTo, walk, jump };
}

/** The keys that walk through a replay. */
export function useReplayKeys({ length, walk }: Position): void {
  useEffect(() => {
    const ways: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      PageUp: -10,
      PageDown: 10,
      Home: -length,
      End: length,
    };
    const hear = (event: KeyboardEvent) => {
      if (/^(INPUT|SELECT|TEXTAREA)$/.test((event.target as HTMLElement).tagName) || event.altKey || event.ctrlKey)
        return;
      const by = ways[event.key];
      if (by === undefined) return;
      event.preventDefault();
      walk(by);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  });
}

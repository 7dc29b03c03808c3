// The analysis of a finished game: asked for, waited for, and there.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import type { AnalysisState } from "../types";

/** Milliseconds between two looks at how far it is. */
const LOOK = 1000;
const NONE: AnalysisState = { status: "none", done: 0, total: 0, why: "", analysis: null };

export interface Asked {
  state: AnalysisState;
  /** Seconds that are left, as far as can be told. */
  left: number | null;
  ask: () => void;
}

/**
 * `atOnce`: without waiting for somebody to ask. An analysis that was made before is there in any case.
 * `possible`: whether it is known that this game can be analysed.
 */
export function useAnalysis(table: string, atOnce: boolean, possible: boolean): Asked {
  const [state, setState] = useState<AnalysisState>(NONE);
  const [since, setSince] = useState<{ time: number; done: number } | null>(null);
  const failed = (failure: Error) => setState({ ...NONE, status: "failed", why: failure.message });
  const take = (found: AnalysisState) => {
    if (found.status === "working") setSince((known) => known ?? { time: Date.now(), done: found.done });
    setState(found);
  };
  const ask = () => {
    setSince(null);
    setState({ ...NONE, status: "working" });
    api.startAnalysis(table).then(take, failed);
  };
  useEffect(() => {
    if (!possible) return;
    if (atOnce) ask();
    else
      api.analysis(table).then(
        (found) => found.status !== "none" && take(found),
        () => undefined,
      );
  }, [table, possible]);
  useEffect(() => {
    if (state.status !== "working" || !state.total) return;
    const timer = setTimeout(() => api.analysis(table).then(take, failed), LOOK);
    return () => clearTimeout(timer);
  }, [state]);
  return { state, left: secondsLeft(state, since), ask };
}

function secondsLeft({ done, total }: AnalysisState, since: { time: number; done: number } | null): number | null {
  if (!since || done <= since.done) return null;
  return Math.ceil((((Date.now() - since.time) / (done - since.done)) * (total - done)) / 1000);
}

// Where a learner is in a lesson, and how the table gets there: choice by choice, so that everything is seen.

import { useEffect, useMemo, useState } from "preact/hooks";
import * as api from "../api";
import { pace } from "../prefs";
import type { LessonStep, LessonText, View } from "../types";

/** More choices than this are not shown one by one. */
const WATCHED = 14;

export interface Progress {
  step: LessonStep;
  number: number;
  count: number;
  /** The number of the chapter, and of the first step of each. */
  chapter: number;
  starts: number[];
  view: View | null;
  /** Lines of the journal that are new since the step before. */
  fresh: number;
  /** Whether the table shows the moment that the step is about. */
  there: boolean;
  error: string;
  goTo: (number: number) => void;
}

export function useProgress(lesson: LessonText, from: number): Progress {
  const steps = useMemo(() => lesson.chapters.flatMap((chapter) => chapter.steps), [lesson]);
  const starts = useMemo(() => lesson.chapters.map((chapter) => steps.indexOf(chapter.steps[0]!)), [lesson, steps]);
  const inside = (number: number) => Math.max(0, Math.min(steps.length - 1, Math.floor(number) || 0));
  const [number, setNumber] = useState(() => inside(from));
  const step = steps[number]!;
  const [at, setAt] = useState(step.at);
  const [view, setView] = useState<View | null>(null);
  const [before, setBefore] = useState<number | null>(null);
  const [error, setError] = useState("");

  useEffect(() => {
    history.replaceState(null, "", `#/learn/${lesson.game}?step=${number}`);
    const way = step.at - at;
    if (way < 0 || way > WATCHED || !pace()) setAt(step.at);
    if (view) setBefore(view.lines.length);
  }, [number]);
  useEffect(() => {
    let current = true;
    api.lessonView(lesson.game, at).then(
      (found) => {
        if (!current) return;
        // In a lesson everything can be taken back.
        setView({ ...found, final: [] });
        setBefore((known) => known ?? found.lines.length);
        setError("");
        if (at < step.at) setTimeout(() => current && setAt(at + 1), pace() + 150);
        else if (at < lesson.length) void api.lessonView(lesson.game, at + 1).catch(() => undefined);
      },
      (failure: Error) => {
        if (current) setError(failure.message);
      },
    );
    return () => {
      current = false;
    };
  }, [at, number]);

  const chapter = starts.filter((start) => start <= number).length - 1;
  const fresh = view ? Math.max(0, view.lines.length - (before ?? 0)) : 0;
  const there = view !== null && view.seq === step.at;
  return {
    step,
    number,
    count: steps.length,
    chapter,
    starts,
    view,
    fresh,
    there,
    error,
    goTo: (to) => setNumber(inside(to)),
  };
}

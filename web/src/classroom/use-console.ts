// The console of a class: its state, and how to change it.

import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import { keepClass, type MyClass } from "../prefs";
import type { Console } from "../types";
import { type ClassLive, follow } from "./class-live";
import { forgetClass } from "./my-classes";

export interface Desk {
  mine: MyClass;
  live: ClassLive;
  console: Console;
  /** Does something for the class, and shows why it failed if it does. */
  run: (work: Promise<unknown>) => void;
  error: string;
}

/** The teacher's desk; null until the console is there, or when it cannot be opened. */
export function useDesk(mine: MyClass): { desk: Desk | null; live: ClassLive | null } {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [error, setError] = useState("");
  const live = useRef<ClassLive | null>(null);
  useEffect(
    () =>
      follow(mine, "teacher", (told) => {
        live.current = told;
        if (told.isRemoved) forgetClass(mine.id);
        redraw(0);
      }),
    [mine.id, mine.key],
  );
  const console = live.current?.console ?? null;
  const title = console && (console.room.title || console.room.game_title);
  useEffect(() => {
    if (title) keepClass({ ...mine, title });
  }, [title]);
  const run = (work: Promise<unknown>) =>
    void work.then(
      () => setError(""),
      (failure: Error) => setError(failure.message),
    );
  const desk = live.current && console ? { mine, live: live.current, console, run, error } : null;
  return { desk, live: live.current };
}

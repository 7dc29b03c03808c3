// A table tells by title, icon, sound, vibration and notification what somebody should know who looks elsewhere.

import { useEffect, useRef } from "preact/hooks";
import type { Live } from "../live";
import { prefs } from "../prefs";
import { say } from "../say";
import { notify } from "./background";
import { news, ownTimeLeft, type Standing, standing } from "./news";
import { play } from "./sounds";
import { setIcon, setTitle } from "./title";

/** Seconds on the own clock from which it warns. */
export const LOW_TIME = 15;

export function useSignals(live: Live | null): void {
  const before = useRef<Standing | null>(null);
  const now = standing(live);
  const title = live?.info?.title ?? "";
  const table = live?.info?.id ?? "";
  useEffect(() => {
    if (!title) return;
    setTitle(title, now.turn);
    const told = before.current && news(before.current, now);
    before.current = now;
    if (!told) return;
    play(told);
    // A browser refuses to vibrate for a page that nobody has touched yet, and says so in its console.
    if (told === "turn" && prefs.vibrates && navigator.userActivation?.hasBeenActive)
      navigator.vibrate?.([120, 60, 120]);
    if (told !== "move" && now.plays) void notify(title, say(`news-${told}`), table);
  });
  useEffect(() => () => setIcon(false), []);
  useLowTime(live, now.turn);
}

/** Warns once when the own time gets short. */
function useLowTime(live: Live | null, turn: boolean): void {
  const info = live?.info ?? null;
  const left = live && info && turn ? ownTimeLeft(info, live.mine, live.infoAt) : null;
  const runs = left !== null && left > LOW_TIME;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => play("low"), (left - LOW_TIME) * 1000);
    return () => clearTimeout(timer);
  }, [runs, live?.infoAt]);
}

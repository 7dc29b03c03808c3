// What has just happened is lit on the table for a while.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Live } from "../live";
import { pace } from "../prefs";
import type { View } from "../types";

/** Milliseconds for which news are lit at least. */
const SHORTEST = 900;

/** The elements that the latest lines of the journal speak of, until they have been lit long enough. */
export function useNews(live: Live, view: View): string[] {
  const [over, setOver] = useState<View | null>(null);
  const news = useMemo(
    () => (live.fresh ? [...new Set(live.lines.slice(-live.fresh).flatMap((line) => line.touches))] : []),
    [view],
  );
  useEffect(() => {
    if (!news.length) return;
    const timer = setTimeout(() => setOver(view), Math.max(SHORTEST, pace() * 2));
    return () => clearTimeout(timer);
  }, [view]);
  return over === view ? NONE : news;
}

const NONE: string[] = [];

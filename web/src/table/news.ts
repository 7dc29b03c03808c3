// What has just happened is lit on the table for a while.

import { useEffect, useMemo, useState } from "preact/hooks";
import { type Frame, touched } from "../moments/frames";
import { pace } from "../prefs";

/** Milliseconds for which news are lit at least. */
const SHORTEST = 900;

/** The elements that the lines of a moment speak of, until they have been lit long enough. */
export function useNews(frame: Frame): string[] {
  const [over, setOver] = useState<Frame | null>(null);
  const news = useMemo(() => touched(frame), [frame]);
  useEffect(() => {
    if (!news.length) return;
    const timer = setTimeout(() => setOver(frame), Math.max(SHORTEST, pace() * 2));
    return () => clearTimeout(timer);
  }, [frame]);
  return over === frame ? NONE : news;
}

const NONE: string[] = [];

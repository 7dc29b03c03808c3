// Whether the window is as narrow as a phone: then what stands beside the board becomes sheets.

import { useEffect, useState } from "preact/hooks";

const NARROW = matchMedia("(max-width: 760px)");

export function usePhone(): boolean {
  const [narrow, setNarrow] = useState(NARROW.matches);
  useEffect(() => {
    const changed = () => setNarrow(NARROW.matches);
    NARROW.addEventListener("change", changed);
    return () => NARROW.removeEventListener("change", changed);
  }, []);
  return narrow;
}

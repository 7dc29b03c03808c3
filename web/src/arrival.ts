// Coming to a new page: it is shown from its top, and the focus is on its heading.

import { useEffect, useRef } from "preact/hooks";

/** A page may show a heading while it loads and another one then: the focus follows until the visitor does something. */
export function useArrival(place: string): void {
  const before = useRef(place);
  useEffect(() => {
    scrollTo(0, 0);
    if (before.current === place) return;
    before.current = place;
    const follow = new MutationObserver(() => toHeading());
    const stop = () => follow.disconnect();
    toHeading();
    follow.observe(document.body, { childList: true, subtree: true });
    for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, stop, { once: true, capture: true });
    return () => {
      stop();
      for (const sign of ["pointerdown", "keydown"]) removeEventListener(sign, stop, { capture: true });
    };
  }, [place]);
}

function toHeading(): void {
  const at = document.activeElement;
  if (at && at !== document.body && at.tagName !== "H1") return;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading || heading === at) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

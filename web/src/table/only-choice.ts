// What leaves no choice is done by itself, once what happened before has been seen.

import { useEffect } from "preact/hooks";
import type { Live } from "../live";
import { pace, prefs } from "../prefs";
import { say } from "../say";
import type { View } from "../types";

/** The choice that is made without a question; null where a person decides. */
export function onlyChoice(view: View, undone: boolean, asks: boolean) {
  const offers = view.scene?.offers ?? [];
  if (asks || undone || view.outcome || view.choices.length !== 1 || offers.length !== 1) return null;
  return offers[0]!.confirm || offers[0]!.waits ? null : offers[0]!;
}

export function useOnlyChoice(live: Live, view: View, deciding: boolean, isFree: boolean): void {
  const { link, undone, waitingFor } = live;
  useEffect(() => {
    const offer =
      deciding && isFree && link === "here" && waitingFor === null ? onlyChoice(view, undone, prefs.asksAlways) : null;
    if (!offer) return;
    // Time to see what is done, and to take back what leads to it.
    const timer = window.setTimeout(() => {
      live.play(offer.token);
      live.notice = say("only-choice", { choice: offer.label });
    }, pace());
    return () => clearTimeout(timer);
  }, [view, deciding, isFree, link, undone, waitingFor]);
}

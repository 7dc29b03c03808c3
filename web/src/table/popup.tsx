// A small menu beside an element that several choices touch.

import { useLayoutEffect, useRef } from "preact/hooks";
import { prefs } from "../prefs";
import { say } from "../say";
import type { Offer } from "../types";

export interface Spot {
  x: number;
  y: number;
}

export function Popup({
  at,
  offers,
  asked,
  choose,
  close,
}: {
  at: Spot;
  offers: Offer[];
  asked: Offer | null;
  choose: (token: string, at: Spot | null) => void;
  close: () => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  // Before it is painted: it never shows in a corner first.
  useLayoutEffect(() => {
    const box = list.current!;
    const width = Math.min(320, innerWidth - 16);
    box.style.width = `${width}px`;
    box.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, at.x - width / 2))}px`;
    box.style.top = `${Math.max(8, Math.min(innerHeight - box.offsetHeight - 8, at.y + 8))}px`;
    box.querySelector("button")?.focus({ preventScroll: true });
  }, [at, asked]);
  return (
    <ul
      class="ui-popup"
      ref={list}
      aria-label={say(asked ? "popup-sure" : "popup-which")}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      {(asked ? [asked] : offers).map((offer) => (
        <li key={offer.token}>
          <button type="button" onClick={() => choose(offer.token, at)}>
            {offer.label}
            {asked && <span class="ui-help">{say("popup-final")}</span>}
          </button>
        </li>
      ))}
      <li>
        <button type="button" class="cancel" onClick={close}>
          {say(asked ? "popup-not-yet" : "popup-none")}
        </button>
      </li>
      {asked && (
        <li>
          <button
            type="button"
            class="cancel"
            onClick={() => {
              prefs.asks = false;
              choose(asked.token, null);
            }}
          >
            {say("popup-do")}
          </button>
        </li>
      )}
    </ul>
  );
}

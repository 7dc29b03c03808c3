// A small menu beside an element that several choices touch.

import { useEffect, useRef } from "preact/hooks";
import type { Offer } from "../types";

export interface Spot {
  x: number;
  y: number;
}

export function Popup({ at, offers, choose, close }: { at: Spot; offers: Offer[]; choose: (token: string) => void; close: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current!;
    const width = Math.min(320, innerWidth - 16);
    box.style.width = `${width}px`;
    box.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, at.x - width / 2))}px`;
    box.style.top = `${Math.max(8, Math.min(innerHeight - box.offsetHeight - 8, at.y + 8))}px`;
    box.querySelector("button")?.focus({ preventScroll: true });
  }, [at]);
  return (
    <ul class="ui-popup" ref={list} aria-label="Which choice?" onKeyDown={(event) => event.key === "Escape" && close()}>
      {offers.map((offer) => (
        <li key={offer.token}>
          <button type="button" onClick={() => choose(offer.token)}>
            {offer.label}
          </button>
        </li>
      ))}
      <li>
        <button type="button" class="cancel" onClick={close}>
          Something else
        </button>
      </li>
    </ul>
  );
}

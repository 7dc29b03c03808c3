import { useLayoutEffect, useRef } from "preact/hooks";
import type { Offer } from "../types";

export const FINAL = "This cannot be taken back. Choose it once more to do it.";

/** Labels of more letters than this, one with another, stand one below the other. */
const TWO_ABREAST = 26;
/** Labels of so few letters stand three abreast. */
const THREE_ABREAST = 7;

interface Props {
  offers: Offer[];
  hinted: string | null;
  waiting: string | null;
  choose: (token: string) => void;
  look: (offer: Offer | null) => void;
  looked: Offer | null;
  /** The choice that waits for being chosen once more. */
  asked: Offer | null;
  /** What is written on the hinted one. */
  mark?: string;
}

/** Every choice as a labelled button. */
export function Choices({ offers, hinted, waiting, choose, look, looked, asked, mark = "hint" }: Props) {
  const list = useRef<HTMLOListElement>(null);
  // Other choices are read from the top.
  useLayoutEffect(() => void list.current?.scrollTo(0, 0), [offers]);
  const brief = offers.length > 4;
  const letters = offers.reduce((sum, offer) => sum + offer.label.length, 0) / offers.length;
  const shape = letters > TWO_ABREAST ? " lengthy" : letters <= THREE_ABREAST ? " short" : "";
  return (
    <>
    <ol ref={list} class={brief ? `ui-choices brief${shape}` : "ui-choices"} aria-label="Your choices">
      {offers.map((offer, index) => (
        <li key={offer.token}>
          <button
            type="button"
            class={`ui-choice${hinted === offer.token ? " hinted" : ""}${asked?.token === offer.token ? " asked" : ""}`}
            data-token={offer.token}
            title={offer.help}
            aria-busy={waiting === offer.token}
            onClick={() => choose(offer.token)}
            onPointerEnter={() => look(offer)}
            onPointerLeave={() => look(null)}
            onFocus={() => look(offer)}
            onBlur={() => look(null)}
          >
            {index < 9 && (
              <kbd class="ui-digit" aria-hidden="true">
                {index + 1}
              </kbd>
            )}
            <span>
              <span class="ui-label">{offer.label}</span>
              {asked?.token === offer.token ? (
                <span class="ui-help">{FINAL}</span>
              ) : (
                offer.help && <span class="ui-help">{offer.help}</span>
              )}
            </span>
            {hinted === offer.token && <span class="ui-tag">{mark}</span>}
          </button>
        </li>
      ))}
    </ol>
    {brief && <p class="ui-small ui-explains">{looked?.help || "Point at a choice to read what it means."}</p>}
    </>
  );
}

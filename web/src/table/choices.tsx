import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../say";
import type { Offer } from "../types";
import type { Choosing } from "./choosing";

/** Labels longer than this on average stand in one column. */
const TWO_COLUMNS = 26;
/** Labels as short as this on average stand in three columns. */
const THREE_COLUMNS = 7;
/** More choices than this are shown without their help. */
const MANY = 3;

interface Props {
  choosing: Choosing;
  hinted: string | null;
  mark: string;
  waiting: string | null;
}

/** Every choice as a labelled button. */
export function Choices({ choosing, hinted, mark, waiting }: Props) {
  const { left: offers, keys, typed, looked } = choosing;
  const list = useRef<HTMLOListElement>(null);
  // Other choices are read from the top.
  useLayoutEffect(() => void list.current?.scrollTo(0, 0), [offers]);
  return (
    <>
      <ol ref={list} class={listClass(offers)} aria-label={say("choices")}>
        {offers.map((offer, index) => (
          <li key={offer.token}>
            <Choice
              offer={offer}
              digit={keys[index]!}
              typed={typed}
              choosing={choosing}
              mark={hinted === offer.token ? mark : ""}
              busy={waiting === offer.token}
            />
          </li>
        ))}
      </ol>
      {offers.length > MANY && <p class="ui-small ui-explains">{looked?.help || say("choices-help")}</p>}
    </>
  );
}

function listClass(offers: Offer[]): string {
  if (offers.length <= MANY) return "ui-choices";
  const letters = offers.reduce((sum, offer) => sum + offer.label.length, 0) / offers.length;
  const columns = letters > TWO_COLUMNS ? " lengthy" : letters <= THREE_COLUMNS ? " short" : "";
  return `ui-choices brief${columns}`;
}

interface ChoiceProps {
  offer: Offer;
  /** The keys that choose it, and what has been typed so far. */
  digit: string;
  typed: string;
  choosing: Choosing;
  mark: string;
  busy: boolean;
}

function Choice({ offer, digit, typed, choosing, mark, busy }: ChoiceProps) {
  const { asked, choose, look } = choosing;
  const sure = asked?.token === offer.token;
  const help = sure ? say("choices-final") : offer.help;
  return (
    <button
      type="button"
      class={`ui-choice${mark ? " hinted" : ""}${sure ? " asked" : ""}`}
      data-token={offer.token}
      title={offer.help}
      aria-busy={busy}
      onClick={() => choose(offer.token)}
      onPointerEnter={() => look(offer)}
      onPointerLeave={() => look(null)}
      onFocus={() => look(offer)}
      onBlur={() => look(null)}
    >
      <span class={`ui-digit${typed && digit.startsWith(typed) ? " typed" : ""}`} aria-hidden="true">
        {digit}
      </span>
      <span>
        <span class="ui-label">{offer.label}</span>
        {help && <span class="ui-help">{help}</span>}
      </span>
      {mark && <span class="ui-tag">{mark}</span>}
    </button>
  );
}

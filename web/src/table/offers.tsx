// The choices there are now, and the way back to all of them after something was picked.

import type { Live } from "../live";
import { say } from "../say";
import { Choices } from "./choices";
import type { Choosing } from "./choosing";
import { SayForm } from "./say-form";

interface Props {
  choosing: Choosing;
  /** Where the decision may have a form. */
  live?: Live;
  hinted: string | null;
  /** What is written on the hinted one. */
  mark?: string;
  /** The choice that is late to be answered. */
  waiting?: string | null;
}

export function Offers({ choosing, live, hinted, mark = say("choices-hint"), waiting = null }: Props) {
  const { picked, left } = choosing;
  const form = live?.form;
  const above = form && !form.folded;
  const filling = form && <SayForm live={live} mark={hinted && form.covers?.includes(hinted) ? mark : ""} />;
  return (
    <div class={`ui-offers${above ? " saying" : ""}`}>
      {above && filling}
      {!above && <h2>{say(picked.length ? "choices-which" : "choices-may")}</h2>}
      {left.length > 0 && <Choices choosing={choosing} hinted={hinted} mark={mark} waiting={waiting} />}
      {!above && filling}
      {picked.length > 0 && (
        <button type="button" class="ui-button" onClick={choosing.release}>
          {say("choices-all")}
        </button>
      )}
    </div>
  );
}

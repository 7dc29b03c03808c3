// The choices there are now, and the way back to all of them after something was picked.

import { Choices } from "./choices";
import type { Choosing } from "./choosing";

interface Props {
  choosing: Choosing;
  hinted: string | null;
  /** What is written on the hinted one. */
  mark?: string;
  /** The choice that is late to be answered. */
  waiting?: string | null;
}

export function Offers({ choosing, hinted, mark = "hint", waiting = null }: Props) {
  const { picked } = choosing;
  return (
    <div class="ui-offers">
      <h2>{picked.length ? "Which one?" : "You may"}</h2>
      <Choices choosing={choosing} hinted={hinted} mark={mark} waiting={waiting} />
      {picked.length > 0 && (
        <button type="button" class="ui-button" onClick={choosing.release}>
          All choices
        </button>
      )}
    </div>
  );
}

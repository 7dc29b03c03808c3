// What a player has in front of them: notes, their hand, their turn so far and their choices.

import type { Live } from "../live";
import { AreaBox } from "../scene/areas";
import type { View } from "../types";
import type { Choosing } from "./choosing";
import { areasOf, type Drawing } from "./drawing";
import { Greeting, Notes } from "./notes";
import { Offers } from "./offers";
import { Turn } from "./turn";

interface Props {
  live: Live;
  view: View;
  choosing: Choosing;
  drawing: Drawing;
  deciding: boolean;
  openRule: (rule: string) => void;
}

export function Now({ live, view, choosing, drawing, deciding, openRule }: Props) {
  const closeNotes = () => {
    live.clearNotes();
    choosing.setNote("");
  };
  return (
    <div class="ui-now">
      {deciding && <Greeting />}
      <Notes live={live} note={choosing.note} openRule={openRule} close={closeNotes} />
      {areasOf(view.scene!, "hand").map((area) => (
        <div class="ui-hand" key={area.id}>
          <h2>{area.title}</h2>
          <AreaBox area={area} {...drawing} />
        </div>
      ))}
      {view.undo && !view.outcome && (deciding || view.undo.steps > 0) && (
        <Turn undo={view.undo} called={choosing.called} back={(steps) => live.undo(steps)} />
      )}
      {deciding && (
        <Offers choosing={choosing} hinted={live.hint?.token ?? null} waiting={live.late ? live.waitingFor : null} />
      )}
    </div>
  );
}

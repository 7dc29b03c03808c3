// What a player has in front of them: their hand, their turn so far, their choices, and notes.

import type { ComponentChildren } from "preact";
import type { Live } from "../live";
import { AreaBox } from "../scene/areas";
import type { Scene, View } from "../types";
import type { Choosing } from "./choosing";
import { areasOf, type Drawing } from "./drawing";
import { Greeting, Notes } from "./notes";
import { Offers } from "./offers";
import { Turn } from "./turn";

interface Props {
  live: Live;
  view: View;
  /** What the table shows. */
  scene: Scene;
  choosing: Choosing;
  drawing: Drawing;
  deciding: boolean;
  openRule: (rule: string) => void;
  /** What stands below the choices. */
  children?: ComponentChildren;
}

export function Now({ live, view, scene, choosing, drawing, deciding, openRule, children }: Props) {
  const closeNotes = () => {
    live.clearNotes();
    choosing.setNote("");
  };
  return (
    <div class="ui-now">
      <div class="ui-hands">
        {areasOf(scene, "hand").map((area) => (
          <div class="ui-hand" key={area.id}>
            <h2>{area.title}</h2>
            <AreaBox area={area} {...drawing} />
          </div>
        ))}
      </div>
      {view.undo && !view.outcome && (deciding || view.undo.steps > 0) && (
        <Turn undo={view.undo} back={(steps) => live.undo(steps)} />
      )}
      {deciding && (
        <Offers
          choosing={choosing}
          live={live}
          hinted={live.hint?.token ?? null}
          waiting={live.late ? live.waitingFor : null}
        />
      )}
      {/* What comes and goes stands below, so that the choices stay where they are. */}
      {deciding && <Greeting />}
      <Notes live={live} note={choosing.note} openRule={openRule} close={closeNotes} />
      {children}
    </div>
  );
}

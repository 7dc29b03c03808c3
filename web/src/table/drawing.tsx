// The areas of a scene on the page: the board, and the panels beside it.

import type { ComponentChildren } from "preact";
import { AreaBox } from "../scene/areas";
import type { Art } from "../scene/art";
import type { Actions, Marks } from "../scene/sheet";
import type { Area, Scene } from "../types";

/** What all areas of one scene are drawn with. */
export interface Drawing {
  art: Art;
  marks: Marks;
  actions: Actions;
}

export const NO_MARKS: Marks = { offers: new Map(), picked: [], hinted: [], told: [] };
/** For scenes that are only looked at. */
export const NO_ACTIONS: Actions = { choose: () => undefined, ask: () => undefined };

export function areasOf(scene: Scene, ...kinds: Area["kind"][]): Area[] {
  return scene.areas.filter((area) => kinds.includes(area.kind));
}

/** What the game calls a seat. */
export function seatTitle(scene: Scene, seat: number): string {
  return areasOf(scene, "seat").find((area) => area.seat === seat)?.title ?? `Seat ${seat + 1}`;
}

export function Board({ scene, drawing, children }: { scene: Scene; drawing: Drawing; children?: ComponentChildren }) {
  return (
    <section class="ui-board" aria-label="The board">
      {areasOf(scene, "board").map((area) => (
        <AreaBox key={area.id} area={area} {...drawing} />
      ))}
      {children}
    </section>
  );
}

/** Areas one below the other; a seat's area shows its own name. */
export function Panels({ areas, drawing }: { areas: Area[]; drawing: Drawing }) {
  return (
    <>
      {areas.map((area) => (
        <div class="ui-panel" key={area.id}>
          {area.kind !== "seat" && <h2>{area.title}</h2>}
          <AreaBox area={area} {...drawing} />
        </div>
      ))}
    </>
  );
}

// The areas of a scene on the page: the board, and the panels beside it.

import type { ComponentChildren } from "preact";
import { say } from "../say";
import { AreaBox } from "../scene/areas";
import type { Art } from "../scene/art";
import type { Actions, Marks } from "../scene/sheet";
import type { Area, Scene } from "../types";

/** What all areas of one scene are drawn with. */
export interface Drawing {
  art: Art;
  marks: Marks;
  actions: Actions;
  /** Milliseconds in which things move. */
  pace?: number;
}

export const NO_MARKS: Marks = { offers: new Map(), picked: [], hinted: [], told: [], trails: new Map() };
/** For scenes that are only looked at. */
export const NO_ACTIONS: Actions = { choose: () => undefined, ask: () => undefined };

export function areasOf(scene: Scene, ...kinds: Area["kind"][]): Area[] {
  return scene.areas.filter((area) => kinds.includes(area.kind));
}

/** What the game calls a seat. */
export function seatTitle(scene: Scene, seat: number): string {
  return areasOf(scene, "seat").find((area) => area.seat === seat)?.title ?? say("seat-number", { number: seat + 1 });
}

interface BoardProps {
  scene: Scene;
  drawing: Drawing;
  /** Takes every click on the board, before anything on it. */
  interrupt?: (() => void) | undefined;
  children?: ComponentChildren;
}

export function Board({ scene, drawing, interrupt, children }: BoardProps) {
  const clicked = (event: Event) => {
    event.stopPropagation();
    interrupt!();
  };
  return (
    <section class="ui-board" aria-label={say("board")} onClickCapture={interrupt && clicked}>
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

/** Panels that scroll in what is left of a column. */
export function PanelList({
  areas,
  drawing,
  children,
}: {
  areas: Area[];
  drawing: Drawing;
  children?: ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section class="ui-details" aria-label={say("seats-and-cards")} tabIndex={0}>
      <Panels areas={areas} drawing={drawing} />
      {children}
    </section>
  );
}

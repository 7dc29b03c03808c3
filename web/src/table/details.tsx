// Seats, cards and tracks beside the board: what can be chosen there comes first.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Live } from "../live";
import { say } from "../say";
import type { Area, Scene, TableInfo, View } from "../types";
import { areasOf, type Drawing, Panels } from "./drawing";
import { SeatBox } from "./seats";

interface Props {
  live: Live;
  info: TableInfo;
  view: View;
  /** What the table shows. */
  scene: Scene;
  drawing: Drawing;
}

export function Details({ live, info, view, scene, drawing }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const areas = inOrder(areasOf(scene, "panel", "seat"), drawing);
  const first = areas[0]?.id;
  useLayoutEffect(() => void box.current?.scrollTo(0, 0), [first]);
  const pointed = areas.some((area) => isOffered(area, drawing));
  return (
    <section
      class={pointed ? "ui-details pointed" : "ui-details"}
      aria-label={say("seats-and-cards")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      ref={box}
    >
      {areas.map((area) =>
        area.kind === "seat" ? (
          <SeatBox key={area.id} area={area} live={live} info={info} view={view} drawing={drawing} />
        ) : (
          <Panels key={area.id} areas={[area]} drawing={drawing} />
        ),
      )}
    </section>
  );
}

function inOrder(areas: Area[], drawing: Drawing): Area[] {
  const offered = areas.filter((area) => isOffered(area, drawing));
  return [...offered, ...areas.filter((area) => !offered.includes(area))];
}

function isOffered(area: Area, { marks }: Drawing): boolean {
  return area.elements.some((element) => marks.offers.has(element.id));
}

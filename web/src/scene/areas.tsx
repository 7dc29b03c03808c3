// An area of a scene as a component. The board has its own controls for looking closer.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Area } from "../types";
import { pace } from "../prefs";
import type { Art } from "./art";
import { Sheet, type Hands, type Marks } from "./sheet";

// The style sheet gives a board on a phone its height by this. Inherited, another one would style the whole table anew.
CSS.registerProperty({ name: "--proportion", syntax: "<number>", inherits: false, initialValue: "1" });

interface Props {
  area: Area;
  art: Art;
  marks: Marks;
  hands: Hands;
}

export function AreaBox({ area, art, marks, hands }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const sheet = useRef<Sheet | null>(null);
  const latest = useRef(hands);
  latest.current = hands;
  const board = area.kind === "board";
  useLayoutEffect(() => {
    const through: Hands = {
      choose: (id, at) => latest.current.choose(id, at),
      ask: (id) => latest.current.ask(id),
    };
    sheet.current = new Sheet(host.current!, art, through, board);
  }, [art, board]);
  useLayoutEffect(() => void sheet.current?.show(area, marks, pace() * 0.9), [area, marks, art, board]);
  useEffect(() => {
    if (!board) host.current!.style.aspectRatio = `${area.view[2]} / ${area.view[3]}`;
  }, [board, area.view[2], area.view[3]]);
  return (
    <div class={`ui-area ${area.kind}`} data-area={area.id} style={board ? { "--proportion": (area.view[2] / area.view[3]).toFixed(3) } : undefined}>
      <div class="ui-canvas" ref={host} />
      {board && (
        <div class="ui-zoom" role="group" aria-label={`Look at ${area.title}`}>
          <button type="button" aria-label="Closer" onClick={() => sheet.current?.camera.zoom(1.35)}>
            +
          </button>
          <button type="button" aria-label="Farther" onClick={() => sheet.current?.camera.zoom(1 / 1.35)}>
            −
          </button>
          <button type="button" aria-label="Everything" onClick={() => sheet.current?.camera.fit()}>
            ⤢
          </button>
        </div>
      )}
    </div>
  );
}

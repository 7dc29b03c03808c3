// An area of a scene as a component. The board has its own controls for looking closer.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { pace } from "../prefs";
import { say } from "../say";
import type { Area } from "../types";
import type { Art } from "./art";
import { type Actions, type Marks, Sheet } from "./sheet";

// The style sheet gives a board on a phone its height by this. If it were inherited, every change would restyle the whole table.
CSS.registerProperty({ name: "--proportion", syntax: "<number>", inherits: false, initialValue: "1" });

interface Props {
  area: Area;
  art: Art;
  marks: Marks;
  actions: Actions;
  /** Milliseconds in which things move; those of the setting where nothing else is said. */
  pace?: number | undefined;
}

export function AreaBox({ area, art, marks, actions, pace: given }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const sheet = useRef<Sheet | null>(null);
  const latest = useRef(actions);
  latest.current = actions;
  const board = area.kind === "board";
  useLayoutEffect(() => {
    const through: Actions = {
      choose: (id, at) => latest.current.choose(id, at),
      ask: (id) => latest.current.ask(id),
      aim: (aim) => latest.current.aim?.(aim),
      follow: (plan) => latest.current.follow?.(plan),
    };
    sheet.current = new Sheet(host.current!, art, through, board);
  }, [art, board]);
  useLayoutEffect(() => void sheet.current?.show(area, marks, (given ?? pace()) * 0.9), [area, marks, art, board]);
  useEffect(() => {
    if (!board) host.current!.style.aspectRatio = `${area.view[2]} / ${area.view[3]}`;
  }, [board, area.view[2], area.view[3]]);
  return (
    <div
      class={`ui-area ${area.kind}`}
      data-area={area.id}
      style={board ? { "--proportion": (area.view[2] / area.view[3]).toFixed(3) } : undefined}
    >
      <div class="ui-canvas" ref={host} />
      {board && (
        <div class="ui-zoom" role="group" aria-label={say("zoom", { title: area.title })}>
          <button type="button" aria-label={say("zoom-in")} onClick={() => sheet.current?.camera.zoom(1.35)}>
            +
          </button>
          <button type="button" aria-label={say("zoom-out")} onClick={() => sheet.current?.camera.zoom(1 / 1.35)}>
            −
          </button>
          <button type="button" aria-label={say("zoom-fit")} onClick={() => sheet.current?.camera.fit()}>
            ⤢
          </button>
        </div>
      )}
    </div>
  );
}

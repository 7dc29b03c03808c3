// The board of a table, small. It is fetched when it has changed, now and then, and only while it is in sight.

import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../api";
import { AreaBox } from "../scene/areas";
import type { Art } from "../scene/art";
import { NO_ACTIONS, NO_MARKS } from "../table/drawing";
import type { Area } from "../types";

/** Milliseconds between two pictures of one table at least. */
const EVERY = 4000;

export function BoardGlance({ table, seq, art }: { table: string; seq: number; art: Art | null }) {
  const box = useRef<HTMLDivElement>(null);
  const board = useBoard(table, seq, useInSight(box));
  return (
    <div class="ui-still" inert ref={box} style={art?.look}>
      {art && board && <AreaBox area={board} art={art} marks={NO_MARKS} actions={NO_ACTIONS} pace={0} />}
    </div>
  );
}

function useInSight(box: { current: HTMLElement | null }): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((all) => setSeen(all.some((each) => each.isIntersecting)));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return seen;
}

function useBoard(table: string, seq: number, seen: boolean): Area | null {
  const [board, setBoard] = useState<Area | null>(null);
  const shown = useRef({ table: "", seq: -1, at: 0 });
  useEffect(() => {
    if (!seen || (shown.current.table === table && shown.current.seq === seq)) return;
    const look = () => {
      shown.current = { table, seq, at: Date.now() };
      api.viewNow(table).then(
        (view) => {
          const found = view.scene?.areas.find((area) => area.kind === "board");
          // As a panel it has no camera of its own: the whole board is shown.
          if (found) setBoard({ ...found, kind: "panel" });
        },
        () => undefined,
      );
    };
    const timer = setTimeout(look, Math.max(0, shown.current.at + EVERY - Date.now()));
    return () => clearTimeout(timer);
  }, [table, seq, seen]);
  return board;
}

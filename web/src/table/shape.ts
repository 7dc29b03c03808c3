// The shape of the table on the page: a wide board has the journal below it, a high one beside it.

import { useRef } from "preact/hooks";
import type { Area } from "../types";

/** From this proportion on a board is wide; one that has been wide stays so until it is nearly square. */
const WIDE = 1.35;
const SQUARE = 1.1;

export interface Shape {
  class: string;
}

export function useShape(areas: Area[]): Shape {
  const wide = useRef(false);
  const [, , width, height] = areas.find((area) => area.kind === "board")?.view ?? [0, 0, 1, 1];
  const proportion = width / height;
  wide.current = proportion > (wide.current ? SQUARE : WIDE);
  return { class: wide.current ? "ui-play wide" : "ui-play" };
}

// Where an element went: a dashed line through its places, with an arrow towards the last one.

import { SVG } from "./art";

export interface Trail {
  /** The element that moved. */
  id: string;
  points: [number, number][];
}

/** The length of an arrow as a part of the board. */
const ARROW = 0.016;

/** The line ends short of the element itself, which reaches this far around its place. */
export function drawTrail(trail: Trail, colour: string | undefined, board: number, reach: number): SVGGElement {
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", "pw-trail");
  group.setAttribute("aria-hidden", "true");
  group.dataset.for = trail.id;
  if (colour) group.style.setProperty("--trail", colour);
  const [x1, y1] = trail.points.at(-2)!;
  const [x2, y2] = trail.points.at(-1)!;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const back = Math.min(reach, length * 0.4) / length;
  const [x, y] = [x2 - (x2 - x1) * back, y2 - (y2 - y1) * back];
  const line = `M${[...trail.points.slice(0, -1), [x, y]].map((point) => point.join(" ")).join("L")}`;
  for (const kind of ["casing", "way"]) group.append(path(kind, line));
  const arrow = path("head", "M0 0L-2 -1.1L-1.4 0L-2 1.1z");
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  arrow.setAttribute("transform", `translate(${x} ${y}) rotate(${turn}) scale(${board * ARROW})`);
  group.append(arrow);
  return group;
}

function path(kind: string, d: string): SVGPathElement {
  const made = document.createElementNS(SVG, "path");
  made.setAttribute("class", kind);
  made.setAttribute("d", d);
  return made;
}

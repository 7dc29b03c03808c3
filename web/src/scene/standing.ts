// What stands at a place of a sheet, and where a panel beside it fits. Geometry only.

import type { Box, Size } from "./framing";

/** An element as a box in the measure of its area. */
export interface Standing {
  id: string;
  box: Box;
}

export interface Point {
  x: number;
  y: number;
}

/** On a board, an element that covers more of it than this is the ground, which everything stands on. */
const GROUND = 0.3;
/** A thing counts as larger than another from this factor on, */
const LARGER = 1.5;
/** and as a place for it up to this one: a ship stands on its hex, not on the whole tile. */
const PLACE = 20;
/** What is at most this part of its place is looked at together with it. */
const SMALL = 1 / 3;
/** What is at most this part of a place stands on it when its middle does. */
const ON_TOP = 0.6;

export function isGround({ box }: Standing, view: Box): boolean {
  const width = Math.min(box[0] + box[2], view[0] + view[2]) - Math.max(box[0], view[0]);
  const height = Math.min(box[1] + box[3], view[1] + view[3]) - Math.max(box[1], view[1]);
  return width > 0 && height > 0 && width * height > view[2] * view[3] * GROUND;
}

/** What an element stands on, or itself. `all` is in the order of drawing, without the ground. */
export function placeOf(id: string, all: Standing[]): Standing {
  const at = all.findIndex((each) => each.id === id);
  const own = all[at]!;
  const size = surface(own);
  const [x, y] = middle(own);
  const places = all.slice(0, at).filter((each) => {
    const [thereX, thereY] = middle(each);
    const near = Math.hypot(thereX - x, thereY - y) < Math.min(each.box[2], each.box[3]) * 0.15;
    const fits = surface(each) >= size * LARGER && surface(each) <= size * PLACE && contains(each.box, x, y);
    return fits && (near || size <= surface(each) * SMALL);
  });
  return places.at(-1) ?? own;
}

/** A place and everything that lies on it, in the order of drawing. What only overlaps it, as the next card of a column, does not. */
export function standingOn(place: Standing, all: Standing[]): Standing[] {
  const above = all.slice(all.indexOf(place) + 1);
  return [
    place,
    ...above.filter(
      (each) =>
        within(each.box, place.box) ||
        (surface(each) < surface(place) * ON_TOP && contains(place.box, ...middle(each))),
    ),
  ];
}

function surface({ box }: Standing): number {
  return box[2] * box[3];
}

function middle({ box }: Standing): [number, number] {
  return [box[0] + box[2] / 2, box[1] + box[3] / 2];
}

function contains(box: Box, x: number, y: number): boolean {
  return x >= box[0] && x <= box[0] + box[2] && y >= box[1] && y <= box[1] + box[3];
}

function within(inner: Box, outer: Box): boolean {
  const edge = Math.min(outer[2], outer[3]) * 0.04;
  return (
    inner[0] >= outer[0] - edge &&
    inner[1] >= outer[1] - edge &&
    inner[0] + inner[2] <= outer[0] + outer[2] + edge &&
    inner[1] + inner[3] <= outer[1] + outer[3] + edge
  );
}

/** The smallest box that holds both. */
export function around(a: Box, b: Box): Box {
  const [left, top] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
  const [right, bottom] = [Math.max(a[0] + a[2], b[0] + b[2]), Math.max(a[1] + a[3], b[1] + b[3])];
  return [left, top, right - left, bottom - top];
}

/** The corners of a box that is moved, turned and scaled, as a box again. */
export function turned(box: Box, at: Point, angle: number, scale: number): Box {
  const turn = (angle * Math.PI) / 180;
  const xs: number[] = [];
  const ys: number[] = [];
  for (const x of [box[0], box[0] + box[2]])
    for (const y of [box[1], box[1] + box[3]]) {
      xs.push(at.x + scale * (x * Math.cos(turn) - y * Math.sin(turn)));
      ys.push(at.y + scale * (x * Math.sin(turn) + y * Math.cos(turn)));
    }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

const GAP = 12;
const EDGE = 8;

/** Where a panel lies beside what it explains: it covers neither that nor the pointer, and stays in the window. */
export function beside(box: Box, panel: Size, room: Size, pointer: Point | null, touch: boolean): Point {
  const along = (start: number, length: number, own: number, all: number) =>
    Math.max(EDGE, Math.min(all - own - EDGE, start + length / 2 - own / 2));
  const x = along(box[0], box[2], panel.width, room.width);
  const y = along(box[1], box[3], panel.height, room.height);
  const right = { x: box[0] + box[2] + GAP, y };
  const left = { x: box[0] - GAP - panel.width, y };
  const below = { x, y: box[1] + box[3] + GAP };
  const above = { x, y: box[1] - GAP - panel.height };
  const fits = (spot: Point) =>
    spot.x >= EDGE &&
    spot.y >= EDGE &&
    spot.x + panel.width <= room.width - EDGE &&
    spot.y + panel.height <= room.height - EDGE;
  // A hand hides what is below a finger.
  const found = (touch ? [above, below, right, left] : [right, left, below, above]).find(fits);
  if (found) return found;
  // There is no room beside it: the corner that hides the least of it.
  const [far, low] = [room.width - panel.width - EDGE, room.height - panel.height - EDGE];
  const corners = [EDGE, Math.max(EDGE, far)].flatMap((cornerX) =>
    [EDGE, Math.max(EDGE, low)].map((cornerY) => ({ x: cornerX, y: cornerY })),
  );
  const hidden = (spot: Point) => {
    const wide = Math.min(spot.x + panel.width, box[0] + box[2]) - Math.max(spot.x, box[0]);
    const high = Math.min(spot.y + panel.height, box[1] + box[3]) - Math.max(spot.y, box[1]);
    const pointed = pointer && contains([spot.x, spot.y, panel.width, panel.height], pointer.x, pointer.y);
    return Math.max(0, wide) * Math.max(0, high) + (pointed ? Infinity : 0);
  };
  return corners.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best));
}

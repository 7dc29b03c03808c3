// The geometry of looking at a sheet: which part of it is shown. No page in it.

/** Left, top, width, height. */
export type Box = [number, number, number, number];

export interface Size {
  width: number;
  height: number;
}

/** Something that must be seen, as what can be chosen: its middle, and the side of a square as large as it. */
export interface Target {
  x: number;
  y: number;
  size: number;
}

/** How many times closer than the whole sheet one can look. */
const CLOSEST = 12;
/** What is shown stays as it is unless looking closer would make it larger than by this factor. */
const CLOSER = 1.15;
/** The smallest target, in pixels, that a finger hits, and a mouse. A smaller one is brought closer by itself, */
export const FINGER = 40;
export const MOUSE = 24;
/** but never by more than this factor, so that the board around it stays in sight. */
const CLOSE = 1.7;
/** A box this much of the whole counts as the whole. */
const NEARLY_ALL = 0.98;

/** The part of a view in which the targets are large enough to be hit, or all of it where they are. */
export function readable(view: Box, targets: Target[], pixels: Size, least: number): Box {
  if (!targets.length || !pixels.width || !pixels.height) return view;
  const scale = scaleOf(view, pixels);
  const small = Math.min(...targets.map((target) => target.size));
  if (small * scale >= least || small <= 0) return view;
  const [left, top, wide, high] = around(targets);
  const wanted = Math.min(least / small, scale * CLOSE, pixels.width / wide, pixels.height / high);
  if (wanted <= scale * 1.1) return view;
  const [width, height] = [Math.min(view[2], pixels.width / wanted), Math.min(view[3], pixels.height / wanted)];
  const x = clamp(left + wide / 2 - width / 2, view[0], view[0] + view[2] - width);
  const y = clamp(top + high / 2 - height / 2, view[1], view[1] + view[3] - height);
  return [x, y, width, height];
}

/** A box around all targets, with a margin. */
function around(targets: Target[]): Box {
  const xs = targets.map((target) => target.x);
  const ys = targets.map((target) => target.y);
  const edge = Math.max(...targets.map((target) => target.size)) * 1.5;
  const [left, top] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  return [left, top, Math.max(...xs) + edge - left, Math.max(...ys) + edge - top];
}

/** What is seen of a sheet around a box that is shown whole. */
export function visible([x, y, width, height]: Box, pixels: Size): Box {
  const scale = scaleOf([x, y, width, height], pixels);
  const [across, down] = [pixels.width / scale, pixels.height / scale];
  return [x + width / 2 - across / 2, y + height / 2 - down / 2, across, down];
}

/** Whether all targets are in sight. */
export function sees(now: Box, targets: Target[], pixels: Size): boolean {
  const [x, y, width, height] = visible(now, pixels);
  return targets.every(
    (target) =>
      target.x - target.size / 2 >= x &&
      target.x + target.size / 2 <= x + width &&
      target.y - target.size / 2 >= y &&
      target.y + target.size / 2 <= y + height,
  );
}

/** Whether all targets are in sight, nearly as large as in a box made for them. A board that stays where it is need not be redrawn. */
export function seesWell(now: Box, box: Box, targets: Target[], pixels: Size): boolean {
  return sees(now, targets, pixels) && scaleOf(box, pixels) < scaleOf(now, pixels) * CLOSER;
}

/** The box with its middle at a point of the sheet. */
export function centred([, , width, height]: Box, all: Box, at: { x: number; y: number }): Box {
  return panned([at.x - width / 2, at.y - height / 2, width, height], all, 0, 0);
}

/** The box moved; its middle stays on the sheet. */
export function panned([x, y, width, height]: Box, all: Box, dx: number, dy: number): Box {
  return [
    clamp(x + dx, all[0] - width / 2, all[0] + all[2] - width / 2),
    clamp(y + dy, all[1] - height / 2, all[1] + all[3] - height / 2),
    width,
    height,
  ];
}

/** The box looked at closer (or from farther away) around a point; null where that is the whole sheet. */
export function zoomed([x, y, width, height]: Box, all: Box, factor: number, at: { x: number; y: number }): Box | null {
  const wide = clamp(width / factor, all[2] / CLOSEST, all[2]);
  if (wide >= all[2] * 0.999) return null;
  const by = wide / width;
  return [at.x - (at.x - x) * by, at.y - (at.y - y) * by, wide, height * by];
}

/** Whether less than the whole width is shown. */
export function isCloser(box: Box, all: Box): boolean {
  return box[2] < all[2] * NEARLY_ALL;
}

/** A box on the way from one to another; `part` goes from 0 to 1, slow at both ends. */
export function between(from: Box, to: Box, part: number): Box {
  const eased = part * part * (3 - 2 * part);
  return from.map((value, index) => value + (to[index]! - value) * eased) as Box;
}

export function nearlySame(a: Box, b: Box): boolean {
  return a.every((value, index) => Math.abs(value - b[index]!) < 0.5);
}

/** Pixels for one unit of a box that is shown whole. */
function scaleOf(box: Box, pixels: Size): number {
  return Math.min(pixels.width / box[2], pixels.height / box[3]);
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(Math.min(low, high), Math.min(Math.max(low, high), value));
}

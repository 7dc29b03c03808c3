// The trails of what moved: the places through which an element went, frame by frame.

import type { Trail } from "../scene/trail";
import type { Area, Element, Scene } from "../types";
import type { Frame, Step } from "./frames";

/** A way shorter than this part of the board is a shift to make room, not a move. */
const SHORT = 0.03;
/** When more elements than this, and more than this part of a board, move at once, the board was laid out differently. */
const FEW = 6;
const MOST = 0.4;

/** The trails on every board by its area, as they lie on the last scene. What the viewer moved has none. */
export function trailsOf(steps: Step[], viewer: number | null): Map<string, Trail[]> {
  const found = new Map<string, Map<string, Trail>>();
  let before: Scene | null = null;
  for (const step of steps) {
    before = step.before;
    for (const frame of step.frames) {
      if (!isOwn(frame, viewer)) for (const area of frame.scene.areas) follow(found, before, area);
      before = frame.scene;
    }
  }
  const last = before;
  return new Map(
    [...found].map(([area, trails]) => [area, [...trails.values()].filter((trail) => last && leadsTo(trail, last))]),
  );
}

function isOwn(frame: Frame, viewer: number | null): boolean {
  return viewer !== null && frame.told.length > 0 && frame.told.every((line) => line.seat === viewer);
}

function follow(found: Map<string, Map<string, Trail>>, before: Scene, area: Area): void {
  if (area.kind !== "board") return;
  const old = before.areas.find((each) => each.id === area.id);
  if (!old || old === area) return;
  const places = new Map(old.elements.map((element) => [element.id, element]));
  const least = Math.max(area.view[2], area.view[3]) * SHORT;
  const moved = area.elements.filter(
    (element) => !element.part_of && distance(places.get(element.id) ?? element, element) > least,
  );
  if (moved.length > FEW && moved.length > area.elements.length * MOST) return;
  const trails = found.get(area.id) ?? new Map<string, Trail>();
  found.set(area.id, trails);
  for (const element of moved) {
    const from = places.get(element.id)!;
    const trail = trails.get(element.id);
    if (trail && ends(trail, from)) trail.points.push([element.x, element.y]);
    else trails.set(element.id, { id: element.id, points: [point(from), point(element)] });
  }
}

function leadsTo(trail: Trail, scene: Scene): boolean {
  return scene.areas.some((area) => area.elements.some((element) => element.id === trail.id && ends(trail, element)));
}

function ends(trail: Trail, element: Element): boolean {
  const [x, y] = trail.points.at(-1)!;
  return x === element.x && y === element.y;
}

function point({ x, y }: Element): [number, number] {
  return [x, y];
}

function distance(a: Element, b: Element): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

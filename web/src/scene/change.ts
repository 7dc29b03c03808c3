// From one scene to the next: the twin of apply_change in presentation/_scene_change.py. web/tests/change.test.ts compares the two.

import type { Area, AreaChange, Scene, SceneChange } from "../types";

export function applyChange(before: Scene, change: SceneChange): Scene {
  const changes = new Map(change.areas?.map((area) => [area.id, area]));
  const areas = new Map<string, Area>();
  for (const area of before.areas) {
    const changed = changes.get(area.id);
    areas.set(area.id, changed ? changedArea(area, changed) : area);
  }
  for (const area of change.added ?? []) areas.set(area.id, area);
  return {
    ...before,
    title: change.title ?? before.title,
    prompt: change.prompt ?? before.prompt,
    rule: change.rule ?? before.rule,
    areas: inOrder(areas, change.order),
    offers: change.offers ?? before.offers ?? [],
    status: change.status ?? before.status ?? [],
  };
}

function changedArea(before: Area, change: AreaChange): Area {
  const elements = new Map(before.elements.map((element) => [element.id, element]));
  for (const id of change.gone ?? []) elements.delete(id);
  for (const element of change.put ?? []) elements.set(element.id, element);
  return {
    ...before,
    title: change.title ?? before.title,
    view: change.view ?? before.view,
    elements: inOrder(elements, change.order),
  };
}

function inOrder<T>(all: Map<string, T>, order: string[] | null | undefined): T[] {
  return order ? order.map((id) => all.get(id)!) : [...all.values()];
}

/** Whether something on the table looks different afterwards; words that ask for a decision do not count. */
export function isVisible(change: SceneChange): boolean {
  return Boolean(change.areas?.length || change.added?.length || change.order);
}

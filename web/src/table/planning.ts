// Plans by what they touch and where they lead. They come from the server: nothing here knows a rule.

import type { PlanPlace, PlanWay } from "../scene/plan-layer";
import type { Element, Offer, Plan, Scene } from "../types";

/** Places closer than this, in the measure of a board, are one. */
const SAME = 1;

/** The plans that are meant after what was picked. With nothing picked: those of which it is clear what they move. */
export function meantPlans(plans: Plan[], picked: string[]): Plan[] {
  if (picked.length) return plans.filter((plan) => picked.every((id) => plan.touches?.includes(id)));
  return movers(plans).size > 1 ? plans.filter((plan) => !plan.touches?.length) : plans;
}

/** What can be picked to see its plans, where there are several such things; and what a picked thing can be put on. */
export function planTargets(plans: Plan[], picked: string[]): Map<string, Plan[]> {
  const found = new Map<string, Plan[]>();
  const add = (id: string, plan: Plan) => found.set(id, [...(found.get(id) ?? []), plan]);
  if (!picked.length) {
    if (movers(plans).size > 1)
      for (const plan of plans) if (plan.path?.length && plan.touches?.length) add(plan.touches[0]!, plan);
    return found;
  }
  for (const plan of meantPlans(plans, picked))
    if (!plan.path?.length) for (const id of plan.touches ?? []) if (!picked.includes(id)) add(id, plan);
  return found;
}

/** The first things that plans with a way touch: what they move. */
function movers(plans: Plan[]): Set<string | undefined> {
  return new Set(plans.filter((plan) => plan.path?.length).map((plan) => plan.touches?.[0]));
}

/** Where plans lead, each place once, with all the ways to get there. */
export function placesOf(plans: Plan[], scene: Scene): PlanPlace[] {
  const elements = new Map(scene.areas.flatMap((area) => area.elements.map((each) => [each.id, each] as const)));
  const found = new Map<string, PlanPlace>();
  for (const plan of plans) {
    const end = plan.path?.at(-1);
    if (!end || !plan.area) continue;
    const key = `${plan.area} ${end.map(Math.round).join(" ")}`;
    const place = found.get(key) ?? { key, area: plan.area, x: end[0], y: end[1], ways: [] };
    place.ways.push({ plan, ghost: ghostOf(plan, end, elements) });
    found.set(key, place);
  }
  return [...found.values()];
}

/** The longest way that follows this turn: what a hint advises, to be drawn. */
export function advisedWay(places: PlanPlace[], turn: string[]): PlanWay | null {
  const ways = places.flatMap((place) => place.ways).filter(({ plan }) => begin(plan.tokens, turn));
  return ways.reduce<PlanWay | null>(
    (best, way) => (best && best.plan.tokens.length >= way.plan.tokens.length ? best : way),
    null,
  );
}

function begin(tokens: string[], turn: string[]): boolean {
  return tokens.every((token, number) => token === turn[number]);
}

function ghostOf(plan: Plan, [x, y]: [number, number], elements: Map<string, Element>): Element | null {
  const found = plan.ghost ? elements.get(plan.ghost) : undefined;
  return found ? { ...found, id: "", x, y, angle: plan.angle ?? found.angle ?? 0 } : null;
}

/** The same places with the element that each stands for: all its choices are beginnings of plans to where it lies. */
export function covering(places: PlanPlace[], scene: Scene, offers: Map<string, Offer[]>): PlanPlace[] {
  return places.map((place) => {
    const area = scene.areas.find((each) => each.id === place.area);
    const found = area?.elements.find(({ id, x, y }) => near(place, x, y) && begins(place, offers.get(id)));
    return found ? { ...place, covers: found.id } : place;
  });
}

function begins(place: PlanPlace, offers: Offer[] | undefined): boolean {
  return !!offers?.every((offer) => place.ways.some(({ plan }) => plan.tokens[0] === offer.token));
}

function near(place: PlanPlace, x: number, y: number): boolean {
  return Math.hypot(place.x - x, place.y - y) < SAME;
}

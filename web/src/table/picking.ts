// Choosing by the elements that choices touch: each touch narrows what is meant, until one choice is left.

import type { Offer } from "../types";

export function meant(offers: Offer[], picked: string[]): Offer[] {
  return offers.filter((offer) => picked.every((id) => offer.touches.includes(id)));
}

export function byElement(offers: Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) for (const id of new Set(offer.touches)) found.set(id, [...(found.get(id) ?? []), offer]);
  return found;
}

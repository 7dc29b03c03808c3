// Choosing by the elements that choices touch: each touch narrows what is meant, until one choice is left.

import type { Offer } from "../types";

export function meant(offers: Offer[], picked: string[]): Offer[] {
  return offers.filter((offer) => picked.every((id) => offer.touches.includes(id)));
}

export function byElement(offers: Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers)
    for (const id of new Set(offer.touches)) found.set(id, [...(found.get(id) ?? []), offer]);
  return found;
}

/** A choice that belongs to an element though it is not offered: one that was offered before, or one of its name. */
export function tokenFor(id: string, label: string, seen: Map<string, Offer>, vocabulary: string[]): string | null {
  for (const offer of seen.values()) if (offer.touches.includes(id)) return offer.token;
  const words = label.toLowerCase();
  const named = vocabulary.filter((token) => words === token.toLowerCase() || words.startsWith(`${token.toLowerCase()},`));
  return named.sort((a, b) => b.length - a.length)[0] ?? null;
}

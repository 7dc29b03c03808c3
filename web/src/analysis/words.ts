// Judgements in words.

import { say } from "../say";
import type { JudgedTurn, Quantity, TurnWords } from "../types";
import { decimal } from "../words";

export type Verdict = JudgedTurn["verdict"];

/** The signs that chess players use. */
export const SIGNS: Record<Verdict, string> = { best: "!", good: "", slip: "?!", mistake: "?", blunder: "??" };
export const LOST: Verdict[] = ["slip", "mistake", "blunder"];

/** What was won or lost: `7 points`, or `0.4 places`. */
export function change(quantity: Quantity, amount: number): string {
  if (quantity.places) {
    const places = Number((Math.abs(amount) * (quantity.places - 1)).toFixed(1));
    return say("change-places", { places, text: decimal(places, 1) });
  }
  return say("change-points", { points: Math.round(100 * Math.abs(amount)) });
}

/** The same with its sign; nothing where it is too small to be said. */
export function signed(quantity: Quantity, amount: number): string {
  const least = quantity.places ? 0.05 / (quantity.places - 1) : 0.005;
  if (Math.abs(amount) < least) return say("change-none");
  return say("change-sign", { sign: amount > 0 ? "plus" : "minus", change: change(quantity, amount) });
}

/** A value from 0 to 1: a chance, or the place that is expected. */
export function valueText({ places }: Quantity, value: number): string {
  return places
    ? decimal(1 + (1 - value) * (places - 1), 1)
    : say("value-percent", { percent: Math.round(100 * value) });
}

/** The choices of a turn in one line; equal ones in a row are counted. */
export function turnText({ labels }: TurnWords): string {
  const told: { label: string; count: number }[] = [];
  for (const label of labels) {
    const last = told.at(-1);
    if (last?.label === label) last.count += 1;
    else told.push({ label, count: 1 });
  }
  return told.map(({ label, count }) => (count === 1 ? label : say("turn-times", { choice: label, count }))).join(", ");
}

/** What is said to somebody who has tried a turn. */
export function answer(verdict: Verdict, quantity: Quantity, cost: number): string {
  if (verdict === "best") return say("answer-best");
  return say(`answer-${verdict}`, { cost: change(quantity, cost) });
}

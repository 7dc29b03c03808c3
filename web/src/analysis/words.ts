// Judgements in words.

import type { JudgedTurn, Quantity, TurnWords } from "../types";

export type Verdict = JudgedTurn["verdict"];

/** The signs that chess players use. */
export const SIGNS: Record<Verdict, string> = { best: "!", good: "", slip: "?!", mistake: "?", blunder: "??" };
export const LOST: Verdict[] = ["slip", "mistake", "blunder"];

/** What was won or lost: `7 points`, or `0.4 places`. */
export function change(quantity: Quantity, amount: number): string {
  if (quantity.places) {
    const places = (Math.abs(amount) * (quantity.places - 1)).toFixed(1);
    return `${places} ${places === "1.0" ? "place" : "places"}`;
  }
  const points = Math.round(100 * Math.abs(amount));
  return `${points} ${points === 1 ? "point" : "points"}`;
}

/** The same with its sign; nothing where it is too small to be said. */
export function signed(quantity: Quantity, amount: number): string {
  const said = change(quantity, amount);
  return /^0(\.0)? /.test(said) ? "none" : `${amount > 0 ? "+" : "−"}${said}`;
}

/** A value from 0 to 1: a chance, or the place that is expected. */
export function valueText({ places }: Quantity, value: number): string {
  return places ? (1 + (1 - value) * (places - 1)).toFixed(1) : `${Math.round(100 * value)}%`;
}

/** The choices of a turn in one line; equal ones in a row are counted. */
export function turnText({ labels }: TurnWords): string {
  const told: { label: string; count: number }[] = [];
  for (const label of labels) {
    const last = told.at(-1);
    if (last?.label === label) last.count += 1;
    else told.push({ label, count: 1 });
  }
  return told.map(({ label, count }) => (count === 1 ? label : `${label} (${count} times)`)).join(", ");
}

/** What is said to somebody who has tried a turn. */
export function answer(verdict: Verdict, quantity: Quantity, cost: number): string {
  if (verdict === "best") return "Yes, that is the best turn.";
  const lost = change(quantity, cost);
  if (verdict === "good") return `Good, but there is a better turn: it is worth ${lost} more.`;
  return `That is a ${verdict}: the best turn is worth ${lost} more. Try another one.`;
}

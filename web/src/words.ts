// Numbers in words.

import { language } from "./say";

/** `2`, or `2–5`. */
export function range([low, high]: [number, number]): string {
  return low === high ? `${low}` : `${low}–${high}`;
}

/** A number with so many digits behind its point, written as the language writes it: `0.4`, `0,4`. */
export function decimal(value: number, least: number, most = least): string {
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  return new Intl.NumberFormat(language(), { ...digits, useGrouping: false }).format(value);
}

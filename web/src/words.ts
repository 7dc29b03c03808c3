// Numbers and lists in words.

/** `1 table`, `2 tables`. */
export function counted(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}

/** `2`, or `2–5`. */
export function range([low, high]: [number, number]): string {
  return low === high ? `${low}` : `${low}–${high}`;
}

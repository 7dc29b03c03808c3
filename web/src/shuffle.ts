// The promise about the shuffle: a hash that is published before the game and can be recomputed after it.

import type { TableInfo } from "./types";

export type Promised = Pick<TableInfo, "game" | "commitment" | "seed" | "salt">;

/** The text whose SHA-256 was promised, once seed and salt are known. */
export function promisedText({ game, seed, salt }: Promised): string | null {
  return seed === null || salt === null ? null : `${game} ${seed} ${salt}`;
}

/** A command that computes the same hash in a terminal. */
export function handCommand(text: string): string {
  return `printf '%s' '${text}' | sha256sum`;
}

/** Browsers compute hashes only on a secure page: https, or this machine. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether seed and salt give the hash that was promised. */
export async function keepsPromise(promised: Promised): Promise<boolean> {
  const text = promisedText(promised);
  return text !== null && (await sha256(text)) === promised.commitment;
}

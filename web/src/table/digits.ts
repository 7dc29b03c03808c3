// The keys of choices: the number that a choice shows, where all of them are numbers; else its place in the list.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Offer } from "../types";

/** Milliseconds in which a second digit belongs to the first. */
const TOGETHER = 1000;

/** What is typed for each choice. */
export function keysOf(offers: Offer[]): string[] {
  // Digits inside a name, such as T04, are no number.
  const shown = offers.map((offer) => /^(|\D*\s)(\d+)/.exec(offer.label));
  const words = new Set(shown.map((found) => found?.[1]));
  const numbers = shown.map((found) => found?.[2] ?? "");
  const areNumbers = !numbers.includes("") && words.size === 1 && new Set(numbers).size === offers.length;
  return areNumbers ? numbers : offers.map((_, index) => String(index + 1));
}

/** The choice that is typed, or how many can still be meant. */
export function typedChoice(typed: string, keys: string[]): { index: number; isOpen: boolean } {
  return {
    index: keys.indexOf(typed),
    isOpen: keys.some((key) => key !== typed && key.startsWith(typed)),
  };
}

export interface Typing {
  /** The digits so far. */
  typed: string;
  /** A key was pressed. True: it is used up. */
  press: (key: string) => boolean;
}

/** Digits that are typed one after the other. Where more could follow, it waits a moment, or for Enter. */
export function useTyping(offers: Offer[], choose: (offer: Offer) => void): Typing {
  const [typed, setTyped] = useState("");
  const latest = useRef({ offers, choose, typed });
  latest.current = { offers, choose, typed };
  const timer = useRef(0);
  const finish = (digits: string) => {
    clearTimeout(timer.current);
    const { offers, choose } = latest.current;
    const offer = offers[typedChoice(digits, keysOf(offers)).index];
    setTyped("");
    if (offer) choose(offer);
  };
  // Other choices: what was typed meant the old ones.
  const now = offers.map((offer) => offer.token).join("\n");
  useEffect(() => {
    clearTimeout(timer.current);
    setTyped("");
    return () => clearTimeout(timer.current);
  }, [now]);
  const press = (key: string): boolean => {
    const { typed, offers } = latest.current;
    if (typed && key === "Enter") {
      finish(typed);
      return true;
    }
    if (!/^[0-9]$/.test(key)) return false;
    const keys = keysOf(offers);
    const isMeant = (digits: string) => {
      const { index, isOpen } = typedChoice(digits, keys);
      return index >= 0 || isOpen;
    };
    const digits = [typed + key, key].find(isMeant);
    if (digits === undefined) return false;
    clearTimeout(timer.current);
    if (typedChoice(digits, keys).isOpen) {
      setTyped(digits);
      timer.current = window.setTimeout(() => finish(digits), TOGETHER);
    } else finish(digits);
    return true;
  };
  return { typed, press };
}

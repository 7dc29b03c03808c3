// Choosing at a table: by an element, by a button, by a key. What is touched narrows what is meant.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import * as api from "../api";
import type { Live } from "../live";
import { prefs } from "../prefs";
import type { Actions } from "../scene/sheet";
import type { Offer, Scene, View } from "../types";
import { meant, tokenFor } from "./picking";
import type { Spot } from "./popup";

export interface Choosing {
  /** Every choice there is now, and what is left of them after what was touched. */
  offers: Offer[];
  left: Offer[];
  picked: string[];
  menu: Spot | null;
  /** The choice that cannot be taken back and has to be chosen once more. */
  asked: Offer | null;
  /** The choice that is pointed at. */
  looked: Offer | null;
  look: (offer: Offer | null) => void;
  /** What was asked about, in words. */
  note: string;
  setNote: (words: string) => void;
  /** What a choice was called when it was offered, else its token. */
  called: (token: string) => string;
  /** The vocabulary of the game. */
  tokens: string[];
  choose: (token: string, at?: Spot | null) => void;
  /** Chooses by the digit that stands before a choice. */
  chooseByKey: (key: string) => void;
  release: () => void;
  actions: Actions;
}

/** What a player has done at a view before choosing. */
type Touched = Pick<Choosing, "picked" | "menu" | "asked" | "looked" | "note">;
const UNTOUCHED: Touched = { picked: [], menu: null, asked: null, looked: null, note: "" };

/** Who receives the choices: a table, or a lesson. */
export type Receiver = Pick<Live, "link" | "why" | "play" | "askWhy">;

export function useChoosing(live: Receiver, view: View, scene: Scene, deciding: boolean): Choosing {
  const [touched, setTouched] = useState<[View, Touched]>([view, UNTOUCHED]);
  // What was touched belongs to one view. It is dropped with the next view, without a second drawing.
  const { picked, menu, asked, looked, note } = touched[0] === view ? touched[1] : UNTOUCHED;
  const touch = (change: Partial<Touched>) =>
    setTouched(([before, old]) => [view, { ...(before === view ? old : UNTOUCHED), ...change }]);
  const [tokens, setTokens] = useState<string[]>([]);
  const seen = useRef(new Map<string, Offer>());
  const offers = useMemo(() => scene.offers ?? [], [scene]);
  const left = useMemo(() => meant(offers, picked), [offers, picked]);

  useEffect(() => {
    for (const offer of offers) seen.current.set(offer.token, offer);
  }, [view]);
  useEffect(() => void api.tokens(scene.game).then(setTokens, () => undefined), [scene.game]);

  const called = (token: string) => seen.current.get(token)?.label ?? token;
  const release = () => {
    if (menu || asked || picked.length) touch({ menu: null, asked: null, picked: UNTOUCHED.picked });
  };
  /** Ask once more before what cannot be taken back, where there is something else to do. */
  const doubtful = (token: string) =>
    prefs.asks &&
    asked?.token !== token &&
    view.final.includes(token) &&
    (offers.length > 1 || Boolean(view.undo?.steps));
  const choose = (token: string, at: Spot | null = null) => {
    if (!deciding || live.link === "gone") return;
    if (doubtful(token)) {
      touch({ asked: offers.find((each) => each.token === token) ?? null, menu: at });
      return;
    }
    release();
    if (!prefs.greeted) prefs.greeted = true;
    live.play(token);
  };
  const chooseByKey = (key: string) => {
    const offer = /^[1-9]$/.test(key) ? left[Number(key) - 1] : undefined;
    if (offer) choose(offer.token);
  };
  const actions: Actions = {
    choose(element, at) {
      const next = picked.includes(element) ? [element] : [...picked, element];
      const narrowed = meant(offers, next).length ? next : [element];
      const found = meant(offers, narrowed);
      if (found.length === 1) {
        choose(found[0]!.token, { x: at.left + at.width / 2, y: at.bottom });
        return;
      }
      // No menu covers the table where the next touch can tell the choices apart. A small screen may not show what to touch.
      const apart =
        innerWidth > 760 && found.every((offer) => offer.touches.some((each) => meant(found, [each]).length === 1));
      touch({ picked: narrowed, asked: null, menu: apart ? null : { x: at.left + at.width / 2, y: at.bottom } });
    },
    ask(element) {
      const found = scene.areas.flatMap((area) => area.elements).find((each) => each.id === element);
      release();
      if (!found) return;
      touch({ note: found.tip || found.label });
      const token = deciding ? tokenFor(found, seen.current.values()) : null;
      if (token) live.askWhy(token);
      else live.why = null;
    },
  };
  const look = (looked: Offer | null) => touch({ looked });
  const setNote = (note: string) => touch({ note });
  return {
    offers,
    left,
    picked,
    menu,
    asked,
    looked,
    look,
    note,
    setNote,
    tokens,
    called,
    choose,
    chooseByKey,
    release,
    actions,
  };
}

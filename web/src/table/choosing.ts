// Choosing at a table: by an element, by a button, by a key, by a plan. What is touched narrows what is meant.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import * as api from "../api";
import type { Live } from "../live";
import { prefs } from "../prefs";
import type { Aim, PlanPlace } from "../scene/plan-layer";
import type { Actions, Named } from "../scene/sheet";
import type { Offer, Plan, Scene, View } from "../types";
import { keysOf, useTyping } from "./digits";
import { byElement, meant } from "./picking";
import { covering, meantPlans, placesOf, planTargets } from "./planning";
import type { Spot } from "./popup";

export interface Choosing {
  /** Every choice there is now, and what is left of them after what was touched. */
  offers: Offer[];
  left: Offer[];
  /** What is typed for each of those that are left, and what has been typed so far. */
  keys: string[];
  typed: string;
  picked: string[];
  menu: Spot | null;
  /** The choice that cannot be taken back and has to be chosen once more. */
  asked: Offer | null;
  /** The choice that is pointed at. */
  looked: Offer | null;
  look: (offer: Offer | null) => void;
  /** What can be pointed at: elements with their choices and plans, and places that plans lead to. */
  targets: Map<string, Named[]>;
  places: PlanPlace[];
  /** The plan that is pointed at. */
  aim: Aim | null;
  follow: (plan: Plan) => void;
  /** What was asked about, in words. */
  note: string;
  setNote: (words: string) => void;
  /** The vocabulary of the game. */
  tokens: string[];
  choose: (token: string, at?: Spot | null) => void;
  /** A key was pressed: digits choose, R turns what is pointed at. True: it is used up. */
  press: (key: string) => boolean;
  /** Take an element up, as if it were touched; and put it onto another one. False: that means nothing. */
  pick: (element: string) => void;
  put: (element: string, on: string, at: DOMRect) => boolean;
  release: () => void;
  actions: Actions;
}

/** What a player has done at a view before choosing. */
type Touched = Pick<Choosing, "picked" | "menu" | "asked" | "looked" | "note">;
const UNTOUCHED: Touched = { picked: [], menu: null, asked: null, looked: null, note: "" };
const NO_PLANS: Plan[] = [];
const NO_TOKENS: string[] = [];

/** Who receives the choices: a table, or a lesson, which has no plans. */
export type Receiver = Pick<Live, "link" | "why" | "play" | "askWhyHere"> &
  Partial<Pick<Live, "plans" | "follow" | "form">>;

export function useChoosing(live: Receiver, view: View, scene: Scene, deciding: boolean): Choosing {
  const [touched, setTouched] = useState<[View, Touched]>([view, UNTOUCHED]);
  const { picked, menu, asked, looked, note } = kept(touched[1], touched[0], view);
  const touch = (change: Partial<Touched>) =>
    setTouched(([before, old]) => [view, { ...kept(old, before, view), ...change }]);
  const [tokens, setTokens] = useState<string[]>([]);
  const [aim, setAim] = useState<Aim | null>(null);
  const seen = useRef(new Map<string, Offer>());
  const covered = (deciding && live.form?.covers) || NO_TOKENS;
  const offers = useMemo(
    () => (scene.offers ?? []).filter((offer) => !covered.includes(offer.token)),
    [scene, covered.join()],
  );
  const plans = (deciding && live.plans) || NO_PLANS;
  const left = useMemo(() => {
    const found = meant(offers, picked);
    // What was picked may belong to plans alone.
    return found.length ? found : offers;
  }, [offers, picked]);
  const keys = useMemo(() => keysOf(left), [left]);
  const direct = useMemo(() => byElement(left), [left]);
  const places = useMemo(
    () => covering(placesOf(meantPlans(plans, picked), scene), scene, direct),
    [plans, picked, scene, direct],
  );
  const targets = useMemo(() => {
    const found = new Map<string, Named[]>(direct);
    for (const { covers } of places) if (covers) found.delete(covers);
    for (const [id, more] of planTargets(plans, picked)) if (!found.has(id)) found.set(id, more);
    return found;
  }, [direct, places, plans, picked]);

  useEffect(() => {
    for (const offer of offers) seen.current.set(offer.token, offer);
  }, [view]);
  useEffect(() => void api.tokens(scene.game).then(setTokens, () => undefined), [scene.game]);

  const canAct = deciding && live.link !== "gone";
  const release = () => {
    aim?.drop();
    if (menu || asked || picked.length) touch({ menu: null, asked: null, picked: UNTOUCHED.picked });
  };
  /** Ask once more before what matters and cannot be taken back, where there is something else to do. */
  const doubtful = (token: string) =>
    prefs.asks &&
    asked?.token !== token &&
    view.final.includes(token) &&
    Boolean(offers.find((each) => each.token === token)?.confirm) &&
    (offers.length > 1 || Boolean(view.undo?.steps));
  const choose = (token: string, at: Spot | null = null) => {
    if (!canAct) return;
    if (doubtful(token)) {
      touch({ asked: offers.find((each) => each.token === token) ?? null, menu: at });
      return;
    }
    release();
    if (!prefs.greeted) prefs.greeted = true;
    live.play(token);
  };
  const follow = (plan: Plan) => {
    if (!canAct) return;
    if (plan.tokens.length === 1) {
      choose(plan.tokens[0]!);
      return;
    }
    release();
    if (!prefs.greeted) prefs.greeted = true;
    live.follow?.(plan);
  };
  const typing = useTyping(left, (offer) => choose(offer.token));
  const press = (key: string): boolean => {
    if (key.toLowerCase() === "r" && aim && aim.place.ways.length > 1) {
      aim.turn(key === "R" ? -1 : 1);
      return true;
    }
    return typing.press(key);
  };
  const pick = (element: string) => touch({ picked: [element], asked: null, menu: null });
  const put = (element: string, on: string, at: DOMRect) => {
    const direct = meant(offers, [element, on]);
    const planned = plans.filter((plan) => [element, on].every((id) => plan.touches?.includes(id)));
    if (direct.length === 1) choose(direct[0]!.token, below(at));
    else if (!direct.length && planned.length) follow(planned[0]!);
    else return false;
    return true;
  };
  const actions: Actions = {
    choose(element, at) {
      const means = (ids: string[]) => meant(offers, ids).length > 0 || meantPlans(plans, ids).length > 0;
      const next = picked.includes(element) ? [element] : [...picked, element];
      const narrowed = means(next) ? next : [element];
      const found = meant(offers, narrowed);
      const planned = meantPlans(plans, narrowed);
      if (found.length === 1 && planned.every((plan) => plan.tokens[0] === found[0]!.token)) {
        choose(found[0]!.token, below(at));
        return;
      }
      if (!found.length && planned.length === 1) {
        follow(planned[0]!);
        return;
      }
      // No menu covers the table where the next touch can tell the choices apart. A small screen may not show what to touch.
      const apart =
        innerWidth > 760 && found.every((offer) => offer.touches.some((each) => meant(found, [each]).length === 1));
      touch({ picked: narrowed, asked: null, menu: apart || found.length < 2 ? null : below(at) });
    },
    ask(element) {
      const found = scene.areas.flatMap((area) => area.elements).find((each) => each.id === element);
      release();
      if (!found) return;
      touch({ note: found.tip || found.label });
      live.why = null;
      if (!view.outcome) live.askWhyHere(element);
    },
    aim: setAim,
    follow,
  };
  const look = (looked: Offer | null) => touch({ looked });
  const setNote = (note: string) => touch({ note });
  return {
    offers,
    left,
    keys,
    typed: typing.typed,
    picked,
    menu,
    asked,
    looked,
    look,
    targets,
    places,
    aim,
    follow,
    note,
    setNote,
    tokens,
    choose,
    press,
    pick,
    put,
    release,
    actions,
  };
}

/** What was touched at one view, as far as it means something at another one: others may have acted meanwhile. */
function kept(touched: Touched, before: View, now: View): Touched {
  if (before === now) return touched;
  const isSameTurn = before.seat === now.seat && before.undo?.turn.join("\n") === now.undo?.turn.join("\n");
  if (!isSameTurn) return UNTOUCHED;
  if (before.choices.join("\n") === now.choices.join("\n")) return touched;
  const offers = now.scene?.offers ?? [];
  const still = (offer: Offer | null) => offers.find((each) => each.token === offer?.token) ?? null;
  const means = touched.picked.length > 0 && meant(offers, touched.picked).length > 0;
  const asked = still(touched.asked);
  return {
    ...touched,
    picked: means ? touched.picked : UNTOUCHED.picked,
    menu: means || asked ? touched.menu : null,
    asked,
    looked: still(touched.looked),
  };
}

function below(at: DOMRect): Spot {
  return { x: at.left + at.width / 2, y: at.bottom };
}

// A turn to find: the table as its seat saw it, choices that are tried, and what is answered to them.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Loading } from "../components/loading";
import { TopBar } from "../components/topbar";
import { prefs } from "../prefs";
import { say } from "../say";
import type { Art } from "../scene/art";
import type { Marks } from "../scene/sheet";
import { type Receiver, useChoosing } from "../table/choosing";
import { areasOf, Board, type Drawing, NO_MARKS, PanelList, Panels } from "../table/drawing";
import { useKeys } from "../table/keys";
import { Offers } from "../table/offers";
import { onlyChoice } from "../table/only-choice";
import { byElement } from "../table/picking";
import { Popup } from "../table/popup";
import { Rules } from "../table/rules";
import { Status } from "../table/status";
import { SidePanel, useSide } from "../table/tabs";
import type { Quantity, Solution, Tried } from "../types";
import { answer, turnText } from "./words";

/** Something to find. `attempt` gives what is seen after these choices, and judges them when the turn is over. */
export interface Exercise {
  game: string;
  title: string;
  heading: string;
  task: (seat: string) => string;
  seat: number;
  quantity: Quantity;
  attempt: (tokens: string[]) => Promise<Tried>;
  solution: () => Promise<Solution>;
}

interface Props {
  exercise: Exercise;
  art: Art;
  /** Called when the best turn has been found, and when the solution has been looked at. */
  ended: (how: "solved" | "shown") => void;
  /** The ways to other exercises. */
  children: ComponentChildren;
}

export function ExercisePage(props: Props) {
  const trial = useTrial(props.exercise, props.ended);
  if (trial.tried?.view.scene) return <ExerciseTable {...props} trial={trial} tried={trial.tried} />;
  const { heading } = props.exercise;
  return <Loading heading={heading} status={trial.error || say("loading-table")} failed={trial.error !== ""} />;
}

type Trial = ReturnType<typeof useTrial>;

function useTrial(exercise: Exercise, ended: Props["ended"]) {
  const [tokens, setTokens] = useState<string[]>([]);
  const [tried, setTried] = useState<Tried | null>(null);
  const [solution, setSolution] = useState<Solution | null>(null);
  /** How much of the solution is told. */
  const [told, setTold] = useState<"" | "hint" | "solution">("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const failed = (failure: Error) => {
    setBusy(false);
    setError(failure.message);
  };
  const play = (all: string[], how: "" | "solution" = "") => {
    setBusy(true);
    setError("");
    exercise.attempt(all).then((found) => {
      setBusy(false);
      setTokens(all);
      setTried(found);
      setTold(how);
      if (how) ended("shown");
      else if (found.verdict === "best") ended("solved");
    }, failed);
  };
  const reveal = (how: "hint" | "solution") => {
    const tell = (found: Solution) => {
      setSolution(found);
      if (how === "solution") play(found.turn.tokens, "solution");
      else if (tokens.length) play([]);
      setTold(how);
    };
    if (solution) tell(solution);
    else exercise.solution().then(tell, failed);
  };
  useEffect(() => play([]), []);
  return { tokens, tried, solution, told, busy, error, play, reveal };
}

function ExerciseTable({ exercise, art, children, trial, tried }: Props & { trial: Trial; tried: Tried }) {
  const { tokens, solution, told, busy, play, reveal } = trial;
  const { view } = tried;
  const scene = view.scene!;
  const side = useSide();
  const asking = !busy && !tried.over;
  const receiver: Receiver = {
    link: "here",
    why: null,
    play: (token) => play([...tokens, token]),
    askWhyHere: () => undefined,
  };
  const choosing = useChoosing(receiver, view, scene, asking);
  const { left, picked, looked, menu } = choosing;
  const hint = told === "hint" && !tokens.length ? solution?.turn : undefined;
  useKeys((key, event) => {
    if (key === "Escape") choosing.release();
    else if (choosing.press(key)) event.preventDefault();
  });
  useEffect(() => {
    // What leaves no choice is done by itself.
    const only = asking && tokens.length > 0 ? onlyChoice(view, false, prefs.asksAlways) : null;
    if (only) receiver.play(only.token);
  }, [view, asking]);
  const marks: Marks = {
    ...NO_MARKS,
    offers: asking ? byElement(left) : new Map(),
    picked: looked?.touches ?? picked,
    hinted: hint ? (scene.offers?.find((offer) => offer.token === hint.tokens[0])?.touches ?? []) : [],
  };
  const drawing: Drawing = { art, marks, actions: choosing.actions };
  const name = areasOf(scene, "seat").find((area) => area.seat === exercise.seat)?.title ?? say("exercise-you");
  const isSolved = tried.verdict === "best" && told !== "solution";
  return (
    <div class="ui-table" style={art.look} data-game={exercise.game} data-tried={tokens.length} data-over={tried.over}>
      <TopBar title={exercise.heading} />
      <main class="ui-play">
        <h1 class="ui-hidden">{exercise.heading}</h1>
        <Status scene={scene} deciders={view.deciders} mine={[exercise.seat]} look={() => undefined} />
        <section class={`ui-lesson${isSolved ? " solved" : ""}`} aria-label={say("exercise")}>
          <div class="ui-words">
            <p class="ui-taught">{exercise.task(name)}</p>
            <p class="ui-reply" role="status">
              {told === "solution" && solution
                ? say("exercise-best", { turn: turnText(solution.turn) })
                : tried.verdict
                  ? answer(tried.verdict, exercise.quantity, tried.cost)
                  : hint
                    ? say("exercise-hint", { choice: hint.labels[0]! })
                    : trial.error || (busy ? say("exercise-judging") : "")}
            </p>
            {(isSolved || told === "solution") && solution?.reasons.map((reason) => <p key={reason}>{reason}</p>)}
          </div>
          <div class="ui-row ui-steps">
            <button type="button" class="ui-button" disabled={!tokens.length || busy} onClick={() => play([])}>
              {say("exercise-again")}
            </button>
            <button
              type="button"
              class="ui-button"
              disabled={busy || tried.over || told !== ""}
              onClick={() => reveal("hint")}
            >
              {say("hint")}
            </button>
            <button
              type="button"
              class="ui-button"
              disabled={busy || told === "solution"}
              onClick={() => reveal("solution")}
            >
              {say("exercise-solution")}
            </button>
            {children}
          </div>
        </section>
        <Board scene={scene} drawing={drawing} />
        <section class="ui-middle" aria-label={say("choices-and-seats")}>
          <div class="ui-now">
            <Panels areas={areasOf(scene, "hand")} drawing={drawing} />
            {asking && <Offers choosing={choosing} hinted={hint?.tokens[0] ?? null} />}
          </div>
          <PanelList areas={areasOf(scene, "seat", "panel")} drawing={drawing} />
        </section>
        <SidePanel side={side} tabs={["rules"]} label={say("rules")}>
          <Rules game={exercise.game} at={side.ruleAt || scene.rule} />
        </SidePanel>
      </main>
      {menu && left.length > 1 && (
        <Popup at={menu} offers={left} asked={null} choose={choosing.choose} close={choosing.release} />
      )}
    </div>
  );
}

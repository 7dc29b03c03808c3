// The words of a lesson, and the way through its steps.

import type { ComponentChildren, RefObject } from "preact";
import { RuleLink } from "../components/rule-link";
import { say } from "../say";
import type { LessonText, Phrase } from "../types";
import type { Progress } from "./progress";

interface Props {
  lesson: LessonText;
  progress: Progress;
  openRule: (rule: string) => void;
  /** The button that goes on, where no choice is asked for. */
  onward: RefObject<HTMLButtonElement | null>;
  playAlone: () => void;
  /** What the lesson answers to something the learner tried. */
  children: ComponentChildren;
}

export function Steps({ lesson, progress, openRule, onward, playAlone, children }: Props) {
  const { step, number, count, goTo } = progress;
  const last = number === count - 1;
  const asks = step.token !== "";
  return (
    <section class="ui-lesson" aria-label={say("lesson")}>
      <div class="ui-words">
        <p class="ui-whose">
          {say("lesson-step", { chapter: lesson.chapters[progress.chapter]!.title, number: number + 1, count })}
        </p>
        <p class="ui-taught">
          <Phrases phrases={step.phrases} open={openRule} />
        </p>
        <p class="ui-reply" role="status">
          {children}
        </p>
      </div>
      <div class="ui-row ui-steps">
        <button type="button" class="ui-button" disabled={number === 0} onClick={() => goTo(number - 1)}>
          {say("lesson-back")}
        </button>
        {!last && (
          <button
            type="button"
            ref={asks ? undefined : onward}
            class={asks ? "ui-button" : "ui-button main"}
            onClick={() => goTo(number + 1)}
          >
            {say(asks ? "skip" : "go-on")}
          </button>
        )}
        <button
          type="button"
          ref={last ? onward : undefined}
          class={last ? "ui-button main" : "ui-button"}
          onClick={playAlone}
          title={say("lesson-play.help")}
        >
          {say(last ? "lesson-alone" : "lesson-play")}
        </button>
      </div>
      <progress class="ui-progress" max={count} value={number + 1} aria-label={say("lesson-progress")} />
    </section>
  );
}

/** Words in which every rule can be opened. */
function Phrases({ phrases, open }: { phrases: Phrase[]; open: (rule: string) => void }) {
  return <>{phrases.map(({ text, rule }) => (rule ? <RuleLink key={rule} rule={rule} open={open} /> : text))}</>;
}

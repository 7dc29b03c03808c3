// The bar of somebody who looks back: where, what happened there, and the ways from there.

import { type Frame, isPosition, words } from "../moments/frames";
import type { Moments } from "../moments/moments";
import { say } from "../say";
import { Steps } from "./steps";

export function LookingBar({ moments }: { moments: Moments }) {
  const { playback, timeline } = moments;
  const frame = playback.frame!;
  return (
    <section class="ui-prompt looking" aria-label={say("looking")}>
      <div class="ui-say-what">
        <p class="ui-whose" role="status">
          {say("looking-at", { where: where(frame, timeline.last) })}
          {playback.news > 0 && <span class="ui-tag">{say("looking-new", { count: playback.news })}</span>}
        </p>
        <p class="ui-what">{words(frame)}</p>
      </div>
      <div class="ui-row tight">
        <Steps
          hasRounds={timeline.hasRounds()}
          walk={(unit, way) => void playback.walk(timeline, unit, way)}
          toFirst={() => void playback.look(timeline.frame({ step: 0, beat: 0 }))}
        />
        <button type="button" class="ui-button main" title={say("looking-now.help")} onClick={() => moments.skip()}>
          {say("looking-now")}
        </button>
      </div>
    </section>
  );
}

/** *step 12 of 40, moment 2 of 5*. `alone`: it begins a sentence. */
export function where(frame: Frame, last: number, alone = false): string {
  const facts = { step: String(frame.step), last: String(last) };
  if (isPosition(frame)) return say(alone ? "where-step-alone" : "where-step", facts);
  const moment = { moment: frame.beat + 1, moments: frame.of };
  return say(alone ? "where-moment-alone" : "where-moment", { ...facts, ...moment });
}

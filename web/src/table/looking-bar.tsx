// The bar of somebody who looks back: where, what happened there, and the ways from there.

import { type Frame, isPosition, words } from "../moments/frames";
import type { Moments } from "../moments/moments";
import { Steps } from "./steps";

export function LookingBar({ moments }: { moments: Moments }) {
  const { playback, timeline } = moments;
  const frame = playback.frame!;
  return (
    <section class="ui-prompt looking" aria-label="Looking back">
      <div class="ui-say-what">
        <p class="ui-whose" role="status">
          Looking back: {where(frame, timeline.last)}
          {playback.news > 0 && <span class="ui-tag">{playback.news} new</span>}
        </p>
        <p class="ui-what">{words(frame)}</p>
      </div>
      <div class="ui-row tight">
        <Steps
          hasRounds={timeline.hasRounds()}
          walk={(unit, way) => void playback.walk(timeline, unit, way)}
          toFirst={() => void playback.look(timeline.frame({ step: 0, beat: 0 }))}
        />
        <button type="button" class="ui-button main" title="Escape does the same" onClick={() => moments.skip()}>
          Back to now
        </button>
      </div>
    </section>
  );
}

/** *step 12 of 40, moment 2 of 5* */
export function where(frame: Frame, last: number): string {
  const moment = isPosition(frame) ? "" : `, moment ${frame.beat + 1} of ${frame.of}`;
  return `step ${frame.step} of ${last}${moment}`;
}

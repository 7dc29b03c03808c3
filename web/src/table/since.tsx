// What the others did since the viewer's last turn, in one card.

import type { Moments } from "../moments/moments";
import { turnsSince } from "../moments/since";
import { isSummedUp, summary, type Turn } from "../moments/turns";
import { pace, prefs } from "../prefs";
import { say } from "../say";

/** This many lines of a turn are told in full where nothing sums it up. */
const FEW = 2;

interface Props {
  moments: Moments;
  /** Whether the viewer plays. */
  playing: boolean;
  /** What the game calls a seat. */
  name: (seat: number) => string;
  look: (touches: string[]) => void;
}

export function Since({ moments, playing, name, look }: Props) {
  const { lines, since, timeline, playback } = moments;
  const turns = turnsSince(lines, since);
  if (!turns.length) return null;
  const first = () => void playback.look(timeline.find(since));
  return (
    <details
      class="ui-since"
      open={prefs.since}
      onToggle={(event) => {
        prefs.since = event.currentTarget.open;
      }}
    >
      <summary>{say(playing ? (since ? "since-turn" : "since-start") : "since-round")}</summary>
      <div class="ui-row tight">
        {pace() > 0 ? (
          <button type="button" class="ui-button" onClick={() => void moments.again()}>
            {say("since-again")}
          </button>
        ) : (
          <>
            <span class="ui-small">{say("since-happened", { count: happened(moments) })}</span>
            <button
              type="button"
              class="ui-button"
              aria-label={say("since-back")}
              onClick={() => void playback.walk(timeline, "beat", -1)}
            >
              ◀
            </button>
            <button
              type="button"
              class="ui-button"
              aria-label={say("since-next")}
              onClick={() => (playback.mode === "looking" ? void playback.walk(timeline, "beat", 1) : first())}
            >
              ▶
            </button>
          </>
        )}
      </div>
      <ul>
        {turns.map((turn) => (
          <li
            key={turn.first}
            onPointerEnter={() => look(turn.lines.flatMap((line) => line.touches))}
            onPointerLeave={() => look([])}
          >
            <button
              type="button"
              class="ui-line"
              title={say("since-look")}
              onClick={() => void playback.look(timeline.find(turn.first))}
            >
              {inShort(turn, name)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A turn in a sentence or two. */
function inShort(turn: Turn, name: (seat: number) => string): string {
  if (isSummedUp(turn)) return summary(turn, name);
  const more = turn.lines.length - FEW;
  const told = turn.lines.slice(0, FEW).map((line) => line.text);
  return [...told, ...(more > 0 ? [say("and-more", { count: more })] : [])].join(" ");
}

/** How many moments. */
function happened({ timeline, since }: Moments): number {
  const frames = timeline.knownSince(since).flatMap((step) => step.frames.filter((frame) => frame.lines > since));
  return frames.length;
}

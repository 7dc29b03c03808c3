// The time for each talk, in games in which the players talk in turn.

import { say } from "../say";
import { duration } from "../time";

/** Seconds; 0 for no limit. */
const TIMES = [0, 120, 300, 600, 900];

export function TalkTime({ seconds, set }: { seconds: number; set: (seconds: number) => void }) {
  return (
    <label>
      {say("talk-time")}
      <select value={String(seconds)} onChange={(event) => set(Number(event.currentTarget.value))}>
        {TIMES.map((time) => (
          <option key={time} value={String(time)}>
            {time ? say("talk-time-limit", { time: duration(time) }) : say("talk-time-none")}
          </option>
        ))}
      </select>
    </label>
  );
}

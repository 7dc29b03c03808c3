// The clock of a class: time for each decision, and time to talk with all tables paused.

import { useState } from "preact/hooks";
import { duration } from "../time";
import { Countdown } from "./countdown";
import * as requests from "./requests";
import type { Desk } from "./use-console";

export const DECISIONS: [number | null, string][] = [
  [null, "No limit"],
  ...[30, 60, 120, 180, 300].map((seconds): [number, string] => [seconds, duration(seconds)]),
];
const MINUTES = [1, 2, 3, 5, 10, 15];

export function ClassClock({ desk: { mine, live, console, run } }: { desk: Desk }) {
  const { decision, discussion, status } = console.room;
  const [minutes, setMinutes] = useState(3);
  const [label, setLabel] = useState("");
  const known = DECISIONS.some(([seconds]) => seconds === decision);
  const start = (event: Event) => {
    event.preventDefault();
    run(requests.discuss(mine, { seconds: minutes * 60, label: label.trim() }));
  };
  return (
    <section aria-labelledby="pw-clock" class="ui-tool">
      <h2 id="pw-clock">Clock for all</h2>
      <label class="ui-field">
        Time for each decision
        <select
          value={String(decision ?? "")}
          onChange={({ currentTarget: { value } }) =>
            run(requests.clock(mine, { decision: value ? Number(value) : null }))
          }
        >
          {DECISIONS.map(([seconds, words]) => (
            <option key={words} value={String(seconds ?? "")}>
              {words}
            </option>
          ))}
          {!known && <option value={String(decision)}>{duration(decision!)}</option>}
        </select>
      </label>
      {discussion ? (
        <div class="ui-row">
          <Countdown discussion={discussion} now={() => live.now()} />
          <button type="button" class="ui-button small" onClick={() => run(requests.discuss(mine, { seconds: 0 }))}>
            End the talk now
          </button>
        </div>
      ) : (
        status === "playing" && (
          <form class="ui-talk-time" onSubmit={start}>
            <input
              aria-label="What to talk about"
              placeholder="Time to talk: about what?"
              maxLength={60}
              value={label}
              onInput={(event) => setLabel(event.currentTarget.value)}
            />
            <label class="ui-field">
              For
              <select value={String(minutes)} onChange={(event) => setMinutes(Number(event.currentTarget.value))}>
                {MINUTES.map((each) => (
                  <option key={each} value={String(each)}>
                    {each} min
                  </option>
                ))}
              </select>
            </label>
            <button type="submit" class="ui-button small">
              Pause and talk
            </button>
          </form>
        )
      )}
    </section>
  );
}

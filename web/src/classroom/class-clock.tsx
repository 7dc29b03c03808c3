// The clock of a class: time for each decision, and time to talk with all tables paused.

import { useState } from "preact/hooks";
import { say } from "../say";
import { duration } from "../time";
import { Countdown } from "./countdown";
import * as requests from "./requests";
import type { Desk } from "./use-console";

/** Seconds for a decision; null for no limit. */
export const DECISIONS = [null, 30, 60, 120, 180, 300];

export function decisionWords(seconds: number | null): string {
  return seconds === null ? say("class-no-limit") : duration(seconds);
}

const MINUTES = [1, 2, 3, 5, 10, 15];

export function ClassClock({ desk: { mine, live, console, run } }: { desk: Desk }) {
  const { decision, discussion, status } = console.room;
  const [minutes, setMinutes] = useState(3);
  const [label, setLabel] = useState("");
  const known = DECISIONS.includes(decision ?? null);
  const start = (event: Event) => {
    event.preventDefault();
    run(requests.discuss(mine, { seconds: minutes * 60, label: label.trim() }));
  };
  return (
    <section aria-labelledby="pw-clock" class="ui-tool">
      <h2 id="pw-clock">{say("class-clock")}</h2>
      <label class="ui-field">
        {say("class-decision-time")}
        <select
          value={String(decision ?? "")}
          onChange={({ currentTarget: { value } }) =>
            run(requests.clock(mine, { decision: value ? Number(value) : null }))
          }
        >
          {DECISIONS.map((seconds) => (
            <option key={seconds} value={String(seconds ?? "")}>
              {decisionWords(seconds)}
            </option>
          ))}
          {!known && <option value={String(decision)}>{duration(decision!)}</option>}
        </select>
      </label>
      {discussion ? (
        <div class="ui-row">
          <Countdown discussion={discussion} now={() => live.now()} />
          <button type="button" class="ui-button small" onClick={() => run(requests.discuss(mine, { seconds: 0 }))}>
            {say("class-clock-end")}
          </button>
        </div>
      ) : (
        status === "playing" && (
          <form class="ui-talk-time" onSubmit={start}>
            <input
              aria-label={say("class-clock-about")}
              placeholder={say("class-clock-about-example")}
              maxLength={60}
              value={label}
              onInput={(event) => setLabel(event.currentTarget.value)}
            />
            <label class="ui-field">
              {say("class-clock-for")}
              <select value={String(minutes)} onChange={(event) => setMinutes(Number(event.currentTarget.value))}>
                {MINUTES.map((each) => (
                  <option key={each} value={String(each)}>
                    {say("short-minutes", { count: each })}
                  </option>
                ))}
              </select>
            </label>
            <button type="submit" class="ui-button small">
              {say("class-clock-start")}
            </button>
          </form>
        )
      )}
    </section>
  );
}

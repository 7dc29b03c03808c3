// The buttons and the slider that move a replay.

import { say } from "../say";
import { Steps } from "../table/steps";
import type { Position } from "./position";

export function Buttons({ position }: { position: Position }) {
  const { goTo, toFirst, walk, run, running, length, timeline } = position;
  return (
    <div class="ui-row tight">
      <Steps hasRounds={timeline.hasRounds()} walk={walk} toFirst={toFirst} toLast={() => goTo(length)} />
      <button type="button" class="ui-button main" onClick={() => run(!running)}>
        {say(running ? "replay-stop" : "replay-run")}
      </button>
    </div>
  );
}

export function Slider({ position: { frame, length, goTo } }: { position: Position }) {
  return (
    <input
      class="ui-scrub"
      type="range"
      min={0}
      max={length}
      value={frame?.step ?? 0}
      aria-label={say("replay-slider")}
      onInput={(event) => goTo(Number(event.currentTarget.value))}
    />
  );
}

/** Whose eyes the replay is seen with. */
export function SeenBy({ position: { seat, setSeat }, names }: { position: Position; names: string[] }) {
  return (
    <label class="ui-inline">
      {say("replay-seen-by")}
      <select
        value={seat === null ? "" : String(seat)}
        onChange={({ currentTarget: { value } }) => setSeat(value === "" ? null : Number(value))}
      >
        <option value="">{say("replay-spectator")}</option>
        {names.map((name, number) => (
          <option key={name} value={String(number)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

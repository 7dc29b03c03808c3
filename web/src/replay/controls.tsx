// The buttons and the slider that move a replay.

import { Steps } from "../table/steps";
import type { Position } from "./position";

export function Buttons({ position }: { position: Position }) {
  const { goTo, toFirst, walk, run, running, length, timeline } = position;
  return (
    <div class="ui-row tight">
      <Steps hasRounds={timeline.hasRounds()} walk={walk} toFirst={toFirst} toLast={() => goTo(length)} />
      <button type="button" class="ui-button main" onClick={() => run(!running)}>
        {running ? "Stop" : "Run"}
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
      aria-label="Step of the game"
      onInput={(event) => goTo(Number(event.currentTarget.value))}
    />
  );
}

/** Whose eyes the replay is seen with. */
export function SeenBy({ position: { seat, setSeat }, names }: { position: Position; names: string[] }) {
  return (
    <label class="ui-inline">
      Seen by
      <select
        value={seat === null ? "" : String(seat)}
        onChange={({ currentTarget: { value } }) => setSeat(value === "" ? null : Number(value))}
      >
        <option value="">a spectator</option>
        {names.map((name, number) => (
          <option key={name} value={String(number)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

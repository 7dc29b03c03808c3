// The buttons and the slider that move a replay.

import type { Position } from "./position";

export function Buttons({ position }: { position: Position }) {
  const { goTo, walk, run, running, length } = position;
  return (
    <div class="ui-row tight" role="group" aria-label="Steps">
      <button type="button" class="ui-button" aria-label="To the beginning" onClick={() => goTo(0)}>
        |◀
      </button>
      <button type="button" class="ui-button" aria-label="One step back" onClick={() => walk(-1)}>
        ◀
      </button>
      <button type="button" class="ui-button main" onClick={() => run(!running)}>
        {running ? "Stop" : "Run"}
      </button>
      <button type="button" class="ui-button" aria-label="One step forward" onClick={() => walk(1)}>
        ▶
      </button>
      <button type="button" class="ui-button" aria-label="To the end" onClick={() => goTo(length)}>
        ▶|
      </button>
    </div>
  );
}

export function Slider({ position: { at, length, goTo } }: { position: Position }) {
  return (
    <input
      class="ui-scrub"
      type="range"
      min={0}
      max={length}
      value={at}
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

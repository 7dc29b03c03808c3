// The buttons that step through what has happened: by moments, choices, turns or rounds.

import { useState } from "preact/hooks";
import { UNITS, type Unit } from "../moments/timeline";
import { say } from "../say";

interface Props {
  hasRounds: boolean;
  walk: (unit: Unit, way: 1 | -1) => void;
  toFirst: () => void;
  /** Goes to the end, where there is one. */
  toLast?: () => void;
}

export function Steps({ hasRounds, walk, toFirst, toLast }: Props) {
  const [unit, setUnit] = useState<Unit>("beat");
  const units = UNITS.filter((each) => each !== "round" || hasRounds);
  return (
    <div class="ui-row tight" role="group" aria-label={say("steps")}>
      <button type="button" class="ui-button" aria-label={say("steps-first")} onClick={toFirst}>
        |◀
      </button>
      <button type="button" class="ui-button" aria-label={say("steps-back", { unit })} onClick={() => walk(unit, -1)}>
        ◀
      </button>
      <select
        aria-label={say("steps-by")}
        value={unit}
        onChange={(event) => setUnit(event.currentTarget.value as Unit)}
      >
        {units.map((each) => (
          <option key={each} value={each}>
            {say(`unit-${each}`)}
          </option>
        ))}
      </select>
      <button type="button" class="ui-button" aria-label={say("steps-forward", { unit })} onClick={() => walk(unit, 1)}>
        ▶
      </button>
      {toLast && (
        <button type="button" class="ui-button" aria-label={say("steps-last")} onClick={toLast}>
          ▶|
        </button>
      )}
    </div>
  );
}

/** The step that a key asks for: unit and way, or the first or last moment. */
export function stepOfKey(event: KeyboardEvent): { unit: Unit; way: 1 | -1 } | "first" | "last" | null {
  const { key, shiftKey, ctrlKey } = event;
  if (event.altKey || event.metaKey) return null;
  if (ctrlKey) {
    if (key === "ArrowUp") return { unit: "round", way: -1 };
    return key === "ArrowDown" ? { unit: "round", way: 1 } : null;
  }
  const unit = shiftKey ? "choice" : "beat";
  switch (key) {
    case "ArrowLeft":
      return { unit, way: -1 };
    case "ArrowRight":
      return { unit, way: 1 };
    case "PageUp":
      return { unit: "turn", way: -1 };
    case "PageDown":
      return { unit: "turn", way: 1 };
    case "Home":
      return "first";
    case "End":
      return "last";
    default:
      return null;
  }
}

// The chances of the seats along a finished game, as a bot estimates them. Only on request: it takes time.

import { useState } from "preact/hooks";
import * as api from "../api";
import type { Appraisal } from "../types";
import { Curves } from "./curves";

export function Chances({
  table,
  names,
  at,
  step,
}: {
  table: string;
  names: string[];
  at: number;
  step: (to: number) => void;
}) {
  const [found, setFound] = useState<Appraisal | null>(null);
  const [state, setState] = useState<"" | "thinking" | string>("");
  const ask = () => {
    setState("thinking");
    api.appraisal(table).then(setFound, (error: Error) => setState(error.message));
  };
  if (!found) {
    return (
      <>
        <button
          type="button"
          class="ui-button"
          disabled={state === "thinking"}
          title="A bot estimates them"
          onClick={ask}
        >
          {state === "thinking" ? "A bot studies the game…" : "Show the chances"}
        </button>
        {state && state !== "thinking" && (
          <p class="ui-error" role="alert">
            {state}
          </p>
        )}
      </>
    );
  }
  const called = found.together ? ["The group"] : names;
  const lines = called.map((name, seat) => ({
    name,
    points: found.judgements.map((one): [number, number] => [one.at, one.values[seat] ?? 0]),
  }));
  return (
    <Curves
      title={found.together ? "The group's chance, as a bot sees it" : "The chances of the seats, as a bot sees them"}
      lines={lines}
      along="Step"
      low={0}
      high={1}
      say={(value) => `${Math.round(value * 100)}%`}
      now={at}
      pick={step}
      height={170}
    />
  );
}

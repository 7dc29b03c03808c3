// The moment at which a finished game turned, as a bot judges it. Where it may not be asked for, nothing is said.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { Say, say } from "../say";
import type { Appraisal } from "../types";

/** A change of the chance that is smaller than this turns nothing. */
const SMALL = 0.05;

/** The step after which the chance of these seats had changed most; null where it never changed much. */
export function turningPoint({ together, judgements }: Appraisal, seats: number[]): number | null {
  const chance = (values: number[]) =>
    together ? (values[0] ?? 0) : Math.max(0, ...seats.map((seat) => values[seat] ?? 0));
  let [at, most]: [number | null, number] = [null, SMALL];
  for (const [number, { at: step, values }] of judgements.entries()) {
    const before = judgements[number - 1];
    const swing = before ? Math.abs(chance(values) - chance(before.values)) : 0;
    if (swing > most) [at, most] = [step, swing];
  }
  return at;
}

interface Props {
  table: string;
  mine: number[];
  winners: number[];
}

/** A link to the moment, once it is known; for those who watch, that of the winners. */
export function TurnedHere({ table, mine, winners }: Props) {
  const [found, setFound] = useState<{ at: number; words: string } | null>(null);
  useEffect(() => {
    const ask = async () => {
      const at = turningPoint(await api.appraisal(table), mine.length ? mine : winners);
      if (at === null) return;
      const { lines } = await api.viewAt(table, at, mine[0] ?? null);
      setFound({ at, words: lines.at(-1)?.text ?? "" });
    };
    ask().catch(() => undefined);
  }, [table]);
  if (!found) return null;
  return (
    <p>
      <Say
        id="result-turned"
        link={<a href={`#/replay/${table}?at=${found.at}`} />}
        moment={found.words || say("turning-step", { step: String(found.at) })}
      />
    </p>
  );
}

// The turn so far: the chain of small choices, each a way back to before it.

import { say } from "../say";
import type { View } from "../types";

interface Props {
  undo: NonNullable<View["undo"]>;
  back: (steps: number) => void;
}

export function Turn({ undo, back }: Props) {
  const { turn, labels, steps } = undo;
  if (!turn.length) return null;
  return (
    <nav class="ui-turn" aria-label={say("turn-so-far")}>
      <ol>
        {turn.map((token, index) => {
          const way = turn.length - index;
          const words = labels[index] ?? token;
          return (
            <li key={index}>
              {way <= steps ? (
                <button
                  type="button"
                  title={say("turn-back", { choice: words })}
                  aria-label={say("turn-back-name", { choice: words, more: way - 1 })}
                  onClick={() => back(way)}
                >
                  {words}
                </button>
              ) : (
                <span title={words}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

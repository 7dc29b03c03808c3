// What people say to each other at the table.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../say";
import type { ChatLine } from "../types";

const SPECTATOR = -2;

function speaker({ seat, name }: ChatLine): string {
  if (seat === SPECTATOR) return say("talk-watching", { name });
  return seat < 0 ? say("talk-table") : name || say("seat-number", { number: seat + 1 });
}

export function Talk({
  lines,
  mine,
  say: tell,
  why = "",
}: {
  lines: ChatLine[];
  mine: number[];
  say: ((text: string) => void) | null;
  /** Why somebody cannot talk. */
  why?: string;
}) {
  const [text, setText] = useState("");
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <div class="ui-talk">
      <ul ref={list} aria-live="polite" aria-label={say("talk")}>
        {lines.map((line) => (
          <li key={line.number} class={mine.includes(line.seat) ? "own" : ""}>
            <b>{speaker(line)}</b> {line.text}
          </li>
        ))}
        {!lines.length && <li class="ui-quiet">{say("talk-nothing")}</li>}
      </ul>
      {why && <p class="ui-quiet">{why}</p>}
      {tell && (
        <form
          class="ui-say"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) tell(text.trim());
            setText("");
          }}
        >
          <input
            aria-label={say("talk-something")}
            placeholder={say("talk-something")}
            maxLength={500}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="ui-button">
            {say("talk-say")}
          </button>
        </form>
      )}
    </div>
  );
}

// What people say to each other at the table.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ChatLine } from "../types";

export function Talk({
  lines,
  mine,
  say,
}: {
  lines: ChatLine[];
  mine: number[];
  say: ((text: string) => void) | null;
}) {
  const [text, setText] = useState("");
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <div class="ui-talk">
      <ul ref={list} aria-live="polite" aria-label="Talk at the table">
        {lines.map((line) => (
          <li key={line.number} class={mine.includes(line.seat) ? "own" : ""}>
            <b>{line.seat < 0 ? "Table" : line.name || `Seat ${line.seat + 1}`}</b> {line.text}
          </li>
        ))}
        {!lines.length && <li class="ui-quiet">Nobody has said anything.</li>}
      </ul>
      {say && (
        <form
          class="ui-say"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) say(text.trim());
            setText("");
          }}
        >
          <input
            aria-label="Say something"
            placeholder="Say something"
            maxLength={500}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="ui-button">
            Say
          </button>
        </form>
      )}
    </div>
  );
}

// A message to all tables, or to one; and what was sent before.

import { useState } from "preact/hooks";
import { when } from "../components/my-tables";
import * as requests from "./requests";
import type { Desk } from "./use-console";

const SHOWN = 3;

export function MessageAll({ desk: { mine, console, run } }: { desk: Desk }) {
  const [text, setText] = useState("");
  const [table, setTable] = useState("");
  const { notices } = console.room;
  const tables = [...console.tables].sort((a, b) => a.number - b.number);
  const nameOf = (number: number | null) => tables.find((each) => each.number === number)?.name ?? "All";
  const send = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    run(requests.say(mine, { text: text.trim(), table: table ? Number(table) : null }).then(() => setText("")));
  };
  return (
    <section aria-labelledby="pw-message" class="ui-tool">
      <h2 id="pw-message">Message</h2>
      <form class="ui-message" onSubmit={send}>
        <select aria-label="Message to" value={table} onChange={(event) => setTable(event.currentTarget.value)}>
          <option value="">To all</option>
          {tables.map((each) => (
            <option key={each.number} value={String(each.number)}>
              To {each.name}
            </option>
          ))}
        </select>
        <input
          aria-label="Message"
          placeholder="Two more minutes…"
          maxLength={300}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="ui-button small">
          Send
        </button>
      </form>
      {notices.length > 0 && (
        <ul class="ui-sent ui-small" aria-label="Sent">
          {notices
            .slice(-SHOWN)
            .reverse()
            .map((each) => (
              <li key={each.id}>
                {when(each.at)} {nameOf(each.table)}: {each.text}
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

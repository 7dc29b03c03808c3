// A message to all tables, or to one; and what was sent before.

import { useState } from "preact/hooks";
import { when } from "../components/my-tables";
import { say } from "../say";
import * as requests from "./requests";
import type { Desk } from "./use-console";

const SHOWN = 3;

export function MessageAll({ desk: { mine, console, run } }: { desk: Desk }) {
  const [text, setText] = useState("");
  const [table, setTable] = useState("");
  const { notices } = console.room;
  const tables = [...console.tables].sort((a, b) => a.number - b.number);
  const nameOf = (number: number | null) =>
    tables.find((each) => each.number === number)?.name ?? say("message-sent-all");
  const send = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    run(requests.say(mine, { text: text.trim(), table: table ? Number(table) : null }).then(() => setText("")));
  };
  return (
    <section aria-labelledby="pw-message" class="ui-tool">
      <h2 id="pw-message">{say("message")}</h2>
      <form class="ui-message" onSubmit={send}>
        <select aria-label={say("message-to")} value={table} onChange={(event) => setTable(event.currentTarget.value)}>
          <option value="">{say("message-all")}</option>
          {tables.map((each) => (
            <option key={each.number} value={String(each.number)}>
              {say("message-table", { name: each.name })}
            </option>
          ))}
        </select>
        <input
          aria-label={say("message")}
          placeholder={say("message-example")}
          maxLength={300}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="ui-button small">
          {say("send")}
        </button>
      </form>
      {notices.length > 0 && (
        <ul class="ui-sent ui-small" aria-label={say("message-sent")}>
          {notices
            .slice(-SHOWN)
            .reverse()
            .map((each) => (
              <li key={each.id}>
                {say("message-line", { when: when(each.at), whom: nameOf(each.table), text: each.text })}
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

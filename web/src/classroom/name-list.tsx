// Names as a teacher pastes them.

import { say } from "../say";

interface ListProps {
  list: string;
  set: (list: string) => void;
  tables: string[][];
  wrong: string;
}

/** Names as they are pasted, and the tables that come of them. */
export function NameList({ list, set, tables, wrong }: ListProps) {
  return (
    <div class="ui-names">
      <label>
        {say("names")}
        <textarea
          rows={7}
          value={list}
          spellcheck={false}
          placeholder={say("names-example")}
          aria-describedby="pw-names-means"
          onInput={(event) => set(event.currentTarget.value)}
        />
      </label>
      <p class="ui-small" id="pw-names-means">
        {say("names-help")}
      </p>
      {wrong ? (
        <p class="ui-error" role="alert">
          {wrong}
        </p>
      ) : (
        <ol class="ui-groups" aria-label={say("names-tables")}>
          {tables.map((group, number) => (
            <li key={number}>
              <b>{say("class-table-number", { number: number + 1 })}</b> {group.join(", ")}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

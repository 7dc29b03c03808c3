// Names as a teacher pastes them.

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
        Names
        <textarea
          rows={7}
          value={list}
          spellcheck={false}
          placeholder={"Ada\nBen\nCleo\nDan"}
          aria-describedby="pw-names-means"
          onInput={(event) => set(event.currentTarget.value)}
        />
      </label>
      <p class="ui-small" id="pw-names-means">
        One name a line, first names only. An empty line begins a new table; without one the tables are filled evenly.
      </p>
      {wrong ? (
        <p class="ui-error" role="alert">
          {wrong}
        </p>
      ) : (
        <ol class="ui-groups" aria-label="Tables of this list">
          {tables.map((group, number) => (
            <li key={number}>
              <b>Table {number + 1}:</b> {group.join(", ")}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { AskFirst } from "../components/question";
import { TopBar } from "../components/topbar";
import type { ServerLoad, StoredTables, TableRow } from "../types";
import { counted } from "../words";

/** For whoever runs the server. The key is kept only as long as the page is open. */
export function AdminPage() {
  const [key, setKey] = useState("");
  const [load, setLoad] = useState<ServerLoad | null>(null);
  const [stored, setStored] = useState<StoredTables>({ tables: [], more: false });
  const [error, setError] = useState("");
  useEffect(() => {
    document.title = "Administrator · Paddlewheel";
  }, []);
  const look = async () => {
    try {
      setLoad(await api.serverLoad(key));
      setStored(await api.storedTables(key, 0));
      setError("");
    } catch (failure) {
      setError((failure as Error).message);
    }
  };
  const showMore = async () => {
    const next = await api.storedTables(key, stored.tables.length);
    setStored({ tables: [...stored.tables, ...next.tables], more: next.more });
  };
  const end = async (table: string, how: "close" | "delete") => {
    await api.endAny(key, table, how).catch((failure: Error) => setError(failure.message));
    await look();
  };
  return (
    <div class="ui-page">
      <TopBar title="Administrator" />
      <main class="ui-debrief hall">
        <h1>Administrator</h1>
        {error && (
          <p class="ui-error" role="alert">
            {error}
          </p>
        )}
        <form
          class="ui-form"
          onSubmit={(event) => {
            event.preventDefault();
            void look();
          }}
        >
          <label>
            The key that the server printed when it started
            <input
              type="password"
              value={key}
              onInput={(event) => setKey(event.currentTarget.value.trim())}
              autocomplete="off"
              spellcheck={false}
            />
          </label>
          <button type="submit" class="ui-button main">
            {load ? "Look once more" : "Open"}
          </button>
        </form>
        {load && <Load load={load} />}
        {load && (
          <section aria-labelledby="pw-tables">
            <h2 id="pw-tables">Tables</h2>
            {stored.tables.length === 0 && <p class="ui-quiet">There are none.</p>}
            <ul class="ui-stored">
              {stored.tables.map((each) => (
                <StoredTable key={each.id} table={each} end={(how) => void end(each.id, how)} />
              ))}
            </ul>
            {stored.more && (
              <button
                type="button"
                class="ui-button"
                onClick={() => void showMore().catch((failure: Error) => setError(failure.message))}
              >
                Show more
              </button>
            )}
          </section>
        )}
      </main>
    </div>
  );
}

function Load({ load }: { load: ServerLoad }) {
  const stored = Object.entries(load.stored);
  const refused = Object.entries(load.refused);
  return (
    <section aria-labelledby="pw-load">
      <h2 id="pw-load">The server now</h2>
      <dl class="ui-load">
        <dt>Stored tables</dt>
        <dd>{stored.length ? stored.map(([status, count]) => `${count} ${status}`).join(", ") : "none"}</dd>
        <dt>In memory</dt>
        <dd>{counted(load.tables, "table", "tables")}</dd>
        <dt>Connections</dt>
        <dd>{load.connections}</dd>
        <dt>Bots that think</dt>
        <dd>{load.bots}</dd>
        <dt>Refused by limits</dt>
        <dd>{refused.length ? refused.map(([limit, count]) => `${limit}: ${count}`).join(", ") : "nothing"}</dd>
        <dt>Version</dt>
        <dd>{load.version}</dd>
      </dl>
    </section>
  );
}

function StoredTable({ table, end }: { table: TableRow; end: (how: "close" | "delete") => void }) {
  const when = new Date(table.last_used * 1000).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
  const name = `${table.game} ${table.id}`;
  return (
    <li>
      <p>
        <a href={`#/t/${table.id}`}>{name}</a> <span class="ui-tag">{table.status}</span>
        <span class="ui-small">
          {" "}
          last used {when}
          {table.people.length ? ` · ${table.people.join(", ")}` : ""}
          {table.listed ? " · in the list" : ""}
        </span>
      </p>
      <div class="ui-row">
        {(table.status === "open" || table.status === "playing") && (
          <AskFirst
            label="Close"
            name={`Close: ${name}`}
            question="Close this table for good? Nobody can join, play or talk there any more."
            act={() => end("close")}
          />
        )}
        <AskFirst
          label="Delete"
          name={`Delete: ${name}`}
          question="Delete this table for everybody? The game and its record are lost."
          act={() => end("delete")}
        />
      </div>
    </li>
  );
}

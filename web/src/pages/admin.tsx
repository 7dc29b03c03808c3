import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { AskFirst } from "../components/question";
import { TopBar } from "../components/topbar";
import { locale } from "../language";
import { say } from "../say";
import type { ServerLoad, StoredTables, TableRow } from "../types";

/** For whoever runs the server. The key is kept only as long as the page is open. */
export function AdminPage() {
  const [key, setKey] = useState("");
  const [load, setLoad] = useState<ServerLoad | null>(null);
  const [stored, setStored] = useState<StoredTables>({ tables: [], more: false });
  const [error, setError] = useState("");
  useEffect(() => {
    document.title = `${say("admin")} · Paddlewheel`;
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
      <TopBar title={say("admin")} />
      <main class="ui-debrief hall">
        <h1>{say("admin")}</h1>
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
            {say("admin-key")}
            <input
              type="password"
              value={key}
              onInput={(event) => setKey(event.currentTarget.value.trim())}
              autocomplete="off"
              spellcheck={false}
            />
          </label>
          <button type="submit" class="ui-button main">
            {say(load ? "admin-again" : "admin-open")}
          </button>
        </form>
        {load && <Load load={load} />}
        {load && (
          <section aria-labelledby="pw-tables">
            <h2 id="pw-tables">{say("admin-tables")}</h2>
            {stored.tables.length === 0 && <p class="ui-quiet">{say("admin-no-tables")}</p>}
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
                {say("admin-more")}
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
      <h2 id="pw-load">{say("admin-load")}</h2>
      <dl class="ui-load">
        <dt>{say("admin-stored")}</dt>
        <dd>
          {stored.length
            ? stored.map(([status, count]) => say(`admin-${status}-count`, { count })).join(", ")
            : say("admin-none")}
        </dd>
        <dt>{say("admin-memory")}</dt>
        <dd>{say("admin-memory-tables", { count: load.tables })}</dd>
        <dt>{say("admin-connections")}</dt>
        <dd>{load.connections}</dd>
        <dt>{say("admin-bots")}</dt>
        <dd>{load.bots}</dd>
        <dt>{say("admin-refused")}</dt>
        <dd>
          {refused.length ? refused.map(([limit, count]) => `${limit}: ${count}`).join(", ") : say("admin-nothing")}
        </dd>
        <dt>{say("admin-version")}</dt>
        <dd>{load.version}</dd>
      </dl>
    </section>
  );
}

function StoredTable({ table, end }: { table: TableRow; end: (how: "close" | "delete") => void }) {
  const when = new Date(table.last_used * 1000).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });
  const name = `${table.game} ${table.id}`;
  return (
    <li>
      <p>
        <a href={`#/t/${table.id}`}>{name}</a> <span class="ui-tag">{say(`admin-${table.status}-status`)}</span>
        <span class="ui-small">
          {" "}
          {say("admin-last-used", { when })}
          {table.people.length ? ` · ${table.people.join(", ")}` : ""}
          {table.listed ? ` · ${say("admin-listed")}` : ""}
        </span>
      </p>
      <div class="ui-row">
        {(table.status === "open" || table.status === "playing") && (
          <AskFirst
            label={say("close")}
            name={say("admin-close-name", { table: name })}
            question={say("admin-close-question")}
            act={() => end("close")}
          />
        )}
        <AskFirst
          label={say("admin-delete")}
          name={say("admin-delete-name", { table: name })}
          question={say("admin-delete-question")}
          act={() => end("delete")}
        />
      </div>
    </li>
  );
}

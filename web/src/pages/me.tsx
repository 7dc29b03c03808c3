// My page: who I am, my tables, my games in numbers, how I am told, and the way to another device.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { Avatar } from "../components/avatar";
import { CopyLink } from "../components/copy";
import { MyTables, useMyTables } from "../components/my-tables";
import { TopBar } from "../components/topbar";
import { become, personKey, privateLink } from "../person";
import { prefs } from "../prefs";
import { closePerson, openedPerson } from "../route";
import { Say, say } from "../say";
import { Channels } from "../signals/channels";
import type { PersonTable } from "../types";

export function MePage() {
  const [opened, setOpened] = useState(openedPerson);
  useEffect(() => {
    document.title = `${say("my-tables")} · Paddlewheel`;
  }, []);
  const decide = (yes: boolean) => {
    if (yes) become(opened);
    closePerson();
    setOpened("");
  };
  return (
    <div class="ui-page">
      <TopBar title={say("my-tables")} />
      <main class="ui-narrow">{opened && opened !== prefs.person ? <TakeOver decide={decide} /> : <MyPage />}</main>
    </div>
  );
}

/** A private link of somebody else would give them the tables that are begun here from now on, so it is asked. */
function TakeOver({ decide }: { decide: (yes: boolean) => void }) {
  return (
    <>
      <h1>{say("me-own-link")}</h1>
      <p>{say("me-own-link-help")}</p>
      <div class="ui-row">
        <button type="button" class="ui-button main" onClick={() => decide(true)}>
          {say("me-own-link-yes")}
        </button>
        <button type="button" class="ui-button" onClick={() => decide(false)}>
          {say("me-own-link-no")}
        </button>
      </div>
    </>
  );
}

function MyPage() {
  const { tables, me, refresh } = useMyTables();
  const [name, setName] = useState(prefs.name);
  const remove = (id: string) => void api.forget(personKey(), id).then(refresh, refresh);
  return (
    <>
      <div class="ui-who">
        <Avatar name={name} size={56} />
        <label class="ui-field">
          {say("me-name")}
          <input
            value={name}
            maxLength={40}
            autocomplete="nickname"
            onInput={(event) => {
              setName(event.currentTarget.value);
              prefs.name = event.currentTarget.value.trim();
            }}
          />
        </label>
      </div>
      <section aria-labelledby="pw-mine" class="ui-section">
        <h1 id="pw-mine">{say("my-tables")}</h1>
        {tables === null ? (
          <p class="ui-quiet">{say("me-looking")}</p>
        ) : tables.length ? (
          <MyTables tables={tables} removed={remove} />
        ) : (
          <p class="ui-quiet">
            <Say id="me-none" link={<a href="#/" />} />
          </p>
        )}
      </section>
      <Statistics tables={tables ?? []} />
      <Channels channels={me?.channels ?? []} changed={() => void refresh()} />
      <OtherDevice />
    </>
  );
}

interface Count {
  title: string;
  played: number;
  won: number;
}

/** How many games were played to their end and won, by game. */
export function countGames(tables: PersonTable[]): Count[] {
  const counts = new Map<string, Count>();
  for (const { table, result } of tables) {
    if (table.status !== "finished" || !result) continue;
    const count = counts.get(table.game) ?? { title: table.title, played: 0, won: 0 };
    counts.set(table.game, { ...count, played: count.played + 1, won: count.won + (result === "won" ? 1 : 0) });
  }
  return [...counts.values()].sort((a, b) => b.played - a.played);
}

function Statistics({ tables }: { tables: PersonTable[] }) {
  const counts = countGames(tables);
  if (!counts.length) return null;
  const all = counts.reduce(
    (sum, each) => ({ title: say("all-games"), played: sum.played + each.played, won: sum.won + each.won }),
    { title: say("all-games"), played: 0, won: 0 },
  );
  return (
    <section aria-labelledby="pw-games" class="ui-section">
      <h2 id="pw-games">{say("me-games")}</h2>
      <table class="ui-counts">
        <thead>
          <tr>
            <th scope="col">{say("me-game")}</th>
            <th scope="col">{say("me-played")}</th>
            <th scope="col">{say("me-won")}</th>
          </tr>
        </thead>
        <tbody>
          {[...counts, ...(counts.length > 1 ? [all] : [])].map((each) => (
            <tr key={each.title}>
              <th scope="row">{each.title}</th>
              <td>{each.played}</td>
              <td>{each.won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function OtherDevice() {
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const show = () =>
    api.privateCode(personKey()).then(
      ({ svg }) => setCode(svg),
      (failure: Error) => setError(failure.message),
    );
  return (
    <section aria-labelledby="pw-device" class="ui-section">
      <h2 id="pw-device">{say("me-device")}</h2>
      <p class="ui-small">{say("me-device-help")}</p>
      {code ? (
        <>
          <CopyLink link={privateLink()} name={say("me-link")} />
          <img class="ui-code" alt={say("me-link-code")} src={`data:image/svg+xml,${encodeURIComponent(code)}`} />
        </>
      ) : (
        <button type="button" class="ui-button" onClick={() => void show()}>
          {say("me-link-show")}
        </button>
      )}
      {error && (
        <p class="ui-error" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}

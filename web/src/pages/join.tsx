// The door of a class: the code that is on the board, and a first name.

import { useEffect, useState } from "preact/hooks";
import { WhatIsKept } from "../classroom/kept";
import { inGroups, keepDesk } from "../classroom/my-classes";
import { usePupilRoom } from "../classroom/pupil-room";
import * as requests from "../classroom/requests";
import { TopBar } from "../components/topbar";
import { prefs } from "../prefs";
import { go } from "../route";
import { Say, say } from "../say";

export function JoinPage({ code: given }: { code: string }) {
  const desk = prefs.pupil;
  const known = desk && (!given || plain(desk.code) === plain(given)) ? desk : null;
  const [code, setCode] = useState(inGroups(plain(given || known?.code || "")));
  const [name, setName] = useState(known?.name ?? "");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const room = usePupilRoom();
  useEffect(() => {
    document.title = `${say("home-join-class")} · Paddlewheel`;
  }, []);
  const comeIn = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    // Whoever comes back on the same device has its key; another pupil at this device has not.
    const same = desk && plain(desk.code) === plain(code) && alike(desk.name, name);
    try {
      const joined = await requests.join({ code, name: name.trim(), key: same ? desk.key : null });
      keepDesk(joined, plain(code));
      go("pupil");
    } catch (failure) {
      setError((failure as Error).message);
      setBusy(false);
    }
  };
  return (
    <div class="ui-page">
      <TopBar title={say("home-join-class")} />
      <main class="ui-narrow ui-join">
        <h1>{say("join-heading")}</h1>
        {known && room?.state && (
          <p>
            <Say id="join-known" b={<b />} link={<a class="ui-button main" href="#/pupil" />} name={known.name} />
          </p>
        )}
        {error && (
          <p class="ui-error" role="alert">
            {error}
          </p>
        )}
        <form class="ui-form" onSubmit={(event) => void comeIn(event)}>
          <label>
            {say("join-code")}
            <input
              class="ui-code-field"
              value={code}
              required
              maxLength={12}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              placeholder={say("join-code-example")}
              onInput={(event) => setCode(event.currentTarget.value.toUpperCase())}
            />
          </label>
          <label>
            {say("join-name")}
            <input
              value={name}
              required
              maxLength={40}
              autocomplete="given-name"
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="ui-button main" disabled={busy}>
            {say(busy ? "join-moment" : "join-enter")}
          </button>
        </form>
        <p class="ui-small">{say("join-help")}</p>
        <WhatIsKept />
      </main>
    </div>
  );
}

/** A code without what people put between its letters. */
function plain(code: string): string {
  return code.replace(/[\s-]/g, "").toUpperCase();
}

function alike(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}

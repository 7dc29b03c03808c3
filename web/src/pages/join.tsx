// The door of a class: the code that is on the board, and a first name.

import { useEffect, useState } from "preact/hooks";
import { WhatIsKept } from "../classroom/kept";
import { inGroups, keepDesk } from "../classroom/my-classes";
import { usePupilRoom } from "../classroom/pupil-room";
import * as requests from "../classroom/requests";
import { TopBar } from "../components/topbar";
import { prefs } from "../prefs";
import { go } from "../route";

export function JoinPage({ code: given }: { code: string }) {
  const desk = prefs.pupil;
  const known = desk && (!given || plain(desk.code) === plain(given)) ? desk : null;
  const [code, setCode] = useState(inGroups(plain(given || known?.code || "")));
  const [name, setName] = useState(known?.name ?? "");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const room = usePupilRoom();
  useEffect(() => {
    document.title = "Join a class · Paddlewheel";
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
      <TopBar title="Join a class" />
      <main class="ui-narrow ui-join">
        <h1>Join your class</h1>
        {known && room?.state && (
          <p>
            You are here as <b>{known.name}</b>.{" "}
            <a class="ui-button main" href="#/pupil">
              Go on as {known.name}
            </a>
          </p>
        )}
        {error && (
          <p class="ui-error" role="alert">
            {error}
          </p>
        )}
        <form class="ui-form" onSubmit={(event) => void comeIn(event)}>
          <label>
            Code
            <input
              class="ui-code-field"
              value={code}
              required
              maxLength={12}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              placeholder="KTM 4X7"
              onInput={(event) => setCode(event.currentTarget.value.toUpperCase())}
            />
          </label>
          <label>
            Your first name
            <input
              value={name}
              required
              maxLength={40}
              autocomplete="given-name"
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="ui-button main" disabled={busy}>
            {busy ? "One moment…" : "Come in"}
          </button>
        </form>
        <p class="ui-small">
          On another device, or come back later? Type the same code and the same name: your seat is still yours.
        </p>
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

// The page for the wall: one address, one code in huge letters, a code for cameras, and who has come in.

import { useEffect, useState } from "preact/hooks";
import type { ClassInfo, JoinAddress } from "../types";
import { attendance, unseated } from "./glances";
import { inGroups } from "./my-classes";
import * as requests from "./requests";
import type { Desk } from "./use-console";

export function DoorPage({ desk: { mine, console } }: { desk: Desk }) {
  const { room, tables } = console;
  const [addresses, setAddresses] = useState<JoinAddress[] | null>(null);
  const [chosen, setChosen] = useState(0);
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const failed = (failure: Error) => setError(failure.message);
  useEffect(() => {
    document.title = `${room.title || room.game_title}: come in · Paddlewheel`;
    requests.addresses(mine).then(setAddresses, failed);
  }, []);
  const address = addresses?.[chosen];
  useEffect(() => {
    if (address) requests.code(mine, address.link).then(setCode, failed);
  }, [address?.link]);
  return (
    <div class="ui-door">
      <header>
        <h1>{room.title || room.game_title}</h1>
        <a class="ui-button small" href={`#/class/${mine.id}`}>
          Back to the console
        </a>
      </header>
      <main>
        <div class="ui-door-words">
          {room.door ? (
            <>
              <p>
                Open <b class="ui-typed">{address?.typed ?? "…"}</b>
              </p>
              <p>and type the code</p>
            </>
          ) : (
            <p>The door is closed: nobody new can come in. Those who have been here can come back with the code</p>
          )}
          <p class="ui-big-code" role="img" aria-label={`The code is ${[...room.code].join(" ")}`}>
            {inGroups(room.code)}
          </p>
          {addresses && !addresses.some((each) => each.reachable) && (
            <p class="ui-error" role="alert">
              Other devices cannot reach this address. Start the server with <code>paddlewheel class</code>, in the same
              network as your pupils.
            </p>
          )}
          {error && (
            <p class="ui-error" role="alert">
              {error}
            </p>
          )}
          {addresses && addresses.length > 1 && (
            <label class="ui-inline ui-small">
              If pupils cannot open it, try another address:
              <select value={String(chosen)} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
                {addresses.map((each, number) => (
                  <option key={each.link} value={String(number)}>
                    {each.typed} ({each.label}
                    {each.reachable ? "" : ", not from other devices"})
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        {code && address && (
          <img
            class="ui-door-code"
            alt={`Code for cameras: it opens ${address.link}`}
            src={`data:image/svg+xml,${encodeURIComponent(code)}`}
          />
        )}
      </main>
      <Arrived room={room} tables={tables.map(({ number, name }) => ({ number, name }))} />
    </div>
  );
}

function Arrived({ room, tables }: { room: ClassInfo; tables: { number: number; name: string }[] }) {
  const loose = unseated(room);
  const groups = [...tables]
    .sort((a, b) => a.number - b.number)
    .map((table) => ({ name: table.name, pupils: room.pupils.filter((each) => each.table === table.number) }))
    .filter((group) => group.pupils.length);
  if (loose.length) groups.push({ name: "No seat yet", pupils: loose });
  return (
    <section class="ui-arrived" aria-labelledby="pw-arrived">
      <h2 id="pw-arrived">
        <span role="status">{attendance(room)}</span>
      </h2>
      <ul>
        {groups.map((group) => (
          <li key={group.name}>
            <b>{group.name}</b>{" "}
            {group.pupils.map((each) => (
              <span key={each.id} class={each.here ? "ui-pupil-name" : "ui-pupil-name away"}>
                {each.name}
                {!each.here && <span class="ui-hidden"> (away)</span>}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

// The page for the wall: one address, one code in huge letters, a code for cameras, and who has come in.

import { useEffect, useState } from "preact/hooks";
import { Say, say } from "../say";
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
    document.title = `${say("door-title", { title: room.title || room.game_title })} · Paddlewheel`;
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
          {say("door-back")}
        </a>
      </header>
      <main>
        <div class="ui-door-words">
          {room.door ? (
            <>
              <p>
                <Say id="door-address" address={<b class="ui-typed">{address?.typed ?? "…"}</b>} />
              </p>
              <p>{say("door-type")}</p>
            </>
          ) : (
            <p>{say("door-closed")}</p>
          )}
          <p class="ui-big-code" role="img" aria-label={say("door-code", { letters: [...room.code].join(" ") })}>
            {inGroups(room.code)}
          </p>
          {addresses && !addresses.some((each) => each.reachable) && (
            <p class="ui-error" role="alert">
              <Say id="door-unreachable" command={<code />} />
            </p>
          )}
          {error && (
            <p class="ui-error" role="alert">
              {error}
            </p>
          )}
          {addresses && addresses.length > 1 && (
            <label class="ui-inline ui-small">
              {say("door-other")}
              <select value={String(chosen)} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
                {addresses.map((each, number) => (
                  <option key={each.link} value={String(number)}>
                    {say(each.reachable ? "door-option" : "door-option-near", {
                      address: each.typed,
                      label: each.label,
                    })}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        {code && address && (
          <img
            class="ui-door-code"
            alt={say("door-picture", { link: address.link })}
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
  if (loose.length) groups.push({ name: say("door-no-seat"), pupils: loose });
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
                {!each.here && <span class="ui-hidden">{say("door-away")}</span>}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

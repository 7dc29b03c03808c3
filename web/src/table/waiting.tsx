// Before the game begins: who sits where, invitations, and taking a seat.

import { useState } from "preact/hooks";
import * as api from "../api";
import { CopyLink } from "../components/copy";
import { keep, myTable, prefs } from "../prefs";
import { linkTo } from "../route";
import type { TableInfo } from "../types";

interface Props {
  info: TableInfo;
  query: URLSearchParams;
  sat: () => void;
}

export function Waiting({ info, query, sat }: Props) {
  const mine = myTable(info.id);
  const [name, setName] = useState(prefs.name);
  const [error, setError] = useState("");
  const invited = query.get("invite");
  const invitedTo = Number(query.get("seat") ?? -1);

  /** Whether the visitor may sit down there. */
  const welcome = (seat: TableInfo["seats"][number]) =>
    seat.kind === "open" && !mine?.seats[seat.seat] && (info.listed || (invited !== null && seat.seat === invitedTo));
  const take = async (seat: number) => {
    try {
      prefs.name = name;
      const issued = await api.join(info.id, seat, {
        name: name.trim() || "Guest",
        invite: seat === invitedTo ? invited : null,
      });
      const old = mine ?? {
        id: info.id,
        game: info.game,
        title: info.title,
        at: 0,
        host: "",
        seats: {},
        invitations: {},
      };
      keep({ ...old, at: Date.now(), seats: { ...old.seats, [issued.seat]: issued.key } });
      sat();
    } catch (failure) {
      setError((failure as Error).message);
    }
  };

  return (
    <main class="ui-narrow">
      <h1>{info.title}: the table is laid</h1>
      <p class="ui-lead">
        {mine?.host
          ? "Begin when everybody is here. Bots take the seats that are still free."
          : "The host begins the game when everybody is here."}
      </p>
      {error && (
        <p class="ui-error" role="alert">
          {error}
        </p>
      )}
      {info.seats.some((seat) => welcome(seat)) && (
        <label class="ui-field">
          Your name
          <input
            value={name}
            maxLength={40}
            onInput={(event) => setName(event.currentTarget.value)}
            autocomplete="nickname"
          />
        </label>
      )}
      <ul class="ui-seats">
        {info.seats.map((seat) => {
          const invitation = mine?.invitations[seat.seat];
          const link = invitation ? linkTo(`t/${info.id}?seat=${seat.seat}&invite=${invitation}`) : "";
          const free = seat.kind === "open";
          return (
            <li key={seat.seat} class={`seat-${seat.seat}`}>
              <b>Seat {seat.seat + 1}</b>
              <span>
                {free ? "free" : seat.kind === "bot" ? `Bot (${seat.level})` : seat.name}
                {mine?.seats[seat.seat] && seat.name !== "You" ? " (you)" : ""}
              </span>
              {welcome(seat) && (
                <button type="button" class="ui-button main" onClick={() => void take(seat.seat)}>
                  Sit here
                </button>
              )}
              {free && link && <CopyLink link={link} name={`Link to seat ${seat.seat + 1}`} />}
            </li>
          );
        })}
      </ul>
      {mine?.host && (
        <button
          type="button"
          class="ui-button main"
          onClick={() => api.start(info.id, mine.host).catch((failure: Error) => setError(failure.message))}
        >
          Begin now
        </button>
      )}
      <div class="ui-field">
        For people who only watch
        <CopyLink link={linkTo(`t/${info.id}`)} name="Link to watch" />
      </div>
    </main>
  );
}

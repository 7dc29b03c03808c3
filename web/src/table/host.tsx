// What the host of a table can do with its seats and with the table itself.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { CopyLink } from "../components/copy";
import { AskFirst } from "../components/question";
import { WATCHING, type Watching } from "../components/terms";
import { keep, myTable } from "../prefs";
import { invitationLink } from "../route";
import { Say, say } from "../say";
import type { SeatInfo, TableInfo } from "../types";

/** The key of the host, how to use it, and what went wrong. */
export interface Hosting {
  info: TableInfo;
  key: string;
  run: (work: Promise<unknown>) => void;
  error: string;
}

/** For the browser that has the key of the host; null for all others. */
export function useHosting(info: TableInfo): Hosting | null {
  const [error, setError] = useState("");
  const key = myTable(info.id)?.host;
  useEffect(() => dropUsedInvitations(info), [info]);
  if (!key) return null;
  const run = (work: Promise<unknown>) =>
    void work.then(
      () => setError(""),
      (failure: Error) => setError(failure.message),
    );
  return { info, key, run, error };
}

/** Beside a game: its seats, and the table itself. */
export function HostPanel({ info }: { info: TableInfo }) {
  const hosting = useHosting(info);
  if (!hosting) return null;
  return (
    <section class="ui-host" aria-label={say("host")}>
      {info.status === "playing" && (
        <ul>
          {info.seats.map((seat) => (
            <li key={seat.seat}>
              <p>
                <Say
                  id="host-seat"
                  b={<b />}
                  number={seat.seat + 1}
                  who={seat.kind === "open" ? say("waiting-free") : seat.name}
                />{" "}
                {seat.muted && <span class="ui-tag">{say("waiting-muted")}</span>}
              </p>
              <HostSeat hosting={hosting} seat={seat} />
            </li>
          ))}
        </ul>
      )}
      <HostTable hosting={hosting} />
    </section>
  );
}

/** Closing and deleting the table. */
export function HostTable({ hosting: { info, key, run, error } }: { hosting: Hosting }) {
  return (
    <>
      {error && (
        <p class="ui-error" role="alert">
          {error}
        </p>
      )}
      {(info.status === "open" || info.status === "playing") && (
        <label class="ui-field">
          {say("spectators")}
          <select
            value={info.watching}
            onChange={(event) => run(api.setWatching(info.id, event.currentTarget.value as Watching, key))}
          >
            {WATCHING.map((value) => (
              <option value={value}>{say(`watching-${value}`)}</option>
            ))}
          </select>
        </label>
      )}
      <div class="ui-row">
        {(info.status === "open" || info.status === "playing") && (
          <AskFirst
            label={say("host-close")}
            question={say("host-close-question")}
            act={() => run(api.close(info.id, key))}
          />
        )}
        <AskFirst
          label={say("host-delete")}
          question={say("host-delete-question")}
          act={() => run(api.deleteTable(info.id, key))}
        />
      </div>
    </>
  );
}

/** Whoever sits down has used up the invitation to their seat. */
function dropUsedInvitations(info: TableInfo): void {
  const mine = myTable(info.id);
  const taken = info.seats.filter((seat) => seat.kind !== "open" && mine?.invitations[seat.seat]);
  if (!mine || !taken.length) return;
  const left = Object.entries(mine.invitations).filter(([seat]) => !taken.some((each) => each.seat === Number(seat)));
  keep({ ...mine, invitations: Object.fromEntries(left) });
}

/** What the host can do with one seat: a person's, or a free one. */
export function HostSeat({ hosting, seat }: { hosting: Hosting; seat: SeatInfo }) {
  const { info, key, run } = hosting;
  const number = seat.seat + 1;
  const toBot = () => run(api.giveToBot(info.id, seat.seat, key));
  if (seat.kind === "open")
    return (
      <>
        <Invitation hosting={hosting} seat={seat.seat} />
        {info.status === "playing" && (
          <button type="button" class="ui-button small" aria-label={say("host-bot-name", { number })} onClick={toBot}>
            {say("host-bot")}
          </button>
        )}
      </>
    );
  if (seat.kind === "bot" || myTable(info.id)?.seats[seat.seat]) return null;
  return (
    <div class="ui-row">
      <AskFirst
        label={say("remove")}
        name={say("host-remove-name", { name: seat.name, number })}
        question={say("host-remove-question", { name: seat.name, listed: info.listed ? "yes" : "no" })}
        act={() => run(api.remove(info.id, seat.seat, key))}
      />
      <AskFirst
        label={say("host-bot")}
        name={say("host-bot-name", { number })}
        question={say("host-bot-question", { name: seat.name })}
        act={toBot}
      />
      <button
        type="button"
        class="ui-button small"
        aria-label={say(seat.muted ? "host-unmute-name" : "host-mute-name", { name: seat.name })}
        onClick={() => run(api.mute(info.id, seat.seat, !seat.muted, key))}
      >
        {say(seat.muted ? "host-unmute" : "host-mute")}
      </button>
    </div>
  );
}

/** The link to a free seat. It works once; a new one makes the old one void. */
function Invitation({ hosting: { info, key, run }, seat }: { hosting: Hosting; seat: number }) {
  const [, redraw] = useState(0);
  const token = myTable(info.id)?.invitations[seat];
  const renew = async () => {
    const issued = await api.invite(info.id, seat, key);
    const mine = myTable(info.id);
    if (mine) keep({ ...mine, invitations: { ...mine.invitations, [seat]: issued.key } });
    redraw((n) => n + 1);
  };
  return (
    <>
      {token && <CopyLink link={invitationLink(info.id, seat, token)} name={say("host-link", { number: seat + 1 })} />}
      {token ? (
        <AskFirst
          label={say("host-link-new")}
          name={say("host-link-new-name", { number: seat + 1 })}
          question={say("host-link-new-question")}
          act={() => run(renew())}
        />
      ) : (
        <button type="button" class="ui-button small" onClick={() => run(renew())}>
          {say("host-link-make", { number: seat + 1 })}
        </button>
      )}
    </>
  );
}

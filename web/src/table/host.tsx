// What the host of a table can do with its seats and with the table itself.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { CopyLink } from "../components/copy";
import { AskFirst } from "../components/question";
import { WATCHING, type Watching } from "../components/terms";
import { keep, myTable } from "../prefs";
import { invitationLink } from "../route";
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
    <section class="ui-host" aria-label="For the host">
      {info.status === "playing" && (
        <ul>
          {info.seats.map((seat) => (
            <li key={seat.seat}>
              <p>
                <b>Seat {seat.seat + 1}</b> {seat.kind === "open" ? "free" : seat.name}{" "}
                {seat.muted && <span class="ui-tag">muted</span>}
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
          Spectators
          <select
            value={info.watching}
            onChange={(event) => run(api.setWatching(info.id, event.currentTarget.value as Watching, key))}
          >
            {Object.entries(WATCHING).map(([value, words]) => (
              <option value={value}>{words}</option>
            ))}
          </select>
        </label>
      )}
      <div class="ui-row">
        {(info.status === "open" || info.status === "playing") && (
          <AskFirst
            label="Close the table"
            question="Close the table for good? Nobody can join, play or talk here any more. What was played can still be seen."
            act={() => run(api.close(info.id, key))}
          />
        )}
        <AskFirst
          label="Delete the table"
          question="Delete the table for everybody? The game, its record and all that was said are lost."
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
  const place = `seat ${seat.seat + 1}`;
  const toBot = () => run(api.giveToBot(info.id, seat.seat, key));
  if (seat.kind === "open")
    return (
      <>
        <Invitation hosting={hosting} seat={seat.seat} />
        {info.status === "playing" && (
          <button type="button" class="ui-button small" aria-label={`Give to a bot: ${place}`} onClick={toBot}>
            Give to a bot
          </button>
        )}
      </>
    );
  if (seat.kind === "bot" || myTable(info.id)?.seats[seat.seat]) return null;
  const leaves = info.listed ? " The table leaves the public list, so that they cannot just come back." : "";
  return (
    <div class="ui-row">
      <AskFirst
        label="Remove"
        name={`Remove: ${seat.name}, ${place}`}
        question={`Remove ${seat.name}? The seat is free then, and waits for somebody with a new link.${leaves}`}
        act={() => run(api.remove(info.id, seat.seat, key))}
      />
      <AskFirst
        label="Give to a bot"
        name={`Give to a bot: ${place}`}
        question={`Remove ${seat.name} and let a bot play this seat from now on?`}
        act={toBot}
      />
      <button
        type="button"
        class="ui-button small"
        aria-label={`${seat.muted ? "Let talk" : "Mute"}: ${seat.name}`}
        onClick={() => run(api.mute(info.id, seat.seat, !seat.muted, key))}
      >
        {seat.muted ? "Let talk" : "Mute"}
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
      {token && <CopyLink link={invitationLink(info.id, seat, token)} name={`Link to seat ${seat + 1}`} />}
      {token ? (
        <AskFirst
          label="New link"
          name={`New link: seat ${seat + 1}`}
          question="Make a new link? The old one does not work any more."
          act={() => run(renew())}
        />
      ) : (
        <button type="button" class="ui-button small" onClick={() => run(renew())}>
          Make a link to seat {seat + 1}
        </button>
      )}
    </>
  );
}

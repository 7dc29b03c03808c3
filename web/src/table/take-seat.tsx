// Sitting down: by an invitation, or by choice at a listed table.

import { useState } from "preact/hooks";
import * as api from "../api";
import { invitationTo, keep, keepInvitation, myTable, prefs } from "../prefs";
import { Say, say } from "../say";
import type { SeatInfo, TableInfo } from "../types";

/** Whether the visitor may sit down there. */
export function isWelcome(info: TableInfo, seat: SeatInfo): boolean {
  if (seat.kind !== "open" || seat.name || myTable(info.id)?.seats[seat.seat]) return false;
  const invitation = invitationTo(info.id);
  if (info.listed || !invitation) return info.listed;
  // Where somebody has changed seats, the invitation is one to the seat that became free.
  return invitation.seat === seat.seat || info.seats[invitation.seat]?.kind !== "open";
}

/** Why an invitation that was opened here does not lead to a seat; empty where it does, or there is none. */
export function whyNotInvited(info: TableInfo): string {
  const invitation = invitationTo(info.id);
  if (!invitation || Object.keys(myTable(info.id)?.seats ?? {}).length) return "";
  return info.seats.some((seat) => seat.kind === "open") ? "" : say("take-used-up");
}

/** Take the seat, and keep its key in this browser. */
export async function sitDown(info: TableInfo, seat: number, name: string): Promise<void> {
  prefs.name = name;
  const invitation = invitationTo(info.id);
  const invited = invitation !== null && !(info.listed && invitation.seat !== seat);
  const issued = await api.join(info.id, seat, {
    name: name.trim() || say("guest"),
    invite: invited ? invitation.token : null,
  });
  if (invited) keepInvitation(info.id, null);
  const nothing = { id: info.id, game: info.game, title: info.title, at: 0, host: "", seats: {}, invitations: {} };
  const old = myTable(info.id) ?? nothing;
  keep({ ...old, at: Date.now(), seats: { ...old.seats, [issued.seat]: issued.key }, bound: false });
}

/** Take another seat before the start, with the same key. */
export async function changeSeat(info: TableInfo, from: number, to: number): Promise<void> {
  const mine = myTable(info.id);
  const key = mine?.seats[from];
  if (!mine || !key) return;
  await api.move(info.id, from, to, key);
  const others = Object.entries(mine.seats).filter(([seat]) => Number(seat) !== from);
  keep({ ...mine, seats: { ...Object.fromEntries(others), [to]: key }, bound: false });
}

/** In a game that has begun: a free seat that one is invited to. */
export function TakeSeat({ info, sat }: { info: TableInfo; sat: () => void }) {
  const [name, setName] = useState(prefs.name);
  const [error, setError] = useState("");
  const seat = info.status === "playing" ? info.seats.find((each) => isWelcome(info, each)) : undefined;
  const problem = error || whyNotInvited(info);
  if (!seat)
    return problem ? (
      <div class="ui-note" role="status">
        <p>{problem}</p>
        <button
          type="button"
          class="ui-button quiet"
          aria-label={say("note-close")}
          onClick={() => {
            setError("");
            keepInvitation(info.id, null);
            sat();
          }}
        >
          ×
        </button>
      </div>
    ) : null;
  const take = (event: Event) => {
    event.preventDefault();
    sitDown(info, seat.seat, name).then(sat, (failure: Error) => setError(failure.message));
  };
  return (
    <form class="ui-note ui-take" onSubmit={take}>
      <p>
        <Say id="take-invited" b={<b />} number={seat.seat + 1} problem={problem} />
      </p>
      <input
        aria-label={say("your-name")}
        placeholder={say("your-name")}
        maxLength={40}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
        autocomplete="nickname"
      />
      <button type="submit" class="ui-button main">
        {say("waiting-sit")}
      </button>
    </form>
  );
}

// Ways out of a game: a pause, a bot in one's place, an end for all, and giving up.

import { useState } from "preact/hooks";
import * as api from "../api";
import { AskFirst } from "../components/question";
import type { Live } from "../live";
import { forgetSeats, myTable } from "../prefs";
import { go } from "../route";
import type { TableInfo, View } from "../types";

export function LeaveMenu({ live, info, view }: { live: Live; info: TableInfo; view: View }) {
  const [error, setError] = useState("");
  const seat = view.seat;
  if (seat === null || info.status !== "playing" || info.seats[seat]?.resigned) return null;
  const others = info.seats.filter((each) => each.kind === "person" && !live.mine.includes(each.seat));
  const leave = () =>
    void Promise.all(live.mine.map((each) => api.leave(info.id, each, myTable(info.id)?.seats[each] ?? ""))).then(
      () => go(""),
      (failure: Error) => setError(failure.message),
    );
  const asked = info.seats.some((each) => each.wants_pause);
  return (
    <details class="ui-menu ui-leave">
      <summary class="ui-button quiet">Leave…</summary>
      <div class="ui-sheet">
        {info.clock && !info.paused && !asked && (
          <button type="button" class="ui-button" onClick={shut(() => live.pause(true))}>
            {others.length ? "Ask for a pause" : "Pause"}
          </button>
        )}
        {others.length > 0 && (
          <>
            <button type="button" class="ui-button" onClick={shut(leave)}>
              Let a bot play for me
            </button>
            <p class="ui-small">You take your seat back whenever you open the table.</p>
            <button type="button" class="ui-button" onClick={shut(() => live.end(true))}>
              Ask to end the game
            </button>
          </>
        )}
        <AskFirst
          label="Resign"
          question={
            others.length && info.seats.length > 2
              ? "Give this game up for good? A bot plays on for you."
              : "Give this game up for good? It ends at once."
          }
          act={() => live.resign()}
        />
        {error && (
          <p class="ui-error" role="alert">
            {error}
          </p>
        )}
      </div>
    </details>
  );
}

/** What a button of the menu does, once it has closed the menu. */
function shut(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    (event.currentTarget as HTMLElement).closest("details")?.removeAttribute("open");
    act();
  };
}

/** Before the game begins: give one's seat up. */
export function LeaveSeat({ info, seat, left }: { info: TableInfo; seat: number; left: () => void }) {
  const [error, setError] = useState("");
  const leave = () =>
    void api.leave(info.id, seat, myTable(info.id)?.seats[seat] ?? "").then(
      () => {
        forgetSeats(info.id, [seat]);
        left();
      },
      (failure: Error) => setError(failure.message),
    );
  return (
    <>
      <button type="button" class="ui-button small" aria-label={`Leave seat ${seat + 1}`} onClick={leave}>
        Leave
      </button>
      {error && (
        <span class="ui-error" role="alert">
          {error}
        </span>
      )}
    </>
  );
}

// Ways out of a game: a pause, a bot in one's place, an end for all, and giving up.

import { useState } from "preact/hooks";
import * as api from "../api";
import { AskFirst } from "../components/question";
import type { Live } from "../live";
import { forgetSeats, myTable } from "../prefs";
import { go } from "../route";
import { say } from "../say";
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
      <summary class="ui-button quiet">{say("leave-menu")}</summary>
      <div class="ui-sheet">
        {info.clock && !info.paused && !asked && (
          <button type="button" class="ui-button" onClick={shut(() => live.pause(true))}>
            {say(others.length ? "leave-ask-pause" : "pause")}
          </button>
        )}
        {others.length > 0 && (
          <>
            <button type="button" class="ui-button" onClick={shut(leave)}>
              {say("leave-bot")}
            </button>
            <p class="ui-small">{say("leave-bot-help")}</p>
            <button type="button" class="ui-button" onClick={shut(() => live.end(true))}>
              {say("leave-ask-end")}
            </button>
          </>
        )}
        <AskFirst
          label={say("leave-resign")}
          question={say(others.length && info.seats.length > 2 ? "leave-resign-bot" : "leave-resign-end")}
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
      <button
        type="button"
        class="ui-button small"
        aria-label={say("leave-seat", { number: seat + 1 })}
        onClick={leave}
      >
        {say("leave")}
      </button>
      {error && (
        <span class="ui-error" role="alert">
          {error}
        </span>
      )}
    </>
  );
}

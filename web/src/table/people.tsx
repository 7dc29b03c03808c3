// What people at the table ask each other: a pause, an end, a bot for somebody who is away.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Live } from "../live";
import { duration } from "../time";
import type { SeatInfo, TableInfo } from "../types";

interface Props {
  live: Live;
  info: TableInfo;
}

export function PeopleNotes({ live, info }: Props) {
  const playing = live.mine.some((seat) => !info.seats[seat]?.resigned);
  if (info.status !== "playing" || !playing) return null;
  return (
    <>
      <PauseNote live={live} info={info} />
      {live.mine.some((seat) => info.seats[seat]?.sits_out) && (
        <Note>
          <p>
            <b>A bot plays for you.</b> Your teacher hands the seat back to you.
          </p>
        </Note>
      )}
      <EndNote live={live} info={info} />
      <Absences live={live} info={info} />
    </>
  );
}

function Note({ children }: { children: ComponentChildren }) {
  return (
    <section class="ui-note ui-people" role="status">
      {children}
    </section>
  );
}

function PauseNote({ live, info }: Props) {
  const asking = info.seats.filter((seat) => seat.wants_pause);
  if (info.held)
    return (
      <Note>
        <p>
          <b>{info.classroom ? "Your teacher has paused the game." : "The host has paused the game."}</b> No clock runs.
          It goes on by itself.
        </p>
      </Note>
    );
  if (info.paused)
    return (
      <Note>
        <p>
          <b>The table is paused.</b> No clock runs. Anybody can go on.
        </p>
        <button type="button" class="ui-button main" onClick={() => live.pause(false)}>
          Go on
        </button>
      </Note>
    );
  if (!asking.length) return null;
  const agreed = asking.some((seat) => live.mine.includes(seat.seat));
  return agreed ? (
    <Note>
      <p>
        <b>{named(asking, live)} for a pause.</b> {waitingFor(info, live, (seat) => !seat.wants_pause)}
      </p>
      <button type="button" class="ui-button" onClick={() => live.pause(false)}>
        Take it back
      </button>
    </Note>
  ) : (
    <Note>
      <p>
        <b>{named(asking, live)} for a pause.</b>
      </p>
      <button type="button" class="ui-button main" onClick={() => live.pause(true)}>
        Agree
      </button>
      <button type="button" class="ui-button" onClick={() => live.pause(false)}>
        Go on playing
      </button>
    </Note>
  );
}

/** `Ada asks`, `You and Ada ask`. */
function named(seats: SeatInfo[], live: Live): string {
  const names = seats.map((seat) => (live.mine.includes(seat.seat) ? "You" : seat.name));
  const listed = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0];
  return `${listed} ${names.length > 1 || names[0] === "You" ? "ask" : "asks"}`;
}

/** Whose answer is missing. */
function waitingFor(info: TableInfo, live: Live, missing: (seat: SeatInfo) => boolean): string {
  const names = info.seats
    .filter((seat) => seat.kind === "person" && !seat.stand_in && !seat.resigned && missing(seat))
    .filter((seat) => !live.mine.includes(seat.seat))
    .map((seat) => seat.name);
  return names.length ? `Not answered yet: ${names.join(", ")}.` : "";
}

function EndNote({ live, info }: Props) {
  const [refused, setRefused] = useState("");
  const asking = info.seats.filter((seat) => seat.wants_end);
  const who = asking.map((seat) => seat.seat).join();
  if (!asking.length || refused === who) return null;
  const own = asking.some((seat) => live.mine.includes(seat.seat));
  return (
    <Note>
      <p>
        <b>{named(asking, live)} to end the game without a winner.</b>{" "}
        {own && waitingFor(info, live, (seat) => !seat.wants_end)}
      </p>
      {own ? (
        <button type="button" class="ui-button" onClick={() => live.end(false)}>
          Take it back
        </button>
      ) : (
        <>
          <button type="button" class="ui-button main" onClick={() => live.end(true)}>
            End it
          </button>
          <button type="button" class="ui-button" onClick={() => setRefused(who)}>
            Play on
          </button>
        </>
      )}
    </Note>
  );
}

/** Somebody has been away for long: what to do is for the others to say. */
function Absences({ live, info }: Props) {
  /** The seats that one waits for a while longer. */
  const [waiting, setWaiting] = useState<number[]>([]);
  const absent = info.seats.filter(
    (seat) => seat.absent && !seat.stand_in && !live.mine.includes(seat.seat) && !waiting.includes(seat.seat),
  );
  const wait = (seat: number) => {
    setWaiting([...waiting, seat]);
    setTimeout(() => setWaiting((now) => now.filter((each) => each !== seat)), info.absent_after * 1000);
  };
  return (
    <>
      {absent.map((seat) => (
        <Note key={seat.seat}>
          <p>
            <b>
              {seat.name} has been away for more than {duration(info.absent_after)}.
            </b>{" "}
            A bot can play until {seat.name} comes back.
          </p>
          <button type="button" class="ui-button main" onClick={() => live.standIn(seat.seat)}>
            Let a bot play
          </button>
          <button type="button" class="ui-button" onClick={() => wait(seat.seat)}>
            Wait
          </button>
          <button type="button" class="ui-button" onClick={() => live.end(true)}>
            End the game
          </button>
        </Note>
      ))}
    </>
  );
}

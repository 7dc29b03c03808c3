// What people at the table ask each other: a pause, an end, a bot for somebody who is away.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Live } from "../live";
import { listed, Say, say } from "../say";
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
            <Say id="people-bot-for-you" b={<b />} />
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
          <Say id={info.classroom ? "people-held-teacher" : "people-held-host"} b={<b />} />
        </p>
      </Note>
    );
  if (info.paused)
    return (
      <Note>
        <p>
          <Say id="people-paused" b={<b />} />
        </p>
        <button type="button" class="ui-button main" onClick={() => live.pause(false)}>
          {say("go-on")}
        </button>
      </Note>
    );
  if (!asking.length) return null;
  const agreed = asking.some((seat) => live.mine.includes(seat.seat));
  return agreed ? (
    <Note>
      <p>
        <b>{say("people-ask-pause", named(asking, live))}</b> {waitingFor(info, live, (seat) => !seat.wants_pause)}
      </p>
      <button type="button" class="ui-button" onClick={() => live.pause(false)}>
        {say("people-take-back")}
      </button>
    </Note>
  ) : (
    <Note>
      <p>
        <b>{say("people-ask-pause", named(asking, live))}</b>
      </p>
      <button type="button" class="ui-button main" onClick={() => live.pause(true)}>
        {say("people-agree")}
      </button>
      <button type="button" class="ui-button" onClick={() => live.pause(false)}>
        {say("people-play-on")}
      </button>
    </Note>
  );
}

/** Who asks, for sentences such as `Ada asks`, `You and Ada ask`. */
function named(seats: SeatInfo[], live: Live): { who: "me" | "us" | "one" | "several"; names: string } {
  const isOwn = ({ seat }: SeatInfo) => live.mine.includes(seat);
  const names = listed(seats.map((seat) => (isOwn(seat) ? say("you") : seat.name)));
  const [alone, together] = seats.some(isOwn) ? (["me", "us"] as const) : (["one", "several"] as const);
  return { who: seats.length > 1 ? together : alone, names };
}

/** Whose answer is missing. */
function waitingFor(info: TableInfo, live: Live, missing: (seat: SeatInfo) => boolean): string {
  const names = info.seats
    .filter((seat) => seat.kind === "person" && !seat.stand_in && !seat.resigned && missing(seat))
    .filter((seat) => !live.mine.includes(seat.seat))
    .map((seat) => seat.name);
  return names.length ? say("people-missing", { names: names.join(", ") }) : "";
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
        <b>{say("people-ask-end", named(asking, live))}</b> {own && waitingFor(info, live, (seat) => !seat.wants_end)}
      </p>
      {own ? (
        <button type="button" class="ui-button" onClick={() => live.end(false)}>
          {say("people-take-back")}
        </button>
      ) : (
        <>
          <button type="button" class="ui-button main" onClick={() => live.end(true)}>
            {say("people-end")}
          </button>
          <button type="button" class="ui-button" onClick={() => setRefused(who)}>
            {say("people-refuse-end")}
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
            <Say id="people-away" b={<b />} name={seat.name} time={duration(info.absent_after)} />
          </p>
          <button type="button" class="ui-button main" onClick={() => live.standIn(seat.seat)}>
            {say("people-let-bot")}
          </button>
          <button type="button" class="ui-button" onClick={() => wait(seat.seat)}>
            {say("people-wait")}
          </button>
          <button type="button" class="ui-button" onClick={() => live.end(true)}>
            {say("people-end-game")}
          </button>
        </Note>
      ))}
    </>
  );
}

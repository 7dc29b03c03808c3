// A pupil's own page: where they sit, which seats they can take, what they can watch, and the way out.

import { useEffect, useState } from "preact/hooks";
import { WhatIsKept } from "../classroom/kept";
import { leaveDesk } from "../classroom/my-classes";
import { type PupilRoom, usePupilRoom } from "../classroom/pupil-room";
import * as requests from "../classroom/requests";
import { Avatar } from "../components/avatar";
import { useCard } from "../components/links";
import { Loading } from "../components/loading";
import { AskFirst } from "../components/question";
import { TopBar } from "../components/topbar";
import { LINKS } from "../connection";
import { go } from "../route";
import type { FreeSeat, PupilPlace, PupilState } from "../types";

export function PupilPage() {
  const room = usePupilRoom();
  useEffect(() => {
    document.title = "My class · Paddlewheel";
    if (!room) go("join");
  }, []);
  if (!room) return <Loading heading="My class" status="Come in by the code of your class." />;
  if (room.live?.gone) return <Outside room={room} />;
  if (!room.state) return <Loading heading="My class" status={room.live ? LINKS[room.live.link] : "Connecting…"} />;
  return <Inside room={room} state={room.state} />;
}

/** The class is removed, or the teacher has let somebody else in under this name. */
function Outside({ room: { desk, live } }: { room: PupilRoom }) {
  return (
    <div class="ui-page">
      <TopBar title="My class" />
      <main class="ui-narrow">
        <h1>You are not in the class</h1>
        <p role="status">{live!.gone}</p>
        <button
          type="button"
          class="ui-button main"
          onClick={() => {
            leaveDesk();
            go(`join/${desk.code}`);
          }}
        >
          Come in again
        </button>
      </main>
    </div>
  );
}

function Inside({ room: { desk, live }, state }: { room: PupilRoom; state: PupilState }) {
  const [error, setError] = useState("");
  const { place, free, watch, status } = state;
  const run = (work: Promise<unknown>) =>
    void work.then(
      () => setError(""),
      (failure: Error) => setError(failure.message),
    );
  const leave = () =>
    run(
      requests.leave(desk).then(() => {
        leaveDesk();
        go("join");
      }),
    );
  return (
    <div class="ui-page">
      <TopBar title={state.title || state.game_title}>
        {live && live.link !== "here" && (
          <span class="ui-link away" role="status">
            {LINKS[live.link]}
          </span>
        )}
      </TopBar>
      <main class="ui-narrow ui-pupil">
        <div class="ui-who">
          <Avatar name={state.name} size={48} />
          <div>
            <h1>{state.name}</h1>
            <p class="ui-quiet">
              {state.title ? `${state.title} · ` : ""}
              {state.game_title}
            </p>
          </div>
        </div>
        {error && (
          <p class="ui-error" role="alert">
            {error}
          </p>
        )}
        {status === "debriefing" && (
          <section class="ui-section">
            <h2>The games are over</h2>
            <p>Now compare what happened at all tables.</p>
            <div class="ui-row">
              <a class="ui-button main" href={`#/class/${state.id}/debriefing`}>
                The joint debriefing
              </a>
              {place && (
                <a class="ui-button" href={`#/t/${place.table}`}>
                  My table
                </a>
              )}
            </div>
          </section>
        )}
        {status !== "debriefing" && place && <MyPlace place={place} paused={state.paused} game={state.game} />}
        {free.length > 0 && (
          <FreeSeats
            free={free}
            heading={place ? "Other free seats" : "Choose a seat"}
            sit={(seat) => run(requests.sit(desk, { table: seat.number, seat: seat.seat }))}
          />
        )}
        {!place && !free.length && status !== "debriefing" && (
          <p role="status">
            <b>You are in.</b> {watch.length ? "No seat is free just now." : "Your teacher gives you a seat."} This page
            goes on by itself.
          </p>
        )}
        {!place && watch.length > 0 && status === "playing" && (
          <section class="ui-section" aria-labelledby="pw-watch">
            <h2 id="pw-watch">Watch meanwhile</h2>
            <div class="ui-row">
              {watch.map((each) => (
                <a class="ui-button" key={each.table} href={`#/t/${each.table}`}>
                  {each.name}
                </a>
              ))}
            </div>
          </section>
        )}
        <WhatIsKept />
        <AskFirst
          label="Leave the class"
          question="Leave the class for good? Your name is deleted, and your seat goes to somebody else."
          act={leave}
        />
      </main>
    </div>
  );
}

function MyPlace({ place, paused, game }: { place: PupilPlace; paused: boolean; game: string }) {
  const hasLesson = useCard(game)?.lesson;
  return (
    <section class="ui-section ui-my-place" aria-label="My seat">
      <h2>
        {place.name} · {place.title}
      </h2>
      {place.begun ? (
        <>
          <p>{paused ? "Your teacher has paused the game." : "The game has begun."}</p>
          <a class="ui-button main" href={`#/t/${place.table}`}>
            To my table
          </a>
        </>
      ) : (
        <>
          <p role="status">
            Go and sit with your group. The game begins on this page by itself when your teacher starts it.
          </p>
          <p>
            Meanwhile: <a href={`#/rules/${game}`}>the rules</a>
            {hasLesson && (
              <>
                {" "}
                · <a href={`#/learn/${game}`}>a guided first game</a>
              </>
            )}
          </p>
        </>
      )}
    </section>
  );
}

interface FreeProps {
  free: FreeSeat[];
  heading: string;
  sit: (seat: FreeSeat) => void;
}

function FreeSeats({ free, heading, sit }: FreeProps) {
  const tables = [...new Set(free.map((each) => each.number))];
  return (
    <section class="ui-section" aria-labelledby="pw-free">
      <h2 id="pw-free">{heading}</h2>
      <ul class="ui-free">
        {tables.map((number) => {
          const seats = free.filter((each) => each.number === number);
          const { name, mates } = seats[0]!;
          return (
            <li key={number}>
              <p>
                <b>{name}</b> <span class="ui-quiet">{mates.length ? `with ${mates.join(", ")}` : "nobody yet"}</span>
              </p>
              <div class="ui-row">
                {seats.map((seat) => (
                  <button
                    type="button"
                    class="ui-button small"
                    key={seat.seat}
                    aria-label={`Sit down at ${name}: ${seat.title}${seat.bot ? ", in place of a bot" : ""}`}
                    onClick={() => sit(seat)}
                  >
                    {seat.title}
                    {seat.bot && " (bot)"}
                  </button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

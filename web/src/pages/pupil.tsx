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
import { linkWords } from "../connection";
import { go } from "../route";
import { Say, say } from "../say";
import type { FreeSeat, PupilPlace, PupilState } from "../types";

export function PupilPage() {
  const room = usePupilRoom();
  useEffect(() => {
    document.title = `${say("class-mine")} · Paddlewheel`;
    if (!room) go("join");
  }, []);
  if (!room) return <Loading heading={say("class-mine")} status={say("desk-come-in")} />;
  if (room.live?.gone) return <Outside room={room} />;
  if (!room.state) return <Loading heading={say("class-mine")} status={linkWords(room.live?.link ?? "connecting")} />;
  return <Inside room={room} state={room.state} />;
}

/** The class is removed, or the teacher has let somebody else in under this name. */
function Outside({ room: { desk, live } }: { room: PupilRoom }) {
  return (
    <div class="ui-page">
      <TopBar title={say("class-mine")} />
      <main class="ui-narrow">
        <h1>{say("desk-outside")}</h1>
        <p role="status">{live!.gone}</p>
        <button
          type="button"
          class="ui-button main"
          onClick={() => {
            leaveDesk();
            go(`join/${desk.code}`);
          }}
        >
          {say("desk-again")}
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
            {linkWords(live.link)}
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
            <h2>{say("desk-over")}</h2>
            <p>{say("desk-over-help")}</p>
            <div class="ui-row">
              <a class="ui-button main" href={`#/class/${state.id}/debriefing`}>
                {say("desk-debriefing")}
              </a>
              {place && (
                <a class="ui-button" href={`#/t/${place.table}`}>
                  {say("desk-table")}
                </a>
              )}
            </div>
          </section>
        )}
        {status !== "debriefing" && place && <MyPlace place={place} paused={state.paused} game={state.game} />}
        {free.length > 0 && (
          <FreeSeats
            free={free}
            heading={say(place ? "desk-free" : "desk-choose")}
            sit={(seat) => run(requests.sit(desk, { table: seat.number, seat: seat.seat }))}
          />
        )}
        {!place && !free.length && status !== "debriefing" && (
          <p role="status">
            <Say id={watch.length ? "desk-in-no-seat" : "desk-in-wait"} b={<b />} />
          </p>
        )}
        {!place && watch.length > 0 && status === "playing" && (
          <section class="ui-section" aria-labelledby="pw-watch">
            <h2 id="pw-watch">{say("desk-watch")}</h2>
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
        <AskFirst label={say("desk-leave")} question={say("desk-leave-question")} act={leave} />
      </main>
    </div>
  );
}

function MyPlace({ place, paused, game }: { place: PupilPlace; paused: boolean; game: string }) {
  const hasLesson = useCard(game)?.lesson;
  return (
    <section class="ui-section ui-my-place" aria-label={say("desk-seat")}>
      <h2>
        {place.name} · {place.title}
      </h2>
      {place.begun ? (
        <>
          <p>{say(paused ? "desk-paused" : "desk-begun")}</p>
          <a class="ui-button main" href={`#/t/${place.table}`}>
            {say("desk-to-table")}
          </a>
        </>
      ) : (
        <>
          <p role="status">{say("desk-group")}</p>
          <p>
            <Say
              id={hasLesson ? "desk-meanwhile-lesson" : "desk-meanwhile"}
              rules={<a href={`#/rules/${game}`} />}
              lesson={<a href={`#/learn/${game}`} />}
            />
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
                <b>{name}</b>{" "}
                <span class="ui-quiet">
                  {mates.length ? say("desk-with", { names: mates.join(", ") }) : say("desk-nobody")}
                </span>
              </p>
              <div class="ui-row">
                {seats.map((seat) => (
                  <button
                    type="button"
                    class="ui-button small"
                    key={seat.seat}
                    aria-label={say(seat.bot ? "desk-sit-bot" : "desk-sit", { table: name, seat: seat.title })}
                    onClick={() => sit(seat)}
                  >
                    {seat.bot ? say("desk-bot", { seat: seat.title }) : seat.title}
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

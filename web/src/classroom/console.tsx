// The teacher's console: all tables at a glance, the stuck ones first, and what concerns all of them.

import { useEffect, useState } from "preact/hooks";
import { AskFirst } from "../components/question";
import { TopBar } from "../components/topbar";
import { linkWords } from "../connection";
import { Say, say } from "../say";
import { type Art, loadArt } from "../scene/art";
import type { ClassInfo } from "../types";
import { ClassClock } from "./class-clock";
import { ClassSettings } from "./class-settings";
import { useTicks } from "./countdown";
import { attendance, inOrder, isStuck, unseated } from "./glances";
import { MessageAll } from "./message-all";
import { inGroups } from "./my-classes";
import { PupilPanel } from "./pupil-panel";
import * as requests from "./requests";
import { TableCard } from "./table-card";
import type { Desk } from "./use-console";

/** Milliseconds between two looks at who has waited for how long. */
const LOOK = 5000;

export function ConsolePage({ desk }: { desk: Desk }) {
  const { live, console, error } = desk;
  const { room, tables } = console;
  const [art, setArt] = useState<Art | null>(null);
  const [pupil, setPupil] = useState("");
  useEffect(() => {
    document.title = `${room.title || room.game_title} · Paddlewheel`;
    void loadArt(room.game).then(setArt, () => undefined);
  }, [room.game]);
  useTicks(LOOK);
  const now = live.now();
  const stuck = tables.filter((each) => isStuck(each, now, room.stuck_after)).length;
  const opened = room.pupils.find((each) => each.id === pupil);
  return (
    <div class="ui-page ui-console">
      <TopBar title={room.title || room.game_title}>
        {live.link !== "here" && (
          <span class="ui-link away" role="status">
            {linkWords(live.link)}
          </span>
        )}
        <a class="ui-button" href={`#/class/${room.id}/door`}>
          <Say id="console-code" code={<b class="ui-code-word">{inGroups(room.code)}</b>} />
        </a>
      </TopBar>
      <main>
        <h1 class="ui-hidden">{say("console-heading", { title: room.title || room.game_title })}</h1>
        <div class="ui-room-bar">
          <p class="ui-attendance" role="status">
            {attendance(room)}
            {stuck > 0 && <span class="ui-tag warn">{say("console-stuck", { count: stuck })}</span>}
          </p>
          <AllTables desk={desk} />
        </div>
        {error && (
          <p class="ui-error" role="alert">
            {error}
          </p>
        )}
        <Asking room={room} open={setPupil} />
        <Loose room={room} open={setPupil} />
        <div class="ui-room">
          <ol class={tables.length > 6 ? "ui-glances many" : "ui-glances"} aria-label={say("console-tables")}>
            {inOrder(tables, now, room.stuck_after).map((table) => (
              <TableCard key={table.number} desk={desk} table={table} art={art} now={now} openPupil={setPupil} />
            ))}
          </ol>
          <aside class="ui-tools" aria-label={say("console-all")}>
            <MessageAll desk={desk} />
            <ClassClock desk={desk} />
            <ClassSettings desk={desk} />
          </aside>
        </div>
      </main>
      {opened && <PupilPanel key={pupil} desk={desk} pupil={opened} close={() => setPupil("")} />}
    </div>
  );
}

/** Begin, pause, go on, end, and compare. */
function AllTables({ desk: { mine, console, run } }: { desk: Desk }) {
  const { room, tables } = console;
  const playing = tables.filter((each) => each.status === "playing");
  const paused = playing.filter((each) => each.paused);
  const hasBegun = tables.some((each) => each.status !== "open");
  const canBegin = tables.some((each) => each.status === "open" && each.seats.some((seat) => seat.pupil));
  return (
    <div class="ui-row">
      {canBegin && (
        <button type="button" class="ui-button main" onClick={() => run(requests.begin(mine))}>
          {say("console-begin")}
        </button>
      )}
      {playing.length > paused.length && (
        <button type="button" class="ui-button" onClick={() => run(requests.pause(mine, { want: true }))}>
          {say("console-pause")}
        </button>
      )}
      {paused.length > 0 && (
        <button type="button" class="ui-button main" onClick={() => run(requests.pause(mine, { want: false }))}>
          {say("console-resume")}
        </button>
      )}
      {hasBegun && (
        <>
          <a class="ui-button" href={`#/class/${room.id}/debriefing`}>
            {say("console-debriefing")}
          </a>
          <a class="ui-button" href={`#/class/${room.id}/replay`}>
            {say(room.replay ? "console-replay-now" : "console-replay")}
          </a>
        </>
      )}
      {playing.length > 0 && (
        <AskFirst
          label={say("console-end")}
          question={say("console-end-question", { count: playing.length })}
          act={() => run(requests.end(mine))}
        />
      )}
    </div>
  );
}

/** Somebody wants to come in under a name that is here already. */
function Asking({ room, open }: { room: ClassInfo; open: (id: string) => void }) {
  const asking = room.pupils.filter((each) => each.asks);
  return (
    <>
      {asking.map((each) => (
        <p class="ui-note ui-asking" key={each.id} role="status">
          <span>
            <Say id="console-asking" b={<b />} name={each.name} />
          </span>
          <button type="button" class="ui-button small" onClick={() => open(each.id)}>
            {say("console-look-at", { name: each.name })}
          </button>
        </p>
      ))}
    </>
  );
}

/** Pupils who have no seat. */
function Loose({ room, open }: { room: ClassInfo; open: (id: string) => void }) {
  const loose = unseated(room);
  if (!loose.length) return null;
  return (
    <p class="ui-loose">
      {say("console-loose")}{" "}
      {loose.map((each) => (
        <button
          type="button"
          class={each.here ? "ui-pupil-name" : "ui-pupil-name away"}
          key={each.id}
          aria-label={say("class-pupil-more", { name: each.name, here: each.here ? "yes" : "no" })}
          onClick={() => open(each.id)}
        >
          {each.name}
        </button>
      ))}
    </p>
  );
}

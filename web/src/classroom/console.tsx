// The teacher's console: all tables at a glance, the stuck ones first, and what concerns all of them.

import { useEffect, useState } from "preact/hooks";
import { AskFirst } from "../components/question";
import { TopBar } from "../components/topbar";
import { LINKS } from "../connection";
import { type Art, loadArt } from "../scene/art";
import type { ClassInfo, TableGlance } from "../types";
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
            {LINKS[live.link]}
          </span>
        )}
        <a class="ui-button" href={`#/class/${room.id}/door`}>
          Code <b class="ui-code-word">{inGroups(room.code)}</b>
        </a>
      </TopBar>
      <main>
        <h1 class="ui-hidden">{room.title || room.game_title}: the console</h1>
        <div class="ui-room-bar">
          <p class="ui-attendance" role="status">
            {attendance(room)}
            {stuck > 0 && <span class="ui-tag warn">{stuck} stuck</span>}
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
          <ol class={tables.length > 6 ? "ui-glances many" : "ui-glances"} aria-label="Tables">
            {inOrder(tables, now, room.stuck_after).map((table) => (
              <TableCard key={table.number} desk={desk} table={table} art={art} now={now} openPupil={setPupil} />
            ))}
          </ol>
          <aside class="ui-tools" aria-label="For the whole class">
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
          Begin all tables
        </button>
      )}
      {playing.length > paused.length && (
        <button type="button" class="ui-button" onClick={() => run(requests.pause(mine, { want: true }))}>
          Pause all
        </button>
      )}
      {paused.length > 0 && (
        <button type="button" class="ui-button main" onClick={() => run(requests.pause(mine, { want: false }))}>
          All go on
        </button>
      )}
      {hasBegun && (
        <>
          <a class="ui-button" href={`#/class/${room.id}/debriefing`}>
            Joint debriefing
          </a>
          <a class="ui-button" href={`#/class/${room.id}/replay`}>
            {room.replay ? "The led replay" : "Replay together"}
          </a>
        </>
      )}
      {playing.length > 0 && (
        <AskFirst
          label="End all and debrief"
          question={`End ${games(playing)} and call all pupils to the debriefing?`}
          act={() => run(requests.end(mine))}
        />
      )}
    </div>
  );
}

function games(playing: TableGlance[]): string {
  return playing.length === 1 ? "the game that is still played" : `the ${playing.length} games that are still played`;
}

/** Somebody wants to come in under a name that is here already. */
function Asking({ room, open }: { room: ClassInfo; open: (id: string) => void }) {
  const asking = room.pupils.filter((each) => each.asks);
  return (
    <>
      {asking.map((each) => (
        <p class="ui-note ui-asking" key={each.id} role="status">
          <span>
            <b>{each.name}</b> is here, and somebody on another device wants to come in with the same name.
          </span>
          <button type="button" class="ui-button small" onClick={() => open(each.id)}>
            Look at {each.name}
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
      Without a seat:{" "}
      {loose.map((each) => (
        <button
          type="button"
          class={each.here ? "ui-pupil-name" : "ui-pupil-name away"}
          key={each.id}
          aria-label={`${each.name}, ${each.here ? "here" : "away"}: more`}
          onClick={() => open(each.id)}
        >
          {each.name}
        </button>
      ))}
    </p>
  );
}

// One table on the console: its board, its round, who is waited for and since when, its figures and its seats.

import { useState } from "preact/hooks";
import { Dialog } from "../components/dialog";
import { AskFirst } from "../components/question";
import { Say, say } from "../say";
import type { Art } from "../scene/art";
import { FigureBox } from "../table/status";
import type { GlanceSeat, TableGlance, WaitedFor } from "../types";
import { BoardGlance } from "./board-glance";
import { forHowLong, isStuck, waitedFor } from "./glances";
import * as requests from "./requests";
import type { Desk } from "./use-console";

interface Props {
  desk: Desk;
  table: TableGlance;
  art: Art | null;
  now: number;
  /** Opens what can be done with a pupil. */
  openPupil: (id: string) => void;
}

export function TableCard({ desk, table, art, now, openPupil }: Props) {
  const stuck = isStuck(table, now, desk.console.room.stuck_after);
  const [open, setOpen] = useState(false);
  const { name } = table;
  return (
    <li class={`ui-glance${stuck ? " stuck" : ""}`} data-table={table.number}>
      <div class="ui-row tight">
        <h2>{name}</h2>
        <span class="ui-round">{table.round}</span>
        <Tags table={table} stuck={stuck} />
        <button
          type="button"
          class="ui-button quiet"
          aria-label={say("card-more", { name })}
          title={say("card-more.help")}
          onClick={() => setOpen(true)}
        >
          ⋯
        </button>
      </div>
      {table.status !== "open" && <BoardGlance table={table.table} seq={table.seq} art={art} />}
      <Waits table={table} now={now} />
      {table.status !== "open" && <Figures table={table} />}
      <ul class="ui-glance-seats">
        {table.seats
          .filter((seat) => seat.pupil)
          .map((seat) => (
            <Seat key={seat.seat} seat={seat} here={isHere(desk, seat)} table={table} open={openPupil} />
          ))}
        <Empty seats={table.seats} />
      </ul>
      <div class="ui-row tight ui-card-row">
        <Quick desk={desk} table={table} />
      </div>
      {open && <More desk={desk} table={table} close={() => setOpen(false)} />}
    </li>
  );
}

/** What is done most often; in a large class it stands in the window of the table. */
function Quick({ desk: { mine, run }, table }: { desk: Desk; table: TableGlance }) {
  const { name, number } = table;
  return (
    <>
      {table.status === "open" && (
        <button
          type="button"
          class="ui-button small"
          aria-label={say("card-begin-name", { name })}
          onClick={() => run(requests.begin(mine, { table: number }))}
        >
          {say("card-begin")}
        </button>
      )}
      {table.status === "playing" && (
        <button
          type="button"
          class="ui-button small"
          aria-label={say(table.paused ? "card-go-on-name" : "card-pause-name", { name })}
          onClick={() => run(requests.pause(mine, { want: !table.paused, table: number }))}
        >
          {say(table.paused ? "go-on" : "pause")}
        </button>
      )}
      {table.status !== "open" && (
        <a class="ui-button small" href={`#/t/${table.table}`} aria-label={say("card-watch-name", { name })}>
          {say("watch")}
        </a>
      )}
    </>
  );
}

function Tags({ table, stuck }: { table: TableGlance; stuck: boolean }) {
  const state = table.status !== "playing" ? table.status : table.paused ? "paused" : "";
  return (
    <>
      {stuck && <span class="ui-tag warn">{say("card-stuck")}</span>}
      {state && <span class="ui-tag">{say(`card-${state}`)}</span>}
    </>
  );
}

/** Who is waited for, and since when; at a table that is over, how it ended. */
function Waits({ table, now }: { table: TableGlance; now: number }) {
  const people = waitedFor(table);
  if (table.status !== "playing" || table.paused || !people.length)
    return <p class="ui-waits ui-quiet">{table.told || (table.status === "open" ? say("not-begun") : "")}</p>;
  return (
    <p class="ui-waits">
      <Say id="card-waits" people={<People people={people} now={now} />} />
    </p>
  );
}

function People({ people, now }: { people: WaitedFor[]; now: number }) {
  return people.map((each, place) => (
    <span key={each.seat}>
      {place > 0 && ", "}
      <Say id="card-wait" b={<b />} name={each.name} time={forHowLong(now - each.since)} />
    </span>
  ));
}

/** The figures of the table itself; where there are none, those of its seats. */
function Figures({ table: { figures, round } }: { table: TableGlance }) {
  const ofTable = figures.filter((line) => line.seat == null);
  const lines = ofTable.length ? ofTable : figures;
  if (!lines.length) return null;
  return (
    <div class="ui-figures ui-glance-figures">
      <b class="ui-round-below">{round}</b>
      {lines.map((line) => (
        <span key={`${line.seat} ${line.title}`}>
          {line.seat != null && <i>{line.title}: </i>}
          {line.figures
            // The round stands in the heading already.
            .filter((figure, place) => place > 0 || !round.includes(figure.value))
            .map((figure) => (
              <FigureBox key={figure.name || figure.value} figure={figure} />
            ))}
        </span>
      ))}
    </div>
  );
}

/** Seats without a pupil, counted. */
function Empty({ seats }: { seats: GlanceSeat[] }) {
  const count = (kind: GlanceSeat["kind"]) => seats.filter((seat) => !seat.pupil && seat.kind === kind).length;
  const [bots, free] = [count("bot"), count("open")];
  return (
    <>
      {bots > 0 && <li class="ui-quiet">{say("card-bots", { count: bots })}</li>}
      {free > 0 && <li class="ui-quiet">{say("card-free", { count: free })}</li>}
    </>
  );
}

/** Whether the pupil is in the class, at whatever page. */
function isHere({ console: { room } }: Desk, seat: GlanceSeat): boolean {
  return room.pupils.find((each) => each.id === seat.pupil)?.here ?? seat.here;
}

interface SeatProps {
  seat: GlanceSeat;
  here: boolean;
  table: TableGlance;
  open: (id: string) => void;
}

function Seat({ seat, here, table, open }: SeatProps) {
  const waited = table.status === "playing" && table.waits.some((each) => each.seat === seat.seat);
  return (
    <li class={`${here ? "here" : "away"}${waited ? " waited" : ""}`}>
      <button
        type="button"
        class="ui-pupil-name"
        aria-label={say("class-seat-more", { name: seat.name, seat: seat.title, here: here ? "yes" : "no" })}
        onClick={() => open(seat.pupil)}
      >
        {seat.name}
      </button>
      {seat.stand_in && <span class="ui-tag">{say("card-bot-plays")}</span>}
      {!here && <span class="ui-tag">{say("class-away")}</span>}
    </li>
  );
}

/** What is not needed at every moment. */
function More({ desk, table, close }: { desk: Desk; table: TableGlance; close: () => void }) {
  const { mine, run } = desk;
  const { name, number } = table;
  const [text, setText] = useState("");
  const done = (work: Promise<unknown>) => {
    run(work);
    close();
  };
  const empty = table.seats.every((seat) => !seat.pupil);
  return (
    <Dialog title={name} close={close}>
      <p class="ui-quiet">{table.told}</p>
      <form
        class="ui-say"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) done(requests.say(mine, { text: text.trim(), table: number }));
        }}
      >
        <input
          aria-label={say("card-message", { name })}
          placeholder={say("card-message", { name })}
          maxLength={300}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="ui-button">
          {say("send")}
        </button>
      </form>
      <div class="ui-row">
        <Quick desk={desk} table={table} />
        {table.status !== "open" && (
          <a class="ui-button small" href={`#/debrief/${table.table}`}>
            {say("card-debriefing")}
          </a>
        )}
        {table.status === "finished" && (
          <button
            type="button"
            class="ui-button small"
            onClick={() => {
              done(requests.step(mine, { table: table.table, at: 0 }));
              location.hash = `#/class/${mine.id}/replay`;
            }}
          >
            {say("card-replay")}
          </button>
        )}
        {table.status === "playing" && (
          <AskFirst
            label={say("card-end")}
            question={say("card-end-question", { name })}
            act={() => done(requests.end(mine, { table: number }))}
          />
        )}
        {table.status !== "open" && (
          <AskFirst
            label={say("card-new")}
            question={say("card-new-question", { name })}
            act={() => done(requests.newGame(mine, number))}
          />
        )}
        {empty && (
          <AskFirst
            label={say("card-remove")}
            question={say("card-remove-question", { name })}
            act={() => done(requests.removeTable(mine, number))}
          />
        )}
      </div>
    </Dialog>
  );
}

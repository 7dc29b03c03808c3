// What a teacher can do for one pupil.

import { useState } from "preact/hooks";
import { Dialog } from "../components/dialog";
import { AskFirst } from "../components/question";
import { say } from "../say";
import type { PupilInfo, TableGlance } from "../types";
import * as requests from "./requests";
import type { Desk } from "./use-console";

export function PupilPanel({ desk, pupil, close }: { desk: Desk; pupil: PupilInfo; close: () => void }) {
  const { mine, console, run } = desk;
  const [name, setName] = useState(pupil.name);
  const done = (work: Promise<unknown>) => {
    run(work);
    close();
  };
  const at = console.tables.find((each) => each.number === pupil.table);
  return (
    <Dialog title={pupil.name} close={close}>
      <p>
        {say("pupil-at", {
          place: at ? at.name : say("pupil-no-seat"),
          state: `${pupil.stand_in ? "bot-" : ""}${pupil.here ? "here" : "away"}`,
        })}
      </p>
      {pupil.asks && <p class="ui-note">{say("pupil-asks", { name: pupil.name })}</p>}
      <label class="ui-field">
        {say("pupil-sits")}
        <select
          value={pupil.table === null ? "" : `${pupil.table} ${pupil.seat}`}
          onChange={({ currentTarget: { value } }) => {
            const [table, seat] = value.split(" ").map(Number);
            done(
              requests.move(
                mine,
                value ? { pupil: pupil.id, table: table!, seat: seat! } : { pupil: pupil.id, table: null },
              ),
            );
          }}
        >
          <option value="">{say("pupil-watches")}</option>
          {[...console.tables]
            .sort((a, b) => a.number - b.number)
            .map((table) => (
              <optgroup key={table.number} label={table.name}>
                {table.seats.map((seat) => (
                  <option key={seat.seat} value={`${table.number} ${seat.seat}`}>
                    {seatWords(table, seat.seat, pupil)}
                  </option>
                ))}
              </optgroup>
            ))}
        </select>
      </label>
      <form
        class="ui-say"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) done(requests.rename(mine, { pupil: pupil.id, name: name.trim() }));
        }}
      >
        <input
          aria-label={say("pupil-name")}
          maxLength={40}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="ui-button">
          {say("pupil-rename")}
        </button>
      </form>
      <div class="ui-row">
        {pupil.table !== null && (
          <button
            type="button"
            class="ui-button small main"
            onClick={() => done(requests.standIn(mine, { pupil: pupil.id, want: !pupil.stand_in }))}
          >
            {say(pupil.stand_in ? "pupil-hand-back" : "pupil-stand-in")}
          </button>
        )}
        <button
          type="button"
          class="ui-button small"
          title={say("pupil-free.help")}
          onClick={() => done(requests.free(mine, { pupil: pupil.id }))}
        >
          {say("pupil-free")}
        </button>
        <AskFirst
          label={say("pupil-dismiss")}
          question={say("pupil-dismiss-question", { name: pupil.name })}
          act={() => done(requests.dismiss(mine, { pupil: pupil.id }))}
        />
      </div>
    </Dialog>
  );
}

/** Where somebody sits already, the two change places. */
function seatWords(table: TableGlance, number: number, pupil: PupilInfo): string {
  const seat = table.seats.find((each) => each.seat === number)!;
  const facts = { table: table.name, seat: seat.title };
  if (seat.pupil === pupil.id) return say("pupil-seat-here", facts);
  if (seat.pupil) return say("pupil-seat-change", { ...facts, name: seat.name });
  return say(seat.kind === "open" ? "pupil-seat-free" : `pupil-seat-${seat.kind}`, facts);
}

// What a teacher can do for one pupil.

import { useState } from "preact/hooks";
import { Dialog } from "../components/dialog";
import { AskFirst } from "../components/question";
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
        {at ? at.name : "No seat"}, {pupil.here ? "here" : "away"}
        {pupil.stand_in ? "; a bot plays for them" : ""}.
      </p>
      {pupil.asks && (
        <p class="ui-note">
          Somebody on another device wants to come in as {pupil.name}. If that is {pupil.name}, free the name.
        </p>
      )}
      <label class="ui-field">
        Sits at
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
          <option value="">No seat: watches</option>
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
          aria-label="Another name"
          maxLength={40}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="ui-button">
          Rename
        </button>
      </form>
      <div class="ui-row">
        {pupil.table !== null && (
          <button
            type="button"
            class="ui-button small main"
            onClick={() => done(requests.standIn(mine, { pupil: pupil.id, want: !pupil.stand_in }))}
          >
            {pupil.stand_in ? "Hand the seat back" : "Let a bot sit in"}
          </button>
        )}
        <button
          type="button"
          class="ui-button small"
          title="For a pupil who changes devices while the old one is still connected"
          onClick={() => done(requests.free(mine, { pupil: pupil.id }))}
        >
          Free the name
        </button>
        <AskFirst
          label="Remove from the class"
          question={`Remove ${pupil.name} from the class? The name is deleted, and a bot has the seat.`}
          act={() => done(requests.dismiss(mine, { pupil: pupil.id }))}
        />
      </div>
    </Dialog>
  );
}

/** Where somebody sits already, the two change places. */
function seatWords(table: TableGlance, number: number, pupil: PupilInfo): string {
  const seat = table.seats.find((each) => each.seat === number)!;
  const who = seat.pupil === pupil.id ? "sits here" : seat.pupil ? `change places with ${seat.name}` : seat.kind;
  return `${table.name} · ${seat.title} (${who === "open" ? "free" : who})`;
}

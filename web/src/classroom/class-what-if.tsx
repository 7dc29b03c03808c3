// What if? A game in front of the class, from the step that is shown: who plays which seat.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { Dialog } from "../components/dialog";
import { namesAt } from "../replay/stage";
import { say } from "../say";
import type { TableInfo, WhatIfSeat } from "../types";
import type { Desk } from "./use-console";

interface Props {
  desk: Desk;
  info: TableInfo;
  step: number;
  start: StartWhatIf;
}

export type StartWhatIf = (info: TableInfo, at: number, seats: WhatIfSeat[]) => Promise<void>;

export function ClassWhatIf(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="ui-button" disabled={props.info.length === props.step} onClick={() => setOpen(true)}>
        {say("what-if")}
      </button>
      {open && <WhoPlays {...props} close={() => setOpen(false)} />}
    </>
  );
}

function WhoPlays({ desk: { console }, info, step, start, close }: Props & { close: () => void }) {
  const [seats, setSeats] = useState<string[]>(info.seats.map(() => "bot"));
  const [error, setError] = useState("");
  const failed = (failure: Error) => setError(failure.message);
  useEffect(() => {
    api.viewAt(info.id, step, null).then((view) => {
      const decides = view.deciders[0] ?? 0;
      setSeats(info.seats.map((each) => (each.seat === decides ? "teacher" : "bot")));
    }, failed);
  }, []);
  const play = async (event: Event) => {
    event.preventDefault();
    const plan = seats.map(
      (who): WhatIfSeat => (who === "teacher" || who === "bot" ? { who } : { who: "pupil", pupil: who }),
    );
    try {
      await start(info, step, plan);
      close();
    } catch (failure) {
      failed(failure as Error);
    }
  };
  return (
    <Dialog title={say("what-if")} close={close}>
      <p>{say("what-if-class")}</p>
      <form class="ui-form" onSubmit={(event) => void play(event)}>
        {namesAt(info).map((name, seat) => (
          <label key={seat}>
            {name}
            <select
              value={seats[seat]}
              onChange={({ currentTarget: { value } }) =>
                setSeats(seats.map((old, number) => (number === seat ? value : old)))
              }
            >
              <option value="teacher">{say("what-if-i")}</option>
              <option value="bot">{say("what-if-bot")}</option>
              {console.room.pupils.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </select>
          </label>
        ))}
        {error && (
          <p class="ui-error" role="alert">
            {error}
          </p>
        )}
        <button type="submit" class="ui-button main">
          {say("what-if-class-go")}
        </button>
      </form>
    </Dialog>
  );
}

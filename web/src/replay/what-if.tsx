// What if? A new table that begins at a moment of a finished game: first one says who plays which seat.

import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../api";
import { keepCreated, prefs } from "../prefs";
import { go } from "../route";
import { called, say } from "../say";
import type { SeatPlan, TableInfo } from "../types";

interface Props {
  info: TableInfo;
  /** The step to begin at. */
  at: number;
  /** The seat whose eyes the replay is seen with, if any. */
  seat: number | null;
  names: string[];
  disabled: boolean;
}

export function WhatIf(props: Props) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        type="button"
        class="ui-button"
        ref={opener}
        disabled={props.disabled}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {say("what-if-open")}
      </button>
      {open && !props.disabled && <WhoPlays {...props} close={close} />}
    </>
  );
}

function WhoPlays({ info, at, seat, names, close }: Props & { close: () => void }) {
  const [levels, setLevels] = useState<string[]>([]);
  const [seats, setSeats] = useState<string[] | null>(null);
  const [error, setError] = useState("");
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const failed = (failure: Error) => setError(failure.message);
    api.games().then((cards) => setLevels(cards.find((card) => card.info.id === info.game)?.bots ?? []), failed);
    const mine = seat === null ? api.viewAt(info.id, at, null).then((view) => view.deciders[0] ?? 0) : seat;
    Promise.resolve(mine).then((own) => setSeats(names.map((_, each) => (each === own ? "me" : "bot"))), failed);
  }, []);
  const ready = seats !== null && levels.length > 0;
  useEffect(() => first.current?.focus(), [ready]);

  const playOn = async (event: Event) => {
    event.preventDefault();
    if (!seats?.includes("me")) {
      setError(say("what-if-none"));
      return;
    }
    const plans = seats.map((who): SeatPlan => {
      if (who === "me") return { who, name: prefs.name || say("you") };
      return who === "bot" ? { who } : { who: "bot", level: who };
    });
    try {
      const made = await api.fork(info.id, at, plans);
      keepCreated(made, info.game, info.title);
      go(`t/${made.table}`);
    } catch (failure) {
      setError((failure as Error).message);
    }
  };
  return (
    <form
      class="ui-form ui-what-if"
      aria-label={say("what-if-who")}
      onSubmit={(event) => void playOn(event)}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      {error && (
        <p class="ui-error" role="alert">
          {error}
        </p>
      )}
      {ready &&
        names.map((name, each) => (
          <label key={each}>
            {name}
            <select
              ref={each === 0 ? first : undefined}
              value={seats[each]}
              onChange={(event) => {
                const who = event.currentTarget.value;
                setSeats(seats.map((old, number) => (number === each ? who : old)));
              }}
            >
              <option value="me">{say("me")}</option>
              <option value="bot">{say("bot-usual")}</option>
              {levels.map((level) => (
                <option key={level} value={level}>
                  {say("bot-level", { level: called("level", level) })}
                </option>
              ))}
            </select>
          </label>
        ))}
      <div class="ui-row">
        <button type="submit" class="ui-button main" disabled={!ready}>
          {say("play-on")}
        </button>
        <button type="button" class="ui-button" onClick={close}>
          {say("cancel")}
        </button>
      </div>
    </form>
  );
}

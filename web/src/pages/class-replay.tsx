// The led replay on the teacher's screen: which game, who leads, what if, and the end of it.

import { useState } from "preact/hooks";
import * as api from "../api";
import { ClassWhatIf, type StartWhatIf } from "../classroom/class-what-if";
import { LedReplayStage } from "../classroom/led-replay";
import { keepSeat } from "../classroom/my-classes";
import * as requests from "../classroom/requests";
import type { Desk } from "../classroom/use-console";
import { Loading } from "../components/loading";
import { TopBar } from "../components/topbar";
import type { MyClass } from "../prefs";
import { Say, say } from "../say";
import type { LedReplay, TableInfo } from "../types";
import { TablePage } from "./table";

export function ReplayDesk({ desk }: { desk: Desk }) {
  const { replay } = desk.console.room;
  const whatIf = useWhatIf(desk.mine);
  if (!replay) return <PickGame desk={desk} />;
  if (replay.at === null && whatIf.starting) return <Loading heading={say("what-if")} status={say("led-laying")} />;
  if (replay.at === null) return <PlayedTogether desk={desk} replay={replay} step={whatIf.from} />;
  const words = replay.leader ? say("led-by", { name: replay.leader_name }) : say("led-follow");
  return (
    <LedReplayStage key={replay.table} at={desk.mine} replay={replay} leads={!replay.leader} words={words}>
      {(info, step) => <Controls desk={desk} info={info} replay={replay} step={step} start={whatIf.start} />}
    </LedReplayStage>
  );
}

/** The class hears of a what-if game before its teacher has the keys: its table is shown when they are there. */
function useWhatIf(mine: MyClass) {
  const [starting, setStarting] = useState(false);
  /** The step at which it began: there one goes back to. */
  const [from, setFrom] = useState(0);
  const start: StartWhatIf = async (info, at, seats) => {
    setStarting(true);
    setFrom(at);
    try {
      const { table, mine: keys } = await requests.whatIf(mine, { table: info.id, at, seats });
      const own = Object.fromEntries(keys.map((each) => [each.seat, each.key]));
      if (keys.length) keepSeat({ id: table, game: info.game, title: info.title, seats: own });
    } finally {
      setStarting(false);
    }
  };
  return { starting, from, start };
}

function PickGame({ desk: { mine, console, run, error } }: { desk: Desk }) {
  const tables = [...console.tables].sort((a, b) => a.number - b.number);
  return (
    <div class="ui-page">
      <TopBar title={console.room.title || console.room.game_title} />
      <main class="ui-narrow">
        <h1>{say("console-replay")}</h1>
        <p>{say("led-pick")}</p>
        {error && (
          <p class="ui-error" role="alert">
            {error}
          </p>
        )}
        <ul class="ui-list ui-section">
          {tables.map((table) => (
            <li key={table.number}>
              <span class="ui-channel">
                <b>{table.name}</b>
                <span>{table.told}</span>
              </span>
              <button
                type="button"
                class="ui-button"
                disabled={table.status !== "finished"}
                aria-label={say(table.status === "finished" ? "led-show-name" : "led-not-over-name", {
                  name: table.name,
                })}
                onClick={() => run(requests.step(mine, { table: table.table, at: 0 }))}
              >
                {say(table.status === "finished" ? "led-show" : "led-not-over")}
              </button>
            </li>
          ))}
        </ul>
        <a class="ui-button" href={`#/class/${mine.id}`}>
          {say("class-to-console")}
        </a>
      </main>
    </div>
  );
}

interface ControlsProps {
  desk: Desk;
  info: TableInfo;
  replay: LedReplay;
  step: number;
  start: StartWhatIf;
}

function Controls({ desk, info, replay, step, start }: ControlsProps) {
  const { mine, console, run, error } = desk;
  return (
    <div class="ui-lead-tools">
      <label class="ui-inline">
        {say("led-who")}
        <select
          value={replay.leader}
          onChange={({ currentTarget: { value } }) => run(requests.lead(mine, { pupil: value || null }))}
        >
          <option value="">{say("led-i")}</option>
          {console.room.pupils.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      <div class="ui-row">
        <ClassWhatIf desk={desk} info={info} step={step} start={start} />
        <button type="button" class="ui-button" onClick={() => run(requests.step(mine, { table: null }))}>
          {say("led-end")}
        </button>
      </div>
      {error && (
        <p class="ui-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** A what-if game in front of the class, as it is played. */
function PlayedTogether({ desk: { mine, run }, replay, step }: { desk: Desk; replay: LedReplay; step: number }) {
  const back = () =>
    run(api.table(replay.table).then((info) => requests.step(mine, { table: info.fork_of, at: step })));
  return (
    <>
      <TablePage key={replay.table} id={replay.table} />
      <div class="ui-class-notes">
        <div class="ui-notice">
          <p>
            <Say id="led-what-if" b={<b />} />
          </p>
          <button type="button" class="ui-button small" onClick={back}>
            {say("led-back")}
          </button>
          <button type="button" class="ui-button small" onClick={() => run(requests.step(mine, { table: null }))}>
            {say("led-end")}
          </button>
        </div>
      </div>
    </>
  );
}

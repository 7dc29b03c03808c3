// All tables of a class, compared: curves, ends, the moments at which they parted, the best and the worst rounds.

import { useEffect, useState } from "preact/hooks";
import { Curves } from "../components/curves";
import { DebriefTable } from "../components/debrief-table";
import { Loading } from "../components/loading";
import { Questions } from "../components/questions";
import { TopBar } from "../components/topbar";
import { go } from "../route";
import type { JointDebriefing, JointTable, Parting, RoundTold } from "../types";
import type { ClassKey } from "./requests";
import * as requests from "./requests";
import type { Desk } from "./use-console";

/** Milliseconds between two comparisons of games that are still played. */
const LOOK = 20_000;

/** `desk`: the teacher's; without one the reader is a pupil. */
export function JointDebriefingPage({ at, desk }: { at: ClassKey; desk?: Desk | null }) {
  const [talk, setTalk] = useState<JointDebriefing | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    document.title = "Joint debriefing · Paddlewheel";
    let timer = 0;
    let closed = false;
    // Comparing takes the server a while: it is asked once more only after it has answered.
    const look = async () => {
      try {
        const found = document.hidden ? null : await requests.debriefing(at);
        if (found) setTalk(found);
        if (found?.over) return;
      } catch (failure) {
        setError((failure as Error).message);
      }
      if (!closed) timer = window.setTimeout(() => void look(), LOOK);
    };
    void look();
    return () => {
      closed = true;
      clearTimeout(timer);
    };
  }, [at.id, at.key]);
  if (!talk)
    return <Loading heading="Joint debriefing" status={error || "Comparing the tables…"} failed={error !== ""} />;
  const isTeacher = desk !== undefined;
  // A table looks the same in every diagram, also where another has no values.
  const numberOf = (name: string) =>
    Math.max(
      0,
      talk.tables.findIndex((table) => table.name === name),
    );
  const charts = talk.charts.filter((chart) => chart.curves.some((curve) => curve.points.length));
  const sections = [...new Set(charts.map((chart) => chart.section))];
  return (
    <div class="ui-page">
      <TopBar title={talk.title || talk.game_title} />
      <main class="ui-debrief ui-joint">
        <h1>{talk.title ? `${talk.title}: ${talk.game_title}` : talk.game_title}, all tables</h1>
        <p class="ui-lead">
          {talk.same_deal
            ? "Every table had the same deal, events and order: what differs comes from decisions."
            : "Every table had a deal of its own."}
          {!talk.over && " Some games are still under way: this page follows them."}
        </p>
        <div class="ui-row ui-screen">
          <button type="button" class="ui-button main" onClick={() => print()}>
            Print
          </button>
          {isTeacher && (
            <>
              <a class="ui-button" href={requests.exportLink(at.id)} download="class.zip">
                Export all (CSV, JSON, records)
              </a>
              <a class="ui-button" href={`#/class/${at.id}/replay`}>
                Replay together
              </a>
            </>
          )}
          <a class="ui-button" href={isTeacher ? `#/class/${at.id}` : "#/pupil"}>
            {isTeacher ? "To the console" : "To my class"}
          </a>
        </div>
        <DebriefTable table={talk.ends} />
        {!charts.length && (
          <p class="ui-quiet">There are no curves yet: no table has ended a {talk.period.toLowerCase()}.</p>
        )}
        {sections.map((section) => (
          <section key={section} aria-label={section || "Curves"}>
            <h2>{section || "Curves"}</h2>
            <div class="ui-grid">
              {charts
                .filter((chart) => chart.section === section)
                .map((chart) => (
                  <Curves
                    key={chart.title}
                    title={chart.title}
                    lines={chart.curves.map((curve) => ({ ...curve, look: numberOf(curve.name) }))}
                    limits={chart.limits}
                    along={talk.period}
                    ticks={chart.ticks}
                  />
                ))}
            </div>
          </section>
        ))}
        <Partings partings={talk.partings} period={talk.period} />
        <section aria-labelledby="pw-each">
          <h2 id="pw-each">Table by table</h2>
          <ul class="ui-each">
            {talk.tables.map((table) => (
              <OneTable
                key={table.number}
                table={table}
                period={talk.period}
                show={
                  desk && table.status === "finished"
                    ? (step, beat) => {
                        desk.run(requests.step(at, { table: table.table, at: step, beat }));
                        go(`class/${at.id}/replay`);
                      }
                    : null
                }
              />
            ))}
          </ul>
        </section>
        <Questions questions={talk.questions} />
      </main>
    </div>
  );
}

function Partings({ partings, period }: { partings: Parting[]; period: string }) {
  return (
    <section aria-labelledby="pw-partings">
      <h2 id="pw-partings">Where the tables parted</h2>
      {partings.length ? (
        <ol class="ui-moments">
          {partings.map((each) => (
            <li key={`${each.round} ${each.chart}`}>
              <b>
                {period} {each.round}
              </b>
              <span>
                {each.text}
                {each.told.map((line) => (
                  <span class="ui-told" key={line}>
                    {line}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p>They have stayed close together so far.</p>
      )}
    </section>
  );
}

interface TableProps {
  table: JointTable;
  period: string;
  /** Shows a moment to the whole class; null where that cannot be. */
  show: ((step: number, beat: number) => void) | null;
}

function OneTable({ table, period, show }: TableProps) {
  return (
    <li>
      <h3>{table.name}</h3>
      <p class="ui-small">{table.players.join(", ")}</p>
      <p>{table.ending}</p>
      <Round words="Best" round={table.best} table={table} show={show} />
      <Round words="Worst" round={table.worst} table={table} show={show} />
      {table.moments.length > 0 && (
        <details class="ui-screen">
          <summary>Turning points</summary>
          <ul>
            {table.moments.map((moment) => (
              <li key={`${moment.at} ${moment.text}`}>
                <b>
                  {period} {moment.round}:
                </b>{" "}
                {moment.text}{" "}
                {show && (
                  <button
                    type="button"
                    class="ui-rule"
                    aria-label={`Show to all: ${table.name}, ${period} ${moment.round}, ${moment.text}`}
                    onClick={() => show(moment.at, moment.beat)}
                  >
                    show to all
                  </button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p class="ui-screen">
        <a href={`#/debrief/${table.table}`}>
          Debriefing <span class="ui-hidden">of {table.name}</span>
        </a>
      </p>
    </li>
  );
}

interface RoundProps extends Omit<TableProps, "period"> {
  words: string;
  round: RoundTold | null;
}

function Round({ words, round, table, show }: RoundProps) {
  if (!round) return null;
  return (
    <p>
      <b>
        {words}: {round.round}.
      </b>{" "}
      {round.text}{" "}
      {show && (
        <button
          type="button"
          class="ui-rule ui-screen"
          aria-label={`Show to all: ${words.toLowerCase()} round of ${table.name}`}
          onClick={() => show(round.at, 0)}
        >
          show to all
        </button>
      )}
    </p>
  );
}

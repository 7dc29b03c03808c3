// All tables of a class, compared: curves, ends, the moments at which they parted, the best and the worst rounds.

import { useEffect, useState } from "preact/hooks";
import { Curves } from "../components/curves";
import { DebriefTable } from "../components/debrief-table";
import { Loading } from "../components/loading";
import { Questions } from "../components/questions";
import { TopBar } from "../components/topbar";
import { go } from "../route";
import { Say, say } from "../say";
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
    document.title = `${say("console-debriefing")} · Paddlewheel`;
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
    return (
      <Loading heading={say("console-debriefing")} status={error || say("joint-comparing")} failed={error !== ""} />
    );
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
        <h1>
          {say(talk.title ? "joint-heading-class" : "joint-heading", { title: talk.title, game: talk.game_title })}
        </h1>
        <p class="ui-lead">
          {say(talk.same_deal ? "joint-same-deal" : "joint-own-deal")}
          {!talk.over && ` ${say("joint-under-way")}`}
        </p>
        <div class="ui-row ui-screen">
          <button type="button" class="ui-button main" onClick={() => print()}>
            {say("print")}
          </button>
          {isTeacher && (
            <>
              <a class="ui-button" href={requests.exportLink(at.id)} download="class.zip">
                {say("export-all")}
              </a>
              <a class="ui-button" href={`#/class/${at.id}/replay`}>
                {say("console-replay")}
              </a>
            </>
          )}
          <a class="ui-button" href={isTeacher ? `#/class/${at.id}` : "#/pupil"}>
            {say(isTeacher ? "class-to-console" : "joint-to-class")}
          </a>
        </div>
        <DebriefTable table={talk.ends} />
        {!charts.length && <p class="ui-quiet">{say("joint-no-curves", { period: talk.period.toLowerCase() })}</p>}
        {sections.map((section) => (
          <section key={section} aria-label={section || say("curves")}>
            <h2>{section || say("curves")}</h2>
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
          <h2 id="pw-each">{say("joint-tables")}</h2>
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
      <h2 id="pw-partings">{say("joint-parted")}</h2>
      {partings.length ? (
        <ol class="ui-moments">
          {partings.map((each) => (
            <li key={`${each.round} ${each.chart}`}>
              <b>{say("period-number", { period, number: each.round })}</b>
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
        <p>{say("joint-close")}</p>
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
      <Round kind="best" round={table.best} table={table} show={show} />
      <Round kind="worst" round={table.worst} table={table} show={show} />
      {table.moments.length > 0 && (
        <details class="ui-screen">
          <summary>{say("turning-points")}</summary>
          <ul>
            {table.moments.map((moment) => (
              <li key={`${moment.at} ${moment.text}`}>
                <b>{say("period-number-label", { period, number: moment.round })}</b> {moment.text}{" "}
                {show && (
                  <button
                    type="button"
                    class="ui-rule"
                    aria-label={say("joint-show-moment", {
                      table: table.name,
                      period,
                      round: moment.round,
                      text: moment.text,
                    })}
                    onClick={() => show(moment.at, moment.beat)}
                  >
                    {say("joint-show")}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p class="ui-screen">
        <a href={`#/debrief/${table.table}`}>
          <Say id="joint-debriefing-of" hidden={<span class="ui-hidden" />} table={table.name} />
        </a>
      </p>
    </li>
  );
}

interface RoundProps extends Omit<TableProps, "period"> {
  kind: "best" | "worst";
  round: RoundTold | null;
}

function Round({ kind, round, table, show }: RoundProps) {
  if (!round) return null;
  return (
    <p>
      <b>{say(`joint-${kind}`, { round: round.round })}</b> {round.text}{" "}
      {show && (
        <button
          type="button"
          class="ui-rule ui-screen"
          aria-label={say(`joint-show-${kind}`, { table: table.name })}
          onClick={() => show(round.at, 0)}
        >
          {say("joint-show")}
        </button>
      )}
    </p>
  );
}

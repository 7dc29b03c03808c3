import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { myClass } from "../classroom/my-classes";
import { Curves } from "../components/curves";
import { DebriefTable } from "../components/debrief-table";
import { Loading } from "../components/loading";
import { NoteBook } from "../components/note-book";
import { Questions } from "../components/questions";
import { TopBar } from "../components/topbar";
import { inLanguage } from "../language";
import { type MyTable, myTable } from "../prefs";
import { say } from "../say";
import { loadArt } from "../scene/art";
import type { TableInfo, Talk } from "../types";

/** A game to talk about, over or not: standings, curves, turning points, questions and notes. */
export function Debriefing({ id }: { id: string }) {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [talk, setTalk] = useState<Talk | null>(null);
  const [error, setError] = useState("");
  const [colours, setColours] = useState<Record<string, string>>({});
  useEffect(() => {
    if (!info) return;
    // A curve has the colour of its seat. Without the drawings it has one all the same.
    loadArt(info.game).then(
      (art) => setColours(seatColours(art.look)),
      () => {},
    );
  }, [info]);
  useEffect(() => {
    document.title = `${say("debriefing")} · Paddlewheel`;
    const failed = (failure: Error) => setError(failure.message);
    api
      .table(id)
      .then((found) => {
        setInfo(found);
        const mine = keysAt(found);
        return api.debrief(id, mine?.host || Object.values(mine?.seats ?? {})[0]);
      })
      .then(setTalk, failed);
  }, [id]);

  if (!talk || !info) {
    return <Loading heading={say("debriefing")} status={error || say("debrief-loading")} failed={error !== ""} />;
  }
  const sections = [...new Set(talk.charts.map((chart) => chart.section))];
  const [standings, ...further] = talk.tables;
  // The rounds that have a value of their own; the last point may be the end.
  const named = new Set(talk.charts.flatMap((chart) => chart.ticks.map(([at]) => at)));
  const points = talk.charts.flatMap((chart) =>
    chart.ticks.length ? [] : chart.curves.flatMap((curve) => curve.points),
  );
  const last = Math.max(0, ...points.map(([at]) => at), ...(talk.over ? [] : named));
  const rounds = Array.from({ length: last }, (_, number) => number + 1);
  const people = info.seats.map((seat) => seat.name || say("seat-number", { number: seat.seat + 1 }));
  return (
    <div class="ui-page" style={colours}>
      <TopBar title={info.title} />
      <main class="ui-debrief">
        <h1>{talk.title}</h1>
        <p class="ui-lead">{talk.ending}</p>
        <p class="ui-small">
          {say("debrief-played", { names: people.join(", ") })}
          {info.components && ` ${say("debrief-components", { components: info.components })}`}
        </p>
        <div class="ui-row ui-screen">
          <button type="button" class="ui-button main" onClick={() => print()}>
            {say("print")}
          </button>
          {info.status === "finished" ? (
            <a class="ui-button" href={`#/replay/${id}`}>
              {say("replay")}
            </a>
          ) : (
            <a class="ui-button" href={`#/t/${id}`}>
              {say("debrief-to-table")}
            </a>
          )}
          <a class="ui-button" href={inLanguage(`/api/tables/${id}/debrief/csv`)} download={`${info.game}.csv`}>
            {say("debrief-csv")}
          </a>
          <a class="ui-button" href={inLanguage(`/api/tables/${id}/debrief/json`)} download={`${info.game}.json`}>
            {say("debrief-json")}
          </a>
          {info.status === "finished" && (
            <a class="ui-button" href={inLanguage(`/api/tables/${id}/record`)} download={`${info.game}.record`}>
              {say("record")}
            </a>
          )}
        </div>
        {standings && <DebriefTable table={standings} />}
        <section aria-labelledby="pw-moments">
          <h2 id="pw-moments">{say("turning-points")}</h2>
          {talk.moments.length ? (
            <ol class="ui-moments">
              {talk.moments.map((moment) => (
                <li key={`${moment.at} ${moment.text}`}>
                  <b>{say("period-number", { period: talk.period, number: moment.round })}</b>
                  <span>{moment.text}</span>
                  {info.status === "finished" && (
                    <a
                      class="ui-button small ui-screen"
                      href={`#/replay/${id}?at=${moment.at}${moment.beat ? `.${moment.beat}` : ""}`}
                      aria-label={say("debrief-see-name", {
                        period: talk.period,
                        round: moment.round,
                        text: moment.text,
                      })}
                    >
                      {say("debrief-see")}
                    </a>
                  )}
                </li>
              ))}
            </ol>
          ) : (
            <p>{say("debrief-none")}</p>
          )}
        </section>
        {sections.map((section) => (
          <section key={section} aria-label={section || say("curves")}>
            <h2>{section || say("curves")}</h2>
            <div class="ui-grid">
              {talk.charts
                .filter((chart) => chart.section === section)
                .map((chart) => (
                  <Curves
                    key={chart.title}
                    title={chart.title}
                    lines={chart.curves}
                    limits={chart.limits}
                    along={talk.period}
                    ticks={chart.ticks}
                    high={chart.top || undefined}
                  />
                ))}
            </div>
          </section>
        ))}
        {further.map((table) => (
          <DebriefTable key={table.title} table={table} />
        ))}
        <Questions questions={talk.questions} />
        <NoteBook
          table={id}
          mine={keysAt(info)}
          notes={talk.notes}
          people={people}
          rounds={rounds}
          period={talk.period}
          over={talk.over}
        />
        {talk.said.length > 0 && (
          <section aria-labelledby="pw-said" class="ui-notes">
            <h2 id="pw-said">{say("debrief-said")}</h2>
            <ul class="ui-read">
              {talk.said.map((line) => (
                <li key={line.number}>
                  <b>{say("debrief-said-by", { name: line.name })}</b> {line.text}
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </div>
  );
}

/** The keys of this browser. The teacher of a class is the host of all its tables. */
function keysAt(info: TableInfo): MyTable | undefined {
  const host = info.classroom && myClass(info.classroom)?.key;
  if (!host) return myTable(info.id);
  return { id: info.id, game: info.game, title: info.title, at: 0, host, seats: {}, invitations: {} };
}

/** Where a game has colours of its own for its seats, those. */
function seatColours(look: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(look).filter(([name]) => name.startsWith("--seat")));
}

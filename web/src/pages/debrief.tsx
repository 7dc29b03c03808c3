import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { Curves } from "../components/curves";
import { Loading } from "../components/loading";
import { TopBar } from "../components/topbar";
import type { TableInfo, Talk } from "../types";

/** A finished game to talk about: the curves, turning points and questions that the game gives. */
export function Debriefing({ id }: { id: string }) {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [talk, setTalk] = useState<Talk | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    document.title = "Debriefing · Paddlewheel";
    const failed = (failure: Error) => setError(failure.message);
    api.table(id).then(setInfo, failed);
    api.debrief(id).then(setTalk, failed);
  }, [id]);

  if (!talk || !info) {
    return <Loading heading="Debriefing" status={error || "Loading the debriefing…"} failed={error !== ""} />;
  }
  const sections = [...new Set(talk.charts.map((chart) => chart.section))];
  const parts = [...new Set(talk.questions.map((question) => question.part))];
  const people = info.seats.map((seat) => seat.name || `Seat ${seat.seat + 1}`);
  return (
    <div class="ui-page">
      <TopBar title={info.title} />
      <main class="ui-debrief">
        <h1>{talk.title}</h1>
        <p class="ui-lead">{talk.ending}</p>
        <p class="ui-small">Played by {people.join(", ")}.</p>
        <div class="ui-row ui-screen">
          <button type="button" class="ui-button main" onClick={() => print()}>
            Print
          </button>
          <a class="ui-button" href={`#/replay/${id}`}>
            Replay
          </a>
          <a class="ui-button" href={`/api/tables/${id}/debrief/csv`} download={`${info.game}.csv`}>
            CSV
          </a>
          <a class="ui-button" href={`/api/tables/${id}/debrief/json`} download={`${info.game}.json`}>
            JSON
          </a>
          <a class="ui-button" href={`/api/tables/${id}/record`} download={`${info.game}.record`}>
            Record
          </a>
        </div>
        <section aria-labelledby="pw-moments">
          <h2 id="pw-moments">Turning points</h2>
          {talk.moments.length ? (
            <ol class="ui-moments">
              {talk.moments.map((moment) => (
                <li key={`${moment.at} ${moment.text}`}>
                  <b>
                    {talk.period} {moment.round}
                  </b>
                  <span>{moment.text}</span>
                  <a
                    class="ui-button small ui-screen"
                    href={`#/replay/${id}?at=${moment.at}`}
                    aria-label={`See it in the replay: ${talk.period} ${moment.round}, ${moment.text}`}
                  >
                    See it
                  </a>
                </li>
              ))}
            </ol>
          ) : (
            <p>None.</p>
          )}
        </section>
        {sections.map((section) => (
          <section key={section} aria-label={section || "Curves"}>
            <h2>{section || "Curves"}</h2>
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
                  />
                ))}
            </div>
          </section>
        ))}
        <section aria-labelledby="pw-questions">
          <h2 id="pw-questions">Questions to discuss</h2>
          {parts.map((part) => (
            <div key={part} class="ui-part">
              <h3>{part}</h3>
              <ul>
                {talk.questions
                  .filter((question) => question.part === part)
                  .map((question) => (
                    <li key={question.text}>{question.text}</li>
                  ))}
              </ul>
            </div>
          ))}
        </section>
      </main>
    </div>
  );
}

import { useEffect, useState } from "preact/hooks";
import { type Exercise, ExercisePage } from "../analysis/exercise";
import { useAnalysis } from "../analysis/use-analysis";
import { LOST, turnText } from "../analysis/words";
import * as api from "../api";
import { Loading } from "../components/loading";
import { say } from "../say";
import { type Art, loadArt } from "../scene/art";
import type { Analysis, JudgedTurn, TableInfo } from "../types";

/** Learn from your mistakes: the turning points of one seat, one after the other, to be played better. */
export function Mistakes({ id, seat }: { id: string; seat: number }) {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [art, setArt] = useState<Art | null>(null);
  const [number, setNumber] = useState(0);
  const [error, setError] = useState("");
  const { state } = useAnalysis(id, true, true);
  useEffect(() => {
    document.title = `${say("analysis-learn")} · Paddlewheel`;
    api.table(id).then(
      (found) => {
        setInfo(found);
        loadArt(found.game).then(setArt, (failure: Error) => setError(failure.message));
      },
      (failure: Error) => setError(failure.message),
    );
  }, [id]);

  const turns = state.analysis?.turns.filter((turn) => turn.seat === seat && LOST.includes(turn.verdict)) ?? [];
  const turn = turns[number];
  if (!info || !art || !state.analysis || !turn) {
    const why = error || state.why;
    const status = why || say(state.analysis ? "mistakes-none" : "analysis-working");
    return (
      <Loading
        heading={say("analysis-learn")}
        status={status}
        failed={why !== "" || (state.analysis !== null && turns.length === 0)}
      />
    );
  }
  return (
    <ExercisePage key={turn.at} exercise={exerciseOf(info, state.analysis, turn)} art={art} ended={() => undefined}>
      <span class="ui-quiet">{say("mistakes-number", { number: number + 1, count: turns.length })}</span>
      {number > 0 && (
        <button type="button" class="ui-button" onClick={() => setNumber(number - 1)}>
          {say("mistakes-previous")}
        </button>
      )}
      {number < turns.length - 1 ? (
        <button type="button" class="ui-button main" onClick={() => setNumber(number + 1)}>
          {say("mistakes-next")}
        </button>
      ) : (
        <a class="ui-button main" href={`#/replay/${id}?at=${turn.at}`}>
          {say("mistakes-back")}
        </a>
      )}
    </ExercisePage>
  );
}

function exerciseOf(info: TableInfo, analysis: Analysis, turn: JudgedTurn): Exercise {
  return {
    game: info.game,
    title: info.title,
    heading: say("analysis-learn"),
    task: (seat) => say("mistakes-task", { seat, turn: turnText(turn.played), verdict: turn.verdict }),
    seat: turn.seat,
    quantity: analysis.quantity,
    attempt: (tokens) => api.tryTurn(info.id, turn.at, turn.seat, tokens),
    solution: () => Promise.resolve({ turn: turn.better!, reasons: turn.reasons }),
  };
}

import { useEffect, useState } from "preact/hooks";
import { type Exercise, ExercisePage } from "../analysis/exercise";
import * as api from "../api";
import { Loading } from "../components/loading";
import { TopBar } from "../components/topbar";
import { prefs } from "../prefs";
import { say } from "../say";
import { type Art, loadArt } from "../scene/art";
import type { PuzzleList, PuzzleText } from "../types";

const nameOf = (game: string, number: number) => `${game} ${number}`;

function note(game: string, number: number, how: "solved" | "shown"): void {
  const name = nameOf(game, number);
  // Whoever has looked at the solution has not solved it any more.
  if (!prefs.puzzles[name]) prefs.puzzles = { ...prefs.puzzles, [name]: how };
}

/** The puzzles of all games: that of today, and all the others. */
export function Puzzles() {
  const [lists, setLists] = useState<PuzzleList[] | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    document.title = `${say("puzzles")} · Paddlewheel`;
    api.puzzles().then(setLists, (failure: Error) => setError(failure.message));
  }, []);
  if (!lists) return <Loading heading={say("puzzles")} status={error || say("loading")} failed={error !== ""} />;
  return (
    <div class="ui-page">
      <TopBar title={say("puzzles")} />
      <main class="ui-debrief">
        <h1>{say("puzzles")}</h1>
        <p class="ui-lead">{say("puzzles-lead")}</p>
        {lists.map(({ game, title, count, today }) => (
          <section key={game} aria-label={title}>
            <h2>{title}</h2>
            <p>
              <a class="ui-button main" href={`#/puzzle/${game}`}>
                {say("puzzles-today")}
                {prefs.puzzles[nameOf(game, today)] ? " ✓" : ""}
              </a>
            </p>
            <ol class="ui-puzzles" aria-label={say("puzzles-of", { title })}>
              {Array.from({ length: count }, (_, place) => place + 1).map((number) => {
                const how = prefs.puzzles[nameOf(game, number)];
                return (
                  <li key={number}>
                    <a
                      class={`ui-button small ${how ?? ""}`}
                      href={`#/puzzle/${game}?number=${number}`}
                      aria-label={say("puzzles-number", { number, how: how ?? "none" })}
                    >
                      {number}
                      {how === "solved" ? " ✓" : how === "shown" ? " ·" : ""}
                    </a>
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
        {!lists.length && <p>{say("puzzles-none")}</p>}
      </main>
    </div>
  );
}

/** One puzzle; number 0 is that of today. */
export function PuzzlePage({ game, number }: { game: string; number: number }) {
  const [puzzle, setPuzzle] = useState<PuzzleText | null>(null);
  const [art, setArt] = useState<Art | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    const failed = (failure: Error) => setError(failure.message);
    api.puzzle(game, number).then((found) => {
      document.title = `${say("puzzles-title", { number: found.number, title: found.title })} · Paddlewheel`;
      setPuzzle(found);
    }, failed);
    loadArt(game).then(setArt, failed);
  }, [game, number]);
  if (!puzzle || !art)
    return <Loading heading={say("puzzle")} status={error || say("loading-table")} failed={error !== ""} />;
  return (
    <ExercisePage exercise={exerciseOf(puzzle)} art={art} ended={(how) => note(game, puzzle.number, how)}>
      <a class="ui-button" href={`#/puzzle/${game}?number=${(puzzle.number % puzzle.count) + 1}`}>
        {say("puzzle-next")}
      </a>
      <a class="ui-button quiet" href="#/puzzles">
        {say("puzzle-all")}
      </a>
    </ExercisePage>
  );
}

function exerciseOf({ game, title, number, today, seat, quantity }: PuzzleText): Exercise {
  const isToday = number === today;
  return {
    game,
    title,
    heading: say(isToday ? "puzzle-heading-today" : "puzzle-heading", { title, number }),
    task: (name) => say(isToday ? "puzzle-task-today" : "puzzle-task", { number, seat: name }),
    seat,
    quantity,
    attempt: (tokens) => api.tryPuzzle(game, number, tokens),
    solution: () => api.puzzleSolution(game, number),
  };
}

import { useEffect, useState } from "preact/hooks";
import { type Exercise, ExercisePage } from "../analysis/exercise";
import * as api from "../api";
import { Loading } from "../components/loading";
import { TopBar } from "../components/topbar";
import { prefs } from "../prefs";
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
    document.title = "Puzzles · Paddlewheel";
    api.puzzles().then(setLists, (failure: Error) => setError(failure.message));
  }, []);
  if (!lists) return <Loading heading="Puzzles" status={error || "Loading…"} failed={error !== ""} />;
  return (
    <div class="ui-page">
      <TopBar title="Puzzles" />
      <main class="ui-debrief">
        <h1>Puzzles</h1>
        <p class="ui-lead">Find the best turn. The puzzle of the day is the same for everybody.</p>
        {lists.map(({ game, title, count, today }) => (
          <section key={game} aria-label={title}>
            <h2>{title}</h2>
            <p>
              <a class="ui-button main" href={`#/puzzle/${game}`}>
                Puzzle of the day{prefs.puzzles[nameOf(game, today)] ? " ✓" : ""}
              </a>
            </p>
            <ol class="ui-puzzles" aria-label={`All puzzles of ${title}`}>
              {Array.from({ length: count }, (_, place) => place + 1).map((number) => {
                const how = prefs.puzzles[nameOf(game, number)];
                const said = how === "solved" ? ", solved" : how === "shown" ? ", solution seen" : "";
                return (
                  <li key={number}>
                    <a
                      class={`ui-button small ${how ?? ""}`}
                      href={`#/puzzle/${game}?number=${number}`}
                      aria-label={`Puzzle ${number}${said}`}
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
        {!lists.length && <p>There are no puzzles yet.</p>}
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
      document.title = `Puzzle ${found.number}: ${found.title} · Paddlewheel`;
      setPuzzle(found);
    }, failed);
    loadArt(game).then(setArt, failed);
  }, [game, number]);
  if (!puzzle || !art) return <Loading heading="Puzzle" status={error || "Loading the table…"} failed={error !== ""} />;
  return (
    <ExercisePage exercise={exerciseOf(puzzle)} art={art} ended={(how) => note(game, puzzle.number, how)}>
      <a class="ui-button" href={`#/puzzle/${game}?number=${(puzzle.number % puzzle.count) + 1}`}>
        Next puzzle
      </a>
      <a class="ui-button quiet" href="#/puzzles">
        All puzzles
      </a>
    </ExercisePage>
  );
}

function exerciseOf({ game, title, number, today, seat, quantity }: PuzzleText): Exercise {
  const which = number === today ? "Puzzle of the day" : `Puzzle ${number}`;
  return {
    game,
    title,
    heading: `${title}: ${which.toLowerCase()}`,
    task: (name) => `${which}. Find the best turn for ${name}.`,
    seat,
    quantity,
    attempt: (tokens) => api.tryPuzzle(game, number, tokens),
    solution: () => api.puzzleSolution(game, number),
  };
}

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { TopBar } from "../bits";
import { Guided } from "../components/guided";
import { loadArt, type Art } from "../scene/art";
import type { Lesson } from "../types";

/** A guided first game: a scripted record, seen and played from the learner's seat. */
export function Learn({ game, from }: { game: string; from: number }) {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [art, setArt] = useState<Art | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    const failed = (error: Error) => setTrouble(error.message);
    api.lesson(game).then((found) => {
      document.title = `Learn ${found.title} · Paddlewheel`;
      setLesson(found);
    }, failed);
    loadArt(game).then(setArt, failed);
  }, [game]);
  if (lesson && art) return <Guided lesson={lesson} art={art} from={from} />;
  return (
    <div class="ui-page">
      <TopBar title="Learn" />
      <main class="ui-narrow">
        <h1>Learn</h1>
        <p role="status">{trouble || "The table is being laid…"}</p>
        {trouble && <a class="ui-button" href="#/">All games</a>}
      </main>
    </div>
  );
}

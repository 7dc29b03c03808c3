import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { Loading } from "../components/loading";
import { Guided } from "../lesson/guided";
import { say } from "../say";
import { type Art, loadArt } from "../scene/art";
import type { LessonText } from "../types";

/** A guided first game: a scripted record, seen and played from the learner's seat. */
export function Learn({ game, from }: { game: string; from: number }) {
  const [lesson, setLesson] = useState<LessonText | null>(null);
  const [art, setArt] = useState<Art | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    const failed = (failure: Error) => setError(failure.message);
    api.lesson(game).then((found) => {
      document.title = `${say("learn-game", { title: found.title })} · Paddlewheel`;
      setLesson(found);
    }, failed);
    loadArt(game).then(setArt, failed);
  }, [game]);
  if (lesson && art) return <Guided lesson={lesson} art={art} from={from} />;
  return <Loading heading={say("learn")} status={error || say("loading-table")} failed={error !== ""} />;
}

// Ways to the pages that only some games have.

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { prefs } from "../prefs";
import { say } from "../say";
import type { GameCard } from "../types";

/** What is known of a game, once it is. */
export function useCard(game: string | undefined): GameCard | null {
  const [card, setCard] = useState<GameCard | null>(null);
  useEffect(() => {
    if (game)
      void api.games().then(
        (all) => setCard(all.find((each) => each.info.id === game) ?? null),
        () => undefined,
      );
  }, [game]);
  return card;
}

export function LearnLink({ game }: { game: string }) {
  if (!useCard(game)?.lesson) return null;
  return (
    <a class="ui-button quiet" href={`#/learn/${game}`} title={say("learn-meanwhile")}>
      {say("learn-link")}
    </a>
  );
}

export function DebriefLink({
  game,
  table,
  words = say("debriefing"),
}: {
  game: string;
  table: string;
  words?: string;
}) {
  if (!useCard(game)?.debriefing) return null;
  return (
    <a class="ui-button" href={`#/debrief/${table}`}>
      {words}
    </a>
  );
}

/** From a table to the class it belongs to: the teacher's console, or the pupil's page. */
export function ClassLink({ id }: { id: string }) {
  const teaches = prefs.classes.some((each) => each.id === id);
  return (
    <a class="ui-button quiet" href={teaches ? `#/class/${id}` : "#/pupil"}>
      {say(teaches ? "class-console" : "class-mine")}
    </a>
  );
}

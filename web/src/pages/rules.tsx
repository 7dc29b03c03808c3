import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { Loading } from "../components/loading";
import { TopBar } from "../components/topbar";
import { go } from "../route";
import { Rulebook } from "../rules/rulebook";
import { Say, say } from "../say";
import type { GameCard } from "../types";

/** The rules of a game on a page of their own. `at`: the rule to show first. */
export function RulesPage({ game, at }: { game: string; at: string }) {
  const [card, setCard] = useState<GameCard | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    const found = (cards: GameCard[]) => {
      const one = cards.find((each) => each.info.id === game) ?? null;
      setCard(one);
      document.title = `${say("rules-of", { title: one?.info.title ?? say("rules-a-game") })} · Paddlewheel`;
      if (!one) setError(say("no-such-game"));
    };
    api.games().then(found, (failure: Error) => setError(failure.message));
  }, [game]);
  if (!card) return <Loading heading={say("rules")} status={error || say("loading-rules")} failed={error !== ""} />;
  return (
    <div class="ui-page">
      <TopBar title={say("rules-of", { title: card.info.title })} />
      <main class="ui-narrow">
        <h1>{say("rules-of", { title: card.info.title })}</h1>
        <p>
          <Say
            id="rules-lead"
            ruling={<span class="ui-kind ruling" />}
            reconstruction={<span class="ui-kind reconstruction" />}
          />
        </p>
        <div class="ui-row">
          {card.aid && (
            <a class="ui-button" href={`#/aid/${game}`}>
              {say("rules-aid")}
            </a>
          )}
          <a class="ui-button" href={`#/print/${game}`}>
            {say("rules-print")}
          </a>
          <a class="ui-button" href={`#/new/${game}`}>
            {say("new-table-more")}
          </a>
        </div>
        <p class="ui-small">{card.info.credits}</p>
        <Rulebook game={game} at={at} open={(rule) => go(`rules/${game}?rule=${rule}`)} wide />
      </main>
    </div>
  );
}

import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { Loading } from "../components/loading";
import { TopBar } from "../components/topbar";
import { go } from "../route";
import { Rulebook } from "../rules/rulebook";
import type { GameCard } from "../types";

/** The rules of a game on a page of their own. `at`: the rule to show first. */
export function RulesPage({ game, at }: { game: string; at: string }) {
  const [card, setCard] = useState<GameCard | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    const found = (cards: GameCard[]) => {
      const one = cards.find((each) => each.info.id === game) ?? null;
      setCard(one);
      document.title = `Rules of ${one?.info.title ?? "a game"} · Paddlewheel`;
      if (!one) setError("There is no such game.");
    };
    api.games().then(found, (failure: Error) => setError(failure.message));
  }, [game]);
  if (!card) return <Loading heading="Rules" status={error || "Loading the rules…"} failed={error !== ""} />;
  return (
    <div class="ui-page">
      <TopBar title={`Rules of ${card.info.title}`} />
      <main class="ui-narrow">
        <h1>Rules of {card.info.title}</h1>
        <p>
          In our own words. A rule without a mark is from the rulebook of the game;{" "}
          <span class="ui-kind ruling">our ruling</span> settles what the rulebook leaves open, and{" "}
          <span class="ui-kind reconstruction">reconstructed</span> stands for what is not public.
        </p>
        <div class="ui-row">
          {card.aid && (
            <a class="ui-button" href={`#/aid/${game}`}>
              Player aid on one page
            </a>
          )}
          <a class="ui-button" href={`#/print/${game}`}>
            Print…
          </a>
          <a class="ui-button" href={`#/new/${game}`}>
            New table…
          </a>
        </div>
        <p class="ui-small">{card.info.credits}</p>
        <Rulebook game={game} at={at} open={(rule) => go(`rules/${game}?rule=${rule}`)} wide />
      </main>
    </div>
  );
}

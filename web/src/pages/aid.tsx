import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { Loading } from "../components/loading";
import { TopBar } from "../components/topbar";
import { go } from "../route";
import { SignPicture } from "../rules/picture";
import { Words } from "../rules/words";
import { say } from "../say";
import { type Art, loadArt } from "../scene/art";
import type { Aid, AidBlock, GameCard } from "../types";

interface Found {
  card: GameCard;
  aid: Aid;
  art: Art;
  rules: Set<string>;
}

/** The player aid of a game: one page, on the screen and on paper. */
export function AidPage({ game }: { game: string }) {
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    load(game).then(setFound, (failure: Error) => setError(failure.message));
  }, [game]);
  if (!found) return <Loading heading={say("player-aid")} status={error || say("aid-loading")} failed={error !== ""} />;
  const { card, aid } = found;
  return (
    <div class="ui-page">
      <TopBar title={say("player-aid-of", { title: card.info.title })} />
      <main class="ui-aid">
        <div class="ui-aid-head">
          <h1>{card.info.title}</h1>
          <p>{aid.aim}</p>
          <div class="ui-row">
            <button type="button" class="ui-button" onClick={() => print()}>
              {say("print")}
            </button>
            <a class="ui-button" href={`#/rules/${game}`}>
              {say("aid-all-rules")}
            </a>
          </div>
        </div>
        <div class="ui-aid-blocks">
          {aid.blocks.map((block) => (
            <Block key={block.title} block={block} found={found} />
          ))}
        </div>
        <p class="ui-small">{say("aid-credits", { credits: card.info.credits })}</p>
      </main>
    </div>
  );
}

async function load(game: string): Promise<Found> {
  const card = (await api.games()).find((each) => each.info.id === game);
  if (!card) throw new Error(say("no-such-game"));
  document.title = `${say("player-aid-of", { title: card.info.title })} · Paddlewheel`;
  const [aid, art, rules] = await Promise.all([api.aid(game), loadArt(game), api.rules(game)]);
  return { card, aid, art, rules: new Set(rules.map((rule) => rule.id)) };
}

function Block({ block, found }: { block: AidBlock; found: Found }) {
  const words = (text: string) => (
    <Words
      text={text}
      isRule={(id) => found.rules.has(id)}
      open={(rule) => go(`rules/${found.card.info.id}?rule=${rule}`)}
    />
  );
  return (
    <section>
      <h2>{block.title}</h2>
      {block.steps && (
        <ol>
          {block.steps.map((step) => (
            <li key={step}>{words(step)}</li>
          ))}
        </ol>
      )}
      {block.rows && (
        <dl>
          {block.rows.map(([what, how]) => (
            <div key={what}>
              <dt>{words(what)}</dt>
              <dd>{words(how)}</dd>
            </div>
          ))}
        </dl>
      )}
      {block.lines && (
        <ul>
          {block.lines.map((line) => (
            <li key={line}>{words(line)}</li>
          ))}
        </ul>
      )}
      {block.signs && (
        <ul class="signs">
          {block.signs.map((sign) => (
            <li key={sign.text}>
              <SignPicture
                art={found.art}
                signs={[{ ...sign, text: "" }]}
                label={sign.text ?? sign.symbol}
                height={2.2}
              />
              <span>{words(sign.text ?? "")}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

// The rulebook beside the table, scrolled to one rule.

import { useState } from "preact/hooks";
import { Rulebook } from "../rules/rulebook";
import { say } from "../say";

export function Rules({ game, at }: { game: string; at: string }) {
  // A link between rules holds until the table opens another rule.
  const [link, setLink] = useState({ from: at, to: at });
  return (
    <>
      <p class="ui-small">
        <a href={`#/rules/${game}`} target="_blank" rel="noreferrer">
          {say("all-rules-page")}
        </a>{" "}
        ·{" "}
        <a href={`#/aid/${game}`} target="_blank" rel="noreferrer">
          {say("player-aid")}
        </a>
      </p>
      <Rulebook game={game} at={link.from === at ? link.to : at} open={(to) => setLink({ from: at, to })} />
    </>
  );
}

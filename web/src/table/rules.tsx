// The rulebook beside the table, scrolled to one rule.

import { useState } from "preact/hooks";
import { Rulebook } from "../rules/rulebook";

export function Rules({ game, at }: { game: string; at: string }) {
  // A link between rules holds until the table opens another rule.
  const [link, setLink] = useState({ from: at, to: at });
  return (
    <>
      <p class="ui-small">
        <a href={`#/rules/${game}`} target="_blank" rel="noreferrer">
          All rules on a page
        </a>{" "}
        ·{" "}
        <a href={`#/aid/${game}`} target="_blank" rel="noreferrer">
          Player aid
        </a>
      </p>
      <Rulebook game={game} at={link.from === at ? link.to : at} open={(to) => setLink({ from: at, to })} />
    </>
  );
}

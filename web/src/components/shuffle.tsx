// The promise about the shuffle, for players: what it is, what it is worth, and whether it was kept.

import { useState } from "preact/hooks";
import { Say, say } from "../say";
import { canCheck, handCommand, keepsPromise, type Promised, promisedText } from "../shuffle";

export function Shuffle({ promised }: { promised: Promised }) {
  const [verdict, setVerdict] = useState<"" | "kept" | "broken">("");
  const text = promisedText(promised);
  // Nothing was promised about an uploaded record.
  if (!promised.commitment) return null;
  const check = async () => setVerdict((await keepsPromise(promised)) ? "kept" : "broken");
  return (
    <details class="ui-shuffle">
      <summary>{say("shuffle")}</summary>
      <div class="ui-shuffled">
        <p>{say("shuffle-help")}</p>
        <dl>
          <dt>{say("shuffle-hash")}</dt>
          <dd data-promise="hash">{promised.commitment}</dd>
          {text !== null && (
            <>
              <dt>{say("shuffle-seed")}</dt>
              <dd data-promise="seed">{promised.seed}</dd>
              <dt>{say("shuffle-salt")}</dt>
              <dd data-promise="salt">{promised.salt}</dd>
            </>
          )}
        </dl>
        {text === null ? (
          <p>{say("shuffle-later")}</p>
        ) : canCheck() ? (
          <button type="button" class="ui-button" onClick={() => void check()}>
            {say("shuffle-check")}
          </button>
        ) : (
          <p>
            <Say id="shuffle-by-hand" command={<code>{handCommand(text)}</code>} />
          </p>
        )}
        <p role="status" class={verdict === "broken" ? "ui-error" : "ui-verdict"}>
          {verdict && say(`shuffle-${verdict}`)}
        </p>
      </div>
    </details>
  );
}

// The promise about the shuffle, for players: what it is, what it is worth, and whether it was kept.

import { useState } from "preact/hooks";
import { canCheck, handCommand, keepsPromise, type Promised, promisedText } from "../shuffle";

const VERDICTS = {
  "": "",
  kept: "The promise was kept: seed and salt give exactly this hash.",
  broken: "The promise was broken: seed and salt give another hash than the one published before the game.",
} as const;

export function Shuffle({ promised }: { promised: Promised }) {
  const [verdict, setVerdict] = useState<keyof typeof VERDICTS>("");
  const text = promisedText(promised);
  // Nothing was promised about an uploaded record.
  if (!promised.commitment) return null;
  const check = async () => setVerdict((await keepsPromise(promised)) ? "kept" : "broken");
  return (
    <details class="ui-shuffle">
      <summary>Is the shuffle fair?</summary>
      <div class="ui-shuffled">
        <p>
          Before the game the server chose a secret seed that decides all chance, and published this hash of game, seed
          and salt. It cannot change the seed afterwards without changing the hash.
        </p>
        <dl>
          <dt>Hash (SHA-256)</dt>
          <dd data-promise="hash">{promised.commitment}</dd>
          {text !== null && (
            <>
              <dt>Seed</dt>
              <dd data-promise="seed">{promised.seed}</dd>
              <dt>Salt</dt>
              <dd data-promise="salt">{promised.salt}</dd>
            </>
          )}
        </dl>
        {text === null ? (
          <p>When the game is over, seed and salt are shown here, and you can check the hash.</p>
        ) : canCheck() ? (
          <button type="button" class="ui-button" onClick={() => void check()}>
            Check the promise
          </button>
        ) : (
          <p>
            This page is not served over https, so the browser cannot compute the hash. Check it in a terminal:{" "}
            <code>{handCommand(text)}</code>
          </p>
        )}
        <p role="status" class={verdict === "broken" ? "ui-error" : "ui-verdict"}>
          {VERDICTS[verdict]}
        </p>
      </div>
    </details>
  );
}

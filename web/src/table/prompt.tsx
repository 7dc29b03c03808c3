// What is to be decided, by whom, and the ways back and forward: undo, hint.

import { RuleLink } from "../components/rule-link";
import type { Live } from "../live";
import { say } from "../say";
import type { TableInfo, View } from "../types";
import { seatTitle } from "./drawing";
import { LookingBar } from "./looking-bar";

interface Props {
  live: Live;
  info: TableInfo;
  view: View;
  names: string[];
  deciding: boolean;
  openRule: (rule: string) => void;
  /** Opens the result once more; null while it is open. */
  openResult: (() => void) | null;
}

export function Prompt({ live, info, view, names, deciding, openRule, openResult }: Props) {
  const { moments } = live;
  const { mode } = moments.playback;
  if (mode === "looking") return <LookingBar moments={moments} />;
  const playing = mode === "playing";
  const kind = `${deciding ? " yours" : ""}${playing ? " playing" : ""}`;
  return (
    <section class={`ui-prompt${kind}`} aria-label={say("decision")}>
      <div class="ui-say-what">
        <p class="ui-whose">{standing(info) ?? whoseTurn(view, names)}</p>
        {playing ? (
          <p class="ui-what">{moments.playback.words}</p>
        ) : (
          <p class="ui-what">
            {view.scene!.prompt} <RuleLink rule={view.rule} open={openRule} />
          </p>
        )}
      </div>
      {playing && (
        <button type="button" class="ui-button" title={say("prompt-skip-help")} onClick={() => moments.skip()}>
          {say("skip")}
        </button>
      )}
      {view.outcome && openResult && (
        <button type="button" class="ui-button main" onClick={openResult}>
          {say("prompt-result")}
        </button>
      )}
      {view.seat !== null && !view.outcome && info.status !== "closed" && (
        <div class="ui-row tight">
          <button
            type="button"
            class="ui-button"
            disabled={!view.undo?.steps}
            title={view.undo?.steps ? say("undo.help") : view.undo?.why}
            onClick={() => live.undo()}
          >
            {say("undo")}
          </button>
          {info.hints && (!deciding || live.mayAskHint) && (
            <button
              type="button"
              class="ui-button"
              disabled={!deciding}
              title={say("hint-help")}
              onClick={() => live.askHint()}
            >
              {say("hint")}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** What holds the game up, if something does. */
function standing(info: TableInfo): string | null {
  if (info.status === "closed") return say("prompt-closed");
  return info.paused ? say("prompt-paused") : null;
}

export function whoseTurn({ outcome, seat, deciders, scene }: View, names: string[]): string {
  if (outcome) return say("prompt-over");
  if (seat !== null && deciders.includes(seat)) return say("prompt-yours", { seat: seatTitle(scene!, seat) });
  if (!deciders.length) return "";
  return say("prompt-waiting", { names: deciders.map((each) => names[each]).join(", ") });
}

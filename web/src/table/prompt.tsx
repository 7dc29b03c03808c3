// What is to be decided, by whom, and the ways back and forward: undo, hint.

import { RuleLink } from "../components/rule-link";
import type { Live } from "../live";
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
    <section class={`ui-prompt${kind}`} aria-label="The decision">
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
        <button
          type="button"
          class="ui-button"
          title="Any key or a click on the board does the same"
          onClick={() => moments.skip()}
        >
          Skip
        </button>
      )}
      {view.outcome && openResult && (
        <button type="button" class="ui-button main" onClick={openResult}>
          Result
        </button>
      )}
      {view.seat !== null && !view.outcome && info.status !== "closed" && (
        <div class="ui-row tight">
          <button
            type="button"
            class="ui-button"
            disabled={!view.undo?.steps}
            title={view.undo?.steps ? "Take back your last choice (U)" : view.undo?.why}
            onClick={() => live.undo()}
          >
            Undo
          </button>
          {info.hints && (!deciding || live.mayAskHint) && (
            <button
              type="button"
              class="ui-button"
              disabled={!deciding}
              title="What a strong player would do, and why (H)"
              onClick={() => live.askHint()}
            >
              Hint
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** What holds the game up, if something does. */
function standing(info: TableInfo): string | null {
  if (info.status === "closed") return "This table is closed: nobody plays on";
  return info.paused ? "The table is paused" : null;
}

export function whoseTurn({ outcome, seat, deciders, scene }: View, names: string[]): string {
  if (outcome) return "The game is over";
  if (seat !== null && deciders.includes(seat)) return `Your turn · ${seatTitle(scene!, seat)}`;
  if (!deciders.length) return "";
  return `Waiting for ${deciders.map((each) => names[each]).join(", ")}`;
}

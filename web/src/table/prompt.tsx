// What is to be decided, by whom, and the ways back and forward: undo, hint.

import { RuleLink } from "../components/rule-link";
import type { Live } from "../live";
import type { TableInfo, View } from "../types";
import { seatTitle } from "./drawing";

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
  return (
    <section class={deciding ? "ui-prompt yours" : "ui-prompt"} aria-label="The decision">
      <div class="ui-say-what">
        <p class="ui-whose">{info.paused ? "The table is paused" : whoseTurn(view, names)}</p>
        <p class="ui-what">
          {view.scene!.prompt} <RuleLink rule={view.rule} open={openRule} />
        </p>
      </div>
      {view.outcome && openResult && (
        <button type="button" class="ui-button main" onClick={openResult}>
          Result
        </button>
      )}
      {view.seat !== null && !view.outcome && (
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
          {info.hints && (
            <button
              type="button"
              class="ui-button"
              disabled={!deciding}
              title="What a bot would do (H)"
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

export function whoseTurn({ outcome, seat, deciders, scene }: View, names: string[]): string {
  if (outcome) return "The game is over";
  if (seat !== null && deciders.includes(seat)) return `Your turn · ${seatTitle(scene!, seat)}`;
  if (!deciders.length) return "";
  return `Waiting for ${deciders.map((each) => names[each]).join(", ")}`;
}

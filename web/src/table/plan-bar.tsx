// What the plan does that is pointed at: its words, how to see it another way round, and at a finger's tap the button for it.

import { say } from "../say";
import type { Choosing } from "./choosing";

export function PlanBar({ choosing }: { choosing: Choosing }) {
  const { aim, follow } = choosing;
  if (!aim) return null;
  const { ways } = aim.place;
  const { plan } = ways[aim.way]!;
  const others = ways.length > 1 ? { way: aim.way + 1, count: ways.length } : null;
  if (!aim.byTouch)
    return (
      <div class={`ui-plan${aim.isLow ? " high" : ""}`} role="status">
        <p>
          <b>{plan.label}</b>
          {others && <span class="ui-small"> {say("plan-turn", others)}</span>}
        </p>
        {plan.help && <p class="ui-small">{plan.help}</p>}
      </div>
    );
  return (
    <div class="ui-plan touch" role="group" aria-label={say("plan")}>
      <p>{plan.help}</p>
      <div class="ui-row tight">
        <button type="button" class="ui-button main" onClick={() => follow(plan)}>
          {plan.label}
        </button>
        {others && (
          <button
            type="button"
            class="ui-button"
            aria-label={say("plan-turn-name", others)}
            onClick={() => aim.turn(1)}
          >
            <span aria-hidden="true">↻</span> {say("plan-way", others)}
          </button>
        )}
        <button type="button" class="ui-button quiet" aria-label={say("plan-drop")} onClick={aim.drop}>
          ×
        </button>
      </div>
    </div>
  );
}

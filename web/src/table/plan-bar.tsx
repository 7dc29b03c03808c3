// What the plan does that is pointed at: its words, how to see it another way round, and at a finger's tap the button for it.

import type { Choosing } from "./choosing";

export function PlanBar({ choosing }: { choosing: Choosing }) {
  const { aim, follow } = choosing;
  if (!aim) return null;
  const { ways } = aim.place;
  const { plan } = ways[aim.way]!;
  const others = ways.length > 1 ? `${aim.way + 1} of ${ways.length}` : "";
  if (!aim.byTouch)
    return (
      <div class={`ui-plan${aim.isLow ? " high" : ""}`} role="status">
        <p>
          <b>{plan.label}</b>
          {others && <span class="ui-small"> Wheel or R: another way ({others})</span>}
        </p>
        {plan.help && <p class="ui-small">{plan.help}</p>}
      </div>
    );
  return (
    <div class="ui-plan touch" role="group" aria-label="The plan">
      <p>{plan.help}</p>
      <div class="ui-row tight">
        <button type="button" class="ui-button main" onClick={() => follow(plan)}>
          {plan.label}
        </button>
        {others && (
          <button type="button" class="ui-button" aria-label={`Another way, now ${others}`} onClick={() => aim.turn(1)}>
            <span aria-hidden="true">↻</span> {others}
          </button>
        )}
        <button type="button" class="ui-button quiet" aria-label="Not there" onClick={aim.drop}>
          ×
        </button>
      </div>
    </div>
  );
}

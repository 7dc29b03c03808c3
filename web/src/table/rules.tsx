// The rulebook beside the table, scrolled to one rule.

import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../api";
import type { RuleText } from "../types";

export function useRules(game: string): RuleText[] {
  const [rules, setRules] = useState<RuleText[]>([]);
  useEffect(() => void api.rules(game).then(setRules, () => undefined), [game]);
  return rules;
}

export function Rules({ game, at }: { game: string; at: string }) {
  const rules = useRules(game);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const there = list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(at)}"]`);
    const room = list.current?.parentElement;
    if (there && room) room.scrollTop = there.offsetTop - 48;
  }, [at, rules]);
  return (
    <div class="ui-rules" ref={list}>
      {rules.map((rule, number) => (
        <div key={rule.id}>
          {rule.section !== rules[number - 1]?.section && <h3>{rule.section}</h3>}
          <p data-rule={rule.id} class={rule.id === at ? "now" : ""} aria-current={rule.id === at ? "true" : undefined}>
            <b>{rule.id}</b> {rule.text}
            {rule.why && <span class="ui-small"> Our ruling: {rule.why}</span>}
          </p>
        </div>
      ))}
    </div>
  );
}

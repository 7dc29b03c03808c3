import { say } from "../say";

/** The number of a rule; a click opens it in the rules panel. */
export function RuleLink({ rule, open }: { rule: string; open: (rule: string) => void }) {
  if (!rule) return null;
  return (
    <button type="button" class="ui-rule" onClick={() => open(rule)} aria-label={say("rule-number", { rule })}>
      {rule}
    </button>
  );
}

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { RuleLink } from "../bits";
import type { Outcome, RuleText } from "../types";

interface Props {
  game: string;
  outcome: Outcome;
  names: string[];
  /** What the game itself says of its end. */
  words: string;
  mine: number[];
  openRule: (rule: string) => void;
  children?: ComponentChildren;
}

/** How the game ended, and why. */
export function Result({ game, outcome, names, words, mine, openRule, children }: Props) {
  const [rules, setRules] = useState<RuleText[]>([]);
  useEffect(() => void api.rules(game).then(setRules, () => undefined), [game]);
  const because = rules.find((rule) => rule.id === outcome.rule)?.text;
  const together = outcome.ranks.every((rank) => rank === outcome.ranks[0]) && outcome.winners.length !== 1;
  const won = outcome.winners.some((seat) => mine.includes(seat));
  const winners = outcome.winners.map((seat) => names[seat]).join(" and ");
  const headline = together
    ? outcome.winners.length ? "You have all won" : "Nobody has won"
    : won ? "You have won" : `${winners} ${outcome.winners.length > 1 ? "have" : "has"} won`;
  // Won, drawn, lost, or how many were beaten: the ranks say that already.
  const beaten = outcome.scores.every((value, seat) => value === outcome.ranks.length - outcome.ranks[seat]!);
  const scored = !beaten && outcome.scores.some((value) => Math.abs(value) > 1);
  const order = outcome.ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank);
  return (
    <section class="ui-result" aria-label="Result">
      <h2>{headline}</h2>
      <p>
        {words} <RuleLink rule={outcome.rule} open={openRule} />
      </p>
      {because && <p class="ui-because">{because}</p>}
      {!together && (
        <ol class="ui-ranks">
          {order.map(({ rank, seat }) => (
            <li key={seat} class={mine.includes(seat) ? "own" : ""}>
              <b>{rank}.</b> <span>{names[seat]}</span> {scored && <span>{score(outcome.scores[seat] ?? 0)}</span>}
            </li>
          ))}
        </ol>
      )}
      <div class="ui-row">{children}</div>
    </section>
  );
}

function score(value: number): string {
  return Number.isInteger(value) ? `${value}` : value.toFixed(2);
}

import type { ComponentChildren } from "preact";
import { RuleLink } from "../bits";
import type { Outcome } from "../types";

interface Props {
  outcome: Outcome;
  names: string[];
  /** What the game itself says of its end. */
  words: string;
  mine: number[];
  openRule: (rule: string) => void;
  children?: ComponentChildren;
}

/** How the game ended, and why. */
export function Result({ outcome, names, words, mine, openRule, children }: Props) {
  const together = outcome.ranks.every((rank) => rank === outcome.ranks[0]) && outcome.winners.length !== 1;
  const won = outcome.winners.some((seat) => mine.includes(seat));
  const winners = outcome.winners.map((seat) => names[seat]).join(" and ");
  const headline = together
    ? outcome.winners.length ? "You have all won" : "Nobody has won"
    : won ? "You have won" : `${winners} ${outcome.winners.length > 1 ? "have" : "has"} won`;
  const order = outcome.ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank);
  return (
    <section class="ui-result" aria-label="Result">
      <h2>{headline}</h2>
      <p>
        {words} <RuleLink rule={outcome.rule} open={openRule} />
      </p>
      {!together && (
        <ol class="ui-ranks">
          {order.map(({ rank, seat }) => (
            <li key={seat} class={mine.includes(seat) ? "own" : ""}>
              <b>{rank}.</b> <span>{names[seat]}</span> <span>{score(outcome.scores[seat] ?? 0)}</span>
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

import type { ComponentChildren } from "preact";
import { RuleLink } from "../components/rule-link";
import { useRules } from "../rules/rulebook";
import { say } from "../say";
import type { Outcome } from "../types";
import { decimal } from "../words";

interface Props {
  game: string;
  outcome: Outcome;
  names: string[];
  /** What the game itself says about its end. */
  words: string;
  mine: number[];
  openRule: (rule: string) => void;
  children?: ComponentChildren;
}

/** How the game ended, and why. */
export function Result({ game, outcome, names, words, mine, openRule, children }: Props) {
  const because = useRules(game).find((rule) => rule.id === outcome.rule)?.text;
  return (
    <section class="ui-result" aria-label={say("prompt-result")}>
      <h2>{headline(outcome, names, mine)}</h2>
      <p>
        {words} <RuleLink rule={outcome.rule} open={openRule} />
      </p>
      {because && <p class="ui-because">{because}</p>}
      {!endedTogether(outcome) && <Ranks outcome={outcome} names={names} mine={mine} />}
      {children}
    </section>
  );
}

function Ranks({ outcome, names, mine }: { outcome: Outcome; names: string[]; mine: number[] }) {
  const order = outcome.ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank);
  return (
    <ol class="ui-ranks">
      {order.map(({ rank, seat }) => (
        <li key={seat} class={mine.includes(seat) ? "own" : ""}>
          <b>{rank}.</b> <span>{names[seat]}</span>
          {hasPoints(outcome) && <span>{points(outcome.scores[seat] ?? 0)}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Whether all have won, or all have lost. */
export function endedTogether({ ranks, winners }: Outcome): boolean {
  return ranks.every((rank) => rank === ranks[0]) && winners.length !== 1;
}

/** How it ended: to a player in the second person; to those who watch, and where all seats are one's own, in the third. */
export function headline(outcome: Outcome, names: string[], mine: number[]): string {
  const { winners, ranks } = outcome;
  const plays = mine.length > 0 && mine.length < ranks.length;
  // Agreed on, left for good, or ended by the host: the rules know nothing of it.
  if (["agreed", "abandoned", "host"].includes(outcome.reason)) return say("result-ended");
  if (endedTogether(outcome)) {
    if (plays) return say(winners.length ? "result-won-together" : "result-lost-together");
    return say(winners.length ? "result-all-won" : "result-nobody");
  }
  if (plays) {
    if (!winners.some((seat) => mine.includes(seat))) return say("result-lost");
    const others = winners.filter((seat) => !mine.includes(seat));
    return others.length ? say("result-won-too", { others: called(others, names) }) : say("result-won");
  }
  if (!winners.length) return say("result-nobody");
  return say(winners.length > 1 ? "result-winners" : "result-winner", { names: called(winners, names) });
}

function called(seats: number[], names: string[]): string {
  return seats.map((seat) => names[seat]).join(", ");
}

/** Scores that only say who won, or how many seats were beaten, repeat the ranks. */
export function hasPoints({ scores, ranks }: Outcome): boolean {
  const beaten = scores.every((score, seat) => score === ranks.length - ranks[seat]!);
  return !beaten && scores.some((score) => Math.abs(score) > 1);
}

function points(value: number): string {
  return Number.isInteger(value) ? `${value}` : decimal(value, 2);
}

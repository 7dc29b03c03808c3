// The analysis beside a replay: the curve with its marks, what every seat did well, and the turns to look at.

import { useEffect, useRef } from "preact/hooks";
import { Curves } from "../components/curves";
import type { Analysis, JudgedTurn, TurningPoint } from "../types";
import type { Asked } from "./use-analysis";
import { change, LOST, SIGNS, signed, turnText, valueText } from "./words";

interface Props {
  table: string;
  asked: Asked;
  names: string[];
  /** The step that is shown. */
  at: number;
  step: (to: number) => void;
  /** The turn whose better turn is on the board, and how to put one there. */
  shown: JudgedTurn | null;
  show: (turn: JudgedTurn | null) => void;
  /** The seats of whoever looks. */
  mine: number[];
}

export function AnalysisPanel(props: Props) {
  const { state, left, ask } = props.asked;
  if (state.status === "working")
    return (
      <div class="ui-analysis" role="status">
        <label>
          {left === null ? "A bot studies the game…" : `A bot studies the game: about ${left} s left`}
          <progress class="ui-progress" max={Math.max(1, state.total)} value={state.done} />
        </label>
      </div>
    );
  if (!state.analysis)
    return (
      <div class="ui-analysis">
        <button type="button" class="ui-button main" title="A bot judges every turn" onClick={ask}>
          Analyse
        </button>
        {state.why && (
          <p class="ui-error" role="alert">
            {state.why}
          </p>
        )}
      </div>
    );
  return <Found {...props} analysis={state.analysis} />;
}

function Found({ table, analysis, names, at, step, shown, show, mine }: Props & { analysis: Analysis }) {
  const { curve, quantity } = analysis;
  const lost = analysis.turns.filter((turn) => LOST.includes(turn.verdict));
  const now = lost.find((turn) => turn.at === at) ?? null;
  const own = mine.length ? mine : names.map((_, seat) => seat);
  const learners = own.filter((seat) => lost.some((turn) => turn.seat === seat));
  const goTo = (to: number) => {
    show(null);
    step(to);
  };
  return (
    <section class="ui-analysis" aria-label="Analysis">
      {now && <Judged turn={now} analysis={analysis} name={names[now.seat]!} shown={shown === now} show={show} />}
      <Curves
        title={`${curve.together ? "The group" : "The seats"}: ${quantity.name}, as a bot sees it`}
        lines={(curve.together ? ["The group"] : names).map((name, seat) => ({
          name,
          points: curve.judgements.map((one): [number, number] => [one.at, one.values[seat] ?? 0]),
        }))}
        signs={lost.map((turn) => ({
          x: turn.at,
          line: curve.together ? 0 : turn.seat,
          sign: SIGNS[turn.verdict],
          kind: turn.verdict,
          label: `${names[turn.seat]}: ${turn.verdict}`,
        }))}
        along="Step"
        low={0}
        high={1}
        say={(value) => valueText(quantity, value)}
        now={at}
        pick={goTo}
        height={170}
      />
      <Summary analysis={analysis} names={names} />
      {analysis.moments.length > 0 && (
        <>
          <h2>What decided</h2>
          <ol class="ui-turning">
            {analysis.moments.map((moment) => (
              <li key={`${moment.kind} ${moment.at}`}>
                <button type="button" class="ui-turning-point" onClick={() => goTo(moment.at)}>
                  {decided(moment, analysis, names)}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      {learners.length > 0 && (
        <>
          <h2>Learn from mistakes</h2>
          <div class="ui-row tight">
            {learners.map((seat) => (
              <a class="ui-button" key={seat} href={`#/mistakes/${table}?of=${seat}`}>
                {mine.includes(seat) && mine.length === 1 ? "Learn from your mistakes" : names[seat]}
              </a>
            ))}
          </div>
        </>
      )}
      {lost.length > 0 && (
        <>
          <h2>Turns that gave something away</h2>
          <ol class="ui-turning">
            {lost.map((turn) => (
              <li key={`${turn.at} ${turn.seat}`}>
                <button
                  type="button"
                  class="ui-turning-point"
                  aria-current={turn === now}
                  onClick={() => goTo(turn.at)}
                >
                  <span class={`ui-judgement ${turn.verdict}`}>{SIGNS[turn.verdict]}</span> {names[turn.seat]}, step{" "}
                  {turn.at}: {turn.verdict}, {change(quantity, turn.cost)}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function decided({ kind, seat, at, change: amount }: TurningPoint, analysis: Analysis, names: string[]): string {
  const size = change(analysis.quantity, amount);
  if (kind === "draw") return `Step ${at}: chance ${amount > 0 ? "gave to" : "took from"} ${names[seat]} (${size})`;
  const turn = analysis.turns.find((each) => each.at === at && each.seat === seat);
  return `Step ${at}: a ${turn?.verdict ?? "turn"} by ${names[seat]} (${size})`;
}

interface JudgedProps {
  turn: JudgedTurn;
  analysis: Analysis;
  name: string;
  shown: boolean;
  show: (turn: JudgedTurn | null) => void;
}

/** A turn that begins at the step that is shown: what was played, what was better, and why. */
function Judged({ turn, analysis, name, shown, show }: JudgedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [turn]);
  return (
    <div class={`ui-judged ${turn.verdict}`} role="status" ref={box}>
      <p>
        <span class={`ui-judgement ${turn.verdict}`}>{SIGNS[turn.verdict]}</span>{" "}
        <b>
          {name}: {turn.verdict}
        </b>{" "}
        ({change(analysis.quantity, turn.cost)}). Played: {turnText(turn.played)}.
      </p>
      {turn.better && (
        <p>
          <b>Better:</b> {turnText(turn.better)}.
        </p>
      )}
      {turn.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <button type="button" class="ui-button" aria-pressed={shown} onClick={() => show(shown ? null : turn)}>
        {shown ? "Back to the game" : "Show the better turn"}
      </button>
    </div>
  );
}

function Summary({ analysis, names }: { analysis: Analysis; names: string[] }) {
  const { quantity } = analysis;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div class="ui-scroll ui-numbers" tabIndex={0} role="group" aria-label="Accuracy and luck">
      <table>
        <thead>
          <tr>
            <th scope="col">Seat</th>
            <th scope="col">Accuracy</th>
            {LOST.map((verdict) => (
              <th scope="col" key={verdict} title={`${verdict}s`}>
                <span class={`ui-judgement ${verdict}`}>{SIGNS[verdict]}</span>
              </th>
            ))}
            <th scope="col">Luck</th>
          </tr>
        </thead>
        <tbody>
          {analysis.seats.map((seat) => (
            <tr key={seat.seat}>
              <th scope="row">{names[seat.seat]}</th>
              <td>{Math.round(seat.accuracy)} %</td>
              {LOST.map((verdict) => (
                <td key={verdict}>{seat.verdicts[verdict] ?? 0}</td>
              ))}
              <td>{signed(quantity, seat.luck)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

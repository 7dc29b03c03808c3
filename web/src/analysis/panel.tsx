// The analysis beside a replay: the curve with its marks, what every seat did well, and the turns to look at.

import { useEffect, useRef, useState } from "preact/hooks";
import { Curves } from "../components/curves";
import { Say, say } from "../say";
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
          {left === null ? say("analysis-working") : say("analysis-left", { seconds: left })}
          <progress class="ui-progress" max={Math.max(1, state.total)} value={state.done} />
        </label>
      </div>
    );
  if (!state.analysis)
    return (
      <div class="ui-analysis">
        <button type="button" class="ui-button main" title={say("analysis-ask.help")} onClick={ask}>
          {say("analysis-ask")}
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
  const [picks, setPicks] = useState(0);
  const goTo = (to: number) => {
    show(null);
    step(to);
    setPicks(picks + 1);
  };
  return (
    <section class="ui-analysis" aria-label={say("analysis")}>
      {now && (
        <Judged
          turn={now}
          analysis={analysis}
          name={names[now.seat]!}
          shown={shown === now}
          show={show}
          picks={picks}
        />
      )}
      <Curves
        title={say(curve.together ? "analysis-title-group" : "analysis-title-seats", { quantity: quantity.name })}
        lines={(curve.together ? [say("analysis-group")] : names).map((name, seat) => ({
          name,
          points: curve.judgements.map((one): [number, number] => [one.at, one.values[seat] ?? 0]),
        }))}
        signs={lost.map((turn) => ({
          x: turn.at,
          line: curve.together ? 0 : turn.seat,
          sign: SIGNS[turn.verdict],
          kind: turn.verdict,
          label: say("analysis-mark", { name: names[turn.seat]!, verdict: say(`verdict-${turn.verdict}`) }),
        }))}
        along={say("analysis-step")}
        low={0}
        high={1}
        written={(value) => valueText(quantity, value)}
        now={at}
        pick={goTo}
        height={170}
      />
      <Summary analysis={analysis} names={names} />
      {analysis.moments.length > 0 && (
        <>
          <h2>{say("analysis-decided")}</h2>
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
          <h2>{say("analysis-learn")}</h2>
          <div class="ui-row tight">
            {learners.map((seat) => (
              <a class="ui-button" key={seat} href={`#/mistakes/${table}?of=${seat}`}>
                {mine.includes(seat) && mine.length === 1 ? say("analysis-learn-yours") : names[seat]}
              </a>
            ))}
          </div>
        </>
      )}
      {lost.length > 0 && (
        <>
          <h2>{say("analysis-lost")}</h2>
          <ol class="ui-turning">
            {lost.map((turn) => (
              <li key={`${turn.at} ${turn.seat}`}>
                <button
                  type="button"
                  class="ui-turning-point"
                  aria-current={turn === now}
                  onClick={() => goTo(turn.at)}
                >
                  <span class={`ui-judgement ${turn.verdict}`}>{SIGNS[turn.verdict]}</span>{" "}
                  {say("analysis-turn", {
                    name: names[turn.seat]!,
                    step: String(turn.at),
                    verdict: say(`verdict-${turn.verdict}`),
                    cost: change(quantity, turn.cost),
                  })}
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
  const facts = { step: String(at), name: names[seat]!, size: change(analysis.quantity, amount) };
  if (kind === "draw") return say(amount > 0 ? "analysis-draw-gave" : "analysis-draw-took", facts);
  const turn = analysis.turns.find((each) => each.at === at && each.seat === seat);
  return say("analysis-by", { ...facts, verdict: turn?.verdict ?? "turn" });
}

interface JudgedProps {
  turn: JudgedTurn;
  analysis: Analysis;
  name: string;
  shown: boolean;
  show: (turn: JudgedTurn | null) => void;
  /** How often a turn was picked below. */
  picks: number;
}

/** A turn that begins at the step that is shown: what was played, what was better, and why. */
function Judged({ turn, analysis, name, shown, show, picks }: JudgedProps) {
  const box = useRef<HTMLDivElement>(null);
  // Not for whoever steps through the game: the buttons for that stand above, and would scroll away.
  useEffect(() => {
    if (picks) box.current?.scrollIntoView({ block: "start" });
  }, [picks]);
  return (
    <div class={`ui-judged ${turn.verdict}`} role="status" ref={box}>
      <p>
        <span class={`ui-judgement ${turn.verdict}`}>{SIGNS[turn.verdict]}</span>{" "}
        <Say
          id="analysis-judged"
          b={<b />}
          name={name}
          verdict={say(`verdict-${turn.verdict}`)}
          cost={change(analysis.quantity, turn.cost)}
          turn={turnText(turn.played)}
        />
      </p>
      {turn.better && (
        <p>
          <Say id="analysis-better" b={<b />} turn={turnText(turn.better)} />
        </p>
      )}
      {turn.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <button type="button" class="ui-button" aria-pressed={shown} onClick={() => show(shown ? null : turn)}>
        {say(shown ? "analysis-back" : "analysis-show")}
      </button>
    </div>
  );
}

function Summary({ analysis, names }: { analysis: Analysis; names: string[] }) {
  const { quantity } = analysis;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div class="ui-scroll ui-numbers" tabIndex={0} role="group" aria-label={say("analysis-summary")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("analysis-seat")}</th>
            <th scope="col">{say("analysis-accuracy")}</th>
            {LOST.map((verdict) => (
              <th scope="col" key={verdict} title={say(`verdict-${verdict}.many`)}>
                <span class={`ui-judgement ${verdict}`}>{SIGNS[verdict]}</span>
              </th>
            ))}
            <th scope="col">{say("analysis-luck")}</th>
          </tr>
        </thead>
        <tbody>
          {analysis.seats.map((seat) => (
            <tr key={seat.seat}>
              <th scope="row">{names[seat.seat]}</th>
              <td>{say("analysis-accuracy-percent", { percent: Math.round(seat.accuracy) })}</td>
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

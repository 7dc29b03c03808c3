// What decides right now, always in sight: the figures of the table, and a line for every seat.

import type { ComponentChildren } from "preact";
import { say } from "../say";
import type { Figure, Scene, StatusLine } from "../types";
import { areasOf } from "./drawing";
import { usePhone } from "./phone";

/** A tone is also a sign and a word: its colour says nothing alone. */
const TONES = { plain: "", good: "✓", warning: "!", danger: "‼" };

interface Props {
  scene: Scene;
  deciders: number[];
  mine?: number[];
  /** What else is said about a seat: who sits there, the clock. */
  about?: (seat: number) => ComponentChildren;
  /** Lights elements of the table. */
  look: (touches: string[]) => void;
}

export function Status({ scene, deciders, mine = [], about, look }: Props) {
  const lines = linesOf(scene);
  const phone = usePhone();
  if (!lines.length) return null;
  return (
    <section class="ui-status" aria-label={say("status")}>
      {/* On a phone it is one line that scrolls: the keyboard must reach it. */}
      <ul tabIndex={phone ? 0 : undefined}>
        {lines.map((line) => {
          const { seat } = line;
          const own = seat != null && mine.includes(seat);
          const deciding = seat != null && deciders.includes(seat);
          const kind = seat == null ? "" : ` seat-${seat}${own ? " own" : ""}${deciding ? " deciding" : ""}`;
          return (
            <li
              key={seat ?? line.title}
              class={`ui-stand${kind}`}
              onPointerEnter={() => look(line.touches ?? [])}
              onPointerLeave={() => look([])}
            >
              <b>
                {line.title}
                {own && <span class="ui-own">{say("seat-own")}</span>}
                {deciding && <span class="ui-hidden"> {say("seat-decides")}</span>}
              </b>
              <span class="ui-figures">
                {line.figures.map((figure) => (
                  <FigureBox key={figure.name || figure.value} figure={figure} />
                ))}
              </span>
              {seat != null && about?.(seat)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function FigureBox({ figure: { name, value, tone = "plain", tip } }: { figure: Figure }) {
  const sign = TONES[tone];
  const word = sign && say(`tone-${tone}`);
  return (
    <span class={`ui-figure ${tone}`} title={[`${name} ${value}`.trim(), word, tip].filter(Boolean).join(". ")}>
      {name && <i>{name} </i>}
      {value}
      {sign && (
        <em>
          <span aria-hidden="true">{sign}</span>
          <span class="ui-hidden"> ({word})</span>
        </em>
      )}
    </span>
  );
}

/** The status of the game; a game that says nothing about a seat has its name there. */
function linesOf(scene: Scene): StatusLine[] {
  const lines = scene.status ?? [];
  const told = new Set(lines.map((line) => line.seat));
  const others = areasOf(scene, "seat").filter((area) => area.seat != null && !told.has(area.seat));
  return [...lines, ...others.map((area) => ({ title: area.title, figures: [], seat: area.seat ?? null }))];
}

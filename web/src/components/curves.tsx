// Curves as SVG: each line has its own mark, dash and name besides its colour, and the numbers stand below as a table.

import { useId } from "preact/hooks";
import { say } from "../say";
import { decimal } from "../words";

/** A sign on a line, at the value that the line has there. */
export interface LineSign {
  x: number;
  line: number;
  sign: string;
  kind: string;
  label: string;
}

export interface Line {
  name: string;
  points: [number, number][];
  /** Which mark, dash and colour it has, where that is not its place among the lines. */
  look?: number;
}

interface Props {
  title: string;
  lines: Line[];
  /** Levels drawn across, with their names. */
  limits?: { name: string; value: number }[];
  signs?: LineSign[];
  /** What stands along the bottom: "Round", "Step". */
  along: string;
  /** What stands along the bottom for points that are no number: the end of a game. */
  ticks?: [number, string][];
  low?: number;
  high?: number;
  /** A value in words. */
  written?: (value: number) => string;
  /** The step that is shown now, and how to go to another. */
  now?: number;
  pick?: (x: number) => void;
  height?: number;
}

const WIDTH = 460;
const [LEFT, TOP, BOTTOM] = [38, 12, 26];
/** The curves begin a little off the numbers at the left. */
const INSET = 8;
const MARKS = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z",
  "M-4 -4h8v8h-8z",
  "M0 -5l5 9h-10z",
  "M0 -5l5 5l-5 5l-5 -5z",
  "M-4 -4l8 8M-4 4l8 -8",
  "M0 5l5 -9h-10z",
  "M-5 0h10M0 -5v10",
];
// Marks and dashes go round at different times: no two of 35 lines have both alike.
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "4 2"];
/** Between the names of two lines at the right. */
const NAME = 15;

export function Curves({
  title,
  lines,
  limits = [],
  signs = [],
  along,
  ticks: named = [],
  low,
  high,
  written = words,
  now,
  pick,
  height: least = 210,
}: Props) {
  const name = useId();
  const height = Math.max(least, TOP + BOTTOM + NAME * lines.length);
  // A line alone is named by the title.
  const alone = lines.length === 1 && lines[0]!.look === undefined;
  const looks = lines.map((line, number) => line.look ?? number);
  const longest = Math.max(...lines.map((line) => line.name.length));
  const right = alone ? (limits.length ? 92 : 56) : Math.max(124, Math.min(200, 18 + 7.2 * longest));
  const place = (value: number) => named.find(([at]) => at === value)?.[1] ?? `${value}`;
  const all = lines.flatMap((line) => line.points);
  if (!all.length) return <p class="ui-quiet">{say("curves-none", { title })}</p>;
  const xs = all.map(([x]) => x);
  const ys = [...all.map(([, y]) => y), ...limits.map((limit) => limit.value)];
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const bottom = low ?? Math.min(0, ...ys);
  const top = Math.max(high ?? Math.max(...ys), bottom + (high === undefined ? 1 : 0.01));
  const x = (value: number) =>
    LEFT + INSET + ((WIDTH - LEFT - INSET - right) * (value - first)) / Math.max(1, last - first);
  const y = (value: number) => TOP + ((height - TOP - BOTTOM) * (top - value)) / (top - bottom);
  const few = new Set(xs).size <= 12;
  const ends = spread(
    lines.map((line) => y(line.points[line.points.length - 1]?.[1] ?? bottom)),
    height,
  );
  const limitsAt = spread(
    limits.map((limit) => y(limit.value)),
    height,
  );
  const clicked = (event: MouseEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const value =
      first +
      ((((event.clientX - box.left) / box.width) * WIDTH - LEFT - INSET) / (WIDTH - LEFT - INSET - right)) *
        (last - first);
    pick?.(Math.round(Math.max(first, Math.min(last, value))));
  };
  return (
    <figure class="ui-curves">
      <figcaption id={name}>{title}</figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the table of numbers below has a button for every step. */}
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={say("curves-told", { title, lines: told(lines, along, place, written) })}
        class={pick ? "picks" : ""}
        onClick={pick && clicked}
      >
        {ticks(bottom, top, ys.every(Number.isInteger)).map((value) => (
          <g key={value}>
            <path class="grid" d={`M${LEFT} ${y(value)}H${WIDTH - right}`} />
            <text class="tick" x={LEFT - 6} y={y(value) + 4} text-anchor="end">
              {written(value)}
            </text>
          </g>
        ))}
        {(few ? [...new Set(xs)] : ticks(first, last, true)).map((value) => (
          <text class="tick" key={value} x={x(value)} y={height - 8} text-anchor="middle">
            {place(value)}
          </text>
        ))}
        <text class="tick" x={WIDTH - right + 16} y={height - 8}>
          {along}
        </text>
        {limits.map((limit, number) => (
          <g key={limit.name}>
            <path class="limit" d={`M${LEFT} ${y(limit.value)}H${WIDTH - right}`} />
            <text class="limit" x={WIDTH - right + 9} y={limitsAt[number]! + 4}>
              {say("curves-limit", { name: limit.name, value: written(limit.value) })}
            </text>
          </g>
        ))}
        {lines.map((line, number) => (
          <g key={line.name} class={`line seat-${looks[number]}`}>
            <path
              class="way"
              d={`M${line.points.map(([at, value]) => `${x(at)} ${y(value)}`).join("L")}`}
              stroke-dasharray={DASHES[looks[number]! % DASHES.length]}
            />
            {line.points.map(([at, value], place) =>
              few || place === line.points.length - 1 ? (
                <path
                  key={at}
                  class="mark"
                  d={MARKS[looks[number]! % MARKS.length]}
                  transform={`translate(${x(at)} ${y(value)})`}
                />
              ) : null,
            )}
            {!alone && (
              <text class="name" x={WIDTH - right + 9} y={ends[number]! + 4}>
                {line.name}
              </text>
            )}
          </g>
        ))}
        {signs.map((each) => (
          <g
            key={`${each.x} ${each.line}`}
            class={`sign ${each.kind}`}
            transform={`translate(${x(each.x)} ${y(valueAt(lines[each.line], each.x) ?? bottom)})`}
          >
            <title>{each.label}</title>
            <circle r="7" />
            <text y="3.5" text-anchor="middle">
              {each.sign}
            </text>
          </g>
        ))}
        {now !== undefined && (
          <path class="now" d={`M${x(Math.max(first, Math.min(last, now)))} ${TOP - 6}V${height - BOTTOM}`} />
        )}
      </svg>
      <details class="ui-numbers">
        <summary>{say("curves-numbers")}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <div class="ui-scroll" tabIndex={0} role="group" aria-labelledby={name}>
          <table>
            <thead>
              <tr>
                <th scope="col">{along}</th>
                {lines.map((line) => (
                  <th scope="col" key={line.name}>
                    {line.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...new Set(xs)].map((at) => (
                <tr key={at}>
                  <th scope="row">
                    {pick ? (
                      <button
                        type="button"
                        class="ui-rule"
                        aria-label={say("curves-place", { along, at: String(at) })}
                        onClick={() => pick(at)}
                      >
                        {at}
                      </button>
                    ) : (
                      place(at)
                    )}
                  </th>
                  {lines.map((line) => (
                    <td key={line.name}>{said(line, at, written)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

/** The value of a line at a place, or the last one before it. */
function valueAt(line: Line | undefined, at: number): number | undefined {
  return line?.points.filter(([x]) => x <= at).at(-1)?.[1];
}

function said(line: Line, at: number, written: (value: number) => string): string {
  const found = line.points.find(([x]) => x === at);
  return found ? written(found[1]) : "";
}

function words(value: number): string {
  return decimal(value, 0, 2);
}

function told(lines: Line[], along: string, place: (at: number) => string, written: (value: number) => string): string {
  return lines
    .filter((line) => line.points.length)
    .map((line) => {
      const [first, last] = [line.points[0]!, line.points[line.points.length - 1]!];
      return say("curves-line", {
        name: line.name,
        along,
        first: place(first[0]),
        from: written(first[1]),
        last: place(last[0]),
        to: written(last[1]),
      });
    })
    .join(" ");
}

/** A few round values between two; whole ones where only whole ones mean something. */
function ticks(low: number, high: number, whole: boolean): number[] {
  const rough = Math.max((high - low) / 4, whole ? 1 : 0);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10]
      .map((each) => each * power)
      .find((each) => each >= rough && (!whole || Number.isInteger(each))) ?? power;
  const found = [];
  for (let value = Math.ceil(low / step) * step; value <= high + step / 1000; value += step)
    found.push(Number(value.toPrecision(6)));
  return found;
}

/** The heights at which the names of lines stand, moved apart where they would lie on each other. */
function spread(heights: number[], height: number): number[] {
  const order = heights.map((at, number) => ({ at, number })).sort((a, b) => a.at - b.at);
  let least = TOP;
  for (const each of order) {
    each.at = Math.max(each.at, least);
    least = each.at + NAME;
  }
  let most = height - BOTTOM;
  for (const each of [...order].reverse()) {
    each.at = Math.min(each.at, most);
    most = each.at - NAME;
  }
  const found = [...heights];
  for (const each of order) found[each.number] = each.at;
  return found;
}

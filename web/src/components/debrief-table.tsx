// A table of a debriefing.

import { say } from "../say";
import type { DebriefingTable } from "../types";

const ZONES = ["red", "green"];

/** Numbers and words in rows: what is green and red says so, besides its colour. */
export function DebriefTable({ table }: { table: DebriefingTable }) {
  const zone = (cell: string) => ZONES.find((each) => cell.endsWith(`(${say(`zone-${each}`)})`)) ?? "";
  // On a narrow screen what is to be read stands below each other; numbers stay side by side.
  const told = table.rows.some((row) => row.some((cell) => cell.length > 40));
  return (
    <section aria-label={table.title} class={told ? "ui-debrief-table told" : "ui-debrief-table"}>
      <h2>{table.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div class="ui-scroll" tabIndex={0} role="group" aria-label={say("debrief-columns", { title: table.title })}>
        <table>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, number) => (
              <tr key={number}>
                {row.map((cell, place) =>
                  place ? (
                    <td
                      key={place}
                      data-label={table.columns[place]}
                      class={`${zone(cell)}${cell.length > 40 ? " words long" : cell.length > 12 ? " words" : ""}${
                        cell === "" || cell === "·" ? " nothing" : ""
                      }`}
                    >
                      {cell}
                    </td>
                  ) : (
                    <th scope="row" key={place} data-label={table.columns[place]}>
                      {cell}
                    </th>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

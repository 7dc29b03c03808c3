import { describe, expect, it } from "vitest";
import { hashOf } from "../src/components/avatar";
import { byUrgency, opponents, turnInWords } from "../src/components/my-tables";
import { countGames } from "../src/pages/me";
import { clockTerms } from "../src/time";
import type { PersonTable, SeatInfo, TableInfo } from "../src/types";

const seat = (number: number, name: string, kind: SeatInfo["kind"] = "person") =>
  ({ seat: number, name, kind, level: "" }) as SeatInfo;

function mine(status: TableInfo["status"], more: Partial<PersonTable> = {}, seats = [seat(0, "Ann"), seat(1, "Bob")]) {
  const table = { id: status, game: "civil-war", title: "Civil War", status, seats } as TableInfo;
  return { table, seats: [{ seat: 0, key: "k" }], turn: [], since: 1, result: "", ...more } as PersonTable;
}

describe("my tables", () => {
  it("puts one's own turn first, and what is over last", () => {
    const all = [mine("finished"), mine("open"), mine("playing", { turn: [1] }), mine("playing", { turn: [0] })];
    expect(all.sort(byUrgency).map(turnInWords)).toEqual(["Your turn", "Bob to play", "waiting for players", "over"]);
  });

  it("names everybody else, equal names once", () => {
    const seats = [seat(0, "Ann"), seat(1, "Steady bot", "bot"), seat(2, "Steady bot", "bot"), seat(3, "", "open")];
    expect(opponents(mine("open", {}, seats))).toEqual(["2 × Steady bot", "a free seat"]);
  });

  it("counts finished games whose result is known", () => {
    const tables = [
      mine("finished", { result: "won" }),
      mine("finished", { result: "lost" }),
      mine("finished"),
      mine("playing"),
    ];
    expect(countGames(tables)).toEqual([{ title: "Civil War", played: 2, won: 1 }]);
  });
});

it("draws the same picture for the same name", () => {
  expect(hashOf("ada")).toBe(hashOf("ada"));
  expect(hashOf("ada")).not.toBe(hashOf("bob"));
});

it("says a clock in words", () => {
  expect(clockTerms(null)).toBe("No clock");
  expect(clockTerms({ decision: 60 })).toBe("60 seconds for every decision");
  expect(clockTerms({ game: 1200 })).toBe("20 minutes for the whole game");
});

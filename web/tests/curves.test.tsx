import { render } from "preact";
import { expect, test } from "vitest";
import { Curves } from "../src/components/curves";

test("the last point of a curve is called the end, in the drawing, in words and in the numbers", () => {
  const box = document.createElement("div");
  const lines = [
    {
      name: "Highspring (Ada)",
      points: [
        [1, 6],
        [2, 9],
      ] as [number, number][],
    },
  ];
  render(<Curves title="Cash" lines={lines} along="Round" ticks={[[2, "end"]]} />, box);
  const ticks = [...box.querySelectorAll("svg text.tick")].map((each) => each.textContent);
  expect(ticks).toContain("end");
  expect(ticks).toContain("1");
  expect(box.querySelector("svg")?.getAttribute("aria-label")).toContain("Round end: 9");
  expect([...box.querySelectorAll("tbody th")].map((each) => each.textContent)).toEqual(["1", "end"]);
});

test("twelve lines differ by mark or dash, not only by colour, and their names do not lie on each other", () => {
  const box = document.createElement("div");
  const lines = Array.from({ length: 12 }, (_, number) => ({
    name: `Table ${number + 1}`,
    points: [
      [1, 5],
      [2, 5],
    ] as [number, number][],
  }));
  render(<Curves title="Points" lines={lines} along="Round" />, box);
  const drawn = [...box.querySelectorAll("svg .line")].map(
    (line) =>
      `${line.querySelector(".mark")?.getAttribute("d")} ${line.querySelector(".way")?.getAttribute("stroke-dasharray")}`,
  );
  expect(new Set(drawn).size).toBe(12);
  const heights = [...box.querySelectorAll("svg text.name")]
    .map((name) => Number(name.getAttribute("y")))
    .sort(byValue);
  expect(Math.min(...heights.slice(1).map((each, number) => each - heights[number]!))).toBeGreaterThanOrEqual(14.9);
});

test("a line keeps its look where others are missing, and its name where it is alone", () => {
  const box = document.createElement("div");
  render(<Curves title="Points" lines={[{ name: "Table 3", points: [[1, 5]], look: 2 }]} along="Round" />, box);
  expect(box.querySelector("svg .line")?.classList.contains("seat-2")).toBe(true);
  expect(box.querySelector("svg .name")?.textContent).toBe("Table 3");
});

const byValue = (a: number, b: number) => a - b;

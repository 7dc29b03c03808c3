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

import { describe, expect, it } from "vitest";
import { plotColumns } from "./columns.js";
import { plotCurves } from "./curves.js";
import { plotIntervals } from "./intervals.js";

/** Each is a picture with a title, a description, and nothing that is no number. */
function expectPicture(svg: string): void {
  expect(svg).toMatch(/^<svg [^>]*role="img"/);
  expect(svg).toContain("<title>");
  expect(svg).toContain("<desc>");
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
}

describe("plots", () => {
  it("draw intervals, as wide as they are, with their numbers", () => {
    const rows = [{ label: "greedy", low: 0.18, rate: 0.188, high: 0.196 }];
    const svg = plotIntervals("How often <won>", [{ title: "A & B", rows }]);
    expectPicture(svg);
    expect(svg).toContain("18.8 % (18.0–19.6)");
    expect(svg).toContain("How often &lt;won&gt;");
    expect(svg).toContain("A &amp; B");
    expect(svg).toContain('<line x1="223.8"');
  });

  it("draw columns stacked by kind, to scale", () => {
    const won = new Map([[10, 30]]);
    const escaped = new Map([
      [10, 10],
      [20, 60],
    ]);
    const svg = plotColumns("Best points", "points", { most: 100, step: 1 }, [
      { label: "won", counts: won },
      { label: "escaped", counts: escaped },
    ]);
    expectPicture(svg);
    const heights = [
      ...svg.matchAll(/<rect x="[\d.]+" y="[\d.]+" width="[\d.]+" height="([\d.]+)" fill="#/g),
    ].map(([, height]) => Number(height));
    const columns = heights.slice(0, 3);
    expect((columns[0] as number) / (columns[1] as number)).toBeCloseTo(3, 1);
    expect((columns[2] as number) / (columns[1] as number)).toBeCloseTo(6, 1);
  });

  it("draw how many deals are settled within so many nodes", () => {
    const svg = plotCurves("Nodes", [{ label: "Keys", counts: [0, 5, 5], deals: 20 }]);
    expectPicture(svg);
    const points = /points="([^"]*)"/
      .exec(svg)?.[1]
      ?.split(" ")
      .map((point) => Number(point.split(",")[1]));
    expect(points).toEqual([360, 285, 210]);
  });

  it("draw nothing at all without failing", () => {
    expectPicture(plotIntervals("none", []));
    expectPicture(
      plotColumns("none", "points", { most: 100, step: 1 }, [{ label: "won", counts: new Map() }]),
    );
    expectPicture(plotCurves("none", [{ label: "Keys", counts: [], deals: 0 }]));
  });
});

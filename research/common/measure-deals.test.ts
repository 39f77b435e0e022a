import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { measureDeals } from "./measure-deals.js";

it("what was found of a deal is not looked for again, a line that was cut off is", () => {
  const file = join(mkdtempSync(join(tmpdir(), "tetrarch-deals-")), "deals");
  const looked: number[] = [];
  const find = (deal: number) => {
    looked.push(deal);
    return [deal / 8, 1];
  };
  const first = [...measureDeals({ first: 3, last: 5, file }, "eighths", find)];
  writeFileSync(file, readFileSync(file, "utf8").slice(0, -2));
  expect([...measureDeals({ first: 3, last: 6, file }, "eighths", find)]).toEqual([...first, [0.75, 1]]);
  expect(looked).toEqual([3, 4, 5, 5, 6]);
  expect(() => [...measureDeals({ first: 3, last: 6, file }, "ninths", find)]).toThrow("is of eighths");
});

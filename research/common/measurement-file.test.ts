import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { MeasurementFile } from "./measurement-file.js";

function fileIn(): string {
  const folder = mkdtempSync(join(tmpdir(), "kept-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "lines");
}

it("what was measured otherwise is not taken over", () => {
  const file = fileIn();
  new MeasurementFile(file, "10 tries").of(1, () => "a");
  expect(new MeasurementFile(file, "10 tries").of(1, () => "b")).toBe("a");
  expect(() => new MeasurementFile(file, "60 tries")).toThrow("is of 10 tries, not of 60 tries");
});

it("a file that does not say how it was made is refused, and left as it is", () => {
  const file = fileIn();
  writeFileSync(file, "1 a\n");
  expect(() => new MeasurementFile(file, "10 tries")).toThrow("has no settings");
  expect(readFileSync(file, "utf8")).toBe("1 a\n");
});

it("a heading that was not written to its end is written anew", () => {
  const file = fileIn();
  writeFileSync(file, "0 10 tr");
  new MeasurementFile(file, "10 tries").of("deal/net", () => "a b");
  expect(readFileSync(file, "utf8")).toBe("0 10 tries\ndeal/net a b\n");
});

import { expect, test } from "vitest";
import { filesOfParts } from "./parts.js";

test("a part is run alone, the sixth game like any other", () => {
  expect(filesOfParts("browser")).toEqual({ tests: ["packages/web/test/**/*.test.ts"], sixthGame: [] });
  expect(filesOfParts("sixth-game")).toEqual({ tests: [], sixthGame: ["testing/sixth-game/**/*.test.ts"] });
});

test("parts together are all that runs without a choice", () => {
  expect(filesOfParts("browser,terminal,plain,sixth-game")).toEqual(filesOfParts(undefined));
});

test("a part that does not exist is refused, so that no run passes without a test", () => {
  expect(() => filesOfParts("plane")).toThrow('"plane" is none of browser, terminal, plain, sixth-game');
  expect(() => filesOfParts("")).toThrow('"" is none of');
});

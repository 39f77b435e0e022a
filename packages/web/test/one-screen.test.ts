import { beforeEach, expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { after, sessionOf } from "./app.js";
import { outside } from "./outside.js";
import { Stage } from "./stage.js";
import { tables } from "./tables.js";
import { WINS } from "./wins.js";

const stage = new Stage();

beforeEach(() => stage.paintNothing());

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 800],
] as const;

function middleOf(gameId: string) {
  const { deal = 0, words = [] } = WINS[gameId] ?? {};
  return words.slice(0, Math.round(words.length * 0.55)).reduce(after, sessionOf(gameId, deal));
}

/** The tables of a game, each as it is opened. */
function tablesOf(gameId: string): Readonly<Record<string, () => Promise<unknown>>> {
  const drawn = () => stage.page.locator(".page .table:not([aria-busy])").waitFor();
  return {
    start: () => stage.openDeal(sessionOf(gameId, 8)),
    middle: () => stage.openKept(middleOf(gameId)),
    lesson: () => stage.open(`learn/${gameId}`).then(drawn),
    puzzle: () => stage.open(`puzzles/${gameId}/today`).then(drawn),
  };
}

test.each(isLong ? [150, 200] : [200])(
  "with letters at %i per cent every table is one screen: its bar and its first choice stand in the window, its title is whole",
  async (textSize) => {
    const { page } = stage;
    await page.addInitScript(
      (choices) => localStorage.setItem("tetrarch settings", choices),
      JSON.stringify({ speed: "off", textSize }),
    );
    const faults: string[] = [];
    for (const gameId of Object.keys(tables)) {
      for (const [name, open] of Object.entries(tablesOf(gameId))) {
        await open();
        for (const [width, height] of isLong || name === "middle" ? SIZES : SIZES.slice(0, 1)) {
          await page.setViewportSize({ width, height });
          await stage.settle();
          faults.push(
            ...(await outside(page)).map((fault) => `${gameId}, ${name}, ${width}×${height}: ${fault}`),
          );
        }
      }
    }
    expect(faults).toEqual([]);
  },
);

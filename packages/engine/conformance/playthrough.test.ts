import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { variantsOf } from "../src/core/variant.js";
import { games } from "../src/registry.js";
import { playthrough } from "./playthrough.js";

/** The deal shown of each game: one whose random game, or its beginning, shows many of its rules at work. */
const DEALS: Readonly<Record<string, number>> = {
  "tomb-of-four-kings": 358,
  "kings-keys": 185,
  "four-kingdoms": 52,
  "four-gods": 8,
  "napoleons-tomb": 1,
};

describe.each(games.map((game) => ({ game, id: game.id })))(
  "the committed playthrough of $id",
  ({ game, id }) => {
    const file = fileURLToPath(new URL(`playthroughs/${id}.txt`, import.meta.url));
    const variant = variantsOf(game.options).at(-1) as string;

    it("is there", () => expect(existsSync(file)).toBe(true));

    it("shows every state, legal move, event and view as they are now", async () => {
      const text = playthrough(game, variant, DEALS[id] as number);
      // `npx vitest run -u` writes it anew; the difference is then to be read before it is committed.
      await expect(text).toMatchFileSnapshot(file);
      expect(text.split("\n> ").length).toBeGreaterThan(25);
    });

    it("tells what happens by the cards: the board shows no such names", () => {
      const lines = [...playthrough(game, variant, DEALS[id] as number).matchAll(/“(.*)”/g)].map(
        ([, line]) => line,
      );
      expect(lines.length).toBeGreaterThan(25);
      expect(
        lines.filter((line) => /\b([a-d][1-4]|(land|reserve|pile|path|waste) \d)\b/i.test(line ?? "")),
      ).toEqual([]);
    });
  },
);

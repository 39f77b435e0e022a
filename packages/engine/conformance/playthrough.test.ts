import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { variantsOf } from "../src/core/variant.js";
import { games } from "../src/registry.js";
import { playthrough } from "./playthrough.js";

/** The deal shown of each game. */
const DEAL = 31;

describe.each(games.map((game) => ({ game, id: game.id })))(
  "the committed playthrough of $id",
  ({ game, id }) => {
    const file = fileURLToPath(new URL(`playthroughs/${id}.txt`, import.meta.url));
    const variant = variantsOf(game.options).at(-1) as string;

    it("shows every state, legal move, event and view as they are now", async () => {
      const text = playthrough(game, variant, DEAL);
      // `npx vitest run -u` writes it anew; the difference is then to be read before it is committed.
      await expect(text).toMatchFileSnapshot(file);
      expect(text.split("\n> ").length).toBeGreaterThan(10);
    });
  },
);

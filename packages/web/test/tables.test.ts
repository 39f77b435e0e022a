import { outcomeOf } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { finishingWords } from "../src/play/finish.js";
import { chooser, sessionOf } from "./app.js";
import { byDrag, byKeys, byTap, type Hands } from "./hands.js";
import { Stage, tableOf } from "./stage.js";
import { tables } from "./tables.js";
import { WINS } from "./wins.js";

const stage = new Stage();

const HANDS = [
  ["taps", byTap],
  ["drags", byDrag],
  ["keys", byKeys],
] as const;

/** A random game of this deal to its end; returns how many moves were compared. */
async function playToTheEnd(hands: Hands, gameId: string, number: number): Promise<number> {
  let session = sessionOf(gameId, number);
  const choose = chooser(number);
  await stage.openDeal(session);
  for (let word = choose(session); word !== undefined; word = choose(session)) {
    session = await stage.play(hands, session, word);
  }
  expect(await stage.page.getByRole("dialog").innerText()).toContain("Lost");
  return session.now.number;
}

describe.each(Object.keys(tables))("the table of %s", (gameId) => {
  test.each(HANDS)(
    "is played to the loss by %s, the screen showing what the engine says",
    async (_, hands) => {
      expect(await playToTheEnd(hands, gameId, 5)).toBeGreaterThan(20);
    },
  );

  test.each(HANDS)(
    "is won by %s, and finishes by itself when nothing is left to decide",
    async (_, hands) => {
      const win = WINS[gameId];
      if (!win) throw new Error("no win is known");
      let session = sessionOf(gameId, win.deal);
      await stage.openDeal(session);
      for (const word of win.words) {
        if (finishingWords(tableOf(session), session).length > 0) break;
        session = await stage.play(hands, session, word);
      }
      expect(session.now.number).toBeGreaterThan(40);
      await stage.page.getByRole("dialog", { name: "Won" }).waitFor();
      const { max } = outcomeOf(session).score;
      expect(await stage.page.getByRole("dialog").innerText()).toContain(String(max));
    },
  );
});

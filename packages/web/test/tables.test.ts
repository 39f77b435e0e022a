import { outcomeOf, type Session } from "@tetrarch/engine";
import { beforeEach, describe, expect, test } from "vitest";
import { finishingWords } from "../src/play/finish.js";
import { after, chooser, sessionOf } from "./app.js";
import { byDrag, byTap, type Hands } from "./hands.js";
import { byKeys, goToDeal, resignByKeys } from "./keys.js";
import { Stage, tableOf } from "./stage.js";
import { tables } from "./tables.js";
import { LOSSES, WINS } from "./wins.js";

const stage = new Stage();

beforeEach(() => stage.playLightly());

/** Somebody who plays with a pointer, or with nothing but keys from the first to the last. */
interface Player {
  readonly hands: Hands;
  comeTo(session: Session): Promise<void>;
  giveUp(): Promise<void>;
}

const withPointer = { comeTo: (session: Session) => stage.openDeal(session), giveUp };

const PLAYERS: readonly (readonly [string, Player])[] = [
  ["taps", { hands: byTap, ...withPointer }],
  ["drags", { hands: byDrag, ...withPointer }],
  ["keys", { hands: byKeys, comeTo: comeByKeys, giveUp: () => resignByKeys(stage.page) }],
];

async function giveUp(): Promise<void> {
  const { page } = stage;
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog", { name: "Resign?" }).getByRole("button", { name: "Resign" }).click();
}

async function comeByKeys(session: Session): Promise<void> {
  await stage.open("");
  await stage.page.locator(".doors").waitFor();
  await goToDeal(stage.page, session);
  await stage.expectPiles(session);
}

/** Some random games can be played on for ever: after so many moves they are given up. */
const PATIENCE = 150;

/** A random game of this deal to its end; returns how many moves were compared. */
async function playToTheEnd(player: Player, gameId: string, number: number): Promise<number> {
  let session = sessionOf(gameId, number);
  const choose = chooser(number);
  await player.comeTo(session);
  for (let word = choose(session); word !== undefined; word = choose(session)) {
    if (session.now.number === PATIENCE) break;
    session = await stage.play(player.hands, session, word);
  }
  if (outcomeOf(session).status === "playing") await player.giveUp();
  const { text } = outcomeOf(session).score;
  expect(await stage.page.getByRole("dialog", { name: /Lost|Resigned/ }).innerText()).toContain(text);
  return session.now.number;
}

describe.each(Object.keys(tables))("the table of %s", (gameId) => {
  test.each(PLAYERS)(
    "is played to the loss by %s, the screen showing what the engine says",
    async (_, player) => {
      expect(await playToTheEnd(player, gameId, LOSSES[gameId] ?? 5)).toBeGreaterThan(20);
    },
  );

  test.each(PLAYERS)(
    "is won by %s, and finishes by itself when nothing is left to decide",
    async (_, player) => {
      const win = WINS[gameId];
      if (!win) throw new Error("no win is known");
      let session = sessionOf(gameId, win.deal);
      await player.comeTo(session);
      for (const word of win.words) {
        if (finishingWords(tableOf(session), session).length > 0) break;
        session = await stage.play(player.hands, session, word);
      }
      expect(session.now.number).toBeGreaterThan(40);
      await stage.page.getByRole("dialog", { name: "Won" }).waitFor();
      const end = win.words.slice(session.now.number).reduce(after, session);
      expect(await stage.page.getByRole("dialog").innerText()).toContain(outcomeOf(end).score.text);
    },
  );

  test.runIf(tables[gameId]?.choices)("is won by its buttons, and by cards where it has none", async () => {
    const win = WINS[gameId];
    if (!win) throw new Error("no win is known");
    let session = sessionOf(gameId, win.deal);
    let pressed = 0;
    await stage.openDeal(session);
    for (const word of win.words) {
      const button = stage.page.locator(`.choice[data-word="${word}"]`);
      if ((await button.count()) === 0) {
        session = await stage.play(byTap, session, word);
        continue;
      }
      await button.click();
      pressed++;
      session = after(session, word);
      await stage.expectPiles(session, word);
    }
    expect(pressed).toBeGreaterThan(win.words.length / 4);
    await stage.page.getByRole("dialog", { name: "Won" }).waitFor();
  });
});

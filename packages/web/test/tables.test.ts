import { outcomeOf, resign, type Session } from "@tetrarch/engine";
import { beforeEach, describe, expect, test } from "vitest";
import { countOf, isLong, tellChecks } from "../../../testing/counts.js";
import { value } from "../../../testing/value.js";
import { after, randomGame } from "./app.js";
import { byDrag, byTap, type Input } from "./input.js";
import { byKeys, goToDeal, resignByKeys } from "./keys.js";
import { chooseInMenu } from "./menu.js";
import { expectScore } from "./shown-score.js";
import { Stage } from "./stage.js";
import { tables } from "./tables.js";
import { LOSSES, wonGame } from "./wins.js";

const stage = new Stage();

beforeEach(() => stage.playLightly());

/** Somebody who plays with a pointer, or with nothing but keys from the first to the last. */
interface Player {
  readonly input: Input;
  comeTo(session: Session): Promise<void>;
  giveUp(): Promise<void>;
}

const withPointer = { comeTo: (session: Session) => stage.openDeal(session), giveUp };

const PLAYERS: readonly (readonly [string, Player])[] = [
  ["taps", { input: byTap, ...withPointer }],
  ["drags", { input: byDrag, ...withPointer }],
  ["keys", { input: byKeys, comeTo: comeByKeys, giveUp: () => resignByKeys(stage.page) }],
];

async function giveUp(): Promise<void> {
  const { page } = stage;
  await chooseInMenu(page, "Resign");
  await page.getByRole("dialog", { name: "Resign?" }).getByRole("button", { name: "Resign" }).click();
}

async function comeByKeys(session: Session): Promise<void> {
  await stage.open("");
  await stage.page.locator(".doors").waitFor();
  await goToDeal(stage.page, session);
  await stage.expectPiles(session);
}

/** Some random games can be played on for ever: they are given up. */
const MOST_MOVES = 150;
/** So many moves of a random game are made by hand. */
const PATIENCE = countOf(MOST_MOVES, 8);
/** So many moves of a won game are left to be made by hand. */
const OWN_MOVES = countOf(1500);

/**
 * The last moves of a random game that is lost, or the first of one that can be played on for ever, which is then given
 * up. Returns how many moves were compared.
 */
async function playToTheEnd(player: Player, gameId: string, number: number): Promise<number> {
  const { sessions, words } = randomGame(gameId, number, MOST_MOVES);
  const isLost = outcomeOf(sessions.at(-1) as Session).status === "lost";
  const first = isLost ? Math.max(0, words.length - PATIENCE) : 0;
  let session = sessions[first] as Session;
  await (first > 0 ? stage.openKept(session) : player.comeTo(session));
  const played = words.slice(first, first + PATIENCE);
  for (const word of played) session = await stage.play(player.input, session, word);
  if (!isLost) {
    await player.giveUp();
    session = resigned(session);
  }
  const ended = stage.page.getByRole("dialog", { name: isLost ? "Lost" : "Resigned" });
  await expectScore(ended, session);
  return played.length;
}

function resigned(session: Session): Session {
  return value(resign(session));
}

/** One of the players, another one for the next table, or all of them in the long run. */
function playersOf(gameId: string, offset: number): typeof PLAYERS {
  const turn = (Object.keys(tables).indexOf(gameId) + offset) % PLAYERS.length;
  return isLong ? PLAYERS : PLAYERS.slice(turn, turn + 1);
}

describe.each(Object.keys(tables))("the table of %s", (gameId) => {
  test.each(playersOf(gameId, 0))(
    "is played to the loss by %s, the screen showing what the engine says",
    async (_, player) => {
      const moves = await playToTheEnd(player, gameId, LOSSES[gameId] ?? 5);
      expect(moves).toBeGreaterThan(5);
      tellChecks(moves, "moves");
    },
  );

  // By another one than loses it.
  test.each(playersOf(gameId, 1))(
    "is won by %s, and finishes by itself when nothing is left to decide",
    async (_, player) => {
      const { session: before, words, end } = wonGame(gameId, OWN_MOVES);
      let session = before;
      await stage.openKept(before);
      for (const word of words.slice(0, -1)) session = await stage.play(player.input, session, word);
      // What follows this one comes by itself, and may be there before anybody has looked.
      await stage.make(player.input, session, words.at(-1) ?? "");
      await expectWon(end);
      tellChecks(words.length, "moves");
    },
  );

  test.runIf(tables[gameId]?.choices)("is won by its buttons, and by cards where it has none", async () => {
    const { session: before, words, end } = wonGame(gameId, OWN_MOVES);
    let session = before;
    let pressed = 0;
    await stage.openKept(before);
    for (const [index, word] of words.entries()) {
      const button = stage.page.locator(`.choice[data-word="${word}"]`);
      if ((await button.count()) > 0) {
        await button.click();
        pressed++;
      } else await stage.make(byTap, session, word);
      session = after(session, word);
      if (index < words.length - 1) await stage.expectPiles(session, word);
    }
    expect(pressed).toBeGreaterThan(words.length / 4);
    await expectWon(end);
  });
});

async function expectWon(end: Session): Promise<void> {
  const won = stage.page.getByRole("dialog", { name: "Won" });
  await won.waitFor();
  await expectScore(won, end);
  await stage.expectPiles(end);
}

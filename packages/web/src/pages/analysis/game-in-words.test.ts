import { games, legalWords, playWord, type Session, startSession } from "@tetrarch/engine";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { expect, test } from "vitest";
import { value } from "../../../../../testing/value.js";
import { Variation } from "../../game-frame/variation.svelte.js";
import { fourGodsTable } from "../../games/four-gods/table.js";
import type { GameUi } from "../../games/game-ui.js";
import type { AnyTable } from "../../table/model.js";
import { inWords, notableMovesOf } from "./game-in-words.js";

const PLAIN = { table: {} } as GameUi;

test("FG-4: what a turn led to is said without the story on the card", () => {
  const game = games.find(({ id }) => id === "four-gods");
  const begun = game && startSession(game, "FG-1-6");
  if (!begun?.ok) throw new Error("no game of the Gods");
  const sessions: Session[] = [begun.value];
  // The friend of the first place joins, and a card is turned up.
  for (let move = 0; move < 2; move++) {
    const session = sessions.at(-1) as Session;
    sessions.push(value(playWord(session, legalWords(session)[0] ?? "")));
  }
  const variation = { length: 2, words: [], sessionAt: (at: number) => sessions[at] } as unknown as Variation;
  const led = inWords(variation, PLAIN).led(1);
  const { friends, foes, weapons, traps } = builtInCardSet;
  const [card] = [friends, foes, weapons, traps].flat().filter(({ name }) => led.includes(name));
  expect(led).toMatch(/^Row 2: a (friend|foe|weapon|trap), /);
  expect(card?.flavour).toMatch(/./);
  expect(led).not.toContain(card?.flavour);
  const { isAnyMove } = inWords(variation, { ...PLAIN, table: fourGodsTable as AnyTable });
  expect([0, 1].map(isAnyMove)).toEqual([false, true]);
});

test("FG-16: what the die shows after a better move is called luck, as it says nothing for the move", () => {
  const game = games.find(({ id }) => id === "four-gods");
  const begun = game && startSession(game, "FG-1-6");
  if (!game || !begun?.ok) throw new Error("no game of the Gods");
  let session = begun.value;
  const rolls = (word: string) => {
    const played = playWord(session, word);
    return played.ok && played.value.now.events.some(({ type }) => type === "rolled");
  };
  const facing = () => legalWords(session).find(rolls);
  for (let move = 0; move < 40 && facing() === undefined; move++) {
    session = value(playWord(session, legalWords(session)[0] ?? ""));
  }
  const better = facing() ?? "";
  const fault = {
    ply: 0,
    played: "other",
    win: 0.58,
    moves: [{ word: better, win: 0.58, error: 0 }],
    reasons: [{ of: "better", key: "rolled", values: {} }],
  } as const;
  const said = inWords(new Variation("", session, []), PLAIN).difference(fault);
  expect(said).toMatch(
    /^With the better one: .*the die showed \d\. .*\. That was luck; by its chances it was still the better move\.$/,
  );
});

test("where what is worth a look does not load, the report says so", async () => {
  const unreachable = { notableMoves: () => Promise.reject(new Error("no network")) };
  const session = {} as Session;
  expect(await notableMovesOf(unreachable, session, undefined)).toMatchObject({
    intro: expect.stringMatching(/could not be loaded/),
    moves: [],
  });
  expect(await notableMovesOf({}, session, undefined)).toBeUndefined();
});

import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  type AnyGame,
  formatDealCode,
  formatTranscript,
  legalWords,
  playedWords,
  playWord,
  type Session,
  startSession,
} from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { gameOf } from "../../../../testing/game-of.js";
import { value } from "../../../../testing/value.js";
import { openTranscript } from "../../src/commands/play-game.js";
import type { GameKeeper, NewGameRequest } from "../../src/play/game-keeper.js";
import { isOver, type Model } from "../../src/play/model.js";
import { DAY } from "./game-keeper-for-tests.js";
import { DEAL, KEYS, keeperIn, playTwo, RESIGN, recorded } from "./history-for-tests.js";
import { begun, files, home } from "./saves-for-tests.js";

const UNDO = { type: "undo" } as const;
const REDO = { type: "redo" } as const;

/** A game played by its first legal word until it ends. */
function playedOut(game: AnyGame, deal: string): Session {
  let session = value(startSession(game, deal));
  for (let [word] = legalWords(session); word !== undefined; [word] = legalWords(session)) {
    session = value(playWord(session, word));
  }
  return session;
}

/** The same with a keeper. */
function playedOutIn(keeper: GameKeeper, from: Model): Model {
  let model = from;
  for (const word of playedWords(playedOut(model.seat.session.game, model.seat.session.deal)))
    model = keeper.act(model, { type: "play", word });
  return model;
}

describe("a game that ends in the terminal", () => {
  test("is in the history at once, with when it began and ended", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    keeper.act(keeper.act(begun(keeper), DEAL), RESIGN);
    expect(recorded(folder)).toMatchObject([
      {
        game: "four-kingdoms",
        deal: "FK-11982-6",
        words: ["deal"],
        end: "resigned",
        degree: "first",
        origin: "code",
      },
    ]);
    const [{ startedAt = 0, endedAt } = { endedAt: 0 }] = recorded(folder);
    expect(startedAt).toBeGreaterThan(DAY.getTime());
    expect(endedAt).toBeGreaterThan(startedAt);
  });

  test("tells how its deal was come by, also when it was left and taken up again", () => {
    const folder = home();
    const begin = (request: NewGameRequest) => {
      const keeper = keeperIn(folder);
      const model = value(keeper.begin("four-kingdoms", request));
      keeper.act(model, DEAL);
      keeper.close();
      const other = keeperIn(folder);
      const [saved] = other.list().saved;
      const resumed = saved && other.resume(saved);
      if (typeof resumed !== "object") throw new Error("it cannot be resumed");
      other.act(resumed, RESIGN);
      other.close();
    };
    begin({});
    begin({ today: true });
    begin({ deal: "FK-11982-6" });
    begin({ deal: formatDealCode(gameOf("four-kingdoms").dealCode, 7), origin: "contest" });
    const found = () => recorded(folder).map(({ origin }) => origin);
    expect(found()).toEqual(["contest", "code", "daily", "random"]);
    // Made anew of what lies among the finished games.
    rmSync(join(folder, "history.jsonl"));
    expect(found().toSorted()).toEqual(["code", "contest", "daily", "random"]);
  });

  test("C-10: taken back and ended otherwise, in another terminal too, it counts as it ended first", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const ended = keeper.act(keeper.act(begun(keeper), DEAL), RESIGN);
    const first = recorded(folder);
    const back = keeper.act(ended, UNDO);
    keeper.act(keeper.act(back, DEAL), RESIGN);
    expect(recorded(folder)).toEqual(first);
    // Left in play after it was taken back, and ended by somebody who takes it up again.
    keeper.act(keeper.act(begun(keeper, "kings-keys", KEYS), RESIGN), UNDO);
    keeper.close();
    const other = keeperIn(folder);
    const [saved] = other.list().saved;
    const resumed = saved && other.resume(saved);
    if (typeof resumed !== "object") throw new Error("it cannot be resumed");
    other.act(resumed, RESIGN);
    expect(recorded(folder)).toHaveLength(2);
  });

  test("is none when a transcript was stepped through to its end, also when the history is made anew", () => {
    const folder = home();
    const text = formatTranscript(playedOut(gameOf("four-kingdoms"), "FK-11982-6"));
    for (let time = 0; time < 2; time++) {
      const keeper = keeperIn(folder);
      const session = value(openTranscript(text, undefined));
      let model = keeper.lay(session, undefined);
      while (!isOver(model)) model = keeper.act(model, REDO);
      expect(recorded(folder)).toEqual([]);
      keeper.close();
    }
    expect(files(join(folder, "finished"))).toHaveLength(2);
  });

  test("counts when it leaves the moves of a transcript and ends otherwise", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const session = value(
      openTranscript(formatTranscript(playedOut(gameOf("four-kingdoms"), "FK-11982-6")), undefined),
    );
    keeper.act(keeper.act(keeper.lay(session, undefined), REDO), RESIGN);
    expect(recorded(folder)).toMatchObject([{ end: "resigned", degree: "assisted" }]);
  });

  test("is still itself when its end was taken back and played again, and the history is made anew", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const model = playedOutIn(keeper, begun(keeper));
    const [{ id } = { id: "" }] = recorded(folder);
    const again = keeper.act(keeper.act(model, UNDO), REDO);
    expect(isOver(again)).toBe(true);
    rmSync(join(folder, "history.jsonl"));
    expect(recorded(folder)).toMatchObject([{ id }]);
  });

  test("is another one for each new game, of the same deal too", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    for (let time = 0; time < 3; time++) keeper.act(begun(keeper), RESIGN);
    expect(
      recorded(folder)
        .map(({ degree }) => degree)
        .sort(),
    ).toEqual(["first", "known", "known"]);
  });

  test("before there was a history is put into it, once", () => {
    const folder = home();
    playTwo(folder);
    rmSync(join(folder, "history.jsonl"));
    const found = recorded(folder);
    expect(found.map(({ game }) => game).sort()).toEqual(["four-kingdoms", "kings-keys"]);
    expect(recorded(folder)).toEqual(found);
    const keeper = keeperIn(folder);
    keeper.act(begun(keeper), RESIGN);
    expect(recorded(folder)).toHaveLength(3);
  });

  test("before there was a history is put into it with all the others or not at all", () => {
    const folder = home();
    playTwo(folder);
    const path = join(folder, "history.jsonl");
    rmSync(path);
    // A folder where the text is to be written before it takes its place.
    mkdirSync(`${path}.new`);
    expect(() => recorded(folder)).toThrow();
    expect(files(folder)).not.toContain("history.jsonl");
    rmSync(`${path}.new`, { recursive: true });
    expect(recorded(folder)).toHaveLength(2);
  });

  test("is told when it cannot be recorded, and is kept among the finished ones all the same", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const model = keeper.act(begun(keeper), DEAL);
    // A folder where the file should be.
    mkdirSync(join(folder, "history.jsonl"));
    const ended = keeper.act(model, RESIGN);
    expect(ended.keptAt).toContain("finished");
    expect(ended.notice).toMatch(/That this game has ended cannot be kept in/);
  });

  test("is recorded with the next one where it could not be when it ended", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    mkdirSync(join(folder, "history.jsonl"));
    keeper.act(begun(keeper), RESIGN);
    rmSync(join(folder, "history.jsonl"), { recursive: true });
    // Nothing to make the history from but what the keeper remembers.
    rmSync(join(folder, "finished"), { recursive: true });
    keeper.act(begun(keeper, "kings-keys", KEYS), RESIGN);
    expect(
      recorded(folder)
        .map(({ game }) => game)
        .sort(),
    ).toEqual(["four-kingdoms", "kings-keys"]);
    const lines = readFileSync(join(folder, "history.jsonl"), "utf8").split("\n");
    expect(lines.filter((line) => line !== "")).toHaveLength(2);
  });
});

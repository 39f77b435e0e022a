import { rmSync } from "node:fs";
import { formatTranscript, playedWords, redo, resign, type Session } from "@tetrarch/engine";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { afterAll, describe, expect, it } from "vitest";
import { value } from "../../../../testing/value.js";
import { openTranscript } from "../../src/commands/play-game.js";
import { PlainController } from "../../src/play/plain/plain-controller.js";
import { ScreenController } from "../../src/play/screen/screen-controller.js";
import { emptyHome, keeperIn } from "./game-keeper-for-tests.js";
import { GAME_IDS, randomGame, startOf } from "./games-for-tests.js";

const home = emptyHome();
afterAll(() => rmSync(home, { recursive: true }));

function playedGame(gameId: string, moves: number): Session {
  return randomGame(startOf(gameId, 3), 3, moves).at(-1) as Session;
}

function opened(text: string): Session {
  return value(openTranscript(text, undefined));
}

describe("openTranscript", () => {
  it.each(GAME_IDS)("%s: at its start, and every move can be played again", (gameId) => {
    const played = playedGame(gameId, 25);
    let session = opened(formatTranscript(played));
    expect([session.now.number, session.honest]).toEqual([0, false]);
    for (let next = redo(session); next.ok; next = redo(session)) session = next.value;
    expect(playedWords(session)).toEqual(playedWords(played));
    expect(session.now.state).toEqual(played.now.state);
  });

  it("takes back a resignation too", () => {
    const resigned = value(resign(playedGame("four-kingdoms", 5)));
    const session = opened(formatTranscript(resigned));
    expect([session.now.number, session.resigned]).toEqual([0, false]);
  });

  it("says what is wrong with a transcript or a card set", () => {
    const bad = openTranscript('[Game "four-kingdoms"]\n[Deal "FK-11982-6"]\n\nfly\n', undefined);
    expect(bad).toMatchObject({ ok: false, error: { code: "bad-transcript" } });
    expect(openTranscript("", "{")).toMatchObject({ ok: false, error: { code: "bad-card-set" } });
    const own = JSON.stringify({ ...builtInCardSet, name: "Mine" });
    const text = formatTranscript(playedGame("four-gods", 5));
    expect(openTranscript(text, own).ok).toBe(true);
    const renamed = openTranscript(text.replace(/CardSet ".*"/, 'CardSet "Mine 9"'), own);
    expect(renamed.ok).toBe(false);
  });
});

describe("stepping through", () => {
  const played = playedGame("four-kingdoms", 12);

  it("line by line: redo and undo", () => {
    const keeper = keeperIn(home);
    const model = keeper.lay(opened(formatTranscript(played)), undefined);
    const opening = { kind: "game", model, troubles: [] } as const;
    const controller = new PlainController({ keeper, rules: new Map(), ownCardSet: undefined, opening });
    controller.open();
    for (const word of playedWords(played)) {
      expect(controller.hear("redo").join("\n")).not.toContain("no move has been taken back");
      if (word === playedWords(played)[3]) {
        controller.hear("undo");
        controller.hear("redo");
      }
    }
    expect(controller.hear("redo").join("\n")).toMatch(/no move has been taken back/i);
    expect(controller.hear("transcript").join("\n")).toContain(playedWords(played).slice(0, 5).join(" "));
    controller.end();
  });

  it("on the screen: y and u", () => {
    const keeper = keeperIn(home);
    const model = { ...keeper.lay(opened(formatTranscript(played)), undefined), overlay: undefined };
    keeper.saves.markSeen("four-kingdoms");
    const options = { keeper, rules: new Map(), ownCardSet: undefined, onQuit() {}, onSuspend() {} };
    const controller = new ScreenController({ kind: "game", model }, options);
    const size = { columns: 100, rows: 30 };
    const press = (text: string) => controller.press({ name: "character", text, ctrl: false }, size);
    for (const _ of playedWords(played)) press("y");
    press("u");
    press("y");
    const { state } = controller;
    expect(state.kind === "game" && playedWords(state.model.seat.session)).toEqual(playedWords(played));
    controller.end();
  });
});

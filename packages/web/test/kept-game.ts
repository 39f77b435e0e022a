import type { Session } from "@tetrarch/engine";
import { expect } from "vitest";
import { textIn } from "../src/data/stored-copies.js";
import { chooser, sessionOf } from "./app.js";
import { byTap } from "./input.js";
import type { Stage } from "./stage.js";
import { recordsIn } from "./stored.js";

/** The game that tests of storage play. */
export const GAME = "four-kingdoms";

/** What a player does with a game that is kept in the browser, and sees of its being kept. */
export function keptGame(stage: Stage) {
  async function playOn(from: Session, moves: number): Promise<Session> {
    const choose = chooser(8);
    let session = from;
    for (let played = 0; played < moves; played++) {
      session = await stage.play(byTap, session, choose(session) ?? "");
    }
    return session;
  }

  /** Plays some moves from a deal that the player asks for. */
  async function playSome(moves: number): Promise<Session> {
    const start = sessionOf(GAME, 8);
    await stage.openDeal(start);
    return playOn(start, moves);
  }

  /** How many moves of the game are on the disk. */
  async function savedMoves(): Promise<number> {
    const [record] = await recordsIn(stage.page, "games");
    const text = textIn(record) ?? "";
    const [, moves = ""] = text.replace(/;.*/g, "").split("\n\n");
    return moves.split(/\s+/).filter((word) => word !== "").length;
  }

  function mark() {
    return stage.page.locator(".unsaved");
  }

  async function expectNotice(words: RegExp): Promise<void> {
    await expect.poll(() => stage.page.getByRole("status").innerText(), { timeout: 20_000 }).toMatch(words);
    expect(await stage.page.locator(".caption").innerText()).toMatch(words);
  }

  async function comeBack(): Promise<void> {
    await stage.page.reload();
    await stage.page.locator(".table [data-stop]").first().waitFor();
  }

  return { playOn, playSome, savedMoves, mark, expectNotice: expectNotice, comeBack };
}

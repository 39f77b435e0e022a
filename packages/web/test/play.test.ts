import { legalWords, type Session } from "@tetrarch/engine";
import { beforeEach, describe, expect, test } from "vitest";
import { chooser, sessionOf } from "./app.js";
import { byDrag, byTap } from "./input.js";
import { keptGame } from "./kept-game.js";
import { Stage } from "./stage.js";

const stage = new Stage();
const { savedMoves } = keptGame(stage);

beforeEach(() => stage.paintNothing());

describe("a game in play", () => {
  async function playSome(moves: number): Promise<Session> {
    let session = sessionOf("four-kingdoms", 8);
    const choose = chooser(8);
    await stage.openDeal(session);
    for (let played = 0; played < moves; played++) {
      session = await stage.play(byTap, session, choose(session) ?? "");
    }
    return session;
  }

  async function comeBack(): Promise<void> {
    await stage.newPage();
    await stage.open("four-kingdoms");
    await stage.page.locator(".table [data-stop]").first().waitFor();
  }

  test("is there again after the tab was killed, with what was taken back", async () => {
    const session = await playSome(12);
    const undo = stage.page.getByRole("button", { name: "Undo" });
    await undo.click();
    // What it costs is told first, and nothing is taken back.
    await stage.page.locator(".caption", { hasText: "marks this game as helped. Press again" }).waitFor();
    await stage.expectPiles(session);
    await undo.click();
    const before = session.now.before;
    if (!before) throw new Error("no move");
    await stage.expectPiles({ ...session, now: before });
    // What a tab shows may still be on its way to the disk; how much a crash may cost is asked by `killed.test.ts`.
    await expect.poll(savedMoves).toBe(11);
    await stage.page.goto("chrome://crash").catch(() => undefined);
    await comeBack();
    await stage.expectPiles({ ...session, now: before });
    await expect.poll(() => stage.page.locator(".guard").innerText()).toContain("Played with help");
    await stage.page.getByRole("button", { name: "Redo" }).click();
    await stage.expectPiles(session);
  });
});

describe("what is said", () => {
  test("an illegal drop goes back and says why", async () => {
    const session = sessionOf("four-kingdoms", 8);
    await stage.openDeal(session);
    const [word] = legalWords(session).filter((candidate) => /^t\d-t\d/.test(candidate));
    const from = word?.split("-")[0] ?? "t1";
    const to = ["t1", "t2", "t3", "t4", "t5", "t6", "t7"].find(
      (pile) => pile !== from && !legalWords(session).includes(`${from}-${pile}`),
    );
    await byDrag(stage.page, { from, depth: 1, to: to ?? "" });
    await stage.expectPiles(session);
    expect(await stage.page.getByRole("status").innerText()).not.toBe("");
  });

  test("every move is told to those who listen", async () => {
    const session = sessionOf("four-kingdoms", 8);
    await stage.openDeal(session);
    await stage.page.getByRole("button", { name: "Deal a card" }).click();
    await expect
      .poll(() => stage.page.getByRole("status").innerText())
      .toMatch(/The queen of spades arrives; her castle needs K\. .* still on the road\./);
  });
});

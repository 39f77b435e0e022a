import { legalWords, messagesOf, narrate, outcomeOf, type Session } from "@tetrarch/engine";
import { makesNoProgress } from "@tetrarch/play";
import { beforeEach, expect, test } from "vitest";
import { after, randomGame } from "./app.js";
import { byTap } from "./input.js";
import { Stage } from "./stage.js";

const GAME = "kings-keys";
const SAID = "No more progress is possible: cards can only move back and forth. You can end the game.";
const stage = new Stage();

beforeEach(() => stage.playLightly());

/** A game as it was before the move after which cards only go to and fro. */
function beforeTheLastRealMove(): readonly [Session, string] {
  for (let deal = 1; deal <= 50; deal++) {
    const { sessions, words } = randomGame(GAME, deal, 120);
    const at = sessions.findIndex(makesNoProgress);
    const [before, word] = [sessions[at - 1], words[at - 1]];
    if (before && word !== undefined) return [before, word];
  }
  throw new Error("no game came to that");
}

function linesOf({ now }: Session): string {
  return now.events.map((event) => narrate(GAME, event)).join(" ");
}

/** Where cards have moved, as listeners are told. */
function placesOf({ now }: Session): string {
  const cells = now.events.flatMap((event) =>
    Object.entries(event).flatMap(([key, value]) =>
      key === "cell" || key === "to" ? [`cell ${value}`] : [],
    ),
  );
  return `Where: ${[...new Set(cells)].sort().join(", ")}.`;
}

function expectHeard(text: string): Promise<void> {
  return expect.poll(() => stage.page.locator("[role=status]").textContent()).toBe(text);
}

test("C-6: where only moves to and fro are left it is said, and the large button ends the game, when asked again", async () => {
  const { page } = stage;
  const [before, word] = beforeTheLastRealMove();
  await stage.openKept(before);
  expect(await page.getByRole("button", { name: "End the game" }).count()).toBe(0);
  await stage.make(byTap, before, word);
  const round = after(before, word);
  await stage.expectPiles(round);
  await page.locator(".caption", { hasText: SAID }).waitFor();
  await expectHeard(`${linesOf(round)} ${placesOf(round)} ${SAID}`);
  const end = page.getByRole("button", { name: "End the game", exact: true });
  await end.waitFor();

  // The moves that are left can still be made.
  const [again = ""] = legalWords(round);
  const further = await stage.play(byTap, round, again);
  await expectHeard(`${linesOf(further)} ${placesOf(further)}`);

  await end.click();
  const dialog = page.getByRole("dialog", { name: "End the game?" });
  await dialog.getByText(`counts ${messagesOf(round.game.id).score(outcomeOf(round).score)}`).waitFor();
  await dialog.getByRole("button", { name: "End the game", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Stuck" });
  await sheet.waitFor();

  await sheet.getByRole("button", { name: "More …" }).click();
  await page.getByRole("button", { name: "Share …" }).click();
  await page.locator(".sentence", { hasText: "stuck after" }).waitFor();
  await stage.open("history");
  await page.locator(".games li", { hasText: "Stuck" }).click();
  await page.locator(".entry .end", { hasText: "Stuck" }).waitFor();
});

test("C-6: of a kept game it is said, too, after what there is to be told of it", async () => {
  const [before, word] = beforeTheLastRealMove();
  const round = after(before, word);
  await stage.openKept(round);
  await expectHeard(`Here you left the game. ${linesOf(round)} ${SAID}`);
});

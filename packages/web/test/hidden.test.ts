import { formatSave, type Session, seededRandom } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { after, sessionOf } from "./app.js";
import { dealtOtherwise, inPlay, type Position, started } from "./dealt-otherwise.js";
import { NOTHING_TO_COME, ROLLS_TO_COME } from "./dream-ends.js";
import { Stage } from "./stage.js";
import { putRecord } from "./stored.js";
import { tables } from "./tables.js";

const stage = new Stage();

/** So many other deals that agree with what is seen, of each position. */
const OTHERS = isLong ? 2 : 1;

function pinned({ deal, words }: { readonly deal: string; readonly words: string }): Position {
  const moves = words.split(" ");
  return { session: moves.reduce(after, started(sessionOf("four-gods", 1).game, deal)), words: moves };
}

/** Takes a game up, and lets all come of it that may come by itself. */
async function takeUp(session: Session): Promise<void> {
  const { page } = stage;
  await stage.open("");
  await page.locator(".doors").waitFor();
  await putRecord(page, session.game.id, { text: formatSave(session), savedAt: 1, over: false });
  await stage.open(session.game.id);
  await page.locator(".table [data-stop]").first().waitFor();
  await stage.settle();
  // The page's own clock is put forward: nothing is left that would come of itself.
  for (let step = 0; step < 10; step++) await page.clock.runFor(1000);
}

/** All that is in the page, when it changes no more. */
async function inThePage(): Promise<string> {
  const read = () => stage.page.evaluate(() => document.body.innerHTML);
  let last = await read();
  for (;;) {
    await stage.settle();
    const now = await read();
    if (now === last) return now;
    last = now;
  }
}

const POSITIONS: readonly {
  readonly name: string;
  readonly position: () => Position;
  readonly endsItself?: true;
}[] = [
  ...ROLLS_TO_COME.map((end, index) => ({
    name: `the last rolls of the dream, ${index + 1}`,
    position: () => pinned(end),
  })),
  { name: "the last step of the dream", position: () => pinned(NOTHING_TO_COME), endsItself: true },
  ...Object.keys(tables).map((id) => ({ name: `a game of ${id}`, position: () => inPlay(id, 9, 14) })),
];

test("C-11: the page is the same, and does the same by itself, whatever cards and rolls are hidden", async () => {
  await stage.installClock();
  await stage.playLightly();
  let compared = 0;
  for (const { name, position, endsItself } of POSITIONS) {
    const seen = position();
    await takeUp(seen.session);
    const page = await inThePage();
    expect(page.includes('aria-label="Won"') || page.includes(">Won<"), name).toBe(endsItself === true);
    if (endsItself) continue;
    for (let other = 1; other <= OTHERS; other++) {
      await takeUp(dealtOtherwise(seen, seededRandom(other)));
      expect(await inThePage(), name).toBe(page);
      compared++;
    }
  }
  console.log(`hidden: ${compared} pages compared`);
  expect(compared).toBe((POSITIONS.length - 1) * OTHERS);
});

import {
  type AnyGame,
  formatDeal,
  formatSave,
  legalWords,
  numberedDeal,
  parseDealCode,
  type Random,
  type Session,
  seededRandom,
  shuffled,
  startSession,
} from "@tetrarch/engine";
import { expect, test } from "vitest";
import { after, chooser, sessionOf } from "./app.js";
import { NOTHING_TO_COME, ROLLS_TO_COME } from "./dream-ends.js";
import { Stage } from "./stage.js";
import { putRecord } from "./stored.js";
import { tables } from "./tables.js";

const stage = new Stage();

/** So many other deals that agree with what is seen, of each position. */
const OTHERS = 2;

interface Position {
  readonly session: Session;
  readonly words: readonly string[];
}

/** The same game on a deal whose cards never seen are shuffled, and whose rolls to come are thrown anew. */
function dealtAnew({ session, words }: Position, random: Random): Session {
  const { game } = session;
  const number = parseDealCode(game.dealCode, session.deal);
  if (!number.ok) throw new Error(number.error.message);
  const { cards, rolls } = numberedDeal(game.pack, number.value);
  const view = game.view(session.now.state);
  const isUnseen = unseenIn(view, cards.length);
  const unseen = shuffled(cards.filter(isUnseen), random);
  const used = (view as { rolls?: readonly number[] }).rolls?.length ?? 0;
  const deal = formatDeal({
    cards: cards.map((card, index) => (isUnseen(card, index) ? (unseen.pop() as string) : card)),
    rolls: rolls.map((roll, index) => (index < used ? roll : random(6) + 1)),
  });
  const other = words.reduce(after, started(game, deal));
  // Else this test would prove nothing.
  expect(game.view(other.now.state)).toEqual(view);
  return other;
}

/** Which cards of a deal have never been seen. Of two packs these are the last ones, as a card's twin may have been. */
function unseenIn(view: unknown, size: number): (card: string, index: number) => boolean {
  const { stock } = view as { readonly stock?: unknown };
  if (Array.isArray(stock)) return (_, index) => index >= size - stock.length;
  const seen = JSON.stringify(view);
  return (card) => !seen.includes(`"${card}"`);
}

function started(game: AnyGame, deal: string): Session {
  const session = startSession(game, deal);
  if (!session.ok) throw new Error(session.error.message);
  return session.value;
}

/** A game played at random for so many moves. */
function inPlay(gameId: string, number: number, moves: number): Position {
  let session = sessionOf(gameId, number);
  const choose = chooser(number);
  const words: string[] = [];
  while (words.length < moves) {
    const word = choose(session);
    if (word === undefined || legalWords(after(session, word)).length === 0) break;
    words.push(word);
    session = after(session, word);
  }
  return { session, words };
}

function pinned({ deal, words }: { readonly deal: string; readonly words: string }): Position {
  const moves = words.split(" ");
  return { session: moves.reduce(after, started(sessionOf("four-gods", 1).game, deal)), words: moves };
}

/** All that is in the page after a game was taken up, and all that may come of it by itself has. */
async function pageOf(session: Session): Promise<string> {
  const { page } = stage;
  await stage.open("");
  await page.locator(".doors").waitFor();
  await putRecord(page, session.game.id, { text: formatSave(session), savedAt: 1, over: false });
  await stage.open(session.game.id);
  await page.locator(".table [data-stop]").first().waitFor();
  // The page's own clock is put forward: nothing is left that would come of itself.
  for (let step = 0; step < 40; step++) {
    await page.clock.runFor(250);
  }
  return page.evaluate(() => document.body.innerHTML);
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
  await stage.page.clock.install();
  await stage.playLightly();
  let compared = 0;
  for (const { name, position, endsItself } of POSITIONS) {
    const seen = position();
    const page = await pageOf(seen.session);
    expect(page.includes('aria-label="Won"') || page.includes(">Won<"), name).toBe(endsItself === true);
    if (endsItself) continue;
    for (let other = 1; other <= OTHERS; other++) {
      expect(await pageOf(dealtAnew(seen, seededRandom(other))), name).toBe(page);
      compared++;
    }
  }
  console.log(`hidden: ${compared} pages compared`);
  expect(compared).toBe((POSITIONS.length - 1) * OTHERS);
});

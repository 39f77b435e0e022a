import { legalWords, narrate, outcomeOf, type Session } from "@tetrarch/engine";
import { autoplayWords } from "@tetrarch/play";
import { beforeEach, expect, test } from "vitest";
import { countOf, isLong, tellChecks } from "../../../testing/counts.js";
import type { Ends } from "../src/table/model.js";
import { after, chooser, sessionOf } from "./app.js";
import { pilesOf, Stage, tableOf } from "./stage.js";
import { tables } from "./tables.js";

/** Random moves of each game, in all, and of the deals from each of these on. */
const MOVES = countOf(24_000) / (isLong ? 1 : 2);
const DEALS = isLong ? [1000, 2000, 3000, 4000] : [1000, 2000];

/** A move, and what has to be seen and heard after it. */
interface Step {
  readonly word: string;
  readonly ends: Ends;
  readonly piles: Readonly<Record<string, readonly string[]>>;
  readonly narration: readonly string[];
}

const stage = new Stage();

/** Whether the last game was left in the middle: then the table asks before it lays another deal. */
let isInPlay = false;

beforeEach(async () => {
  isInPlay = false;
  await stage.playLightly();
});

type Choose = (session: Session) => string | undefined;

/** A game of this deal as it is chosen, until it is over or the table would end it by itself. */
function stepsOf(start: Session, choose: Choose, most: number): { steps: readonly Step[]; end: Session } {
  const steps: Step[] = [];
  let session = start;
  while (steps.length < most && autoplayWords(session, tableOf(session)).length === 0) {
    const word = choose(session);
    if (word === undefined) break;
    const ends = tableOf(session).ends(session.game.view(session.now.state), word);
    session = after(session, word);
    const narration = session.now.events.map((event) => narrate(session.game.id, event));
    steps.push({ word, ends, piles: pilesOf(session), narration });
  }
  return { steps, end: session };
}

/**
 * Makes the moves within the page, as assistive tools do, by pressing its buttons; after each, compares what is seen
 * and said. Returns the first move after which they differ, with both; undefined when there is none.
 */
function playInPage(steps: readonly Step[]): Promise<unknown> {
  return stage.page.evaluate(async (todo) => {
    const PATIENCE = 30_000;
    const cardsOf = (group: Element) =>
      [...group.querySelectorAll<HTMLElement>(".card")].sort(
        (one, other) => Number(one.dataset.index) - Number(other.dataset.index),
      );
    const seen = () => {
      const groups = [...document.querySelectorAll<HTMLElement>("[data-pile-id]")];
      return Object.fromEntries(
        groups.map((group) => [
          group.dataset.pileId ?? "",
          cardsOf(group).map(({ dataset }) => dataset.code ?? "--"),
        ]),
      );
    };
    const said = () => document.querySelector("[role=status]")?.textContent ?? "";
    // Unlike timers, messages do not rest for some milliseconds when there are many.
    const toItself = new MessageChannel();
    const pause = () =>
      new Promise((resolve) => {
        toItself.port1.onmessage = resolve;
        toItself.port2.postMessage(undefined);
      });
    const change = () =>
      new Promise<void>((resolve) => {
        const changes = new MutationObserver(() => end());
        const end = () => {
          changes.disconnect();
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(end, 1000);
        const all = { subtree: true, childList: true, attributes: true, characterData: true };
        changes.observe(document, all);
      });
    const press = (pile: string, depth: number) => {
      const group = document.querySelector(`[data-pile-id="${pile}"]`);
      const cards = group ? cardsOf(group) : [];
      (cards[cards.length - depth] ?? group?.querySelector<HTMLElement>(".place"))?.click();
    };
    const inOrder = (piles: Record<string, unknown>) => JSON.stringify(Object.entries(piles).sort());

    for (const { word, ends, piles, narration } of todo) {
      const button = document.querySelector<HTMLElement>(`[data-word="${word}"]`);
      if (button) button.click();
      else {
        press(ends.from, ends.depth);
        await pause();
        if (document.querySelector(".card.lifted")) press(ends.to, 1);
      }
      const expected = inOrder(piles);
      const text = narration.join(" ");
      for (const start = performance.now(); ; await change()) {
        if (said().includes(text) && inOrder(seen()) === expected) break;
        if (performance.now() - start > PATIENCE) return { word, seen: seen(), said: said(), piles, text };
      }
    }
    return undefined;
  }, steps);
}

async function lay(session: Session): Promise<void> {
  const { game, deal } = session;
  await stage.open(`${game.id}/${deal}`);
  if (isInPlay) await stage.page.getByRole("button", { name: `Play ${deal}` }).click();
  await stage.expectPiles(session);
}

async function play(gameId: string, deal: number, choose: Choose, most: number): Promise<number> {
  const session = sessionOf(gameId, deal);
  const { steps, end } = stepsOf(session, choose, most);
  await lay(session);
  expect(await playInPage(steps)).toBeUndefined();
  if (autoplayWords(end, tableOf(end)).length > 0) {
    await stage.page.getByRole("dialog", { name: "Won" }).waitFor();
    isInPlay = false;
  } else isInPlay = outcomeOf(end).status === "playing";
  return steps.length;
}

test.each(Object.keys(tables))(
  `the table of %s shows and tells what the engine says after each of ${MOVES} random moves`,
  async (gameId) => {
    for (const first of DEALS) {
      let left = MOVES / DEALS.length;
      for (let deal = first; left > 0; deal++) left -= await play(gameId, deal, chooser(deal), left);
    }
    tellChecks(MOVES, "moves");
  },
);

test("Napoleon's Tomb is lost when no move is left", async () => {
  const fromStock: Choose = (session) => legalWords(session).find((word) => /^(s-|redeal)/.test(word));
  const start = sessionOf("napoleons-tomb", 3);
  const { steps } = stepsOf(start, fromStock, 400);
  expect(steps.length).toBe(304);
  const before = isLong ? 0 : 284;
  await stage.openKept(steps.slice(0, before).reduce((session, { word }) => after(session, word), start));
  expect(await playInPage(steps.slice(before))).toBeUndefined();
  await stage.page.getByRole("dialog", { name: "Lost" }).waitFor();
});

import { games, legalWords, narrate, type Session } from "@tetrarch/engine";
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { countOf, tellChecks } from "../../../testing/counts.js";
import { HIDDEN } from "../src/table/model.js";
import { optionsOf } from "../src/table/options.js";
import { after } from "./app.js";
import { chooseInMenu } from "./menu.js";
import { sampleOfEach } from "./sample-games.js";
import { expectScore } from "./shown-score.js";
import { Stage, tableOf } from "./stage.js";
import { recordsIn } from "./stored.js";
import { wonGame } from "./wins.js";

const stage = new Stage();

/** A move as one makes it who hears names only, and what is to be heard then. */
interface SpokenMove {
  /** The button that means just this move; empty when there is none before something is lifted. */
  readonly button: string;
  /** What is lifted. */
  readonly from: string;
  /** The button that means this move while it is lifted; empty when it is laid somewhere. */
  readonly buttonThen: string;
  /** Where it is laid. */
  readonly to: string;
  readonly narration: string;
  /** The cells in which something happens: they are heard after it. */
  readonly cells: readonly string[];
}

const CAN_GO_HERE = ", can go here";

/** Puts a move into words. */
function spoken(session: Session, word: string): SpokenMove {
  const table = tableOf(session);
  const view = session.game.view(session.now.state);
  const { from, depth, to } = table.ends(view, word);
  const legal = legalWords(session);
  const lifted = optionsOf(table, view, legal).filter(
    (option) => option.from === from && option.depth >= depth,
  );
  const buttonOf = (words: readonly string[], isLifted: boolean) => {
    const choice = table.choices?.(view, words, isLifted).find((candidate) => candidate.word === word);
    return choice ? `${choice.label} ${choice.detail}` : "";
  };
  const nameOf = (id: string, fromTop: number) => {
    const pile = table.piles(view).find((candidate) => candidate.id === id);
    const card = pile?.cards.at(-fromTop);
    if (card === undefined || card === HIDDEN) return `${pile?.name}, ${pile?.note || "empty"}`;
    return `${table.cardName(card)}, ${pile?.name}`;
  };
  const { events } = after(session, word).now;
  return {
    button: buttonOf(legal, false),
    from: nameOf(from, Math.max(1, depth)),
    buttonThen: buttonOf(
      lifted.map((option) => option.word),
      true,
    ),
    to: nameOf(to, 1),
    narration: events.map((event) => narrate(session.game.id, event)).join(" "),
    cells: events.flatMap((event) => ("cell" in event ? [`cell ${event.cell}`] : [])),
  };
}

function button(name: string | RegExp): Locator {
  return stage.page.getByRole("button", { name, exact: true });
}

/** Presses as a screen reader does: at no place, so that nothing can lie in the way. */
async function press(name: string): Promise<void> {
  // Two like cards may lie in one pile; then the upper one is meant.
  await button(name).last().dispatchEvent("click");
}

async function makeMove(move: SpokenMove): Promise<void> {
  if (move.button !== "") return press(move.button);
  await press(move.from);
  if (move.buttonThen !== "" && (await button(move.buttonThen).count()) > 0) return press(move.buttonThen);
  // What can be done in one way only has been done.
  if ((await button(/, can go here$/).count()) > 0) await press(move.to + CAN_GO_HERE);
}

/** Writes down all that the live region ever says: a game that finishes by itself soon says the next. */
async function listen(): Promise<void> {
  await stage.page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver(() => {
      const said = document.querySelector("[role=status]")?.textContent ?? "";
      if (said !== heard.at(-1)) heard.push(said);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** All that was said so far. */
async function heard(): Promise<readonly string[]> {
  return stage.page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.slice());
}

/** Of the moves of a won game so many are made at its beginning, and at its end. */
const FIRST = countOf(500);
const LAST = countOf(1000);

async function play(from: Session, words: readonly string[]): Promise<Session> {
  let session = from;
  for (const word of words) {
    const move = spoken(session, word);
    const before = (await heard()).length;
    await makeMove(move);
    await expect
      .poll(async () => (await heard()).slice(before), { interval: 4, message: word })
      .toContainEqual(expect.stringContaining(move.narration));
    const line = (await heard()).slice(before).find((text) => text.includes(move.narration)) ?? "";
    for (const cell of move.cells) expect(line.slice(move.narration.length)).toContain(cell);
    session = after(session, word);
  }
  tellChecks(words.length, "moves");
  return session;
}

describe("played by names alone, each move is told as the engine tells it:", () => {
  test.each(sampleOfEach)("%s to its win", async (gameId) => {
    const { session: start, words, end } = wonGame(gameId, Number.POSITIVE_INFINITY);
    const title = games.find(({ id }) => id === gameId)?.title ?? "";
    await stage.playLightly();
    await listen();
    await stage.open("");
    await stage.page.getByRole("link", { name: new RegExp(`^${title}`) }).dispatchEvent("click");
    await chooseInMenu(stage.page, "New deal …");
    await stage.page.getByRole("textbox", { name: "By its code" }).fill(start.deal);
    await press("Deal");
    // Before their first move two deals of the Tomb look alike.
    await expect.poll(async () => JSON.stringify(await recordsIn(stage.page, "games"))).toContain(start.deal);
    const session = await play(start, words.slice(0, FIRST));
    const last = wonGame(gameId, Math.min(LAST, words.length - FIRST));
    if (last.session.now.number > session.now.number) await stage.openKept(last.session);
    await play(last.session, last.words);
    const won = stage.page.getByRole("dialog", { name: "Won" });
    await won.waitFor();
    await expectScore(won, end);
  });
});

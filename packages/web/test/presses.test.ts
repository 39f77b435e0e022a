import { dishonest, games, legalWords, type Session, startSession } from "@tetrarch/engine";
import { beforeEach, describe, expect, test } from "vitest";
import type { Point } from "../src/table/model.js";
import { bestOf, movesFrom, optionsOf } from "../src/table/options.js";
import { after, chooser, sessionOf } from "./app.js";
import { byTap, spotOf, tapAt, tapTwice } from "./input.js";
import { chooseInMenu } from "./menu.js";
import { Stage, tableOf } from "./stage.js";
import { expectSaved } from "./stored.js";

const stage = new Stage();

beforeEach(() => stage.playLightly());

/** A position of this game in which the top card of some pile could do more than one thing, and the best of them. */
function choiceIn(gameId: string): {
  readonly session: Session;
  readonly pile: string;
  readonly best: string;
} {
  for (let deal = 1; deal < 500; deal++) {
    const choose = chooser(deal);
    let session = sessionOf(gameId, deal);
    for (let word = choose(session); word !== undefined; word = choose(session)) {
      session = after(session, word);
      if (session.now.number > 60) break;
      const table = tableOf(session);
      const view = session.game.view(session.now.state);
      const options = optionsOf(table, view, legalWords(session));
      for (const { id, cards } of table.piles(view)) {
        const moves = movesFrom(options, { pile: id, depth: 1 });
        const best = bestOf(table, view, moves);
        const isOneCard = moves.every(({ depth }) => depth === 1);
        if (moves.length > 1 && best && isOneCard && cards.at(-1) !== "--")
          return { session, pile: id, best: best.word };
      }
    }
  }
  throw new Error("no card has a choice");
}

describe("a double press", () => {
  test.each(["four-kingdoms", "kings-keys", "napoleons-tomb"])(
    "in %s makes the best move",
    async (gameId) => {
      const { session, pile, best } = choiceIn(gameId);
      await stage.openKept(session);
      const spot = await spotOf(stage.page, pile, 1);
      await tapTwice(stage.page, spot);
      await stage.expectPiles(after(session, best), best);
    },
  );

  test("whose first press made a move already does no other", async () => {
    const session = sessionOf("four-kingdoms", 9);
    await stage.openDeal(session);
    const spot = await spotOf(stage.page, "t4", 1);
    await tapTwice(stage.page, spot);
    await stage.expectPiles(after(session, "t4-tower"));
    await stage.settle();
    await stage.expectPiles(after(session, "t4-tower"));
  });

  test("never does what is done for good", async () => {
    const start = sessionOf("four-gods", 1);
    await stage.openDeal(start);
    const session = await stage.play(byTap, start, legalWords(start)[0] ?? "");
    const spot = await spotOf(stage.page, "ally1", 1);
    await tapTwice(stage.page, spot);
    await stage.settle();
    await stage.expectPiles(session);
  });

  test("is not two presses of a stock: each turns up a card", async () => {
    const session = sessionOf("four-kingdoms", 8);
    await stage.openDeal(session);
    const spot = await spotOf(stage.page, "stock", 1);
    await tapTwice(stage.page, spot);
    await stage.expectPiles(after(after(session, "deal"), "deal"));
  });
});

test("a thick finger on the line above the large button means the line, not the button", async () => {
  const { page } = stage;
  await page.setViewportSize({ width: 390, height: 844 });
  const session = after(sessionOf("four-kingdoms", 8), "deal");
  await stage.openKept(session);
  const [line, button] = await Promise.all(
    [".said", ".bar .main"].map((name) => page.locator(name).boundingBox()),
  );
  if (!line || !button) throw new Error("no line, or no button");
  // A browser looks for what listens within the finger's width.
  const finger = { radiusX: 25, radiusY: 25 };
  const spot = { x: button.x + button.width / 2, y: line.y + line.height - 3 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [{ ...spot, ...finger }],
  });
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await devtools.detach();
  await page.getByRole("dialog", { name: "What happened" }).waitFor();
  await stage.expectPiles(session);
});

test("a press beside the cards of a pile presses its top card, if that can be lifted", async () => {
  const session = sessionOf("four-kingdoms", 9);
  await stage.openDeal(session);
  const top = await stage.page.locator('[data-pile-id="t4"] .card').last().boundingBox();
  if (!top) throw new Error("no card in t4");
  await tapAt(stage.page, { x: top.x + top.width / 2, y: top.y + top.height + 30 });
  await stage.expectPiles(after(session, "t4-tower"));
});

test("NT-7: no button chooses among several waste piles; one that is held takes cards until one can go home", async () => {
  const { page } = stage;
  const goesHome = (session: Session) => legalWords(session).some((word) => word.endsWith("-f"));
  const heldFrom = (start: Session) => {
    const turned = [start];
    do turned.push(after(turned.at(-1) ?? start, "s-w1"));
    while (turned.length < 8 && !goesHome(turned.at(-1) ?? start));
    return turned;
  };
  let deal = 1;
  const isFound = (turned: readonly Session[]) =>
    turned.length > 3 && turned.slice(0, -1).every((one) => !goesHome(one));
  while (
    !isFound(heldFrom(sessionOf("napoleons-tomb", deal))) ||
    heldFrom(sessionOf("napoleons-tomb", deal)).length === 8
  )
    deal++;
  const turned = heldFrom(sessionOf("napoleons-tomb", deal));
  await stage.openDeal(sessionOf("napoleons-tomb", deal));
  expect(await page.locator(".bar .main").innerText()).toBe("Tap the stock, then a pile");
  await tapAt(page, await spotOf(page, "s", 1));
  await page.locator('[data-pile-id="w1"] .target').waitFor({ state: "attached" });
  const { x, y } = await spotOf(page, "w1", 0);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await stage.expectPiles(turned.at(-1) ?? sessionOf("napoleons-tomb", deal));
  await expect.poll(() => page.locator(".caption").innerText()).toContain("Now you can: ");
  await page.mouse.up();
});

describe("where one waste pile of Napoleon's Tomb is left", () => {
  /**
   * The fifth pass (NT-8), and where holding the stock comes to: the waste's card has another move there. Before that no card
   * can go home, or the large button would send it.
   */
  function lastPass(): { readonly start: Session; readonly stops: readonly Session[] } {
    for (let deal = 1; deal < 50; deal++) {
      let start = sessionOf("napoleons-tomb", deal);
      while (legalWords(start).some((word) => word === "redeal" || /^s-w[2-5]$/.test(word)))
        start = after(start, legalWords(start).find((word) => /^(s-w\d|redeal)$/.test(word)) ?? "");
      const stops = [start];
      do stops.push(after(stops.at(-1) ?? start, "s-w1"));
      while (stops.length < 9 && !legalWords(stops.at(-1) ?? start).some((word) => word.startsWith("w1-")));
      const sendsHome = stops
        .slice(0, -1)
        .some((stop) => legalWords(stop).some((word) => word.endsWith("-f")));
      if (stops.length > 3 && stops.length < 9 && !sendsHome) return { start, stops };
    }
    throw new Error("no such deal");
  }
  const { start, stops } = lastPass();
  const end = stops.at(-1) ?? start;
  const places: readonly (readonly [string, () => Promise<Point>])[] = [
    ["the stock", () => spotOf(stage.page, "s", 1)],
    [
      "the large button",
      async () => {
        const box = await stage.page.locator(".bar button.main").boundingBox();
        if (!box) throw new Error("no button");
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      },
    ],
  ];

  test.each(places)(
    "holding %s turns card after card until another move appears, each a move (NT-7, C-4)",
    async (_, spot) => {
      const { page } = stage;
      await stage.openKept(start);
      const { x, y } = await spot();
      await page.mouse.move(x, y);
      await page.mouse.down();
      await stage.expectPiles(end);
      await expect.poll(() => page.locator(".caption").innerText()).toContain("Now you can: ");
      await page.mouse.up();
      await stage.settle();
      await stage.expectPiles(end);
      await expectSaved(page, end);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => page.locator(".caption").innerText()).toContain("Press again");
      await page.getByRole("button", { name: "Undo" }).click();
      await stage.expectPiles(stops.at(-2) ?? start);
    },
  );
});

describe("a card that a rescue takes from deep in what is gone", () => {
  interface Rescue {
    readonly session: Session;
    readonly word: string;
    readonly ally: string;
  }

  /** A party of one that may be joined by somebody on whom so many others lie that none of them is drawn. */
  function rescueFromTheDeep(): Rescue {
    for (let deal = 1; deal < 200; deal++) {
      const choose = chooser(deal);
      let session = startOf(deal);
      for (let word = choose(session); word !== undefined; word = choose(session)) {
        session = after(session, word);
        const rescue = deepRescueIn(session);
        if (rescue) return rescue;
      }
    }
    throw new Error("nobody lies deep enough");
  }

  function startOf(deal: number): Session {
    const game = games.find(({ id }) => id === "four-gods");
    const { deal: code } = sessionOf("four-gods", deal);
    const started = game && startSession(game, code, "rescue");
    if (!started?.ok) throw new Error("the game has no such variant");
    return started.value;
  }

  function deepRescueIn(session: Session): Rescue | undefined {
    const view = session.game.view(session.now.state);
    const [word, ...others] = legalWords(session).filter((legal) => legal.startsWith("rescue:"));
    if (word === undefined || others.length > 0) return undefined;
    const isCareful = legalWords(session).some((legal) => legal.startsWith("fight:"));
    const { depth } = tableOf(session).ends(view, word);
    return isCareful && depth > 4 ? { session, word, ally: word.split(":")[1] ?? "" } : undefined;
  }

  async function comeTo(): Promise<Rescue> {
    const rescue = rescueFromTheDeep();
    await stage.openKept(rescue.session);
    await expect.poll(() => sightOf(rescue.ally)).toBe("hidden");
    return rescue;
  }

  function sightOf(code: string): Promise<string> {
    return stage.page
      .locator(`[data-pile-id="gone"] [data-code="${code}"]`)
      .evaluate((card) => getComputedStyle(card).visibility);
  }

  test("is seen while it is carried", async () => {
    const { page } = stage;
    const { session, word, ally } = await comeTo();
    const start = await spotOf(page, "gone", 1);
    const end = await spotOf(page, "ally2", 1);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
    await page.locator(".table.carrying .card.lifted").waitFor({ state: "attached" });
    await expect.poll(() => page.locator(".card.lifted").getAttribute("data-code")).toBe(ally);
    await expect.poll(() => sightOf(ally)).toBe("visible");
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
    await stage.expectPiles(after(session, word));
  });
});

test("what was lifted is laid down when a move is taken back", async () => {
  const { page } = stage;
  const choice = choiceIn("kings-keys");
  const session = dishonest(choice.session);
  const { before } = session.now;
  if (!before) throw new Error("no move");
  await stage.openKept(session);
  await tapAt(page, await spotOf(page, choice.pile, 1));
  await page.locator(".card.lifted").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await stage.expectPiles({ ...session, now: before });
  await expect.poll(() => page.locator(".card.lifted").count()).toBe(0);
});

test("the table for left hands is the other's mirror image, and is played alike", async () => {
  const { page } = stage;
  const session = sessionOf("four-kingdoms", 8);
  const stockAt = () =>
    page
      .locator('[data-pile-id="stock"] .card')
      .first()
      .evaluate((card) => {
        const { left, right } = card.getBoundingClientRect();
        return { left, right: innerWidth - right };
      });
  await stage.openDeal(session);
  const right = await stockAt();
  await expectSaved(page, session);
  await page.addInitScript(() =>
    localStorage.setItem(
      "tetrarch settings",
      '{"speed":"off","leftHand":true,"fourColours":true,"bigIndex":true}',
    ),
  );
  await page.reload();
  await stage.expectPiles(session);
  const left = await stockAt();
  expect(left.left).not.toBeCloseTo(right.left, 0);
  expect(left.right < left.left).toBe(right.left < right.right);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.colours)).toBe("four");
  let now = session;
  for (let played = 0; played < 6; played++) now = await stage.play(byTap, now, chooser(played)(now) ?? "");
});

test("a game in play is not begun anew without a question", async () => {
  const { page } = stage;
  const start = sessionOf("four-kingdoms", 8);
  await stage.openDeal(start);
  const session = await stage.play(byTap, start, "deal");
  await chooseInMenu(page, "This deal again");
  await page.getByRole("button", { name: "Play on" }).click();
  await stage.expectPiles(session);
  await chooseInMenu(page, "This deal again");
  await page.getByRole("button", { name: "Play this deal again" }).click();
  await stage.expectPiles(start);
});

describe("what cannot be done", () => {
  const why = () => stage.page.locator(".why").allInnerTexts();

  test("is told beside the card, and is over when something else is done", async () => {
    const session = sessionOf("four-kingdoms", 9);
    await stage.openDeal(session);
    await tapAt(stage.page, await spotOf(stage.page, "t3", 1));
    await expect
      .poll(why)
      .toEqual(["No place for the ace of clubs now: its dungeon needs K Q J 10, and no land is empty."]);
    await tapAt(stage.page, await spotOf(stage.page, "dungeonH", 0));
    await expect.poll(why).toEqual(["Dungeon of hearts: needs K Q J 10 home."]);
    await stage.play(byTap, session, "deal");
    await expect.poll(why).toEqual([]);
  });

  test("the empty place of a skill says what the skill does", async () => {
    await stage.openDeal(sessionOf("tomb-of-four-kings", 3));
    const { x, y, width, height } = await stage.page
      .locator('[data-pile-id="skills"] .place')
      .evaluate((place) => place.getBoundingClientRect().toJSON());
    await tapAt(stage.page, { x: x + width * 0.6, y: y + height / 2 });
    await expect.poll(why).toEqual(["Pick lock: the jack of clubs, once found, opens a door."]);
  });
});

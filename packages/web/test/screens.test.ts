import { games } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { isLong, tellChecks } from "../../../testing/counts.js";
import { sessionOf } from "./app.js";
import { axeFaults, faultsBesideColours } from "./axe-faults.js";
import { lookAtControls } from "./controls.js";
import { everyScreen } from "./every-screen.js";
import { hiddenInLargeLetters, hiddenWidths } from "./large-letters.js";
import { sampleOfEach } from "./sample-games.js";
import { Stage } from "./stage.js";
import { tables } from "./tables.js";
import { lookAtTexts } from "./text-sizes.js";

const stage = new Stage();

/** Sheets and pages of a game that are those of any other but for a few words; in the short run those with a few of its own, and its table at other moments. */
const LIKE_EVERYWHERE = isLong
  ? /.*: (More|More of the end|helmet|How to play|Keyboard|Settings|New deal …|What happened|Resign|Resigned|it could have been won)$|^(history|end of lessons): .*-.*/
  : /^(?:tomb|kings|four|napoleons)-.*(: .*)$|^(history|lesson|end of lessons): .*-.*|^(.*) (?:at the|after) .*/;

/** Screens whose cards are all to be met by a finger. */
const SHOWS_CARDS = / at the start| after/;
/** Tables are arranged otherwise for large letters (reflow.test.ts). */
const IS_REARRANGED = / at the | after |: a (hint|way to win)$/;

/** Axe looks at none of the pictures on cards, and they take long to lay out and to paint. */
const BARE_CARDS = ".face { display: none }";

describe("for everybody", () => {
  const SIZES = [
    [360, 640],
    [844, 390],
    [1280, 800],
    [2560, 1440],
  ] as const;

  /** Sizes in which the long run looks at every screen, too. */
  const OTHER_SIZES = isLong
    ? ([
        [390, 844],
        [1280, 800],
      ] as const)
    : [];

  /** What is too small, nameless or cut off on a screen in other sizes of the window, with letters of both sizes. */
  async function faultsInOtherSizes(screen: string): Promise<readonly string[]> {
    const { page } = stage;
    const size = page.viewportSize();
    const faults: string[] = [];
    for (const [width, height] of OTHER_SIZES) {
      await page.setViewportSize({ width, height });
      await stage.settle();
      const found = [
        ...(await lookAtControls(page, SHOWS_CARDS.test(screen))).faults,
        ...(await lookAtTexts(page)).faults,
        ...(await hiddenWidths(page)),
        ...(IS_REARRANGED.test(screen) ? [] : await hiddenInLargeLetters(page)).map(
          (what) => `${what}, with large letters`,
        ),
      ];
      faults.push(...found.map((fault) => `${width} by ${height}: ${fault}`));
    }
    if (size && OTHER_SIZES.length > 0) await page.setViewportSize(size);
    return faults;
  }

  test("on every screen axe finds nothing, controls have names and room for a finger, no text is under 11 px, and letters twice as large fit", async () => {
    const { page } = stage;
    const [[width, height]] = SIZES;
    await page.setViewportSize({ width, height });
    await stage.addStyle(BARE_CARDS);
    const looked = new Set<string>();
    const faults: string[] = [];
    let [controls, texts] = [0, 0];
    for await (const screen of everyScreen(stage)) {
      const found = await lookAtControls(stage.page, SHOWS_CARDS.test(screen));
      expect(found.count, screen).toBeGreaterThan(0);
      faults.push(...(await faultsInOtherSizes(screen)).map((fault) => `${screen}, ${fault}`));
      const read = await lookAtTexts(stage.page);
      controls += found.count;
      texts += read.count;
      faults.push(...[...found.faults, ...read.faults].map((fault) => `${screen}: ${fault}`));
      // Long pages are the same in every place, but for their colours, which other sheets have too.
      const kind = screen.replace(LIKE_EVERYWHERE, "$1$2$3").replace(/(25|75) %$/, "50 %");
      if (looked.has(kind)) continue;
      looked.add(kind);
      const hidden = IS_REARRANGED.test(screen) ? [] : await hiddenInLargeLetters(stage.page);
      faults.push(...hidden.map((what) => `${screen}, with large letters: ${what}`));
      await expectNothingFound(screen);
    }
    expect(faults).toEqual([]);
    tellChecks(controls, "controls");
    tellChecks(texts, "texts");
    tellChecks(looked.size, "screens without a fault of axe's");
    expect(controls).toBeGreaterThan(1000);
    expect(looked.size).toBeGreaterThan(50);
  });

  // Where the cards of every game lie is tried without a page, too (src/games/layout.test.ts).
  test.each(sampleOfEach)(
    "%s: in no size of the window it scrolls, a card is outside, or a text is under 11 px",
    async (gameId) => {
      const { page } = stage;
      await stage.addStyle(BARE_CARDS);
      await stage.openDeal(sessionOf(gameId, 8));
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await stage.settle();
        await expect
          .poll(whatIsOutside, { message: `${width} by ${height}` })
          .toEqual({ scrolls: false, outside: 0 });
        expect((await lookAtTexts(page)).faults, `${width} by ${height}`).toEqual([]);
        // In the smallest size axe has looked at every screen; what it finds depends on the layout, and the wide ones share one.
        if (width === 1280) await expectNothingFound(gameId);
      }
    },
  );

  test("every place has a door at home, where a wide window has no faults, either", async () => {
    const { page } = stage;
    await page.setViewportSize({ width: 1280, height: 800 });
    await stage.addStyle(BARE_CARDS);
    await stage.open("");
    for (const id of Object.keys(tables)) {
      const title = games.find((game) => game.id === id)?.title ?? "";
      await page.locator(".door", { hasText: title }).waitFor();
    }
    await expectNothingFound("home");
  });

  function whatIsOutside() {
    return stage.page.evaluate(() => {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
      const cards = [...document.querySelectorAll(".card, .place")].map((card) =>
        card.getBoundingClientRect(),
      );
      return {
        scrolls: scrollWidth > clientWidth || scrollHeight > clientHeight,
        outside: cards.filter(
          ({ left, top, right, bottom }) =>
            left < 0 || top < 0 || right > clientWidth || bottom > clientHeight,
        ).length,
      };
    });
  }

  async function expectNothingFound(screen: string): Promise<void> {
    // Colours take axe longer than all else: in the short run contrast.test.ts looks at those of tables and their sheets, as painted.
    const look = isLong ? axeFaults : faultsBesideColours;
    expect(await look(stage.page), screen).toEqual([]);
  }
});

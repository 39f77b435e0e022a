import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { gameOf } from "../../../testing/game-of.js";
import { rulesPage } from "../build/rules-pages.js";
import { partName } from "../src/game-frame/part-name.js";
import { pictures as gods } from "../src/games/four-gods/rules-pictures.js";
import { pictures as kingdoms } from "../src/games/four-kingdoms/rules-pictures.js";
import { pictures as keys } from "../src/games/kings-keys/rules-pictures.js";
import { pictures as napoleon } from "../src/games/napoleons-tomb/rules-pictures.js";
import { type Detail, type Moment, type RulesPictures, shownAt } from "../src/games/pictures.js";
import { pictures as tomb } from "../src/games/tomb-of-four-kings/rules-pictures.js";
import { sessionOf } from "./app.js";
import { openRules } from "./menu.js";
import { Stage, tableOf } from "./stage.js";
import { tables } from "./tables.js";

const ALL: readonly RulesPictures[] = [tomb, keys, kingdoms, gods, napoleon];

/** The piles of the game's table at a moment, by the engine's names. */
function pilesAt(id: string, moment: Moment) {
  return tables[id]?.piles(shownAt(gameOf(id), moment).view) ?? [];
}

function firstDetail({ details: [detail] }: RulesPictures): Detail {
  if (!detail) throw new Error("no detail");
  return detail;
}

/** What lies on some piles of the first small picture. */
function cardsIn(pictures: RulesPictures, ...piles: readonly string[]): readonly string[] {
  const shownPiles = pilesAt(pictures.game, firstDetail(pictures));
  return piles.map((pile) => shownPiles.find(({ id }) => id === pile)?.cards.join(" ") ?? "nowhere");
}

test("every game has pictures in its rules", () => {
  expect(ALL.map(({ game }) => game).toSorted()).toEqual(Object.keys(tables).toSorted());
});

describe.each(ALL.map((pictures) => [pictures.game, pictures] as const))(
  "the pictures of %s",
  (id, pictures) => {
    test("name every pile of its table once, and none that it has not", () => {
      const named = pictures.table.parts.flatMap(({ piles }) => piles);
      expect(named.toSorted()).toEqual(
        pilesAt(id, pictures.table)
          .map((pile) => pile.id)
          .toSorted(),
      );
    });

    test("the small ones show piles of its table, each after a chapter of its page", () => {
      const path = fileURLToPath(new URL(`../../engine/src/games/${id}/README.md`, import.meta.url));
      const chapters = rulesPage(readFileSync(path, "utf8")).map(({ title }) => title);
      expect(pictures.details.length).toBeGreaterThan(0);
      for (const detail of pictures.details) {
        expect(chapters).toContain(detail.chapter);
        const known = pilesAt(id, detail).map((pile) => pile.id);
        expect(known).toEqual(expect.arrayContaining([...detail.piles, ...(detail.lit ?? [])]));
      }
    });
  },
);

describe("what the small pictures say lies there", () => {
  test("the 7 on the 9 of spades, and two hearts gone", () => {
    expect(cardsIn(tomb, "turn")).toEqual(["9S 7D"]);
    const hearts = pilesAt(tomb.game, firstDetail(tomb)).find(({ id }) => id === "hearts");
    expect(hearts?.note).toContain("7 of 9");
  });

  test("the book in the making", () => {
    expect(cardsIn(keys, "b1", "c1", "c2")).toEqual(["G1K G2C", "G3S", "G4A"]);
  });

  test("the kingdom of spades", () => {
    const row = cardsIn(kingdoms, "dungeonS", "towerS", "gS", "castleS", "subjectsS");
    expect(row).toEqual(["AS", "TS", "3S", "KS QS JS", "9S 8S 7S"]);
    // By the names that the table has for them.
    expect(JSON.stringify(kingdoms)).not.toMatch(/court/i);
  });

  test("the fight comes out as it is told", () => {
    const fought = { ...firstDetail(gods), moves: "fight:p3:L1" };
    const notes = new Map(pilesAt(gods.game, fought).map(({ id, note }) => [id, note]));
    expect(notes.get("ally1")).toContain("bears 9");
    expect(notes.get("p3")).toContain("choose the next card");
  });

  test("the corner of spades down to the ten", () => {
    expect(cardsIn(napoleon, "fS")).toEqual(["KS QS JS TS"]);
  });
});

test.each([
  [["stock"], "stock"],
  [["free land 1", "free land 2", "free land 3"], "free land 1 to 3"],
  [["friend 1", "friend 2"], "friend 1 and 2"],
  [["path 1, left", "path 2, left", "path 3, left"], "path 1 to 3, left"],
  [["castle of clubs", "castle of hearts", "castle of spades"], "castle of clubs, hearts and spades"],
  [["cell a1", "cell a2", "cell b1", "cell b2", "cell c1"], "cell a1 to c1"],
])("%j are called %s", (names, name) => {
  expect(partName(names)).toBe(name);
});

describe("on the page", () => {
  const stage = new Stage();

  test.each(ALL.map((pictures) => [pictures.game, pictures] as const))(
    "the rules of %s have the table with its parts named; it takes no focus and answers nothing",
    async (id, pictures) => {
      const { page } = stage;
      await stage.playLightly();
      const session = sessionOf(id, 8);
      await stage.openDeal(session);
      await openRules(page);
      const rules = page.getByRole("dialog", { name: "How to play" });
      const drawn = rules.getByRole("img");
      await expect.poll(() => drawn.count()).toBe(1 + pictures.details.length);
      const names = new Map(
        tableOf(session)
          .piles(session.game.view(session.now.state))
          .map((pile) => [pile.id, pile.name]),
      );
      const parts = pictures.table.parts.map(({ piles }) =>
        partName(piles.map((pile) => names.get(pile) ?? "")),
      );
      expect(await rules.locator(".parts strong").allInnerTexts()).toEqual(parts);
      expect(await drawn.first().getAttribute("aria-label")).toContain(parts.join("; "));
      // By its number each part is found on the picture.
      const numbers = new Set(await rules.locator(".part-number").allInnerTexts());
      expect(numbers).toEqual(new Set(parts.map((_, index) => String(index + 1))));
      // As many cards as the table has then, none of which can be come to.
      const shown = pilesAt(id, pictures.table).flatMap(({ cards }) => cards);
      expect(await drawn.first().locator("[data-card]").count()).toBe(shown.length);
      const before = await drawn.first().innerHTML();
      const answered = await rules.evaluate(
        (sheet) =>
          [...sheet.querySelectorAll<HTMLElement>(".picture :is(button, [tabindex])")].filter((one) => {
            one.focus();
            one.click();
            return document.activeElement === one;
          }).length,
      );
      expect(answered).toBe(0);
      expect(await drawn.first().innerHTML()).toBe(before);
      await page.keyboard.press("Escape");
      await stage.expectPiles(session);
    },
  );
});

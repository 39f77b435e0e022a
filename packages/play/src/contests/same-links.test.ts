import { type Random, seededRandom, shuffled } from "@tetrarch/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { booksOf, type TestBook, tableOf } from "../../test/books.js";
import type { ChallengeLink } from "./sent-games.js";
import { questionsOf } from "./standing.js";

/** Who plays where: screens with one or two at each; somebody of the same name plays in two browsers. */
const SCREENS: readonly (readonly (readonly string[])[])[] = [
  [["Ann"], ["Ben"]],
  [["Ann", "Cid"], ["Ben"]],
  [["Ann"], ["Ben", "Cid"]],
  [["Ann"], ["Ben"], ["Cid"]],
  [["Ann"], ["Zoe\u0308"], ["ZO\u00cb"]],
  [["Ann"], ["Ben"], ["BEN"], ["Cid", "Dora"]],
];
/** Whom the challenger has named: who answers may be called otherwise. */
const INVITED: readonly (readonly string[])[] = [["Ben"], ["ben"], ["Benny"]];

/** What was sent in some days of playing, judging, sending and opening. */
function daysOf(books: readonly TestBook[], random: Random): readonly ChallengeLink[] {
  const links: ChallengeLink[] = [];
  for (let doing = 4 + random(20); doing > 0; doing--) {
    const book = books[random(books.length)] as TestBook;
    const link = links[random(Math.max(1, links.length))];
    const what = random(6);
    if (what === 0) links.push(...book.links());
    else if (what === 1 && link) book.open(link);
    else book.act(random);
  }
  const isPlayedOut = random(2) === 0;
  for (const book of books) {
    if (isPlayedOut) book.finish(random);
    if (random(2) === 0) book.judgeAll(random);
  }
  // In the end each has sent what there is.
  return [...links, ...books.flatMap((book) => book.links())];
}

describe("TK-31 (k), (l), (m): the same links", () => {
  it("make the same table in every book, in whatever order they are opened", () => {
    const checked = { sets: 0, doubles: 0, questions: 0, finished: 0 };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.constantFrom(...SCREENS),
        fc.constantFrom(...INVITED),
        (seed, screens, invited) => {
          const random = seededRandom(seed);
          const books = booksOf(screens, invited, random);
          const links = daysOf(books, random);
          for (const book of books) for (const link of shuffled(links, random)) book.open(link);
          const [first, ...others] = books.map(({ contest }) => tableOf(contest)) as [
            ReturnType<typeof tableOf>,
            ...ReturnType<typeof tableOf>[],
          ];
          for (const other of others) expect(other).toEqual(first);
          checked.sets++;
          if (first.doubles.length > 0) checked.doubles++;
          if (first.finished) checked.finished++;
          if (questionsOf((books[0] as TestBook).contest).length > 0) checked.questions++;
        },
      ),
      { numRuns: countOf(10_000) },
    );
    tellChecks(checked.sets, "sets of links opened in every book in another order");
    tellChecks(checked.doubles, "sets of links with two different games of one player");
    tellChecks(checked.questions, "sets of links that leave questions");
    tellChecks(checked.finished, "sets of links that settle a contest");
  });
});

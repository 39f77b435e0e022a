import { formatDealCode, games, readDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, test, vi } from "vitest";
import { value } from "../../../../testing/value.js";
import { routes } from "../ui/routes.js";
import { readAddress } from "./address.js";

const IDS = games.map(({ id }) => id);
/** Of a finished game. */
const ID = "0123456789abcdef".repeat(2);
const LONG = process.env.TETRARCH_LONG !== undefined;
const MUTATED = LONG ? 300_000 : 3000;
/** What gets into addresses, by fingers, chats and mail programs. */
const LETTERS = [
  ..."%%%%//##??&=+ .-_0123456789abcdefFK|éß中\u0000\u202e😀",
  "%2",
  "%2F",
  "%20",
  "%FF",
  "%E0%A4",
];

interface Address {
  readonly hash: string;
  readonly game: string;
  readonly deal: string;
}

/** Every place, with no deal, a code and a whole list of cards. */
const ADDRESSES: readonly Address[] = games.flatMap((game) => {
  const code = formatDealCode(game.dealCode, 11982);
  const read = value(readDeal(game, code));
  const { cards, rolls } = read.deal;
  const list = rolls.length > 0 ? `${cards.join(" ")} | ${rolls.join(" ")}` : cards.join(" ");
  return ["", code, list].map((deal) => ({
    hash: `#/${game.id}${deal && "/"}${encodeURIComponent(deal)}`,
    game: game.id,
    deal,
  }));
});

test("an address that is right is followed, and nothing is said", () => {
  for (const { hash, game, deal } of ADDRESSES) {
    expect(readAddress(hash)).toEqual({ game, deal, trouble: "" });
    expect(readAddress(`${hash}/`)).toEqual({ game, deal, trouble: "" });
    expect(readAddress(decodeURIComponent(hash))).toEqual({ game, deal, trouble: "" });
    expect(readAddress(`#${encodeURIComponent(decodeURIComponent(hash.slice(1)))}`)).toEqual({
      game,
      deal,
      trouble: "",
    });
  }
  for (const home of ["", "#", "#/", "#//"])
    expect(readAddress(home)).toEqual({ game: "", deal: "", trouble: "" });
});

test("each game's deal of the day has an address, in a variant too", () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 12) });
  const daily = { game: "four-gods", deal: expect.stringMatching(/^FG-20261123-\d$/), trouble: "" };
  for (const hash of ["#/four-gods/today", "#/Four-Gods/Today/", "#%2Ffour-gods%2Ftoday"])
    expect(readAddress(hash)).toEqual(daily);
  expect(readAddress("#/four-gods/today/rescue")).toEqual({ ...daily, variant: "rescue" });
  expect(readAddress("#/four-gods/tomorrow").trouble).toContain("The deal in the address is none");
  vi.useRealTimers();
});

test("a page has an address, in any writing, and so has each part of it", () => {
  const home = { game: "", deal: "", trouble: "" };
  const all = { ...home, page: { name: "history", params: { type: "list", game: "" } } };
  for (const hash of ["#/history", "#/history/", "#history", "#/History"])
    expect(readAddress(hash)).toEqual(all);
  expect(readAddress("#/history/four-kingdoms").page?.params).toEqual({
    type: "list",
    game: "four-kingdoms",
  });
  expect(readAddress(`#%2Fhistory%2F${ID}/replay`).page?.params).toEqual({ type: "replay", id: ID });
  expect(readAddress("#/historyx").trouble).toContain('"historyx"');
});

describe("the address of each page", () => {
  const game = "kings-keys";
  const link = "TK1abc";

  test.each<[address: string, name: string, params: unknown]>([
    [routes.learn.list, "learn", { type: "list" }],
    [routes.learn.course(game), "learn", { type: "course", game }],
    [routes.learn.level(game, "first-key"), "learn", { type: "level", game, level: "first-key" }],
    [routes.learn.level(game), "learn", { type: "end", game }],
    [routes.puzzles.list, "puzzles", { type: "list" }],
    [routes.puzzles.book(game), "puzzles", { type: "book", game }],
    [routes.puzzles.today(game), "puzzles", { type: "today", game }],
    [routes.puzzles.win(game, "KK-1-0"), "puzzles", { type: "win", game, deal: "KK-1-0" }],
    [routes.puzzles.own(game, "KK-1-0"), "puzzles", { type: "own", game, name: "KK-1-0" }],
    [routes.puzzles.chance(game, 7), "puzzles", { type: "chance", game, number: 7 }],
    [routes.history.list(), "history", { type: "list", game: "" }],
    [routes.history.list(game), "history", { type: "list", game }],
    [routes.history.game(ID), "history", { type: "game", id: ID }],
    [routes.history.replay(ID), "history", { type: "replay", id: ID }],
    [routes.duels.list(), "duels", { type: "list", game: "" }],
    [routes.duels.list(game), "duels", { type: "list", game }],
    [routes.duels.create("house"), "duels", { type: "new", kind: "house", game: "" }],
    [routes.duels.create("link", game), "duels", { type: "new", kind: "link", game }],
    [routes.duels.challenge(link), "duels", { type: "challenge", link }],
    [routes.duels.contest(ID), "duels", { type: "contest", id: ID }],
    [routes.analysis.list, "analysis", { type: "list" }],
    [routes.analysis.game(ID), "analysis", { type: "game", id: ID }],
    [routes.analysis.mistakes(ID), "analysis", { type: "mistakes", id: ID }],
    [routes.workshop.list, "workshop", { id: "" }],
    [routes.workshop.set(ID), "workshop", { id: ID }],
    [routes.link.paste, "link", { text: "" }],
    [routes.link.open(link), "link", { text: link }],
    [routes.about.part("privacy"), "about", { part: "privacy" }],
  ])("%s is read as it was made", (address, name, params) => {
    expect(readAddress(address)).toEqual({ game: "", deal: "", trouble: "", page: { name, params } });
  });

  // As they stand in messages, bookmarks and home screens: they never change.
  test.each<[address: string, params: unknown]>([
    ["#/learn/Kings-Keys/End", { type: "end", game }],
    ["#/learn/no-game", { type: "list" }],
    ["#/puzzles/kings-keys/kk-1-0", { type: "win", game, deal: "KK-1-0" }],
    ["#/puzzles/kings-keys/Today", { type: "today", game }],
    ["#/puzzles/no-game/today", { type: "list" }],
    ["#/history/Kings-Keys", { type: "list", game }],
    ["#/history/no-game", { type: "list", game: "" }],
    [`#/history/${ID}/else`, { type: "game", id: ID }],
    ["#/duels/new/series/kings-keys", { type: "new", kind: "series", game }],
    ["#/duels/new/none", { type: "contest", id: "new" }],
    [`#/analysis/${ID}/else`, { type: "game", id: ID }],
    ["#/analysis/none", { type: "list" }],
    ["#/about", { part: "app" }],
    ["#/about/none", { part: "app" }],
  ])("%s leads where it always has", (address, params) => {
    expect(readAddress(address).page?.params).toEqual(params);
  });
});

test("one percent sign too many, anywhere, costs neither the place nor the deal, and is told", () => {
  let tried = 0;
  for (const { hash, game, deal } of ADDRESSES) {
    // Of the long lists of cards every place would take half a minute.
    const step = hash.length > 100 && !LONG ? 5 : 1;
    for (let at = 2; at <= hash.length; at += step) {
      const read = readAddress(`${hash.slice(0, at)}%${hash.slice(at)}`);
      expect(read).toEqual({ game, deal, trouble: expect.stringMatching(/%/) });
      tried++;
    }
  }
  console.info(`${tried} addresses with one sign too many`);
  expect(tried).toBeGreaterThan(500);
});

describe("what is wrong is named, and what is right is kept:", () => {
  test("a place that there is not", () => {
    const route = { game: "", deal: "", trouble: expect.stringContaining('"no-such-place"') };
    expect(readAddress("#/no-such-place")).toEqual(route);
    expect(readAddress("#no-such-place")).toEqual(route);
    expect(readAddress("#/no-such-place/8")).toEqual(route);
  });

  test("a place that there is not, with a deal that can be only one game's", () => {
    expect(readAddress("#/four-kingdom/FK-11982-6")).toEqual({
      game: "four-kingdoms",
      deal: "FK-11982-6",
      trouble: expect.stringMatching(/no page called "four-kingdom"\..* Four Kingdoms/),
    });
  });

  test("a wrong deal at a right place", () => {
    for (const [deal, reason] of [
      ["FK-11983-6", /check digit of FK-11983-6 is wrong/],
      ["KK-11982-6", /KK-11982-6 is a code of another game/],
      ["tomorrow", /"tomorrow" is not a deal code/],
      ["FK-11982-6/and/more", /is not a deal code/],
      ["CA CA", /card 1 \("CA"\) is not in this game's pack/],
      ["%FF", /is not a deal code/],
      ["%", /is not a deal code/],
    ] as const) {
      const read = readAddress(`#/four-kingdoms/${encodeURI(deal).replaceAll("%25", "%")}`);
      expect(read).toEqual({ game: "four-kingdoms", deal: "", trouble: expect.stringMatching(reason) });
    }
  });

  test("a variant behind a deal, where the game has it", () => {
    const { dealCode } = games.find(({ id }) => id === "four-gods") ?? {};
    const deal = dealCode ? formatDealCode(dealCode, 1) : "";
    expect(readAddress(`#/four-gods/${deal}/rescue`)).toEqual({
      game: "four-gods",
      deal,
      variant: "rescue",
      trouble: "",
    });
    expect(readAddress(`#/four-gods/${deal}/standard`)).toMatchObject({ deal, variant: "standard" });
    expect(readAddress("#/four-kingdoms/FK-11982-6/rescue")).toEqual({
      game: "four-kingdoms",
      deal: "",
      trouble: expect.stringMatching(/is not a deal code/),
    });
  });

  test("an address that is no text, or has marks in it that turn the writing round", () => {
    expect(readAddress("#/%E0%A4%A").trouble).toContain("There is no page called");
    expect(readAddress("#/\u202efour").trouble).toContain("\\u{202e}four");
  });
});

/** Whether the code or the cards of a deal stand in an address, one after the other and whole. */
function isNamed(deal: string, hash: string): boolean {
  let bare = hash.replaceAll("%", "").toUpperCase();
  return deal.split(" ").every((card) => {
    // A bar before the rolls is written as an escape.
    const at = bare.indexOf(card === "|" ? "7C" : card);
    bare = bare.slice(at + card.length);
    return at >= 0;
  });
}

test("whatever has happened to an address, something is followed or said, and no other deal is dealt", () => {
  const random = seededRandom(9);
  const one = <Value>(from: readonly Value[]) => from[random(from.length)] as Value;
  const mutate = (hash: string): string => {
    const at = 1 + random(hash.length);
    const [before, after] = [hash.slice(0, at), hash.slice(at)];
    const MUTATIONS = [
      () => before + one(LETTERS) + after,
      () => before + after.slice(1),
      () => before + one(LETTERS) + after.slice(1),
      () => before,
      () => before + after.slice(0, 1) + after,
      () => before + [...after.slice(0, 2)].reverse().join("") + after.slice(2),
      () => `#${after}`,
      () => before.toUpperCase() + after,
    ];
    return one(MUTATIONS)();
  };
  const counts = { followed: 0, told: 0, dealt: 0 };
  for (let time = 0; time < MUTATED; time++) {
    let { hash } = one(ADDRESSES);
    for (let mutations = 1 + random(3); mutations > 0; mutations--) hash = mutate(hash);
    const { game, deal, trouble } = readAddress(hash);
    expect(["", ...IDS], hash).toContain(game);
    if (deal !== "") {
      const played = games.find(({ id }) => id === game);
      expect(played && readDeal(played, deal).ok, hash).toBe(true);
      expect(isNamed(deal, hash), hash).toBe(true);
      counts.dealt++;
    }
    if (trouble === "") {
      // What is followed without a word is just what the address says.
      const said = decodeURIComponent(hash)
        .toLowerCase()
        .replace(/^#/, "")
        .split("/")
        .map((part) => part.trim());
      expect(
        said.filter((part) => part !== ""),
        hash,
      ).toEqual([game, deal.toLowerCase()].filter((part) => part !== ""));
      counts.followed++;
    } else {
      expect(trouble, hash).toMatch(/^[A-Z].{20,}\.$/s);
      counts.told++;
    }
  }
  console.info(`${MUTATED} mutated addresses:`, counts);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(MUTATED / 50);
});

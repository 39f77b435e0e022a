import { formatDealCode, games, readDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, test, vi } from "vitest";
import { readAddress } from "./address.js";

const IDS = games.map(({ id }) => id);
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
  readonly place: string;
  readonly deal: string;
}

/** Every place, with no deal, a code and a whole list of cards. */
const ADDRESSES: readonly Address[] = games.flatMap((game) => {
  const code = formatDealCode(game.dealCode, 11982);
  const read = readDeal(game, code);
  if (!read.ok) throw new Error(read.error.message);
  const { cards, rolls } = read.value.deal;
  const list = rolls.length > 0 ? `${cards.join(" ")} | ${rolls.join(" ")}` : cards.join(" ");
  return ["", code, list].map((deal) => ({
    hash: `#/${game.id}${deal && "/"}${encodeURIComponent(deal)}`,
    place: game.id,
    deal,
  }));
});

test("an address that is right is followed, and nothing is said", () => {
  for (const { hash, place, deal } of ADDRESSES) {
    expect(readAddress(hash)).toEqual({ place, deal, trouble: "" });
    expect(readAddress(`${hash}/`)).toEqual({ place, deal, trouble: "" });
    expect(readAddress(decodeURIComponent(hash))).toEqual({ place, deal, trouble: "" });
    expect(readAddress(`#${encodeURIComponent(decodeURIComponent(hash.slice(1)))}`)).toEqual({
      place,
      deal,
      trouble: "",
    });
  }
  for (const home of ["", "#", "#/", "#//"])
    expect(readAddress(home)).toEqual({ place: "", deal: "", trouble: "" });
});

test("each game's deal of the day has an address, in a variant too", () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 12) });
  const daily = { place: "four-gods", deal: expect.stringMatching(/^FG-20261123-\d$/), trouble: "" };
  for (const hash of ["#/four-gods/today", "#/Four-Gods/Today/", "#%2Ffour-gods%2Ftoday"])
    expect(readAddress(hash)).toEqual(daily);
  expect(readAddress("#/four-gods/today/rescue")).toEqual({ ...daily, variant: "rescue" });
  expect(readAddress("#/four-gods/tomorrow").trouble).toContain("The deal in the address is none");
  vi.useRealTimers();
});

test("the finished games have an address, and so has each part of them", () => {
  const home = { place: "", deal: "", trouble: "" };
  for (const hash of ["#/history", "#/history/", "#history", "#/History"])
    expect(readAddress(hash)).toEqual({ ...home, room: "history", rest: "" });
  expect(readAddress("#/history/four-kingdoms")).toEqual({ ...home, room: "history", rest: "four-kingdoms" });
  expect(readAddress("#%2Fhistory%2F0f/replay")).toEqual({ ...home, room: "history", rest: "0f/replay" });
  expect(readAddress("#/historyx").trouble).toContain('"historyx"');
});

test("one percent sign too many, anywhere, costs neither the place nor the deal, and is told", () => {
  let tried = 0;
  for (const { hash, place, deal } of ADDRESSES) {
    // Of the long lists of cards every place would take half a minute.
    const step = hash.length > 100 && !LONG ? 5 : 1;
    for (let at = 2; at <= hash.length; at += step) {
      const read = readAddress(`${hash.slice(0, at)}%${hash.slice(at)}`);
      expect(read).toEqual({ place, deal, trouble: expect.stringMatching(/%/) });
      tried++;
    }
  }
  console.info(`${tried} addresses with one sign too many`);
  expect(tried).toBeGreaterThan(500);
});

describe("what is wrong is named, and what is right is kept:", () => {
  test("a place that there is not", () => {
    const route = { place: "", deal: "", trouble: expect.stringContaining('"no-such-place"') };
    expect(readAddress("#/no-such-place")).toEqual(route);
    expect(readAddress("#no-such-place")).toEqual(route);
    expect(readAddress("#/no-such-place/8")).toEqual(route);
  });

  test("a place that there is not, with a deal that can be only one game's", () => {
    expect(readAddress("#/four-kingdom/FK-11982-6")).toEqual({
      place: "four-kingdoms",
      deal: "FK-11982-6",
      trouble: expect.stringMatching(/"four-kingdom", which there is not.* Four Kingdoms/),
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
      expect(read).toEqual({ place: "four-kingdoms", deal: "", trouble: expect.stringMatching(reason) });
    }
  });

  test("a variant behind a deal, where the game has it", () => {
    const { dealCode } = games.find(({ id }) => id === "four-gods") ?? {};
    const deal = dealCode ? formatDealCode(dealCode, 1) : "";
    expect(readAddress(`#/four-gods/${deal}/rescue`)).toEqual({
      place: "four-gods",
      deal,
      variant: "rescue",
      trouble: "",
    });
    expect(readAddress(`#/four-gods/${deal}/standard`)).toMatchObject({ deal, variant: "standard" });
    expect(readAddress("#/four-kingdoms/FK-11982-6/rescue")).toEqual({
      place: "four-kingdoms",
      deal: "",
      trouble: expect.stringMatching(/is not a deal code/),
    });
  });

  test("an address that is no text, or has marks in it that turn the writing round", () => {
    expect(readAddress("#/%E0%A4%A").trouble).toContain("which there is not");
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
    const { place, deal, trouble } = readAddress(hash);
    expect(["", ...IDS], hash).toContain(place);
    if (deal !== "") {
      const game = games.find(({ id }) => id === place);
      expect(game && readDeal(game, deal).ok, hash).toBe(true);
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
      ).toEqual([place, deal.toLowerCase()].filter((part) => part !== ""));
      counts.followed++;
    } else {
      expect(trouble, hash).toMatch(/^[A-Z].{20,}\.$/s);
      counts.told++;
    }
  }
  console.info(`${MUTATED} mutated addresses:`, counts);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(MUTATED / 50);
});

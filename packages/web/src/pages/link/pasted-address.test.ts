import {
  findGameAmong,
  formatTranscript,
  legalWords,
  playWord,
  resign,
  type Session,
  startSession,
} from "@tetrarch/engine";
import { addressOfLink, formatLink, parseLink } from "@tetrarch/play";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { value } from "../../../../../testing/value.js";
import { addressIn } from "./pasted-address.js";

const addressOf = (text: string) => addressIn(text, findGameAmong([]));

const find = findGameAmong([]);

const GAME = value(find("four-kingdoms", undefined));
const CODE = value(startSession(GAME, "FK-8-1")).deal;
/** A game of one move, resigned. */
const PLAYED: Session = value(resign(moved(value(startSession(GAME, CODE)))));
/** A game in play, whose hidden cards go into no link. */
const PLAYED_ON = moved(value(startSession(GAME, CODE)));
const LINK = value(formatLink({ type: "game", session: PLAYED }));
const ADDRESS = addressOfLink("https://app.example/play/", LINK);

function moved(session: Session): Session {
  return value(playWord(session, legalWords(session)[0] ?? ""));
}

describe("what somebody was sent opens", () => {
  test.each([
    ["an address", ADDRESS],
    ["an address in its sentence", `Four Kingdoms, deal ${CODE}: resigned.\n${ADDRESS}\n`],
    ["an address at the end of a sentence", `Look at <${ADDRESS}>.`],
    ["a link alone", ` ${LINK} `],
    ["a link that was broken over lines", `${ADDRESS.slice(0, -9)}\n${ADDRESS.slice(-9)}`],
    ["a game as text", formatTranscript(PLAYED)],
  ])("%s", (_, text) => {
    expect(addressOf(text)).toEqual({ ok: true, value: `#/link/${LINK}` });
  });

  test("a deal code, in words or alone, a lesson, a challenge's page", () => {
    const deal = { ok: true, value: `#/four-kingdoms/${CODE}` };
    expect(addressOf(`Try ${CODE.toLowerCase()}, it is hard.`)).toEqual(deal);
    expect(addressOf(`(${CODE}!)`)).toEqual(deal);
    expect(addressOf(CODE)).toEqual(deal);
    const lesson = "#/learn/kings-keys/by-hand";
    expect(addressOf(`https://app.example/${lesson}`)).toEqual({ ok: true, value: lesson });
  });
});

test("a word that is no good does not hide a good one", () => {
  expect(addressOf(`Not FK-8-2, but ${CODE}!`)).toEqual({ ok: true, value: `#/four-kingdoms/${CODE}` });
  expect(addressOf("FK-8-2 or FK-8-3")).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining("FK-8-2") },
  });
});

test.each([
  ["", "there is nothing in the field"],
  ["hello", 'there is no link, deal code or game in "hello"'],
  ["https://example.com/", "the address is none of Tetrarch: they have #/ in them"],
  ["https://app.example/#/", "the address names no deal, game or position"],
  ["#/link", "the address names no deal, game or position"],
  ["#/link/", "the link cannot be read: "],
  ["FK-8-2", "check digit"],
  [`${CODE}0`, "is not a deal code"],
  [ADDRESS.slice(0, -3), "the link cannot be read: "],
  ['[Game "chess"]', "the game cannot be read: "],
  ['{"format":"tetrarch-history"}', "it is a file, not a link"],
  [formatTranscript(PLAYED_ON), "the game cannot be shown: "],
  ["x".repeat(200_001), "too long"],
])("%j is refused with the reason", (text, reason) => {
  expect(addressOf(text)).toMatchObject({ ok: false, error: { message: expect.stringContaining(reason) } });
});

test("whatever else is pasted leads to no other place than pages of the app", () => {
  const parts = fc.constantFrom(
    "#/",
    "link/",
    LINK,
    ADDRESS,
    CODE,
    "javascript:",
    "//evil.example",
    "\n",
    "%",
    "..",
    '"',
  );
  let checked = 0;
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 6 }), (pieces) => {
      const found = addressOf(pieces.join(""));
      checked++;
      if (!found.ok) {
        expect(found.error.message).not.toBe("");
        return;
      }
      expect(found.value).toMatch(/^#\/\S*$/);
      if (found.value.startsWith("#/link/")) expect(parseLink(found.value.slice(7), find).ok).toBe(true);
    }),
    { numRuns: countOf(100_000) },
  );
  tellChecks(checked, "pasted texts");
});

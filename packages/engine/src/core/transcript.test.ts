import { describe, expect, it } from "vitest";
import { fourKingdoms } from "../games/four-kingdoms/index.js";
import { formatDealCode } from "./deal-code.js";
import type { AnyGame } from "./game.js";
import { MOST_TEXT_LENGTH, ok, problem } from "./result.js";
import { type FindGame, formatTranscript, parseTranscript, replayTranscript } from "./transcript.js";

const CODE = formatDealCode(fourKingdoms.dealCode, 1);
const HEAD = `[Game "four-kingdoms"]\n[Deal "${CODE}"]\n[Honest "yes"]\n[Result "*"]\n`;

/** A game with a card set of an awkward name, for the header. */
const withSet: AnyGame = { ...(fourKingdoms as AnyGame), cardSet: { name: 'My "own" \\ set', version: "2" } };
const find: FindGame = (id, cardSet) => {
  if (id !== "four-kingdoms") return problem("unknown-game", `there is no game ${id}`);
  return ok(cardSet === undefined ? fourKingdoms : withSet);
};

function refusal(text: string): string {
  const replayed = replayTranscript(text, find);
  return replayed.ok ? "accepted" : `${replayed.error.code}: ${replayed.error.message}`;
}

describe("transcripts (C-8)", () => {
  it("are written again just as they were", () => {
    const text = `${HEAD}\ndeal deal deal\n`;
    const replayed = replayTranscript(text, find);
    expect(replayed.ok && formatTranscript(replayed.value)).toBe(text);
  });

  it("break lines of many moves, and read moves over lines, comments and tabs", () => {
    const text = `${HEAD}\n${Array(24).fill("deal").join(" ")}`;
    const replayed = replayTranscript(text, find);
    const written = replayed.ok ? formatTranscript(replayed.value) : "";
    expect(
      written
        .split("\n")
        .slice(5)
        .map((line) => line.split(" ").length),
    ).toEqual([15, 9, 1]);
    for (const line of written.split("\n")) expect(line.length).toBeLessThanOrEqual(78);
    const loose = `${HEAD.replaceAll("\n", "\r\n")}\r\ndeal ; the first\r\n\tdeal;deal deal\n\n deal`;
    const again = replayTranscript(loose, find);
    expect(again.ok && again.value.now.number).toBe(3);
  });

  it("keep quotes and backslashes in a header", () => {
    const text = `[Game "four-kingdoms"]\n[Deal "${CODE}"]\n[CardSet "My \\"own\\" \\\\ set 2"]\n[Honest "no"]\n[Result "*"]\n\n`;
    const replayed = replayTranscript(text, () => ok(withSet));
    expect(replayed.ok && formatTranscript(replayed.value)).toBe(text);
  });

  it("without Honest are not called honest; without Result take what the replay gives", () => {
    const replayed = replayTranscript(`[Game "four-kingdoms"]\n[Deal "${CODE}"]\n\ndeal`, find);
    expect(replayed.ok && formatTranscript(replayed.value)).toContain(
      '[Honest "no"]\n[Result "*"]\n\ndeal\n',
    );
  });

  it("keep a resignation", () => {
    const text = `${HEAD.replace("*", "resigned")}\ndeal\n`;
    const replayed = replayTranscript(text, find);
    expect(replayed.ok && replayed.value.resigned).toBe(true);
    expect(replayed.ok && formatTranscript(replayed.value)).toBe(text);
  });

  it.each([
    ["", "bad-transcript: the header Game is missing"],
    ['[Game "four-kingdoms"]\n', "bad-transcript: the header Deal is missing"],
    [`[Game "x"]\n[Deal "${CODE}"]\n`, "bad-transcript: there is no game x"],
    [`[Game "four-kingdoms"]\n[Deal "FK-1-0"]\n`, "bad-transcript: the check digit of FK-1-0 is wrong"],
    [`[Game "four-kingdoms"]\n[Deal "FK-`, "bad-transcript: line 2: "],
    [`[Game "four-kingdoms"]\n[Game "four-kingdoms"]\n`, "bad-transcript: line 2: Game is there twice"],
    [`[Game "four-kingdoms"]\n[Date "today"]\n`, 'bad-transcript: line 2: "Date" is not one of Game'],
    [`${HEAD}deal\n`, 'bad-transcript: line 5: "deal" is not a header'],
    [`${HEAD.replace('"yes"', '"maybe"')}`, 'bad-transcript: Honest is "maybe"'],
    [`${HEAD}[Variant "rescue"]\n`, 'bad-transcript: "rescue" is not a variant'],
    [`${HEAD}\ndeal deal\nw-castle`, "bad-transcript: line 7, move 3: w-castle is not legal here"],
    [`${HEAD}\ndeal\nhop`, 'bad-transcript: line 7, move 2: "hop" is not a move'],
    [`${HEAD.replace('"*"', '"won"')}\ndeal`, 'bad-transcript: Result is "won", but the replay gives "*"'],
    [`${HEAD.replace('"*"', '"lost"')}\ndeal`, 'bad-transcript: Result is "lost", but the replay gives "*"'],
    [`${"x".repeat(MOST_TEXT_LENGTH)}x`, "too-large: "],
  ])("refuse %# and say why", (text, message) => {
    expect(refusal(text)).toContain(message);
  });

  it("name a card set where the game has one, and only there", () => {
    expect(replayTranscript(HEAD, () => ok(withSet))).toMatchObject({
      error: { message: expect.stringContaining("CardSet is missing") },
    });
    expect(replayTranscript(`${HEAD}[CardSet "x 1"]\n`, () => ok(fourKingdoms))).toMatchObject({
      error: { message: expect.stringContaining("has no card sets") },
    });
  });

  it("are taken apart without being replayed", () => {
    const parts = parseTranscript(`${HEAD}\ndeal\nw-castle`);
    expect(parts.ok && parts.value.moves).toEqual([
      { word: "deal", line: 6 },
      { word: "w-castle", line: 7 },
    ]);
  });
});

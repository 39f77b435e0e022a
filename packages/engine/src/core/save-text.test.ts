import { describe, expect, it } from "vitest";
import { fourKingdoms } from "../games/four-kingdoms/index.js";
import { formatDealCode } from "./deal-code.js";
import type { Result } from "./result.js";
import {
  degreeOf,
  dishonest,
  onKnownDeal,
  playWord,
  resign,
  type Session,
  startSession,
  undo,
} from "./session.js";
import { formatSave, formatTranscript, parseSave, replayTranscript } from "./transcript.js";

const CODE = formatDealCode(fourKingdoms.dealCode, 1);
const find = () => ({ ok: true, value: fourKingdoms }) as const;

function value<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

const START: Session = value(startSession(fourKingdoms, CODE));
const MOVED = value(playWord(value(playWord(START, "deal")), "deal"));

const GAMES: readonly (readonly [string, Session, string])[] = [
  ["first", MOVED, "yes"],
  ["known", onKnownDeal(MOVED), "no"],
  ["known", value(resign(onKnownDeal(MOVED))), "no"],
  ["known", onKnownDeal(START), "no"],
  ["assisted", dishonest(MOVED), "no"],
  ["assisted", value(undo(onKnownDeal(MOVED))), "no"],
  ["assisted", value(undo(MOVED)), "no"],
];

describe("saves", () => {
  it.each(GAMES)("C-10: keep the degree, %s, and what was taken back", (degree, session) => {
    const text = formatSave(session);
    const read = value(parseSave(text, find));
    expect(degreeOf(read)).toBe(degree);
    expect(read.honest).toBe(degree !== "assisted");
    expect([read.now.number, read.resigned, read.undone?.ply.word]).toEqual([
      session.now.number,
      session.resigned,
      session.undone?.ply.word,
    ]);
    expect(formatSave(read)).toBe(text);
    expect(value(parseSave(text.replaceAll("\n", "\r\n"), find)).known).toBe(read.known);
  });

  it.each(GAMES)(
    "C-8: are transcripts, which call only a first play honest: %s",
    (_degree, session, honest) => {
      for (const text of [formatTranscript(session), formatSave(session)]) {
        expect(text).toContain(`[Honest "${honest}"]`);
        const replayed = value(replayTranscript(text, find));
        expect(degreeOf(replayed)).toBe(honest === "yes" ? "first" : "assisted");
      }
    },
  );

  it("of version 0.2 are read as they were", () => {
    const head = (honest: string) =>
      `[Game "four-kingdoms"]\n[Deal "${CODE}"]\n[Honest "${honest}"]\n[Result "*"]\n\n`;
    expect(degreeOf(value(parseSave(`${head("yes")}deal deal\n`, find)))).toBe("first");
    const back = value(parseSave(`${head("no")}deal\n; taken back: deal deal\n`, find));
    expect([degreeOf(back), back.now.number, back.undone?.ply.number]).toEqual(["assisted", 1, 2]);
  });

  it("are not made better by what else stands in them", () => {
    const known = "; degree: known\n";
    expect(degreeOf(value(parseSave(formatSave(MOVED) + known, find)))).toBe("first");
    expect(degreeOf(value(parseSave(formatSave(value(undo(MOVED))) + known, find)))).toBe("assisted");
  });
});

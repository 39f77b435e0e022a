import { describe, expect, it } from "vitest";
import { value } from "../../../../testing/value.js";
import { fourKingdoms } from "../games/four-kingdoms/index.js";
import { helpInGame } from "../index.js";
import { degreeInWords } from "../narration/en/words.js";
import { formatDealCode } from "./deal-code.js";
import {
  degreeOf,
  dishonest,
  helped,
  hintedMoves,
  onKnownDeal,
  playWord,
  redo,
  resign,
  type Session,
  startSession,
  undo,
  withHintedMove,
} from "./session.js";
import { formatSave, formatTranscript, parseSave, replayTranscript } from "./transcript.js";

const CODE = formatDealCode(fourKingdoms.dealCode, 1);
const find = () => ({ ok: true, value: fourKingdoms }) as const;

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

describe("C-10: the help that a game had", () => {
  const [TWICE, BEGUN] = [value(undo(value(undo(MOVED)))), value(undo(MOVED))];

  it("is counted by its kinds, and kept in a save with what was taken back", () => {
    const session = helped(helped(TWICE, "hint"), "shown");
    expect(session.help).toEqual({ undo: 2, hint: 1, shown: 1 });
    expect(value(parseSave(formatSave(session), find)).help).toEqual(session.help);
    expect(value(undo(value(resign(MOVED)))).help).toEqual({ resignation: 1 });
  });

  it("stays unknown in a save of before, whatever help comes later", () => {
    const before = formatSave(BEGUN).replace(/^; help.*\n/m, "");
    const read = value(parseSave(before, find));
    expect([degreeOf(read), read.help]).toEqual(["assisted", undefined]);
    expect(helped(read, "hint").help).toBeUndefined();
  });

  it.each(["", "undo", "undo 0", "undo 1.5", "undo -1", "oracle 1", "undo 1, oracle 1", "__proto__ 1"])(
    "is unknown where a save says %j of it",
    (written) => {
      const save = formatSave(BEGUN).replace("undo 1", written);
      expect(value(parseSave(save, find))).toMatchObject({ honest: false, help: undefined });
    },
  );

  it("of an unaided game is none, whatever a comment says", () => {
    expect(value(parseSave(`${formatSave(MOVED)}; help: hint 1\n`, find))).not.toHaveProperty("help");
  });

  it("is told kind by kind; where it is unknown, all that it may have been", () => {
    const { now, atTheEnd } = degreeInWords("assisted", { undo: 2, hint: 1, shown: 1 });
    expect(now).toBe("Played with help: 2 undos, 1 hint, cards shown");
    expect(atTheEnd).toBe("With help: 2 undos, 1 hint, cards shown.");
    expect(degreeInWords("assisted", { undo: 1, resignation: 1, hint: 3 }).atTheEnd).toBe(
      "With help: 1 undo, played on after resigning, 3 hints.",
    );
    expect(degreeInWords("assisted").atTheEnd).toMatch(/ or a hidden card shown\.$/);
    expect(degreeInWords("known", { hint: 1 })).toEqual(degreeInWords("known"));
  });
});

describe("the moves that hints made", () => {
  const play = (session: Session, isHinted: boolean) => {
    const played = value(playWord(session, "deal"));
    return isHinted ? withHintedMove(played) : played;
  };
  const game = [true, false, true].reduce(play, helped(START, "hint"));

  it("are counted, not those taken back; one that is made again is whose it is then", () => {
    expect(hintedMoves(game)).toEqual([1, 3]);
    const back = value(undo(game));
    expect([back, value(redo(back)), play(back, false)].map(hintedMoves)).toEqual([[1], [1, 3], [1]]);
    const start = value(undo(value(undo(back))));
    expect(hintedMoves(play(play(start, false), true))).toEqual([2]);
  });

  it("are known to be none from the first hint on, in a save too, and unknown where hints were not followed up before", () => {
    const [unfollowed, earlier] = [helped(START, "hint"), { ...helped(START, "hint"), hinted: undefined }];
    const read = value(parseSave(formatSave(unfollowed), find));
    expect([unfollowed, read, helped(earlier, "hint"), START].map(hintedMoves)).toEqual([
      [],
      [],
      undefined,
      undefined,
    ]);
  });

  it("are kept in a save, with those taken back", () => {
    const back = value(undo(game));
    const read = value(parseSave(formatSave(back), find));
    expect([read, value(redo(read))].map(hintedMoves)).toEqual([[1], [1, 3]]);
    expect(
      hintedMoves(value(parseSave(formatSave(back).replace("hinted: 1 3", "hinted: 1 x"), find))),
    ).toBeUndefined();
  });

  it("are told after the help; of none, and in a save of before, nothing is told", () => {
    expect(helpInGame(game)).toBe("With help: 1 hint. 2 of the 3 moves followed a hint.");
    expect(helpInGame(play(helped(START, "hint"), true))).toBe(
      "With help: 1 hint. All the moves followed a hint.",
    );
    const before = formatSave(game).replace(/^; hinted.*\n/m, "");
    expect(helpInGame(value(parseSave(before, find)))).toBe("With help: 1 hint.");
  });
});

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

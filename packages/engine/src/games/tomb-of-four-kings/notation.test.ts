import { describe, expect, it } from "vitest";
import { latePosition, lateText, positionAfter } from "../../../test/positions/tomb-of-four-kings.js";
import { cardOf, DIAMONDS, JOKER } from "../../core/cards.js";
import { formatMove, formatState, parseMove, parseState } from "./notation.js";

describe("move words", () => {
  it.each(["delve", "retreat", "play", "skill", "take", "dodge", "discard"] as const)("C-4: %s", (word) => {
    expect(parseMove(word)).toEqual({ type: word });
    expect(formatMove({ type: word })).toBe(word);
  });

  it("C-4: drop and leave name a treasure: a diamond from 2 to 10, a king or the joker", () => {
    const treasures = [..."23456789T"].map((rank) => `${rank}D`).concat("KC", "KD", "KH", "KS", "JK");
    for (const type of ["drop", "leave"]) {
      for (const code of treasures) {
        const move = parseMove(`${type}:${code}`);
        expect(move && formatMove(move)).toBe(`${type}:${code}`);
      }
    }
    expect(parseMove("drop:TD")).toEqual({ type: "drop", card: cardOf(DIAMONDS, 10) });
    expect(parseMove("leave:JK")).toEqual({ type: "leave", card: JOKER });
  });

  it.each([
    "",
    "Delve",
    " delve",
    "delve ",
    "drop",
    "drop:",
    "drop:--",
    "drop:5S",
    "drop:AD",
    "drop:JD",
    "drop:QD",
    "drop:5H",
    "drop:5d",
    "drop:KC:",
    "drop:KC:KD",
    "leave",
    "leave:TC",
    "play:KC",
    "constructor",
    "toString:KC",
  ])("C-4: %j is no word of this game", (word) => {
    expect(parseMove(word)).toBeUndefined();
  });
});

describe("positions as text", () => {
  it("the start, a jammed door, a game over: each is read back", () => {
    for (const { state } of [
      positionAfter("QH KC 5S", "delve"),
      positionAfter("5D 7D", "delve play"),
      positionAfter("2S 3C 3S 4C 9D 8C", "delve play delve play retreat play"),
      positionAfter("AC AD KD AH AS 5S", "delve"),
      positionAfter("TS 2C 9C 8C", "delve play play"),
      latePosition(),
    ]) {
      expect(parseState(formatState(state))).toEqual({ ok: true, value: state });
    }
  });

  it("are written a line a part", () => {
    expect(formatState(latePosition().state)).toBe(lateText());
    expect(lateText().split("\n")).toHaveLength(12);
  });

  const KEPT = "QC QD QH QS 2S | 3S 3C | 4S 4C | 5S 5C | 6S 6C | 7S 7C | 8S 8C";
  const WITHOUT_JOKER = "2D 3D 4D 5D 6D 7D 8D 9D TD KC KD KH KS";
  const WRONG: readonly [why: string, place: string, changes: Readonly<Record<string, string>>][] = [
    ["C-2: a code that is none", "1S", { pack: "9S AS TS 1S" }],
    ["C-2: a hidden card", "--", { pack: "9S AS TS --" }],
    ["a heart of the counter", "2H", { pack: "9S AS TS 2H" }],
    ["a card missing", "TC", { pack: "9S AS TS" }],
    ["a card twice", "TC", { pack: "9S AS TS TC TC" }],
    ["an unknown phase", "phase:", { phase: "asleep" }],
    ["two phases", "phase:", { phase: "jammed hit" }],
    ["no phase", "phase:", { phase: "" }],
    ["an unknown heading", "heading:", { heading: "north" }],
    ["TK-17: too many hit points", "hit-points:", { "hit-points": "10" }],
    ["TK-17: hit points that are no number", "hit-points:", { "hit-points": "-1" }],
    ["TK-17: no hit points, alive", "hit-points:", { "hit-points": "0" }],
    ["TK-17: dead with hit points", "hit-points:", { phase: "dead", turn: "9C 2C" }],
    ["TK-20: a torch that is no ace", "torches:", { torches: "AC AD 9S", pack: "AH AS TS TC" }],
    ["TK-20: four torches, alive", "torches:", { torches: "AC AD AH AS", pack: "9S TS TC" }],
    ["TK-20: in the dark with three torches", "torches:", { phase: "dark" }],
    [
      "TK-20: in the dark with the scroll in the hand",
      "treasure:",
      { phase: "dark", torches: "AC AD AH AS", pack: "9S TS TC" },
    ],
    ["TK-20: the scroll spent, its ace not at the bottom", "pack:", { spent: "JK", treasure: WITHOUT_JOKER }],
    [
      "TK-20: the scroll spent for the third torch",
      "spent:",
      { spent: "JK", treasure: WITHOUT_JOKER, torches: "AC AD", pack: "9S AH TS TC AS" },
    ],
    [
      "TK-20: in the dark after the scroll, with cards left",
      "pack:",
      { phase: "dark", spent: "JK", treasure: WITHOUT_JOKER, torches: "AC AD AH AS", pack: "9S TS TC" },
    ],
    ["TK-20: something else spent", "spent:", { spent: "TC", pack: "9S AS TS" }],
    ["TK-3: a skill that is no jack", "skills:", { skills: "JC JD JH JS 9S", pack: "AS TS TC" }],
    ["TK-6: treasure that is none", "treasure:", { treasure: `${WITHOUT_JOKER} JK 9S`, pack: "AS TS TC" }],
    ["TK-15: an ace among the discards", "discards:", { discards: "AS", pack: "9S TS TC" }],
    ["TK-15: discards that no door cost", "discards:", { discards: "9S", pack: "AS TS TC" }],
    ["TK-15: jammed without the lock pick", "turn:", { skills: "JD JH JS", pack: "9S AS TS TC JC" }],
    ["TK-5: a jammed door as an open encounter", "turn:", { phase: "encounter" }],
    ["TK-17: a hit by a door", "turn:", { phase: "hit" }],
    ["TK-17: killed by a door", "turn:", { phase: "dead", "hit-points": "0" }],
    ["TK-6: a door among nothing but treasure", "turn:", { phase: "leave" }],
    ["TK-1: a turn in progress at the crossroads", "turn:", { phase: "crossroads" }],
    ["TK-13: a trap with a second chance", "turn:", { turn: "9C 2C", phase: "hit" }],
    ["TK-4: a queen before an open encounter", "turn:", { turn: "QC 9C 2C", delve: KEPT.replace("QC ", "") }],
    ["TK-3: a jack in the column too early", "turn:", { turn: "JH 9C 2C", skills: "JC JD JS" }],
    [
      "TK-1: turned around before the first turn",
      "heading:",
      {
        heading: "retreat",
        delve: "",
        pack: "9S AS TS TC QC QD QH QS 2S 3S 3C 4S 4C 5S 5C 6S 6C 7S 7C 8S 8C",
      },
    ],
    [
      "TK-1: retreat turns while delving",
      "retreat:",
      { delve: KEPT.replace(" | 8S 8C", ""), retreat: "8S 8C" },
    ],
    [
      "TK-2: more retreat turns than there are",
      "retreat:",
      { heading: "retreat", delve: KEPT.slice(0, KEPT.indexOf(" | 6S")), retreat: "6S 6C | 7S 7C | 8S 8C" },
    ],
    [
      "TK-2: out before the last turn",
      "retreat:",
      { phase: "out", heading: "retreat", turn: "", pack: "9S AS TS TC 9C 2C" },
    ],
    ["TK-2: out while delving", "heading:", { phase: "out", turn: "", pack: "9S AS TS TC 9C 2C" }],
    [
      "TK-1: turned around without a turn begun",
      "retreat:",
      { phase: "crossroads", heading: "retreat", turn: "", pack: "9S AS TS TC 9C 2C" },
    ],
    [
      "TK-1: treasure before the first turn is over",
      "treasure:",
      { delve: "", pack: "9S AS TS TC QC QD QH QS 2S 3S 3C 4S 4C 5S 5C 6S 6C 7S 7C 8S 8C" },
    ],
    [
      "TK-1: a card turned up before the first turn",
      "pack:",
      {
        phase: "crossroads",
        torches: "",
        skills: "JC",
        treasure: "",
        turn: "",
        delve: "",
        pack: `9S AS TS TC AC AD AH JD JH JS ${WITHOUT_JOKER} JK 9C 2C ${KEPT.replaceAll(" |", "")}`,
      },
    ],
    ["TK-7: a monster neither beaten nor bought off", "delve:", { delve: `${KEPT} TS | TC`, pack: "9S AS" }],
    ["an empty turn", "delve:", { delve: `${KEPT} |` }],
    [
      "TK-6: two treasures left behind",
      "delve:",
      { delve: `${KEPT} | 2D 3D`, treasure: "4D 5D 6D 7D 8D 9D TD KC KD KH KS JK" },
    ],
    ["TK-11: a jack that marks no turn", "delve:", { delve: `${KEPT} | JH`, skills: "JC JD JS" }],
    [
      "TK-12: a treasure too small for the monster",
      "delve:",
      { delve: `${KEPT} | 9S 8D`, pack: "AS TS TC", treasure: "2D 3D 4D 5D 6D 7D 9D TD KC KD KH KS JK" },
    ],
  ];

  it.each(WRONG)("refuses %s, naming the place", (_, place, changes) => {
    const parsed = parseState(lateText(changes));
    if (parsed.ok) throw new Error(`accepted:\n${lateText(changes)}`);
    expect(parsed.error.code).toBe("bad-state");
    expect(parsed.error.message).toContain(place);
  });

  it.each([
    ["TK-7: a failed trap", "TD 9S", ""],
    ["TK-12: a treasure dropped after a hit", "TS 9S TD", ""],
    ["TK-12: a king dropped", "TS KC", ""],
    ["TK-17: a dodge before a beaten monster", "TS 9S JH TC", ""],
    ["TK-17: a dodged trap", "TD 9S JH", ""],
    ["TK-17: a dodge of which only the jack stayed, the diamonds being collected", "9S JH", ""],
    ["TK-6: a king left behind", "KC", ""],
    ["TK-6: a trap disarmed", "JD", ""],
    ["TK-6: a monster beaten by a diamond that is in the hand", "9S", ""],
    ["TK-15: a jammed door unlocked", "TC 9S JC", ""],
    ["TK-15: a jammed door and its discards", "TC 8D", "9S TS"],
    ["TK-15: a jammed door whose discards were aces", "TC 8D", ""],
  ])("accepts %s", (_, column, discards) => {
    const gone = `${column} ${discards}`.split(" ");
    const kept = (line: string) =>
      line
        .split(" ")
        .filter((code) => !gone.includes(code))
        .join(" ");
    const text = lateText({
      phase: "crossroads",
      turn: "",
      delve: `${KEPT} | 2C | 9C | ${column}`,
      pack: kept("9S AS TS TC"),
      skills: kept("JC JD JH JS"),
      treasure: kept(`${WITHOUT_JOKER} JK`),
      discards,
    });
    const parsed = parseState(text);
    expect(parsed.ok ? formatState(parsed.value) : parsed.error.message).toBe(text);
  });

  it("refuses a line missing, doubled, out of order or added", () => {
    const lines = lateText().split("\n");
    for (const wrong of [
      lines.slice(0, -1),
      lines.slice(1),
      [...lines, "spent:"],
      [...lines].reverse(),
      [lines[0], ...lines],
    ]) {
      expect(parseState(wrong.join("\n"))).toMatchObject({ ok: false, error: { code: "bad-state" } });
    }
  });
});

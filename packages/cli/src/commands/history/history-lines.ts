import { degreeInWords } from "@tetrarch/engine";
import { type GameRecord, localDay, type Remark } from "@tetrarch/play";

/** As much of a game's id as is shown and asked for, unless more is given. */
export const SHORT_ID_LENGTH = 8;

/** A finished game in a line, and its note in lines under it. */
export function historyLines(record: GameRecord, remark: Remark | undefined): readonly string[] {
  const { id, game, variant, deal, end, score, degree, words, endedAt } = record;
  const what = variant === "standard" ? game : `${game} ${variant}`;
  const code = deal.includes(" ") ? "own deal" : deal;
  const note = remark?.note?.value ?? "";
  const marks = [...(remark?.star?.value ? ["starred"] : []), ...(remark?.hidden?.value ? ["hidden"] : [])];
  const line = [
    id.slice(0, SHORT_ID_LENGTH),
    localDay(new Date(endedAt)),
    end.padEnd(8),
    score.text.padStart(7),
    counted(words.length, "move").padStart(10),
    code.padEnd(13),
    [`${what}, ${degreeInWords(degree).label}`, ...marks].join(", "),
  ].join("  ");
  return [
    line,
    ...(note === "" ? [] : note.split("\n").map((text) => `${" ".repeat(SHORT_ID_LENGTH)}  ${text}`)),
  ];
}

/** `1 game`, `2 games`. */
export function counted(count: number, what = "game"): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

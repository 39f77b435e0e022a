import { capital, games } from "@tetrarch/engine";
import {
  type Contest,
  type ContestStanding,
  counted,
  type Entry,
  listedNames,
  variantInWords,
} from "@tetrarch/play";

const NUMBERS: Readonly<Record<number, string>> = { 1: "one", 3: "three", 5: "five", 10: "ten" };

/** `three games`. */
export function lengthInWords(length: number): string {
  return `${NUMBERS[length] ?? length} ${length === 1 ? "game" : "games"}`;
}

/** The solitaire, and its variant where that is not the standard game. */
export function gameInWords({ challenge: { game, variant } }: Contest): string {
  const title = games.find(({ id }) => id === game)?.title ?? game;
  return variant === "standard" ? title : `${title}, ${variantInWords(variant)}`;
}

/** What a contest is called: who plays how many games. */
export function titleOf({ contestants, challenge: { length } }: Contest): string {
  if (contestants.length === 1) return `A series of ${NUMBERS[length] ?? length}`;
  return listedNames(contestants.map(({ name }) => name));
}

/** Why a deal brings nothing that was not played as it had to be. */
export const BROUGHT_NOTHING: Readonly<Record<Exclude<Entry["type"], "played"> | "refused", string>> = {
  conceded: "conceded",
  absent: "never came",
  refused: "not agreed to",
};

/** Who has won, by how much; of a series of one's own, what it came to. */
export function resultInWords(contest: Contest, { totals, winners, finished }: ContestStanding): string {
  const { contestants } = contest;
  if (contestants.length === 1) {
    return `${counted(totals[0] ?? 0, "point")}${finished ? "" : " so far"}`;
  }
  const names = winners.map((place) => contestants[place]?.name ?? "");
  const points = [...totals].sort((one, other) => other - one).join(" to ");
  if (!finished) return `${points} so far`;
  return names.length === 1 ? `${names[0]} wins, ${points}` : `A draw, ${points}`;
}

/** A sentence of its own. */
export function sentence(text: string): string {
  return `${capital(text)}.`;
}

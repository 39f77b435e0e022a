import { type Additions, counted, type HistoryRead } from "@tetrarch/play";

/** What an export has besides games, and how many of it. */
export const KINDS = {
  "card-set": (count: number) => counted(count, "card set played with", "card sets played with"),
  known: (count: number) => counted(count, "deal you know", "deals you know"),
  "in-play": (count: number) => counted(count, "game in play", "games in play"),
  coach: (count: number) => `your answers to the coach on ${counted(count, "position")}`,
  contest: (count: number) => counted(count, "series or duel", "series and duels"),
  payment: (count: number) => counted(count, "settled debt"),
  lessons: (count: number) => `your place in the lessons of ${counted(count, "game")}`,
  puzzle: (count: number) => `your tries at ${counted(count, "puzzle")}`,
  remark: (count: number) => `what you noted on ${counted(count, "game")}`,
  settings: () => "your settings",
  start: (count: number) => `from when on the statistics of ${counted(count, "solitaire")} count`,
  workshop: (count: number) => counted(count, "card set in the workshop", "card sets in the workshop"),
} as const;

/** Games in play that an import does not simply lay on their tables. */
export const IN_PLAY = {
  "taken-as-known": "goes on here as a game of a deal you know",
  "in-play": "was left in the file: one is in play here",
  "other-tab": "was left in the file: its table is open in another tab",
  ended: "was left in the file: it has come to its end here",
  unread: "was left in the file: what lies on its table here cannot be read",
  unreplayed: "was left in the file: it cannot be played again",
} as const;
export const gameInPlay = (game: string, outcome: keyof typeof IN_PLAY) =>
  `${outcome === "taken-as-known" ? "Your" : "A"} game of ${game} ${IN_PLAY[outcome]}.`;

/** An import. */
export const fileTooLarge = (megabytes: number) => `the file has more than ${megabytes} MB`;
export const stopped = "you have stopped it";
const is = (count: number) => (count === 1 ? "is" : "are");
const was = (count: number) => (count === 1 ? "was" : "were");
const games = (count: number) => counted(count, "game");

/** What there is to tell of an import, in sentences. */
export function importInWords({
  read: { doubles, unknown, missing },
  added: { added, known, replaced },
  others,
  left,
}: {
  readonly read: Pick<HistoryRead, "doubles" | "unknown" | "missing">;
  readonly added: Omit<Additions, "news">;
  readonly others: readonly string[];
  readonly left: readonly string[];
}): readonly string[] {
  const earlier = replaced === 1 ? "an earlier end of it" : "an earlier end of them";
  return [
    added === 0 ? "No game is new here." : `${games(added)} ${is(added)} new here.`,
    ...(known > 0 ? [`${games(known)} ${was(known)} here already.`] : []),
    ...(replaced > 0 ? [`${games(replaced)} ${was(replaced)} replaced by ${earlier}.`] : []),
    ...(others.length > 0 ? [`New besides: ${others.join(", ")}.`] : []),
    ...left,
    ...(doubles > 0 ? [`${games(doubles)} stood in the file more than once.`] : []),
    ...(unknown > 0 ? [`${counted(unknown, "line")} of a newer Tetrarch had to be passed over.`] : []),
    ...(missing > 0
      ? [`By its own count the file has lost ${counted(missing, "line")}: it may have been cut short.`]
      : []),
  ];
}

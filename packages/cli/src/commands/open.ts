import { findGameAmong, games, type Session } from "@tetrarch/engine";
import { type ChallengeLink, linkIn, parseLink } from "@tetrarch/play";
import { courseOf } from "@tetrarch/play/lessons";
import { loadPuzzles } from "@tetrarch/play/puzzles";
import { gameOfPrefix } from "../content/games.js";
import { type Ending, fault, report } from "../report.js";
import { contestWords } from "../words/en/contest.js";
import { ALONE } from "../words/en/contest-book.js";
import { linkFaults } from "../words/en/faults.js";
import type { CommandContext } from "./context.js";
import { learn } from "./learn.js";
import { type PlayOptions, play } from "./play.js";
import { type PuzzleOptions, puzzle } from "./puzzle.js";
import { replay } from "./replay.js";

export type OpenOptions = Pick<PlayOptions, "plain" | "ascii">;

/** `tetrarch open LINK`: a deal is played, a game stepped through, a view shown, a challenge described, lessons and puzzles begun. */
export async function open(given: string, options: OpenOptions, context: CommandContext): Promise<Ending> {
  const [, exercises, of, part, number] = EXERCISES.exec(given) ?? [];
  if (exercises === "learn") return learn(of, { ...options, ...levelOf(of, part) }, context);
  if (exercises) return puzzle(of, { ...options, ...(await puzzleOf(of, part, number)) }, context);
  const page = pageIn(given);
  if (page) return play(page.game, { ...options, ...(page.deal && { deal: page.deal }) }, context);
  const link = parseLink(linkIn(given), findGameAmong([]));
  if (!link.ok) return fault(link.error.code, linkFaults.about(link.error.message));
  switch (link.value.type) {
    case "deal":
      return play(given, options, context);
    case "game":
      return stepThrough(link.value.session, 0, options, context);
    case "moment":
      return stepThrough(link.value.session, link.value.after, options, context);
    case "view":
      return replay(given, {}, context);
    case "challenge":
      return challenged(link.value, given, context);
  }
}

/** The addresses of lessons and puzzles in the web app. */
const EXERCISES = /#\/(learn|puzzles)(?:\/([a-z-]+)(?:\/([A-Za-z0-9-]+)(?:\/(\d+))?)?)?\/?$/;

/** The level that an address names. */
function levelOf(game: string | undefined, id: string | undefined): { readonly level?: string } {
  const levels = courseOf(game ?? "")?.levels ?? [];
  const index = levels.findIndex((level) => level.id === id);
  return index < 0 ? {} : { level: String(index + 1) };
}

/** The puzzles that an address names: that of the day, a best chance by its number, another one by its deal. */
async function puzzleOf(
  game: string | undefined,
  part: string | undefined,
  number: string | undefined,
): Promise<Omit<PuzzleOptions, keyof OpenOptions>> {
  if (part === "today") return { today: true };
  if (part === "chance" && number !== undefined) return { chances: true, number };
  const puzzles = part === undefined ? [] : ((await loadPuzzles(game ?? ""))?.puzzles ?? []);
  const index = puzzles.findIndex(({ deal }) => deal === part);
  return index < 0 ? {} : { number: String(index + 1) };
}

/** What the address of a game's page in the web app names, and a deal code alone; undefined for any other text. */
function pageIn(given: string): { readonly game: string; readonly deal?: string } | undefined {
  const [, id, deal] = /#\/([a-z-]+)(?:\/([A-Za-z0-9-]+))?\/?$/.exec(given) ?? [];
  const game = games.find((one) => one.id === id) ?? gameOfPrefix(given);
  return game && { game: game.id, ...((id ? deal : given) && { deal: id ? deal : given }) };
}

async function challenged({ name }: ChallengeLink, given: string, context: CommandContext): Promise<Ending> {
  const text = linkIn(given);
  if (name === ALONE) return report(`${contestWords.playSeries(text)}\n`, { link: text });
  const shown = await replay(given, {}, context);
  if (!shown.ok) return shown;
  return report(`${shown.value.text}${contestWords.nextDeal(text)}\n`, shown.value.json);
}

async function stepThrough(
  session: Session,
  after: number,
  options: OpenOptions,
  context: CommandContext,
): Promise<Ending> {
  const { playCommand } = await import("./play-game.js");
  return playCommand({ ...options, link: { session, after } }, context);
}

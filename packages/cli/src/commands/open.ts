import { findGameAmong, games, type Session } from "@tetrarch/engine";
import { type ChallengeLink, linkIn, parseLink } from "@tetrarch/play";
import { gameOfPrefix } from "../content/games.js";
import { type Ending, fault, report } from "../report.js";
import { contestWords } from "../words/en/contest.js";
import { ALONE } from "../words/en/contest-book.js";
import { linkFaults } from "../words/en/faults.js";
import type { CommandContext } from "./context.js";
import { type PlayOptions, play } from "./play.js";
import { replay } from "./replay.js";

export type OpenOptions = Pick<PlayOptions, "plain" | "ascii">;

/** `tetrarch open LINK`: a deal is played, a game stepped through, a view shown, a challenge described. */
export async function open(given: string, options: OpenOptions, context: CommandContext): Promise<Ending> {
  const page = pageIn(given);
  if (page) return play(page.game, { ...options, ...(page.deal && { deal: page.deal }) }, context);
  const link = parseLink(linkIn(given), findGameAmong([]));
  if (!link.ok) return fault(link.error.code, linkFaults.about(link.error.message));
  switch (link.value.type) {
    case "deal":
      return play(given, options, context);
    case "game":
      return stepThrough(link.value.session, 0, options);
    case "moment":
      return stepThrough(link.value.session, link.value.after, options);
    case "view":
      return replay(given, {}, context);
    case "challenge":
      return challenged(link.value, given, context);
  }
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

async function stepThrough(session: Session, after: number, options: OpenOptions): Promise<Ending> {
  const { playCommand } = await import("./play-game.js");
  return playCommand({ ...options, link: { session, after } });
}

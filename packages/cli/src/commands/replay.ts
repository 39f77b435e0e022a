import { degreeOf, findGameAmong, identityOf, type Session } from "@tetrarch/engine";
import {
  type ChallengeLink,
  linkIn,
  linkInWords,
  looksLikeLink,
  parseLink,
  type ViewLink,
} from "@tetrarch/play";
// Not the whole protocol, for whose sake the solver would be loaded.
import { positionOf } from "@tetrarch/protocol/position";
import { fault, type Outcome, report } from "../report.js";
import { linkFaults } from "../words/en/faults.js";
import { dealOf, replayWords } from "../words/en/game.js";
import { type CommandContext, noteShown } from "./context.js";
import { type CardSetOption, ownSets, sessionOfFile } from "./session-files.js";

/** `tetrarch replay FILE`: replays a transcript (C-8), a game as it is kept, or that of a link, and shows where it ends. */
export async function replay(
  path: string,
  options: CardSetOption,
  context: CommandContext,
): Promise<Outcome> {
  const sets = await ownSets(path, options, context);
  if (!sets.ok) return sets;
  if (looksLikeLink(path)) {
    const link = parseLink(linkIn(path), findGameAmong(sets.value));
    if (!link.ok) return fault(link.error.code, linkFaults.about(link.error.message));
    if (link.value.type === "view") return viewed(link.value);
    if (link.value.type === "challenge") return challenged(link.value);
    return shown(link.value.type === "deal" ? link.value.start : link.value.session, context);
  }
  const session = await sessionOfFile(path, sets.value, context);
  return session.ok ? shown(session.value, context) : session;
}

async function shown(session: Session, context: CommandContext): Promise<Outcome> {
  const { honest, resigned } = session;
  const degree = degreeOf(session);
  await noteShown(context, [identityOf(session)]);
  return report(await inWords(session), { ...positionOf(session), honest, degree, resigned });
}

/** A challenge and the replayed results of its games; no card is shown. */
function challenged(link: ChallengeLink): Outcome {
  const results = link.games.map((sent) => {
    if (sent === undefined || sent === "conceded") return sent ?? replayWords.notPlayed;
    return replayWords.result(sent);
  });
  const lines = [linkInWords(link), ...results.map((result, index) => replayWords.game(index + 1, result))];
  const { challenge, terms, name } = link;
  return report(`${lines.join("\n")}\n`, { challenge, terms, name, results });
}

async function viewed(link: ViewLink): Promise<Outcome> {
  const { game, view, score } = link;
  const text = [linkInWords(link), "", ...(await pilesInWords(game.id, view))].join("\n");
  return report(`${text}\n`, { game: game.id, view, score });
}

async function pilesInWords(gameId: string, view: unknown): Promise<readonly string[]> {
  const { tableOf } = await import("../play/tables/registry.js");
  return tableOf(gameId)
    .describe(view)
    .map(({ name, text }) => replayWords.pile(name, text));
}

/** The position as lines for people; like everything for players, from the view alone. */
async function inWords(session: Session): Promise<string> {
  const { game, now } = session;
  const { legal } = positionOf(session);
  const lines = [
    dealOf(session),
    replayWords.standing(session),
    "",
    ...(await pilesInWords(game.id, game.view(now.state))),
  ];
  if (legal.length > 0) lines.push("", replayWords.legal(legal));
  return `${lines.join("\n")}\n`;
}

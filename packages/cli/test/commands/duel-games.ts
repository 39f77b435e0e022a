import { findGameAmong, resign, seededRandom, startSession } from "@tetrarch/engine";
import { challengeDeals, challengeFor, type GameRecord, parseLink, recordOf } from "@tetrarch/play";
import { agentsOf, DEAL_LIMITS, solvingSession } from "@tetrarch/solver";
import { expect } from "vitest";
import { playedOn } from "../../../../testing/random-play.js";
import { after } from "../../../../testing/sessions.js";
import { value } from "../../../../testing/value.js";
import { FinishedGames } from "../../src/play/saves/finished-games.js";
import { tetrarch } from "../command-line.js";

export const find = findGameAmong([]);

/** The link that a command prints after its sentence. */
export async function linkOf(
  args: readonly string[],
  finished = new FinishedGames(undefined),
): Promise<string> {
  const { code, stdout, stderr } = await tetrarch([...args, "--json"], { finished });
  expect([code, stderr]).toEqual([0, ""]);
  return (JSON.parse(stdout) as { readonly link: string }).link;
}

/** What the solver brings out of the one deal of a challenge. */
export function bestGames(link: string): readonly GameRecord[] {
  const [given] = gamesOf(link, 1);
  if (!given) throw new Error("no deal");
  const game = value(find(given.game, undefined));
  const [start, agents] = [startSession(game, given.deal, given.variant), agentsOf(game)];
  if (!start.ok) throw new Error("no solver");
  const thinking = solvingSession(start.value, agents.solver, DEAL_LIMITS);
  let step = thinking.next();
  while (!step.done) step = thinking.next();
  const played = step.value.moves.reduce((now, word) => after(now, word), start.value);
  const record = recordOf(played, given.id, { endedAt: 1 });
  if (!record) throw new Error("in play");
  return [record];
}

/**
 * The first deals of a challenge, played at random and resigned where they had not ended.
 * @param player by whose name the decks go, where each has cards of his own
 */
export function gamesOf(link: string, deals: number, seed = 0, player = ""): readonly GameRecord[] {
  const read = parseLink(link, find);
  if (!read.ok || read.value.type !== "challenge") throw new Error("no challenge");
  const { challenge } = read.value;
  const all = challengeDeals(challengeFor(challenge, player), find);
  const game = find(challenge.game, undefined);
  if (!all.ok || !game.ok) throw new Error("no deals");
  return all.value.slice(0, deals).map((deal, index) => {
    const start = value(startSession(game.value, deal, challenge.variant));
    const played = playedOn(start, 12, seededRandom(seed + index));
    const ended = resign(played);
    const record = recordOf(ended.ok ? ended.value : played, `${seed + index}`.padStart(32, "0"), {
      endedAt: 1000 + index,
    });
    if (!record) throw new Error("in play");
    return record;
  });
}

import { ok, type Problem, quote, type Result, seededRandom, startSession } from "@tetrarch/engine";
import {
  type Challenge,
  challengeDeals,
  challengeFor,
  freshGameId,
  type GameRecord,
  gameOfChallenge,
  HOUSE_NAMES,
  type HousePlayer,
  houseRecord,
  linkOfContest,
} from "@tetrarch/play";
import { agentsOf, greedyOf, playingOut, strongestOf } from "@tetrarch/solver";
import { fault, type Outcome } from "../report.js";
import { linkFaults, usageWords } from "../words/en/faults.js";
import { challengesIn, contestOf, findUsualGame } from "./contest.js";
import type { CommandContext } from "./context.js";
import { linkReport } from "./link.js";
import type { CardSetOption } from "./session-files.js";
import { watch } from "./show-progress.js";

/** Who plays for the house: the player by rules of thumb, or the strongest. Both see what a person would see. */
export const HOUSE_PLAYERS = ["greedy", "strongest"] as const;

export interface HouseOptions extends CardSetOption {
  readonly player?: string;
  readonly app?: string;
}

/** `tetrarch duel house LINK`: the deals of a challenge, played by the house, as a link like any other player's. */
export async function duelHouse(
  given: string,
  { player: named = "strongest", app, ...options }: HouseOptions,
  context: CommandContext,
): Promise<Outcome> {
  const who = HOUSE_PLAYERS.find((one) => one === named);
  if (!who) return fault("usage", usageWords.oneOf("--player", quote(named), HOUSE_PLAYERS));
  const links = await challengesIn([given], options, context);
  if (!links.ok) return links;
  const [link] = links.value;
  if (!link) return fault("usage", linkFaults.which);
  const name = HOUSE_NAMES[who];
  const { challenge } = link;
  const deals = challengeDeals(challengeFor(challenge, name), findUsualGame);
  if (!deals.ok) return deals;
  const records = [];
  for (const deal of deals.value) {
    const record = playedByHouse(challenge, deal, who, context);
    if (!record.ok) return record;
    records.push(record.value);
  }
  const unplayed = { ...link, games: link.games.map(() => undefined), doubles: [] };
  const arrival = { at: 0, freshId: () => freshGameId(context.random) };
  const found = contestOf([unplayed], name, records, arrival);
  if (!found.ok) return found;
  const made = linkOfContest(found.value.contest, found.value.own, findUsualGame);
  return made.ok ? linkReport(made.value, app) : made;
}

export function playedByHouse(
  challenge: Challenge,
  deal: string,
  who: HousePlayer,
  { random, now }: Pick<CommandContext, "random" | "now">,
): Result<GameRecord, Problem> {
  const game = gameOfChallenge(challenge, findUsualGame);
  if (!game.ok) return game;
  const start = startSession(game.value, deal, challenge.variant);
  if (!start.ok) return start;
  const agents = agentsOf(game.value);
  const player = who === "greedy" ? greedyOf(agents) : strongestOf(agents);
  const { state } = start.value.now;
  const seeded = seededRandom(random(2 ** 31));
  const { words } = watch(playingOut(game.value, state, player, seeded, player.nodesAMove));
  const end = { endedAt: now(), origin: "contest" as const };
  return ok(houseRecord(start.value, words, freshGameId(random), end));
}

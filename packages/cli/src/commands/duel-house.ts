import { findGameAmong, quote, seededRandom, startSession } from "@tetrarch/engine";
import {
  challengeDeals,
  challengeFor,
  freshGameId,
  gameOfChallenge,
  HOUSE_NAMES,
  houseRecord,
  linkOfContest,
} from "@tetrarch/play";
import { agentsOf, greedyOf, playingOut, strongestOf } from "@tetrarch/solver";
import { fault, type Outcome } from "../report.js";
import { linkFaults, usageWords } from "../words/en/faults.js";
import { challengesIn, contestOf } from "./contest.js";
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
  const find = findGameAmong([]);
  const { challenge } = link;
  const game = gameOfChallenge(challenge, find);
  if (!game.ok) return game;
  const deals = challengeDeals(challengeFor(challenge, name), find);
  if (!deals.ok) return deals;
  const agents = agentsOf(game.value);
  const player = who === "greedy" ? greedyOf(agents) : strongestOf(agents);
  const records = [];
  for (const deal of deals.value) {
    const start = startSession(game.value, deal, challenge.variant);
    if (!start.ok) return start;
    const random = seededRandom(context.random(2 ** 31));
    const { state } = start.value.now;
    const { words } = watch(playingOut(game.value, state, player, random, player.nodesAMove));
    const end = { endedAt: context.now(), origin: "contest" as const };
    records.push(houseRecord(start.value, words, freshGameId(context.random), end));
  }
  const unplayed = { ...link, games: link.games.map(() => undefined), doubles: [] };
  const arrival = { at: 0, freshId: () => freshGameId(context.random) };
  const found = contestOf([unplayed], name, records, arrival);
  if (!found.ok) return found;
  const made = linkOfContest(found.value.contest, found.value.own, find);
  return made.ok ? linkReport(made.value, app) : made;
}

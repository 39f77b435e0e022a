import {
  findGameAmong,
  formatVariant,
  hasCardSets,
  identityOf,
  ok,
  ownEdition,
  parseVariant,
  quote,
  type Result,
  startSession,
} from "@tetrarch/engine";
import {
  agreeToGame,
  CHALLENGE_LENGTHS,
  type ChallengeLink,
  type Contest,
  challengeDeals,
  challengeFor,
  concedeGames,
  consentsOf,
  DEFAULT_TERMS,
  freshChallenge,
  freshContest,
  freshGameId,
  gameOfChallenge,
  linkOfContest,
  MOST_STAKE,
  NO_STAKE,
  type Place,
  questionsOf,
  refuseGame,
  rulesOf,
  sameName,
  stakeInWords,
  standingOf,
} from "@tetrarch/play";
import { agentsOf, DEAL_LIMITS, type Solution, solvingSession } from "@tetrarch/solver";
import { gameNamed } from "../content/games.js";
import { reasonOf } from "../files/text-files.js";
import { type Fault, fault, type Outcome, report } from "../report.js";
import { contestInWords, contestWords, gameInWords } from "../words/en/contest.js";
import { ALONE } from "../words/en/contest-book.js";
import { linkFaults, usageWords } from "../words/en/faults.js";
import { historyWords } from "../words/en/history.js";
import { challengesIn, contestOf, isHidden, type KnownContest, nextDeal, withoutHidden } from "./contest.js";
import { type CommandContext, noteShown } from "./context.js";
import { linkReport } from "./link.js";
import { wholeNumber } from "./options.js";
import { type PlayOptions, play } from "./play.js";
import { type CardSetOption, ownSets } from "./session-files.js";
import { watch } from "./show-progress.js";

/** TK-30: one deal is no series. */
export const SERIES_LENGTHS = CHALLENGE_LENGTHS.filter((length) => length > 1);

export interface NewDuelOptions extends CardSetOption {
  /** TK-31 (h): each plays decks of his own. */
  readonly ownShuffle?: boolean;
  /** Whose cards they are, too, where each plays decks of his own. */
  readonly name: string;
  /** All agree that games with help and on known deals count (TK-31 i). */
  readonly agree?: boolean;
  readonly length?: string;
  readonly stake?: string;
  /** What is paid with, on paper. */
  readonly unit?: string;
  readonly variant?: string;
  /** Where the web app is. */
  readonly app?: string;
}

export type SeatOptions = Pick<PlayOptions, "plain" | "ascii"> &
  Partial<Pick<DuelOptions, "name" | "cardSet">>;

/** TK-31 (i). */
export interface ConsentOptions {
  /** All agree to the games with help and on known deals. */
  readonly agree?: boolean;
  /** Not all do: they count as resigned. */
  readonly refuse?: boolean;
  /** The single games that all agree to, as `Ann 2, Ben 1`. */
  readonly agreeGame?: string;
  /** The single games that not all agree to. */
  readonly refuseGame?: string;
}

export interface DuelOptions extends CardSetOption, ConsentOptions {
  readonly name: string;
  /** All that is left for this player is resigned (TK-31 g). */
  readonly concede?: boolean;
  /** The best of each deal is looked for, too. */
  readonly best?: boolean;
  readonly app?: string;
}

/** `tetrarch duel new GAME`: a new challenge (TK-31), as a link. */
export async function newDuel(
  gameName: string,
  options: NewDuelOptions,
  context: CommandContext,
): Promise<Outcome> {
  const challenged = await challengeIn(gameName, options, context);
  if (!challenged.ok) return challenged;
  const { challenge, terms } = challenged.value;
  const contestants = [{ name: options.name, kind: "here" as const }];
  const contest = freshContest(challenge, contestants, terms, { id: freshGameId(context.random), madeAt: 0 });
  return contest.ok ? linked(contest.value, 0, options.app) : contest;
}

/** The deals of a new duel, and what is agreed on before. */
export async function challengeIn(
  gameName: string,
  options: Omit<NewDuelOptions, "name" | "app">,
  context: CommandContext,
): Promise<Result<Pick<Contest, "challenge" | "terms">, Fault>> {
  const usualGame = gameNamed(gameName);
  if (!usualGame.ok) return usualGame;
  if (options.cardSet !== undefined && !hasCardSets(usualGame.value))
    return fault("usage", usageWords.noCardSet(usualGame.value.title));
  const sets = await ownSets("", options, context);
  if (!sets.ok) return sets;
  const [own] = sets.value.map(ownEdition);
  const game = own ? ok(own.game) : usualGame;
  const length = lengthOf(options.length, CHALLENGE_LENGTHS);
  if (!length.ok) return length;
  const { hasDebts } = rulesOf(game.value.id, 2);
  if (options.unit !== undefined && !hasDebts) return fault("usage", linkFaults.noDebts(game.value.title));
  const usual = hasDebts ? DEFAULT_TERMS.stake : 0;
  const stake = wholeNumber("--stake", options.stake, { least: 0, most: hasDebts ? MOST_STAKE : 0, usual });
  if (!stake.ok) return stake;
  const { options: variants, onlyStandard } = game.value;
  const variant = parseVariant(variants, options.variant ?? "standard", onlyStandard);
  if (!variant.ok) return variant;
  const challenge = freshChallenge(
    game.value.id,
    formatVariant(variant.value),
    length.value,
    context.random,
    options.ownShuffle,
    own?.set,
  );
  const unit = options.unit ?? DEFAULT_TERMS.unit;
  return ok({ challenge, terms: { stake: stake.value, unit, agreesToHelp: options.agree ?? false } });
}

/** How many deals there are to be; 3 where it is not said. */
function lengthOf(text: string | undefined, lengths: readonly number[]): Result<number, Fault> {
  const length = text === undefined ? 3 : lengths.find((known) => String(known) === text);
  return length === undefined
    ? fault("usage", usageWords.oneOf("--length", quote(text ?? ""), lengths.map(String)))
    : ok(length);
}

/** `tetrarch series new`: a series of Tomb of Four Kings, or of another game (TK-30). */
export async function newSeries(
  gameName: string,
  options: Omit<NewDuelOptions, "name">,
  context: CommandContext,
): Promise<Outcome> {
  const length = lengthOf(options.length, SERIES_LENGTHS);
  if (!length.ok) return length;
  const made = await newDuel(gameName, { ...options, name: ALONE, stake: String(NO_STAKE.stake) }, context);
  if (!made.ok) return made;
  const { link } = made.value.json as { readonly link: string };
  return report(`${contestWords.playSeries(link)}\n`, { link });
}

/** `tetrarch duel play LINK`: the next deal of a challenge that was not finished here. */
export async function playDuel(
  given: string,
  options: SeatOptions,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  const { name, cardSet, ...seat } = options;
  const links = await challengesIn([given], { ...(cardSet !== undefined && { cardSet }) }, context);
  if (!links.ok) return links;
  const [link] = links.value;
  if (!link) return fault("usage", linkFaults.which);
  if (link.challenge.ownShuffle && name === undefined)
    return fault("usage", usageWords.missing("--name", linkFaults.forOwnCards));
  // Games that the link has from another machine can be played here too.
  const unplayed = { ...link, games: link.games.map(() => undefined), doubles: [] };
  const known = await knownContest([unplayed], name ?? link.name, context);
  if (!known.ok) return known;
  const next = nextDeal(known.value);
  if (!next.ok) return next;
  const { deal, number, of } = next.value;
  const { challenge, terms } = known.value.contest;
  const stake = terms.stake === 0 ? "" : `, ${stakeInWords(terms)}`;
  await context.stderr.write(`${contestWords.dealOf(number, of, stake)}\n`);
  const { game, variant, cards } = challenge;
  const own = cards && { cards };
  const seated = { ...seat, ...own, deal, ...(variant !== "standard" && { variant }) };
  return play(game, { ...seated, origin: "contest" }, context);
}

/** `tetrarch duel show LINK …`: the table that the links and the games finished here settle. */
export async function showDuel(
  given: readonly string[],
  options: DuelOptions,
  context: CommandContext,
): Promise<Outcome> {
  const found = await contestFound(given, options, context);
  if (!found.ok) return found;
  const { contest, own } = found.value;
  const visible = withoutHidden(found.value);
  const standing = standingOf(visible);
  if (!standing.ok) return standing;
  const lines = contestInWords(found.value, standing.value, (place) => isHidden(found.value, place));
  const isOver = contest.contestants[own]?.entries.every((entry) => entry) ?? false;
  if (options.best && !isOver) return fault("usage", linkFaults.finishFirst);
  const best = options.best ? await bestOfDeals(found.value, context) : ok([]);
  if (!best.ok) return best;
  const bests = best.value.map((text, game) => contestWords.best(game + 1, text));
  return report(`${[...lines, ...(bests.length > 0 ? ["", ...bests] : [])].join("\n")}\n`, {
    contest: visible,
    standing: standing.value,
    best: best.value,
  });
}

/** `tetrarch series show LINK`: the table of a series. */
export async function showSeries(
  given: string,
  options: Pick<DuelOptions, "best" | "cardSet">,
  context: CommandContext,
): Promise<Outcome> {
  const links = await challengesIn([given], options, context);
  if (!links.ok) return links;
  return showDuel([given], { ...options, name: links.value[0]?.name ?? ALONE }, context);
}

/** `tetrarch duel answer LINK …`: the games finished here, and what was said of any game, as a link for the others. */
export async function answerDuel(
  given: readonly string[],
  options: DuelOptions,
  context: CommandContext,
): Promise<Outcome> {
  const found = await contestFound(given, options, context);
  return found.ok ? linked(found.value.contest, found.value.own, options.app) : found;
}

/** The contest of one or several links. */
async function contestFound(
  given: readonly string[],
  options: DuelOptions,
  context: CommandContext,
): Promise<Result<KnownContest, Fault>> {
  const { name, agree = false, refuse = false, concede = false } = options;
  if (agree && refuse) return fault("usage", usageWords.notTogether(["--agree", "--refuse"]));
  const links = await challengesIn(given, options, context);
  if (!links.ok) return links;
  const [first, ...others] = links.value;
  if (!first) return fault("usage", linkFaults.which);
  const found = await knownContest([first, ...others], name, context);
  if (!found.ok) return found;
  const { contest, own } = found.value;
  const judged = withConsent(contest, options);
  if (!judged.ok) return judged;
  // TK-31 (g): what was played stays.
  return ok({ own, contest: concede ? concedeGames(judged.value, own) : judged.value });
}

/** TK-31 (i): the contest after what is said of all its games, or of single ones. Errors are `usage`. */
export function withConsent(
  contest: Contest,
  { agree = false, refuse = false, agreeGame, refuseGame: refused }: ConsentOptions,
): Result<Contest, Fault> {
  const questions = questionsOf(contest);
  // A refusal beats what others have agreed to (TK-31 l).
  const refusable = [...questions, ...consentsOf(contest)];
  const agreed = placesNamed("--agree-game", agreeGame, contest, questions);
  if (!agreed.ok) return agreed;
  const denied = placesNamed("--refuse-game", refused, contest, refusable);
  if (!denied.ok) return denied;
  const twice = denied.value.find((place) => agreed.value.includes(place));
  if (twice) return fault("usage", linkFaults.agreedAndRefused(gameInWords(contest, twice)));
  const toAgree = agree ? questions.filter((place) => !denied.value.includes(place)) : agreed.value;
  const toRefuse = refuse ? refusable.filter((place) => !agreed.value.includes(place)) : denied.value;
  return ok(toRefuse.reduce(refuseGame, toAgree.reduce(agreeToGame, contest)));
}

/** The games of a list such as `Ann 2, Ben 1`, each one of `among`. Errors are `usage` and name those that can be said. */
function placesNamed(
  option: string,
  text: string | undefined,
  contest: Contest,
  among: readonly Place[],
): Result<readonly Place[], Fault> {
  if (text === undefined) return ok([]);
  const places: Place[] = [];
  for (const part of text.split(",")) {
    const wanted = part.trim();
    const place = among.find((one) => sameName(gameInWords(contest, one), wanted));
    const possible = among.map((one) => gameInWords(contest, one));
    if (possible.length === 0) return fault("usage", linkFaults.noneWaits(option));
    if (!place) return fault("usage", usageWords.oneOf(option, quote(wanted), possible));
    places.push(place);
  }
  return ok(places);
}

async function knownContest(
  links: readonly [ChallengeLink, ...ChallengeLink[]],
  name: string,
  { stores, random }: CommandContext,
): Promise<Result<KnownContest, Fault>> {
  const { finished } = await stores();
  try {
    const arrival = { at: 0, freshId: () => freshGameId(random) };
    return contestOf(links, name, finished.read().asWritten, arrival);
  } catch (error) {
    return fault("unreadable", historyWords.unreadable(reasonOf(error)));
  }
}

function linked(contest: Contest, own: number, app: string | undefined): Outcome {
  const link = linkOfContest(contest, own, findGameAmong([]));
  return link.ok ? linkReport(link.value, app) : link;
}

/**
 * The best that could be brought out of each deal that was played here, in words; from then on the deals are known ones (C-10).
 */
export async function bestOfDeals(
  { contest: { challenge, contestants }, own }: KnownContest,
  context: CommandContext,
): Promise<Result<readonly string[], Fault>> {
  const game = gameOfChallenge(challenge, findGameAmong([]));
  if (!game.ok) return game;
  const deals = challengeDeals(challengeFor(challenge, contestants[own]?.name ?? ""), findGameAmong([]));
  if (!deals.ok) return deals;
  const agents = agentsOf(game.value);
  const visible: string[] = [];
  for (const deal of deals.value) {
    const start = startSession(game.value, deal, challenge.variant);
    if (!start.ok) return start;
    await noteShown(context, [identityOf(start.value)]);
    visible.push(inWords(watch(solvingSession(start.value, agents.solver, DEAL_LIMITS))));
  }
  return ok(visible);
}

function inWords({ best, verdict }: Solution): string {
  if (!best) return contestWords.verdicts[verdict];
  return best.exact ? best.score.text : contestWords.atLeast(best.score.text);
}

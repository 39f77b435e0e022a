import { games } from "@tetrarch/engine";
import {
  type Contest,
  type ContestStanding,
  cancelledDebtsInWords,
  cardsInWords,
  counted,
  debtInWords,
  degreeAt,
  doubleInWords,
  doublesOf,
  entryAt,
  hasTotal,
  isRefused,
  listedNames,
  type Place,
  pendingGamesInWords,
  questionsOf,
  rulesOf,
  stakeInWords,
  variantInWords,
  verdictsAt,
} from "@tetrarch/play";
import { alignedLines } from "../../text-table.js";
import { titleOf } from "./game.js";

/** What the commands of duels and series say. */
export const contestWords = {
  playSeries: (link: string) => `A series. Play it with: tetrarch series play ${link}`,
  nextDeal: (link: string) => `Play its next deal with: tetrarch duel play ${link}`,
  dealOf: (number: number, of: number, stake: string) => `Deal ${number} of ${of}${stake}.`,
  best: (game: number, text: string) => `game ${game}: at best ${text}`,
  atLeast: (score: string) => `${score} at least`,
  verdicts: { unknown: "nobody knows", won: "could be won", lost: "could not be won" },
};

/** What is said at the table of a duel at one screen. */
export const hereWords = {
  whichGame: `Which game? Its two letters: ${new Intl.ListFormat("en", { type: "disjunction" }).format(games.map(({ dealCode }) => dealCode.prefix.toLowerCase()))}.`,
  whoPlays: "Who plays? The names, as Ann, Ben. One name alone plays against the house.",
  turn: (contest: Contest, place: Place, isOn: boolean) =>
    `${turnOf(contest, place)}${isOn ? ", goes on" : ""}.${othersLookAway(contest, place)}`,
  enterDeals: "Enter deals. ",
  next: (contest: Contest, place: Place) =>
    `Next: ${turnOf(contest, place)}. Play it with: tetrarch duel here`,
};

function turnOf({ contestants, challenge, terms }: Contest, { contestant, game }: Place): string {
  const stake = terms.stake === 0 ? "" : `, ${stakeInWords(terms)}`;
  return `${contestants[contestant]?.name}, deal ${game + 1} of ${challenge.length}${stake}`;
}

/** Where all play the same deals, who plays later must not see the cards. */
function othersLookAway({ contestants, challenge }: Contest, { contestant, game }: Place): string {
  const others = contestants.filter(
    ({ kind, entries }, place) => kind === "here" && place !== contestant && !entries[game],
  );
  if (challenge.ownShuffle || others.length === 0) return "";
  const names = listedNames(others.map(({ name }) => name));
  return ` ${names} ${others.length === 1 ? "looks" : "look"} away.`;
}

/**
 * A contest as a table of its games, and how it stands.
 * @param own who plays here; undefined where all do
 * @param isHidden whether a result is not shown yet: the player has not finished that deal
 */
export function contestInWords(
  { contest, own }: { readonly contest: Contest; readonly own: number | undefined },
  standing: ContestStanding,
  isHidden: (place: Place) => boolean,
): readonly string[] {
  const { challenge, contestants } = contest;
  const rows = Array.from({ length: challenge.length }, (_, game) => [
    `game ${game + 1}`,
    ...contestants.map((_, contestant) => cell(contest, { contestant, game }, isHidden)),
  ]);
  const table = [
    ["", ...contestants.map(({ name }) => name)],
    ...rows,
    ["total", ...standing.totals.map((total) => (hasTotal(contest, standing) ? String(total) : "-"))],
  ];
  const note = pendingGamesInWords(contest, standing);
  return [
    headingOf(contest),
    "",
    ...alignedLines(table),
    "",
    ...(note === undefined ? [] : [note]),
    ...doublesOf(contest).map(({ contestant, game }) =>
      doubleInWords(contestants[contestant]?.name ?? "", game),
    ),
    ...outcomeOf(contest, own, standing),
  ];
}

/** A game of a contestant as it is said in a command: `Ann 2`. */
export function gameInWords({ contestants }: Contest, { contestant, game }: Place): string {
  return `${contestants[contestant]?.name} ${game + 1}`;
}

function headingOf({
  challenge: { game, variant, length, ownShuffle, cards },
  contestants,
  terms,
}: Contest): string {
  const options = variantInWords(variant);
  const deals = length === 1 ? "one deal" : `${length} deals`;
  const hasStake = rulesOf(game, contestants.length).hasDebts && terms.stake > 0;
  const shuffle = ownShuffle ? ", own shuffle" : "";
  return `${titleOf(game)}${options && ` (${options})`}${cardsInWords(cards)}, ${deals}${shuffle}${hasStake ? `, ${stakeInWords(terms)}` : ""}`;
}

function cell(contest: Contest, place: Place, isHidden: (place: Place) => boolean): string {
  const entry = entryAt(contest, place);
  if (!entry || entry.type === "absent") return "-";
  if (isHidden(place)) return "played";
  if (entry.type === "conceded") return "conceded";
  const degree = degreeAt(contest, place);
  // What not all agree to counts as resigned, as the total has it.
  if (isRefused(contest, place)) return `0 (${degree}, not agreed to)`;
  const { endInWords } = rulesOf(contest.challenge.game, contest.contestants.length);
  const result = `${endInWords(entry.record)} ${entry.record.score.text}`;
  if (degree === undefined || degree === "first") return result;
  const isAgreed = verdictsAt(contest, place).includes("agreed");
  return `${result} (${degree}${isAgreed ? ", agreed to" : ""})`;
}

function outcomeOf(contest: Contest, own: number | undefined, standing: ContestStanding): readonly string[] {
  const { contestants } = contest;
  const questions = questionsOf(contest);
  if (questions.length > 0)
    return [
      `${counted(questions.length, "game was", "games were")} played with help or on a known deal: with --agree, when all agree, they count; with --refuse they count as resigned. For one of them: --agree-game or --refuse-game ${questions.map((place) => `"${gameInWords(contest, place)}"`).join(", ")}.`,
    ];
  if (own === undefined && !standing.finished) return [];
  const left = contestants[own ?? -1]?.entries.filter((entry) => !entry).length ?? 0;
  if (left > 0) return [`${counted(left, "deal is", "deals are")} left for you.`];
  if (!standing.finished) return ["Not all games of the others have come yet."];
  if (contestants.length === 1) return [`You bring out ${counted(standing.totals[0] ?? 0, "point")}.`];
  const names = standing.winners.map((place) => contestants[place]?.name ?? "");
  return [
    names.length === 1 ? `${names[0]} wins.` : `A draw: ${listedNames(names)}.`,
    ...cancelledDebtsInWords(contest, standing),
    ...standing.debts.map((debt) => `${debtInWords(contest, debt)}.`),
  ];
}

import { capital, games } from "@tetrarch/engine";
import {
  type Contest,
  type ContestStanding,
  cardsInWords,
  counted,
  type Entry,
  listedNames,
  playerInSentence,
  variantInWords,
} from "@tetrarch/play";

export { oneMoment, placeUnreachable, tryAgain } from "./common.js";

const NUMBERS: Readonly<Record<number, string>> = { 1: "one", 3: "three", 5: "five", 10: "ten" };

/** `three games`. */
export function lengthInWords(length: number): string {
  return `${NUMBERS[length] ?? length} ${length === 1 ? "game" : "games"}`;
}

/** The solitaire, and its variant where that is not the standard game. */
export function gameInWords({ challenge: { game, variant, cards } }: Contest): string {
  const title = games.find(({ id }) => id === game)?.title ?? game;
  const options = variant === "standard" ? "" : `, ${variantInWords(variant)}`;
  return `${title}${cardsInWords(cards)}${options}`;
}

/** What a contest is called: who plays how many games. */
export function titleOf({ contestants, challenge: { length } }: Contest): string {
  if (contestants.length === 1) return `A series of ${NUMBERS[length] ?? length}`;
  return listedNames(contestants.map(({ name }) => name));
}

/** Why a deal brings nothing that was not played as it had to be. */
export const NO_POINTS: Readonly<Record<Exclude<Entry["type"], "played"> | "refused", string>> = {
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

/** The page of series and duels. */
export const title = "Series and duels";
export const unreadable = (reason: string) => `The book cannot be read: ${reason}. It is not lost.`;
export const someUnreadable = "Some contests cannot be read. They are left as they are.";
export const notSaved = (reason: string) => `That cannot be saved: ${reason}.`;
export const debtChanged = "The debt has changed meanwhile: look again before you settle it.";
export const notHere = "This contest is not in the book. It may be in another browser, or deleted.";
export const book = "The book";

export function restored(count: number): string {
  return `The browser had lost ${count === 1 ? "a contest" : `${count} contests`} of the book: restored from the second copy.`;
}

/** The list. */
export const sameDeals = "The same cards for all";
export const sameDealsText =
  "Play the same cards as somebody else, and see who does better; or play a series for its total.";
export const WAYS = {
  link: { title: "A challenge by link", text: "a friend plays the same cards on another device" },
  duel: {
    title: "A duel at this screen",
    text: "two to eight players, one after the other; the others look away",
  },
  house: { title: "Against the house", text: "the program plays the same cards after you" },
  series: { title: "A series of your own", text: "three, five or ten games in a row, and each one counts" },
} as const;
export const noLadder = "The ladder cannot be shown just now.";
export const emptyBook =
  "Nothing here yet. Whatever you begin is listed here, game by game, until it is settled.";
export const goingOn = "Going on";
export const finished = "Finished";
export const debts = "Debts";
export const owes = "owes";
export const debtChangedSince = "A result has changed since they settled: this is the difference.";
export const settled = "Settled between us …";
export const settledBetween = (debtor: string, creditor: string) =>
  `Settled between ${debtor} and ${creditor} …`;
export const onPaper = "On paper only: nothing changes hands through Tetrarch.";
export const settledDebts = "Settled debts";
export const payment = (debtor: string, creditor: string, amount: string, ower: string) =>
  `${debtor} and ${creditor} settled ${amount} that ${ower} owed`;

export function turnOf(name: string, game: number, length: number): string {
  return `${name === "" ? "" : `${name}, `}game ${game} of ${length}`;
}

export function waitsFor(names: readonly string[]): string {
  return names.length === 0 ? "waits for the house" : `waits for ${listedNames(names)}`;
}

export function settleDebt(debtor: string, creditor: string, amount: string) {
  return {
    title: "Settled between you?",
    text: `${debtor} owes ${creditor} ${amount}. Once it is settled, nothing of it is owed any more. The book keeps a line about it for good.`,
    act: "It is settled",
    keep: "Not yet",
  };
}

/** A new contest. */
export const theGame = "The game";
export const variant = "Variant";
export const standard = "standard";
export const howLong = "How long";
export const whoPlays = "Who plays, in this order";
export const player = (number: number) => `Player ${number}`;
export const withoutPlayer = (number: number) => `Without player ${number}`;
export const onePlayerMore = "One more";
export const whoseSeries = "Whose series";
export const yourName = "Your name";
export const nameMissing = "Type your name first.";
export const rival = "Whom you challenge";
/** Name of an invited player who was not named. */
export const friend = "Friend";
export const challengeText =
  "A program could work out the cards from the link: you trust each other not to. The answer comes by link, too.";
export const housePlayer = "Who plays for the house";
export const strongest = playerInSentence("strongest");
export const greedy = playerInSentence("greedy");
export const houseText = "It sees what you see, and no card more. It plays each deal after you.";
export const stake = "The stake for each point; 0 for no stake";
export const howMuch = "How much";
export const ofWhat = "Of what";
export const stakeText =
  "Game by game, the lower score owes the difference; but who came out with all four kings owes nothing. On paper only.";
export const agreesToHelp = "Hints, takebacks and known deals count, and all agree to that";
export const ownShuffle = "Own shuffle: each plays other cards, as with a pack each";
export const begin = "Begin";
export const makeLink = "Make the link";
export const more = "More";
export const notNow = "Not now";
const whole = (most: number) => `a whole number from 0 to ${most.toLocaleString("en-GB")}`;
export const stakeMissing = (most: number) => `How much is a point worth? ${capital(whole(most))}.`;
export const stakeWrong = (most: number, stake: number) => `The stake is ${whole(most)}, not ${stake}.`;

/** A challenge that has come by link. */
export const challenge = {
  refusedTitle: "It does not count",
  refused: (reason: string) => `The games of the link are refused: ${reason}.`,
  noneTitle: "No challenge",
  none: "The link holds something else.",
  open: "Open it.",
  linkFrom: (name: string) => `A link from ${name}`,
  ignore: "Ignore the link",
  take: "Take the games in",
  toContest: "To this contest in the book",
  from: (name: string) => `${name} challenges you`,
  ownCards: "Each of you has other cards.",
  sameCards: "You play the very same cards.",
  trust: "A program could work out the cards from the link: you trust each other not to.",
  resultsLater: (name: string) => `You see the results of ${name} when you have played.`,
  noStake: "There is no stake: points are counted, and nothing is paid.",
  stake: (stake: string) =>
    `The stake is ${stake}. Game by game, the lower score owes the difference; but who came out with all four kings owes nothing. On paper only.`,
  helpCounts: "Hints, takebacks and known deals count.",
  accept: "Accept",
  otherGames: (name: string) =>
    `${name} plays here, and the link has other games than this book. Are they ${name}’s, too? Of two different games of a deal the one with fewer points counts.`,
  opensAgain: (name: string) =>
    `This contest is settled. What ${name} has sent opens it again, until all games have come and all agree to them.`,
} as const;

/** A contest. */
export const terms = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(" · ");
export const ownShuffleTerm = "own shuffle";
export const linkNote = "A program could work out the cards from the link: you trust each other not to.";
export const houseCannot = (reason: string) => `The house cannot play: ${reason}.`;
export const noHousePlayer = "no program here plays for the house";
export const housePlays = (game: number) => `The house plays game ${game} …`;
export const openHere = "open here";
export const sendGames = "Send the games …";
export const sameTable = "The others have the same table once they have all games.";
export const notSettled = (reason: string) => `It cannot be settled: ${reason}.`;
export const table = "Table";
export const gameName = (game: number, length: number) => `game ${game} of ${lengthInWords(length)}`;
export const playAgainst = (name: string) => `These deals again, against ${name}’s games`;
export const playAgainstThese = "These deals again, against these games";
export const concedes = (name: string) => `${name} concedes …`;
export const giveUp = "Give the series up …";
export const settleWithout = (name: string) => `Settle without ${name} …`;
export const deleteContest = "Delete this contest …";
export const before = " before";
export const send = "Send it";

/** What waits for a player on another device: the sentence before and after the link `openHere`. */
export function awaited(name: string, hasSent: boolean, isChallenger: boolean) {
  const what = hasSent
    ? "has not sent all games yet"
    : isChallenger
      ? "has not answered yet"
      : "has sent no games yet";
  return {
    before: `${name} ${what}: send ${isChallenger ? "this link" : "yours when you have played"};`,
    after: "the link that comes back.",
  };
}

export function offer(name: string, played: "all" | "some" | "none"): string {
  const what = { all: "with all games", some: "with the games so far", none: "the challenge" }[played];
  return `${name}: ${what}`;
}

/** @param name empty in a series of one's own */
export function concede(name: string) {
  return name === ""
    ? {
        title: "Give it up?",
        text: "All games that are left count as resigned.",
        keep: "Play on",
        act: "Give it up",
      }
    : {
        title: "Concede?",
        text: `All games that ${name} has not finished count as resigned.`,
        keep: "Play on",
        act: "Concede",
      };
}

export function settleAbsent(name: string) {
  return {
    title: `Settle without ${name}?`,
    text: `What ${name} has not sent counts as resigned in this book. ${name}’s own book does not know of it. If the games come later, they take their places here, and it is settled again.`,
    keep: "Wait",
    act: "Settle it",
  };
}

/** @param names empty in a series of one's own */
export function deleteQuestion(names: readonly string[]) {
  const what =
    names.length === 0
      ? "This series is deleted."
      : `What ${listedNames(names)} owe each other by it is deleted.`;
  return {
    title: "Delete this contest?",
    text: `${what} The games stay in your history.`,
    keep: "Keep it",
    act: "Delete it",
  };
}

/** Whose turn it is. */
export const game = (number: number) => `Game ${number}`;
/** Follows a name. */
export const ofGame = (number: number) => `, game ${number}`;
export const playOn = "Play on";
export const playOnly = "Play the game";
export const playFirst = "Play the first game";
export const playNext = "Play the next game";
export const noReplacement =
  "No game is replaced: one that is begun and left for another deal counts as resigned.";
export const othersMayWatch = "Each has other cards here, so the others may look on.";
export const lookAway = (names: readonly string[]) =>
  `${listedNames(names)}, look away. All play the very same cards.`;
export const playsOn = (name: string) => `${name} plays on`;
export const dealTo = (name: string) => `I am ${name}: lay the cards`;

/** The settlement. */
export const noDebts = "Nobody owes anybody anything.";
export const twisted = "Debts are made game by game, so one may win and owe.";

/** The table of games. */
export const ownShuffleNote = "Own shuffle: each plays other cards, so luck counts too.";
export const gamesAndPoints = "Games and points";
export const gameHead = "Game";
export const debtHead = "Debt in points";
export const total = "Total";
export const theBest = ", the best";
export const played = "played";
export const agreedTo = (label: string) => `${label}, agreed to`;
export const cancelled = (points: number) => `${points} cancelled by four kings`;

/** The questions whether games with help count. */
export const doesItCount = "Does it count?";
export const notFresh = "Not all was played fresh and unaided. Such a game counts only if all agree to it:";
export const allAgree = "All agree: this game counts";
export const allAgreeTo = (game: string) => `All agree: ${game} counts`;
export const refuse = "No: it counts as resigned";
export const refuseOf = (game: string) => `No: ${game} counts as resigned`;
export const goesWithLink = "What you say here goes with your next link: then it holds for the others, too.";
export const agreed = "Agreed to";
export const agreedNotFresh = "Agreed to, though not played fresh and unaided:";
export const refusalGoes = "One refusal is enough. It goes with your next link.";
export const gameOf = (name: string, game: number) => `${name}, game ${game}`;

/** The best result of each deal. */
export const bests = "What the cards had in them";
export const showBests = "Show the best of each deal";
export const bestOf = (result: string) => `best ${result}`;
export const thinking = "thinking";
export const solverFails = (reason: string) => `The solver cannot be asked: ${reason}.`;
export const bestsNote = "Reached by a program that sees every hidden card: more than any person can.";
export const yours = "yours";
export const notPlayed = "not played";
export const gameResults = (game: number, results: readonly string[]) =>
  `Game ${game}, ${results.join("; ")}`;
export const atLeast = (score: string) => `${score} at least`;
export const unknown = "unknown";
export const couldBeWon = "could be won";
export const couldNotBeWon = "could not be won";

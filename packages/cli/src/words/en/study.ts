const grouped = new Intl.NumberFormat("en");

/** On what a study ran. */
interface MachineFacts {
  readonly cpu: string;
  readonly cores: number;
  readonly node: string;
  readonly platform: string;
}

/** What reports on studies say. */
export const studyWords = {
  title: "# How often these games can be won",
  meaning: `\
*Made by \`tetrarch study report\` from the files of studies; not written by hand.*

**Thoughtful** says how many deals can be won when every hidden card and coming roll is known: won means that a search
found the moves, and the rules engine has replayed them; lost means that a complete search found none; the rest is
undecided. Nobody who plays fairly can win more often than that. The other rows are **fair players**, who see what a person
sees: \`random\` takes any legal move, \`greedy\` follows the short rules in the game's page without looking ahead, \`sampler\`
deals the hidden cards anew many times and tries its moves on them (in Napoleon's Tomb it plans instead: what is hidden
has no say in any choice there). \`evaluator\`, \`planner\` and \`rehearser\` are players of single games:
\`evaluator\` goes by what a learnt net expects of every card that may come, \`planner\` plays the last pass of Napoleon's
Tomb in thought, \`rehearser\` plays every move on by the net of Four Kingdoms. Somebody may play better than all of them.
In Tomb of Four Kings *won* is: out alive with all four kings.

Intervals are Wilson's, at 95 %. Undecided deals count as lost for the lower end and as won for the upper. The picture shows
corrected rates where there are such (*On the same deals*).`,
  numbers: "## The numbers",
  results: "## Best results, and how hard the deals are",
  reading: `\
A *node* is a position that the search reached by a move. The lines in the last picture rise to the share of deals that the
search has settled with so many nodes.`,
  columns: {
    game: "game",
    player: "player",
    deals: "deals",
    won: "won",
    interval: "95 % interval",
    undecided: "undecided",
    meanScore: "mean score",
    meanNodes: "mean nodes",
    wonThere: "won there",
    corrected: "corrected",
    luckOff: "luck off",
    beside: (player: string) => `${player} there, of all`,
  },
  sameDeals: "On the same deals",
  corrected:
    "corrected: what it would win of all deals, by what the others win of these and of all, and by its luck in each where a study tells it",
  correctedMeaning: `\
Some deals are kinder than others, and a slow player plays few of them. *Corrected* is what it would win of all: \`greedy\`
and the solver have played many more deals, and what they win of these beside what they win of all is taken off by least
squares (on their wins, and greedy's scores), as far as the player's own results go with it; and so is what the cards brought it
by the game's evaluator, where the study tells that luck (*luck off*).`,
  thoughtful:
    "thoughtful: all hidden cards and rolls known. Undecided deals count against both ends of the interval.",
  ranOn: ({ cpu, cores, node, platform }: MachineFacts) =>
    `Ran on: ${cpu}, ${cores} cores, Node ${node}, ${platform}.`,
  deals: (player: string, first: string | undefined, last: string | undefined) =>
    `${player}: deals ${first} to ${last}`,
  missing: (count: number) => `${grouped.format(count)} of them missing`,
  budget: (nodes: number, isOfDeal: boolean) =>
    `${grouped.format(nodes)} nodes a ${isOfDeal ? "deal" : "move"}`,
  memory: (mebibytes: number) => `${grouped.format(mebibytes)} MiB`,
  version: (version: string) => `Tetrarch ${version}`,

  stoppedAfter: (done: number, size: number) => `stopped after ${done} of ${size} deals`,
  stoppedBy: (done: number, size: number, signal: string) =>
    `${done} of ${size} deals; stopped by ${signal}, the same command goes on`,
  complete: (size: number, added: number) =>
    added === 0 ? `all ${size} deals were there` : `all ${size} deals, ${added} of them new`,
  waitingFor: (holder: string) => `waiting for ${holder}`,
  cutOff: (bytes: number) => `its broken end is cut off, ${bytes} bytes`,
  checked: (deals: number, differing: number) => `${deals} deals studied again, ${differing} differ`,
  differs: (deal: string, kept: string, found: string) => `${deal}: ${kept} in the file, now ${found}`,
  condensed: (deals: number, from: string, to: string, bytes: number) =>
    `${deals} deals, ${from} to ${to}, ${bytes.toLocaleString("en-GB")} bytes`,
  merged: (deals: number, from: string | undefined, to: string | undefined) =>
    `${deals} deals, ${from} to ${to}`,
  missingBetween: (count: number, first: number | undefined) =>
    `warning: ${count} deals between are missing, the first is ${first}`,
  logNotWritten: (path: string, why: string) =>
    `warning: ${path} is whole, but the log beside it could not be written: ${why}`,
};

/** What the page of notable deals says. */
export const notableWords = {
  title: `\
# Deals worth a look

*Made by \`tetrarch study list\` from the files of studies; not written by hand.*

**Undecided**: all deals that the solver could not settle within its budget. **Hardest**: of the others, the deals that took the solver most, with the effort class k: 2^k − 1 to 2^(k+1) − 2 positions reached.
**To begin with**: won by the short rules of \`greedy\`, in the fewest moves. **Cruel**: lost already at the deal, proved, and yet
the best that they hold is high, or \`greedy\` comes far: after the code the best score with everything known, where the
game has points, and the score of \`greedy\`. Where nobody holds anything they are just **lost deals**. Of equal ones those with the lower numbers.`,
  heading: (title: string, variant: string | undefined) =>
    `## ${title}${variant === undefined ? "" : ` (${variant})`}`,
  counts: (decided: number, tried: number) =>
    `Of ${grouped.format(decided)} deals that the solver has decided, ${grouped.format(tried)} were tried by \`greedy\` too.`,
  undecided: "Undecided",
  hardest: "Hardest",
  teaching: "To begin with",
  cruel: "Cruel",
  lost: "Lost deals",
  length: (moves: number) => `${moves} moves`,
  section: (name: string, deals: readonly string[]) =>
    `**${name}**: ${deals.length === 0 ? "none." : `${deals.join(", ")}.`}`,
};

/** How fast a study goes and how long it still takes, in words. */
export interface Pace {
  /** `123 a second`, `7 a minute`. */
  readonly rate: string;
  /** `2 h 5 min`. */
  readonly left: string;
}

/** How far a study is, while it runs. */
export const paceWords = {
  /** What `cli-progress` fills in. */
  bar: "{bar} {percentage} % · {value} of {total} deals · {rate} · {left} left",
  line: (done: number, size: number, { rate, left }: Pace) =>
    `${done} of ${size} deals, ${rate}, ${left} left`,
  unknown: "–",
};

export function rateInWords(aSecond: number): string {
  if (aSecond >= 10) return `${grouped.format(Math.round(aSecond))} a second`;
  if (aSecond >= 1) return `${aSecond.toFixed(1)} a second`;
  return `${(aSecond * 60).toFixed(1)} a minute`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function durationInWords(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < MINUTE) return `${whole} s`;
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)} min ${whole % MINUTE} s`;
  if (whole < DAY) return `${Math.floor(whole / HOUR)} h ${Math.floor((whole % HOUR) / MINUTE)} min`;
  return `${Math.floor(whole / DAY)} d ${Math.floor((whole % DAY) / HOUR)} h`;
}

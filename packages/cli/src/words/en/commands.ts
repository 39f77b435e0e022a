import { analysisTexts } from "./commands/analysis.js";
import { benchTexts } from "./commands/bench.js";
import { coachingTexts } from "./commands/coaching.js";
import { contestTexts } from "./commands/contests.js";
import { playingTexts } from "./commands/playing.js";
import { studyTexts } from "./commands/studies.js";

/** The help of every command; a command inside another has the outer name in front. */
export const commandTexts = {
  ...playingTexts,
  ...contestTexts,
  ...coachingTexts,
  ...analysisTexts,
  ...studyTexts,
  ...benchTexts,
};

/** The help of the program itself. */
export const programText = {
  description: "Five uncommon, storied solitaires. Without a command: the menu of games.",
  version: "print the version",
  help: "print this help, or a command's",
  examples: "Examples:",
  givenTwice: "It is given twice.",
  /** What commander says of a command line, and how it is said here. */
  commander: [
    [/^missing required argument '(.*)'$/, "<$1> is missing"],
    [/^required option '(.*)' not specified$/, "$1 is missing"],
    [/^option '(.*)' argument missing$/, "$1: what should follow it is missing"],
    [/^option '(.*)' argument '.*' is invalid\. It is given twice\.$/, "$1 is given twice"],
    [
      /^command-argument value '(.*)' is invalid for argument '(.*)'\. Allowed choices are (.*)\.$/,
      '<$2> "$1": expected one of $3',
    ],
  ] satisfies readonly (readonly [RegExp, string])[],
  /** @param games a line for each game */
  after: (games: string) => `
GAME is a game's name or its two letters:
${games}

Exit codes:
  0   done
  1   understood but wrong: a deal, a variant, a link, what is in a file, an
      illegal move; no deal proved winnable; a file that cannot be written
  2   wrong usage: no such command, option, value, game, rule or finished game;
      something is missing; a file that cannot be read
  70  a bug in tetrarch (set TETRARCH_DEBUG=1 to see more)
  130, 143, 129   stopped by Ctrl+C, SIGTERM or SIGHUP
  141 the reader of the output, as in | head, has closed it before its end

An error is one line on standard error. With --json it is
{"error":{"code","message"}} on standard output instead. Every command takes
--plain: line by line, for screen readers and simple terminals.

Examples:
  tetrarch                                   choose a game and play
  tetrarch --plain                           the same, line by line
  tetrarch four-kingdoms                     the same as tetrarch play …
  tetrarch play fk --deal FK-11982-6         play a deal
  tetrarch rules tomb-of-four-kings | less   read the rules
  tetrarch deal --help                       more about a command`,
  /** A name that is neither a command inside this one nor a game. */
  innerNames: (why: string, command: string, names: readonly string[]) =>
    `${why}; the commands of ${command} are ${names.join(", ")}`,
  noCommand: (command = "") => `a command is missing: see tetrarch ${command && `${command} `}--help`,
  expectedOneOf: (why: string, names: readonly string[]) => `${why}: expected one of ${names.join(", ")}`,
  bug: (message: string) => `${message} (this is a bug; set TETRARCH_DEBUG=1 to see where)`,
};

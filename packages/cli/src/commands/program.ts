import { games } from "@tetrarch/engine";
import { Command } from "commander";
import { VERSION } from "../version.js";
import { givenOnce } from "./given-once.js";
import type { Outside } from "./outside.js";
import { addDuels } from "./program/duels.js";
import { addHistory } from "./program/histories.js";
import { addLink } from "./program/links.js";
import { addCards, addDeal, addLearn, addPlay, addPuzzle, addRules, addToday } from "./program/playing.js";
import { addCompletion, addEngine, addPerft, addReplay } from "./program/programs.js";
import type { Runner } from "./program/runner.js";
import { addAnalyse, addSolve } from "./program/solving.js";
import { addStudy } from "./program/studies.js";

/** The command line: all commands, their arguments and options. Completion is made from it. */
export function createProgram(outside: Outside, runner: Runner): Command {
  const program = new Command("tetrarch")
    .description("Five uncommon, storied solitaires. Without a command: the menu of games.")
    .version(VERSION, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help, or a command's")
    .exitOverride()
    // An option belongs to the command before it: `study merge` has some of the names that `study` has.
    .enablePositionalOptions()
    .configureOutput({
      writeOut: (text) => void outside.stdout.write(text),
      // Errors are printed where they are caught, in one line.
      writeErr: () => {},
      getOutHelpWidth: () => Math.min(outside.terminal.columns, 100),
      getOutHasColors: () => false,
    });
  addPlay(program, runner);
  addLearn(program, outside, runner);
  addPuzzle(program, outside, runner);
  addEngine(program, outside, runner);
  addDeal(program, outside, runner);
  addToday(program, outside, runner);
  addHistory(program, outside, runner);
  addDuels(program, outside, runner);
  addReplay(program, outside, runner);
  addLink(program, outside, runner);
  addPerft(program, runner);
  addSolve(program, outside, runner);
  addAnalyse(program, outside, runner);
  addStudy(program, outside, runner);
  addRules(program, outside, runner);
  addCards(program, outside, runner);
  addCompletion(program, runner);
  givenOnce(program);
  const ids = games.map(({ id, dealCode }) => `  ${dealCode.prefix.toLowerCase()}  ${id}`).join("\n");
  return program.addHelpText(
    "after",
    `
GAME is a game's name or its two letters:
${ids}

Exit codes:
  0   done
  1   the input was understood but is wrong: an illegal move, a bad deal, a bad transcript …;
      or the output could not be written
  2   wrong usage: no such command, option, game or rule, or a file that cannot be read
  70  a bug in tetrarch (set TETRARCH_DEBUG=1 to see more)
  130, 143, 129   stopped by Ctrl+C, SIGTERM or SIGHUP
  141 whoever read the output, as in | head, has left before its end

An error is one line on standard error. With --json it is {"error":{"code","message"}} on standard
output instead.

Examples:
  tetrarch                                   choose a game and play
  tetrarch four-kingdoms                     play it; the same as tetrarch play four-kingdoms
  tetrarch play fk --deal FK-11982-6         play a deal
  tetrarch rules tomb-of-four-kings | less   read the rules
  tetrarch deal --help                       more about a command`,
  );
}

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createProgram } from "../../src/commands/program.js";
import { storesIn } from "../../src/play/saves/stores.js";
import { tetrarch } from "../command-line.js";
import { ownFolder } from "../own-folder.js";

/** Every kind of error, over every command in which it can occur: one wording and one exit code for each kind. */

const { folder, file } = ownFolder("error-kinds");
const none = join(folder, "none.txt");
const garbage = file("garbage.txt", "garbage\n");
const bytes = join(folder, "bytes.txt");
writeFileSync(bytes, Buffer.from([0, 255, 10]));
const nowhere = join(folder, "none", "x.study");
let duel = "";

beforeAll(async () => {
  vi.stubEnv("TETRARCH_HOME", folder);
  duel =
    (await tetrarch(["duel", "new", "fk", "--name", "A", "--own-shuffle"])).stdout.trim().split("\n")[1] ??
    "";
});
afterAll(() => vi.unstubAllEnvs());

interface Kind {
  readonly code: number;
  readonly says: RegExp;
  /** Command lines, separated by `|`. */
  readonly lines: string;
}

const STUDY = "study fk --deals 1..2 --player random";
const FILES =
  "study merge F --out y|study report F|study condense F --out y.study|study check F|study manifest F --out y.manifest.json|study list F";
const GAMES_OF_FILES = "replay F|link F|analyse F|field F|play --open F";
const SETS =
  "play fg --card-set F|solve fg --card-set F|duel new fg --name A --card-set F|series new fg --card-set F|cards --check F";
const OTHER_FILES = "solve fk --deals-file F|history import F";
const OF_HISTORY = "history show F|history mark F --star|retry F";

/** Command lines on this file. */
function of(name: string, ...lines: readonly string[]): string {
  return lines.join("|").replaceAll("F", name);
}

const kinds: Readonly<Record<string, Kind>> = {
  "a name that is no game's": {
    code: 2,
    says: /^"chess" is not a game: expected one of tk \(tomb-of-four-kings\), /,
    lines: `play chess|deal chess|today chess|learn chess|puzzle chess|history chess|history trends chess|history anew chess|perft chess --deal 1 --depth 1|solve chess|study chess|study merge x --game chess --out y|rules chess|rules chess FK-1|cards chess|duel new chess --name A|duel here chess --names A|series new chess`,
  },
  "a name that is nearly a game's": {
    code: 2,
    says: /^"tombs" is not a game: expected one of tk \(.*\) \(Did you mean tomb-of-four-kings\?\)$/,
    lines: "play tombs|learn tombs|rules tombs",
  },
  "a name that is nearly those of two games": {
    code: 2,
    says: /^"four" is not a game: .* \(Did you mean four-kingdoms or four-gods\?\)$/,
    lines: "play four|deal four",
  },
  "no such command": {
    code: 2,
    says: /^unknown command 'chess': expected one of /,
    lines: "chess|duel chess|series chess|help chess",
  },
  "a command is missing": {
    code: 2,
    says: /^a command is missing: see tetrarch (duel|series) --help$/,
    lines: "duel|series",
  },
  "an option given twice": {
    code: 2,
    says: /^--\S+ <\S+> is given twice$/,
    lines:
      "play fk --deal 1 --deal 2|history --last 1 --last 2|study merge a --out x --out y|duel new tk --name A --name B",
  },
  "no value after an option": {
    code: 2,
    says: /^--\S+ <\S+>: what should follow it is missing$/,
    lines: "play --deal|history --last|duel new tk --name|study fk --deals|field --card-set",
  },
  "a number that is none": {
    code: 2,
    says: /^--\S+ "-?x?\d*": expected a whole number, \d+ to \d+$/,
    lines: `learn fk --level x|learn fk --level 99|puzzle fk --number 0|history --last x|history --last -1|perft fk --deal 1 --depth x|perft fk --deal 1 --depth 1 --nodes 0|solve fk --nodes x|solve fk --memory 0|analyse x --nodes x|cards --check x --deals x|${STUDY} --jobs 0|study check x --jobs x|study fk --deals 1..2 --player thoughtful --nodes x|duel new tk --name A --stake x`,
  },
  "a value that is none of some": {
    code: 2,
    says: /^(--\S+|<\w+>) "x": expected one of \S+, /,
    lines:
      "play fk --winnable --difficulty x|deal fk --winnable --difficulty x|duel new tk --name A --length x|series new tk --length x|duel house DUEL --player x|duel here fk --names A --house x|duel here fk --names A --length x|study fk --deals 1..2 --player x|completion x|settings x on|settings plain x",
  },
  "a value of another form": {
    code: 2,
    says: /^--\S+ "\S+": expected /,
    lines: `today --date x|today --date 2026-02-30|today --month x|today --month 2030-01|${STUDY} --shard x`,
  },
  "a needed option is missing": {
    code: 2,
    says: /^--\S+ (<\S+> )?is missing(: .+)?$/,
    lines: `duel new tk|duel here tk|duel answer zzz|duel show zzz|duel debts zzz|duel play DUEL|perft fk|study fk|study fk --deals 1..2|study merge x|study condense x|study manifest x`,
  },
  "options that do not go together": {
    code: 2,
    says: /^--\S+ and --\S+ do not go together$/,
    lines:
      "today --date 2026-01-01 --month|cards --schema --check x|solve fk --deal 1 --deals-file x|link x --deal --view|duel show DUEL --name A --agree --refuse",
  },
  "an option without the one that it goes with": {
    code: 2,
    says: /^--\S+ goes with --\S+/,
    lines: `play fk --difficulty easy|deal fk --difficulty easy|cards --deals 5|${STUDY} --wait|study merge x --out y --deals 1..2|study report x --plots y`,
  },
  "an option that needs a game": {
    code: 2,
    says: /^--\S+: say (for|of) which game, as in tetrarch /,
    lines:
      "play --deal 1|play --variant x|play --winnable|learn --level 1|puzzle --number 1|puzzle --today|duel here --names A",
  },
  "cards where a game has none of its own": {
    code: 2,
    says: /is not played with a card set/,
    lines: `${SETS.replaceAll(" fg ", " fk ").replace("|cards --check F", "|cards fk")}`,
  },
  "no such rule": {
    code: 2,
    says: /^Four Kingdoms has no rule "\S+": see tetrarch rules four-kingdoms$/,
    lines: "rules fk FK-99|rules FK-99|rules fk x",
  },
  "a deal that is none": {
    code: 1,
    says: /(the check digit of FK-1-1 is wrong|"x" is not a deal code: expected FK-NUMBER-CHECK|code of another game|is not a range of deals)/,
    lines: `deal fk FK-1-1|deal FK-1-1|deal fk x|deal fk KK-1-1|play FK-1-1|play fk --deal x|solve FK-1-1|solve fk --deal x|perft fk --deal x --depth 1|link FK-1-1|open FK-1-1|study fk --deals FK-1-1..9 --player random|study fk --deals x --player random`,
  },
  "no deal proved winnable": {
    code: 1,
    says: /^no deal was found that is proved winnable and as wanted: try again, or take another difficulty$/,
    lines:
      "play tk --winnable|play tk --winnable --difficulty easy|deal tk --winnable|deal tk --winnable --difficulty hard",
  },
  "a variant that the game does not have": {
    code: 1,
    says: /^"x" is not a variant of this game: this game has only /,
    lines: `play fk --variant x|play fk --winnable --variant x|solve fk --variant x|perft fk --deal 1 --depth 1 --variant x|link FK-1-9 --variant x|duel new fk --name A --variant x|series new fk --variant x|${STUDY} --variant x`,
  },
  "a file that is not there": {
    code: 2,
    says: /none\.txt: there is no such file$/,
    lines: of("NONE", GAMES_OF_FILES, SETS, FILES, OTHER_FILES, "duel show x --name A --card-set F"),
  },
  "a file that is no text": {
    code: 2,
    says: /bytes\.txt: it is not a text \(UTF-8\)$/,
    lines: of("BYTES", GAMES_OF_FILES, SETS, OTHER_FILES),
  },
  "a file that holds something else": {
    code: 1,
    says: /garbage\.txt: (line 1: .+|it is not JSON: .+|it is no condensed study, .+)/,
    lines: of("GARBAGE", GAMES_OF_FILES, SETS, FILES, OTHER_FILES),
  },
  "a file that cannot be written": {
    code: 1,
    says: /^--\S+ \S+: there is no such place$/,
    lines: `play fk --transcript OUT|solve fk --deal 1 --transcript OUT|history export --out OUT|${STUDY} --out OUT|study merge x --out OUT|study report x --out OUT|study condense x --out OUT|study list x --out OUT`,
  },
  "no such finished game": {
    code: 2,
    says: /^no finished game is called "abcd1234": tetrarch history lists the games/,
    lines: of("abcd1234", GAMES_OF_FILES, OF_HISTORY),
  },
  "a word that is no game's id": {
    code: 2,
    says: /^no finished game is called "mygame": tetrarch history lists the games/,
    lines: of("mygame", GAMES_OF_FILES, OF_HISTORY),
  },
  "no game finished yet": {
    code: 2,
    says: /^no game has been finished yet$/,
    lines: of("latest", GAMES_OF_FILES, OF_HISTORY, "field|retry"),
  },
  "a broken link": {
    code: 1,
    says: /^the link: it is not whole/,
    lines:
      "open BROKEN|play BROKEN|replay BROKEN|duel play BROKEN|duel answer BROKEN --name A|duel show BROKEN --name A|duel house BROKEN|duel debts BROKEN --name A|series play BROKEN|series show BROKEN|series ladder BROKEN",
  },
  "a link of something else": {
    code: 1,
    says: /^the link is of no challenge: tetrarch replay shows what it holds$/,
    lines:
      "duel play DEAL|duel answer DEAL --name A|duel show DEAL --name A|duel house DEAL|duel debts DEAL --name A|series play DEAL|series show DEAL|series ladder DEAL",
  },
};

/** Draws a deal of the Tomb that is proved lost in no time, again and again. */
const drawn = (bound: number) => Math.floor((bound * 49) / 60);

function words(line: string): readonly string[] {
  return line.split(" ").map(
    (word) =>
      ({
        NONE: none,
        GARBAGE: garbage,
        BYTES: bytes,
        OUT: nowhere,
        BROKEN: "#/link/zzz",
        DUEL: duel,
        DEAL: deal,
      })[word] ?? word,
  );
}

let deal = "";
beforeAll(async () => {
  deal = (await tetrarch(["link", "FK-11982-6"])).stdout.trim().split("\n")[1] ?? "";
});

async function refusal(args: readonly string[]) {
  const { code, stdout, stderr } = await tetrarch(args, { ...storesIn(folder), random: drawn });
  return { code, stdout, message: stderr.replace(/^tetrarch: ([^\n]+)\n$/, "$1") };
}

test.each(Object.entries(kinds))("%s", async (_kind, { code, says, lines }) => {
  for (const line of lines.split("|")) {
    const refused = await refusal(words(line));
    expect([line, refused]).toEqual([line, { code, stdout: "", message: expect.stringMatching(says) }]);
  }
});

const program = createProgram(
  {
    stdout: { write: async () => true },
    stderr: { write: async () => true },
    env: {},
    terminal: { interactive: false, columns: 80, colour: false },
  },
  async () => {},
);

/** The commands that do something, each with its words. */
function leaves(
  command: Command,
  before: readonly string[] = [],
): readonly (readonly [readonly string[], Command])[] {
  return command.commands.flatMap((each) => {
    const name = [...before, each.name()];
    const isGroup = each.commands.length > 0 && each.registeredArguments.length === 0;
    return [...(isGroup ? [] : [[name, each] as const]), ...leaves(each, name)];
  });
}

test("an option that no command has, an argument too many, one too few", async () => {
  const all = leaves(program);
  expect(all.length).toBeGreaterThan(38);
  for (const [name, { registeredArguments: given, options }] of all) {
    const wanted = given.filter(({ required }) => required);
    const needed = options.filter(({ mandatory }) => mandatory).flatMap(({ long }) => [long ?? "", "1"]);
    const full = given.map(({ argChoices }) => argChoices?.[0] ?? "fk");
    const refused = (message: string) => [name, { code: 2, stdout: "", message }];
    expect([name, await refusal([...name, ...full, ...needed, "--xyzzy"])]).toEqual(
      refused("unknown option '--xyzzy'"),
    );
    if (!given.some(({ variadic }) => variadic))
      expect([name, await refusal([...name, ...full, "fk", ...needed])]).toEqual(
        refused(expect.stringMatching(/^too many arguments/)),
      );
    if (wanted.length > 0)
      expect([name, await refusal([...name, ...needed])]).toEqual(
        refused(`<${wanted[0]?.name()}> is missing`),
      );
  }
});

import { execFileSync, spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { tetrarch } from "./command-line.js";
import { ownFolder } from "./own-folder.js";

/** What the shells themselves offer, each with its script sourced. A shell that is not installed is named at the end of the run. */

const { folder, file } = ownFolder("shells");
file("a game.txt", "");

/** A typed line, what is offered for its last word among other things, and what is not. */
const lines: readonly (readonly [line: string, offered: readonly string[], not: readonly string[]])[] = [
  ["tetrarch pl", ["play"], ["puzzle"]],
  ["tetrarch play four", ["four-kingdoms", "four-gods"], ["kings-keys"]],
  ["tetrarch play fk --", ["--deal", "--winnable"], ["--card-set", "--date"]],
  ["tetrarch play FK-11982-6 --variant ", ["standard"], ["rescue"]],
  ["tetrarch play FK-11982-6 --", ["--variant"], ["--card-set"]],
  ["tetrarch play fg --", ["--card-set"], ["--date"]],
  ["tetrarch play fg --variant ", ["rescue"], ["by-memory"]],
  ["tetrarch play tk --variant ", ["by-memory"], ["rescue"]],
  ["tetrarch play fk --variant ", ["standard"], ["rescue", "by-memory"]],
  ["tetrarch play --open ", ["latest", "a game.txt"], []],
  ["tetrarch deal fk --winnable --difficulty ", ["easy", "medium", "hard"], []],
  ["tetrarch cards ", ["four-gods"], ["four-kingdoms"]],
  ["tetrarch replay ", ["latest", "a game.txt"], ["four-kingdoms"]],
  ["tetrarch history import ", ["a game.txt"], ["latest"]],
  ["tetrarch history show ", ["latest"], ["four-kingdoms", "a game.txt"]],
  ["tetrarch duel ", ["new", "house"], ["four-kingdoms", "ladder"]],
  ["tetrarch duel new fg --", ["--card-set", "--length"], ["--date", "--stake", "--unit"]],
  ["tetrarch duel new tk --", ["--stake", "--length"], ["--card-set"]],
  ["tetrarch duel new fg --length ", ["1", "3", "5", "10"], []],
  ["tetrarch duel house LINK --player ", ["greedy", "strongest"], ["thoughtful"]],
  ["tetrarch study nt --player ", ["thoughtful", "planner"], ["rehearser"]],
  ["tetrarch study fk --player ", ["rehearser"], ["planner"]],
  ["tetrarch completion ", ["bash", "zsh", "fish"], ["play"]],
];

/** Ends what is offered for one line. */
const END = "== end ==";

/** Offers of each line, in order, by a program that prints them line by line with {@link END} after each typed line's. */
const offersBy: Readonly<Record<string, (script: string) => string>> = {
  bash(script) {
    const typed = lines.map(([line]) => {
      const [, ...words] = line.split(" ");
      const quoted = words.map((word) => `'${word}'`).join(" ");
      return `COMP_WORDS=(tetrarch ${quoted}); COMP_CWORD=${words.length}; _tetrarch; printf '%s\n' "\${COMPREPLY[@]}" '${END}'`;
    });
    return run("bash", ["--norc", "-c", `${script}\n${typed.join("\n")}`]);
  },
  zsh(script) {
    const setup = file("setup.zsh", `${ZSH_SETUP}\n${script}`);
    const offers = file("offers.txt", "");
    const typed = lines.map(([line]) => `zpty -w -n shell '${line}\t'; zpty -r shell shown '*ENDED*'`);
    const program = [
      "zmodload zsh/zpty",
      `zpty shell "PS1= PS2= OFFERS='${offers}' zsh -f -i"`,
      `zpty -w shell "source '${setup}'"`,
      "zpty -r shell shown '*READY*'",
      ...typed,
      "zpty -d shell",
      `cat '${offers}'`,
    ];
    return run("zsh", ["-f", "-c", program.join("\n")]);
  },
  fish(script) {
    const typed = lines.map(([line]) => `complete -C '${line}'; echo '${END}'`);
    return run("fish", ["--no-config", "-c", `${script}\n${typed.join("\n")}`]).replace(/\t.*$/gm, "");
  },
};

/** Writes what would be offered to a file, and empties the line. */
const ZSH_SETUP = `
autoload -Uz compinit && compinit -u -D
compadd() {
  (( $@[(I)-[OAD]] )) && { builtin compadd "$@"; return }
  local -a hits
  builtin compadd -O hits "$@"
  print -rl -- $hits >> $OFFERS
  builtin compadd "$@"
}
end-offers() { print -r -- '${END}' >> $OFFERS; compstate[insert]= compstate[list]=; print ENDED }
empty-line() { comppostfuncs=(end-offers); zle complete-word; BUFFER= }
zle -N empty-line
zle-line-init() { print READY }
zle -N zle-line-init
bindkey '^I' empty-line`;

function run(shell: string, args: readonly string[]): string {
  return execFileSync(shell, args, { cwd: folder, encoding: "utf8", env: { ...process.env, HOME: folder } });
}

function isInstalled(shell: string): boolean {
  return spawnSync(shell, ["--version"], { stdio: "ignore" }).status === 0;
}

describe("what is offered fits the game", () => {
  test.for(Object.keys(offersBy))("%s", async (shell, { skip }) => {
    skip(!isInstalled(shell), `there is no ${shell}`);
    const { stdout: script } = await tetrarch(["completion", shell]);
    const offers = (offersBy[shell]?.(script) ?? "").split(`${END}\n`);
    for (const [index, [line, offered, not]] of lines.entries()) {
      const found = (offers[index] ?? "")
        .replaceAll("\\", "")
        .split("\n")
        .filter((word) => word !== "");
      expect([line, found]).toEqual([line, expect.arrayContaining([...offered])]);
      expect([line, found.filter((word) => not.includes(word))]).toEqual([line, []]);
    }
  });
});

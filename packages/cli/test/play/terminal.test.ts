import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { builtCommand } from "../built-command.js";
import { hasTerminals, ShellInTerminal } from "./terminal-for-tests.js";

const CTRL_Z = "\u001A";
const TAKEN = "\u001B[?1049h";
const GIVEN_BACK = "\u001B[?1049l";

/** Whether a process has not ended; one that only has not been asked after by its parent has. */
function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

describe.runIf(hasTerminals)("in a real terminal", () => {
  let program: string;
  let home: string;
  let shell: ShellInTerminal;
  const play = () => `'${process.execPath}' '${program}' play FK-11982-6\r`;
  const saved = () => readFileSync(join(home, "saves", "four-kingdoms-1.txt"), "utf8");

  beforeAll(() => {
    program = builtCommand();
  }, 120_000);

  /** A shell in a window of 24 × 80, with a home where the story has been told. */
  async function opened() {
    home = mkdtempSync(join(tmpdir(), "tetrarch-terminal-"));
    shell = await ShellInTerminal.opened({ TETRARCH_HOME: home });
    await shell.command("stty rows 24 cols 80");
  }
  afterEach(async () => {
    await shell.end();
    rmSync(home, { recursive: true });
  });

  it("Ctrl+Z goes back to the shell, fg goes on in a window of another size, and the game is saved and unaided", async () => {
    await opened();
    await shell.type(play(), /The ace is a dragon/);
    await shell.type("\u001B", /arrows Enter move/);
    await shell.type(":deal\r:deal\r", /move 2/);
    const left = await shell.untilPrompt(CTRL_Z);
    expect(left).toContain("Stopped");
    expect(left).toContain(GIVEN_BACK);
    expect(left).toContain("\u001B[?25h");
    expect(saved()).toMatch(/\ndeal deal\n$/);
    // What is typed now is the shell's, seen as it is typed, and its own Enter works.
    expect(await shell.command("echo $((6*7))")).toMatch(/^echo \$\(\(6\*7\)\)\r?\n42\r?\n/);
    expect(await shell.command("stty -a | tr ' ' '\\n' | grep -x -- '-*echo'")).toMatch(/\necho\r?\n/);
    await shell.command("stty rows 40 cols 110");
    const back = await shell.type("fg\r", /\[40;1H.*q quit/s);
    expect(back).toContain(TAKEN);
    await shell.type(" ", /move 3 · unaided/);
    expect(await shell.untilPrompt("q")).toContain("Four Kingdoms is saved");
    expect(saved()).toMatch(/\ndeal deal deal\n$/);
    expect(saved()).not.toContain('Honest "no"');
    expect(readdirSync(join(home, "saves"))).toEqual(["four-kingdoms-1.txt"]);
  });

  it("asks once before an undo ends an unaided game, on the screen and line by line (C-10)", async () => {
    await opened();
    await shell.type(play(), /The ace is a dragon/);
    await shell.type("\u001B", /arrows Enter move/);
    await shell.type(" ", /move 1 · unaided/);
    await shell.type("u", /marks this game as helped.*y takes back {3}n or Esc goes on/s);
    expect(saved()).not.toContain('Honest "no"');
    await shell.type("n", /q quit/);
    await shell.untilPrompt("q");
    expect(saved()).toMatch(/\ndeal\n$/);
    expect(saved()).not.toContain('Honest "no"');
    await shell.type(play().replace("play", "play --plain"), /Say help for the commands/);
    await shell.type("undo\r", /marks this game as helped\. Say undo again/);
    expect(saved()).not.toContain('Honest "no"');
    await shell.type("undo\r", /Taken back: deal/);
    expect(saved()).toContain('Honest "no"');
    await shell.untilPrompt("quit\r");
  });

  it("Ctrl+C ends the field of a deal with what there is so far, and the exit code of a stop", async () => {
    await opened();
    const tetrarch = `'${process.execPath}' '${program}'`;
    await shell.type(`${tetrarch} play tk --deal 17 --plain\r`, /Say help for the commands/);
    await shell.type("resign\r", /[Rr]esign/);
    await shell.type("resign\r", /Score/);
    await shell.untilPrompt("quit\r");
    await shell.type(`${tetrarch} field\r`, / plays …/);
    const stopped = await shell.untilPrompt("\u0003");
    expect(stopped).toContain("Programs played this deal, not people");
    expect(stopped).toContain("Stopped: this is what there is so far.");
    expect(await shell.command("echo code $?")).toMatch(/\ncode 130\r?\n/);
  });

  it("in a duel at one screen nothing is told of a deal until both have played it, not even after the same deal again", async () => {
    await opened();
    const duel = `'${process.execPath}' '${program}' duel here`;
    const resigned = async () => {
      await shell.type("resign\r", /[Rr]esign again/);
      await shell.type("resign\r", /share/);
    };
    const takesTurn = async (name: string) => {
      await shell.type(`${duel} --plain\r`, new RegExp(`${name}, deal 1 of 1.*Enter deals\\.`, "s"));
      await shell.type("\r", /Say help for the commands/);
      await resigned();
    };
    await shell.command(`${duel} fg --names 'Ann, Ben' --length 1`);
    await takesTurn("Ann");
    const benWaits = /Ben still has to play this deal: nothing of it is shown until all have\./;
    for (const inquiry of ["winnable", "field", "analyse"]) await shell.type(`${inquiry}\r`, benWaits);
    await shell.type("again\r", /Say help for the commands/);
    await resigned();
    for (const inquiry of ["winnable", "field", "analyse"]) await shell.type(`${inquiry}\r`, benWaits);
    await shell.untilPrompt("quit\r");
    await takesTurn("Ben");
    await shell.type("winnable\r", /You know this deal from now on/);
    await shell.untilPrompt("quit\r");
  });

  it("a setting of the menu counts at once, and line by line no word is broken in a narrow window", async () => {
    await opened();
    await shell.command("stty rows 20 cols 60");
    await shell.type(`'${process.execPath}' '${program}'\r`, /6 More/);
    await shell.type("6", /a Duels by link/);
    // The help of a command is as wide as the page.
    await shell.type("a", /challenge, everybody plays it in the terminal or in the/);
    await shell.type("\u001B", /d Settings/);
    await shell.type("d", /Line by line, for screen readers: off/);
    const shown = await shell.type("1", /leaves\.\r\n> $/);
    const lines = shown.slice(shown.lastIndexOf(GIVEN_BACK) + GIVEN_BACK.length).split("\r\n");
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => line.length > 60)).toEqual([]);
    await shell.type("more\r", /tetrarch\s+settings/);
    await shell.untilPrompt("quit\r");
    expect(readFileSync(join(home, "settings.json"), "utf8")).toContain('"plain": true');
  });

  it("a lesson of the menu has the whole screen, keeps what is reached, Ctrl+C ends it, and Enter leads back", async () => {
    await opened();
    await shell.type(`'${process.execPath}' '${program}'\r`, /6 More/);
    await shell.type("6", /1 Learn a game/);
    await shell.type("1", /2 The King's Keys/);
    await shell.type("2", /Your goal: /);
    await shell.type("\r", /N back/);
    await shell.type("\r", /Done\. One colour, one higher/);
    await shell.type("\u0003", /Enter goes back to the menu\. $/);
    expect(readFileSync(join(home, "keepsakes.jsonl"), "utf8")).toContain('"levels":[');
    await shell.type("\r", /1 Learn a game/);
    await shell.untilPrompt("q");
  });

  it("a lesson that a signal ends has the exit code of that", async () => {
    await opened();
    const pid = join(home, "pid");
    const learn = `sh -c 'echo $$ > "${pid}"; exec "${process.execPath}" "${program}" learn kk'\r`;
    await shell.type(learn, /Your goal: /);
    const ended = shell.untilPrompt("");
    process.kill(Number.parseInt(readFileSync(pid, "utf8"), 10), "SIGTERM");
    await ended;
    expect(await shell.command("echo code $?")).toMatch(/\ncode 143\r?\n/);
  });

  it("ends without a word when its window is closed, with the game saved and nothing locked", async () => {
    await opened();
    const errors = join(home, "errors");
    await shell.type(play().replace("\r", ` 2> '${errors}'\r`), /The ace is a dragon/);
    await shell.type("\u001B", /arrows Enter move/);
    await shell.type(" ", /move 1 · unaided/);
    const lock = readFileSync(join(home, "saves", "four-kingdoms-1.lock"), "utf8");
    await shell.end();
    await expect.poll(() => isRunning(Number.parseInt(lock, 10))).toBe(false);
    expect(readFileSync(errors, "utf8").replace(/^tetrarch: standard output: write EIO\n/gm, "")).toBe("");
    expect(readdirSync(join(home, "saves"))).toEqual(["four-kingdoms-1.txt"]);
    expect(saved()).toMatch(/\ndeal\n$/);
  });

  it("a stop from outside does the same, and in the background nothing is drawn", async () => {
    await opened();
    await shell.type(play(), /The ace is a dragon/);
    const pid = Number.parseInt(readFileSync(join(home, "saves", "four-kingdoms-1.lock"), "utf8"), 10);
    const stopped = shell.untilPrompt("");
    process.kill(pid, "SIGTSTP");
    expect(await stopped).toMatch(/Stopped/);
    expect(await stopped).toContain(GIVEN_BACK);
    const before = shell.shown.length;
    await shell.command("bg");
    // Going on, it asks for the keys, which the system answers by stopping it again. The shell hears of that when the last
    // of its threads stands still; until then it would take the job for a running one, and not call it back.
    await expect.poll(() => shell.command("jobs")).toContain("Stopped");
    expect(shell.shown.slice(before)).not.toContain(TAKEN);
    await shell.type("fg\r", /The ace is a dragon/);
    await shell.type("\u001B", /arrows Enter move/);
    await shell.type(" ", /move 1 · unaided/);
    await shell.untilPrompt("q");
  });
});

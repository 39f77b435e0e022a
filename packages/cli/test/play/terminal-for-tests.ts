import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

/** Whether this machine can give a program a real terminal: `script` of util-linux, and a shell with job control. */
export const hasTerminals =
  process.platform === "linux" &&
  spawnSync("script", ["--version"]).status === 0 &&
  spawnSync("bash", ["--version"]).status === 0;

/** How long nothing at all may be shown before a test gives up, in milliseconds. */
const PATIENCE = 30_000;

/** What is shown last when the shell has done what it was asked. */
const PROMPT = /SHELL\$ $/;

/**
 * A shell in a terminal of its own. What is typed goes there; what it shows can be waited for. A prompt that is not waited
 * for would be taken for that of the next command: whatever ends in the shell is typed by `command` or `untilPrompt`.
 */
export class ShellInTerminal {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #closed: Promise<false>;
  /** Everything that has been shown, and how much of it was when keys were typed last. */
  #shown = "";
  #before = 0;

  private constructor(env: NodeJS.ProcessEnv) {
    const shell = "exec env PS1='SHELL$ ' bash --norc --noprofile --noediting -i";
    this.#child = spawn("script", ["-qfec", shell, "/dev/null"], {
      env: { ...process.env, TERM: "xterm-256color", LC_ALL: "C.UTF-8", ...env },
    });
    this.#closed = once(this.#child, "close").then(() => false);
    this.#child.stdout.on("data", (chunk: Buffer) => {
      this.#shown += chunk.toString();
    });
    this.#child.stderr.on("data", (chunk: Buffer) => {
      this.#shown += chunk.toString();
    });
  }

  /** A shell that waits for its first command. */
  static async opened(env: NodeJS.ProcessEnv): Promise<ShellInTerminal> {
    const shell = new ShellInTerminal(env);
    await shell.#until("", PROMPT);
    return shell;
  }

  get shown(): string {
    return this.#shown;
  }

  /** Types a line for the shell, and waits until that has done it. Returns what was shown. */
  command(line: string): Promise<string> {
    return this.untilPrompt(`${line}\r`);
  }

  /** Types keys that lead back to the shell, and waits until it can be typed to. Returns what was shown. */
  untilPrompt(keys: string): Promise<string> {
    return this.type(keys, PROMPT);
  }

  /** Types keys, and waits until what is shown from then on has this in it. Returns what was shown. */
  type(keys: string, until: RegExp): Promise<string> {
    this.#before = this.#shown.length;
    this.#child.stdin.write(keys);
    return this.#until(keys, until);
  }

  async #until(keys: string, until: RegExp): Promise<string> {
    const shown = () => this.#shown.slice(this.#before);
    while (!until.test(shown())) {
      const more = once(this.#child.stdout, "data", { signal: AbortSignal.timeout(PATIENCE) });
      const heard = await Promise.race([more.then(() => true), this.#closed]).catch(() => false);
      if (!heard)
        throw new Error(`${JSON.stringify(keys)}: no ${until} was shown, but ${JSON.stringify(shown())}`);
    }
    return shown();
  }

  /** The terminal's end, as when its window is closed. */
  async end(): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.#closed;
  }
}

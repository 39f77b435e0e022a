import { seededRandom } from "@tetrarch/engine";
import type { CommandContext } from "../src/commands/context.js";
import { run } from "../src/commands/run.js";
import { type Stores, storesIn } from "../src/play/saves/stores.js";

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line inside this process, on a day in 2026, with a repeatable chance. */
export async function tetrarch(
  args: readonly string[],
  given: Partial<CommandContext & Stores> & { input?: string | Uint8Array } = {},
): Promise<Ran> {
  const texts = { stdout: "", stderr: "" };
  const context: CommandContext = {
    stdin: bytesOf(given.input ?? ""),
    stdout: collector((text) => {
      texts.stdout += text;
    }),
    stderr: collector((text) => {
      texts.stderr += text;
    }),
    env: {},
    terminal: { interactive: false, columns: 80, colour: false },
    random: seededRandom(1),
    stores: async () => ({ ...storesIn(undefined), ...given }),
    today: () => "2026-11-21",
    now: () => Date.UTC(2026, 10, 21),
    ...given,
  };
  const code = await run(args, context, async () => context);
  return { code, ...texts };
}

/** Of all command lines at a home, so that no two games have one name. */
const random = seededRandom(1);

/** Runs a command line of a player whose games lie in a folder; what is said to a game comes line by line. */
export function tetrarchAt(home: string, args: readonly string[], ...said: readonly string[]): Promise<Ran> {
  const input = said.map((line) => `${line}\n`).join("");
  const env = { LC_ALL: "C.UTF-8" };
  return tetrarch(args, { input, env, random, now: Date.now, stores: async () => storesIn(home) });
}

async function* bytesOf(input: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield Buffer.from(input);
}

function collector(take: (text: string) => void) {
  return {
    async write(text: string) {
      take(text);
      return true;
    },
  };
}

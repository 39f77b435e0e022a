import { constants } from "node:os";
import { outputTo } from "../../output.js";
import { asciiText } from "../drawing/style.js";
import type { GameKeeper } from "../game-keeper.js";
import type { Opening } from "../menu.js";
import { converse } from "./conversation.js";
import { PlainController } from "./plain-controller.js";

export interface PlainRunOptions {
  readonly keeper: GameKeeper;
  readonly rules: ReadonlyMap<string, string>;
  readonly ownCardSet: string | undefined;
  readonly opening: Opening;
  readonly ascii: boolean;
}

/** Plays line by line over standard input and output until the player quits or the input ends. Returns the exit code. */
export async function playLineByLine(options: PlainRunOptions): Promise<number> {
  const controller = new PlainController(options);
  const { stdin, stdout } = process;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      const text = controller
        .end()
        .map((line) => `${line}\n`)
        .join("");
      stdout.write(options.ascii ? asciiText(text) : text, () =>
        process.exit(128 + constants.signals[signal]),
      );
    });
  }
  await converse(controller, {
    stdin,
    stdout: outputTo(stdout),
    isInteractive: stdin.isTTY && stdout.isTTY,
    ascii: options.ascii,
  });
  return 0;
}

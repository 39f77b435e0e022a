import { constants } from "node:os";
import { asciiText } from "../drawing/ascii.js";
import type { GameKeeper } from "../game-keeper.js";
import type { Opening } from "../opening.js";
import { MOST_LINE, typedLines } from "./lines.js";
import { PlainController } from "./plain-controller.js";

export interface PlainRunOptions {
  readonly keeper: GameKeeper;
  readonly rules: ReadonlyMap<string, string>;
  readonly ownCardSet: string | undefined;
  readonly opening: Opening;
  readonly ascii: boolean;
}

/** Plays line by line over standard input and output until the player quits or the input ends. Returns the exit code. */
export async function playLineByLine({ opening, ascii, ...options }: PlainRunOptions): Promise<number> {
  const controller = new PlainController(options);
  const { stdin, stdout } = process;
  let open = true;
  // Whoever listened is gone; everything is saved.
  stdout.on("error", () => {
    open = false;
  });
  const write = (lines: readonly string[], then?: () => void) => {
    const text = lines.map((line) => `${line}\n`).join("");
    stdout.write(ascii ? asciiText(text) : text, then);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => write(controller.end(), () => process.exit(128 + constants.signals[signal])));
  }
  const say = (lines: readonly string[]) => {
    write(lines);
    if (stdin.isTTY && stdout.isTTY && !controller.done) stdout.write("> ");
  };
  say([...opening.troubles, ...controller.open(opening.kind === "game" ? opening.model : undefined)]);
  for await (const line of typedLines(stdin)) {
    say(line === undefined ? [`That line is longer than ${MOST_LINE} characters.`] : controller.hear(line));
    if (controller.done || !open) break;
  }
  say(controller.end());
  return 0;
}

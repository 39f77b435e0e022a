import { constants } from "node:os";
import type { Desk } from "../desk.js";
import { asciiText } from "../drawing/ascii.js";
import type { Opening } from "../index.js";
import { linesOf, MOST_LINE } from "./lines.js";
import { PlainStage } from "./plain-stage.js";

export interface PlainRunOptions {
  readonly desk: Desk;
  readonly rules: ReadonlyMap<string, string>;
  readonly ownCardSet: string | undefined;
  readonly opening: Opening;
  readonly ascii: boolean;
}

/** Plays line by line over standard input and output until the player quits or the input ends. Returns the exit code. */
export async function playLineByLine({ opening, ascii, ...options }: PlainRunOptions): Promise<number> {
  const stage = new PlainStage(options);
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
    process.once(signal, () => write(stage.end(), () => process.exit(128 + constants.signals[signal])));
  }
  const say = (lines: readonly string[]) => {
    write(lines);
    if (stdin.isTTY && stdout.isTTY && !stage.done) stdout.write("> ");
  };
  say([...opening.troubles, ...stage.open(opening.kind === "game" ? opening.model : undefined)]);
  for await (const line of linesOf(stdin)) {
    say(line === undefined ? [`That line is longer than ${MOST_LINE} characters.`] : stage.hear(line));
    if (stage.done || !open) break;
  }
  say(stage.end());
  return 0;
}

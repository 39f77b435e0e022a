import { asciiText } from "../play/drawing/ascii.js";
import { MOST_LINE, typedLines } from "../play/plain/lines.js";
import { isAscii } from "../play/surroundings.js";
import type { Outside } from "./outside.js";

/** Something that is done line by line: each line that comes in gives lines to be said. */
export interface Conversation {
  /** What is said first. */
  open(): readonly string[];
  hear(line: string): readonly string[];
  /** Whether it is over. */
  readonly done: boolean;
}

export interface LineOptions {
  /** Whether nothing but ASCII may be written. */
  readonly ascii?: boolean;
}

/** Holds a conversation until it is over, or nobody types or listens any more. */
export async function converse(
  conversation: Conversation,
  options: LineOptions,
  outside: Outside,
): Promise<void> {
  const say = (lines: readonly string[]) => sayLines(lines, options, outside);
  let isHeard = await say(conversation.open());
  if (conversation.done) return;
  if (isHeard) isHeard = await prompt(outside);
  for await (const line of typedLines(outside.stdin)) {
    if (!isHeard) break;
    const tooLong = [`That line is longer than ${MOST_LINE} characters.`];
    isHeard = await say(line === undefined ? tooLong : conversation.hear(line));
    if (conversation.done) break;
    await prompt(outside);
  }
}

/** Resolves to whether somebody still takes what is written. */
export function sayLines(
  lines: readonly string[],
  { ascii = false }: LineOptions,
  outside: Outside,
): Promise<boolean> {
  const text = lines.map((line) => `${line}\n`).join("");
  const isPoor = isAscii({ env: outside.env, platform: process.platform }, ascii);
  return outside.stdout.write(isPoor ? asciiText(text) : text);
}

async function prompt({ terminal, stdout }: Outside): Promise<boolean> {
  return terminal.interactive ? stdout.write("> ") : true;
}

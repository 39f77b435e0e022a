import { stripVTControlCharacters } from "node:util";
import type { Output } from "../../output.js";
import { plainWords } from "../../words/en/plain.js";
import { asciiText } from "../drawing/style.js";
import { cellWidth, wrapped } from "../drawing/text.js";

/** The longest line that is read; what is longer is refused whole. */
const MOST_LINE = 10_000;

/** A line read; undefined for one that was too long. */
type ReadLine = string | undefined;

/** The lines of a stream of text. Of a line that is too long nothing is kept. The last may lack its line feed. */
export async function* typedLines(chunks: AsyncIterable<string | Uint8Array>): AsyncGenerator<ReadLine> {
  const decoder = new TextDecoder();
  let line = "";
  let tooLong = false;
  const finish = (): ReadLine => {
    const whole = tooLong ? undefined : line.replace(/\r$/, "");
    line = "";
    tooLong = false;
    return whole;
  };
  for await (const chunk of chunks) {
    const text = typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    for (const [index, part] of text.split("\n").entries()) {
      if (index > 0) yield finish();
      if (line.length + part.length > MOST_LINE) tooLong = true;
      line = tooLong ? "" : line + part;
    }
  }
  if (line !== "" || tooLong) yield finish();
}

/** Something that is done line by line: each line that comes in gives lines to be said. */
export interface Conversation {
  /** What is said first. */
  open(): readonly string[];
  hear(line: string): readonly string[];
  /** What is said later, when a search that the last line began has ended. */
  later?(): Promise<readonly string[]> | undefined;
  /** What is said when the input ends before the conversation is over. */
  end?(): readonly string[];
  readonly done: boolean;
}

/** The terminal, file or pipe that a conversation is held with. */
export interface LineTerminal {
  readonly stdin: AsyncIterable<string | Uint8Array>;
  readonly stdout: Output;
  /** Whether a person types, who gets a prompt. */
  readonly isInteractive: boolean;
  /** Whether nothing but ASCII may be written. */
  readonly ascii: boolean;
  /** The columns at which lines are broken between words; undefined where nothing breaks them. */
  readonly columns?: number | undefined;
}

/** Holds a conversation until it is over, the input ends, or the output is closed. */
export async function converse(conversation: Conversation, terminal: LineTerminal): Promise<void> {
  const { stdin, stdout, isInteractive } = terminal;
  const say = async (lines: readonly string[]) => {
    const isOpen = await sayLines(lines, terminal);
    return isOpen && isInteractive && !conversation.done ? stdout.write("> ") : isOpen;
  };
  let isOpen = await say(conversation.open());
  if (!conversation.done) {
    for await (const line of typedLines(stdin)) {
      if (!isOpen) break;
      isOpen = await say(line === undefined ? [plainWords.lineTooLong(MOST_LINE)] : conversation.hear(line));
      const later = conversation.later?.();
      if (later) isOpen = await say(await later);
      if (conversation.done || !isOpen) break;
    }
  }
  if (conversation.end) await sayLines(conversation.end(), terminal);
}

/** Resolves to whether the output is still open. */
export function sayLines(
  lines: readonly string[],
  { stdout, ascii, columns }: Pick<LineTerminal, "stdout" | "ascii" | "columns">,
): Promise<boolean> {
  const text = lines.map((line) => `${columns ? broken(line, columns) : line}\n`).join("");
  return stdout.write(ascii ? asciiText(text) : text);
}

/** A text with its lines broken between words; lines that are short enough stay as they are. */
function broken(text: string, columns: number): string {
  const lines = text.split("\n").map((line) => {
    const isShort = cellWidth(stripVTControlCharacters(line)) <= columns;
    return isShort ? line : wrapped(line, columns).join("\n");
  });
  return lines.join("\n");
}

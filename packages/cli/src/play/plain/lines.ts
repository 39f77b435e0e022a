/** The longest line that is read; what is longer is refused whole. */
export const MOST_LINE = 10_000;

/** A line read; undefined for one that was too long. */
export type ReadLine = string | undefined;

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

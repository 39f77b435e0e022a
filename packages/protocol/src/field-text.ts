/**
 * A field of a request exactly as it was written, ready to be put into the answer: a value that has been read and
 * written again may come out different (`1.0`, `1e400`, numbers beyond 2^53), and one nested deeply enough cannot be
 * written at all.
 * @param line a valid JSON object; where a key is there twice, the last counts, as `JSON.parse` has it
 * @param name the field's key, of letters alone
 * @returns undefined when there is no such field
 */
export function fieldText(line: string, name: string): string | undefined {
  let text: string | undefined;
  let depth = 0;
  let key: string | undefined;
  let start = -1;
  for (let index = 0; index < line.length; index++) {
    const character = line[index];
    if (character === '"') {
      const end = stringEnd(line, index);
      if (depth === 1 && start < 0) key = line.slice(index, end);
      index = end - 1;
    } else if (character === ":" && depth === 1) {
      start = index + 1;
    } else if (character === "{" || character === "[") {
      depth++;
    } else if (character === "}" || character === "]" || character === ",") {
      if (depth === 1 && start >= 0) {
        if (key !== undefined && isKey(key, name)) text = line.slice(start, index);
        start = -1;
      }
      if (character !== ",") depth--;
    }
  }
  // Between JSON's tokens a carriage return is white space, but it might end the line for a reader of the answer.
  return text?.trim().replaceAll("\r", " ");
}

/** Just after the closing quote of the string that begins at `start`. */
function stringEnd(line: string, start: number): number {
  let index = start + 1;
  while (line[index] !== '"') index += line[index] === "\\" ? 2 : 1;
  return index + 1;
}

/** A key may be written with escapes. None that means the name is longer than all its characters escaped. */
function isKey(key: string, name: string): boolean {
  const most = name.length * "\\u0069".length + '""'.length;
  return key === `"${name}"` || (key.length <= most && JSON.parse(key) === name);
}

import { ok, type Problem, problem, type Result } from "@tetrarch/engine";
import { CHECKSUM_BYTES, checksumOf } from "./checksum.js";
import { bytesOfLetters, lettersOfBytes } from "./letters.js";

/** The version of the form that links are written in. */
const VERSION = 1;

/** The longest link there is, in characters, which are as many bytes: what has more is neither made nor read. */
export const LONGEST_LINK = 8000;

/** What every link holds, whatever it is of. */
export interface Content {
  /** What the body is: a byte that a kind of link keeps for ever. */
  readonly kind: number;
  readonly body: readonly number[];
}

/** The link of a content: digits and letters. Errors are `too-large`. */
export function formatContainer({ kind, body }: Content): Result<string, Problem> {
  const bytes = [VERSION, kind, ...body];
  // Before it is written: whatever is far too long is not even tried.
  if (bytes.length > LONGEST_LINK) return tooLong("it would be");
  const text = lettersOfBytes([...bytes, ...checksumOf(bytes)]);
  return text.length > LONGEST_LINK ? tooLong("it would be") : ok(text);
}

/** What a link holds, if it came unchanged. Errors are `bad-link`, and `too-large` for one that is too long to be read. */
export function parseContainer(text: string): Result<Content, Problem> {
  if (text.length > LONGEST_LINK) return tooLong("it is");
  if (text === "") return problem("bad-link", "it is empty");
  if (!/^[0-9A-Za-z]*$/.test(text)) return problem("bad-link", "a link is made of digits and letters alone");
  const bytes = bytesOfLetters(text);
  const covered = bytes?.slice(0, -CHECKSUM_BYTES) ?? [];
  const sum = bytes?.slice(-CHECKSUM_BYTES);
  const [version, kind, ...body] = covered;
  if (version === undefined || kind === undefined || checksumOf(covered).join() !== sum?.join())
    return problem("bad-link", "it is not whole, as a part of it is missing or has been changed");
  if (version !== VERSION)
    return problem(
      "bad-link",
      `it is written in version ${version}, and this Tetrarch reads version ${VERSION}: a newer one will open it`,
    );
  return ok({ kind, body });
}

function tooLong(what: string) {
  return problem("too-large", `${what} too long for a link, which has at most ${LONGEST_LINK} characters`);
}

import { problem } from "./problem.js";

/** The longest text from outside that is read, in UTF-16 units: at most as many bytes as a file of 1 MB has, in ASCII. */
export const MOST_TEXT_LENGTH = 1_000_000;

export function isTooLong(text: string): boolean {
  return text.length > MOST_TEXT_LENGTH;
}

/** @param what the text that is too long, as in `the transcript` */
export function tooLong(what: string) {
  return problem("too-large", `${what} has more than ${MOST_TEXT_LENGTH} characters`);
}

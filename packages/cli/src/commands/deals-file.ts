import { type AnyGame, ok, type Result, type Session, startSession } from "@tetrarch/engine";
import { nameOf, readText } from "../files/read-text.js";
import { type Fault, fault } from "../report.js";

/**
 * The deals of a file, or of standard input for `-`: one a line, a code or a card list; what follows a `#` is a
 * comment. Faults name the file and the line.
 */
export async function readDealsFile(
  path: string,
  game: AnyGame,
  variant: string | undefined,
  stdin: AsyncIterable<Uint8Array>,
): Promise<Result<readonly Session[], Fault>> {
  const text = await readText(path, stdin);
  if (!text.ok) return text;
  const sessions: Session[] = [];
  for (const [index, line] of text.value
    .replace(/^\uFEFF/, "")
    .split("\n")
    .entries()) {
    const deal = line.replace(/#.*/, "").trim();
    if (deal === "") continue;
    const session = startSession(game, deal, variant);
    if (!session.ok) {
      const { code, message } = session.error;
      return fault(code, code === "bad-deal" ? `${nameOf(path)}: line ${index + 1}: ${message}` : message);
    }
    sessions.push(session.value);
  }
  return ok(sessions);
}

import { ok, type Result, type Session, startSession } from "@tetrarch/engine";
import { addressOfLink, dealLink, formatLink, type Link, linkInWords, viewLink } from "@tetrarch/play";
import { gameOfPrefix } from "../content/games.js";
import { type Fault, fault, type Outcome, report } from "../report.js";
import { usageWords } from "../words/en/faults.js";
import type { CommandContext } from "./context.js";
import { sessionOfFile } from "./session-files.js";

export interface LinkOptions {
  readonly variant?: string;
  /** Only the deal of the game. */
  readonly deal?: boolean;
  /** Only what is seen of the game. */
  readonly view?: boolean;
  /** Where the web app is. */
  readonly app?: string;
}

/** `tetrarch link DEAL` and `tetrarch link FILE`: a deal or a game as a link (docs/links.md). */
export async function link(
  given: string,
  options: LinkOptions,
  context: Pick<CommandContext, "stdin" | "stores">,
): Promise<Outcome> {
  const made = gameOfPrefix(given) ? linkOfDeal(given, options) : await linkOfFile(given, options, context);
  if (!made.ok) return made;
  return linkReport(made.value, options.app, { type: made.value.type });
}

/**
 * A link with the sentence that says what it is.
 * @param app the address of the web app; the link alone without it
 * @param more what else a program gets
 */
export function linkReport(link: Link, app: string | undefined, more: object = {}): Outcome {
  const text = formatLink(link);
  if (!text.ok) return text;
  const sentence = linkInWords(link);
  const address = app === undefined ? undefined : addressOfLink(app, text.value);
  const json = { ...more, sentence, link: text.value, ...(address && { address }) };
  return report(`${sentence}\n${address ?? text.value}\n`, json);
}

function linkOfDeal(code: string, { deal, view, variant }: LinkOptions): Result<Link, Fault> {
  const twice = [deal && "--deal", view && "--view"].find(Boolean);
  if (twice) return fault("usage", usageWords.dealAlready(twice, code));
  const game = gameOfPrefix(code);
  const start = game && startSession(game, code, variant);
  if (!start) return fault("usage", usageWords.noDeal(code));
  return start.ok ? ok<Link>({ type: "deal", start: start.value }) : start;
}

async function linkOfFile(
  path: string,
  options: LinkOptions,
  context: Pick<CommandContext, "stdin" | "stores">,
): Promise<Result<Link, Fault>> {
  const { deal, view, variant } = options;
  if (deal && view) return fault("usage", usageWords.notTogether(["--deal", "--view"]));
  if (variant !== undefined) return fault("usage", usageWords.variantOfFile);
  const saved = await sessionOfFile(path, [], context);
  return saved.ok ? ok(linkOf(saved.value, options)) : saved;
}

function linkOf(session: Session, { deal, view }: LinkOptions): Link {
  if (deal) return dealLink(session);
  if (view) return viewLink(session.game, session.now.state);
  return { type: "game", session };
}

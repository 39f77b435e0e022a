import {
  type AnyGame,
  findGameAmong,
  formatVariant,
  hasCardSets,
  ok,
  ownSetOf,
  type Random,
  type Result,
} from "@tetrarch/engine";
import { linkIn, looksLikeLink, parseLink } from "@tetrarch/play";
import { gameNamed, gameOfPrefix } from "../content/games.js";
import { type Fault, fault } from "../report.js";
import { linkFaults, usageWords } from "../words/en/faults.js";
import type { CommandContext } from "./context.js";
import { misreadFile, unwritable } from "./options.js";
import type { PlayCommandOptions } from "./play-game.js";

export interface PlayOptions extends Omit<PlayCommandOptions, "game"> {
  /** A random deal that is proved winnable. */
  readonly winnable?: boolean;
  readonly difficulty?: string;
}

type Choice = Pick<PlayCommandOptions, "game" | "deal" | "variant" | "cards" | "origin">;

/** `tetrarch play [GAME]`: GAME may be the two letters of a game, or a deal code or a link that names game and deal. */
export async function play(
  name: string | undefined,
  options: PlayOptions,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  const { transcript, cardSet, open } = options;
  const misread =
    misreadFile("--open", open) ??
    unwritable("--transcript", transcript) ??
    // A card set may be `-`, standard input.
    (cardSet === "-" ? undefined : misreadFile("--card-set", cardSet));
  if (misread) return misread;
  const choice = chosen(name, options);
  if (!choice.ok) return choice;
  const winnable = options.winnable ? await winnableChoice(choice.value, options, context.random) : choice;
  if (!winnable.ok) return winnable;
  const { playCommand } = await import("./play-game.js");
  return playCommand({ ...options, ...winnable.value }, context);
}

function chosen(name: string | undefined, options: PlayOptions): Result<Choice, Fault> {
  const { deal, variant, cardSet, open, winnable, difficulty } = options;
  if (difficulty !== undefined && !winnable)
    return fault("usage", usageWords.goesWith("--difficulty", "--winnable"));
  if (open !== undefined) {
    const twice = [name && "GAME", deal && "--deal", variant && "--variant"].find(Boolean);
    return twice ? fault("usage", usageWords.openNamesGame(twice)) : ok({});
  }
  if (name !== undefined && looksLikeLink(name)) return linked(name, options);
  if (name !== undefined) {
    const coded = gameOfPrefix(name);
    if (coded && deal !== undefined) return fault("usage", usageWords.dealTwice(name));
    const named = coded ? ok(coded) : gameNamed(name);
    if (!named.ok) return named;
    return played(named.value, coded ? name : undefined, options);
  }
  const coded = deal === undefined ? undefined : gameOfPrefix(deal);
  if (coded) return played(coded, undefined, options);
  const given = [
    deal && "--deal",
    variant && "--variant",
    cardSet && "--card-set",
    winnable && "--winnable",
  ].find(Boolean);
  return given ? fault("usage", usageWords.needsGame(given, "for", "play fk")) : ok({});
}

/** A deal of the chosen game that is proved winnable: a solver searches for it, which other games do not wait for. */
async function winnableChoice(
  choice: Choice,
  options: PlayOptions,
  random: Random,
): Promise<Result<Choice, Fault>> {
  const { deal, open, cardSet } = options;
  const given = [deal ? "--deal" : choice.deal && "a deal", open && "--open", cardSet && "--card-set"];
  const other = given.find(Boolean);
  if (other) return fault("usage", usageWords.notTogether(["--winnable", other]));
  const game = gameNamed(choice.game ?? "");
  if (!game.ok) return game;
  const { winnableCode } = await import("./winnable-deal.js");
  const code = winnableCode(game.value, options, random);
  return code.ok ? ok({ ...choice, deal: code.value, origin: "winnable" }) : code;
}

/** The deal of a link, in its variant. */
function linked(given: string, { deal, variant, cardSet }: PlayOptions): Result<Choice, Fault> {
  const twice = [deal && "--deal", variant && "--variant", cardSet && "--card-set"].find(Boolean);
  if (twice) return fault("usage", linkFaults.namesDeal(twice));
  const link = parseLink(linkIn(given), findGameAmong([]));
  if (!link.ok) return fault(link.error.code, linkFaults.about(link.error.message));
  if (link.value.type !== "deal") return fault("usage", linkFaults.noDeal);
  const { game, ...start } = link.value.start;
  const own = ownSetOf(game);
  const choice = { game: game.id, deal: start.deal, variant: formatVariant(start.variant) };
  return ok(own ? { ...choice, cards: own.set } : choice);
}

function played(game: AnyGame, deal: string | undefined, { cardSet }: PlayOptions): Result<Choice, Fault> {
  if (cardSet !== undefined && !hasCardSets(game)) {
    return fault("usage", usageWords.noCardSet(game.title));
  }
  return ok(deal === undefined ? { game: game.id } : { game: game.id, deal });
}

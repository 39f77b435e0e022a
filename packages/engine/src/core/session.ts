import { type Deal, formatDeal, parseDeal } from "./deal.js";
import { formatDealCode, looksLikeDealCode, numberedDeal, parseDealCode } from "./deal-code.js";
import { type AnyGame, formatCardSetLabel, type GameEvent, type Outcome } from "./game.js";
import { addHelp, type HelpCounts, type HelpKind } from "./help.js";
import { isTooLong, ok, type Problem, problem, quote, type Result, tooLong, unwrap } from "./result.js";
import { formatVariant, parseVariant, STANDARD, type Variant } from "./variant.js";

/** One move of a game, with the position it led to; the first has no move. Linked backwards, so that taking back is free. */
export interface Ply {
  /** The number of moves before this position: 0 at the start. */
  readonly number: number;
  readonly word: string;
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  readonly before: Ply | undefined;
}

/** A move taken back, which redo plays again, and those taken back before it. */
export interface UndoneMove {
  readonly ply: Ply;
  readonly next: UndoneMove | undefined;
}

/**
 * The degree of a game, by how much it proves (C-10). `first`: honest, on a deal that the player did not know.
 * `known`: honest, on a known deal. `assisted`: with a move taken back, a hint, or a hidden card shown.
 */
export type Degree = "first" | "known" | "assisted";

/**
 * A game being played: its position, its moves and whether it is honest. Each action makes a new readonly session.
 */
export interface Session {
  readonly game: AnyGame;
  readonly variant: Variant;
  /** The deal code, or the full card list when the deal came as one. */
  readonly deal: string;
  readonly now: Ply;
  /** Moves taken back, the latest first. */
  readonly undone: UndoneMove | undefined;
  readonly resigned: boolean;
  /** C-10: no move taken back, no hint, no hidden card shown. */
  readonly honest: boolean;
  /** C-10: which help a game had that is not honest; undefined where that is unknown. */
  readonly help?: HelpCounts | undefined;
  /** The numbers of moves made as a hint said, those that were taken back included; see `hintedMoves`. From the first hint on it is known. */
  readonly hinted?: readonly number[] | undefined;
  /** C-10: the player knew the deal when the game began. See `degreeOf`. */
  readonly known: boolean;
}

/**
 * A game at its start.
 * @param deal a deal code (C-9) or a full card list (C-1)
 * @param variant `standard`, or options joined by `+`
 * @returns the session, or `bad-deal`, `bad-variant` or `too-large`
 */
export function startSession(
  game: AnyGame,
  deal: string,
  variant: string = STANDARD,
): Result<Session, Problem> {
  const options = parseVariant(game.options, variant, game.onlyStandard);
  if (!options.ok) return options;
  const read = readDeal(game, deal);
  if (!read.ok) return read;
  const state = game.setup(read.value.deal, options.value);
  const now: Ply = { number: 0, word: "", state, events: [], before: undefined };
  return ok({
    game,
    variant: options.value,
    deal: read.value.text,
    now,
    undone: undefined,
    resigned: false,
    honest: true,
    known: false,
  });
}

/** The text of the deal of a number: its code (C-9), or its card list in a game whose deals have no codes. */
export function dealOfNumber(game: AnyGame, number: number): string {
  return game.hasOwnPack
    ? formatDeal(numberedDeal(game.pack, number))
    : formatDealCode(game.dealCode, number);
}

/** The deal behind a code or a card list, and its text in the one form that transcripts use. Errors are `bad-deal` and `too-large`. */
export function readDeal(game: AnyGame, text: string) {
  if (isTooLong(text)) return tooLong("the deal");
  if (looksLikeDealCode(text)) {
    if (game.hasOwnPack) {
      return problem("bad-deal", `${quote(text)}: with this card set a deal has no code; give its card list`);
    }
    const number = parseDealCode(game.dealCode, text);
    if (!number.ok) return number;
    return ok({
      deal: numberedDeal(game.pack, number.value),
      text: formatDealCode(game.dealCode, number.value),
    });
  }
  const deal = parseDeal(game.pack, text);
  return deal.ok ? ok({ deal: deal.value, text: formatDeal(deal.value) }) : deal;
}

/** The status and score of a session; a resigned game is lost, with the score it had (C-6). */
export function outcomeOf(session: Session): Outcome {
  const { game, now, resigned } = session;
  return resigned ? { status: "lost", score: game.resignedScore(now.state) } : game.outcome(now.state);
}

/** The words of all legal moves, sorted by code unit; none when the game is over. */
export function legalWords(session: Session): readonly string[] {
  if (session.resigned) return [];
  const { game, now } = session;
  return game
    .legalMoves(now.state)
    .map((move) => game.formatMove(move))
    .sort();
}

/** Plays a move given as its word. Errors are `game-over` and `illegal-move`; the session given stays as it is. */
export function playWord(session: Session, word: string): Result<Session, Problem> {
  const { game, now } = session;
  if (session.resigned) return problem("game-over", "the game is over: it was resigned");
  const legal = game.legalMoves(now.state);
  if (legal.length === 0) return problem("game-over", "the game is over: no move is left");
  const move = legal.find((candidate) => game.formatMove(candidate) === word);
  if (move === undefined) {
    const known = game.parseMove(word) !== undefined;
    return problem(
      "illegal-move",
      known ? `${word} is not legal here` : `${quote(word)} is not a move of ${game.title}`,
    );
  }
  const { state, events } = game.play(now.state, move);
  const next: Ply = { number: now.number + 1, word, state, events, before: now };
  const redone = session.undone?.ply.word === word ? session.undone.next : undefined;
  const hinted = session.hinted?.filter((number) => number !== next.number);
  return ok({ ...session, now: next, undone: redone, ...(hinted && { hinted }) });
}

/** The session whose last move was made as a hint said. */
export function withHintedMove(session: Session): Session {
  return { ...session, hinted: [...(session.hinted ?? []), session.now.number] };
}

/** The numbers of the moves that were made as a hint said, from 1, rising; undefined without hints, or where that is unknown. */
export function hintedMoves({ hinted, now }: Session): readonly number[] | undefined {
  return hinted?.filter((number) => number <= now.number).sort((a, b) => a - b);
}

/** Takes back the resignation or the last move; from then on the game is not honest (C-10). Errors: `nothing-to-undo`. */
export function undo(session: Session): Result<Session, Problem> {
  if (session.resigned) return ok({ ...helped(session, "resignation"), resigned: false });
  const { now, undone } = session;
  if (!now.before) return problem("nothing-to-undo", "no move has been played yet");
  return ok({ ...helped(session, "undo"), now: now.before, undone: { ply: now, next: undone } });
}

/** Plays the last move taken back once more. Errors: `nothing-to-redo`. */
export function redo(session: Session): Result<Session, Problem> {
  const { undone } = session;
  if (!undone || session.resigned) return problem("nothing-to-redo", "no move has been taken back");
  return ok({ ...session, now: undone.ply, undone: undone.next });
}

/** Gives the game up (C-6). Errors: `game-over`. */
export function resign(session: Session): Result<Session, Problem> {
  if (outcomeOf(session).status !== "playing") return problem("game-over", "the game is over already");
  return ok({ ...session, resigned: true });
}

/** The session after help: no longer honest (C-10). What help it had stays unknown where that of before is. */
export function helped(session: Session, kind: HelpKind, count = 1): Session {
  const before = session.honest ? {} : session.help;
  const isFirstHint = kind === "hint" && before !== undefined && !before.hint;
  return {
    ...session,
    honest: false,
    help: before && addHelp(before, kind, count),
    ...(isFirstHint && { hinted: session.hinted ?? [] }),
  };
}

/** The session after help of an unknown kind, or of those counted: no longer honest (C-10). */
export function dishonest(session: Session, help?: HelpCounts): Session {
  return { ...session, honest: false, help };
}

/** The session on a deal that the player knew before (C-10). */
export function onKnownDeal(session: Session): Session {
  return { ...session, known: true };
}

/** The degree of a game as it stands (C-10). */
export function degreeOf({ honest, known }: Session): Degree {
  if (!honest) return "assisted";
  return known ? "known" : "first";
}

/**
 * Whether the player has moved, resigned or had help. From then on the deal counts as known for every later game
 * (C-10).
 */
export function isStarted({ now, undone, resigned, honest }: Session): boolean {
  return now.number > 0 || undone !== undefined || resigned || !honest;
}

/** The words of all moves played, first to last. */
export function playedWords(session: Session): readonly string[] {
  const words: string[] = [];
  for (let ply = session.now; ply.before; ply = ply.before) words.push(ply.word);
  return words.reverse();
}

/**
 * The text that identifies a deal of a game (C-10): its cards and the rolls that the game can use. It does not depend
 * on how the deal was written, on the variant or on the card set, unless the pack is that set's own. Stores of known
 * deals keep it, so it must never change. It names every hidden card and is not for players to see.
 */
export function dealIdentity(game: AnyGame, deal: Deal): string {
  // More rolls than these can never be thrown.
  const rolls = deal.rolls.slice(0, game.pack.rolls);
  const set = game.hasOwnPack && game.cardSet ? [JSON.stringify(formatCardSetLabel(game.cardSet))] : [];
  return [game.id, ...set, formatDeal({ cards: deal.cards, rolls })].join(" ");
}

/** The identity of the deal behind a code or a card list. Errors are those of `readDeal`. */
export function identityOfText(game: AnyGame, text: string): Result<string, Problem> {
  const read = readDeal(game, text);
  return read.ok ? { ok: true, value: dealIdentity(game, read.value.deal) } : read;
}

/** The identity of the deal a session is played on. */
export function identityOf({ game, deal }: Session): string {
  return unwrap(identityOfText(game, deal));
}

/** Whether cards lie face down by memory (TK-32): the option is in force and the game is in play. */
export function isByMemory(session: Session): boolean {
  const { memoryOption } = session.game;
  return (
    memoryOption !== undefined &&
    session.variant.includes(memoryOption) &&
    outcomeOf(session).status === "playing"
  );
}

/**
 * The same session without the option for memory, to look back at and analyse a finished game. The option changes no
 * rule, so every legal move stays legal. A session without the option is returned as it is.
 */
export function withOpenCards(session: Session): Session {
  const { game, deal, variant, honest, help, hinted, known, resigned } = session;
  const { memoryOption } = game;
  if (memoryOption === undefined || !variant.includes(memoryOption)) return session;
  const start = unwrap(
    startSession(game, deal, formatVariant(variant.filter((option) => option !== memoryOption))),
  );
  let open = start;
  for (const word of playedWords(session)) open = unwrap(playWord(open, word));
  return { ...open, honest, help, known, resigned, ...(hinted && { hinted }) };
}

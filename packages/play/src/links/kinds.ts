import {
  type AnyGame,
  type FindGame,
  formatVariant,
  ok,
  type Problem,
  problem,
  type Result,
  type Score,
  type Session,
  startSession,
  unwrap,
} from "@tetrarch/engine";
import type { ChallengeLink } from "../contests/sent-games.js";
import type { ByteReader, ByteWriter } from "./bytes.js";
import { type ChallengeForm, readChallenge, writeChallenge } from "./challenge-bytes.js";
import { readPlayed, writePlayed } from "./played-bytes.js";
import { readGame, readStart, writeGame, writeStart } from "./start-bytes.js";

/** A deal to play. */
export interface DealLink {
  readonly type: "deal";
  /** A game of it at its start. */
  readonly start: Session;
}

/** A finished game. */
export interface GameLink {
  readonly type: "game";
  readonly session: Session;
}

/** A finished game as it stood after one of its moves. */
export interface MomentLink {
  readonly type: "moment";
  /** The whole game. */
  readonly session: Session;
  /** The number of moves made: 0 for the deal. */
  readonly after: number;
}

/** A player's view of a game, and nothing hidden. */
export interface ViewLink {
  readonly type: "view";
  readonly game: AnyGame;
  readonly view: unknown;
  readonly score: Score;
}

export function dealLink({ game, deal, variant }: Session): DealLink {
  const start = unwrap(startSession(game, deal, formatVariant(variant)));
  return { type: "deal", start };
}

export function viewLink(game: AnyGame, state: unknown): ViewLink {
  return { type: "view", game, view: game.view(state), score: game.outcome(state).score };
}

export type Link = DealLink | GameLink | MomentLink | ViewLink | ChallengeLink;

/** Writes and reads links of one kind. */
export interface LinkKind<Kind> {
  /** The byte of this kind, which never changes. */
  readonly byte: number;
  write(link: Kind, to: ByteWriter): Result<null, Problem>;
  /** The caller checks that all bytes were there and read. */
  read(from: ByteReader, findGame: FindGame): Result<Kind, Problem>;
}

const deal: LinkKind<DealLink> = {
  byte: 1,
  write({ start }, to) {
    writeStart(start, to);
    return ok(null);
  },
  read(from, findGame) {
    const start = readStart(from, findGame);
    return start.ok ? ok({ type: "deal", start: start.value }) : start;
  },
};

const game: LinkKind<GameLink> = {
  byte: 2,
  write: ({ session }, to) => writePlayed(session, to),
  read(from, findGame) {
    const session = readPlayed(from, findGame);
    return session.ok ? ok({ type: "game", session: session.value }) : session;
  },
};

const moment: LinkKind<MomentLink> = {
  byte: 3,
  write({ session, after }, to) {
    to.number(after);
    return writePlayed(session, to);
  },
  read(from, findGame) {
    const after = from.number();
    const session = readPlayed(from, findGame);
    if (!session.ok) return session;
    const { number } = session.value.now;
    if (after > number)
      return problem("bad-link", `it shows the game after ${after} moves, but it has ${number}`);
    return ok({ type: "moment", session: session.value, after });
  },
};

const view: LinkKind<ViewLink> = {
  byte: 4,
  write({ game: played, view: seen }, to) {
    writeGame(played, to);
    // A position sampled from the view alone: its hidden cards mean nothing.
    to.text(played.formatState(played.sample(seen, () => 0)));
    return ok(null);
  },
  read(from, findGame) {
    const played = readGame(from, findGame);
    if (!played.ok) return played;
    const state = played.value.parseState(from.text());
    if (!state.ok) return state;
    return ok(viewLink(played.value, state.value));
  },
};

function challengeKind(byte: number, form: ChallengeForm): LinkKind<ChallengeLink> {
  return {
    byte,
    write: (link, to) => writeChallenge(link, to, form),
    read: (from, findGame) => readChallenge(from, findGame, form),
  };
}

const challenge = challengeKind(5, "same-deals");
/** TK-31 (h): a kind of its own, so that older programs refuse it instead of laying wrong cards. */
const ownShuffle = challengeKind(6, "own-shuffle");
/** TK-31 (k, l): a program that ignored verdicts and second games would settle otherwise. 7 stands for cards. */
const judgedChallenge = challengeKind(8, "judged");

const KINDS: { readonly [Type in Link["type"]]: LinkKind<Extract<Link, { readonly type: Type }>> } = {
  deal,
  game,
  moment,
  view,
  challenge,
};

/** The kind of a link: of challenges the oldest kind that holds all of it. */
export function kindOf(link: Link): LinkKind<Link> {
  if (link.type !== "challenge") return KINDS[link.type];
  if (link.verdicts.length + link.doubles.length > 0) return judgedChallenge;
  return link.challenge.ownShuffle ? ownShuffle : challenge;
}

export const LINK_KINDS: readonly LinkKind<Link>[] = [...Object.values(KINDS), ownShuffle, judgedChallenge];

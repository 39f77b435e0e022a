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
} from "@tetrarch/engine";
import type { ChallengeLink } from "../contests/sent-games.js";
import type { ByteReader, ByteWriter } from "./bytes.js";
import {
  readChallenge,
  readJudgedChallenge,
  writeChallenge,
  writeJudgedChallenge,
} from "./challenge-bytes.js";
import { readPlayed, writePlayed } from "./played-bytes.js";
import { readGame, readStart, writeGame, writeStart } from "./start-bytes.js";

/** A deal, for somebody to play. */
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
  /** How many moves lay behind: 0 for the deal. */
  readonly after: number;
}

/** What a player sees of a game, and nothing else of it. */
export interface ViewLink {
  readonly type: "view";
  readonly game: AnyGame;
  readonly view: unknown;
  readonly score: Score;
}

/** The deal of a game, whatever has been played. */
export function dealLink({ game, deal, variant }: Session): DealLink {
  const start = startSession(game, deal, formatVariant(variant));
  if (!start.ok) throw new Error(start.error.message);
  return { type: "deal", start: start.value };
}

/** What is seen of a position. */
export function viewLink(game: AnyGame, state: unknown): ViewLink {
  return { type: "view", game, view: game.view(state), score: game.outcome(state).score };
}

/** What a link may hold. */
export type Link = DealLink | GameLink | MomentLink | ViewLink | ChallengeLink;

/** How links of one kind are written and read. */
export interface LinkKind<Kind> {
  /** Tells links of this kind from all others, for ever. */
  readonly byte: number;
  write(link: Kind, to: ByteWriter): Result<null, Problem>;
  /** Whether everything was there, and nothing else, its caller asks the reader. */
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
    // One position of all that agree with the view, made from the view alone: that its hidden cards lie so means nothing.
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

const challenge: LinkKind<ChallengeLink> = {
  byte: 5,
  write: writeChallenge,
  read: (from, findGame) => readChallenge(from, findGame, {}),
};

/** TK-31 (h): a kind of its own, so that a program from before it says that it does not know it, and lays no wrong cards. */
const ownShuffle: LinkKind<ChallengeLink> = {
  byte: 6,
  write: writeChallenge,
  read: (from, findGame) => readChallenge(from, findGame, { ownShuffle: true }),
};

/** TK-31 (k, l): with what was said of games and which are one of two; a program that did not read it would settle another table. 7 stands for cards. */
const judgedChallenge: LinkKind<ChallengeLink> = {
  byte: 8,
  write: writeJudgedChallenge,
  read: readJudgedChallenge,
};

const KINDS: { readonly [Type in Link["type"]]: LinkKind<Extract<Link, { readonly type: Type }>> } = {
  deal,
  game,
  moment,
  view,
  challenge,
};

/** The kind that a link is written in: of challenges the oldest that holds all of it. */
export function kindOf(link: Link): LinkKind<Link> {
  if (link.type !== "challenge") return KINDS[link.type];
  if (link.verdicts.length + link.doubles.length > 0) return judgedChallenge;
  return link.challenge.ownShuffle ? ownShuffle : challenge;
}

export const LINK_KINDS: readonly LinkKind<Link>[] = [...Object.values(KINDS), ownShuffle, judgedChallenge];

import { outcomeOf, resign, type Session } from "@tetrarch/engine";
import { type Connection, type InputLine, openRefereed } from "@tetrarch/protocol";
import { VERSION } from "../version.js";

/** How a refereed game ended; all but `played` and `resigned` are losses that the referee ruled. */
export type Ending =
  /** By the rules. */
  | "played"
  | "resigned"
  /** After the most moves. */
  | "move-limit"
  /** After too many illegal moves and other refused lines. */
  | "errors"
  /** After too many lines without a move. */
  | "chatter"
  /** No move came in time. */
  | "time"
  /** The program ended, or closed its output. */
  | "left";

export interface GameLimits {
  readonly moves: number;
  /** Illegal moves and other refused lines, in a game. */
  readonly errors: number;
}

/** A game that a program plays on the other side of a referee. */
export interface RefereedGame {
  readonly connection: Connection;
  /** Illegal moves tried. */
  readonly illegal: number;
  /** Other lines that were refused: no request, no number. */
  readonly unreadable: number;
  readonly linesSinceMove: number;
  readonly ending: Ending | undefined;
}

/** A language in which a program and its referee talk. */
export interface Dialogue {
  /** What the program is told when a game begins, without being asked. */
  opening(game: RefereedGame, place: { readonly number: number; readonly of: number }): readonly string[];
  /** Whether this line, after a game's end, begins the next one. */
  begins(line: InputLine): boolean;
  /** Answers a line about a game, over or not. */
  answer(game: RefereedGame, line: InputLine): Reply;
  /** What the program is told in place of the refusal that loses its game; absent where a refusal asks for no answer. */
  readonly lossNotice?: readonly string[];
  /** What the program is told, without being asked, when there are no more games. */
  readonly closing: readonly string[];
  /** Answers the line that would begin another game; absent where a program does not ask for one. */
  refuse?(line: InputLine): readonly string[];
}

/** Why a line was refused: a move that is not legal, or nothing that could be read. */
export type Refusal = "illegal" | "unreadable";

/** The answer to a line, and the game after it. */
export interface Reply {
  readonly lines: readonly string[];
  readonly connection: Connection;
  readonly refusal?: Refusal | undefined;
}

/** The most lines without a move: no program that plays needs so many. */
export const MOST_LINES_A_MOVE = 1000;

export function openGame(session: Session, { moves }: GameLimits): RefereedGame {
  // Nothing that a referee answers is drawn at random.
  const random = () => 0;
  const connection = openRefereed({ random, version: VERSION, moveLimit: moves, session });
  return { connection, illegal: 0, unreadable: 0, linesSinceMove: 0, ending: undefined };
}

export function sessionOf({ connection }: Pick<RefereedGame, "connection">): Session {
  return connection.session as Session;
}

export function afterReply(game: RefereedGame, reply: Reply, limits: GameLimits): RefereedGame {
  const hasMoved = sessionOf(reply) !== sessionOf(game);
  const linesSinceMove = hasMoved ? 0 : game.linesSinceMove + 1;
  if (game.ending) return { ...game, linesSinceMove };
  const after: RefereedGame = {
    connection: reply.connection,
    illegal: game.illegal + Number(reply.refusal === "illegal"),
    unreadable: game.unreadable + Number(reply.refusal === "unreadable"),
    linesSinceMove,
    ending: hasMoved ? endingByMove(sessionOf(reply), limits) : undefined,
  };
  if (after.ending) return after;
  if (after.illegal + after.unreadable > limits.errors) return ruledLost(after, "errors");
  return linesSinceMove > MOST_LINES_A_MOVE ? ruledLost(after, "chatter") : after;
}

function endingByMove(session: Session, { moves }: GameLimits): Ending | undefined {
  if (outcomeOf(session).status === "playing") return undefined;
  if (!session.resigned) return "played";
  return session.now.number >= moves ? "move-limit" : "resigned";
}

/** The game, given up by the referee. */
export function ruledLost(game: RefereedGame, ending: Ending): RefereedGame {
  const resigned = resign(sessionOf(game));
  const session = resigned.ok ? resigned.value : sessionOf(game);
  return { ...game, connection: { ...game.connection, session }, ending };
}

import { type AnyGame, games, type Random, seededRandom } from "@tetrarch/engine";
import { inputLines, type Position } from "@tetrarch/protocol";
import { type AnyPlayer, agentsOf, runToEnd } from "@tetrarch/solver";
import type { Output } from "../output.js";

/** Where a program under test reads and writes. */
export interface ProgramStreams {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Output;
}

/** Which of the program's own players plays, and with how much thought. */
export interface OwnPlayer {
  readonly name: string;
  /** Nodes a move; undefined for the player's own. */
  readonly nodes: number | undefined;
  /** The number of the first deal: a deal has the same chance whatever was played before. */
  readonly firstDeal: number;
}

/** Which cards are hidden makes no difference to what is legal. */
const ORDER: Random = () => 0;

/**
 * Plays a referee's games as any program does: it asks for a position, chooses from the view and the legal moves in it, and plays, until there
 * is no game any more. Returns whether the game has such a player.
 */
export async function playForReferee(own: OwnPlayer, { stdin, stdout }: ProgramStreams): Promise<boolean> {
  const answers = inputLines(stdin);
  const ask = async (request: object): Promise<Partial<Position>> => {
    await stdout.write(`${JSON.stringify(request)}\n`);
    const { done, value } = await answers.next();
    return done || value.type !== "text" ? {} : JSON.parse(value.text);
  };
  for (let deal = own.firstDeal; ; deal++) {
    let position = await ask({ op: "position" });
    const game = games.find(({ id }) => id === position.game);
    if (!game) return true;
    const player = agentsOf(game).players.find(({ name }) => name === own.name);
    if (!player) return false;
    const random = seededRandom(deal);
    while (position.legal && position.legal.length > 0) {
      position = await ask(requestOf(game, player, position, random, own.nodes ?? player.nodesAMove));
    }
  }
}

/** What a player does in a position; it has the moves in the order of the rules, by which some players settle ties. */
function requestOf(
  game: AnyGame,
  player: AnyPlayer,
  { view, legal = [] }: Partial<Position>,
  random: Random,
  nodes: number,
): object {
  const moves = game
    .legalMoves(game.sample(view, ORDER))
    .filter((move) => legal.includes(game.formatMove(move)));
  const { move, resigns } = runToEnd(player.advise({ view, legal: moves }, random, nodes));
  return resigns ? { op: "resign" } : { op: "play", move: game.formatMove(move) };
}

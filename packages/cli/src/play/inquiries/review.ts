import { outcomeOf, type Ply, playedWords, type Session, withOpenCards } from "@tetrarch/engine";
import { lostWith, notWinnableInWords } from "@tetrarch/play";
import { agentsOf, DEAL_LIMITS, type Solution, solving } from "@tetrarch/solver";
import { findingTurningPoint, isKnownLoss } from "@tetrarch/solver/analysis";
import { inquiryWords as words } from "../../words/en/inquiries.js";
import { tableWith } from "../tables/registry.js";
import { described, type Search } from "./finding.js";

/** Whether a game that is over could have been won with all cards known, until which move, and how. */
export function* reviewing(played: Session): Search {
  const session = withOpenCards(played);
  const solution = yield* solvingAfter(session, 0);
  const { game } = session;
  const { verdict, moves, best, nodes } = solution;
  const way = moves.length > 0 ? { way: moves } : {};
  if (verdict === "lost")
    return {
      paragraphs: [words.no(notWinnableInWords(game.id, best?.score, outcomeOf(played).score))],
      ...way,
    };
  if (verdict === "unknown") return { paragraphs: [words.unknown(nodes, best?.score.text)], ...way };
  return { paragraphs: [words.yes(moves.length), yield* turningPoint(session, solution)], ...way };
}

/** The move with which the game was lost. */
function* turningPoint(session: Session, first: Solution): Generator<string, string, void> {
  const played = playedWords(session);
  const search = findingTurningPoint(played, session.resigned, first);
  let step = search.next();
  while (!step.done) step = search.next(yield* solvingAfter(session, step.value));
  if (step.value.type === "unknown") return words.moveNotFound;
  if (step.value.type === "never") return words.resignedTooEarly;
  const { after } = step.value;
  const word = played[after] ?? "";
  const { game } = session;
  const view = game.view(stateAfter(session, after));
  const move = words.move(word, tableWith(game).foretell(view, word));
  return lostWith(after + 1, move, isKnownLoss(game, view, game.parseMove(word)));
}

/** Solves the deal of a game as it stood after so many moves, all cards known. */
export function* solvingAfter(session: Session, moves: number): Generator<string, Solution, void> {
  const { game } = session;
  const state = stateAfter(session, moves);
  const outcome = game.outcome(state);
  if (outcome.status !== "playing") return settled(outcome.status === "won");
  const search = solving(game, agentsOf(game).solver, state, DEAL_LIMITS);
  return yield* described(search, ({ nodes }) => words.positions(nodes));
}

function settled(isWon: boolean): Solution {
  return { verdict: isWon ? "won" : "lost", moves: [], nodes: 0, states: 0, stop: undefined };
}

function stateAfter({ now }: Session, moves: number): unknown {
  let ply: Ply = now;
  while (ply.number > moves && ply.before) ply = ply.before;
  return ply.state;
}

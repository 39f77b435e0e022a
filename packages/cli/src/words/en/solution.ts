import { formatVariant, type Session } from "@tetrarch/engine";
import type { DealAssessment, Solution } from "@tetrarch/solver";
import wrapAnsi from "wrap-ansi";

const MOST_COLUMNS = 100;
const INDENT = "  ";
const grouped = new Intl.NumberFormat("en");

export const solutionWords = {
  noLine: (path: string) => `there is no line to write to ${path}`,
};

export function assessmentInWords({ solution, difficulty }: DealAssessment): string {
  const { verdict, moves, nodes } = solution;
  switch (verdict) {
    case "won":
      return `proven winnable, in ${moves.length} moves by one who knows all cards; ${difficulty} for one who does not`;
    case "lost":
      return "proven not winnable, whoever plays it";
    case "unknown":
      return `not proven: no win was found in ${grouped.format(nodes)} nodes`;
  }
}

/** A solution for programs: the object of the engine protocol, the game and the deal in front. */
export function solutionAsJson({ game, deal, variant }: Session, solution: Solution): string {
  const head = { game: game.id, deal, ...(variant.length > 0 ? { variant: formatVariant(variant) } : {}) };
  return `${JSON.stringify({ ...head, ...solution })}\n`;
}

/** A solution for people: the verdict, what it took, and the moves. */
export function solutionInWords(session: Session, solution: Solution, columns: number): string {
  const { nodes, states, moves } = solution;
  const lines = [
    `${session.deal}: ${verdictInWords(solution)}`,
    `${INDENT}${grouped.format(nodes)} nodes, ${grouped.format(states)} states`,
    ...wrapped(moves.join(" "), Math.min(columns, MOST_COLUMNS)),
  ];
  return `${lines.join("\n")}\n`;
}

function verdictInWords(solution: Solution): string {
  const { verdict, moves, best, stop } = solution;
  const length = moves.length === 1 ? "1 move" : `${moves.length} moves`;
  const spent = stop === "memory" ? "the memory allowed is full" : "the budget of nodes is spent";
  const better = best?.exact === false ? `; whether it can be better is unknown: ${spent}` : "";
  const reached = best ? bestInWords(best) : "";
  switch (verdict) {
    case "won":
      return best ? `won with ${best.score.text} in ${length}${better}` : `won in ${length}`;
    case "lost":
      return best ? `not winnable; at best ${reached}, in ${length}` : "lost: no line of moves wins";
    case "unknown":
      return best ? `unknown: ${spent}; so far ${reached}, in ${length}` : `unknown: ${spent}`;
  }
}

/** Where a game of points is best left it need not be over. */
function bestInWords({ status, score }: NonNullable<Solution["best"]>): string {
  return status === "playing" ? `a score of ${score.text}` : `${status} with ${score.text}`;
}

function wrapped(text: string, columns: number): string[] {
  if (text === "") return [];
  return wrapAnsi(text, columns - INDENT.length)
    .split("\n")
    .map((line) => `${INDENT}${line}`);
}

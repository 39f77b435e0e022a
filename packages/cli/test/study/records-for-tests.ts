import { formatDealCode } from "@tetrarch/engine";
import { headOf, type Study, type StudyRecord, THOUGHTFUL, USUAL_MEMORY } from "@tetrarch/solver/studies";
import { gameOf } from "../../../../testing/game-of.js";
import type { StudyPlan } from "../../src/study/plan.js";

const KINGDOMS = gameOf("four-kingdoms");

export const GREEDY: Study = {
  game: KINGDOMS.id,
  variant: "standard",
  player: "greedy",
  budget: 0,
  memory: USUAL_MEMORY,
  version: "1.2.3",
  moves: false,
};

export const SOLVED: Study = { ...GREEDY, player: THOUGHTFUL, budget: 1000 };

/** A record as a study would write it, its result made up from the deal's number. */
export function recordOf(study: Study, number: number): StudyRecord {
  const head = headOf(study, formatDealCode(gameOf(study.game).dealCode, number));
  if (study.player !== THOUGHTFUL) {
    const home = number % 53;
    const score = { value: home, max: 52, text: `${home}/52` };
    return { ...head, status: home === 52 ? "won" : "lost", score, length: number % 97, nodes: 0 };
  }
  const verdict = number % 10 === 0 ? "unknown" : number % 3 === 0 ? "lost" : "won";
  const moves = verdict === "won" ? ["deal", "deal"] : [];
  return {
    ...head,
    verdict,
    length: moves.length,
    ...(study.moves ? { moves } : {}),
    nodes: number,
    states: number,
    ...(verdict === "unknown" ? { stop: "nodes" as const } : {}),
  };
}

export function lineOf(study: Study, number: number): string {
  return `${JSON.stringify(recordOf(study, number))}\n`;
}

/** The text of a study's file: the deals from `first` to `last`, or every `step`th of them. */
export function fileOf(study: Study, first: number, last: number, step = 1): string {
  let text = "";
  for (let number = first; number <= last; number += step) text += lineOf(study, number);
  return text;
}

export function planOf(study: Study, first: number, last: number): StudyPlan {
  const range = { first, last };
  return { study, game: gameOf(study.game), range, shard: { index: 1, count: 1 }, size: last - first + 1 };
}
